// The server, typed. What arrives is parsed here, at the door, and trusted behind it; whatever goes wrong is a `Failure`.
// The shapes are those of doc/protocol/openapi.yaml: `protocol.ts` is generated from it, and the schemas below have to
// agree with it or this file does not compile.
import * as v from "valibot";
import type { components } from "./protocol.ts";

type Protocol = components["schemas"];

const seat = v.picklist(["w", "b", "R", "G", "B", "Y"]);
const resultSchema = v.object({
  winner: v.nullable(v.string()),
  winners: v.exactOptional(v.array(seat)),
  reason: v.picklist([
    "castle",
    "elimination",
    "stalemate",
    "thin",
    "quiet",
    "repetition",
    "checkmate",
    "bare-kings",
    "king-taken",
    "resignation",
    "agreement",
  ]),
});

const summaryShape = {
  id: v.string(),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  opponent: v.picklist(["computer", "person"]),
  level: v.nullable(v.number()),
  colour: seat,
  seats: v.array(
    v.object({
      seat,
      player: v.picklist(["person", "computer"]),
      level: v.nullable(v.number()),
      name: v.string(),
    }),
  ),
  mayResign: v.boolean(),
  version: v.number(),
  plies: v.number(),
  fen: v.string(),
  seat,
  result: v.nullable(resultSchema),
  resultText: v.nullable(v.string()),
  offer: v.nullable(seat),
  canClaim: v.boolean(),
  thinking: v.boolean(),
  created: v.string(),
  updated: v.string(),
};

const summarySchema = v.object(summaryShape);
export const gameSchema = v.object({
  ...summaryShape,
  moves: v.array(v.object({ notation: v.string(), by: v.picklist(["person", "computer"]) })),
  passed: v.array(seat),
});

const outcomeSchema = v.object({
  from: v.string(),
  to: v.string(),
  captures: v.array(v.string()),
  kind: v.picklist(["plain", "canter", "jump", "charge", "castle", "move", "capture", "run", "shot"]),
  path: v.array(v.string()),
  promotion: v.exactOptional(v.string()),
  notation: v.string(),
});
const hintSchema = v.object({ outcome: outcomeSchema, score: v.number(), depth: v.number() });

const recordSummarySchema = v.object({
  id: v.string(),
  event: v.string(),
  date: v.string(),
  white: v.string(),
  black: v.string(),
  players: v.array(v.object({ seat, name: v.string() })),
  variant: v.string(),
  rules: v.string(),
  result: v.picklist(["1-0", "0-1", "1/2-1/2", "1-0-0", "0-1-0", "0-0-1", "*"]),
  plies: v.number(),
});
const recordSchema = v.object({
  id: v.string(),
  text: v.string(),
  tags: v.record(v.string(), v.string()),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  moves: v.array(v.string()),
  result: v.string(),
});

const tableSummarySchema = v.object({ variant: v.string(), rules: v.string(), pieces: v.number() });
const valueShape = { wdl: v.picklist(["win", "draw", "loss"]), plies: v.nullable(v.number()) };
const perfectValuesSchema = v.object({
  ...valueShape,
  moves: v.array(v.object({ ...valueShape, notation: v.string() })),
});

const errorSchema = v.object({
  error: v.object({ what: v.string(), where: v.optional(v.string(), ""), expected: v.optional(v.string(), "") }),
});

export type GameSummary = v.InferOutput<typeof summarySchema>;
export type Game = v.InferOutput<typeof gameSchema>;
export type Hint = v.InferOutput<typeof hintSchema>;
export type RecordSummary = v.InferOutput<typeof recordSummarySchema>;
export type GameRecord = v.InferOutput<typeof recordSchema>;
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;
export type PerfectValues = v.InferOutput<typeof perfectValuesSchema>;
export type Player = Game["seats"][number];
export type WishedSeat = Partial<Protocol["WishedSeat"]>;
/** Who plays is said by opponent, level and colour, or by seats. */
export interface NewGame extends Omit<Required<Protocol["NewGame"]>, "nonce" | "seats"> {
  seats?: WishedSeat[];
}

/** Compiles only while `Ours` can stand where the protocol says `Theirs`, and the other way round. */
type Agree<Ours extends Theirs, Theirs extends Whole, Whole = Ours> = [Ours, Whole];
export type Agreement = [
  Agree<GameSummary, Protocol["Summary"]>,
  Agree<Game, Protocol["Game"]>,
  Agree<Hint, Protocol["Hint"]>,
  Agree<RecordSummary, Protocol["RecordSummary"]>,
  Agree<GameRecord, Protocol["Record"]>,
  Agree<TableSummary, Protocol["TableSummary"]>,
  Agree<PerfectValues, Protocol["PerfectValues"]>,
];

/** `status` 0: no answer at all, the server or the way to it is away. Otherwise the server's own words. */
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

async function request<T>(
  schema: v.GenericSchema<unknown, T>,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<T> {
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(path, {
      method,
      ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    json = await response.json();
  } catch {
    throw new Failure(0, "no answer");
  }
  if (!response.ok) {
    const parsed = v.safeParse(errorSchema, json);
    if (!parsed.success) throw new Failure(response.status, `status ${String(response.status)}`);
    const { what, where, expected } = parsed.output.error;
    throw new Failure(response.status, what, where, expected);
  }
  return v.parse(schema, json);
}

/** A name for one request: the server carries out a repeated one once and gives the first answer again. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const act = (id: string, action: string, body: object = {}): Promise<Game> =>
  request(gameSchema, "POST", `/api/games/${encodeURIComponent(id)}/${action}`, { nonce: newNonce(), ...body });

export const api = {
  games: async (): Promise<GameSummary[]> =>
    (await request(v.object({ games: v.array(summarySchema) }), "GET", "/api/games")).games,
  create: (wanted: NewGame): Promise<Game> =>
    request(gameSchema, "POST", "/api/games", { ...wanted, nonce: newNonce() }),
  game: (id: string): Promise<Game> => request(gameSchema, "GET", `/api/games/${encodeURIComponent(id)}`),
  /** Send again with the same nonce after a lost answer: the server plays it once and answers the same. */
  move: (id: string, ply: number, move: string, nonce: string): Promise<Game> => act(id, "moves", { ply, move, nonce }),
  takeBack: (id: string): Promise<Game> => act(id, "take-back"),
  resign: (id: string): Promise<Game> => act(id, "resign"),
  offerDraw: (id: string): Promise<Game> => act(id, "offer-draw"),
  answerDraw: (id: string, accept: boolean): Promise<Game> => act(id, "answer-draw", { accept }),
  claimDraw: (id: string): Promise<Game> => act(id, "claim-draw"),
  hint: (id: string): Promise<Hint> => request(hintSchema, "POST", `/api/games/${encodeURIComponent(id)}/hint`, {}),
  recordAddress: (id: string): string => `/api/games/${encodeURIComponent(id)}/record`,
  records: async (): Promise<RecordSummary[]> =>
    (await request(v.object({ records: v.array(recordSummarySchema) }), "GET", "/api/records")).records,
  tables: async (): Promise<TableSummary[]> =>
    (await request(v.object({ tables: v.array(tableSummarySchema) }), "GET", "/api/tables")).tables,
  perfectValues: (variant: string, rules: string, fen: string): Promise<PerfectValues> =>
    request(
      perfectValuesSchema,
      "GET",
      `/api/tables/${encodeURIComponent(variant)}?${new URLSearchParams({ rules, fen }).toString()}`,
    ),
  record: (id: string): Promise<GameRecord> => request(recordSchema, "GET", `/api/records/${encodeURIComponent(id)}`),
};
