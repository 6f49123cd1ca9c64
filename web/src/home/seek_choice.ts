// Against what opponent, and how long: kept for the next visit.
import * as v from "valibot";
import type { Invitation } from "../lib/api.ts";
import type { SeekCount, TimeWish } from "../lib/wire.ts";
import { clockSchema, sameTime } from "../new_game/time_choice.ts";

/** The largest difference between the ratings; null for no limit. */
export const ranges: readonly (number | null)[] = [null, 100, 200, 400];

const choiceSchema = v.object({
  time: clockSchema,
  rated: v.boolean(),
  range: v.nullable(v.number()),
});

export interface SeekChoice {
  time: TimeWish;
  rated: boolean;
  range: number | null;
}

const storageKey = "camlann.opponent";
const usual: SeekChoice = { time: { base: 600, increment: 10 }, rated: true, range: null };

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
  return one.rated === rated && sameTime(one.time, time);
}

/** Counts the players waiting for an opponent at this game: seekers, and free seats at the tables of others. */
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
