// Time controls of a game between people: the offered ones, the limits, and the last choice.
import * as v from "valibot";
import type { TimeWish } from "../lib/wire.ts";

/** Null: no clock. */
export type Time = TimeWish | null;

/** The first is usual. */
export const usualTimes: readonly Time[] = [
  null,
  { base: 300, increment: 5 },
  { base: 600, increment: 10 },
  { base: 1200, increment: 15 },
  { days: 3 },
];

/** The limits, in seconds and days; the server accepts all between them. */
export const limits = {
  base: { least: 30, most: 86400 },
  increment: { least: 0, most: 3600 },
  delay: { least: 0, most: 3600 },
  days: { least: 1, most: 60 },
} as const;

export type Part = keyof typeof limits;

const within = (part: Part) =>
  v.pipe(v.number(), v.integer(), v.minValue(limits[part].least), v.maxValue(limits[part].most));

export const clockSchema = v.union([
  v.strictObject({ days: within("days") }),
  v.strictObject({
    base: within("base"),
    increment: v.optional(within("increment"), 0),
    delay: v.optional(within("delay"), 0),
  }),
]);
const timeSchema = v.nullable(clockSchema);

export function sameTime(one: Time | undefined, other: Time | undefined): boolean {
  const of = ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish): string =>
    [base, increment, delay, days].join(" ");
  return of(one ?? {}) === of(other ?? {});
}

/** `time` with another value for a part, as near to `wanted` as may be; days and the clock exclude each other. */
export function withPart(time: Time, part: Part, wanted: number): TimeWish {
  const { least, most } = limits[part];
  const value = Math.min(most, Math.max(least, Math.round(Number.isFinite(wanted) ? wanted : least)));
  if (part === "days") return { days: value };
  const { base = 900, increment = 0, delay = 0 } = time?.days ? {} : (time ?? {});
  return { base, increment, delay, [part]: value };
}

const storageKey = "camlann.time";

export function lastTime(): Time {
  try {
    const parsed = v.safeParse(timeSchema, JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function rememberTime(time: Time): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(time));
  } catch {
    // Without storage the next dialog starts without a clock.
  }
}
