// Written by script/wire from src/wire/messages; changes here are lost.
//
// What a game needs from its first picture on: what it gets from the server has a schema each, which checks it when it
// arrives; what the core answers is of our own build and has types alone.
import {
  errorCodeWords,
  type Problem,
  type ErrorAnswer,
  type Definitions,
  playerKindWords,
  seatWords,
  type Player,
  type TimeControl,
  reasonWords,
  type Result,
  type Summary,
  type PlayedMove,
  type Clocks,
  obligationKindWords,
  type Obligation,
  type Standing,
  moveKindWords,
  type Outcome,
  type State,
  type Game,
  type Games,
  type Hint,
  type RecordPlayer,
  recordResultWords,
  type RecordSummary,
  type Records,
  type GameRecord,
  type TableSummary,
  type Tables,
  wdlWords,
  type PerfectValue,
  type PerfectMove,
  type PerfectValues,
  type PlanLine,
  type Plan,
  type Note,
  socketEventWords,
  type GameEvent,
  type Watching,
  presenceKindWords,
  type SeatPresence,
  type Presence,
  type Hurried,
  phaseWords,
  type Invitation,
  type Invitations,
  type InvitationChanged,
  phraseWords,
  type ChatLine,
  type ChatLines,
  type ChatSaid,
} from "@camlann/core/wire";
import * as v from "valibot";

export * from "@camlann/core/wire";

export const errorCodeSchema = v.picklist(errorCodeWords);
export const problemSchema = v.object({
  what: v.string(),
  where: v.string(),
  expected: v.string(),
  code: errorCodeSchema,
  line: v.exactOptional(v.number()),
  column: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, Problem>;
export const errorAnswerSchema = v.object({
  error: problemSchema,
}) satisfies v.GenericSchema<unknown, ErrorAnswer>;
export const definitionsSchema = v.object({
  definitions: v.string(),
}) satisfies v.GenericSchema<unknown, Definitions>;
export const playerKindSchema = v.picklist(playerKindWords);
export const seatSchema = v.picklist(seatWords);
export const playerSchema = v.object({
  seat: seatSchema,
  player: playerKindSchema,
  level: v.nullable(v.number()),
  name: v.string(),
  id: v.exactOptional(v.string()),
  rating: v.exactOptional(v.string()),
  bot: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Player>;
export const timeControlSchema = v.object({
  base: v.number(),
  increment: v.number(),
  delay: v.number(),
  days: v.number(),
}) satisfies v.GenericSchema<unknown, TimeControl>;
export const reasonSchema = v.picklist(reasonWords);
export const resultSchema = v.object({
  winner: v.nullable(v.string()),
  winners: v.exactOptional(v.array(seatSchema)),
  reason: reasonSchema,
}) satisfies v.GenericSchema<unknown, Result>;
export const summarySchema = v.object({
  id: v.string(),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  opponent: playerKindSchema,
  level: v.nullable(v.number()),
  colour: seatSchema,
  seats: v.array(playerSchema),
  mayResign: v.boolean(),
  time: v.exactOptional(timeControlSchema),
  rated: v.boolean(),
  version: v.number(),
  plies: v.number(),
  fen: v.string(),
  seat: seatSchema,
  result: v.nullable(resultSchema),
  resultText: v.nullable(v.string()),
  offer: v.nullable(seatSchema),
  canClaim: v.boolean(),
  thinking: v.boolean(),
  tournament: v.exactOptional(v.string()),
  late: v.exactOptional(v.number()),
  left: v.exactOptional(v.number()),
  created: v.string(),
  updated: v.string(),
}) satisfies v.GenericSchema<unknown, Summary>;
export const playedMoveSchema = v.object({
  notation: v.string(),
  by: playerKindSchema,
}) satisfies v.GenericSchema<unknown, PlayedMove>;
export const clocksSchema = v.object({
  left: v.array(v.number()),
  running: v.nullable(seatSchema),
  since: v.number(),
  firstMoveBy: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, Clocks>;
export const obligationKindSchema = v.picklist(obligationKindWords);
export const obligationSchema = v.object({
  kind: obligationKindSchema,
  squares: v.array(v.string()),
  text: v.string(),
  may: v.string(),
}) satisfies v.GenericSchema<unknown, Obligation>;
export const standingSchema = v.object({
  variant: v.string(),
  rules: v.string(),
  fen: v.string(),
  ply: v.number(),
  seat: seatSchema,
  passed: v.array(seatSchema),
  result: v.nullable(resultSchema),
  resultText: v.string(),
  obligation: obligationSchema,
  pieces: v.record(v.string(), v.string()),
  canClaim: v.boolean(),
}) satisfies v.GenericSchema<unknown, Standing>;
export const moveKindSchema = v.picklist(moveKindWords);
export const outcomeSchema = v.object({
  from: v.string(),
  to: v.string(),
  captures: v.array(v.string()),
  kind: moveKindSchema,
  path: v.array(v.string()),
  promotion: v.exactOptional(v.string()),
  notation: v.string(),
}) satisfies v.GenericSchema<unknown, Outcome>;
export const stateSchema = v.object({
  ...standingSchema.entries,
  outcomes: v.array(outcomeSchema),
}) satisfies v.GenericSchema<unknown, State>;
export const gameSchema = v.object({
  ...summarySchema.entries,
  from: v.exactOptional(v.number()),
  moves: v.array(playedMoveSchema),
  passed: v.array(seatSchema),
  clocks: v.exactOptional(clocksSchema),
  asksBack: v.exactOptional(seatSchema),
  givingUp: v.exactOptional(v.array(seatSchema)),
  state: v.exactOptional(stateSchema),
}) satisfies v.GenericSchema<unknown, Game>;
export const gamesSchema = v.object({
  games: v.array(summarySchema),
}) satisfies v.GenericSchema<unknown, Games>;
export const hintSchema = v.object({
  outcome: outcomeSchema,
  score: v.number(),
  depth: v.number(),
}) satisfies v.GenericSchema<unknown, Hint>;
export const recordPlayerSchema = v.object({
  seat: seatSchema,
  name: v.string(),
}) satisfies v.GenericSchema<unknown, RecordPlayer>;
export const recordResultSchema = v.picklist(recordResultWords);
export const recordSummarySchema = v.object({
  id: v.string(),
  event: v.string(),
  date: v.string(),
  white: v.string(),
  black: v.string(),
  players: v.array(recordPlayerSchema),
  variant: v.string(),
  rules: v.string(),
  result: recordResultSchema,
  plies: v.number(),
}) satisfies v.GenericSchema<unknown, RecordSummary>;
export const recordsSchema = v.object({
  records: v.array(recordSummarySchema),
}) satisfies v.GenericSchema<unknown, Records>;
export const gameRecordSchema = v.object({
  id: v.string(),
  text: v.string(),
  tags: v.record(v.string(), v.string()),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  moves: v.array(v.string()),
  result: recordResultSchema,
}) satisfies v.GenericSchema<unknown, GameRecord>;
export const tableSummarySchema = v.object({
  variant: v.string(),
  rules: v.string(),
  pieces: v.number(),
}) satisfies v.GenericSchema<unknown, TableSummary>;
export const tablesSchema = v.object({
  tables: v.array(tableSummarySchema),
}) satisfies v.GenericSchema<unknown, Tables>;
export const wdlSchema = v.picklist(wdlWords);
export const perfectValueSchema = v.object({
  wdl: wdlSchema,
  plies: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, PerfectValue>;
export const perfectMoveSchema = v.object({
  notation: v.string(),
  wdl: wdlSchema,
  plies: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, PerfectMove>;
export const perfectValuesSchema = v.object({
  ...perfectValueSchema.entries,
  moves: v.array(perfectMoveSchema),
}) satisfies v.GenericSchema<unknown, PerfectValues>;
export const planLineSchema = v.object({
  moves: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, PlanLine>;
export const planSchema = v.object({
  game: v.string(),
  ply: v.number(),
  lines: v.array(planLineSchema),
}) satisfies v.GenericSchema<unknown, Plan>;
export const noteSchema = v.object({
  game: v.string(),
  text: v.string(),
}) satisfies v.GenericSchema<unknown, Note>;
export const socketEventSchema = v.picklist(socketEventWords);
export const gameEventSchema = v.object({
  type: v.literal("event"),
  game: v.string(),
  version: v.number(),
  kind: socketEventSchema,
  game_state: gameSchema,
}) satisfies v.GenericSchema<unknown, GameEvent>;
export const watchingSchema = v.object({
  type: v.literal("watching"),
  game: v.string(),
  version: v.number(),
  clock: v.number(),
}) satisfies v.GenericSchema<unknown, Watching>;
export const presenceKindSchema = v.picklist(presenceKindWords);
export const seatPresenceSchema = v.object({
  seat: seatSchema,
  presence: presenceKindSchema,
  since: v.number(),
  leftFrom: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, SeatPresence>;
export const presenceSchema = v.object({
  type: v.literal("presence"),
  game: v.string(),
  seats: v.array(seatPresenceSchema),
  watchers: v.number(),
}) satisfies v.GenericSchema<unknown, Presence>;
export const hurriedSchema = v.object({
  type: v.literal("hurried"),
  game: v.string(),
  version: v.number(),
  parts: v.number(),
}) satisfies v.GenericSchema<unknown, Hurried>;
export const phaseSchema = v.picklist(phaseWords);
export const invitationSchema = v.object({
  id: v.string(),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  time: v.exactOptional(timeControlSchema),
  seats: v.array(playerSchema),
  host: v.string(),
  public: v.boolean(),
  rated: v.boolean(),
  created: v.string(),
  expires: v.string(),
  version: v.number(),
  phase: phaseSchema,
  game: v.nullable(v.string()),
  rematchOf: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  late: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, Invitation>;
export const invitationsSchema = v.object({
  invitations: v.array(invitationSchema),
}) satisfies v.GenericSchema<unknown, Invitations>;
export const invitationChangedSchema = v.object({
  type: v.literal("invitation"),
  invitation: invitationSchema,
}) satisfies v.GenericSchema<unknown, InvitationChanged>;
export const phraseSchema = v.picklist(phraseWords);
export const chatLineSchema = v.object({
  number: v.number(),
  seat: v.nullable(seatSchema),
  phrase: v.nullable(phraseSchema),
  text: v.string(),
  at: v.string(),
}) satisfies v.GenericSchema<unknown, ChatLine>;
export const chatLinesSchema = v.object({
  lines: v.array(chatLineSchema),
  muted: v.array(seatSchema),
  mayWrite: v.boolean(),
}) satisfies v.GenericSchema<unknown, ChatLines>;
export const chatSaidSchema = v.object({
  type: v.literal("chat"),
  game: v.string(),
  line: chatLineSchema,
}) satisfies v.GenericSchema<unknown, ChatSaid>;
