// The two sides of a reviewed game in words, and scores as the review shows them.
import { scoreOf } from "../study/score.ts";
import { bySide, namesOf } from "../lib/seating.ts";
import type { Variant } from "../lib/core.ts";
import type { Look } from "../why/saved.ts";
import { texts } from "./texts.ts";

/**
 * The game with its players' names in place of its seats', where a record tells of them. Two players of one name would
 * not be told apart: then the seats keep theirs.
 */
export function withPlayers(variant: Variant, told: Readonly<Record<string, string>>): Variant {
  const seating = variant.seating.map((seat) => ({ ...seat, name: told[seat.name]?.trim() || seat.name }));
  return new Set(seating.map(({ name }) => name)).size === seating.length ? { ...variant, seating } : variant;
}

/** "White" and "Black", or who they are; of two teams "Red and Blue" and "Green and Yellow". */
export function sideNames(variant: Variant): [string, string] {
  const [first = [], second = []] = bySide(variant);
  return [namesOf(first), namesOf(second)];
}

/** "+1.23", "Black wins in 3 moves": the first side's. */
export const whitesScore = ({ score, end }: Look, variant: Variant): string =>
  end === 0
    ? texts.won(sideNames(variant)[score > 0 ? 0 : 1])
    : scoreOf({ score, pliesToEnd: end }, variant.seating.find(({ side }) => side === 0)?.id ?? "", variant).text;
