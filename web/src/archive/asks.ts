// Requests to the server's archive of games.
import { Failure, request, type RecordSummary } from "../lib/api.ts";
import {
  archiveAboutSchema,
  archivedRecordSchema,
  archiveStatisticsSchema,
  bookPositionSchema,
  foundGamesSchema,
  openingsSchema,
  type ArchiveAbout,
  type ArchivedRecord,
  type ArchiveStatistics,
  type BookPosition,
  type FoundGames,
  type Openings,
} from "../lib/wire.ts";
import { recordsSchema } from "../lib/wire_game.ts";
import { pageRows, paramsOf, type Filters, type Search } from "./search.ts";

export type {
  ArchivedPlayer,
  ArchivedRecord,
  ArchivedVariant,
  BookMove,
  BookPosition,
  FoundGame,
  FoundGames,
  Openings,
} from "../lib/wire.ts";

/** How often a question is asked that takes the server too long. */
export const slowAttempts = 3;
/** True for a question that takes the server too long: it wants a narrower one, in these words (src/archive/archive.cpp). */
export const isTooSlow = (error: Failure): boolean => error.expected === "a narrower question";

/** The players of the games in which openings are counted. */
export type Whose = "people" | "everybody" | "site" | "published" | "uploaded" | "self-play";

export interface OpeningsWish {
  variant: string;
  rules: string;
  fen: string;
  who: Whose;
  since: string;
  until: string;
  /** The lowest rating of the player to move; empty for any. */
  rating: string;
}

/** A position, for a request to the opening books. */
export type BookWish = Pick<OpeningsWish, "variant" | "rules" | "fen">;

/** As records, as JSON a line for each game, or as a database that programs search. */
export type FileForm = "records" | "json" | "sqlite";

/** A part of the archive as a file. */
export interface ArchivePart {
  bytes: Blob;
  /** Where the part behind this one begins: the number of a game, of the database a byte; 0 where there are no more. */
  next: number;
  /** The database: its size in bytes, and the id of the copy. */
  size: number;
  copy: string;
}

async function partAt(path: string): Promise<ArchivePart> {
  let response: Response;
  let bytes: Blob;
  try {
    response = await fetch(path);
    bytes = await response.blob();
  } catch {
    throw new Failure(0, "no answer");
  }
  if (!response.ok) throw new Failure(response.status, `HTTP ${String(response.status)}`);
  const { headers } = response;
  const told = (name: string): string => headers.get(`Camlann-${name}`) ?? "";
  return { bytes, next: Number(told("Next")), size: Number(told("Size")), copy: told("Copy") };
}

const set = (params: Record<string, string>): URLSearchParams =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ""));

/** Engine games only where they are asked for. */
const ofPeople = ({ from = "people", ...filters }: Filters): Filters =>
  from === "all" ? filters : { ...filters, from };

const searched = (filters: Filters, more: Record<string, string>): URLSearchParams =>
  new URLSearchParams([...paramsOf(filters), ...set(more)]);

export const archive = {
  /** The games of books and matches that every server has. */
  published: async (): Promise<RecordSummary[]> => (await request(recordsSchema, "GET", "/api/records")).records,
  about: (): Promise<ArchiveAbout> => request(archiveAboutSchema, "GET", "/api/archive"),
  games: ({ filters, oldestFirst, page }: Pick<Search, "filters" | "oldestFirst" | "page">): Promise<FoundGames> => {
    const skip = page > 0 ? String(page * pageRows) : "";
    const asked = searched(ofPeople(filters), { newest: oldestFirst ? "" : "1", skip, most: String(pageRows) });
    return request(foundGamesSchema, "GET", `/api/archive/games?${asked.toString()}`);
  },
  game: (number: number): Promise<ArchivedRecord> =>
    request(archivedRecordSchema, "GET", `/api/archive/games/${String(number)}`),
  statistics: (variant: string): Promise<ArchiveStatistics> =>
    request(archiveStatisticsSchema, "GET", `/api/archive/statistics?${set({ variant }).toString()}`),
  /** Continues after this game or byte; all parts of a download must be of one copy. */
  part: (to: FileForm, after: number, copy = ""): Promise<ArchivePart> =>
    partAt(`/api/archive/download?${set({ to, after: String(after), copy }).toString()}`),
  /** An evaluation by the engine. */
  book: ({ variant, rules, fen }: BookWish): Promise<BookPosition> =>
    request(bookPositionSchema, "GET", `/api/book?${set({ variant, rules, fen }).toString()}`),
  openings: ({ who, ...wish }: OpeningsWish): Promise<Openings> =>
    request(
      openingsSchema,
      "GET",
      `/api/archive/openings?${set({ ...wish, who: who === "everybody" ? "" : who }).toString()}`,
    ),
};
