// Written by script/wire from src/wire/messages; changes here are lost.
//
// What the server, its socket and the rules core say and take. What comes from the server has a schema each, which
// checks it when it arrives; those that a game needs are in a file of their own.
import {
  type Health,
  type Me,
  type Account,
  type GuestGames,
  type OpenSession,
  type OpenSessions,
  type Token,
  type Tokens,
  type MadeToken,
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
  type NamedPlayer,
  type FoundPlayers,
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
  leaguePhaseWords,
  type LeagueSummary,
  leagueMoveWords,
  type LeagueLine,
  type LeagueDivision,
  type LeaguePlayer,
  type LeagueSeason,
  type League,
  type Leagues,
  type LeagueChanged,
  type Turns,
  type Leave,
  type PushState,
  type NoticeKinds,
  type NoticeWishes,
  type MailState,
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
  type ArchivedVariant,
  uploadersWords,
  type ArchiveAbout,
  type ArchivedPlayer,
  gameOriginWords,
  type FoundGame,
  type WithoutFilter,
  type FoundGames,
  type RecordedGame,
  type ArchivedRecord,
  type ArchiveTally,
  type ArchiveStatistics,
  type OpeningMove,
  type Openings,
  type RepeatedGame,
  type UploadedPart,
  type Upload,
  type Uploads,
  type StudySummary,
  type Studies,
  type StudyChapter,
  type SharedStudy,
  type StudyState,
  type StudyStates,
  type StudyChanged,
  type BookMove,
  type BookPosition,
} from "@camlann/core/wire";
import * as v from "valibot";
import {
  problemSchema,
  timeControlSchema,
  summarySchema,
  recordResultSchema,
  invitationSchema,
} from "./wire_game.ts";

export * from "./wire_game.ts";

export const healthSchema = v.object({
  status: v.literal("ok"),
}) satisfies v.GenericSchema<unknown, Health>;
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
  bot: v.boolean(),
}) satisfies v.GenericSchema<unknown, Account>;
export const guestGamesSchema = v.object({
  games: v.number(),
}) satisfies v.GenericSchema<unknown, GuestGames>;
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
export const tokenSchema = v.object({
  id: v.string(),
  name: v.string(),
  made: v.string(),
  used: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Token>;
export const tokensSchema = v.object({
  tokens: v.array(tokenSchema),
}) satisfies v.GenericSchema<unknown, Tokens>;
export const madeTokenSchema = v.object({
  text: v.string(),
  token: tokenSchema,
}) satisfies v.GenericSchema<unknown, MadeToken>;
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
  bot: v.exactOptional(v.boolean()),
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
  bot: v.exactOptional(v.boolean()),
  gone: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, PlayerPage>;
export const ratingPointSchema = v.object({
  at: v.string(),
  rating: v.number(),
  deviation: v.number(),
  provisional: v.boolean(),
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
  bot: v.exactOptional(v.boolean()),
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
export const namedPlayerSchema = v.object({
  id: v.string(),
  name: v.string(),
  bot: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, NamedPlayer>;
export const foundPlayersSchema = v.object({
  players: v.array(namedPlayerSchema),
}) satisfies v.GenericSchema<unknown, FoundPlayers>;
export const circleSchema = v.object({
  follows: v.array(namedPlayerSchema),
  blocks: v.array(namedPlayerSchema),
  mutes: v.array(namedPlayerSchema),
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
  league: v.exactOptional(v.string()),
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
  bot: v.exactOptional(v.boolean()),
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
  late: v.exactOptional(v.number()),
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
  bot: v.exactOptional(v.boolean()),
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
export const leaguePhaseSchema = v.picklist(leaguePhaseWords);
export const leagueSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  variant: v.string(),
  rules: v.string(),
  time: timeControlSchema,
  rated: v.boolean(),
  phase: leaguePhaseSchema,
  public: v.boolean(),
  director: v.string(),
  directorName: v.string(),
  club: v.exactOptional(v.string()),
  players: v.number(),
  season: v.number(),
  created: v.string(),
}) satisfies v.GenericSchema<unknown, LeagueSummary>;
export const leagueMoveSchema = v.picklist(leagueMoveWords);
export const leagueLineSchema = v.object({
  id: v.string(),
  name: v.string(),
  bot: v.exactOptional(v.boolean()),
  place: v.number(),
  halves: v.number(),
  open: v.number(),
  move: leagueMoveSchema,
}) satisfies v.GenericSchema<unknown, LeagueLine>;
export const leagueDivisionSchema = v.object({
  tournament: v.string(),
  over: v.boolean(),
  standing: v.array(leagueLineSchema),
}) satisfies v.GenericSchema<unknown, LeagueDivision>;
export const leaguePlayerSchema = v.object({
  id: v.string(),
  name: v.string(),
  rating: v.number(),
  bot: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, LeaguePlayer>;
export const leagueSeasonSchema = v.object({
  divisions: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, LeagueSeason>;
export const leagueSchema = v.object({
  ...leagueSummarySchema.entries,
  divisionSize: v.number(),
  movers: v.number(),
  cycles: v.number(),
  takesPart: v.boolean(),
  game: v.nullable(v.string()),
  divisions: v.array(leagueDivisionSchema),
  waiting: v.array(leaguePlayerSchema),
  earlier: v.array(leagueSeasonSchema),
}) satisfies v.GenericSchema<unknown, League>;
export const leaguesSchema = v.object({
  leagues: v.array(leagueSummarySchema),
}) satisfies v.GenericSchema<unknown, Leagues>;
export const leagueChangedSchema = v.object({
  type: v.literal("league"),
  league: v.string(),
}) satisfies v.GenericSchema<unknown, LeagueChanged>;
export const turnsSchema = v.object({
  tag: v.string(),
  games: v.array(summarySchema),
  begun: v.array(summarySchema),
  invitations: v.array(invitationSchema),
}) satisfies v.GenericSchema<unknown, Turns>;
export const leaveSchema = v.object({
  daysPerYear: v.number(),
  left: v.number(),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Leave>;
export const pushStateSchema = v.object({
  key: v.string(),
  subscriptions: v.number(),
}) satisfies v.GenericSchema<unknown, PushState>;
export const noticeKindsSchema = v.object({
  turn: v.exactOptional(v.boolean()),
  low: v.exactOptional(v.boolean()),
  challenge: v.exactOptional(v.boolean()),
  round: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, NoticeKinds>;
export const noticeWishesSchema = v.object({
  push: v.exactOptional(noticeKindsSchema),
  mail: v.exactOptional(noticeKindsSchema),
  quiet: v.exactOptional(v.boolean()),
  quietFrom: v.exactOptional(v.number()),
  quietUntil: v.exactOptional(v.number()),
  ahead: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, NoticeWishes>;
export const mailStateSchema = v.object({
  possible: v.boolean(),
  address: v.nullable(v.string()),
  asked: v.nullable(v.string()),
  reminders: v.boolean(),
}) satisfies v.GenericSchema<unknown, MailState>;
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
export const archivedVariantSchema = v.object({
  variant: v.string(),
  games: v.number(),
}) satisfies v.GenericSchema<unknown, ArchivedVariant>;
export const uploadersSchema = v.picklist(uploadersWords);
export const archiveAboutSchema = v.object({
  licence: v.string(),
  games: v.number(),
  variants: v.array(archivedVariantSchema),
  uploads: uploadersSchema,
}) satisfies v.GenericSchema<unknown, ArchiveAbout>;
export const archivedPlayerSchema = v.object({
  name: v.string(),
  id: v.string(),
  rating: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, ArchivedPlayer>;
export const gameOriginSchema = v.picklist(gameOriginWords);
export const foundGameSchema = v.object({
  number: v.number(),
  variant: v.string(),
  rules: v.string(),
  players: v.array(archivedPlayerSchema),
  event: v.string(),
  date: v.string(),
  result: recordResultSchema,
  reason: v.string(),
  plies: v.number(),
  material: v.string(),
  from: gameOriginSchema,
  source: v.string(),
  uploader: v.string(),
  game: v.nullable(v.string()),
  ply: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, FoundGame>;
export const withoutFilterSchema = v.object({
  filter: v.string(),
  games: v.number(),
  orMore: v.boolean(),
}) satisfies v.GenericSchema<unknown, WithoutFilter>;
export const foundGamesSchema = v.object({
  games: v.array(foundGameSchema),
  total: v.nullable(v.number()),
  next: v.nullable(v.number()),
  without: v.array(withoutFilterSchema),
}) satisfies v.GenericSchema<unknown, FoundGames>;
export const recordedGameSchema = v.object({
  tags: v.record(v.string(), v.string()),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  moves: v.array(v.string()),
  result: recordResultSchema,
}) satisfies v.GenericSchema<unknown, RecordedGame>;
export const archivedRecordSchema = v.object({
  ...recordedGameSchema.entries,
  heading: foundGameSchema,
  text: v.string(),
}) satisfies v.GenericSchema<unknown, ArchivedRecord>;
export const archiveTallySchema = v.object({
  variant: v.string(),
  kind: v.string(),
  name: v.string(),
  result: recordResultSchema,
  games: v.number(),
}) satisfies v.GenericSchema<unknown, ArchiveTally>;
export const archiveStatisticsSchema = v.object({
  variant: v.string(),
  games: v.number(),
  tallies: v.array(archiveTallySchema),
}) satisfies v.GenericSchema<unknown, ArchiveStatistics>;
export const openingMoveSchema = v.object({
  notation: v.string(),
  games: v.number(),
  white: v.number(),
  black: v.number(),
  third: v.number(),
  draws: v.number(),
  rating: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, OpeningMove>;
export const openingsSchema = v.object({
  variant: v.string(),
  rules: v.string(),
  games: v.number(),
  of: v.number(),
  white: v.number(),
  black: v.number(),
  third: v.number(),
  draws: v.number(),
  moves: v.array(openingMoveSchema),
  last: v.array(foundGameSchema),
}) satisfies v.GenericSchema<unknown, Openings>;
export const repeatedGameSchema = v.object({
  line: v.number(),
  number: v.number(),
}) satisfies v.GenericSchema<unknown, RepeatedGame>;
export const uploadedPartSchema = v.object({
  added: v.number(),
  duplicates: v.number(),
  repeated: v.array(repeatedGameSchema),
  refused: v.number(),
  faults: v.array(problemSchema),
  shortened: v.array(problemSchema),
}) satisfies v.GenericSchema<unknown, UploadedPart>;
export const uploadSchema = v.object({
  id: v.string(),
  at: v.string(),
  by: v.string(),
  games: v.number(),
}) satisfies v.GenericSchema<unknown, Upload>;
export const uploadsSchema = v.object({
  may: v.boolean(),
  uploads: v.array(uploadSchema),
}) satisfies v.GenericSchema<unknown, Uploads>;
export const studySummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  open: v.boolean(),
  chapters: v.number(),
  updated: v.string(),
}) satisfies v.GenericSchema<unknown, StudySummary>;
export const studiesSchema = v.object({
  studies: v.array(studySummarySchema),
}) satisfies v.GenericSchema<unknown, Studies>;
export const studyChapterSchema = v.object({
  number: v.number(),
  version: v.number(),
  name: v.string(),
  variant: v.string(),
  rules: v.string(),
  start: v.nullable(v.string()),
  text: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, StudyChapter>;
export const sharedStudySchema = v.object({
  id: v.string(),
  title: v.string(),
  open: v.boolean(),
  mine: v.boolean(),
  writes: v.boolean(),
  version: v.number(),
  updated: v.string(),
  chapters: v.array(studyChapterSchema),
}) satisfies v.GenericSchema<unknown, SharedStudy>;
export const studyStateSchema = v.object({
  version: v.number(),
  by: v.nullable(v.string()),
  mine: v.boolean(),
  at: v.string(),
  text: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, StudyState>;
export const studyStatesSchema = v.object({
  states: v.array(studyStateSchema),
}) satisfies v.GenericSchema<unknown, StudyStates>;
export const studyChangedSchema = v.object({
  type: v.literal("study"),
  study: v.string(),
  version: v.number(),
  since: v.number(),
  change: v.nullable(sharedStudySchema),
}) satisfies v.GenericSchema<unknown, StudyChanged>;
export const bookMoveSchema = v.object({
  notation: v.string(),
  score: v.number(),
  pliesToEnd: v.nullable(v.number()),
  depth: v.number(),
  nodes: v.number(),
}) satisfies v.GenericSchema<unknown, BookMove>;
export const bookPositionSchema = v.object({
  variant: v.string(),
  rules: v.string(),
  positions: v.number(),
  moves: v.array(bookMoveSchema),
}) satisfies v.GenericSchema<unknown, BookPosition>;
