// Written by script/wire from src/wire/messages; changes here are lost.
//
// What the server, its socket and the rules core say and take.

export const errorCodeWords = [
  "syntax",
  "unknown-name",
  "bad-position",
  "illegal-move",
  "ambiguous-move",
  "game-over",
  "conflict",
  "not-found",
  "too-many",
  "busy",
  "io",
] as const;
/** The kind of an error, for programs */
export type ErrorCode = (typeof errorCodeWords)[number];

/** The texts are for people; `where` and `expected` may be empty. */
export interface Problem {
  what: string;
  /** A field (`ply`), a place in a text (`1:14`), a square (`E6`) */
  where: string;
  expected: string;
  code: ErrorCode;
  /** Of the place in a text, from 1; only where it is known */
  line?: number;
  /** The same, in bytes */
  column?: number;
}

export interface ErrorAnswer {
  error: Problem;
}

export interface Health {
  status: "ok";
}

/** The text of the variants that this server has from a file, for the rules core; else empty */
export interface Definitions {
  definitions: string;
}

export const playerKindWords = [
  "person",
  "computer",
] as const;
/** Who sits at a seat */
export type PlayerKind = (typeof playerKindWords)[number];

export const seatWords = [
  "w",
  "b",
  "R",
  "G",
  "B",
  "Y",
] as const;
/** The letter of a seat: `w` and `b` in games of two, `R` `G` `B` `Y` with four, `B` `R` `G` with three */
export type Seat = (typeof seatWords)[number];

/** Who sits at a seat. People without an `id` share one screen */
export interface Player {
  seat: Seat;
  player: PlayerKind;
  /** Of the computer; null for a person */
  level: number | null;
  /** Of a person; may be empty */
  name: string;
  /** Of a person who has a screen of his own, as in the cookie `camlann_id`; left out for others */
  id?: string;
  /** Of a person when he sat down, `1571?` while it is provisional; left out where none is known */
  rating?: string;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

/** How much time there is in a game */
export interface TimeControl {
  /** Of each seat for the game, in seconds */
  base: number;
  /** Added after each move, in seconds */
  increment: number;
  /** Of each move, before the clock runs, in seconds */
  delay: number;
  /** For each move anew, in place of the other three; 0 in live games */
  days: number;
}

export const reasonWords = [
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
  "time",
  "cancelled",
] as const;
/** Why a game is over */
export type Reason = (typeof reasonWords)[number];

/** How a game ended */
export interface Result {
  /** The letter of the winning seat; of a team the letters of its seats: `RB`. Null for a draw */
  winner: string | null;
  /** The letters of `winner` one by one; only in games of more than two */
  winners?: readonly Seat[];
  reason: Reason;
}

/** A game without its moves */
export interface Summary {
  id: string;
  /** Its id */
  variant: string;
  rules: string;
  /** The FEN it started from; null for the array */
  start: string | null;
  /** `person`: no seat is the computer's */
  opponent: PlayerKind;
  /** Of the computer, of several the first in turn order; null where people play alone */
  level: number | null;
  /** The person's seat; of several the first in turn order */
  colour: Seat;
  /** In turn order */
  seats: readonly Player[];
  /** Whether the computer may resign */
  mayResign: boolean;
  /** Left out in games without clocks */
  time?: TimeControl;
  /** Its end moves the ratings of its players */
  rated: boolean;
  /** The number of its last event */
  version: number;
  /** Moves played */
  plies: number;
  /** The position now */
  fen: string;
  /** Whose turn it is */
  seat: Seat;
  /** Null while the game goes on */
  result: Result | null;
  /** A sentence */
  resultText: string | null;
  /** Whose draw offer is open */
  offer: Seat | null;
  /** Whether the seat whose turn it is may claim a draw */
  canClaim: boolean;
  /** It is the computer's turn: its move will come, even after a restart */
  thinking: boolean;
  /** The id of the tournament that it is part of; left out for others */
  tournament?: string;
  /** Those who only watch see the game so many moves late, a move being a turn of everybody; left out where they see it at once */
  late?: number;
  /** Milliseconds until the time of the player to move is up; only in what waits for a player */
  left?: number;
  created: string;
  /** Time of the last event */
  updated: string;
}

export interface PlayedMove {
  /** The full form */
  notation: string;
  by: PlayerKind;
}

/** Times in milliseconds, by the server's clock of timed games, which stands still while the server does; the socket says what it shows (`Watching`) */
export interface Clocks {
  /** What each seat had at `since`, in turn order */
  left: readonly number[];
  /** Whose time passes from `since` and the delay on; null for nobody's */
  running: Seat | null;
  /** The turn began, or the game ended */
  since: number;
  /** The game is called off then unless the seat whose turn it is has moved; null once everyone has */
  firstMoveBy: number | null;
}

export const obligationKindWords = [
  "none",
  "capture",
  "leave",
  "leave-by-jump",
  "check",
  "plant",
] as const;
/** Why only some moves are legal now */
export type ObligationKind = (typeof obligationKindWords)[number];

/** Which moves alone are legal now */
export interface Obligation {
  kind: ObligationKind;
  /** Of the pieces that can meet it; of a check, of the king; for `plant`, where a tree may be put */
  squares: readonly string[];
  /** Sentences; empty where there is nothing to say */
  text: string;
  /** Of these, without whose move it is, what a player may do but need not; mostly empty */
  may: string;
}

/** A position without its moves */
export interface Standing {
  /** Its id */
  variant: string;
  rules: string;
  fen: string;
  /** Moves played */
  ply: number;
  /** Whose turn it is */
  seat: Seat;
  /** Seats that the last move passed over, because they cannot move */
  passed: readonly Seat[];
  /** Null while the game goes on */
  result: Result | null;
  /** A sentence; empty while the game goes on */
  resultText: string;
  obligation: Obligation;
  /** By square, their FEN letters */
  pieces: Record<string, string>;
  /** Whether the seat whose turn it is may claim a draw */
  canClaim: boolean;
}

export const moveKindWords = [
  "plain",
  "canter",
  "jump",
  "charge",
  "castle",
  "move",
  "capture",
  "run",
  "shot",
  "plant",
] as const;
/** What a move does; `plain` to `castle` in the Camelot family, and `plant` where it has trees, the others in Camblam */
export type MoveKind = (typeof moveKindWords)[number];

/** A legal move: what it does, and one way to walk it */
export interface Outcome {
  from: string;
  /** Where the piece stops; of a shot, the target */
  to: string;
  /** The squares of the men that it takes */
  captures: readonly string[];
  kind: MoveKind;
  /** The squares of the route, from the first on */
  path: readonly string[];
  /** The letter of the man that a pawn becomes; absent where none is made */
  promotion?: string;
  /** The full form */
  notation: string;
}

/** All that a board shows of a position */
export interface State extends Standing {
  /** Every legal move */
  outcomes: readonly Outcome[];
}

/** A game with its moves */
export interface Game extends Summary {
  /** Left out for 0: the moves before this ply are those that the client has */
  from?: number;
  /** From ply `from` on */
  moves: readonly PlayedMove[];
  /** Seats that the last move passed over, because they cannot move */
  passed: readonly Seat[];
  /** Left out in games without any */
  clocks?: Clocks;
  /** The seat that asks the others for a take-back; left out if none does */
  asksBack?: Seat;
  /** The seats that ask their partners whether to resign; left out if none does */
  givingUp?: readonly Seat[];
  /** The position now with its moves, if `state=1` asked for it, the game began at the array, and they are not more than 400 */
  state?: State;
}

/** The newest first */
export interface Games {
  games: readonly Summary[];
}

/** A good move */
export interface Hint {
  outcome: Outcome;
  /** For the seat whose turn it is, in hundredths of a man */
  score: number;
  /** How many plies were searched */
  depth: number;
}

export interface RecordPlayer {
  seat: Seat;
  /** `?` where it is not known */
  name: string;
}

export const recordResultWords = [
  "1-0",
  "0-1",
  "1/2-1/2",
  "1-0-0",
  "0-1-0",
  "0-0-1",
  "*",
] as const;
/** Of teams as of two, the first in turn order as White; `*` where it is not known */
export type RecordResult = (typeof recordResultWords)[number];

/** A published game without its moves */
export interface RecordSummary {
  id: string;
  event: string;
  date: string;
  /** Empty in games of more than two */
  white: string;
  /** Empty in games of more than two */
  black: string;
  /** In turn order */
  players: readonly RecordPlayer[];
  /** Its id */
  variant: string;
  rules: string;
  result: RecordResult;
  /** Moves played */
  plies: number;
}

/** By date, the oldest first */
export interface Records {
  records: readonly RecordSummary[];
}

/** A published game */
export interface GameRecord {
  id: string;
  /** The record as it was published */
  text: string;
  /** The headers of the record */
  tags: Record<string, string>;
  /** Its id */
  variant: string;
  rules: string;
  /** FEN; null for the array */
  start: string | null;
  moves: readonly string[];
  result: RecordResult;
}

export interface TableSummary {
  /** Its id */
  variant: string;
  /** Id of the rule set */
  rules: string;
  /** There is no table for positions with more pieces; with as many there may be */
  pieces: number;
}

/** The games and rule sets that have endgame tables */
export interface Tables {
  tables: readonly TableSummary[];
}

export const wdlWords = [
  "win",
  "draw",
  "loss",
] as const;
/** What perfect play leads to */
export type Wdl = (typeof wdlWords)[number];

export interface PerfectValue {
  /** For the seat whose turn it is */
  wdl: Wdl;
  /** Until the game is over, the move asked about counted; null for a draw */
  plies: number | null;
}

export interface PerfectMove {
  notation: string;
  /** For the seat whose turn it is */
  wdl: Wdl;
  /** Until the game is over, the move asked about counted; null for a draw */
  plies: number | null;
}

/** The value of a position and of its moves */
export interface PerfectValues extends PerfectValue {
  /** The best first; none if the game is over */
  moves: readonly PerfectMove[];
}

/** Moves one after another: of the others, my answer, theirs again; the last one is mine */
export interface PlanLine {
  moves: readonly string[];
}

/** My plan for a game; nobody else sees it */
export interface Plan {
  /** Its id */
  game: string;
  /** Moves played before it */
  ply: number;
  /** Empty where nothing is planned */
  lines: readonly PlanLine[];
}

/** My note on a game; nobody else sees it */
export interface Note {
  /** Its id */
  game: string;
  /** As it was written */
  text: string;
}

export const socketEventWords = [
  "created",
  "move",
  "take-back",
  "take-back-asked",
  "take-back-refused",
  "resign-asked",
  "resign-refused",
  "draw-offer",
  "draw-refused",
  "rest",
  "result",
  "state",
] as const;
/** What happened; `state` is no single event: everything up to `version` */
export type SocketEvent = (typeof socketEventWords)[number];

/** On the socket: something happened to a game */
export interface GameEvent {
  type: "event";
  /** Its id */
  game: string;
  /** That of the event */
  version: number;
  kind: SocketEvent;
  /** The game right after the event */
  game_state: Game;
}

/** On the socket: the answer to `watch` */
export interface Watching {
  type: "watching";
  /** Its id */
  game: string;
  /** The game's version now */
  version: number;
  /** What the server's clock of timed games shows, in milliseconds */
  clock: number;
}

export const presenceKindWords = [
  "here",
  "away",
  "reconnecting",
  "gone",
] as const;
/** `away`: every page of the player is hidden; `reconnecting`: none is connected; `gone`: for longer than a connection takes to come back */
export type PresenceKind = (typeof presenceKindWords)[number];

/** Whether a player is there */
export interface SeatPresence {
  seat: Seat;
  presence: PresenceKind;
  /** By the server's clock of timed games, in milliseconds */
  since: number;
  /** Of a player without a connection: from then on, by that clock, the other side may claim the win of a live game, and a partner may move for the seat. Left out for others, and where a move takes days */
  leftFrom?: number;
}

/** On the socket: who is at a game between people at screens of their own */
export interface Presence {
  type: "presence";
  /** Its id */
  game: string;
  /** Of people, in turn order */
  seats: readonly SeatPresence[];
  /** How many people without a seat watch */
  watchers: number;
}

/** On the socket: the computer thinks for a shorter time than usual, because others wait */
export interface Hurried {
  type: "hurried";
  /** Its id */
  game: string;
  /** That it thinks about */
  version: number;
  /** How many times shorter */
  parts: number;
}

export const phaseWords = [
  "waiting",
  "withdrawn",
  "declined",
  "begun",
] as const;
/** How an invitation stands */
export type Phase = (typeof phaseWords)[number];

/** A game that waits for its players */
export interface Invitation {
  id: string;
  /** Its id */
  variant: string;
  rules: string;
  /** The FEN it starts from; null for the array */
  start: string | null;
  /** Left out in games without clocks */
  time?: TimeControl;
  /** In turn order; a person without an `id` is a free seat */
  seats: readonly Player[];
  /** The id of the player who invites */
  host: string;
  /** Whether everybody may find the game; unless it is a rematch, the invitation is shown to everybody, too */
  public: boolean;
  /** Whether the game will move ratings */
  rated: boolean;
  created: string;
  /** From then on nobody can accept it */
  expires: string;
  /** One higher with each change */
  version: number;
  phase: Phase;
  /** The id of the game, once it has begun */
  game: string | null;
  /** The game whose players are invited to play it again; left out for others */
  rematchOf?: string;
  /** The id of the player who alone is invited; left out where others may come */
  to?: string;
  /** How many moves late watchers will see the game; left out where they see it at once */
  late?: number;
}

/** The newest first */
export interface Invitations {
  invitations: readonly Invitation[];
}

/** On the socket: how an invitation is now */
export interface InvitationChanged {
  type: "invitation";
  invitation: Invitation;
}

/** Who sent the request */
export interface Me {
  /** The `id` of `Player` */
  id: string;
  /** The account's; null for a guest */
  name: string | null;
  /** Whether this account runs the server */
  admin: boolean;
}

/** What its owner is told of an account */
export interface Account {
  /** The `id` of `Player` */
  id: string;
  name: string;
  created: string;
  /** Whether this account runs the server */
  admin: boolean;
  /** Whether a program plays for this account */
  bot: boolean;
}

/** What this browser has played as a guest */
export interface GuestGames {
  /** How many games */
  games: number;
}

/** A browser in which the account is signed in */
export interface OpenSession {
  id: string;
  /** Such as `Firefox on Linux` */
  browser: string;
  made: string;
  /** The last time */
  used: string;
  /** Whether it is the one that asks */
  current: boolean;
}

/** The last used first */
export interface OpenSessions {
  sessions: readonly OpenSession[];
}

/** By which a program acts for the account */
export interface Token {
  /** No secret */
  id: string;
  name: string;
  made: string;
  /** The last time; null: never */
  used: string | null;
}

/** The newest first */
export interface Tokens {
  tokens: readonly Token[];
}

/** A new token. Its text is sent only here */
export interface MadeToken {
  /** For the header `Authorization: Bearer TEXT` */
  text: string;
  token: Token;
}

export const speedWords = [
  "fast",
  "slow",
  "days",
] as const;
/** `fast`: 40 moves take less than ten minutes of a clock; `days`: days for each move */
export type Speed = (typeof speedWords)[number];

/** A rating as it is now */
export interface RatingNow {
  /** Its id */
  variant: string;
  speed: Speed;
  rating: number;
  /** How sure the rating is: in 95 of 100 cases the player's strength is within two of these */
  deviation: number;
  /** Shown as `1571?` */
  provisional: boolean;
  /** That were rated */
  games: number;
  /** After the last of them; null for a computer */
  updated: string | null;
}

/** Finished games with others, rated or not */
export interface VariantScore {
  /** Its id */
  variant: string;
  won: number;
  drawn: number;
  lost: number;
}

/** Finished games against somebody */
export interface OpponentScore {
  id: string;
  /** May be empty */
  name: string;
  won: number;
  drawn: number;
  lost: number;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

/** What everybody may know of a player */
export interface PlayerPage {
  /** As in `Player`; `level-3` for a computer */
  id: string;
  /** The last one given; may be empty */
  name: string;
  /** Of a computer; left out for a person */
  level?: number;
  /** The first game with others; null for none */
  since: string | null;
  /** Of a computer those that are published, which never move */
  ratings: readonly RatingNow[];
  scores: readonly VariantScore[];
  /** Those met most often, at most 20 */
  opponents: readonly OpponentScore[];
  /** With others, the newest 20 */
  games: readonly Summary[];
  /** By who asks */
  followed: boolean;
  /** By who asks */
  blocked: boolean;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
  /** True where the account has been deleted; else left out */
  gone?: boolean;
}

/** A rating right after a game */
export interface RatingPoint {
  at: string;
  rating: number;
  /** How sure the rating is: in 95 of 100 cases the player's strength is within two of these */
  deviation: number;
  /** Shown as `1571?` */
  provisional: boolean;
  /** Its id */
  game: string;
}

/** How one rating has moved */
export interface RatingHistory {
  /** Its id */
  variant: string;
  speed: Speed;
  /** The oldest first; the last 500 games */
  points: readonly RatingPoint[];
}

/** A place on a leader board */
export interface Leader {
  id: string;
  /** May be empty */
  name: string;
  rating: number;
  /** How sure the rating is: in 95 of 100 cases the player's strength is within two of these */
  deviation: number;
  /** That were rated */
  games: number;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

/** The published rating of a computer */
export interface LevelRating {
  level: number;
  rating: number;
}

/** The best players of a game at a speed */
export interface Leaders {
  /** Its id */
  variant: string;
  speed: Speed;
  /** Whose rating is less sure than this is left out */
  deviation: number;
  /** The best first, at most 50 */
  leaders: readonly Leader[];
  /** Of the computer, where they were measured */
  levels: readonly LevelRating[];
}

export const phraseWords = [
  "hello",
  "good-luck",
  "nice-move",
  "oops",
  "one-moment",
  "well-played",
  "thanks",
  "bye",
] as const;
/** What can be said at a game */
export type Phrase = (typeof phraseWords)[number];

/** Something that was said at a game */
export interface ChatLine {
  /** Higher for each line of a game; others may be in between */
  number: number;
  /** Whose player said it; null for somebody who watches */
  seat: Seat | null;
  /** Null for a line of text */
  phrase: Phrase | null;
  /** Empty for a phrase */
  text: string;
  at: string;
}

/** What was said, the oldest first */
export interface ChatLines {
  lines: readonly ChatLine[];
  /** Seats of this game whose players the asker has muted */
  muted: readonly Seat[];
  /** Whether the asker may say lines of his own, not only phrases */
  mayWrite: boolean;
}

/** On the socket: something was said at a game */
export interface ChatSaid {
  type: "chat";
  /** Its id */
  game: string;
  line: ChatLine;
}

export interface NamedPlayer {
  id: string;
  /** May be empty */
  name: string;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

/** Accounts whose names begin as asked */
export interface FoundPlayers {
  /** By name, at most 10 */
  players: readonly NamedPlayer[];
}

/** Whom I follow and block */
export interface Circle {
  follows: readonly NamedPlayer[];
  blocks: readonly NamedPlayer[];
  /** Whose chat I do not read */
  mutes: readonly NamedPlayer[];
  /** That go on, of those whom I follow */
  games: readonly Summary[];
}

/** How a search for an opponent stands */
export interface Seek {
  /** Its id */
  variant: string;
  rules: string;
  /** Left out for games without clocks */
  time?: TimeControl;
  rated: boolean;
  /** Milliseconds */
  waited: number;
  /** How many others look for the same */
  others: number;
  /** The id of the game, once it has begun */
  game: string | null;
}

/** How many others look for one thing */
export interface SeekCount {
  /** Its id */
  variant: string;
  rules: string;
  /** Left out for games without clocks */
  time?: TimeControl;
  rated: boolean;
  count: number;
}

/** Who looks for an opponent now */
export interface Seekers {
  /** Without me */
  seekers: readonly SeekCount[];
  /** Null where I do not */
  own: Seek | null;
}

/** On the socket: how my search for an opponent stands */
export interface SeekChanged {
  type: "seek";
  seek: Seek;
}

export const tournamentSystemWords = [
  "round-robin",
  "swiss",
  "knockout",
  "arena",
] as const;
/** How a tournament is paired */
export type TournamentSystem = (typeof tournamentSystemWords)[number];

export const tournamentPhaseWords = [
  "open",
  "running",
  "over",
] as const;
/** `open`: before the first round */
export type TournamentPhase = (typeof tournamentPhaseWords)[number];

export interface TournamentSummary {
  id: string;
  name: string;
  /** Its id */
  variant: string;
  rules: string;
  time: TimeControl;
  /** Whether its games move ratings */
  rated: boolean;
  system: TournamentSystem;
  phase: TournamentPhase;
  /** Whether everybody is shown it */
  public: boolean;
  /** The id of the player who made it */
  director: string;
  directorName: string;
  /** The address of its club; left out if it has none */
  club?: string;
  /** The id of the league that it is a division of; left out if there is none */
  league?: string;
  /** Who have entered and not left */
  players: number;
  /** The last that was paired; 0: none yet */
  round: number;
  created: string;
  /** Null: when its director starts it */
  starts: string | null;
}

export const tieBreakWords = [
  "opponents-points",
  "opponents-points-but-one",
  "beaten-points",
  "direct-encounter",
  "wins",
  "points-after-each-round",
] as const;
/** What separates players of the same points, by what it sums */
export type TieBreak = (typeof tieBreakWords)[number];

export interface TournamentPlayer {
  id: string;
  name: string;
  /** When the player entered; 0: none */
  rating: number;
  /** False for one who has left */
  here: boolean;
  /** The first round that can be played */
  from: number;
  /** The round that the player asked to rest in */
  bye: number | null;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

export const tournamentScoreWords = [
  "*",
  "1-0",
  "1/2-1/2",
  "0-1",
  "0-1f",
  "1-0f",
  "0-0f",
] as const;
/** Of a game of a tournament: `*` open; `f`: won or lost without a game */
export type TournamentScore = (typeof tournamentScoreWords)[number];

export interface TournamentGame {
  /** Place in the list of players */
  white: number;
  black: number;
  result: TournamentScore;
  /** Its id; null if none was made */
  game: string | null;
  /** In a knock-out the winner of slot 2n meets that of 2n + 1 */
  slot: number;
}

export const byeKindWords = [
  "win",
  "half",
  "rest",
] as const;
/** Why a player has no game: nobody was left (`win`), it was asked for (`half`), the turn of one in an odd number (`rest`) */
export type ByeKind = (typeof byeKindWords)[number];

/** A round without a game */
export interface TournamentRest {
  player: number;
  kind: ByeKind;
  slot: number;
}

export interface TournamentRound {
  /** Of a knock-out, from 1; elsewhere 0 */
  stage: number;
  started: string;
  /** By board */
  games: readonly TournamentGame[];
  byes: readonly TournamentRest[];
}

/** A player's place */
export interface TournamentLine {
  player: number;
  /** Shared by those whom nothing separates */
  place: number;
  /** Points, in halves */
  halves: number;
  /** In quarters of a point, in the order of `tieBreaks` of the tournament */
  tieBreaks: readonly number[];
}

export interface Tournament extends TournamentSummary {
  /** Higher with each change */
  version: number;
  /** 0 where that is not known */
  roundsInAll: number;
  /** How often each meets each in a round robin */
  cycles: number;
  /** Whether a knock-out plays for it */
  thirdPlace: boolean;
  tieBreaks: readonly TieBreak[];
  /** Seconds between rounds; null: the director starts each */
  pause: number | null;
  /** How long an arena lasts; null elsewhere */
  minutes: number | null;
  /** How many moves late watchers see its games; left out where they see them at once */
  late?: number;
  /** When the next round starts by itself, or an arena ends; null: it does not */
  next: string | null;
  /** In order of entry */
  entrants: readonly TournamentPlayer[];
  rounds: readonly TournamentRound[];
  /** The best first */
  standing: readonly TournamentLine[];
}

/** The newest first */
export interface Tournaments {
  tournaments: readonly TournamentSummary[];
}

/** On the socket: a tournament has changed, and can be asked for again */
export interface TournamentChanged {
  type: "tournament";
  tournament: string;
  version: number;
}

export interface ClubSummary {
  /** Its page is /club/ADDRESS */
  address: string;
  name: string;
  /** Whether anybody may join; else only who has the code */
  open: boolean;
  /** How many there are */
  members: number;
}

export interface Member {
  /** Of the player */
  id: string;
  name: string;
  since: string;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

export interface Club extends ClubSummary {
  about: string;
  /** The id of the player who made it */
  director: string;
  /** With which others join; null for who is no member */
  code: string | null;
  /** The members, in the order in which they joined */
  people: readonly Member[];
}

/** The newest first */
export interface Clubs {
  clubs: readonly ClubSummary[];
}

export const leaguePhaseWords = [
  "open",
  "playing",
  "between",
  "over",
] as const;
/** `open`: before the first season; `between`: a season is over, the next has not begun */
export type LeaguePhase = (typeof leaguePhaseWords)[number];

export interface LeagueSummary {
  id: string;
  name: string;
  /** Its id */
  variant: string;
  rules: string;
  time: TimeControl;
  /** Whether its games move ratings */
  rated: boolean;
  phase: LeaguePhase;
  /** Whether everybody is shown it */
  public: boolean;
  /** The id of the player who made it */
  director: string;
  directorName: string;
  /** The address of its club; left out if it has none */
  club?: string;
  /** Who take part now or wait to */
  players: number;
  /** The last that has begun; 0: none yet */
  season: number;
  created: string;
}

export const leagueMoveWords = [
  "up",
  "stays",
  "down",
  "leaves",
] as const;
/** Where a player would begin the next season, if this one ended now */
export type LeagueMove = (typeof leagueMoveWords)[number];

/** A player's place in a division */
export interface LeagueLine {
  /** Of the player */
  id: string;
  name: string;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
  /** Shared by those whom nothing separates */
  place: number;
  /** Points, in halves */
  halves: number;
  /** How many games have no result yet */
  open: number;
  move: LeagueMove;
}

export interface LeagueDivision {
  /** The id of the tournament that it is, with all its games */
  tournament: string;
  over: boolean;
  /** The best first */
  standing: readonly LeagueLine[];
}

/** One who begins with the next season */
export interface LeaguePlayer {
  id: string;
  name: string;
  /** When the player entered; 0: none */
  rating: number;
  /** True where a program plays for an account; left out for others */
  bot?: boolean;
}

export interface LeagueSeason {
  /** The ids of their tournaments, the highest first */
  divisions: readonly string[];
}

export interface League extends LeagueSummary {
  divisionSize: number;
  /** How many go up, and down, between two divisions */
  movers: number;
  /** How often each meets each in a season */
  cycles: number;
  /** Whether I do, now or from the next season */
  takesPart: boolean;
  /** The id of a game of this season in which it is my turn; null: none */
  game: string | null;
  /** Of the last season, the highest first */
  divisions: readonly LeagueDivision[];
  /** Who begin with the next season, in order of entry */
  waiting: readonly LeaguePlayer[];
  /** The seasons before the last, the first first */
  earlier: readonly LeagueSeason[];
}

/** The newest first */
export interface Leagues {
  leagues: readonly LeagueSummary[];
}

/** On the socket: a league, or a division of it, has changed and can be asked for again */
export interface LeagueChanged {
  type: "league";
  league: string;
}

/** What waits for a player */
export interface Turns {
  /** The same as long as the same waits */
  tag: string;
  /** Those between people in which it is his turn, those first whose time runs out first */
  games: readonly Summary[];
  /** Live ones in which it is another's turn and his first move is still to come */
  begun: readonly Summary[];
  /** Those for him alone, the newest first */
  invitations: readonly Invitation[];
}

/** My leave: my clocks stand still in games with days for each move */
export interface Leave {
  /** How many days of it there are in any year */
  daysPerYear: number;
  /** How much of it I can still take, in milliseconds */
  left: number;
  /** When the leave that I have taken begins, or began; null: I have taken none */
  from: string | null;
  /** When it ends, if no outage of the server makes it longer */
  until: string | null;
}

/** How I am notified by Web Push */
export interface PushState {
  /** The server's public key (RFC 8292), in base64url; the browser subscribes with it. Empty where this server sends no notices */
  key: string;
  /** How many browsers of mine are notified */
  subscriptions: number;
}

/** What is told, if nothing else is said all of it */
export interface NoticeKinds {
  /** It is my turn in a game of days */
  turn?: boolean;
  /** My time there runs low */
  low?: boolean;
  /** Somebody challenges me */
  challenge?: boolean;
  /** A round of a tournament of mine begins */
  round?: boolean;
}

/** What I am told while I am not looking, and when I am told nothing */
export interface NoticeWishes {
  /** In browsers of mine that are notified */
  push?: NoticeKinds;
  /** By mail, where I have reminders by mail */
  mail?: NoticeKinds;
  /** Whether there are quiet hours */
  quiet?: boolean;
  /** As a minute of my day */
  quietFrom?: number;
  /** The same; before the first it is on the next day */
  quietUntil?: number;
  /** How many minutes my clock is ahead of UTC */
  ahead?: number;
}

/** How I am reached by e-mail */
export interface MailState {
  /** Whether this server sends e-mail */
  possible: boolean;
  /** My address; null: none is confirmed */
  address: string | null;
  /** An address to which a link was sent that nobody has followed yet */
  asked: string | null;
  /** Whether I am reminded by e-mail */
  reminders: boolean;
}

/** The host will read the report */
export interface ReportTaken {
  taken: boolean;
}

export const reportSubjectWords = [
  "name",
  "chat",
  "play",
] as const;
/** What a report is about */
export type ReportSubject = (typeof reportSubjectWords)[number];

/** Something that was said at a reported game */
export interface ReportedLine {
  /** The id of who said it */
  player: string;
  /** Empty for somebody who watches as a guest */
  name: string;
  /** What was written, or the word of a phrase */
  text: string;
  at: string;
}

/** A report on which nothing was decided yet */
export interface OpenReport {
  number: number;
  /** The id of who is reported */
  player: string;
  name: string;
  /** The id of who reports */
  by: string;
  byName: string;
  subject: ReportSubject;
  /** Its id; empty for none */
  game: string;
  text: string;
  at: string;
  /** The last lines of the game's chat, oldest first */
  chat: readonly ReportedLine[];
}

export const measureKindWords = [
  "mute",
  "ban",
  "close",
  "ban-range",
] as const;
/** What a host has decided about a player, or a range */
export type MeasureKind = (typeof measureKindWords)[number];

/** A decision of the host that is in force */
export interface Measure {
  kind: MeasureKind;
  /** The id of a player, or a range of addresses */
  target: string;
  /** Of the player; empty for a range */
  name: string;
  reason: string;
  since: string;
  /** Null: until it is lifted */
  until: string | null;
}

export const deedKindWords = [
  "mute",
  "ban",
  "close",
  "ban-range",
  "rename",
  "lift",
  "dismiss",
  "words",
  "guests-write",
  "make-admin",
  "unmake-admin",
] as const;
/** What a host has done */
export type DeedKind = (typeof deedKindWords)[number];

/** What a host has done, in the log that only grows */
export interface LogEntry {
  number: number;
  at: string;
  /** The name of the host; empty for the command line */
  by: string;
  deed: DeedKind;
  target: string;
  /** The player's name at that time */
  name: string;
  reason: string;
  until: string | null;
}

/** All that a host looks at */
export interface HostDesk {
  /** The oldest first */
  reports: readonly OpenReport[];
  /** Those in force, the newest first */
  measures: readonly Measure[];
  /** The newest entries, newest first */
  log: readonly LogEntry[];
  /** That names and chat must not have */
  words: readonly string[];
  /** Whether guests may write in chat, too */
  guestsWrite: boolean;
}

/** Newest first */
export interface HostLog {
  entries: readonly LogEntry[];
}

export interface ArchivedVariant {
  /** Its id */
  variant: string;
  games: number;
}

export const uploadersWords = [
  "accounts",
  "admins",
  "nobody",
] as const;
/** Whose games a server takes into its archive */
export type Uploaders = (typeof uploadersWords)[number];

/** What the archive has */
export interface ArchiveAbout {
  /** What the games may be used for */
  licence: string;
  games: number;
  /** Those that have games */
  variants: readonly ArchivedVariant[];
  uploads: Uploaders;
}

export interface ArchivedPlayer {
  /** `?` where it is not known */
  name: string;
  /** Of an account here; empty for others */
  id: string;
  /** At the beginning of the game, if known */
  rating: number | null;
}

export const gameOriginWords = [
  "published",
  "site",
  "self-play",
  "uploaded",
] as const;
/** Where a game of the archive comes from */
export type GameOrigin = (typeof gameOriginWords)[number];

/** A game of the archive without its moves */
export interface FoundGame {
  /** Of the game in the archive */
  number: number;
  /** Its id */
  variant: string;
  rules: string;
  /** In turn order */
  players: readonly ArchivedPlayer[];
  /** `?` where there is none */
  event: string;
  /** 2009-02-07, 2009-02 or 2009; empty where it is not known */
  date: string;
  result: RecordResult;
  /** Of the end; empty where there is none */
  reason: string;
  plies: number;
  /** The men at the end */
  material: string;
  from: GameOrigin;
  /** Where a published game is from, in words */
  source: string;
  /** Of an uploaded game the name of the account; else, or where that was deleted, empty */
  uploader: string;
  /** The id of a game that was played here, or of a published record; else null */
  game: string | null;
  /** After how many moves the position or the pattern first occurs */
  ply: number | null;
}

/** What would be found without one of the filters */
export interface WithoutFilter {
  /** As it is called in the address */
  filter: string;
  games: number;
  /** They were not counted to the end */
  orMore: boolean;
}

/** Games of the archive that fit all filters */
export interface FoundGames {
  games: readonly FoundGame[];
  /** Null where they were not counted to the end */
  total: number | null;
  /** `skip` for those that follow; null at the end */
  next: number | null;
  /** Where nothing was found and several filters were set: for each filter what there is without it, the most first */
  without: readonly WithoutFilter[];
}

/** A game with its moves */
export interface RecordedGame {
  /** The headers of the record */
  tags: Record<string, string>;
  /** Its id */
  variant: string;
  rules: string;
  /** FEN; null for the array */
  start: string | null;
  moves: readonly string[];
  result: RecordResult;
}

/** A game of the archive */
export interface ArchivedRecord extends RecordedGame {
  heading: FoundGame;
  /** The record with its comments and variations */
  text: string;
}

export interface ArchiveTally {
  /** Its id */
  variant: string;
  kind: string;
  name: string;
  result: RecordResult;
  games: number;
}

/** How often something is in the games of a variant */
export interface ArchiveStatistics {
  /** Its id */
  variant: string;
  games: number;
  /** By kind: `first move`, `plies` (in steps of ten), `captures`, `castle entries`, `end`; then by name and result */
  tallies: readonly ArchiveTally[];
}

export interface OpeningMove {
  notation: string;
  /** Some have no result */
  games: number;
  /** Won by the side that moves first */
  white: number;
  /** Won by the second side */
  black: number;
  /** Won by the third side, if there is one */
  third: number;
  draws: number;
  /** The mean of those who played it, if any is known */
  rating: number | null;
}

/** What was played from a position */
export interface Openings {
  /** Its id */
  variant: string;
  rules: string;
  /** That came here and fit the filters, of those that were looked at; some have no result */
  games: number;
  /** How many came here in all; where there are more than the server counts for one answer, it has looked at the latest */
  of: number;
  /** Won by the side that moves first */
  white: number;
  /** Won by the second side */
  black: number;
  /** Won by the third side, if there is one */
  third: number;
  draws: number;
  /** The most played first */
  moves: readonly OpeningMove[];
  /** The latest of these games */
  last: readonly FoundGame[];
}

/** A game that the archive has */
export interface RepeatedGame {
  /** Of the part, from 1 */
  line: number;
  /** Of the game in the archive */
  number: number;
}

/** What became of the games of a part */
export interface UploadedPart {
  added: number;
  /** The archive has them */
  duplicates: number;
  /** The first of the duplicates */
  repeated: readonly RepeatedGame[];
  /** Something is wrong with them */
  refused: number;
  /** What is wrong with the first of those refused; lines are those of the part */
  faults: readonly Problem[];
  /** Where variations end before their time, in games that were added */
  shortened: readonly Problem[];
}

/** A file whose games are in the archive */
export interface Upload {
  id: string;
  /** When its last part came */
  at: string;
  /** The name of the account; empty where it has been deleted */
  by: string;
  games: number;
}

/** Files whose games are in the archive */
export interface Uploads {
  /** Whether the caller may add one */
  may: boolean;
  /** Those of the caller; of everybody for hosts; the newest first */
  uploads: readonly Upload[];
}

export interface StudySummary {
  /** Its page is /study/ID */
  id: string;
  title: string;
  /** Whether everybody who has the link may write */
  open: boolean;
  /** How many there are */
  chapters: number;
  updated: string;
}

/** Mine, the one changed last first */
export interface Studies {
  studies: readonly StudySummary[];
}

/** A game with variations and notes */
export interface StudyChapter {
  /** Stays, and is given once */
  number: number;
  /** That of the study when the chapter was last changed */
  version: number;
  name: string;
  /** Its id */
  variant: string;
  rules: string;
  /** FEN; null for the array */
  start: string | null;
  /** Moves as in a record, with variations and comments; null if it is no newer than the version that was asked for */
  text: string | null;
}

/** A study that the server keeps */
export interface SharedStudy {
  /** Its page is /study/ID */
  id: string;
  title: string;
  /** Whether everybody who has the link may write */
  open: boolean;
  /** Whether I made it */
  mine: boolean;
  /** Whether I may write */
  writes: boolean;
  /** Grows with each change */
  version: number;
  updated: string;
  /** In their order */
  chapters: readonly StudyChapter[];
}

/** How a chapter was, until somebody else went on */
export interface StudyState {
  /** Of the study when it was written */
  version: number;
  /** The name of who wrote it; null for a guest */
  by: string | null;
  /** Whether I wrote it */
  mine: boolean;
  at: string;
  /** Null if only the list was asked for */
  text: string | null;
}

/** Of a chapter, the newest first */
export interface StudyStates {
  states: readonly StudyState[];
}

/** On the socket: a study has changed, and how it is for me now */
export interface StudyChanged {
  type: "study";
  /** Its id */
  study: string;
  /** Of the study now */
  version: number;
  /** The version before: who has an older one asks for what is missing */
  since: number;
  /** With the texts of the chapters that were written since; null where they are too long to be told, or nothing was written */
  change: SharedStudy | null;
}

/** A move of an opening book */
export interface BookMove {
  notation: string;
  /** For the seat whose turn it is, in hundredths of a man */
  score: number;
  /** Of a win or loss that was found */
  pliesToEnd: number | null;
  /** Plies from the position to the end of the search that gave the score */
  depth: number;
  /** Of all searches behind the score */
  nodes: number;
}

/** What an opening book has of a position */
export interface BookPosition {
  /** Its id */
  variant: string;
  rules: string;
  /** How many the book has; 0 where there is none for the variant and its rules */
  positions: number;
  /** The best first; none where the position is not in the book */
  moves: readonly BookMove[];
}

export interface ServerHealth {
  status: "ok";
  /** Whether this server has the games; another one passes requests on to it */
  holdsGames: boolean;
}

export interface Version {
  /** Of the program: `0.2.0` */
  version: string;
}

export const gridWords = [
  "square",
  "hex",
] as const;
/** The shape of the fields of a board */
export type Grid = (typeof gridWords)[number];

/** A place at the board */
export interface Seating {
  id: Seat;
  name: string;
  /** Seats of one side win together */
  side: number;
  /** FEN letters of its men, in the order of the variant's men */
  men: string;
  castle: readonly string[];
  /** The castle squares that it wants to reach */
  goal: readonly string[];
}

export const mannerWords = [
  "step",
  "leap",
  "slide",
  "shot",
  "put",
] as const;
/** How a kind of move goes over the board: to a neighbour, over squares leg by leg, straight along squares, from where the man stays, or not at all: a tree is put on the board */
export type Manner = (typeof mannerWords)[number];

/** A kind of move */
export interface Kind {
  word: MoveKind;
  manner: Manner;
}

/** A switch of the rule sets */
export interface Option {
  name: string;
  /** None: a number from 0 to `most` */
  values: readonly string[];
  most: number;
}

export interface RuleSet {
  id: string;
  name: string;
  /** Whether forms offer it for this variant */
  offered: boolean;
  options: Record<string, string | number | boolean>;
}

/** A game that can be played */
export interface Variant {
  id: string;
  name: string;
  /** How many */
  seats: number;
  files: number;
  /** The number of the last rank */
  ranks: number;
  /** Of the lowest rank first */
  squares: readonly string[];
  /** By the letter of the seat */
  castles: Record<string, readonly string[]>;
  grid: Grid;
  /** In turn order */
  seating: readonly Seating[];
  /** The seats of each side, which win together */
  sides: readonly (readonly Seat[])[];
  /** FEN of the start */
  array: string;
  /** What names and draws the men: camelot or camblam */
  family: string;
  /** The first of the notes; mostly empty */
  note: string;
  /** What is uncertain in the sources of the game */
  notes: readonly string[];
  /** Names of the men by small FEN letter, the least first */
  men: Record<string, string>;
  /** Of its moves and legs */
  kinds: readonly Kind[];
  /** How many pieces of a side have to reach its goal; 0 where there are no castles */
  castlePiecesToWin: number;
  /** How many a seat has by the usual rules; 0 where one piece in a castle wins */
  castleMoves: number;
  /** How many a seat puts before the first move by the usual rules; mostly 0 */
  trees: number;
  /** A move is a single step or leap */
  oneLeg: boolean;
  /** Whoever would win by the rest of the rules has lost */
  reversed: boolean;
  options: readonly Option[];
  /** The usual one first */
  ruleSets: readonly RuleSet[];
}

/** In the order in which they are shown */
export interface Variants {
  variants: readonly Variant[];
}

/** An address of mine */
export interface MyMail {
  address: string;
  /** Whether I have confirmed it */
  proven: boolean;
  /** Whether I want reminders there */
  reminders: boolean;
}

/** A browser that takes notices for me */
export interface MyNotices {
  /** Of its push service */
  host: string;
  since: string;
}

/** What I want to be told of, and my quiet hours */
export interface MyNoticeWishes {
  /** Kinds that browsers are not told */
  noPush: string;
  /** The same by mail */
  noMail: string;
  /** As a minute of my day */
  quietFrom: number | null;
  quietUntil: number | null;
  /** Minutes that my clock is ahead of UTC */
  ahead: number;
}

/** A rating of mine */
export interface MyRating {
  variant: string;
  /** `fast`, `slow` or `days` */
  speed: string;
  rating: number;
  deviation: number;
  /** Rated ones */
  games: number;
  updated: string;
}

/** A club or a tournament that I am in */
export interface MyPlace {
  /** Of a club its address */
  id: string;
  name: string;
  /** Whether I made it */
  directs: boolean;
}

/** An invitation of mine */
export interface MyInvitation {
  id: string;
  variant: string;
  /** As in `Phase` */
  phase: string;
  created: string;
}

/** A leave, in milliseconds by the server's clock of timed games */
export interface MyLeave {
  from: number;
  until: number;
}

/** What I said at a game */
export interface MyLine {
  game: string;
  /** `players` or `watchers` */
  room: string;
  /** As in `Phrase`; empty for a text */
  phrase: string;
  text: string;
  at: string;
}

/** What I keep for myself about a game */
export interface MyText {
  game: string;
  text: string;
}

/** What I reported to the host */
export interface MyReport {
  /** The name of then */
  about: string;
  /** `name`, `chat` or `play` */
  subject: string;
  /** May be empty */
  game: string;
  text: string;
  at: string;
}

/** A chapter of a study of mine */
export interface MyChapter {
  /** The id of the study */
  study: string;
  /** Of the study */
  title: string;
  /** Of the chapter */
  name: string;
  variant: string;
  rules: string;
  /** FEN; empty for the array */
  start: string;
  /** Moves as in a record */
  text: string;
}

/** What the server has of an account besides sessions, tokens, games and uploads */
export interface MyThings {
  /** Those that were given; none or one is proven */
  mail: readonly MyMail[];
  notices: readonly MyNotices[];
  noticeWishes: readonly MyNoticeWishes[];
  /** Given up, and kept for a while, in small letters */
  formerNames: readonly string[];
  /** The ids of players */
  follows: readonly string[];
  /** The ids of players */
  blocks: readonly string[];
  /** The ids of players */
  mutes: readonly string[];
  ratings: readonly MyRating[];
  clubs: readonly MyPlace[];
  tournaments: readonly MyPlace[];
  leagues: readonly MyPlace[];
  /** Those that I made */
  invitations: readonly MyInvitation[];
  leaves: readonly MyLeave[];
  /** The oldest first */
  chat: readonly MyLine[];
  notes: readonly MyText[];
  /** A line for each line of the plan, its moves separated by tabs */
  plans: readonly MyText[];
  reports: readonly MyReport[];
  /** Their chapters */
  studies: readonly MyChapter[];
}

/** A game of mine as a record */
export interface MyGame {
  id: string;
  created: string;
  /** As in `/api/games/{id}/record` */
  record: string;
}

/** Some games of a file, as they came */
export interface MyUploadPart {
  /** A game in each line, not records */
  json: boolean;
  text: string;
}

/** A file of games that I added to the archive */
export interface MyUpload {
  id: string;
  /** When its last part came */
  at: string;
  /** Those of which the archive took games */
  parts: readonly MyUploadPart[];
  /** Whether `parts` is empty because my files are longer than 64 MiB together */
  tooLong: boolean;
}

/** All that the server has of an account */
export interface MyData extends MyThings {
  account: Account;
  sessions: readonly OpenSession[];
  /** The newest first */
  tokens: readonly Token[];
  /** The newest first */
  games: readonly MyGame[];
  /** The newest first */
  uploads: readonly MyUpload[];
}

/** What a browser is sent by Web Push */
export interface PushNotice {
  title: string;
  body: string;
  /** The page to open */
  url: string;
  /** A notice takes the place of one with the same tag */
  tag: string;
}

/** One of the best lines of a position */
export interface BestLine {
  /** For the seat whose turn it is, in hundredths of a man */
  score: number;
  /** Of a win or loss that was found */
  pliesToEnd: number | null;
  /** In plies */
  depth: number;
  /** The line */
  moves: readonly string[];
}

/** What the server's engine thinks of a position */
export interface Analysis {
  /** The position */
  fen: string;
  /** The best first */
  lines: readonly BestLine[];
}

/** On the socket: the answer to `ping` */
export interface Pong {
  type: "pong";
}

/** On the socket: a message that could not be served */
export interface SocketError {
  type: "error";
  /** The game that the message named */
  game?: string;
  error: Problem;
}

/** A move that was played */
export interface Ply {
  outcome: Outcome;
  /** The position that it led to */
  after: Standing;
}

/** Moves that were played one after another */
export interface Played {
  plies: readonly Ply[];
  /** Every legal move after the last one */
  outcomes: readonly Outcome[];
}

/** A square that continues a walk */
export interface Leg {
  square: string;
  kind: MoveKind;
  /** The square of the man that it takes */
  captures: string | null;
}

/** What may follow the squares walked so far */
export interface Legs {
  next: readonly Leg[];
  /** Whether the move may end here */
  stop: boolean;
  /** What ending here does */
  outcome: Outcome | null;
}

/** The rule that forbids a move */
export interface Refusal {
  /** Its anchor on the rules page */
  rule: string;
  /** A sentence */
  text: string;
  /** Where the move breaks it */
  square: string;
}

/** Why a move is good or bad */
export interface Why {
  move: Outcome;
  /** In hundredths of a man, for the side that makes the move */
  score: number;
  /** `+1.20` or `win in 3 moves` */
  scoreText: string;
  best: boolean;
  /** Verbs with what belongs to them, the weightiest first: `allows a charge that takes three` */
  reasons: readonly string[];
}

/** One of the best lines of a position */
export interface AnalysedLine {
  /** Its number, from 1 */
  line: number;
  /** For the seat whose turn it is, in hundredths of a man */
  score: number;
  /** Of a win or loss that was found */
  pliesToEnd: number | null;
  depth: number;
  moves: readonly string[];
  nodes: number;
  ms: number;
}

/** Men on squares, whether or not a game can start from them */
export interface Setup {
  /** By square, their FEN letters */
  pieces: Record<string, string>;
  /** Whose turn it is */
  seat: Seat;
  /** Made so far, by seat in turn order; none in games without castles */
  castleMoves: readonly number[];
}

/** Why no game can start from a setup */
export interface SetupFault {
  what: string;
  /** What should be there instead */
  expected: string;
  /** Where it can be seen; null where it is on no square */
  square: string | null;
}

/** What the rules say of a setup */
export interface JudgedSetup {
  /** It may be no position */
  fen: string;
  /** Each of them; none: a game can start here */
  faults: readonly SetupFault[];
  /** A sentence where the game would be over at once; else empty */
  resultText: string;
}

/** A game in a text with several */
export interface ListedGame {
  /** Its headers */
  tags: Record<string, string>;
  /** Moves of the main line, legal or not */
  plies: number;
}

export interface StudyMove {
  /** The move before it, as a place in the list from 1; 0 for the start */
  after: number;
  /** Its notation */
  move: string;
  /** Numbers of the PGN standard: 1 is `!`, 4 is `??` */
  glyphs: readonly number[];
  comment: string;
  /** Rings and arrows: `[%csl GE5][%cal RE5E7]` */
  drawings: string;
}

/** A word that could not be read or played */
export interface StudyFault {
  /** Empty where it is about no word */
  word: string;
  error: Problem;
}

/** A game with variations and notes */
export interface Study {
  /** The headers of the record */
  tags: Record<string, string>;
  /** Whether the record says where it starts; else it goes on from a given game */
  own: boolean;
  /** Its id */
  variant: string;
  rules: string;
  /** FEN; null for the array */
  start: string | null;
  /** Before the first move */
  comment: string;
  /** At the start */
  drawings: string;
  /** Legal ones, each behind those that it follows, the main line first */
  moves: readonly StudyMove[];
  /** Their lines end before them */
  faults: readonly StudyFault[];
}

export const colourWords = [
  "w",
  "b",
  "random",
] as const;
/** A seat in games of two */
export type Colour = (typeof colourWords)[number];

/** Who is to sit at a seat */
export interface WishedSeat {
  player?: PlayerKind;
  /** Of the computer */
  level?: number;
  /** Of a person: a line of text */
  name?: string;
}

/** A live game has a base of up to a day and up to an hour of increment or delay; else there are 1 to 60 days for each move */
export interface TimeWish {
  /** Of each seat for the game, in seconds */
  base?: number;
  /** Added after each move, in seconds */
  increment?: number;
  /** Of each move, before the clock runs, in seconds */
  delay?: number;
  /** For each move anew, in place of the other three; 0 in live games */
  days?: number;
}

export interface NewGame {
  /** Id or display name */
  variant: string;
  /** A rule set with options behind it; by default the first of the variant: `wcf`, `default` */
  rules?: string;
  /** Start from here instead of the array */
  fen?: string | null;
  /** `person`: the people share this browser. With more than two seats `computer` is all but the first */
  opponent?: PlayerKind;
  /** Of the computer */
  level?: number;
  /** The person's colour against the computer, in games of two */
  colour?: Colour;
  /** Who sits at each place, in turn order; takes the place of opponent, level and colour. At least one of them is a person */
  seats?: readonly WishedSeat[] | null;
  /** Whether the computer may resign */
  mayResign?: boolean;
  /** Null for a game without clocks */
  time?: TimeWish | null;
  /** Chosen by the client, at random, new for each new request */
  nonce?: string;
}

export interface PlayMove {
  /** Moves played before this one */
  ply: number;
  /** Notation, short forms too: `D6-F8` */
  move: string;
  /** Chosen by the client, at random, new for each new request */
  nonce: string;
  /** The last version that the client has: the answer leaves out moves that it knows, see `from` in `Game`; 0 for the whole game */
  have?: number;
}

export interface Action {
  /** If given: 409 unless the game still has this version */
  version?: number | null;
  /** Chosen by the client, at random, new for each new request */
  nonce?: string;
  /** The last version that the client has: the answer leaves out moves that it knows, see `from` in `Game`; 0 for the whole game */
  have?: number;
}

export interface OfferAnswer extends Action {
  accept: boolean;
}

/** A plan as lines, which may begin alike; without lines there is none */
export interface PlanWish {
  /** Moves played before it */
  ply: number;
  lines: readonly PlanLine[];
}

export interface NoteWish {
  /** Empty for none */
  text?: string;
}

/** A game whose other persons are to be found; in games of two `colour` is the host's, and `opponent` and the names in `seats` mean nothing */
export interface NewInvitation extends NewGame {
  /** The host's; by default that of `colour`, or the first person's */
  seat?: Seat | null;
  /** The host's: a line of text */
  name?: string;
  /** Whether everybody is shown it, not only those who have its link */
  public?: boolean;
  /** A challenge: the id of the player, or the name of his account; for everybody by default. Games of two only */
  to?: string;
  /** Whether the game moves ratings: with a clock, from the array, for people alone */
  rated?: boolean;
  /** How many moves late those who only watch see the game, a move being a turn of everybody; 0: at once */
  late?: number;
}

export interface SitDown {
  /** A line of text */
  name?: string;
  /** By default the first free one */
  seat?: Seat | null;
}

export interface FillSeats {
  /** Of the computers */
  level?: number;
}

export interface NewAccount {
  /** 3 to 20 letters (a to z), digits, `-` and `_`, a letter first */
  name: string;
  password: string;
}

export interface SignIn {
  /** 3 to 20 letters (a to z), digits, `-` and `_`, a letter first */
  name: string;
  password: string;
}

export interface Rename {
  /** 3 to 20 letters (a to z), digits, `-` and `_`, a letter first */
  name: string;
}

export interface NewPassword {
  password: string;
  newPassword: string;
}

export interface EndSessions {
  /** Of the session to end; by default all but the one that asks */
  id?: string | null;
}

export interface DeleteAccount {
  password: string;
}

export interface NewToken {
  /** What it is for: a line of text */
  name: string;
}

export interface EndToken {
  id: string;
}

export interface Say {
  /** A phrase, or else a text */
  phrase?: Phrase | null;
  /** A line of one's own; guests write only where the host lets them */
  text?: string;
}

export interface Mute {
  seat: Seat;
  muted: boolean;
}

/** An opponent is wanted for a game of two */
export interface NewSeek {
  /** Id or display name */
  variant: string;
  /** As in `NewGame` */
  rules?: string;
  /** Null for a game without clocks */
  time?: TimeWish | null;
  /** Whether the game moves ratings */
  rated?: boolean;
  /** How far away an opponent's rating may be at most; null for as far as may be */
  range?: number | null;
  /** A line of text */
  name?: string;
  /** Random, new for each search; the same while one waits */
  nonce: string;
}

export interface NewTournament {
  /** A line of text */
  name: string;
  /** The address of a club of mine; empty for none */
  club?: string;
  /** A game of two: id or display name */
  variant: string;
  /** As in `NewGame` */
  rules?: string;
  time: TimeWish;
  /** Whether its games move ratings */
  rated?: boolean;
  system?: TournamentSystem;
  /** Of a Swiss */
  rounds?: number;
  /** How often each meets each in a round robin */
  cycles?: number;
  /** Of a knock-out */
  thirdPlace?: boolean;
  /** By default those that are usual for the system */
  tieBreaks?: readonly TieBreak[] | null;
  /** Whether everybody is shown it, not only those who have its link */
  public?: boolean;
  /** In so many seconds; null: when I start it */
  startsIn?: number | null;
  /** Seconds from the last result to the next round; null: I start each round */
  pause?: number | null;
  /** How long an arena lasts */
  minutes?: number;
  /** How many moves late those who only watch see the game, a move being a turn of everybody; 0: at once */
  late?: number;
  /** My name: a line of text */
  host?: string;
  /** Chosen by the client, at random, new for each new request */
  nonce?: string;
}

/** Take part in a tournament or a league */
export interface Enter {
  /** A line of text, as nobody else in it is called */
  name: string;
}

export interface AskBye {
  /** From 1 */
  round: number;
}

export interface StartRound {
  /** Its number, from 1. One that has started already is not started again */
  round: number;
}

export interface GiveResult {
  /** From 1 */
  round: number;
  /** From 1 */
  board: number;
  result: TournamentScore;
}

export interface RemovePlayer {
  /** The id */
  player: string;
}

export interface NewClub {
  /** A line of text, of which the address is made */
  name: string;
  about?: string;
  /** Whether anybody may join */
  open?: boolean;
  /** My name: a line of text */
  host: string;
}

export interface JoinClub {
  /** A line of text, as no other member is called */
  name: string;
  /** Of a club that is not open */
  code?: string;
}

export interface ChangeClub {
  about?: string;
  /** Whether anybody may join */
  open?: boolean;
}

export interface NewLeague {
  /** A line of text */
  name: string;
  /** The address of a club of mine; empty for none */
  club?: string;
  /** A game of two: id or display name */
  variant: string;
  /** As in `NewGame` */
  rules?: string;
  /** For each move */
  days?: number;
  /** Whether its games move ratings */
  rated?: boolean;
  /** Players of a division */
  divisionSize?: number;
  /** How many go up, and down, between two divisions; at most half of one */
  movers?: number;
  /** How often each meets each in a season */
  cycles?: number;
  /** Whether everybody is shown it and may enter; else the members of its club, or those who have its link */
  public?: boolean;
  /** My name: a line of text */
  host?: string;
  /** Chosen by the client, at random, new for each new request */
  nonce?: string;
}

export interface StartSeason {
  /** Its number, from 1. One that has begun already is not begun again */
  season: number;
}

/** My leave, now or at another time within a year */
export interface LeaveWish {
  /** In so many seconds; 0: now */
  startsIn?: number;
  /** So many seconds */
  lasts: number;
}

/** As the browser gives them, in base64url */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** `PushSubscription.toJSON()` of the browser */
export interface PushSubscription {
  /** An https address of a public host */
  endpoint: string;
  keys: PushKeys;
}

export interface PushEndpoint {
  endpoint: string;
}

/** A link is sent there; the address counts once it is followed */
export interface NewMail {
  mail: string;
  password: string;
}

export interface MailCode {
  code: string;
}

export interface MailReminders {
  on: boolean;
}

/** A link to a new password is sent to the accounts there */
export interface ForgottenPassword {
  mail: string;
}

/** Whoever has the link sets a new password */
export interface RecoverAccount {
  code: string;
  newPassword: string;
}

export interface NewReport {
  /** The id of who is reported */
  player: string;
  subject: ReportSubject;
  /** The id of the game in question */
  game?: string;
  /** What happened, in a line */
  text?: string;
}

export interface Deed {
  deed: DeedKind;
  /** The id of a player, the name of an account, or a range of addresses */
  target?: string;
  /** To rename: the new name */
  name?: string;
  /** For how long; null: until it is lifted */
  hours?: number | null;
  /** A line for the log, which the player reads too */
  reason?: string;
  /** To dismiss: the number of the report */
  report?: number;
  /** The whole list of words, in place of the one before */
  words?: readonly string[];
  /** Whether guests may write in chat */
  on?: boolean;
}

export interface GuestWish {
  /** True: they become the account's. False: they stay behind */
  move?: boolean;
}

/** Whole games out of a file */
export interface UploadPart {
  /** The same for all parts of a file: 24 hexadecimal digits that nobody else has */
  upload: string;
  /** Sent again, the last one gets its first answer */
  part?: number;
  /** A game in each line, not records */
  json?: boolean;
  text: string;
}

export interface NewChapter {
  /** A line of text */
  name: string;
  /** Id or display name */
  variant: string;
  /** A rule set with options behind it; by default the first of the variant */
  rules?: string;
  /** A FEN; left out or null, the array */
  start?: string | null;
  /** Moves as in a record, with variations and comments; may be empty */
  text?: string;
}

export interface NewStudy {
  /** A line of text */
  title: string;
  /** Whether everybody who has the link may write */
  open?: boolean;
  /** The first one */
  chapter: NewChapter;
}

/** What is left out stays */
export interface ChangeStudy {
  /** A line of text */
  title?: string | null;
  /** Whether everybody who has the link may write */
  open?: boolean | null;
}

/** What is left out stays */
export interface ChangeChapter {
  /** Of the chapter that is changed; 409 if it is another one by now */
  version: number;
  /** A line of text */
  name?: string | null;
  /** Moves as in a record, with variations and comments */
  text?: string | null;
  /** From 1, before the others from there on. Alone it is taken with any version */
  place?: number | null;
}

/** The position that is to be analysed */
export interface AnalysisWish {
  /** Id of the game */
  variant: string;
  /** As in `NewGame` */
  rules?: string;
  /** FEN of the start; empty: the array */
  start?: string;
  /** All moves from there */
  moves?: readonly string[];
  /** How many lines */
  lines?: number;
}

export const socketWishWords = [
  "watch",
  "watch-study",
  "unwatch",
  "await",
  "here",
  "away",
  "ping",
] as const;
/** What a socket asks for */
export type SocketWish = (typeof socketWishWords)[number];

/** What a client sends on the socket */
export interface SocketRequest {
  type: SocketWish;
  /** The id of a game; of an invitation for `await`, of a study for `watch-study` */
  game?: string;
  /** The last one that the client has; 0 for nothing yet */
  version?: number;
  /** Events carry only the moves that they changed: `from` in `Game` */
  deltas?: boolean;
}
