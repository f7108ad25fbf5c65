// Being told that it is one's turn: in the title, in the icon, by a sound, and by a notification
// when the page is not looked at.
import { play } from "../board/sounds";
import { prefs } from "../prefs.svelte";
import type { Table } from "../table/table.svelte";
import { language, say } from "../words/say.svelte";
import { canNotify } from "./permission";
import { editionName } from "./options";
import { subscribe } from "./push";
import { whatIsNew, type Watched } from "./turning";

const PLAIN = "/icon.svg";
const TURN = "/icon-turn.svg";

function titleOf(table: Table): string {
  const { told } = table;
  if (!told) return say("page-name");
  const title = told.settings.title || say("around-untitled", { edition: editionName(told.options.edition) });
  return say("around-page-title", { title });
}

function setIcon(turn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", turn ? TURN : PLAIN);
}

/** Show a notification; a click on it leads to the table. */
async function show(table: Table, text: string): Promise<void> {
  const options = {
    body: text,
    tag: `table-${table.id}`,
    icon: "/icon-192.png",
    data: { url: `/t/${table.id}` },
  };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(titleOf(table), options);
    else {
      const shown = new Notification(titleOf(table), options);
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    }
  } catch {
    // some browsers have them and refuse them; the title still tells
  }
}

function watchedOf(table: Table): Watched {
  return {
    awaited: owes(table),
    status: table.told?.status ?? "",
    undo: table.undoAsked && !table.mine.includes(table.undoAsked.seat) ? table.undoAsked.seq : 0,
  };
}

/** Whether any of one's seats owes a decision; several people at one device all count. */
function owes(table: Table): boolean {
  if (!table.running || !table.caughtUp) return false;
  const awaiting = table.now?.board.awaiting ?? [];
  return table.mine.some((seat) => awaiting.includes(seat) && !table.told?.seats[seat]?.away);
}

/** Keep an eye on a table for as long as its page is open. */
export function watchTurn(table: Table): () => void {
  let before: Watched | null = null;
  const stop = $effect.root(() => {
    $effect(() => {
      const turn = owes(table);
      const title = titleOf(table);
      document.title = turn ? say("around-title-turn", { title }) : title;
      setIcon(turn);
    });
    // what is told of the table changes with every entry, this hardly ever
    const going = $derived(table.told?.status === "open" || table.told?.status === "running");
    const seats = $derived(table.mine.join(" "));
    $effect(() => {
      if (going && seats && prefs.notify && canNotify() === "granted")
        void subscribe(table.id, seats.split(" ").map(Number), language());
    });
    $effect(() => {
      if (!table.told || !table.caughtUp) return; // what is being shown step by step is not all yet
      const now = watchedOf(table);
      const news = whatIsNew(before, now);
      before = now;
      if (!news) return;
      if (news === "turn") play("your-turn");
      if (document.hidden && prefs.notify && canNotify() === "granted")
        void show(table, say(`around-news-${news}`));
    });
  });
  return () => {
    stop();
    document.title = say("page-name");
    setIcon(false);
  };
}
