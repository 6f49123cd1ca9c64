// Every text of the page. What a rule says in a game (obligation, refusal, result) is worded by the core, once, in C++;
// the sentences of choosing a move stand in play/words.ts, those of one family of games in families.ts, the chapters of
// the rules pages in rules/, and what only one page says in the texts.ts of its folder.
import { locale, ofCore, translatable } from "./language.ts";
import type { Problem, Seat, TimeWish } from "./wire.ts";

const sides = { w: "White", b: "Black", R: "Red", G: "Green", B: "Blue", Y: "Yellow" } satisfies Record<Seat, string>;

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names);

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** "1 knight", "3 men". */
export const counted = (name: string, count: number): string =>
  `${String(count)} ${count === 1 ? name : name === "man" ? "men" : `${name}s`}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const moveCount = ({ number, of, move }: { number: number; of: number; move: { before: { seat: Seat } } }): string =>
  number > 0
    ? `move ${String(number)} of ${String(of)}, ${sides[move.before.seat]}`
    : `before the first move, ${sides[move.before.seat]}`;

function wrongText({ what: english, where, expected, code, column }: Omit<Problem, "line">): string {
  const what = ofCore(english);
  const wanted = messages.wanted(ofCore(expected));
  if (code === "illegal-move" || code === "game-over") return what + wanted;
  if (column !== undefined) return `${capital(what)} (character ${String(column)}).${wanted}`;
  return `${where === "" ? capital(what) : `${where}: ${what}`}.${wanted}`;
}

/** A player whose name may have a mark. */
export interface Marked {
  name: string;
  bot?: boolean | undefined;
  guest?: boolean | undefined;
}

export const messages = {
  skip: "Skip to the page",
  loading: "One moment…",
  again: "Try again",
  status: "Server status",
  /** The mark after a name: empty for a person with an account. */
  markOf: (one?: Marked) => (one?.bot ? "bot" : one?.guest ? "guest" : ""),
  marked: (one?: Marked) => (one?.bot || one?.guest ? `${one.name} (${messages.markOf(one)})` : (one?.name ?? "")),
  sides,
  listed,
  wanted: (expected: string) => (expected === "" ? "" : ` Expected ${expected}.`),
  /** "move 6 of 17, White": as the move list numbers it. */
  moveCount,
  /** Returns sentences for a rejected text: a broken rule in full, otherwise the place of the error. */
  wrongText,

  nav: {
    label: "Main",
    play: "Play",
    learn: "Learn",
    rules: "Rules",
    analysis: "Analysis",
    records: "Records",
    tournaments: "Tournaments",
  },

  account: { signIn: "Sign in", yours: (name: string) => `Your account: ${name}` },

  missing: {
    play: "To the games",
    game: "This game is not in this browser",
    gameText: "Open it where it began, or check the address.",
  },

  settings: "Settings",
  menu: "Menu and settings",

  home: {
    away: "The server is not answering. Trying again.",
  },

  invite: {
    withdraw: "Withdraw",
  },

  fiveLines: {
    heading: (name: string) => `${name} in five lines`,
    more: "All rules, with boards to try",
    close: "I know how to play",
  },

  newGame: {
    away: "The server is not answering. Try again in a moment.",
  },

  clock: {
    /** "10 + 10", "3 days per move". */
    control: ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish) =>
      days > 0
        ? `${String(days)} ${days === 1 ? "day" : "days"} per move`
        : `${base % 60 === 0 ? String(base / 60) : `${String(base)} s`} + ${String(increment)}${delay > 0 ? `, delay ${String(delay)}` : ""}`,
    days: (days: number, hours: number) => `${String(days)} d ${String(hours)} h`,
    hours: (hours: number, minutes: number) => `${String(hours)} h ${String(minutes)} min`,
    of: (name: string, left: string) => `Clock of ${name}: ${left}`,
    low: (name: string, seconds: number) => `${name}: ${String(seconds)} seconds left.`,
    firstMove: "Move within a minute, or the game is called off.",
    firstMoveOrLose: "Move within a minute, or you lose the game.",
    onLeave: (until: number) =>
      `on leave until ${new Date(until).toLocaleDateString(locale, { day: "numeric", month: "long" })}`,
    callOff: "Call off",
    calledOff: "Called off",
  },

  game: {
    savePlan: "Save this plan",
    /** The players by side. */
    title: (name: string, teams: readonly (readonly string[])[]) =>
      `${name}: ${teams.map((names) => listed(names)).join(" against ")}`,
    you: "You",
    onDevice: "On this device · ",
    toTournament: "To the tournament",
    computerName: "Computer",
    level: (level: number | null) => (level === null ? "" : `level ${String(level)}`),
    levelLine: (level: number | null) => (level === null ? "" : `Level ${String(level)} · `),
    team: (team: string) => `team of ${team}`,
    teamShort: (partners: string) => `with ${partners}`,
    places: {
      foot: "at the foot",
      left: "at the left",
      top: "at the top",
      right: "at the right",
      upperLeft: "upper left",
      upperRight: "upper right",
    },
    /** Where it lies is said of one alone: the line has to fit a phone. */
    goal: (castles: readonly { name: string; place: string }[]) =>
      castles.length === 1
        ? `Goal: ${castles.map(({ name, place }) => `${name}'s castle, ${place}`).join("")}.`
        : `Goal: ${castles.map(({ name }, index) => `${name}'s${index === 0 ? " castle" : ""}`).join(" or ")}.`,
    took: (counts: { name: string; count: number }[]): string =>
      counts.length > 0 ? `took ${counts.map(({ name, count }) => counted(name, count)).join(", ")}` : "",
    tookShort: (pieces: number): string => (pieces > 0 ? `took ${String(pieces)}` : ""),
    thinking: "thinking",
    toMove: "to move",
    yourMove: "Your move.",
    yourMoveFor: (seat: string) => `Your move, for ${seat}.`,
    seatMoves: (seat: Seat) => `${sides[seat]} to move.`,
    namedMoves: (name: string, seat: string, partner: boolean) =>
      `${name}${partner ? ", your partner," : ""} to move for ${seat}.`,
    watching: "You are watching.",
    seenLate: (moves: number) => `You see this game ${counted("move", moves)} late.`,
    watchersLate: (moves: number) => `Spectators see this game ${counted("move", moves)} late.`,
    computerThinks: "The computer is thinking.",
    hurried: "It takes less time than usual, because many are playing.",
    computerThinksFor: (seat: string) => `The computer is thinking for ${seat}.`,
    passedOver: (names: string, count: number) => `${names} cannot move and ${verb(count, "is", "are")} passed over.`,
    lookingBack: (at: { number: number; of: number; move: { before: { seat: Seat } } } | null) =>
      at === null ? "Looking back at the starting position." : `Looking back at ${moveCount(at)}.`,
    toNow: "Back to the game",
    gone: "The connection is gone. Trying again.",
    goneKept: "The connection is gone. Your move is kept, and sent when it is back.",
    sending: "Sending your move…",
    waiting: "Your move has not reached the server yet. Trying again.",
    back: "Connected again.",
    unanswered: "The server did not answer. Please try again.",
    notTaken: (why: string) => `Your move was taken back. ${why}`,
    elsewhere: "The game was changed in another window.",
    why: "Why",
    offerYou: "The computer offers a draw.",
    offerSide: (seat: Seat) => `${sides[seat]} offers a draw.`,
    offered: "Draw offered. The offer ends when the other side answers or moves.",
    declined: "The draw offer was declined.",
    otherSide: "The other side",
    drawRefused: (name: string) => `${name} declined the draw.`,
    playsOn: "Your partner wants to play on.",
    takeBackRefused: (name: string) => `${name} did not allow the take-back.`,
    offerThree: (seat: Seat) => `${sides[seat]} offers a draw. Both others must agree.`,
    accept: "Accept draw",
    acceptAll: "Everyone agrees",
    decline: "Decline",
    hintIs: (move: string) => `Hint: ${move}.`,
    hintWait: "Looking for a good move…",
    last: "Move list",
    noMoves: (first: Seat) => `No moves yet. ${sides[first]} begins.`,
    passedHere: "passed over",
    moveName: (number: number, seat: Seat, notation: string) =>
      number > 0
        ? `${String(number)}, ${sides[seat]}: ${notation}`
        : `${sides[seat]}: tree on ${notation.replace("@", "")}`,
    rated: "rated",
    casual: "casual",
    rulesLine: (ruleSet: string) => `${ruleSet} rules`,
    controls: "Game controls",
    replay: "Replay",
    first: "First position",
    previous: "Previous move",
    next: "Next move",
    lastMove: "Last position",
    flip: "Flip the board",
    turnBoard: "Turn the board",
    follow: "Turn the board to the player to move",
    quarter: "Quarter turn",
    upright: "Turn the board upright",
    step: "Move step by step",
    takeBack: "Take back",
    askBack: "Ask for a take-back",
    resign: "Resign",
    offerDraw: "Offer a draw",
    swap: "Take over the first move",
    swapWhy: "Take over the first move, which turns the board over, or answer it.",
    claimDraw: "Claim the draw",
    claimWhy: "This position has come up three times. You may claim a draw.",
    hint: "Hint",
    short: {
      first: "First",
      back: "Back",
      on: "Next",
      last: "Last",
      flip: "Flip",
      step: "Step",
      takeBack: "Take back",
      hint: "Hint",
      offerDraw: "Draw",
      claim: "Claim draw",
      quarter: "Turn",
      turn: "Turn",
      follow: "Follow",
      more: "More",
    },
    copyFen: "Copy FEN",
    copied: "Copied.",
    notCopied: "The browser did not allow copying. Here it is:",
    download: "Download record",
    confirm: "Ask before each move in this game",
    typeMove: "Type a move",
    typeExample: (move: string) => `Type a move: ${move}`,
    playTyped: "Play",
    askTyped: "Ask",
    rematch: "Rematch",
    rematchOffered: "Rematch offered",
    rematchAccept: "Accept the rematch",
    newGame: "New game",
    result: "Result",
    analyse: "Analyse",
    review: "Review",
    answer: "Answer",
    howTo: "How to play",
    close: "Close",
    legend: "The marks",
    keys: (finding: string) => `Keys: the arrows move over the board, Enter picks and plays, ${finding}.`,
    actions: "Game",
    notFree: "Not possible now.",
  },

  presence: {
    words: { here: "here", away: "away", reconnecting: "reconnecting", gone: "gone" },
    claimIn: (names: string, time: string, many: boolean) =>
      `${names} ${many ? "have" : "has"} left. You can claim the win in ${time}.`,
    claimNow: (names: string, many: boolean) => `${names} ${many ? "have" : "has"} left. You can claim the win.`,
    claim: "Claim the win",
    standIn: (name: string, seat: string) => `${name} has left. You move for ${seat}.`,
    watchers: (count: number) => (count === 1 ? "1 person is watching" : `${String(count)} people are watching`),
  },

  why: {
    action: "Why this move?",
    short: "Why",
    ask: "Why?",
    better: "Better:",
  },

  review: {
    title: "Worst moves",
    line: (played: string, better: string) => `Played: ${played}. Better: ${better}.`,
  },

  values: {
    action: "Perfect values",
    short: "Values",
  },
};
translatable("messages", messages);
