// Looking back.
import { describe, expect, it } from "vitest";
import { ORIGIN, page, TABLE } from "./page";
import { Table } from "../../src/table/table.svelte";
import { Server, settled } from "./server";
import { atTheTable, comeIn } from "./sitting";

atTheTable();

describe("looking back", () => {
  it("shows the table as it was after an entry, and everybody's cash then", async () => {
    const server = new Server("classic-3", 60);
    const table = await comeIn();
    const cash = table.counted;
    table.scrub(20);
    expect(table.moment).toBe("past");
    expect(table.view).toEqual(server.truth(0, 20));
    expect(table.now).toEqual(server.truth(0, 60));
    expect(table.counted).not.toEqual(cash);
    table.scrub(null);
    expect([table.moment, table.view, table.counted]).toEqual(["now", table.now, cash]);
  });

  it("shows the last board up to an entry that has none, and the first before the deal", async () => {
    const server = new Server("classic-3", 5);
    const table = await comeIn();
    server.talk("ahoy");
    server.write();
    await settled();
    table.scrub(6);
    expect(table.view).toEqual(server.truth(0, 5));
    table.scrub(1);
    expect(table.view).toEqual(server.truth(0, 4));
    table.scrub(999);
    expect(table.view).toEqual(table.now);
  });

  it("keeps the moment in the address, and takes it out again", async () => {
    new Server("classic-3", 60);
    const table = await comeIn();
    table.scrub(20);
    expect(page.address).toBe(`${ORIGIN}/t/${TABLE}?at=20`);
    table.scrub(21);
    expect(page.address).toBe(`${ORIGIN}/t/${TABLE}?at=21`);
    table.scrub(null);
    expect(page.address).toBe(`${ORIGIN}/t/${TABLE}`);
  });

  it("leaves the rest of the address alone, and the address of another room", async () => {
    new Server("classic-3", 60);
    const table = await comeIn();
    history.replaceState(null, "", "?guide");
    table.scrub(20);
    expect(new URL(page.address).searchParams.has("guide")).toBe(true);
    const before = page.address;
    new Table("another").scrub(3);
    expect(page.address).toBe(before);
  });

  it("is not moved by what happens meanwhile", async () => {
    const server = new Server("classic-3", 30);
    const table = await comeIn();
    const steps: unknown[] = [];
    table.on("events", () => void steps.push(1));
    table.scrub(20);
    const { view, past } = table;
    server.write(5);
    await settled();
    expect(table.view).toBe(view);
    expect(table.past).toBe(past);
    expect(steps).toEqual([]); // nothing is played over the past
    expect(table.now).toEqual(server.truth(0, 35));
    expect(table.moments.at(-1)?.seq).toBe(35);
    table.scrub(null);
    expect(table.view).toEqual(server.truth(0, 35));
  });

  it("lies over the draft, which is there again afterwards", async () => {
    const server = new Server("classic-3", 10);
    const table = await comeIn();
    await table.propose(server.upcoming(0)[0]!);
    const draft = table.view;
    table.scrub(6);
    expect([table.moment, table.view]).toEqual(["past", server.truth(0, 6)]);
    table.scrub(null);
    expect([table.moment, table.view]).toEqual(["draft", draft]);
  });
});
