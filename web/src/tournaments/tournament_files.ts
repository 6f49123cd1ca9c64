// The parts of the files of `camlann tournament` (doc/formats/tournament.md) that the form shows. Pure.
import * as v from "valibot";

/** In bytes, as the server has it. */
export const longestFile = 98304;

const headSchema = v.object({
  tournament: v.literal(1),
  terms: v.object({ system: v.picklist(["swiss", "round-robin", "knockout", "arena"]), rounds: v.number() }),
});

export interface FileHead {
  system: v.InferOutput<typeof headSchema>["terms"]["system"];
  /** Of a Swiss. */
  rounds: number;
  players: number;
  paired: number;
}

/** What a file is about; undefined for a file of another kind. */
export function headOf(text: string): FileHead | undefined {
  const lines = text.split("\n");
  let first: unknown;
  try {
    first = JSON.parse(lines[0] ?? "");
  } catch {
    return undefined;
  }
  const head = v.safeParse(headSchema, first);
  if (!head.success) return undefined;
  const count = (event: string): number => lines.filter((line) => line.includes(`"event":"${event}"`)).length;
  return { ...head.output.terms, players: count("entered"), paired: count("paired") };
}

/** The name for a tournament of a file: "club evening" for "club_evening.tournament.jsonl". */
export const nameOf = (file: string): string =>
  file
    .replace(/(?:\.[a-z]+)+$/iu, "")
    .replace(/^camlann-.*-tournament$/u, "")
    .replaceAll("_", " ")
    .trim()
    .slice(0, 60);
