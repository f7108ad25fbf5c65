// What people with accounts can ask of the server, each wish a function.
import { ask } from "../api/http";
import type {
  AccountName,
  AskOptions,
  Elsewhere,
  Here,
  MadePasskey,
  MailCode,
  MailTold,
  MailWish,
  Me,
  MyGames,
  MyPushTold,
  MyPushWish,
  MyStatistics,
  NewPasskey,
  PasskeyOptions,
  PastGames,
  PlayerPage,
  PublicWish,
  PushSubscription,
  PushTold,
  RatingList,
  RecoveryCode,
  RecoveryCodes,
  ReportedSeat,
  SessionsEnded,
  ShownPasskey,
} from "../game/types";

const part = encodeURIComponent;

// Coming in
export const here = () => ask<Here>("GET", "/api/people");
export const signUp = (name: string) =>
  ask<PasskeyOptions>("POST", "/api/people/sign-up", { body: { name } satisfies AccountName });
export const signUpWith = (passkey: MadePasskey) =>
  ask<Here>("POST", "/api/people/sign-up/passkey", { body: { passkey } satisfies NewPasskey });
export const signUpVouched = (name: string) =>
  ask<Here>("POST", "/api/people/sign-up/provider", { body: { name } satisfies AccountName });
export const signIn = () => ask<AskOptions>("POST", "/api/people/sign-in");
export const signInWith = (passkey: ShownPasskey) =>
  ask<Here>("POST", "/api/people/sign-in/passkey", { body: passkey });
export const signInByCode = (code: string) =>
  ask<Here>("POST", "/api/people/sign-in/code", { body: { code } satisfies RecoveryCode });
export const signOut = () => ask<unknown>("POST", "/api/people/sign-out");
export const toProvider = () => ask<Elsewhere>("POST", "/api/people/provider");

// One's own account
export const me = () => ask<Me>("GET", "/api/me");
export const rename = (name: string) =>
  ask<Me>("POST", "/api/me/name", { body: { name } satisfies AccountName });
export const beginPasskey = () => ask<PasskeyOptions>("POST", "/api/me/passkeys");
export const addPasskey = (passkey: MadePasskey, label: string) =>
  ask<Me>("POST", "/api/me/passkeys/made", { body: { passkey, label } satisfies NewPasskey });
export const removePasskey = (id: string) => ask<Me>("DELETE", `/api/me/passkeys/${part(id)}`);
export const removeProvider = (issuer: string) =>
  ask<Me>("DELETE", "/api/me/provider", { query: { issuer } });
export const makeCodes = () => ask<RecoveryCodes>("POST", "/api/me/codes");
export const endSession = (id: string) => ask<unknown>("DELETE", `/api/me/sessions/${part(id)}`);
export const endOtherSessions = () => ask<SessionsEnded>("DELETE", "/api/me/sessions");
export const deleteMe = (name: string) =>
  ask<unknown>("POST", "/api/me/delete", { body: { name } satisfies AccountName });

// Being told by mail
export const mail = () => ask<MailTold>("GET", "/api/me/mail");
export const chooseMail = (wish: MailWish) => ask<MailTold>("PUT", "/api/me/mail", { body: wish });
export const confirmMail = (code: string) =>
  ask<MailTold>("POST", "/api/me/mail/confirm", { body: { code } satisfies MailCode });
export const forgetMail = () => ask<unknown>("DELETE", "/api/me/mail");

// Being told by one's browsers
export const push = () => ask<MyPushTold>("GET", "/api/me/push");
export const choosePush = (wish: MyPushWish) => ask<MyPushTold>("PUT", "/api/me/push", { body: wish });
export const addDevice = (wish: PushSubscription) =>
  ask<PushTold>("POST", "/api/me/push/devices", { body: wish });
export const dropDevice = (device?: string) =>
  ask<unknown>("DELETE", "/api/me/push/devices", { query: { device } });

// Names that offend
export const reportSeat = (table: string, seat: number) =>
  ask<unknown>("POST", `/api/tables/${part(table)}/report`, { body: { seat } satisfies ReportedSeat });
export const reportPlayer = (name: string) =>
  ask<unknown>("POST", "/api/player/report", { body: { name } satisfies AccountName });

// One's games, and other players
export const games = () => ask<MyGames>("GET", "/api/me/games");
export const past = (more?: string) => ask<PastGames>("GET", "/api/me/past", { query: { more } });
export const statistics = () => ask<MyStatistics>("GET", "/api/me/statistics");
export const show = (everybody: boolean) =>
  ask<Me>("PUT", "/api/me/public", { body: { public: everybody } satisfies PublicWish });
export const player = (name: string, more?: string) =>
  ask<PlayerPage>("GET", "/api/player", { query: { name, more } });
export const ratings = (edition?: string, seats?: number) =>
  ask<RatingList>("GET", "/api/ratings", { query: { edition, seats: seats?.toString() } });
