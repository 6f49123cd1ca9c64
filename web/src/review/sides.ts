// The two sides of a reviewed game in words, and scores as the review shows them.
import { playerIn } from "../archive/recorded.ts";
import { tagOf } from "../lib/tag_of.ts";
import { scoreOf } from "../study/score.ts";
import { bySide, namesOf } from "../lib/seating.ts";
import type { Variant } from "../lib/core.ts";
import type { Look } from "../why/saved.ts";
import { texts } from "./texts.ts";

/**
 * Returns the variant with players' names in place of those of seats, where a record has them. If two names are equal,
 * the names of the seats stay.
 */
export function withPlayers(variant: Variant, told: Readonly<Record<string, string>>): Variant {
  const seating = variant.seating.map((seat) => ({
    ...seat,
    name: playerIn(told[tagOf(seat.id)]?.trim() ?? "") || seat.name,
  }));
  return new Set(seating.map(({ name }) => name)).size === seating.length ? { ...variant, seating } : variant;
}

/** "White" and "Black", or the players' names; for two teams "Red and Blue" and "Green and Yellow". */
export function sideNames(variant: Variant): [string, string] {
  const [first = [], second = []] = bySide(variant);
  return [namesOf(first), namesOf(second)];
}

/** "+1.23", "Black wins in 3 moves": the first side's. */
export const whitesScore = ({ score, end }: Look, variant: Variant): string =>
  end === 0
    ? texts.won(sideNames(variant)[score > 0 ? 0 : 1])
    : scoreOf({ score, pliesToEnd: end }, variant.seating.find(({ side }) => side === 0)?.id ?? "", variant).text;
