// Following a table over a WebSocket: what was missed comes first, a cut line is mended quietly.
import type { FromServer, ToServer } from "../game/types";

export type Connection = "connecting" | "live" | "lost";

const SILENCE = 45_000; // the server beats every 20 seconds
const LONGEST_WAIT = 15_000;
const SHOWN_AS_LOST = 1_500; // a blink needs no message
const REFUSED = 4001;
const BUSY = new Set(["rate", "channels"]); // refusals that pass

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private mourning: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private refused = ""; // why the door was shut

  constructor(
    private readonly address: () => string,
    private readonly hear: (frame: FromServer) => void,
    private readonly tell: (state: Connection) => void,
    private readonly shut: () => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    clearTimeout(this.quiet);
    clearTimeout(this.mourning);
    this.socket?.close();
  }

  /** Connect anew, from what is known by now. */
  restart(): void {
    this.drop();
    this.tries = 0;
    this.connect();
  }

  // After sleep a socket may look open and be dead: ask, and mend at once when there is none.
  private readonly wake = (): void => {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: "beat" } satisfies ToServer));
      this.watch(4_000);
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) this.restart();
  };

  private connect(): void {
    if (this.stopped) return;
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      clearTimeout(this.mourning);
      this.mourning = undefined;
      this.tell("live");
      this.watch();
    };
    socket.onmessage = (message) => {
      this.watch();
      const frame = JSON.parse(String(message.data)) as FromServer;
      if (frame.kind === "refused" && frame.key === null) this.refused = frame.code;
      if (frame.kind === "resync") this.restart();
      else this.hear(frame);
    };
    socket.onclose = (closed) => {
      if (this.socket === socket) this.mourn(closed.code);
    };
    this.watch(12_000);
  }

  private watch(patience = SILENCE): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      this.drop();
      this.mourn(0);
    }, patience);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retry);
    clearTimeout(this.quiet);
    socket?.close();
  }

  private mourn(code: number): void {
    clearTimeout(this.quiet);
    if (this.stopped) return;
    if (code === REFUSED && !BUSY.has(this.refused)) {
      this.stop();
      this.shut();
      return;
    }
    this.mourning ??= setTimeout(() => this.tell("lost"), SHOWN_AS_LOST);
    const wait = code === REFUSED ? LONGEST_WAIT : Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}
