// Written by script/wire from src/wire/messages; changes here are lost.
//
// What the server, its socket and the rules core say and take. What the page gets from the server has a schema each,
// which checks it when it arrives; what the core answers is of our own build and has types alone.
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
  type Me,
  type Account,
  type OpenSession,
  type OpenSessions,
  speedWords,
  type RatingNow,
  type VariantScore,
  type OpponentScore,
  type PlayerPage,
  type RatingPoint,
  type RatingHistory,
  type Leader,
  type LevelRating,
  type Leaders,
  phraseWords,
  type ChatLine,
  type ChatLines,
  type ChatSaid,
  type NamedPlayer,
  type Circle,
  type Seek,
  type SeekCount,
  type Seekers,
  type SeekChanged,
  tournamentSystemWords,
  tournamentPhaseWords,
  type TournamentSummary,
  tieBreakWords,
  type TournamentPlayer,
  tournamentScoreWords,
  type TournamentGame,
  byeKindWords,
  type TournamentRest,
  type TournamentRound,
  type TournamentLine,
  type Tournament,
  type Tournaments,
  type TournamentChanged,
  type ClubSummary,
  type Member,
  type Club,
  type Clubs,
  type ReportTaken,
  reportSubjectWords,
  type ReportedLine,
  type OpenReport,
  measureKindWords,
  type Measure,
  deedKindWords,
  type LogEntry,
  type HostDesk,
  type HostLog,
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
}) satisfies v.GenericSchema<unknown, Invitation>;
export const invitationsSchema = v.object({
  invitations: v.array(invitationSchema),
}) satisfies v.GenericSchema<unknown, Invitations>;
export const invitationChangedSchema = v.object({
  type: v.literal("invitation"),
  invitation: invitationSchema,
}) satisfies v.GenericSchema<unknown, InvitationChanged>;
export const meSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  admin: v.boolean(),
}) satisfies v.GenericSchema<unknown, Me>;
export const accountSchema = v.object({
  id: v.string(),
  name: v.string(),
  created: v.string(),
  admin: v.boolean(),
}) satisfies v.GenericSchema<unknown, Account>;
export const openSessionSchema = v.object({
  id: v.string(),
  browser: v.string(),
  made: v.string(),
  used: v.string(),
  current: v.boolean(),
}) satisfies v.GenericSchema<unknown, OpenSession>;
export const openSessionsSchema = v.object({
  sessions: v.array(openSessionSchema),
}) satisfies v.GenericSchema<unknown, OpenSessions>;
export const speedSchema = v.picklist(speedWords);
export const ratingNowSchema = v.object({
  variant: v.string(),
  speed: speedSchema,
  rating: v.number(),
  deviation: v.number(),
  provisional: v.boolean(),
  games: v.number(),
  updated: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, RatingNow>;
export const variantScoreSchema = v.object({
  variant: v.string(),
  won: v.number(),
  drawn: v.number(),
  lost: v.number(),
}) satisfies v.GenericSchema<unknown, VariantScore>;
export const opponentScoreSchema = v.object({
  id: v.string(),
  name: v.string(),
  won: v.number(),
  drawn: v.number(),
  lost: v.number(),
}) satisfies v.GenericSchema<unknown, OpponentScore>;
export const playerPageSchema = v.object({
  id: v.string(),
  name: v.string(),
  level: v.exactOptional(v.number()),
  since: v.nullable(v.string()),
  ratings: v.array(ratingNowSchema),
  scores: v.array(variantScoreSchema),
  opponents: v.array(opponentScoreSchema),
  games: v.array(summarySchema),
  followed: v.boolean(),
  blocked: v.boolean(),
}) satisfies v.GenericSchema<unknown, PlayerPage>;
export const ratingPointSchema = v.object({
  at: v.string(),
  rating: v.number(),
  deviation: v.number(),
  game: v.string(),
}) satisfies v.GenericSchema<unknown, RatingPoint>;
export const ratingHistorySchema = v.object({
  variant: v.string(),
  speed: speedSchema,
  points: v.array(ratingPointSchema),
}) satisfies v.GenericSchema<unknown, RatingHistory>;
export const leaderSchema = v.object({
  id: v.string(),
  name: v.string(),
  rating: v.number(),
  deviation: v.number(),
  games: v.number(),
}) satisfies v.GenericSchema<unknown, Leader>;
export const levelRatingSchema = v.object({
  level: v.number(),
  rating: v.number(),
}) satisfies v.GenericSchema<unknown, LevelRating>;
export const leadersSchema = v.object({
  variant: v.string(),
  speed: speedSchema,
  deviation: v.number(),
  leaders: v.array(leaderSchema),
  levels: v.array(levelRatingSchema),
}) satisfies v.GenericSchema<unknown, Leaders>;
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
export const namedPlayerSchema = v.object({
  id: v.string(),
  name: v.string(),
}) satisfies v.GenericSchema<unknown, NamedPlayer>;
export const circleSchema = v.object({
  follows: v.array(namedPlayerSchema),
  blocks: v.array(namedPlayerSchema),
  games: v.array(summarySchema),
}) satisfies v.GenericSchema<unknown, Circle>;
export const seekSchema = v.object({
  variant: v.string(),
  rules: v.string(),
  time: v.exactOptional(timeControlSchema),
  rated: v.boolean(),
  waited: v.number(),
  others: v.number(),
  game: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Seek>;
export const seekCountSchema = v.object({
  variant: v.string(),
  rules: v.string(),
  time: v.exactOptional(timeControlSchema),
  rated: v.boolean(),
  count: v.number(),
}) satisfies v.GenericSchema<unknown, SeekCount>;
export const seekersSchema = v.object({
  seekers: v.array(seekCountSchema),
  own: v.nullable(seekSchema),
}) satisfies v.GenericSchema<unknown, Seekers>;
export const seekChangedSchema = v.object({
  type: v.literal("seek"),
  seek: seekSchema,
}) satisfies v.GenericSchema<unknown, SeekChanged>;
export const tournamentSystemSchema = v.picklist(tournamentSystemWords);
export const tournamentPhaseSchema = v.picklist(tournamentPhaseWords);
export const tournamentSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  variant: v.string(),
  rules: v.string(),
  time: timeControlSchema,
  rated: v.boolean(),
  system: tournamentSystemSchema,
  phase: tournamentPhaseSchema,
  public: v.boolean(),
  director: v.string(),
  directorName: v.string(),
  club: v.exactOptional(v.string()),
  players: v.number(),
  round: v.number(),
  created: v.string(),
  starts: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, TournamentSummary>;
export const tieBreakSchema = v.picklist(tieBreakWords);
export const tournamentPlayerSchema = v.object({
  id: v.string(),
  name: v.string(),
  rating: v.number(),
  here: v.boolean(),
  from: v.number(),
  bye: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, TournamentPlayer>;
export const tournamentScoreSchema = v.picklist(tournamentScoreWords);
export const tournamentGameSchema = v.object({
  white: v.number(),
  black: v.number(),
  result: tournamentScoreSchema,
  game: v.nullable(v.string()),
  slot: v.number(),
}) satisfies v.GenericSchema<unknown, TournamentGame>;
export const byeKindSchema = v.picklist(byeKindWords);
export const tournamentRestSchema = v.object({
  player: v.number(),
  kind: byeKindSchema,
  slot: v.number(),
}) satisfies v.GenericSchema<unknown, TournamentRest>;
export const tournamentRoundSchema = v.object({
  stage: v.number(),
  started: v.string(),
  games: v.array(tournamentGameSchema),
  byes: v.array(tournamentRestSchema),
}) satisfies v.GenericSchema<unknown, TournamentRound>;
export const tournamentLineSchema = v.object({
  player: v.number(),
  place: v.number(),
  halves: v.number(),
  tieBreaks: v.array(v.number()),
}) satisfies v.GenericSchema<unknown, TournamentLine>;
export const tournamentSchema = v.object({
  ...tournamentSummarySchema.entries,
  version: v.number(),
  roundsInAll: v.number(),
  cycles: v.number(),
  thirdPlace: v.boolean(),
  tieBreaks: v.array(tieBreakSchema),
  pause: v.nullable(v.number()),
  minutes: v.nullable(v.number()),
  next: v.nullable(v.string()),
  entrants: v.array(tournamentPlayerSchema),
  rounds: v.array(tournamentRoundSchema),
  standing: v.array(tournamentLineSchema),
}) satisfies v.GenericSchema<unknown, Tournament>;
export const tournamentsSchema = v.object({
  tournaments: v.array(tournamentSummarySchema),
}) satisfies v.GenericSchema<unknown, Tournaments>;
export const tournamentChangedSchema = v.object({
  type: v.literal("tournament"),
  tournament: v.string(),
  version: v.number(),
}) satisfies v.GenericSchema<unknown, TournamentChanged>;
export const clubSummarySchema = v.object({
  address: v.string(),
  name: v.string(),
  open: v.boolean(),
  members: v.number(),
}) satisfies v.GenericSchema<unknown, ClubSummary>;
export const memberSchema = v.object({
  id: v.string(),
  name: v.string(),
  since: v.string(),
}) satisfies v.GenericSchema<unknown, Member>;
export const clubSchema = v.object({
  ...clubSummarySchema.entries,
  about: v.string(),
  director: v.string(),
  code: v.nullable(v.string()),
  people: v.array(memberSchema),
}) satisfies v.GenericSchema<unknown, Club>;
export const clubsSchema = v.object({
  clubs: v.array(clubSummarySchema),
}) satisfies v.GenericSchema<unknown, Clubs>;
export const reportTakenSchema = v.object({
  taken: v.boolean(),
}) satisfies v.GenericSchema<unknown, ReportTaken>;
export const reportSubjectSchema = v.picklist(reportSubjectWords);
export const reportedLineSchema = v.object({
  player: v.string(),
  name: v.string(),
  text: v.string(),
  at: v.string(),
}) satisfies v.GenericSchema<unknown, ReportedLine>;
export const openReportSchema = v.object({
  number: v.number(),
  player: v.string(),
  name: v.string(),
  by: v.string(),
  byName: v.string(),
  subject: reportSubjectSchema,
  game: v.string(),
  text: v.string(),
  at: v.string(),
  chat: v.array(reportedLineSchema),
}) satisfies v.GenericSchema<unknown, OpenReport>;
export const measureKindSchema = v.picklist(measureKindWords);
export const measureSchema = v.object({
  kind: measureKindSchema,
  target: v.string(),
  name: v.string(),
  reason: v.string(),
  since: v.string(),
  until: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Measure>;
export const deedKindSchema = v.picklist(deedKindWords);
export const logEntrySchema = v.object({
  number: v.number(),
  at: v.string(),
  by: v.string(),
  deed: deedKindSchema,
  target: v.string(),
  name: v.string(),
  reason: v.string(),
  until: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, LogEntry>;
export const hostDeskSchema = v.object({
  reports: v.array(openReportSchema),
  measures: v.array(measureSchema),
  log: v.array(logEntrySchema),
  words: v.array(v.string()),
  guestsWrite: v.boolean(),
}) satisfies v.GenericSchema<unknown, HostDesk>;
export const hostLogSchema = v.object({
  entries: v.array(logEntrySchema),
}) satisfies v.GenericSchema<unknown, HostLog>;
