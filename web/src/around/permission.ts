// Whether this browser may show notifications.

export type Permission = "never" | "denied" | "granted" | "default";

export const canNotify = (): Permission =>
  typeof Notification === "undefined" || !isSecureContext ? "never" : Notification.permission;

/** Ask for leave to notify, where it was not given yet. */
export async function askToNotify(): Promise<boolean> {
  if (canNotify() === "never") return false;
  if (Notification.permission === "default") await Notification.requestPermission().catch(() => "denied");
  return Notification.permission === "granted";
}
