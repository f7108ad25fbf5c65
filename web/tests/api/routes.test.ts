// Which room an address leads to.
import { beforeEach, describe, expect, it } from "vitest";
import { ORIGIN, page } from "../table/page";
import { go, here, routeOf } from "../../src/routes.svelte";

const route = (path: string) => routeOf(new URL(path, ORIGIN));
beforeEach(() => {
  page.clear();
});

describe("routes", () => {
  it.each([
    ["/", "start"],
    ["/new", "new"],
    ["/lobby", "lobby"],
    ["/games", "games"],
    ["/learn", "learn"],
    ["/rules", "rules"],
    ["/host", "host"],
    ["/rules/", "rules"],
    ["//", "start"],
    ["/t/abc", "table"],
    ["/t", "nowhere"],
    ["/t/", "nowhere"],
    ["/t/abc/review", "review"],
    ["/t/abc/review/", "review"],
    ["/t/abc/more", "nowhere"],
    ["/New", "nowhere"],
    ["/somewhere", "nowhere"],
    ["/constructor", "nowhere"],
  ])("%s is the room %s", (path, room) => {
    expect(routeOf(new URL(ORIGIN + path)).room).toBe(room);
  });

  it("know the table, with and without a slash, and what is asked besides", () => {
    expect(route("/t/abc")).toMatchObject({ room: "table", table: "abc" });
    expect(route("/t/abc/?at=12")).toMatchObject({ room: "table", table: "abc" });
    expect(route("/t/abc?at=12").query.get("at")).toBe("12");
    expect(route("/t/a%20b").table).toBe("a b");
    expect(route("/t/abc/review").table).toBe("abc");
  });

  it("do not stumble over half a sign", () => {
    expect(route("/t/%E0%A4%A")).toMatchObject({ room: "table", table: "%E0%A4%A" });
    expect(route("/t/100%")).toMatchObject({ room: "table", table: "100%" });
  });

  it("begin where the address is, and follow where one goes", () => {
    expect(here()).toMatchObject({ room: "table", table: "abc" });
    go("/rules#A2");
    expect(here().room).toBe("rules");
    expect(page.address).toBe(`${ORIGIN}/rules#A2`);
    go("/t/def?at=3", { replace: true });
    expect(here()).toMatchObject({ room: "table", table: "def" });
    expect(here().query.get("at")).toBe("3");
  });
});
