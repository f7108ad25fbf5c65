import { describe, expect, test } from "vitest";
import { axisOf, nearest, roundStep, scaled, spaced, thinned } from "../../src/past/plot/scale";

describe("a scale", () => {
  test("goes from numbers to places and back, also downwards", () => {
    const y = scaled(0, 50, 200, 0);
    expect([y(0), y(25), y(50)]).toEqual([200, 100, 0]);
    expect(y.invert(100)).toBe(25);
  });

  test("without width puts all in the middle", () => {
    const x = scaled(3, 3, 10, 30);
    expect(x(3)).toBe(20);
  });
});

describe("round numbers along an axis", () => {
  test.each([
    [10, 5, 2],
    [82, 6, 20],
    [7, 5, 2],
    [0.9, 4, 0.5],
    [100, 1, 100],
  ])("%s in at most %s steps: %s each", (span, most, step) => {
    expect(roundStep(span, most)).toBeCloseTo(step);
  });

  test("containers are counted in whole numbers", () => {
    expect(roundStep(2, 10, true)).toBe(1);
    expect(axisOf(0, 3, 10, true).ticks).toEqual([0, 1, 2, 3]);
  });

  test("zero is always there, and the values fit in", () => {
    expect(axisOf(5, 82, 6)).toEqual({ from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100] });
    expect(axisOf(-33, 41, 5)).toEqual({ from: -40, to: 60, ticks: [-40, -20, 0, 20, 40, 60] });
  });

  test("nothing at all has an axis too", () => {
    const { from, to, ticks } = axisOf(0, 0, 5);
    expect(from).toBe(0);
    expect(to).toBeGreaterThan(0);
    expect(ticks[0]).toBe(0);
  });

  test("no dust of binary fractions", () => {
    expect(axisOf(0, 0.6, 6).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  });
});

describe("ticks without room for all", () => {
  const rounds = Array.from({ length: 18 }, (_, n) => n + 1);
  test("stay all where there is room", () => expect(thinned(rounds, 18)).toEqual(rounds));
  test("every second begins with the first", () => {
    expect(thinned(rounds, 9)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17]);
  });
  test("fives and tens are round numbers", () => expect(thinned(rounds, 5)).toEqual([1, 5, 10, 15]));
  test("room for less than one leaves the first", () => expect(thinned(rounds, 0)[0]).toBe(1));
});

test("the nearest stop", () => {
  expect(nearest([10, 20, 40], 31)).toBe(2);
  expect(nearest([10, 20, 40], -5)).toBe(0);
  expect(nearest([], 3)).toBe(-1);
});

test("numbers that would run into each other are left out", () => {
  expect(spaced([0, 5, 20, 30, 39, 41], (place) => place, 20)).toEqual([0, 20, 41]);
  expect(spaced([], () => 0, 20)).toEqual([]);
});
