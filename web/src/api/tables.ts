// What the server of the tables can be asked, each wish a function.
import type {
  Action,
  Catalogue,
  Drafted,
  Entry,
  Fairness,
  Hint,
  Keys,
  Lobby,
  LogTold,
  NewKeyTold,
  NewTable,
  NewTableTold,
  Offers,
  Seated,
  Seen,
  TableTold,
} from "../game/types";
import { ask, wishKey } from "./http";

const at = (table: string, part = ""): string => `/api/tables/${encodeURIComponent(table)}${part}`;

export const catalogue = () => ask<Catalogue>("GET", "/api/catalogue");
export const lobby = (status: string, query: { edition?: string; more?: string } = {}) =>
  ask<Lobby>("GET", "/api/tables", { query: { status, ...query } });
export const openTable = (wish: NewTable) => ask<NewTableTold>("POST", "/api/tables", { body: wish });

export const table = (id: string) => ask<TableTold>("GET", at(id));
export const enter = (id: string, token: string) => ask<TableTold>("POST", at(id, "/enter"), { token });
export const visit = (id: string, invitation: string) =>
  ask<TableTold>("POST", at(id, "/visit"), { body: { invitation } });
export const join = (id: string, body: { name: string; seat?: number; invitation?: string }) =>
  ask<Seated>("POST", at(id, "/join"), { body });
export const leave = (id: string, seat: number | null) =>
  ask<TableTold>("POST", at(id, "/leave"), { body: seat === null ? {} : { seat } });
export const rename = (id: string, seat: number, name: string) =>
  ask<TableTold>("POST", at(id, "/name"), { body: { seat, name } });
export const setSeat = (id: string, seat: number, bot: string | null) =>
  ask<TableTold>("PUT", at(id, `/seats/${seat}`), { body: { bot } });
export const dropSeat = (id: string, seat: number) => ask<TableTold>("POST", at(id, `/seats/${seat}/drop`));
export const handSeat = (id: string, seat: number) => ask<NewKeyTold>("POST", at(id, `/seats/${seat}/hand`));
export const askToHand = (id: string, seat: number) =>
  ask<TableTold>("POST", at(id, `/seats/${seat}/hand/ask`));
/** Agree to what the host asks about a seat, or refuse it; the host asks no more by refusing. */
export const answerHost = (id: string, seat: number | null, asked: number, agree: boolean) =>
  ask<TableTold>("POST", at(id, "/seats/answer"), {
    body: { asked, agree, ...(seat === null ? {} : { seat }) },
  });
export const start = (id: string, fill: string | null) =>
  ask<TableTold>("POST", at(id, "/start"), { body: { fill } });
export const close = (id: string) => ask<TableTold>("POST", at(id, "/close"));
export const keys = (id: string) => ask<Keys>("GET", at(id, "/keys"));
export const newKey = (id: string, label: string) =>
  ask<NewKeyTold>("POST", at(id, "/keys"), { body: { label } });
export const revokeKey = (id: string, key: string) => ask<TableTold>("DELETE", at(id, `/keys/${key}`));

export const log = (id: string, seat: number | null, after: number) =>
  ask<LogTold>("GET", at(id, "/log"), { query: { seat, after } });
export const view = (id: string, seat: number | null, seq?: number) =>
  ask<Seen>("GET", at(id, "/view"), { query: { seat, at: seq } });
export const offers = (id: string, seat: number) =>
  ask<Offers>("GET", at(id, "/offers"), { query: { seat } });
export const draft = (id: string, seat: number, seq: number, actions: readonly Action[]) =>
  ask<Drafted>("POST", at(id, "/draft"), { body: { seat, seq, actions } });
export const hint = (id: string, seat: number) => ask<Hint>("GET", at(id, "/hint"), { query: { seat } });

export interface Playing {
  seat: number;
  action: Action;
  key: string;
  seq?: number;
  auction?: number;
}
export const play = (id: string, body: Playing) => ask<Entry>("POST", at(id, "/actions"), { body });
export const undo = (id: string, seat: number, seq: number, to?: number) =>
  ask<Entry>("POST", at(id, "/undo"), { body: { seat, seq, to: to ?? null, key: wishKey() } });
export const answerUndo = (id: string, seat: number, asked: number, agree: boolean) =>
  ask<Entry>("POST", at(id, "/undo/answer"), { body: { seat, asked, agree } });
export const comeBack = (id: string, seat: number) =>
  ask<Entry>("POST", at(id, "/return"), { body: { seat } });
/** A host without a seat may talk, too. */
export const chat = (id: string, seat: number | null, text: string, key: string) =>
  ask<Entry>("POST", at(id, "/chat"), { body: { text, key, ...(seat === null ? {} : { seat }) } });

export const notes = (id: string, seat: number) =>
  ask<{ text: string }>("GET", at(id, "/notes"), { query: { seat } });
export const keepNotes = (id: string, seat: number, text: string) =>
  ask<{ text: string }>("PUT", at(id, "/notes"), { query: { seat }, body: { text } });
export const orders = (id: string, seat: number) =>
  ask<Record<string, unknown>>("GET", at(id, "/orders"), { query: { seat } });
export const setOrders = (id: string, seat: number, wish: Record<string, unknown>) =>
  ask<Record<string, unknown>>("PUT", at(id, "/orders"), { query: { seat }, body: wish });
export const webhook = (id: string, seat: number) =>
  ask<Record<string, unknown>>("GET", at(id, "/webhook"), { query: { seat } });
export const setWebhook = (id: string, seat: number, wish: Record<string, unknown>) =>
  ask<Record<string, unknown>>("PUT", at(id, "/webhook"), { query: { seat }, body: wish });
export const dropWebhook = (id: string, seat: number) =>
  ask<Record<string, unknown>>("DELETE", at(id, "/webhook"), { query: { seat } });
export const fairness = (id: string) => ask<Fairness>("GET", at(id, "/fairness"));
export const fork = (
  id: string,
  body: { at: number; seat?: number; play?: number[]; bot?: string; name?: string },
) => ask<NewTableTold>("POST", at(id, "/fork"), { body });
export const exportAddress = (id: string, format: string): string => at(id, `/export?format=${format}`);
export const liveAddress = (id: string, seat: number | null, after: number): string =>
  at(id, `/live?after=${after}${seat === null ? "" : `&seat=${seat}`}`);
