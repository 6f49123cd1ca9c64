// The games of this device in local storage, each under its own key, so that two tabs do not overwrite each other's. What is over is
// kept with the account, too (src/progress): there games of two devices are joined by their ids, which are random.
import * as v from "valibot";
import { tellKept } from "../lib/kept_here.ts";
import { resultSchema, seatSchema, type Result, type Seat } from "../lib/wire_game.ts";

const endSchema: v.GenericSchema<unknown, Result> = resultSchema;

const seatedSchema = v.object({
  seat: seatSchema,
  /** The computer's level; 0 for a person. */
  level: v.number(),
  name: v.string(),
});

const keptSchema = v.object({
  id: v.string(),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  seats: v.array(seatedSchema),
  mayResign: v.boolean(),
  /** Empty for an old game of the account, of which only the last position and the result are left. */
  moves: v.array(v.string()),
  plies: v.number(),
  /** The last position. */
  fen: v.string(),
  seat: seatSchema,
  result: v.nullable(endSchema),
  resultText: v.string(),
  offer: v.nullable(seatSchema),
  /** The number of moves at which the computer refused a draw; -1 if it did not. */
  refused: v.number(),
  version: v.number(),
  created: v.number(),
  /** When the last move was made, or the game ended. */
  updated: v.number(),
  removed: v.boolean(),
  /** When it was last removed or restored; 0 if never. */
  changed: v.number(),
});

export type Kept = v.InferOutput<typeof keptSchema>;

const prefix = "camlann.device.";
/** For this long a removed game can be restored. */
const dayMs = 24 * 3600 * 1000;

function read(text: string | null): Kept | undefined {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? "null"));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const keyOf = (id: string): string => prefix + id;

export function keptGame(id: string): Kept | undefined {
  try {
    return read(localStorage.getItem(keyOf(id)));
  } catch {
    return undefined; // storage is closed to us
  }
}

/** Returns all games, also removed ones. */
export function allKept(): Kept[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? (read(localStorage.getItem(key)) ?? []) : [],
    );
  } catch {
    return [];
  }
}

/** Throws where the browser keeps nothing, or has no room. */
export function keepGame(kept: Kept): void {
  localStorage.setItem(keyOf(kept.id), JSON.stringify(kept));
  if (kept.result) tellKept();
}

/** Forgets games that were removed more than a day ago. Of those that are over the account has to know that they were. */
export function forgetRemoved(now: number): void {
  for (const kept of allKept()) {
    if (!kept.removed || now - kept.changed < dayMs) continue;
    if (!kept.result) localStorage.removeItem(keyOf(kept.id));
    else if (kept.moves.length > 0) localStorage.setItem(keyOf(kept.id), JSON.stringify({ ...kept, moves: [] }));
  }
}

/** A game that is over. It is not changed any more, except that it is removed or restored. */
export interface Finished extends Kept {
  result: NonNullable<Kept["result"]>;
}

export function finishedGames(): Finished[] {
  const here = allKept().flatMap((kept) => (kept.result ? [{ ...kept, result: kept.result }] : []));
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...[...withoutRoom.values()].filter(({ id }) => !known.has(id))];
}

/** Joins what two browsers have of one game: the moves of either, and the later removal or restoration. */
export function joinedGames(one: Finished, other: Finished): Finished {
  const whole = one.moves.length >= other.moves.length ? one : other;
  const later = one.changed === other.changed ? (one.removed ? one : other) : one.changed > other.changed ? one : other;
  return { ...whole, removed: later.removed, changed: later.changed };
}

/** Finished games of other browsers for which this one has no room. The account must not lose them. */
const withoutRoom = new Map<string, Finished>();

/** Adds a game that another browser has. */
export function joinGame(theirs: Finished): void {
  const here = keptGame(theirs.id);
  const mine = here?.result ? { ...here, result: here.result } : withoutRoom.get(theirs.id);
  const joined = mine ? joinedGames(mine, theirs) : theirs;
  if (JSON.stringify(joined) === JSON.stringify(mine)) return;
  try {
    keepGame(joined);
    withoutRoom.delete(joined.id);
  } catch {
    withoutRoom.set(joined.id, joined);
  }
}

// The account keeps games as lists of values, because a part of its progress is small.
const textSchema = v.strictTuple([
  v.string(),
  v.string(),
  v.string(),
  v.nullable(v.string()),
  v.array(v.tuple([seatSchema, v.number(), v.string()])),
  v.string(),
  v.number(),
  v.string(),
  seatSchema,
  endSchema,
  v.string(),
  v.number(),
  v.number(),
  v.picklist([0, 1]),
  v.number(),
]);
type Text = v.InferOutput<typeof textSchema>;

/** A part is not longer than this, in bytes. */
const longest = 11_000;
/** Games are spread over this many parts by their ids. */
const parts = 64;

export const partOf = (id: string): number => Math.floor((Number.parseInt(id.slice(5, 7), 16) || 0) * (parts / 256));

const textOf = (game: Finished, moves: boolean): Text => [
  game.id,
  game.variant,
  game.rules,
  game.start,
  game.seats.map(({ seat, level, name }): [Seat, number, string] => [seat, level, name]),
  moves ? game.moves.join(" ") : "",
  game.plies,
  game.fen,
  game.seat,
  game.result,
  game.resultText,
  game.created,
  game.updated,
  game.removed ? 1 : 0,
  game.changed,
];

const gameOf = (text: Text): Finished => {
  const [id, variant, rules, start, seats, moves, plies, fen, seat, result, resultText] = text;
  const [created, updated, removed, changed] = text.slice(11) as [number, number, 0 | 1, number];
  return {
    id,
    variant,
    rules,
    start,
    seats: seats.map(([letter, level, name]) => ({ seat: letter, level, name })),
    mayResign: false,
    moves: moves === "" ? [] : moves.split(" "),
    plies,
    fen,
    seat,
    result,
    resultText,
    offer: null,
    refused: -1,
    version: plies + 1,
    created,
    updated,
    removed: removed === 1,
    changed,
  };
};

/** The same list for the same games. If they are too long, the oldest lose their moves and then are left out. */
export function textsOf(games: readonly Finished[]): readonly Text[] {
  const newest = [...games].sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1));
  const short = newest.map((game) => textOf(game, false));
  let texts = newest.map((game) => textOf(game, !game.removed));
  const bytes = (): number => new TextEncoder().encode(JSON.stringify(texts)).length;
  for (let at = texts.length - 1; at >= 0 && bytes() > longest; at--) texts[at] = short[at] as Text;
  while (bytes() > longest) texts = texts.slice(0, -1);
  return texts;
}

export const gamesTextSchema = v.array(textSchema);

export const gamesOf = (texts: readonly Text[]): Record<string, Finished> =>
  Object.fromEntries(texts.map((text) => [text[0], gameOf(text)]));
