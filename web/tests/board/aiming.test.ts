import { describe, expect, it } from "vitest";
import { aimed } from "../../src/board/aiming";

describe("aiming at a container with keys", () => {
  it("goes from one to the next and round", () => {
    expect(aimed("ArrowRight", null, 3)).toBe(0);
    expect(aimed("ArrowLeft", null, 3)).toBe(2);
    expect(aimed("ArrowDown", 1, 3)).toBe(2);
    expect(aimed("ArrowRight", 2, 3)).toBe(0);
    expect(aimed("ArrowUp", 0, 3)).toBe(2);
  });

  it("leaves other keys alone, and all of them where nothing lies", () => {
    expect(aimed("Enter", 1, 3)).toBeNull();
    expect(aimed("ArrowRight", null, 0)).toBeNull();
  });
});
