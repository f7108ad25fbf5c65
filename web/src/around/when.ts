// When something was, in the page's language: “5 minutes ago”, or the day.

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
];

export function ago(at: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds >= 7 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  const [unit, size] = STEPS.findLast(([, size]) => seconds >= size) ?? ["second", 1];
  // less than a minute is “now”: the seconds would be wrong a moment later
  const count = unit === "second" ? 0 : Math.floor(seconds / size);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}

export const moment = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
