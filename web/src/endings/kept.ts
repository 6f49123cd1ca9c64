// Which endings were played to what could be had, in this browser; an account's are kept with it, too (src/progress).
import * as v from "valibot";
import { rememberToday } from "../lib/days.ts";
import { keptByName } from "../puzzles/kept_by_name.ts";
import type { Ending } from "./ending.ts";

const doneSchema = v.object({
  /** The number of moves it took. */
  moves: v.number(),
  /** Without giving anything away on the way. */
  clean: v.boolean(),
});

export type Done = v.InferOutput<typeof doneSchema>;

const kept = keptByName("camlann.endings", doneSchema);

type Named = Pick<Ending, "game" | "id">;
const nameOf = ({ game, id }: Named): string => `${game}/${id}`;

export const doneOf = (ending: Named): Done | null => kept.get(nameOf(ending));

/** The better of two: without a slip, then in fewer moves. */
export function better(one: Done | null, other: Done): Done {
  if (!one) return other;
  if (one.clean !== other.clean) return one.clean ? one : other;
  return other.moves < one.moves ? other : one;
}

/** Keeps the better one of what was known and this. */
export function keepDone(ending: Named, done: Done): void {
  kept.keep(nameOf(ending), better(doneOf(ending), done));
  rememberToday();
}

/** All that were played, by game and id. */
export const allDone = (): { game: string; id: string; done: Done }[] =>
  kept.names().flatMap((name) => {
    const [game = "", id = ""] = name.split("/");
    const done = kept.get(name);
    return done ? [{ game, id, done }] : [];
  });

/** Adds what another browser knows. */
export const joinDone = (ending: Named, done: Done): void => kept.keep(nameOf(ending), better(doneOf(ending), done));
