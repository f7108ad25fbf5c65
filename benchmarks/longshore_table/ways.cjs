// The ways to act at a table of Longshore's. Each is a function that sends a wish (its JSON, without the braces) of a
// seat; when the server has acknowledged it, `table.acknowledged(seq)` is called.

const http = require("http");
const { stop } = require("../boardgame_io/common.cjs");

const KIND = '{"kind":"'.length;

const agent = new http.Agent({ keepAlive: true });

const WAYS = {
  /** A message on the seat's live channel; `heard` takes the answer, {"kind": "done"}. */
  channel(table, seat, wish) {
    table.sockets[seat].send(`{"do":"play",${wish}}`);
  },

  /** A request of its own; the answer are the entries that were made. */
  post(table, seat, wish) {
    const headers = {
      authorization: `Bearer ${table.tokens[seat]}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(wish) + 2,
    };
    const path = `/api/tables/${table.id}/actions`;
    const where = { host: "127.0.0.1", port: table.portOf(seat), method: "POST", path };
    const request = http.request({ ...where, headers, agent }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString("utf8");
        if (answer.statusCode !== 200) stop(new Error(`the server answered ${answer.statusCode} ${text}`));
        table.acknowledged(JSON.parse(text).entries.at(-1).seq);
      });
    });
    request.on("error", stop);
    request.end(`{${wish}}`);
  },
};

/** What came over a live channel: the answer to a wish, a sign of life, or an entry (told). */
function heard(table, data) {
  const kind = data.toString("latin1", KIND, data.indexOf(0x22, KIND));
  if (kind === "done") table.acknowledged(JSON.parse(data).seq);
  else if (kind === "refused" || kind === "resync") stop(new Error(`the server answered ${data}`));
  else if (kind !== "beat") table.told(data);
}

module.exports = { WAYS, heard };
