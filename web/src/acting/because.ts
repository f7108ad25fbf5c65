// A button that can do nothing now says why: to a screen reader always, to the eye on hover, focus and tap. It
// keeps its place in the order of the keys, and the focus that it may have.
import type { Action, ActionReturn } from "svelte/action";
import { say } from "../words/say.svelte";
import "./because.css";

const GAP = 6; // px between the button and the reason
let last = 0;

/** `use:because={why}`: an empty reason is none, and the button does what it does. */
export const because: Action<HTMLElement, string> = (button, first) => telling(button, first, true);

/** `use:explained={why}`: the same for a button that does nothing else, and is not at fault. */
export const explained: Action<HTMLElement, string> = (button, first) => telling(button, first, false);

function telling(button: HTMLElement, first: string, disables: boolean): ActionReturn<string> {
  let why = "";
  const id = `why-${++last}`;
  const reason = document.createElement("div");
  reason.id = id;
  reason.dataset["reason"] = "";
  reason.setAttribute("role", "tooltip");
  reason.popover = "manual";

  const open = (): boolean => reason.isConnected && reason.matches(":popover-open");
  // while it is shown: what is done elsewhere hides it, as no pointer leaves after a tap
  const elsewhere: readonly (readonly [string, (event: Event) => void])[] = [
    ["pointerdown", ({ target }) => button.contains(target as Node) || hide()],
    ["scroll", ({ target }) => (target as Node).contains(button) && scrolled()],
    ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && escape(event)],
  ];
  const hide = (): void => {
    for (const [event, done] of elsewhere) document.removeEventListener(event, done, { capture: true });
    if (open()) reason.hidePopover();
  };
  // the key that brought one here may have scrolled, too
  const scrolled = (): void => (button.matches(":focus-visible") ? place() : hide());
  const escape = (event: Event): void => {
    event.preventDefault(); // and hides nothing else
    hide();
  };
  const show = (): void => {
    if (!why) return;
    if (!open()) reason.showPopover();
    for (const [event, done] of elsewhere) document.addEventListener(event, done, { capture: true });
    place();
  };
  const place = (): void => {
    const [spot, box] = [button.getBoundingClientRect(), reason.getBoundingClientRect()];
    const above = spot.top - box.height - GAP;
    const left = Math.max(GAP, Math.min(spot.left, innerWidth - box.width - GAP));
    Object.assign(reason.style, {
      left: `${left}px`,
      top: `${above >= 0 ? above : spot.bottom + GAP}px`,
    });
  };
  const press = (event: Event): void => {
    if (!why) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show();
  };
  const shown = ["pointerenter", "focus"];
  const hidden = ["pointerleave", "blur"];
  button.addEventListener("click", press, { capture: true });
  for (const event of shown) button.addEventListener(event, show);
  for (const event of hidden) button.addEventListener(event, hide);

  // what describes it beside the reason
  const spoken = (): string[] => (button.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  const describes = (): boolean => spoken().includes(id);
  const described = (): string[] => spoken().filter((one) => one !== id);
  const describe = (ids: readonly string[]): void => {
    if (ids.length) button.setAttribute("aria-describedby", ids.join(" "));
    else button.removeAttribute("aria-describedby");
  };

  function update(next: string): void {
    why = next;
    if (why) {
      reason.textContent = why;
      if (!reason.isConnected) document.body.append(reason);
      if (disables) button.setAttribute("aria-disabled", "true");
      describe([...described(), id]);
    } else {
      hide();
      reason.remove();
      if (!describes()) return;
      button.removeAttribute("aria-disabled");
      describe(described());
    }
  }
  update(first);
  return {
    update,
    destroy(): void {
      hide();
      reason.remove();
      button.removeEventListener("click", press, { capture: true });
      for (const event of shown) button.removeEventListener(event, show);
      for (const event of hidden) button.removeEventListener(event, hide);
    },
  };
}

/** A wish is under way: until it is answered nothing else is done. */
export const busy = ({ busy }: { readonly busy: boolean }): string => underway(busy);

/** The same, where a part keeps that for itself. */
export const underway = (busy: boolean): string => (busy ? say("acting-busy") : "");
