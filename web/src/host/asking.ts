// What whoever runs the server can ask of it, each wish a function, by the token of the hosts' page.
import { ask, Refusal, withQuery } from "../api/http";
import type {
  BannedNames,
  ClosePairs,
  ContestTitle,
  HostAccount,
  HostAccounts,
  HostContests,
  HostTable,
  HostTables,
  NameBanned,
  NameReports,
  NameWish,
  ServerTold,
} from "../game/types";

const at = (part: string): string => `/api/host/${part}`;
const ofTable = (table: string, part = ""): string => at(`tables/${encodeURIComponent(table)}${part}`);

export const server = (token: string) => ask<ServerTold>("GET", at("server"), { token });
export const tables = (token: string, query: Record<string, string | undefined>) =>
  ask<HostTables>("GET", at("tables"), { token, query });
export const closeTable = (token: string, table: string) =>
  ask<HostTable>("POST", ofTable(table, "/close"), { token });
export const deleteTable = (token: string, table: string) =>
  ask<unknown>("DELETE", ofTable(table), { token });
export const names = (token: string) => ask<BannedNames>("GET", at("names"), { token });
export const ban = (token: string, name: string) =>
  ask<NameBanned>("POST", at("names/ban"), { token, body: { name } satisfies NameWish });
export const allow = (token: string, name: string) =>
  ask<BannedNames>("POST", at("names/allow"), { token, body: { name } satisfies NameWish });

// Where there are accounts
export const reports = (token: string) => ask<NameReports>("GET", at("reports"), { token });
export const dismiss = (token: string, name: string) =>
  ask<NameReports>("POST", at("reports/dismiss"), { token, body: { name } satisfies NameWish });
export const pairs = (token: string, more?: string) =>
  ask<ClosePairs>("GET", at("pairs"), { token, query: { more } });
export const accounts = (token: string, name: string) =>
  ask<HostAccounts>("GET", at("accounts"), { token, query: { name: name || undefined } });
export const barAccount = (token: string, name: string) =>
  ask<HostAccount>("POST", at("accounts/bar"), { token, body: { name } satisfies NameWish });
export const letAccountIn = (token: string, name: string) =>
  ask<HostAccount>("POST", at("accounts/let-in"), { token, body: { name } satisfies NameWish });
export const contests = (token: string, more?: string) =>
  ask<HostContests>("GET", at("contests"), { token, query: { more } });
export const cancelContest = (token: string, id: string) =>
  ask<unknown>("POST", ofContest(id, "/cancel"), { token });
const ofContest = (id: string, part = ""): string => at(`contests/${encodeURIComponent(id)}${part}`);
export const renameContest = (token: string, id: string, title: string) =>
  ask<unknown>("PUT", ofContest(id, "/title"), { token, body: { title } satisfies ContestTitle });
export const deleteContest = (token: string, id: string) => ask<unknown>("DELETE", ofContest(id), { token });
export const deleteAccount = (token: string, name: string) =>
  ask<unknown>("POST", at("accounts/delete"), { token, body: { name } satisfies NameWish });

/** A finished game as a file. A link could not bring the token along, but in an address that is kept. */
export async function download(token: string, table: string, format: "text" | "csv"): Promise<void> {
  const answer = await fetch(withQuery(ofTable(table, "/export"), { format }), {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
    throw new Refusal(answer.status, told.code ?? "http", told.values ?? {}, told.text ?? answer.statusText);
  }
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table}.${format === "csv" ? "csv" : "game"}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000); // once the browser has taken it
}
