// A link as a QR code, drawn as one path: a run of dark squares is a rectangle. The link stays in the browser.
import encodeQR from "qr";

const QUIET = 4; // light squares around it, which readers need

export interface Drawn {
  readonly size: number; // squares a side
  readonly path: string;
}

export function drawn(link: string): Drawn {
  const squares = encodeQR(link, "raw", { ecc: "medium", border: QUIET });
  const runs = squares.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: squares.length, path: runs.join("") };
}

/** Where dark squares follow each other: from which on, and how many. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1]++;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
