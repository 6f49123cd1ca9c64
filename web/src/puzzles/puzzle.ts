// A puzzle as its file has it (doc/puzzles.md), and the files of the games.
import * as v from "valibot";
import { puzzleFiles } from "virtual:puzzles";

const schema = v.object({
  id: v.string(),
  fen: v.string(),
  rules: v.string(),
  /** The solver's move first, then the replies, and so on; the last one is the solver's. */
  line: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Other moves that win, for each of the solver's. */
  also: v.optional(v.array(v.array(v.string())), []),
  /** The moves after the line, which are only shown: then the gain is on the board. */
  then: v.optional(v.array(v.string()), []),
  themes: v.array(v.string()),
  /** Left out until the puzzle is graded. */
  rating: v.optional(v.number(), 1500),
  won: v.string(),
  source: v.string(),
});

export type Puzzle = v.InferOutput<typeof schema>;

/** One puzzle a line. Throws at a line that is none. */
export const readPuzzles = (text: string): Puzzle[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => v.parse(schema, JSON.parse(line)));

/** True if a game has puzzles. */
export const hasPuzzles = (game: string): boolean => Object.hasOwn(puzzleFiles, game);

/** The games that have puzzles, with their number and their themes. */
export const puzzleGames = Object.entries(puzzleFiles).flatMap(([id, file]) =>
  file ? [{ id, count: file.count, themes: file.themes }] : [],
);

/** The puzzles with a theme; all without one. */
export const withTheme = <P extends Pick<Puzzle, "themes">>(puzzles: readonly P[], theme: string): readonly P[] =>
  theme === "" ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));

/** The address of a run of puzzles. */
export const runAddress = (game: string, theme: string): string =>
  theme === "" ? `/puzzles/${game}` : `/puzzles/${game}?theme=${encodeURIComponent(theme)}`;

const read = new Map<string, Puzzle[]>();

/** Those of a game; none for a game without a file. Throws where the file does not come. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const known = read.get(game);
  const file = hasPuzzles(game) ? puzzleFiles[game] : undefined;
  if (known || !file) return known ?? [];
  const answer = await fetch(file.url);
  if (!answer.ok) throw new Error(`${file.url}: ${String(answer.status)}`);
  const puzzles = readPuzzles(await answer.text());
  read.set(game, puzzles);
  return puzzles;
}

/** The record of a published game that a puzzle is from, and after which of its moves; null where it is from self-play. */
export function publishedIn({ source }: Pick<Puzzle, "source">): { record: string; move: number } | null {
  const [, file = "", move = ""] = /^published: (.+?) move (\d+)$/.exec(source) ?? [];
  const record = file.replace(/^.*\//, "").replace(/\.txt$/, "");
  return record === "" ? null : { record, move: Number(move) };
}
