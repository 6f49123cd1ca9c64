// A print order, the address of the page that shows it, and the server's address of the sheets (doc/printing.md).
import { dateTag } from "../lib/language.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";

export const contents = ["board", "cards", "discs", "position", "rules", "problems", "scoresheet"] as const;
export const papers = ["A4", "A3", "Letter", "Legal"] as const;
export const styles = ["colour", "ink", "outline"] as const;
export const places = ["frame", "inside", "none"] as const;
/** Whether the solutions of puzzles are printed. */
export const solutions = ["shown", "left"] as const;
/** Numbers of sheets for a board. */
export const tilings = ["1", "2", "4", "6", "9", "12"] as const;
/** Sides of a square that the slider offers, in millimetres. */
export const sides = { least: 5, most: 60, step: 0.5 } as const;

export type Content = (typeof contents)[number];

export interface Order {
  what: Content[];
  /** The position and its rule set; empty: the starting position. */
  fen: string;
  rules: string;
  paper: (typeof papers)[number];
  style: (typeof styles)[number];
  coordinates: (typeof places)[number];
  /** The side of a square in millimetres; empty: as large as the sheets allow. */
  square: string;
  /** For the board. */
  sheets: (typeof tilings)[number];
  club: string;
  /** Ids; none: the first of the game. */
  puzzles: string[];
  solutions: (typeof solutions)[number];
}

export const perSheet = 6;

/** The usual choices; an address names only others. */
export const usual: Readonly<Order> = {
  what: ["board", "cards", "rules"],
  fen: "",
  rules: "",
  paper: "A4",
  style: "colour",
  coordinates: "frame",
  square: "",
  sheets: "1",
  club: "",
  puzzles: [],
  solutions: "shown",
};

/** The name of a club takes at most 120 bytes. */
export const fitsClub = (name: string): boolean => new TextEncoder().encode(name).length <= 120;

const fitsSlider = (side: number): boolean => side >= sides.least && side <= sides.most;

export function readOrder(search: string): Order {
  const query = new URLSearchParams(search);
  const text = (key: keyof Order): string => query.get(key) ?? "";
  const one = <T extends string>(key: keyof Order, words: readonly T[], otherwise: T): T =>
    words.find((word) => word === query.get(key)) ?? otherwise;
  const list = (key: keyof Order): string[] => text(key).split(",").filter(Boolean);
  return {
    what: query.has("what") ? contents.filter((word) => list("what").includes(word)) : [...usual.what],
    fen: text("fen"),
    rules: text("rules"),
    paper: one("paper", papers, usual.paper),
    style: one("style", styles, usual.style),
    coordinates: one("coordinates", places, usual.coordinates),
    square: fitsSlider(Number(text("square"))) ? text("square") : usual.square,
    sheets: one("sheets", tilings, usual.sheets),
    club: text("club"),
    puzzles: list("puzzles"),
    solutions: one("solutions", solutions, usual.solutions),
  };
}

/** A query, with the signs that it may have as they are: addresses have a limit. */
const queryOf = (pairs: [string, string][]): string =>
  pairs
    .map(
      ([key, value]) =>
        `${key}=${encodeURIComponent(value).replace(/%(20|2C|2F|3B)/g, (sign) => (sign === "%20" ? "+" : decodeURIComponent(sign)))}`,
    )
    .join("&");

const changed = (order: Order, keys: readonly (keyof Order)[]): [string, string][] =>
  keys
    .map((key): [string, string] => [key, String(order[key])])
    .filter(([key, value]) => value !== String(usual[key as keyof Order]));

export function pageAddress(game: string, order: Order): string {
  const query = queryOf(
    changed(order, [
      "what",
      "fen",
      "rules",
      "paper",
      "style",
      "coordinates",
      "square",
      "sheets",
      "club",
      "puzzles",
      "solutions",
    ]),
  );
  return `/print/${game}${query === "" ? "" : `?${query}`}`;
}

const problemText = ({ id, rules, won, fen, line, then }: Puzzle, shown: boolean): string =>
  [id, rules, won, fen, ...(shown ? [[...line, ...then].join(" ")] : [])].join(";");

/** The server reads addresses of at most 2048 bytes; the form and the sheet of a picture are added to these. */
const longest = 2020;

/** Returns the address of a PDF file in the language of the page; it has as many of the puzzles as its length allows. */
export function sheetsAddress(game: string, order: Order, puzzles: readonly Puzzle[]): string {
  const { what } = order;
  const position = what.includes("position");
  const language = dateTag();
  const pairs: [string, string][] = [
    ["variant", game],
    ["what", what.join(",")],
    ...changed(order, [
      ...(position ? (["fen", "rules"] as const) : []),
      "paper",
      "style",
      "coordinates",
      order.square === "" ? "sheets" : "square",
      "club",
    ]),
    ...(language === undefined ? [] : [["language", language] as [string, string]]),
  ];
  const address = (count: number): string => {
    const problems = puzzles
      .slice(0, count)
      .map((puzzle) => problemText(puzzle, order.solutions === "shown"))
      .join("|");
    return `/api/print?${queryOf(what.includes("problems") ? [...pairs, ["problems", problems]] : pairs)}`;
  };
  let count = Math.min(puzzles.length, perSheet);
  while (count > 1 && address(count).length > longest) count--;
  return address(count);
}

/** The puzzles of these ids; without any, the first. */
export function chosenPuzzles(puzzles: readonly Puzzle[], ids: readonly string[]): Puzzle[] {
  const chosen = ids.flatMap((id) => puzzles.find((puzzle) => puzzle.id === id) ?? []);
  return chosen.length > 0 ? chosen : puzzles.slice(0, perSheet);
}

/** Draws puzzles by lot. */
export function otherPuzzles(puzzles: readonly Puzzle[], chance: () => number): string[] {
  const left = puzzles.map(({ id }) => id);
  const drawn: string[] = [];
  while (drawn.length < perSheet && left.length > 0) drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
  return drawn;
}
