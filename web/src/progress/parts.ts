// The progress of a player as the server keeps it: named parts of text, small enough for a request. Parts of two browsers
// are joined one by one, in any order, any number of times (doc/progress.md). Pure.
import * as v from "valibot";
import { gamesOf, gamesTextSchema, joinedGames, partOf, textsOf, type Finished } from "../device/kept.ts";
import { better, type Done } from "../endings/kept.ts";
import { joinedDays } from "../lib/days.ts";
import { changesSchema, laterChange, type Changes } from "./changes.ts";
import { baseSchema, derived, joined, noHistory, type History } from "../puzzles/history.ts";

/** All of it. */
export interface Trace {
  readonly days: readonly number[];
  /** The titles of solved lessons, by game. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  /** By game and id. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, Done>>>>;
  readonly puzzles: Readonly<Record<string, History>>;
  /** Games that ended on a device without a server, by id. */
  readonly games: Readonly<Record<string, Finished>>;
  /** By name. */
  readonly settings: Changes;
}

export const noTrace: Trace = { days: [], lessons: {}, endings: {}, puzzles: {}, games: {}, settings: {} };

/** The puzzles of one part. */
const puzzlesInPart = 100;

// Values as short lists, because a request is small.
const number = v.number();
const flag = v.picklist([0, 1]);
const doneText = v.tuple([number, flag]);
const metText = v.union([
  v.strictTuple([number, number, v.nullable(number), number, number]),
  v.strictTuple([number, number, v.nullable(number), number, number, number, number, flag, number]),
]);
const solverText = v.object({
  base: v.nullable(baseSchema),
  missed: number,
  longest: number,
  storm: number,
  storms: v.array(v.tuple([number, number, number, number])),
  lately: v.array(v.tuple([number, v.string(), flag])),
});
const daysText = v.array(v.pipe(number, v.integer()));
const lessonsText = v.array(v.string());
const endingsText = v.record(v.string(), doneText);
const puzzlesText = v.record(v.string(), metText);

type Met = History["met"][string];

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

function textOfMet({ day, step, again, at, won, first }: Met): v.InferOutput<typeof metText> {
  if (!first) return [day, step, again, at, won];
  const [when, on, solved, against] = first;
  return [day, step, again, at, won, when, on, flagOf(solved), against];
}

function metOfText(text: v.InferOutput<typeof metText>): Met {
  const [day, step, again, at, won] = text;
  if (text.length === 5) return { day, step, again, at, won };
  const [, , , , , when, on, solved, against] = text;
  return { day, step, again, at, won, first: [when, on, solved === 1, against] };
}

const textOfSolver = ({ base, missed, longest, storm, storms, lately }: History): v.InferOutput<typeof solverText> => ({
  base,
  missed,
  longest,
  storm,
  storms: storms.map((run) => [run.day, run.solved, run.missed, run.at]),
  lately: lately.map(({ at, id, won }) => [at, id, flagOf(won)]),
});

const solverOfText = ({ storms, lately, ...kept }: v.InferOutput<typeof solverText>): History =>
  derived({
    ...noHistory,
    ...kept,
    storms: storms.map(([day, solved, missed, at]) => ({ day, solved, missed, at })),
    lately: lately.map(([at, id, won]) => ({ at, id, won: won === 1 })),
  });

/** The same text for the same record, however it was made. */
const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** "camelot-0304" is in part 3. */
const placeOf = (id: string): number => Math.floor((Number(/\d+$/.exec(id)?.[0] ?? 0) || 0) / puzzlesInPart);

function puzzleParts(game: string, history: History): [string, unknown][] {
  const places = new Map<number, Record<string, Met>>();
  for (const [id, met] of Object.entries(history.met)) {
    places.set(placeOf(id), { ...places.get(placeOf(id)), [id]: met });
  }
  return [
    [`puzzles/${game}`, textOfSolver(history)],
    ...[...places].map(([place, met]): [string, unknown] => [
      `puzzles/${game}/${String(place)}`,
      sorted(Object.fromEntries(Object.entries(met).map(([id, one]) => [id, textOfMet(one)]))),
    ]),
  ];
}

function gameParts(games: Trace["games"]): [string, unknown][] {
  const places = new Map<number, Finished[]>();
  for (const game of Object.values(games)) places.set(partOf(game.id), [...(places.get(partOf(game.id)) ?? []), game]);
  return [...places].map(([place, all]) => [`games/${String(place)}`, textsOf(all)]);
}

/** All parts with something in them, by name. */
export function partsOf({ days, lessons, endings, puzzles, games, settings }: Trace): Map<string, string> {
  const parts: [string, unknown][] = [
    ...(days.length > 0 ? [["days", days] as [string, unknown]] : []),
    ...Object.entries(lessons).map(([game, titles]): [string, unknown] => [`lessons/${game}`, [...titles].sort()]),
    ...Object.entries(endings).map(([game, done]): [string, unknown] => [
      `endings/${game}`,
      sorted(Object.fromEntries(Object.entries(done).map(([id, one]) => [id, [one.moves, flagOf(one.clean)]]))),
    ]),
    ...Object.entries(puzzles).flatMap(([game, history]) => puzzleParts(game, history)),
    ...gameParts(games),
    ...(Object.keys(settings).length > 0 ? [["settings", sorted(settings)] as [string, unknown]] : []),
  ];
  return new Map(parts.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The trace in a part. Undefined for one that cannot be read, perhaps of a newer page. */
export function traceIn(part: string, text: string): Trace | undefined {
  const [kind, game = "", place] = part.split("/");
  const read = <T>(schema: v.GenericSchema<unknown, T>): T | undefined => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(text));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  };
  switch (kind) {
    case "days":
      return found(read(daysText), (days) => ({ ...noTrace, days }));
    case "lessons":
      return found(read(lessonsText), (titles) => ({ ...noTrace, lessons: { [game]: titles } }));
    case "endings":
      return found(read(endingsText), (all) => ({
        ...noTrace,
        endings: {
          [game]: Object.fromEntries(
            Object.entries(all).map(([id, [moves, clean]]) => [id, { moves, clean: clean === 1 }]),
          ),
        },
      }));
    case "puzzles":
      return place === undefined
        ? found(read(solverText), (solver) => ({ ...noTrace, puzzles: { [game]: solverOfText(solver) } }))
        : found(read(puzzlesText), (all) => ({ ...noTrace, puzzles: { [game]: withMet(all) } }));
    case "settings":
      return found(read(changesSchema), (settings) => ({ ...noTrace, settings }));
    case "games":
      return found(read(gamesTextSchema), (texts) => ({ ...noTrace, games: gamesOf(texts) }));
    default:
      return undefined;
  }
}

const found = <T>(value: T | undefined, of: (value: T) => Trace): Trace | undefined =>
  value === undefined ? undefined : of(value);

const withMet = (all: v.InferOutput<typeof puzzlesText>): History =>
  derived({
    ...noHistory,
    met: Object.fromEntries(Object.entries(all).map(([id, text]) => [id, metOfText(text)])),
  });

/** Both, each thing once. */
export const joinedTraces = (one: Trace, other: Trace): Trace => ({
  days: joinedDays(one.days, other.days),
  lessons: joinedRecords(one.lessons, other.lessons, (a, b) => [...new Set([...a, ...b])].sort()),
  endings: joinedRecords(one.endings, other.endings, (a, b) => joinedRecords(a, b, better)),
  puzzles: joinedRecords(one.puzzles, other.puzzles, joined),
  games: joinedRecords(one.games, other.games, joinedGames),
  settings: joinedRecords(one.settings, other.settings, laterChange),
});

function joinedRecords<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  join: (a: T, b: T) => T,
): Record<string, T> {
  const all = { ...one };
  for (const [name, theirs] of Object.entries(other)) {
    const mine = all[name];
    all[name] = mine === undefined ? theirs : join(mine, theirs);
  }
  return all;
}
