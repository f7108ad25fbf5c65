// What people who look for others can ask of the server, each wish a function.
import { ask } from "../api/http";
import type { ContestList, ContestPage, ContestPlan, GiveUp, Seek, Seeking } from "../game/types";

export const seeking = () => ask<Seeking>("GET", "/api/seeking");
export const seek = (wish: Seek) => ask<Seeking>("POST", "/api/seeking", { body: wish });
export const giveUp = (wish: GiveUp) => ask<Seeking>("POST", "/api/seeking/give-up", { body: wish });

const at = (contest: string, part = ""): string => `/api/contests/${encodeURIComponent(contest)}${part}`;
export const contests = () => ask<ContestList>("GET", "/api/contests");
export const contest = (id: string) => ask<ContestPage>("GET", at(id));
export const beginContest = (plan: ContestPlan) => ask<ContestPage>("POST", "/api/contests", { body: plan });
/** What is done about a contest: one takes part, or no more; whoever organises it begins it, or calls it off. */
export const doContest = (id: string, what: "join" | "leave" | "start" | "cancel") =>
  ask<ContestPage>("POST", at(id, `/${what}`));

/** The page is closed: it goes without an answer. */
export const away = (): void => void fetch("/api/seeking/away", { method: "POST", keepalive: true });
