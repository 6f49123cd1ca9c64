// The endings for practice. web/endings.mjs finds them in the tables, and describes the criteria.
import list from "./list.json";

export type Theme = "race" | "entry" | "opposition" | "knight";

export interface Ending {
  readonly game: string;
  /** "race-1": the theme, and which of it. */
  readonly id: string;
  readonly theme: Theme;
  readonly fen: string;
  /** The most that can be had, for the side to move. */
  readonly goal: "win" | "draw";
  /** The length of the win; null for a draw. */
  readonly plies: number | null;
}

/** Those that the tables were made for. */
export const rules = "wcf";

export const endings = list as readonly Ending[];

/** The games that have endings, in the order of the list. */
export const endingGames: readonly string[] = [...new Set(endings.map(({ game }) => game))];

export const endingsOf = (game: string): readonly Ending[] => endings.filter((one) => one.game === game);

export const addressOf = ({ game, id }: Ending): string => `/endings/${game}/${id}`;

/** The men on the board, as their letters in a FEN. */
export const piecesIn = (fen: string): number => (fen.split(" ")[0]?.match(/[A-Za-z]/g) ?? []).length;

/** True if both sides have made all their castle moves. */
export const isSpent = ({ fen }: Pick<Ending, "fen">): boolean => fen.split(" ")[2] !== "0,0";

/** "MM-K": the men of White and of Black, knights first. */
export function materialIn(fen: string): string {
  const of = (side: RegExp): string => [...(fen.split(" ")[0] ?? "").replace(side, "").toUpperCase()].sort().join("");
  return `${of(/[^A-Z]/g)}-${of(/[^a-z]/g)}`;
}

/** Returns the tables for endings of a game: arguments of `camlann tables build`. */
export function buildsFor(all: readonly Ending[]): readonly string[] {
  const pieces = all.filter((one) => !isSpent(one)).map(({ fen }) => piecesIn(fen));
  const spent = all.filter(isSpent).map(({ fen }) => `--material ${materialIn(fen)} --castle-moves 2`);
  return [...(pieces.length > 0 ? [`--pieces ${String(Math.max(...pieces))}`] : []), ...new Set(spent)];
}
