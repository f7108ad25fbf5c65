// What people who look for others can ask of the server, each wish a function.
import { ask } from "../api/http";
import type { GiveUp, Seek, Seeking } from "../game/types";

export const seeking = () => ask<Seeking>("GET", "/api/seeking");
export const seek = (wish: Seek) => ask<Seeking>("POST", "/api/seeking", { body: wish });
export const giveUp = (wish: GiveUp) => ask<Seeking>("POST", "/api/seeking/give-up", { body: wish });

/** The page is closed: it goes without an answer. */
export const away = (): void => void fetch("/api/seeking/away", { method: "POST", keepalive: true });
