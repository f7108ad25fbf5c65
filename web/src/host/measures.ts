// Sizes, times and rates as they are read.
const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const TIMES: readonly (readonly [unit: string, seconds: number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export const number = (value: number, language: string, digits = 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

const measured = (value: number, unit: string, language: string, digits = 0): string =>
  new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: SIZES.includes(unit as (typeof SIZES)[number]) ? "short" : "long",
    maximumFractionDigits: digits,
  }).format(value);

export function size(bytes: number, language: string): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), SIZES.length - 1);
  return measured(bytes / 1000 ** step, SIZES[step] ?? "byte", language, step ? 1 : 0);
}

/** Whole days, hours, minutes or seconds: the largest there is one of. */
export function lasting(seconds: number, language: string): string {
  const [unit, length] = TIMES.find(([, length]) => seconds >= length) ?? ["second", 1];
  return measured(Math.floor(seconds / length), unit, language);
}

/** Seconds as they are, however many: of limits. */
export const exactly = (seconds: number, language: string): string =>
  measured(seconds, "second", language, 1);
