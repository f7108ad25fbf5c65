import { describe, expect, test } from "vitest";
import { clockAt, spokenTime, tickAfter, timeText, urgency } from "../../src/around/clock";
import { ago } from "../../src/around/when";
import { english } from "./helpers";

const S = 1000;
const clock = (deadline: number | null, game: number | null) => ({
  seat: 0,
  running: deadline !== null,
  deadline,
  game_left_ms: game,
});

describe("what is left of a decision", () => {
  test("is the time to its deadline", () => {
    expect(clockAt(clock(100 * S, null), 40 * S)).toEqual({ left: 60 * S, bank: null, running: true });
    expect(clockAt(clock(100 * S, null), 140 * S)?.left).toBe(0);
  });

  test("comes first, then the time for the game", () => {
    // a minute for the move, ten for the game
    expect(clockAt(clock(660 * S, 600 * S), 10 * S)).toEqual({ left: 50 * S, bank: 600 * S, running: true });
    expect(clockAt(clock(660 * S, 600 * S), 160 * S)).toEqual({ left: 500 * S, bank: null, running: true });
  });

  test("a clock that stands shows what remains for the game, if anything can", () => {
    expect(clockAt(clock(null, 90 * S), 0)).toEqual({ left: 90 * S, bank: null, running: false });
    expect(clockAt(clock(null, null), 0)).toBeNull();
  });

  test("the last seconds that every decision has do not count twice", () => {
    expect(clockAt(clock(5 * S, 0), 1 * S)).toEqual({ left: 4 * S, bank: null, running: true });
  });
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59 * S, "0:59"],
  [245 * S, "4:05"],
  [3600 * S, "1 h 00 min"],
  [11_100 * S, "3 h 05 min"],
  [86_400 * S, "1 d 0 h"],
  [187_200 * S, "2 d 4 h"],
  [-5 * S, "0:00"],
])("%d ms are written %s", (ms, text) => expect(timeText(ms, english)).toBe(text));

test.each([
  [1 * S, "1 second"],
  [59 * S, "59 seconds"],
  [119 * S, "1 minute"],
  [7200 * S, "2 hours"],
  [3 * 86_400 * S, "3 days"],
])("%d ms are read out as %s", (ms, text) => expect(spokenTime(ms, english)).toBe(text));

test("it gets urgent by what a decision has, not sooner", () => {
  expect(urgency(100 * S, 120 * S)).toBe("calm");
  expect(urgency(40 * S, 120 * S)).toBe("soon");
  expect(urgency(10 * S, 120 * S)).toBe("now");
  expect(urgency(10 * S, 20 * S)).toBe("soon");
  expect(urgency(9 * 3600 * S, 86_400 * S)).toBe("calm");
  expect(urgency(2 * 3600 * S, 86_400 * S)).toBe("soon");
});

test("a clock of days is not drawn every second", () => {
  expect(tickAfter(86_400 * S)).toBeGreaterThan(10 * S);
  expect(tickAfter(90 * S)).toBeLessThanOrEqual(S);
});

test("when something was", () => {
  const now = Date.UTC(2026, 5, 15, 12);
  expect(ago(now - 20 * S, "en", now)).toBe("now");
  expect(ago(now - 300 * S, "en", now)).toBe("5 minutes ago");
  expect(ago(now - 86_400 * S, "en", now)).toBe("yesterday");
  expect(ago(now + 5 * S, "en", now)).toBe("now"); // clocks differ
  expect(ago(now - 30 * 86_400 * S, "en", now)).toMatch(/May 16, 2026/);
});
