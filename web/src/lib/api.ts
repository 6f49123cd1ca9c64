// The server, typed. What arrives is parsed here, at the door, and trusted behind it; whatever goes wrong is a `Failure`.
// The shapes are those of wire_game.ts, which is written from the server's own description of its messages.
import * as v from "valibot";
import { barred } from "./barred.svelte.ts";
import { deviceGames } from "./device.ts";
import { ofServer } from "./language.ts";
import { served } from "./served.ts";
import { meetNewer } from "./start_anew.ts";
import {
  definitionsSchema,
  errorAnswerSchema,
  gameRecordSchema,
  gameSchema,
  gamesSchema,
  hintSchema,
  invitationSchema,
  perfectValuesSchema,
  tablesSchema,
  type Game,
  type GameRecord,
  type Hint,
  type Invitation,
  type NewGame as WishedGame,
  type PerfectValues,
  type Summary,
  type TableSummary,
  type TimeWish,
  type WishedSeat,
} from "./wire_game.ts";

export type {
  Game,
  GameRecord,
  Hint,
  Invitation,
  PerfectValues,
  Player,
  RecordSummary,
  TableSummary,
  WishedSeat,
} from "./wire_game.ts";
export type GameSummary = Summary;
/** Opponent, level and colour give the players of a game of two; `seats` gives those of any other. */
export interface NewGame extends Omit<Required<WishedGame>, "nonce" | "seats" | "time"> {
  seats?: WishedSeat[];
  time?: TimeWish | null;
}

/** `status` 0: no answer at all, the server or the way to it is away. Otherwise what the server says. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    what: string,
    readonly where = "",
    readonly expected = "",
  ) {
    super(what);
  }

  get away(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** True if the server has refused a request and would refuse it again, however often it is sent. */
export const isFinal = (error: unknown): error is Failure =>
  error instanceof Failure && !error.away && error.status !== 429;

/** Returns a refusal of the server, in the language of the page, by its answer. */
export async function refusalOf(status: number, json: unknown): Promise<Failure> {
  const parsed = v.safeParse(errorAnswerSchema, json);
  if (!parsed.success) return new Failure(status, `HTTP ${String(status)}`);
  const { what, where, expected } = parsed.output.error;
  const failure = new Failure(status, await ofServer(what), where, await ofServer(expected));
  if (where === "ban") barred.why = failure.message;
  return failure;
}

/** Sends requests, also for the modules with requests of other parts of the page. */
export async function request<T>(
  schema: v.GenericSchema<unknown, T>,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<T> {
  if (!served || path.startsWith("/api/games/here-"))
    return (await deviceGames()).answer(method, path, body) as Promise<T>;
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(path, {
      method,
      // Requests sent while the page is being left still arrive.
      keepalive: document.visibilityState === "hidden",
      ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    json = await response.json();
  } catch {
    throw new Failure(0, "no answer");
  }
  if (!response.ok) throw await refusalOf(response.status, json);
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  await meetNewer();
  throw new Failure(0, "an answer of another version");
}

/** A name for one request: the server carries out a repeated one once and gives the first answer again. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The questions that another player may ask. */
export type Asked = "draw" | "take-back" | "resign";

/** The answer leaves out moves that the version `have` has (`from` in Game); 0 for all of them. */
const act = (id: string, action: string, have: number, body: object = {}): Promise<Game> =>
  request(gameSchema, "POST", `/api/games/${encodeURIComponent(id)}/${action}`, { nonce: newNonce(), have, ...body });

const invitationPath = (id: string): string => `/api/invitations/${encodeURIComponent(id)}`;

export const api = {
  games: async (): Promise<GameSummary[]> => (await request(gamesSchema, "GET", "/api/games")).games,
  /** Starts a game; while the server is away, one of this device. */
  create: (wanted: NewGame): Promise<Game> =>
    request(gameSchema, "POST", "/api/games", { ...wanted, nonce: newNonce() }).catch(async (error: Failure) => {
      if (!error.away) throw error;
      return (await deviceGames()).answer("POST", "/api/games", wanted) as Promise<Game>;
    }),
  game: (id: string): Promise<Game> => request(gameSchema, "GET", `/api/games/${encodeURIComponent(id)}`),
  /**
   * Returns the game with its position and moves, unless there are too many. The server preloads exactly this address
   * (server/router.cpp).
   */
  openGame: (id: string): Promise<Game> => request(gameSchema, "GET", `/api/games/${encodeURIComponent(id)}?state=1`),
  /** Send again with the same nonce after a lost answer: the server plays it once and answers the same. */
  move: (id: string, have: number, ply: number, move: string, nonce: string): Promise<Game> =>
    act(id, "moves", have, { ply, move, nonce }),
  takeBack: (id: string, have: number): Promise<Game> => act(id, "take-back", have),
  answer: (id: string, what: Asked, have: number, accept: boolean): Promise<Game> =>
    act(id, `answer-${what}`, have, { accept }),
  resign: (id: string, have: number): Promise<Game> => act(id, "resign", have),
  offerDraw: (id: string, have: number): Promise<Game> => act(id, "offer-draw", have),
  claimDraw: (id: string, have: number): Promise<Game> => act(id, "claim-draw", have),
  claimWin: (id: string, have: number): Promise<Game> => act(id, "claim-win", have),
  callOff: (id: string, have: number): Promise<Game> => act(id, "call-off", have),
  hint: (id: string): Promise<Hint> => request(hintSchema, "POST", `/api/games/${encodeURIComponent(id)}/hint`, {}),
  /** Gone from the list; for a day it can be restored. */
  remove: (id: string): Promise<Game> => request(gameSchema, "DELETE", `/api/games/${encodeURIComponent(id)}`),
  restore: (id: string): Promise<Game> => act(id, "restore", 0),
  /** `to`: for this player alone. */
  invite: (wanted: NewGame & { name: string; public: boolean; rated: boolean; to?: string }): Promise<Invitation> =>
    request(invitationSchema, "POST", "/api/invitations", { ...wanted, nonce: newNonce() }),
  rematch: (id: string): Promise<Invitation> =>
    request(invitationSchema, "POST", `/api/games/${encodeURIComponent(id)}/rematch`, {}),
  sitDown: (id: string, name: string, seat?: string): Promise<Invitation> =>
    request(invitationSchema, "POST", `${invitationPath(id)}/sit-down`, { name, ...(seat ? { seat } : {}) }),
  withdraw: (id: string): Promise<Invitation> =>
    request(invitationSchema, "POST", `${invitationPath(id)}/withdraw`, {}),
  recordAddress: (id: string): string => `/api/games/${encodeURIComponent(id)}/record`,
  /** The text of the variants that the server has from a file; empty where it has none. */
  definitions: async (): Promise<string> => (await request(definitionsSchema, "GET", "/api/definitions")).definitions,
  tables: async (): Promise<TableSummary[]> => (await request(tablesSchema, "GET", "/api/tables")).tables,
  perfectValues: (variant: string, rules: string, fen: string): Promise<PerfectValues> =>
    request(
      perfectValuesSchema,
      "GET",
      `/api/tables/${encodeURIComponent(variant)}?${new URLSearchParams({ rules, fen }).toString()}`,
    ),
  record: (id: string): Promise<GameRecord> =>
    request(gameRecordSchema, "GET", `/api/records/${encodeURIComponent(id)}`),
};
