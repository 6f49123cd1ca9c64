// The address of what is embedded: /embed/records/ID, /embed/tournaments/ID, /embed/studies/ID/CHAPTER,
// /embed/puzzles/GAME/ID?fen=..&moves=.., or /embed/position?variant=cam&moves=C5-C6,C9-C8 (doc/embedding.md).

import type { View } from "@camlann/board";

type Coordinates = View["coordinates"];

export interface Embedded {
  /** The id of a tournament, whose standing is shown in place of a board. */
  tournament: string | null;
  /** A published record or a finished game; else the position of the other fields. */
  record: string | null;
  /** A study and the number of its chapter; "" for the first. */
  study: { id: string; chapter: string } | null;
  /** The id of a puzzle; its position and solution are those of the other fields. */
  puzzle: string | null;
  variant: string;
  rules: string;
  fen: string | null;
  moves: string[];
  /** Rings and arrows on the last position, as pictures have them: "GE5,RE5E7". */
  drawings: string;
  /** The number of moves after which the game is shown at first; null: all of them. */
  ply: number | null;
  look: {
    theme: "light" | "dark" | null;
    board: string;
    accent: string | null;
    turn: number;
    coordinates: Coordinates;
    pieces: "turned" | "flat";
    /** The code of a language; "" for the browser's. */
    language: string;
  };
}

const one = <T extends string>(value: string | null, all: readonly T[], otherwise: T): T =>
  all.find((word) => word === value) ?? otherwise;

const whole = (value: string | null): number | null =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // no text
  }
}

/** Reads an address; a word or number that means nothing counts as missing. */
export function readAddress(url: URL): Embedded {
  const query = url.searchParams;
  const [, embed, part, first, second, ...others] = url.pathname.replace(/\/$/, "").split("/");
  const known = embed === "embed" && others.length === 0;
  const id = known && first ? decoded(first) : null;
  const idIn = (name: string): string | null => (part === name && second === undefined ? id : null);
  const puzzle = known && part === "puzzles" && second ? decoded(second) : null;
  const accent = query.get("accent") ?? "";
  const language = query.get("language") ?? "";
  return {
    tournament: idIn("tournaments"),
    record: idIn("records"),
    study: part === "studies" && id !== null ? { id, chapter: second ?? "" } : null,
    puzzle,
    variant: (puzzle === null ? query.get("variant") : id) ?? "",
    rules: query.get("rules") ?? "",
    fen: query.get("fen"),
    moves: (query.get("moves") ?? "").split(/[\s,]+/).filter((move) => move !== ""),
    drawings: query.get("drawings") ?? "",
    ply: whole(query.get("ply")),
    look: {
      theme: (["light", "dark"] as const).find((word) => word === query.get("theme")) ?? null,
      board: one(query.get("board"), ["oak", "parch", "hc"], "oak"),
      accent: /^[\da-f]{6}$/i.test(accent) ? `#${accent}` : null,
      turn: whole(query.get("turn")) ?? 0,
      coordinates: one(query.get("coordinates"), ["frame", "inside", "none"], "frame"),
      pieces: one(query.get("pieces"), ["turned", "flat"], "turned"),
      language: /^[a-z]{2}$/i.test(language) ? language : "",
    },
  };
}
