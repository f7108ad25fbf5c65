// A server for one table: what it tells is from a recorded game, as far as that has been written. Answers can be
// held back, and given in any order; requests can be refused or lost.
import { vi } from "vitest";
import type {
  Action,
  Drafted,
  Event,
  Offers,
  SeatTold,
  Settings,
  TableTold,
  View,
} from "../../src/game/types";
import { foldView } from "../../src/game/fold";
import { catalogue } from "../catalogue";
import { of, table as recorded, timelineOf, type Played, type Recorded } from "../game/fixtures";
import { ORIGIN, TABLE } from "./page";

export interface Asked {
  what: string; // the last part of the path: "log", "draft", …; "table" for the table itself
  query: URLSearchParams;
  body: Record<string, unknown>;
  token: string | null;
}
export interface No {
  status: number;
  code: string;
  values: Record<string, unknown>;
  text: string;
}
/** A refusal; an answer that is lost on the way; one that makes no sense; or as it should be. */
type Fate = No | "lost" | "nonsense" | "granted";
interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  json: () => Promise<unknown>;
}

export const no = (status: number, code: string, values: Record<string, unknown> = {}): No => ({
  status,
  code,
  values,
  text: `The server says ${code}.`,
});
const answered = (told: unknown): Answer => ({
  ok: true,
  status: 200,
  statusText: "OK",
  json: () => Promise.resolve(structuredClone(told)),
});
const refused = ({ status, ...told }: No): Answer => ({ ...answered(told), ok: false, status });
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isGame = ({ kind }: Recorded): boolean => ["started", "played", "undone"].includes(kind);
const isLoan = ({ action }: Recorded): boolean => action?.type === "loan" || action?.type === "repay";

/** A request that waits for its answer. */
export class Held {
  constructor(
    readonly asked: Asked,
    private readonly give: (answer: () => Answer) => void,
    private readonly said: Answer,
    private readonly ask: () => Answer,
  ) {}

  /** What was found when it was asked. */
  answer = (): void => this.give(() => this.said);
  /** It was long on the way there: what is found now. */
  answerNow = (): void => this.give(this.ask);
  refuse = (why: No): void => this.give(() => refused(why));
  lose = (): void =>
    this.give(() => {
      throw new TypeError("the line is cut");
    });
}

export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = Socket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  readonly url: URL;

  constructor(url: URL | string) {
    this.url = new URL(url);
    Socket.made(this);
  }
  static made: (socket: Socket) => void = () => undefined;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.readyState >= Socket.CLOSING) return;
    this.readyState = Socket.CLOSING;
    setTimeout(() => this.end(1005), 0);
  }

  // The server's side

  open(): void {
    if (this.readyState !== Socket.CONNECTING) return;
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  tell(frame: object): void {
    if (this.readyState === Socket.OPEN) this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number): void {
    if (this.readyState === Socket.CLOSED) return;
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }
  get seat(): number | null {
    const seat = this.url.searchParams.get("seat");
    return seat === null ? null : Number(seat);
  }
  get after(): number {
    return Number(this.url.searchParams.get("after"));
  }
}

export class Server {
  readonly asked: Asked[] = [];
  readonly sockets: Socket[] = [];
  mine: readonly number[];
  host = false;
  present: readonly number[] = [];
  pageful = 1000; // entries in one answer of the log
  /** What becomes of whoever wants to follow: told what is missed, left waiting, or turned away. */
  door: "open" | "silent" | { refused: string } = "open";
  /** Whether entries that are written are told at once. */
  telling = true;
  private readonly steps: (readonly Recorded[])[];
  private readonly done = new Map<string, readonly Recorded[]>();
  private readonly holds = new Map<string, Held[]>();
  private readonly refusals: { what: string; why: Fate }[] = [];

  constructor(
    game: string | Played,
    public seq: number,
    { mine = [0] }: { mine?: readonly number[] } = {},
  ) {
    const played = typeof game === "string" ? recorded(game) : game;
    this.steps = played.steps.map(({ told }) => told);
    this.mine = mine;
    Socket.made = (socket) => this.arrive(socket);
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", (path: string, how: RequestInit) => this.fetch(path, how));
  }

  // What is known

  /** The log as it is written, or as it will be up to an entry. */
  entries(seat: number | null, to = this.seq): Recorded[] {
    return this.steps.slice(0, to).map((told) => of(told, seat));
  }
  entry(seq: number, seat: number | null = null): Recorded {
    return of(this.steps[seq - 1] ?? [], seat);
  }
  truth(seat: number | null, at = this.seq): View | null {
    return timelineOf(this.entries(seat, at), seat).moments.at(-1)?.view ?? null;
  }
  get gameSeq(): number {
    return this.entries(null).findLast(isGame)?.seq ?? 0;
  }
  /** What a seat does next, by the record, up to the end of its turn. */
  upcoming(seat: number): Action[] {
    return this.ahead(seat).map((entry) => entry.action as Action);
  }
  private ahead(seat: number): Recorded[] {
    const found: Recorded[] = [];
    for (const told of this.steps.slice(this.seq)) {
      const entry = of(told, seat);
      if (entry.seat === seat) found.push(entry);
      else if (!isLoan(entry)) break;
    }
    return found;
  }

  // What happens at the table

  write(count = 1): void {
    for (let n = 0; n < count; n++) {
      this.seq++;
      if (this.telling) for (const socket of this.sockets) socket.tell(this.entry(this.seq, socket.seat));
    }
  }
  /** Tell what was written while nothing was told. */
  deliver(): void {
    this.telling = true;
    for (const socket of this.sockets) this.tellFrom(socket, socket.after);
  }
  /** Something that is not in the record; what is recorded comes after it. */
  insert(entry: object): void {
    const made = { at: 0, status: "running", ...entry, seq: this.seq + 1 } as unknown as Recorded;
    const later = this.steps.splice(this.seq).map((told) =>
      told.map((one) => {
        const auction = one.auction && one.auction > this.seq ? { auction: one.auction + 1 } : {};
        return { ...one, ...auction, seq: one.seq + 1 } as Recorded;
      }),
    );
    this.steps.push([made], ...later);
    this.write();
  }
  loan(seat: number): void {
    const found = of(recorded("classic-3-all-zero-tie").steps[13]?.told ?? [], null);
    this.insert({ ...found, seat, events: (found.events ?? []).map((event) => ({ ...event, seat })) });
  }
  talk(text: string): void {
    this.insert({ kind: "said", seat: 2, name: "Cat", text });
  }

  // Channels

  get socket(): Socket {
    return this.sockets.at(-1) as Socket;
  }
  /** Those that are not closed. */
  get channels(): Socket[] {
    return this.sockets.filter(({ readyState }) => readyState <= Socket.OPEN);
  }
  private arrive(socket: Socket): void {
    this.sockets.push(socket);
    const { door } = this;
    if (door === "silent") return;
    setTimeout(() => {
      socket.open();
      if (door === "open") {
        if (this.telling) this.tellFrom(socket, socket.after);
        return;
      }
      socket.tell({ kind: "refused", code: door.refused, values: {}, text: "", key: null });
      socket.end(4001);
    }, 0);
  }
  private tellFrom(socket: Socket, after: number): void {
    for (const entry of this.entries(socket.seat).slice(after)) socket.tell(entry);
  }

  // Requests

  /** Keep all requests of a kind waiting, from now on. */
  hold(what: string): Held[] {
    const held: Held[] = [];
    this.holds.set(what, held);
    return held;
  }
  letGo(what: string): void {
    const held = this.holds.get(what) ?? [];
    this.holds.delete(what);
    for (const one of held) one.answer();
  }
  /** What becomes of the next request of a kind; each that is named so is for one request more. */
  next(what: string, why: Fate, times = 1): void {
    for (let n = 0; n < times; n++) this.refusals.push({ what, why });
  }
  askedFor(what: string): Asked[] {
    return this.asked.filter((one) => one.what === what);
  }

  private fetch(path: string, { body, headers }: RequestInit): Promise<Answer> {
    const url = new URL(path, ORIGIN);
    const last = url.pathname.split("/").at(-1) ?? "";
    const asked: Asked = {
      what: last === TABLE ? "table" : last,
      query: url.searchParams,
      body: body ? (JSON.parse(body as string) as Record<string, unknown>) : {},
      token: (headers as Record<string, string>)["Authorization"] ?? null,
    };
    this.asked.push(asked);
    const found = this.refusals.findIndex(({ what }) => what === asked.what);
    const [bad] = found < 0 ? [] : this.refusals.splice(found, 1);
    const fate = bad?.why ?? "granted";
    if (fate === "nonsense") return Promise.resolve(answered({}));
    if (typeof fate === "object") return Promise.resolve(refused(fate));
    const said = this.answer(asked);
    if (fate === "lost") return Promise.reject(new TypeError("the line is cut")); // it was done all the same
    const holding = this.holds.get(asked.what);
    if (!holding) return Promise.resolve(said);
    return new Promise<() => Answer>((give) =>
      holding.push(new Held(asked, give, said, () => this.answer(asked))),
    ).then((answer) => answer());
  }

  private answer(asked: Asked): Answer {
    const seat = asked.query.get("seat") ?? asked.body["seat"] ?? null;
    const told = this.told(asked, seat === null ? null : Number(seat));
    return "status" in told && "code" in told ? refused(told as No) : answered(told);
  }

  private told(asked: Asked, seat: number | null): object {
    const { what, query } = asked;
    if (what === "catalogue") return catalogue;
    if (what === "table" || what === "enter" || what === "visit") return this.table();
    if (what === "log") {
      const entries = this.entries(seat).slice(Number(query.get("after")));
      return { table: TABLE, seq: this.seq, entries: entries.slice(0, this.pageful), sentences: null };
    }
    if (seat === null || !this.mine.includes(seat)) return no(403, "not-your-seat");
    if (what === "offers") return this.offers(seat, this.truth(seat));
    if (what === "draft") return this.draft(seat, asked);
    if (what === "actions") return this.play(seat, asked);
    return no(404, "not-found");
  }

  private table(): TableTold {
    const entries = this.entries(null);
    const opened = entries[0] as Recorded;
    return {
      table: TABLE,
      status: entries.at(-1)?.status ?? "open",
      seq: this.seq,
      opened_at: 0,
      changed_at: 0,
      settings: opened.settings as Settings,
      options: opened.options as NonNullable<Recorded["options"]>,
      seats: entries.findLast((one) => one.seats)?.seats as readonly SeatTold[],
      awaiting: this.truth(null)?.board.awaiting ?? [],
      mine: this.mine,
      host: this.host,
      present: this.present,
    };
  }

  private offers(seat: number, view: View | null): Offers | No {
    if (!view) return no(409, "not-running");
    const { awaiting, phase, actions_left } = view.board;
    const last = this.entries(null).findLast(isGame);
    return {
      seq: this.seq,
      seat,
      awaited: awaiting.includes(seat),
      phase,
      cash: view.own?.cash ?? 0,
      loans_free: 2,
      offers: [{ kind: "pass", actions: actions_left }],
      refused: [],
      ...(last?.seat === seat ? { free_undo: [last.seq] } : {}),
    };
  }

  private stale(seq: unknown): No | null {
    return Number(seq) < this.gameSeq ? no(409, "stale", { given: Number(seq), now: this.seq }) : null;
  }

  private draft(seat: number, { body }: Asked): Drafted | No {
    const stale = this.stale(body["seq"]);
    if (stale) return stale;
    const ahead = this.ahead(seat);
    let view = this.truth(seat) as View;
    const events: (readonly Event[])[] = [];
    for (const [index, action] of (body["actions"] as Action[]).entries()) {
      const entry = ahead[index];
      if (!entry || !same(entry.action, action)) return no(409, "cannot", { index });
      const ends = (entry.events ?? []).findIndex(({ type }) => type === "turn-began");
      events.push((entry.events ?? []).slice(0, ends < 0 ? undefined : ends));
      view = (events.at(-1) ?? []).reduce(foldView, view);
    }
    const over = events.length === ahead.length;
    const offers = over ? null : (this.offers(seat, view) as Offers);
    return { seq: this.seq, events, offers, ends: over ? "turn" : null };
  }

  private play(seat: number, { body }: Asked): { entries: readonly Recorded[] } | No {
    const key = String(body["key"]);
    const before = this.done.get(key);
    if (before) return { entries: before };
    const actions = body["actions"] as Action[];
    const auction = this.entries(seat).findLast(isGame)?.auction ?? Infinity;
    const bidding = actions[0]?.type === "bid" && Number(body["seq"]) >= auction;
    const stale = bidding ? null : this.stale(body["seq"]);
    if (stale) return stale;
    const next = actions.map((_, index) => this.entry(this.seq + 1 + index, seat));
    const wrong = next.findIndex((entry, n) => entry.seat !== seat || !same(entry.action, actions[n]));
    if (wrong >= 0) return no(409, "cannot", { index: wrong });
    this.write(actions.length);
    this.done.set(key, next);
    return { entries: next };
  }
}

/** Let everything happen that needs no waiting. */
export async function settled(): Promise<void> {
  for (let n = 0; n < 12; n++) await vi.advanceTimersByTimeAsync(0);
}

/** Let time go by. */
export async function after(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
}
