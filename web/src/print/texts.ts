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
    problems: "Six puzzles",
    scoresheet: "A scoresheet",
  } satisfies Record<Content, string>,
  setUp: "The position you came from",
  problems: (count: number) => (count === 1 ? "The puzzle" : `${String(count)} puzzles`),
  others: "Other puzzles",
  solutions: "With the solutions, upside down",
  paper: "Paper",
  papers: { A4: "A4", A3: "A3", Letter: "Letter", Legal: "Legal" },
  side: "Side of a square",
  millimetres: (number: string) => `${number} mm`,
  size: (width: string, height: string, sheets: number) =>
    `The board is ${width} × ${height} mm, on ${counted(sheets)}.`,
  largest: (number: string, sheets: number) =>
    sheets === 1
      ? `${number} mm is the most that one sheet holds.`
      : `${number} mm is the most that ${String(sheets)} sheets hold.`,
  enlarge: (number: string) => `Take ${number} mm`,
  style: "Colours",
  styles: { colour: "Full colour", ink: "Save ink", outline: "Outlines" },
  coordinates: "Letters and numbers",
  places: { frame: "In the frame", inside: "In the squares", none: "None" },
  club: "Name of your club",
  clubHelp: "It is printed on every sheet. You may leave it out.",
  clubLong: "This name is too long.",
  print: (sheets: number) => `Print ${counted(sheets)}`,
  printed: "The file is saved: open it and print it from there.",
  pdf: "PDF",
  pdfHelp: "Download the PDF file",
  svg: "SVG",
  nothing: "Choose what to print.",
  preview: "Preview",
  tabs: {
    board: "Board",
    cards: "Pieces",
    discs: "Flat pieces",
    position: "Position",
    rules: "Rules",
    problems: "Puzzles",
    scoresheet: "Scoresheet",
  } satisfies Record<Content, string>,
  tab: (name: string, sheets: number) => `${name} ${String(sheets)}`,
  sheet: (number: number, of: number) => `Sheet ${String(number)} of ${String(of)}`,
  place: (number: number, of: number) => `${String(number)} of ${String(of)}`,
  sheetFile: (number: number) => `Sheet ${String(number)} as SVG`,
  cut: "cut at the marks",
  glue: "10 mm to glue under the next sheet",
  scale: "Print at 100 %, not “fit to page”, then check that the bar measures 50 mm.",
  refused: (what: string, expected: string) => `${what}.${expected === "" ? "" : ` Expected: ${expected}.`}`,
};
translatable("print", texts);
