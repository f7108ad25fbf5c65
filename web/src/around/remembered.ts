// The tables that this browser has been at, the last one first; and the invitations that it may hand on.
import type { TableTold } from "../game/types";
import { keep, recall } from "./memory";

export type Role = "seat" | "host" | "guest";
export interface Remembered {
  table: string;
  title: string;
  edition: string;
  role: Role;
  status: string;
  at: number; // last seen, ms since 1970
}

const KEPT = 40; // tables; how many of them are shown and followed is another matter
const ID = /^[A-Za-z0-9_-]{1,64}$/;

function readable(one: unknown): Remembered[] {
  const { table, title, edition, role, status, at } = (one ?? {}) as Partial<Remembered>;
  if (typeof table !== "string" || !ID.test(table)) return [];
  return [
    {
      table,
      title: typeof title === "string" ? title : "",
      edition: typeof edition === "string" ? edition : "",
      role: role === "host" || role === "guest" ? role : "seat",
      status: typeof status === "string" ? status : "",
      at: typeof at === "number" ? at : 0,
    },
  ];
}

export function rememberedTables(): Remembered[] {
  const kept = recall<unknown>("tables", []);
  return Array.isArray(kept) ? kept.flatMap(readable) : [];
}

export const roleOf = (told: Pick<TableTold, "mine" | "host">): Role =>
  told.mine.length ? "seat" : told.host ? "host" : "guest";

/** Put a table at the head of those remembered. */
export function rememberTable(id: string, told: TableTold, now = Date.now()): void {
  const one: Remembered = {
    table: id,
    title: told.settings.title,
    edition: told.options.edition,
    role: roleOf(told),
    status: told.status,
    at: now,
  };
  const others = rememberedTables().filter((other) => other.table !== id);
  keep("tables", [one, ...others].slice(0, KEPT));
}

/** Note how it stands at a table without having been there: its place in the list stays. */
export function noteTable(told: TableTold): void {
  const noted = rememberedTables().map((one) =>
    one.table === told.table
      ? { ...one, title: told.settings.title, status: told.status, role: roleOf(told) }
      : one,
  );
  keep("tables", noted);
}

export function forgetTable(table: string): void {
  keep(
    "tables",
    rememberedTables().filter((one) => one.table !== table),
  );
  keep(`invitation-${table}`, null);
}

export const keepInvitation = (table: string, invitation: string): void =>
  keep(`invitation-${table}`, invitation);
export function invitationOf(table: string): string | null {
  const kept = recall<unknown>(`invitation-${table}`, null);
  return typeof kept === "string" ? kept : null;
}

/** The link that lets others in: of a public table its address alone. */
export function invitationLink(origin: string, told: TableTold, invitation: string | null): string | null {
  const address = `${origin}/t/${encodeURIComponent(told.table)}`;
  if (invitation) return `${address}#join=${invitation}`;
  return told.settings.public ? address : null;
}

/** Whether a link leads here from this machine alone. */
export function hereAlone(link: string): boolean {
  const host = URL.canParse(link) ? new URL(link).hostname : "";
  return /^127\.|^\[::1\]$|(^|\.)localhost$/.test(host);
}

/** Where a pasted link leads within this page; null if it is no link to a table of this server. */
export function linkTarget(text: string, origin: string): string | "elsewhere" | null {
  const typed = text.trim();
  const address = URL.canParse(typed) ? new URL(typed) : null;
  if (!address) return /^[a-z0-9]{12}$/.test(typed) ? `/t/${typed}` : null; // the name of a table alone
  if (!/^https?:$/.test(address.protocol)) return null;
  if (!/^\/t\/[^/]+\/?$/.test(address.pathname)) return null;
  return address.origin === origin ? address.pathname + address.search + address.hash : "elsewhere";
}
