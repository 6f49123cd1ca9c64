// Everything by which a position or a game is shared, with the addresses of its pictures (doc/pictures.md).
import type { Drawn, Square } from "@camlann/board";
import type { Settings } from "../lib/settings.svelte.ts";

export interface Shared {
  /** The page that shows it; none if only its owner sees it. */
  link?: string;
  /** A sentence about the link. */
  note?: string;
  fen: string;
  /** The game as text, perhaps still to be fetched, and the name of its file. */
  record?: { text: string | (() => Promise<string>); name: string };
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

type Options = Readonly<Record<string, string | number>>;

/** A position without moves, in the usual rules unless others are given. */
export function sharedPosition(variant: { id: string }, fen: string, turn: number, link: string, rules = ""): Shared {
  const picture = withOptions(pictureOf(variant.id, rules, fen, []), { turn });
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

/** The analysis of a position, for what others cannot open. */
export const analysisLink = (variant: string, fen: string, rules = ""): string =>
  `${location.origin}/analysis/${variant}?${new URLSearchParams({ fen, ...(rules === "" ? {} : { rules }) }).toString()}`;

/** A position on the board of a lesson. */
export const sharedStanding = (variant: string, fen: string): Shared =>
  sharedPosition({ id: variant }, fen, 0, analysisLink(variant, fen));

/** A line of moves from a start. */
export function sharedLine(
  { variant, rules, start, moves }: { variant: string; rules: string; start: string | null; moves: readonly string[] },
  options: Options,
  more: Pick<Shared, "link" | "fen" | "record" | "note">,
): Shared {
  const picture = withOptions(pictureOf(variant, rules, start, moves), options);
  return { ...more, picture, embed: embedOf(picture), moves: moves.length > 0 };
}

/** A published game, or one of the server that is over. */
export function sharedGame(
  id: string,
  options: Options,
  more: Pick<Shared, "link" | "fen" | "record" | "moves">,
): Shared {
  const name = encodeURIComponent(id);
  return {
    ...more,
    picture: withOptions(`/api/picture/records/${name}`, options),
    embed: withOptions(`/embed/records/${name}`, options),
  };
}

/** The options of pictures and of boards on other sites by which they look as the reader's own. Defaults are left out. */
export function lookOf(settings: Pick<Settings, "theme" | "board" | "pieces" | "coordinates">): {
  picture: Options;
  embed: Options;
} {
  const { theme, board, pieces, coordinates } = settings;
  const both = {
    ...(pieces === "turned" ? {} : { pieces }),
    ...(coordinates === "frame" ? {} : { coordinates }),
  };
  const usual = board === "oak";
  return {
    picture: { ...(usual ? {} : { theme: board }), ...both, ...(theme === "dark" ? { background: theme } : {}) },
    embed: { ...(usual ? {} : { board }), ...both, ...(theme === "auto" ? {} : { theme }) },
  };
}

/** The HTML that shows a board on another site. */
export const frameOf = (address: string, title: string): string =>
  `<iframe src="${address.replaceAll("&", "&amp;")}" width="400" height="640" title="${title.replaceAll('"', "&quot;")}" loading="lazy"></iframe>`;

/** Adds options to the address of a picture or a board. No turn is the default. */
export function withOptions(picture: string, options: Options): string {
  const [path, query] = picture.split("?");
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(options)) {
    if (name !== "turn" || value !== 0) all.set(name, String(value));
  }
  return `${path}?${all.toString()}`;
}
