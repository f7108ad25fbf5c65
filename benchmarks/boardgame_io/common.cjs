// What the loads on all servers have in common.

const fs = require("fs");

const TICKS = 100; // a second, in which Linux tells what a process has used

/** Processor seconds that a process and its threads have used so far, and the memory it has; not its children's. */
function spent(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1].split(" ");
  const [, kilobytes] = /VmRSS:\s*(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, "latin1"));
  return { cpu_seconds: (Number(fields[11]) + Number(fields[12])) / TICKS, rss_bytes: kilobytes * 1024 };
}

/**
 * Counts for some seconds what a load tallies, after its warm-up, and with "games" until so many are over; `usage` is
 * asked before and after.
 */
async function measured(tally, { warmup, seconds, games = 0, pids }, usage = async () => ({})) {
  await sleep(warmup);
  const before = await usage();
  const serverBefore = pids.map(spent);
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  tally.counting = true;
  do await sleep(seconds);
  while (tally.games < games);
  tally.counting = false;
  const took = (performance.now() - start) / 1000;
  const own = process.cpuUsage(ownBefore);
  const server = pids.map((pid, place) => spent(pid).cpu_seconds - serverBefore[place].cpu_seconds);
  const after = await usage();
  if (!tally.actions) throw new Error("no action was acknowledged while it was measured");
  const latencies = Float64Array.from(tally.latencies).sort();
  const { counting, latencies: _, ...counted } = tally;
  return {
    ...counted,
    seconds: took,
    p50_ms: latencies[Math.floor(latencies.length * 0.5)],
    p99_ms: latencies[Math.floor(latencies.length * 0.99)],
    server_cpu_seconds: server.reduce((sum, one) => sum + one, 0),
    load_cpu_seconds: (own.user + own.system) / 1e6,
    before,
    after,
  };
}

/** An acknowledged action, since when it was sent. */
function count(tally, since) {
  if (!tally.counting) return;
  tally.actions++;
  tally.latencies.push(performance.now() - since);
}

async function inParallel(count, atOnce, work) {
  const done = [];
  let begun = 0;
  const worker = async () => {
    while (begun < count) done.push(await work(begun++));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

function sleep(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function stop(error) {
  console.error(`error: ${error.message}`);
  process.exit(1);
}

/** Prints what a load has found out, as JSON. */
function run(work) {
  process.on("uncaughtException", stop);
  process.on("unhandledRejection", stop);
  work().then((result) => {
    fs.writeSync(1, `${JSON.stringify(result)}\n`);
    process.exit(0);
  }, stop);
}

module.exports = { count, inParallel, measured, run, spent, stop };
