// Who may see a secret amount on this screen.
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "../table/page";
import { cover, masked, show } from "../../src/acting/mask.svelte";

const ALONE = { mine: [0] };
const SHARED = { mine: [0, 2] };

beforeEach(() => {
  page.clear();
  show(true, ALONE);
  cover();
});

describe("one's own secret amount", () => {
  it("is open to oneself, until one wishes to hide it, which the browser keeps", () => {
    expect(masked(ALONE)).toBe(false);
    show(false, ALONE);
    expect(masked(ALONE)).toBe(true);
    expect(localStorage.getItem("longshore-bids-shown")).toBe("no");
  });

  it("is hidden where several share the screen, whatever one likes elsewhere", () => {
    expect(masked(SHARED)).toBe(true);
    show(true, SHARED);
    expect(masked(SHARED)).toBe(false);
    cover(); // the next amount
    expect(masked(SHARED)).toBe(true);
    expect(masked(ALONE)).toBe(false);
  });
});
