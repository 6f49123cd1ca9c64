// Rings and arrows of a position, as records have them (doc/formats/record.md): `[%csl GE5][%cal RE5E7]`. Pure.
import type { Drawn, DrawnColour as Colour, Square } from "@camlann/board";

export type { Colour, Drawn };
export const colours = ["G", "R", "Y", "B"] as const satisfies readonly Colour[];

/** Reads "GE5,RE5E7", a list as addresses have it; ignores what is invalid or in an unknown form. */
export function readList(list: string): Drawn[] {
  return list.split(",").flatMap((item): Drawn[] => {
    const [, letter, from, to] = /^\s*([GRYB])([A-Za-z]\d{1,2})([A-Za-z]\d{1,2})?\s*$/.exec(item) ?? [];
    const colour = colours.find((one) => one === letter);
    return colour && from !== undefined ? [{ colour, from, to: to ?? null }] : [];
  });
}

/** Reads the lists in a comment. */
export function readDrawings(text: string): Drawn[] {
  return [...text.matchAll(/\[%c[sa]l ([^\]]*)\]/g)].flatMap(([, list = ""]) => readList(list));
}

export function writeDrawings(all: readonly Drawn[]): string {
  const list = (word: string, some: readonly Drawn[]): string =>
    some.length === 0 ? "" : `[%${word} ${some.map(({ colour, from, to }) => colour + from + (to ?? "")).join(",")}]`;
  const [rings, arrows] = [all.filter(({ to }) => to === null), all.filter(({ to }) => to !== null)];
  return list("csl", rings) + list("cal", arrows);
}

/** Adds a drawing; removes it if it exists, or changes its colour. */
export function toggled(all: readonly Drawn[], drawn: Drawn): Drawn[] {
  const others = all.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const there = all.some(({ colour, from, to }) => colour === drawn.colour && from === drawn.from && to === drawn.to);
  return there ? others : [...others, drawn];
}

/** Reads a typed square, or two with anything in between. Null if one is not on the board. */
export function typedSquares(text: string, squares: readonly Square[]): Pick<Drawn, "from" | "to"> | null {
  const [, first = "", second] = /^\s*([a-z]\d{1,2})(?:[^a-z\d]*([a-z]\d{1,2}))?\s*$/i.exec(text) ?? [];
  const found = (name: string): Square | undefined =>
    squares.find((square) => square === name) ?? squares.find((square) => square.toLowerCase() === name.toLowerCase());
  const from = found(first);
  const to = second === undefined ? null : found(second);
  return from === undefined || to === undefined || from === to ? null : { from, to };
}
