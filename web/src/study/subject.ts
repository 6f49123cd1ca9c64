// The subject of an analysis by its address: a position, a published record, a game of this server, a shared tree, or
// the last state in this browser.
import { tagOf } from "../lib/tag_of.ts";
import type { api as theApi, Game, Player } from "../lib/api.ts";
import type { archive as theArchive } from "../archive/asks.ts";
import { turnedIn } from "../lib/turned.ts";
import { kept, keyOfGame } from "./kept.ts";
import type { Origin } from "./study.svelte.ts";
import { texts } from "./texts.ts";

export interface Subject {
  origin: Origin;
  /** The moves, with variations. */
  text: string;
  /** Under which name it is kept in this browser. */
  key: string;
  /** Why it is not what the address asks for; empty where it is. */
  problem: string;
  /** True if a review starts at once. */
  review: boolean;
  /** The number of times that the board is turned. */
  turned: number;
  /** The game of this server, while its moves are those of the board. */
  played?: Pick<Game, "id" | "seats" | "result" | "created">;
}

type Found = Omit<Subject, "review" | "turned">;

type Api = Pick<typeof theApi, "record" | "game"> & { archived: typeof theArchive.game };

/**
 * Reads `/analysis/GAME?fen=…&rules=…#moves`, `?record=ID`, `?archived=NUMBER`, `?game=ID`, with `&review` and `&turn=1`. Throws
 * `Failure` if the server does not have it.
 */
export async function subjectOf(
  { game, search, hash }: { game: string; search: string; hash: string },
  api: Api,
): Promise<Subject> {
  const asked = new URLSearchParams(search);
  const found = await studied({ game, asked, hash }, api);
  return { ...found, review: asked.has("review") && found.problem === "", turned: turnedIn(search) };
}

async function studied(
  { game, asked, hash }: { game: string; asked: URLSearchParams; hash: string },
  api: Api,
): Promise<Found> {
  const record = asked.get("record");
  const played = asked.get("game");
  if (record !== null) {
    const { variant, rules, start, text } = await api.record(record);
    return resumed({ variant, rules, start }, text, `record ${record}`);
  }
  const archived = asked.get("archived");
  if (archived !== null) {
    const { variant, rules, start, text } = await api.archived(Number(archived));
    return resumed({ variant, rules, start }, text, `archived ${archived}`);
  }
  if (played !== null) {
    const { variant, rules, start, moves, result, seats, created } = await api.game(played);
    // During a game there is no engine.
    if (result === null) return resumed({ variant, rules, start: null }, "", variant, texts.running);
    const text = playersIn(seats) + moves.map(({ notation }) => notation).join(" ");
    return {
      ...resumed({ variant, rules, start }, text, keyOfGame(played)),
      played: { id: played, seats, result, created },
    };
  }
  const fen = asked.get("fen");
  const rules = asked.get("rules") ?? "";
  const shared = decoded(hash.slice(1));
  const key = [game, rules, fen ?? ""].join(" ").trim();
  return resumed({ variant: game, rules, start: fen }, shared, shared === "" ? key : `${key} #${digest(shared)}`);
}

/** The named players, as tags of a record. */
const playersIn = (seats: readonly Player[]): string =>
  seats.map(({ seat, name }) => (name === "" ? "" : `[${tagOf(seat)} "${name.replace(/["\\]/g, "'")}"]\n`)).join("");

/** A short name for a text, by two hashes (FNV-1a and the polynomial of 31). */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = (Math.imul(two, 31) + text.charCodeAt(at)) | 0;
  }
  return [one, two].map((number) => (number >>> 0).toString(36)).join(".");
}

/** A link may have been cut in the middle of a letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The state saved in this browser comes before the played moves. */
const resumed = (origin: Origin, text: string, key: string, problem = ""): Found => ({
  origin,
  text: kept(key).text ?? text,
  key,
  problem,
});

/** The address that holds a whole study. */
export function addressOf({ variant, rules, start }: Origin, text: string): string {
  const asked = new URLSearchParams({ ...(start === null ? {} : { fen: start }), ...(rules === "" ? {} : { rules }) });
  const search = asked.size > 0 ? `?${asked.toString()}` : "";
  return `/analysis/${variant}${search}${text === "" ? "" : `#${encodeURIComponent(text)}`}`;
}

/** The same for people elsewhere. */
export const linkTo = (origin: Origin, text: string): string => new URL(addressOf(origin, text), location.href).href;
