// Scores as people read them: White's where two play, of the player to move where more do.
import type { AnalysedLine, Variant } from "../lib/core.ts";
import { bySide, namesOf, sidesOf } from "../lib/seating.ts";
import { chanceOf } from "../why/chance.ts";
import { texts } from "./texts.ts";

export interface Score {
  /** "+1.23", "Black wins in 3 moves". */
  text: string;
  /** "White wins 7 of 10."; empty where that is not known, and where a win is seen. */
  chances?: string;
  /** White's share of the bar, from 0 to 1; null with more than two sides. */
  white: number | null;
}

/** The bar never fills completely. */
const most = 0.98;

/** Returns the score of a line, for a seat to move. */
export function scoreOf(
  { score, pliesToEnd, chances }: Pick<AnalysedLine, "score" | "pliesToEnd" | "chances">,
  seat: string,
  variant: Variant,
): Score {
  const two = sidesOf(variant) === 2;
  const first = variant.seating.find(({ id }) => id === seat)?.side === 0;
  const whites = two && !first ? -score : score;
  const whitesWins = (first ? chances?.win : chances?.loss) ?? 0;
  const points = chances ? (whitesWins + chances.draw / 2) / 1000 : chanceOf(whites);
  const white = two ? Math.min(most, Math.max(1 - most, points)) : null;
  if (pliesToEnd !== null && two) {
    const winner = variant.seating.find(({ side }) => side === (whites > 0 ? 0 : 1));
    // The winner makes the last move, and every second one before it.
    const moves = Math.ceil(pliesToEnd / 2);
    return { text: texts.winsIn(winner?.name ?? "", moves), white: whites > 0 ? most : 1 - most };
  }
  const text = `${whites > 0 ? "+" : whites < 0 ? "−" : ""}${(Math.abs(whites) / 100).toFixed(2)}`;
  if (!chances || !two) return { text, white };
  const wins = Math.round(whitesWins / 100);
  const draws = Math.round((whitesWins + chances.draw) / 100) - wins;
  return { text, chances: texts.winsOften(namesOf(bySide(variant)[0] ?? []), wins, draws), white };
}

/** Returns the contents of the score bar; null with more than two sides. */
export function barOf({ text, white }: Score): { white: number; number: string } | null {
  if (white === null) return null;
  const men = Number(text.replace("−", "-"));
  return { white, number: Number.isNaN(men) ? "" : Math.abs(men).toFixed(1) };
}

/** "999", "12k", "3.4M". */
export const shortCount = (count: number): string =>
  count < 1000
    ? String(count)
    : count < 1_000_000
      ? `${String(Math.round(count / 1000))}k`
      : `${(count / 1_000_000).toFixed(1)}M`;
