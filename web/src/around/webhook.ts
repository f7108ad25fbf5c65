// An address that is called for one: its forms, what it is called for, and what is plainly wrong with it.

export const FORMS = ["ntfy", "discord", "slack", "json"] as const;
export type Form = (typeof FORMS)[number];
export const WHATS = ["turn", "start", "finish", "chat", "undo"] as const;
export type What = (typeof WHATS)[number];

/** The message about an address that cannot be one; the server looks closer. */
export function addressTrouble(text: string): string | null {
  const typed = text.trim();
  if (!typed) return "around-webhook-no-url";
  if (!URL.canParse(typed) || !/^https?:$/.test(new URL(typed).protocol)) return "around-webhook-bad-url";
  return null;
}
