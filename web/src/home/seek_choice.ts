// Against what opponent, and how long: kept for the next visit.
import * as v from "valibot";
import type { Invitation } from "../lib/api.ts";
import type { OpenSeek, TimeWish } from "../lib/wire.ts";
import { clockSchema, sameTime } from "../new_game/time_choice.ts";

/** The largest difference between the ratings; null for no limit. */
export const ranges: readonly (number | null)[] = [null, 100, 200, 400];

const choiceSchema = v.object({
  time: clockSchema,
  also: v.optional(v.array(clockSchema), []),
  rated: v.boolean(),
  either: v.optional(v.boolean(), false),
  range: v.nullable(v.number()),
});

export interface SeekChoice {
  time: TimeWish;
  /** Further times that would do as well. */
  also: TimeWish[];
  rated: boolean;
  /** The other kind would do as well: casual, or rated. */
  either: boolean;
  range: number | null;
}

const storageKey = "camlann.opponent";
const usual: SeekChoice = { time: { base: 600, increment: 10 }, also: [], rated: true, either: false, range: null };

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

/** All times of a choice, the first first. */
export const timesOf = ({ time, also }: Pick<SeekChoice, "time" | "also">): TimeWish[] => [
  time,
  ...also.filter((other) => !sameTime(other, time)),
];

type Wanted = Pick<SeekChoice, "time" | "also" | "rated" | "either">;

/** True if a game with one of these times would do: none is a game without a clock. */
function meets(times: readonly TimeWish[], rated: boolean, either: boolean, choice: Wanted): boolean {
  const kind = rated === choice.rated || either || choice.either;
  return kind && times.some((one) => timesOf(choice).some((other) => sameTime(one, other)));
}

/** True if the table of an invitation is one of the games of a choice. */
export const suits = ({ time, rated }: Pick<Invitation, "time" | "rated">, choice: Wanted): boolean =>
  meets(time ? [time] : [], rated, false, choice);

/** Counts the players waiting for an opponent at this game: seekers, and free seats at the tables of others. */
export function waitingAt(
  variant: string,
  choice: SeekChoice,
  seeks: readonly Pick<OpenSeek, "variant" | "times" | "rated" | "either">[],
  open: readonly Invitation[],
): number {
  const looking = seeks.filter(
    ({ variant: id, times, rated, either }) => id === variant && meets(times, rated, either, choice),
  );
  return looking.length + open.filter((one) => one.variant === variant && suits(one, choice)).length;
}
