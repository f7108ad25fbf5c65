// The live channel of a table: says that there is news, and comes back when it is cut.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const TURNED_AWAY = 4001;

export class Live {
  // `heard` is called with each message, `changed` with whether the line is up
  constructor(address, heard, changed) {
    Object.assign(this, { address, heard, changed, wait: FIRST_WAIT, socket: null });
  }

  open() {
    const address = new URL(this.address(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address, "longshore");
    this.socket = socket;
    socket.onopen = () => this.changed(true);
    socket.onmessage = (event) => {
      this.wait = FIRST_WAIT;
      this.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || event.code === TURNED_AWAY) return; // it would be again
      this.changed(false);
      setTimeout(() => socket === this.socket && this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  // as somebody else: another seat, or one that was just taken
  reopen() {
    const old = this.socket;
    if (!old) return;
    this.socket = null;
    old.close();
    this.open();
  }
}
