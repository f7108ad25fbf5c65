// A link as a QR code: what a camera reads from the path that is drawn.
import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { drawn } from "../../src/around/qrcode";

const SCALE = 4; // pixels a square

/** The drawing as a camera would see it. */
function seen(path: string, size: number): { width: number; height: number; data: Uint8Array } {
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = Number(y) * SCALE; py < (Number(y) + 1) * SCALE; py++)
      for (let px = Number(x) * SCALE; px < (Number(x) + Number(length)) * SCALE; px++)
        data.fill(0, 4 * (py * side + px), 4 * (py * side + px) + 3);
  }
  return { width: side, height: side, data };
}

describe("a QR code", () => {
  it.each([
    `https://table.example.org/t/k7m2p9x4r3tw#join=${"aZ_-9".repeat(9).slice(0, 43)}`,
    "http://192.168.178.20:8080/t/k7m2p9x4r3tw",
  ])("leads to %s", (link) => {
    const { path, size } = drawn(link);
    expect(decodeQR(seen(path, size))).toBe(link);
  });
});
