// The result of a recorded game in words; results list the sides in turn order.
import { bySide, namesOf } from "../lib/seating.ts";
import type { Variant } from "../lib/core.ts";
import { texts } from "./texts.ts";

/** "White won", "Red and Blue won", "Draw". */
export function resultText(variant: Pick<Variant, "seating" | "sides">, result: string): string {
  const known = texts.results[result];
  if (known !== undefined) return known;
  const winner = bySide(variant)[result.split("-").indexOf("1")];
  return winner ? texts.won(namesOf(winner)) : result;
}
