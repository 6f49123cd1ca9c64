// Against what opponent, and how long: kept for the next visit.
import * as v from "valibot";
import type { Invitation } from "../lib/api.ts";
import type { SeekCount, TimeWish } from "../lib/wire.ts";
import { times } from "./time_choice.ts";

/** How far away an opponent's rating may be; null for as far as may be. */
export const ranges: readonly (number | null)[] = [null, 100, 200, 400];

const choiceSchema = v.object({
  /** Its place among `times`; with a clock. */
  time: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(times.length - 1)),
  rated: v.boolean(),
  range: v.nullable(v.number()),
});

export type SeekChoice = v.InferOutput<typeof choiceSchema>;

const storageKey = "camlann.opponent";
const usual: SeekChoice = { time: 2, rated: true, range: null };

export function lastSeekChoice(): SeekChoice {
  try {
    const parsed = v.safeParse(choiceSchema, JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return parsed.success && ranges.includes(parsed.output.range) ? parsed.output : { ...usual };
  } catch {
    return { ...usual };
  }
}

export function rememberSeekChoice(choice: SeekChoice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Without storage the next visit starts from the usual choice.
  }
}

interface Terms {
  time?: TimeWish | undefined;
  rated: boolean;
}

export function sameTerms(one: Terms, { time, rated }: SeekChoice): boolean {
  const of = ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish = {}): string =>
    [base, increment, delay, days].join(" ");
  return one.rated === rated && of(one.time) === of(times[time] ?? {});
}

/** How many wait for an opponent at this game: those who look for one, and free seats at the tables of others. */
export function waitingAt(
  variant: string,
  choice: SeekChoice,
  seekers: readonly SeekCount[],
  open: readonly Invitation[],
): number {
  const looking = seekers
    .filter((one) => one.variant === variant && sameTerms(one, choice))
    .reduce((sum, { count }) => sum + count, 0);
  return looking + open.filter((one) => one.variant === variant && sameTerms(one, choice)).length;
}
