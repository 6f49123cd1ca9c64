// The texts of the page that prints.
import { translatable } from "../lib/language.ts";
import type { Content } from "./order.ts";

const counted = (count: number): string => (count === 1 ? "1 sheet" : `${String(count)} sheets`);

export const texts = {
  title: (name: string) => `Print ${name}`,
  game: "Game",
  what: "What to print",
  contents: {
    board: "The board",
    cards: "Pieces to fold and stand up",
    discs: "Flat pieces",
    position: "The starting position",
    rules: "A leaflet with the rules, two pages",
    problems: "Six puzzles with solutions",
    scoresheet: "A scoresheet",
  } satisfies Record<Content, string>,
  setUp: "The position you came from",
  problems: (count: number) =>
    count === 1 ? "The puzzle with its solution" : `${String(count)} puzzles with solutions`,
  others: "Other puzzles",
  paper: "Paper",
  papers: { A4: "A4", A3: "A3", Letter: "Letter", Legal: "Legal" },
  sheets: "Size of the board",
  sheetsHelp: "The squares are as large as these sheets allow. Several sheets are cut at their marks and glued.",
  onSheets: counted,
  style: "Colours",
  styles: { colour: "Full colour", ink: "Save ink", outline: "Outlines" },
  coordinates: "Letters and numbers",
  places: { frame: "In the frame", inside: "In the squares", none: "None" },
  club: "Name of your club",
  clubHelp: "It is printed on every sheet. You may leave it out.",
  clubLong: "This name is too long.",
  pdf: "Download PDF",
  svg: "This sheet as SVG",
  nothing: "Choose what to print.",
  preview: "Preview",
  sheet: (number: number, of: number) => `Sheet ${String(number)} of ${String(of)}`,
  previous: "Previous sheet",
  next: "Next sheet",
  scale: "Print at 100 %, not “fit to page”, then check that the bar measures 50 mm.",
  refused: (what: string, expected: string) => `${what}.${expected === "" ? "" : ` Expected: ${expected}.`}`,
};
translatable("print", texts);
