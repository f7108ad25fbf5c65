// What the server of the tables can be asked, each wish a function.
import type {
  Action,
  Catalogue,
  Chat,
  Draft,
  Drafted,
  Entry,
  Fairness,
  ForSeat,
  Fork,
  Hint,
  Join,
  Keys,
  Lobby,
  LogTold,
  NewKey,
  NewKeyTold,
  NewTable,
  NewTableTold,
  Notes,
  Offers,
  Orders,
  Play,
  PushKey,
  PushSubscription,
  PushTold,
  Rename,
  SeatAnswer,
  SeatOrder,
  Seated,
  Seen,
  SetSeat,
  Start,
  TableReview,
  TableTold,
  TurnTold,
  UndoAnswer,
  UndoWish,
  Visit,
  Webhook,
  WebhookSettings,
} from "../game/types";
import { ask, wishKey } from "./http";

const at = (table: string, part = ""): string => `/api/tables/${encodeURIComponent(table)}${part}`;
const post = <Told, Wish>(path: string, body: Wish) => ask<Told>("POST", path, { body });
const put = <Told, Wish>(path: string, body: Wish, seat?: number) =>
  ask<Told>("PUT", path, { body, query: { seat } });

export const catalogue = () => ask<Catalogue>("GET", "/api/catalogue");
export const lobby = (status: string, query: { edition?: string; more?: string } = {}) =>
  ask<Lobby>("GET", "/api/tables", { query: { status, ...query } });
export const openTable = (wish: NewTable) => post<NewTableTold, NewTable>("/api/tables", wish);

export const review = (id: string) => ask<TableReview>("GET", at(id, "/review"));
export const table = (id: string, seen?: number) => ask<TableTold>("GET", at(id), { query: { seen } });
export const enter = (id: string, token: string) => ask<TableTold>("POST", at(id, "/enter"), { token });
export const visit = (id: string, invitation: string) =>
  post<TableTold, Visit>(at(id, "/visit"), { invitation });
export const join = (id: string, wish: Join) => post<Seated, Join>(at(id, "/join"), wish);
export const leave = (id: string, seat: number | null) =>
  post<TableTold, ForSeat>(at(id, "/leave"), { seat });
export const rename = (id: string, seat: number, name: string) =>
  post<TableTold, Rename>(at(id, "/name"), { seat, name });
export const setSeat = (id: string, seat: number, bot: string | null) =>
  put<TableTold, SetSeat>(at(id, `/seats/${seat}`), { bot });
/** Who is to sit where: the one at `order[0]` gets the first seat, and so on; null is by chance. */
export const orderSeats = (id: string, seq: number, order: readonly number[] | null) =>
  post<TableTold, SeatOrder>(at(id, "/seats/order"), { seq, order });
export const dropSeat = (id: string, seat: number) => ask<TableTold>("POST", at(id, `/seats/${seat}/drop`));
export const handSeat = (id: string, seat: number) => ask<NewKeyTold>("POST", at(id, `/seats/${seat}/hand`));
export const askToHand = (id: string, seat: number) =>
  ask<TableTold>("POST", at(id, `/seats/${seat}/hand/ask`));
/** Agree to what the host asks about a seat, or refuse it; the host asks no more by refusing. */
export const answerHost = (id: string, seat: number | null, asked: number, agree: boolean) =>
  post<TableTold, SeatAnswer>(at(id, "/seats/answer"), { seat, asked, agree });
export const start = (id: string, fill: string | null) => post<TableTold, Start>(at(id, "/start"), { fill });
export const close = (id: string) => ask<TableTold>("POST", at(id, "/close"));
export const keys = (id: string) => ask<Keys>("GET", at(id, "/keys"));
export const newKey = (id: string, label: string) => post<NewKeyTold, NewKey>(at(id, "/keys"), { label });
export const revokeKey = (id: string, key: string) => ask<TableTold>("DELETE", at(id, `/keys/${key}`));

export const log = (id: string, seat: number | null, after: number) =>
  ask<LogTold>("GET", at(id, "/log"), { query: { seat, after } });
export const view = (id: string, seat: number | null, seq?: number) =>
  ask<Seen>("GET", at(id, "/view"), { query: { seat, at: seq } });
/** What a seat can do now: after the last entry that was `seen`, which may have come from another process. */
export const offers = (id: string, seat: number, seen: number) =>
  ask<Offers>("GET", at(id, "/offers"), { query: { seat, seen } });
export const draft = (id: string, seat: number, seq: number, actions: readonly Action[]) =>
  post<Drafted, Draft>(at(id, "/draft"), { seat, seq, actions });
export const hint = (id: string, seat: number) => ask<Hint>("GET", at(id, "/hint"), { query: { seat } });

export const play = (id: string, wish: Play) => post<TurnTold, Play>(at(id, "/actions"), wish);
export const undo = (id: string, seat: number, seq: number, to: number | null = null) =>
  post<Entry, UndoWish>(at(id, "/undo"), { seat, seq, to, key: wishKey() });
export const answerUndo = (id: string, seat: number, asked: number, agree: boolean) =>
  post<Entry, UndoAnswer>(at(id, "/undo/answer"), { seat, asked, agree });
export const comeBack = (id: string, seat: number) => post<Entry, ForSeat>(at(id, "/return"), { seat });
/** A host without a seat may talk, too; who looks on says a name, where the table lets them talk. */
export const chat = (
  id: string,
  seat: number | null,
  text: string,
  key: string,
  name: string | null = null,
) => post<Entry, Chat>(at(id, "/chat"), { seat, text, key, name });

export const notes = (id: string, seat: number) => ask<Notes>("GET", at(id, "/notes"), { query: { seat } });
export const keepNotes = (id: string, seat: number, text: string) =>
  put<Notes, Notes>(at(id, "/notes"), { text }, seat);
export const orders = (id: string, seat: number) =>
  ask<Orders>("GET", at(id, "/orders"), { query: { seat } });
export const setOrders = (id: string, seat: number, wish: Orders) =>
  put<Orders, Orders>(at(id, "/orders"), wish, seat);
export const webhook = (id: string, seat: number) =>
  ask<WebhookSettings>("GET", at(id, "/webhook"), { query: { seat } });
export const setWebhook = (id: string, seat: number, wish: WebhookSettings) =>
  put<Webhook, WebhookSettings>(at(id, "/webhook"), wish, seat);
export const dropWebhook = (id: string, seat: number) =>
  ask<unknown>("DELETE", at(id, "/webhook"), { query: { seat } });
export const pushKey = () => ask<PushKey>("GET", "/api/push");
export const setPush = (id: string, seat: number, wish: PushSubscription) =>
  put<PushTold, PushSubscription>(at(id, "/push"), wish, seat);
export const dropPush = (id: string, seat: number, device: string) =>
  ask<unknown>("DELETE", at(id, "/push"), { query: { seat, device } });
export const fairness = (id: string) => ask<Fairness>("GET", at(id, "/fairness"));
export const fork = (id: string, wish: Fork) => post<NewTableTold, Fork>(at(id, "/fork"), wish);
export const exportAddress = (id: string, format: string): string => at(id, `/export?format=${format}`);
/** Where one is told which of one's tables have changed; of each its name and its ticket. */
export const newsAddress = (tables: readonly (readonly [table: string, ticket: string])[]): string =>
  `/api/news?of=${tables.map((one) => one.join(".")).join(",")}`;
export const liveAddress = (id: string, seat: number | null, after: number): string =>
  at(id, `/live?presence=true&after=${after}${seat === null ? "" : `&seat=${seat}`}`);
