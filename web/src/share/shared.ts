// Everything by which a position or a game is shared, with the addresses of its pictures (doc/pictures.md).

import type { Drawn, Square } from "@camlann/board";

export interface Shared {
  /** The page that shows it; none if only its owner sees it. */
  link?: string;
  fen: string;
  /** The game as text, and the name of its file. */
  record?: { text: string; name: string };
  /** The address of its picture, without a form. */
  picture: string;
  /** The address of a board for other sites (doc/embedding.md). */
  embed: string;
  /** The game has moves, so that its picture can move. */
  moves: boolean;
}

/** The picture of a position that is not a kept game: its start, and the moves from there. */
export function pictureOf(variant: string, rules: string, start: string | null, moves: readonly string[]): string {
  const query = new URLSearchParams({ variant, rules });
  if (start !== null) query.set("fen", start);
  if (moves.length > 0) query.set("moves", moves.join(","));
  return `/api/picture?${query.toString()}`;
}

/** The board for other sites of such a position. */
export const embedOf = (picture: string): string => picture.replace("/api/picture?", "/embed/position?");

/** A position without moves, in the usual rules. */
export function sharedPosition(variant: { id: string }, fen: string, turn: number, link: string): Shared {
  const picture = withOptions(pictureOf(variant.id, "", fen, []), { turn });
  return { link, fen, picture, embed: embedOf(picture), moves: false };
}

/** The most rings and arrows that a picture can have. */
const mostDrawings = 100;

/** Adds the rings and arrows of the position, as the board shows them: those on its squares. */
export function withDrawings(picture: string, drawn: readonly Drawn[], squares: readonly Square[]): string {
  const shown = drawn.filter(
    ({ from, to }) => squares.includes(from) && (to === null || (squares.includes(to) && to !== from)),
  );
  if (shown.length === 0) return picture;
  const list = shown.slice(0, mostDrawings).map(({ colour, from, to }) => colour + from + (to ?? ""));
  return withOptions(picture, { drawings: list.join(",") });
}

/** The HTML that shows a board on another site. */
export const frameOf = (address: string, title = "A game on Camlann"): string =>
  `<iframe src="${address.replaceAll("&", "&amp;")}" width="400" height="640" title="${title}" loading="lazy"></iframe>`;

/** Adds options to the address of a picture or a board. No turn is the default. */
export function withOptions(picture: string, options: Readonly<Record<string, string | number>>): string {
  const [path, query] = picture.split("?");
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(options)) {
    if (name !== "turn" || value !== 0) all.set(name, String(value));
  }
  return `${path}?${all.toString()}`;
}
