// Keeps the tables of games with small ones, for their endings without a network.
import { once } from "../lib/once.ts";
import { keepSmall, type Wanted } from "../values/keep_small.ts";
import { endingGames, endingsOf, materialIn, rules } from "./ending.ts";

const countOf = (pieces: string, letter: string): number => pieces.split(letter).length - 1;
const within = (few: string, many: string): boolean =>
  ["K", "M"].every((letter) => countOf(few, letter) <= countOf(many, letter));

/** The tables of a game's endings, and of what captures leave of them. */
export function tablesOf(game: string): Wanted {
  const named = new RegExp(`^${game}/${rules}/([KM]+)-([KM]+)(?:-\\d-\\d)?\\.table$`);
  const played = new Set(endingsOf(game).map(({ fen }) => materialIn(fen)));
  const both = [...played].flatMap((material) => {
    const [own = "", enemy = ""] = material.split("-");
    return [
      [own, enemy],
      [enemy, own],
    ] as const;
  });
  return (path) => {
    const [, one, other] = named.exec(path) ?? [];
    if (one === undefined || other === undefined) return false;
    return both.some(([own, enemy]) => within(one, own) && within(other, enemy));
  };
}

/** Once for a page. Fetches nothing where that is not wanted. */
export const keepTables = once(async () => {
  const { keepsUnasked } = await import("../offline/keep.ts");
  if (keepsUnasked()) await keepSmall(endingGames.map(tablesOf));
});
