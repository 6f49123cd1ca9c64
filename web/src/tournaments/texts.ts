// The texts of tournaments.
import { translatable } from "../lib/language.ts";
import { listed, messages as m } from "../lib/messages.ts";
import { texts as parts } from "../ui/part_texts.ts";
import { when } from "../lib/when.ts";
import { startOf } from "./begins.ts";
import { calendarTexts } from "./calendar_texts.ts";
import type {
  NewTournament,
  TieBreak,
  Tournament,
  TournamentGiven,
  TournamentScore,
  TournamentSummary,
  TournamentSystem,
} from "../lib/wire.ts";

/** "4½", "½", "3". */
export const pointsText = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${String(whole)}½`;
};

/** Formats a tie-break in quarters: "4¼", "9½", "3". */
export const quartersText = (quarters: number): string => {
  const whole = Math.floor(quarters / 4);
  const part = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  return whole === 0 && part !== "" ? part : `${String(whole)}${part}`;
};

const counted = (count: number, one: string): string => `${String(count)} ${count === 1 ? one : `${one}s`}`;

const systems: Record<TournamentSystem, string> = {
  swiss: "Swiss",
  "round-robin": "Round robin",
  knockout: "Knock-out",
  arena: "Arena",
  teams: "Team match",
  simul: "Simultaneous display",
};

/** Explains a system in one sentence. */
function manner({
  system,
  roundsInAll,
  cycles,
  minutes,
  boards,
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes" | "boards">): string {
  if (system === "swiss")
    return `${counted(roundsInAll, "round")}; in each round you play somebody with about as many points.`;
  if (system === "round-robin") return cycles === 2 ? "Everybody meets everybody twice." : "Everybody meets everybody.";
  if (system === "teams")
    return `Each club meets each ${cycles === 2 ? "twice" : "once"}, on ${counted(boards ?? 1, "board")}.`;
  if (system === "knockout") return "The loser is out.";
  if (system === "simul") return "One player meets all others at once.";
  return `As many games as you can in ${counted(minutes ?? 0, "minute")}.`;
}

const spectators = "Spectators see the games";
const lateness = ({ late }: Tournament): string => (late === undefined ? "" : ` ${spectators} ${parts.late(late)}.`);

const twoDigits = (number: number): string => String(number).padStart(2, "0");

export const texts = {
  correctedBy: (name: string, date: string) => `Corrected by ${name || "the director of the tournament"}, ${date}.`,
  title: "Tournaments",
  intro: "Evenings, leagues and cups of clubs and friends. Anybody can create one.",
  make: "Create a tournament",
  find: "Find by name",
  phases: { open: "Open", running: "Running", over: "Over" },
  none: {
    open: "No tournament is open now. Create one and send the link to your friends.",
    running: "",
    over: "",
  },
  noneFound: "No open tournament has this in its name.",
  systems,
  /** Under the name. */
  facts: (tournament: Tournament, game: string) =>
    `${game}, ${m.clock.control(tournament.time)}${tournament.rated ? ", rated" : ""}. ${systems[tournament.system]}, ${counted(tournament.players, "player")}. ${manner(tournament)}${lateness(tournament)}`,
  about: "About the tournament",
  prizes: "Prizes",
  contact: "Contact",
  /** The terms of a form in sentences. */
  preview: (
    {
      time,
      rated,
      system,
      rounds,
      cycles,
      minutes,
      thirdPlace,
      pause,
      calendar,
      tieBreaks,
      late,
      boards,
      public: shown,
      rules,
    }: NewTournament,
    { game, rules: set, starts }: { game: string; rules: string; starts: string | null },
  ): string => {
    const roundsInAll = rounds ?? 5;
    const ties = (tieBreaks ?? []).map((one) => texts.tieBreaks[one]);
    const every =
      calendar?.apart !== undefined
        ? calendarTexts.rounds(calendar.apart)
        : pause
          ? `The next round starts ${texts.form.pauses(pause)}.`
          : "You start each round.";
    return [
      `${game}${set === "" ? "" : `, rules: ${set}`}${rules?.includes("swap=true") === true ? ", with the swap rule" : ""}, ${m.clock.control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "rated" : "not rated"}.`,
      `${systems[system ?? "swiss"]}: ${manner({ system: system ?? "swiss", roundsInAll, cycles: cycles ?? 1, minutes: minutes ?? 60, boards: boards ?? 4 })}`,
      ...(system === "knockout" && thirdPlace === true
        ? ["The losers of the semi-finals play for the third place."]
        : []),
      ...(ties.length > 0 ? [`Players with equal points: ${listed(ties)}.`] : []),
      starts === null ? "You start it." : texts.starts(startOf(starts)),
      ...(system === "arena" || !(starts !== null || pause || calendar?.apart) ? [] : [every]),
      ...((late ?? 0) > 0 ? [`${spectators} ${parts.late(late ?? 0)}.`] : []),
      shown === true ? "Everybody sees it." : "Only people with the link see it.",
    ].join(" ");
  },
  listed: ({ system, players, round, phase, time }: TournamentSummary, game: string) =>
    [
      game,
      m.clock.control(time),
      systems[system],
      counted(players, "player"),
      ...(phase === "running" && system !== "arena" ? [`round ${String(round)}`] : []),
      ...(phase === "over" && round === 0 ? ["cancelled"] : []),
    ].join(" · "),
  by: (names: readonly string[]) =>
    names.length === 0
      ? "Nobody directs it any more"
      : `${names.length > 1 ? "Directors" : "Director"}: ${names.map((name) => name || parts.guest).join(", ")}`,
  /** Of one that goes on, and of games by days. */
  began: (day: string) => `Began on ${day}`,
  privately: "Only people with the link see this tournament.",

  missing: "There is no such tournament",
  missingText: "Check the link, or ask the person who sent it to you.",
  /** The column beside the standing. */
  aside: "Your part, rounds and chat",
  toAll: "All tournaments",
  division: (league: string, season: number, division: number) =>
    `${league}, season ${String(season)}, division ${String(division)}`,
  club: "The club",
  league: "The league",

  form: {
    name: "Name of the tournament",
    host: "Your name",
    game: "Game",
    system: "How it is played",
    explained: {
      swiss: "A fixed number of rounds against players with about as many points. Good for 6 or more.",
      "round-robin": "Everybody meets everybody. Good for 3 to 10; at most 64.",
      knockout: "The loser is out.",
      simul: "One player against all others at once, on up to 40 boards.",
      teams: "Clubs play against clubs, board 1 against board 1 and so on. Two clubs, or up to 16.",
      arena: "Free players are paired at once, until the time is up or there have been 5,000 games.",
    } satisfies Record<TournamentSystem, string>,
    rounds: "Rounds",
    tieBreak: (place: number) =>
      place === 1 ? "First tie-break" : place === 2 ? "Next tie-break" : `Tie-break ${String(place)}`,
    noTieBreak: "None",
    late: spectators,
    twice: "Everybody meets everybody twice (at most 45)",
    third: "Play for the third place",
    minutes: "Minutes in total",
    starts: "Starts at",
    byHand: "When I start them",
    pause: "Next rounds",
    pauses: (seconds: number) =>
      seconds < 60
        ? `${String(seconds)} seconds after the last game`
        : `${counted(seconds / 60, "minute")} after the last game`,
    startsText: "Leave it empty to start it yourself. With a time it can repeat.",
    anybody: "Show it to everybody; otherwise by link only",
    about: "About the tournament",
    prizes: "Prizes",
    contact: "Contact",
    linksText: "Plain text; addresses that begin with https:// become links.",
    preview: "In words",
    join: "I am playing",
    rated: "The games are rated",
    make: "Create",
    change: "Save",
    past: "This time is over. Choose a later one.",
    far: "The start is more than a year ahead.",
  },

  joinHeading: "Join",
  join: "Join",
  keepsPlaces: "You play up to 40 of its games at a time. They count among your 200 unfinished games from now on.",
  joinLate: (round: number) => `Join from round ${String(round)}`,
  hasLeft: "You have left this tournament and are not paired any more.",
  lostWithout: (round: number) =>
    `You left, or did not make your first move in time: the game of round ${String(round)} is lost. You are not paired any more.`,
  watching: "You are watching.",
  byOfficers: "Officers of each club choose who plays.",
  comeBack: "Take part again",
  leave: "Leave the tournament",
  leaveAsk: "Leave? You lose your open games.",
  rest: (round: number) => `Rest in round ${String(round)}`,
  restAsk: (round: number) =>
    `Rest in round ${String(round)} for half a point? You can do this once, and not take it back.`,
  resting: (round: number) => `You rest in round ${String(round)}: half a point.`,

  standing: "Standing",
  players: "Players",
  placeOf: "Place",
  player: "Player",
  rating: "Rating",
  white: "with White",
  black: "with Black",
  points: "Points",
  played: "Played",
  you: "you",
  gone: "left",
  joinsFrom: (round: number) => `Joins from round ${String(round)}`,
  nobody: "Nobody has joined yet.",
  show: (name: string) => `Games of ${name}`,
  tieBreaks: {
    "opponents-points": "Buchholz",
    "opponents-points-but-one": "Buchholz cut 1",
    "beaten-points": "Sonneborn-Berger",
    "direct-encounter": "Direct encounter",
    wins: "Wins",
    "points-after-each-round": "Progressive score",
  } satisfies Record<TieBreak, string>,
  legend: "1 and the light square: won with White. The number is the opponent’s place.",

  round: (number: number) => `Round ${String(number)}`,
  bracket: "Bracket",
  thirdPlace: "Third place",
  byeShort: "bye",
  toCome: "to come",
  goesOn: "won",
  stage: (players: number) =>
    players === 2
      ? "Final"
      : players === 4
        ? "Semi-finals"
        : players === 8
          ? "Quarter-finals"
          : `Last ${String(players)}`,
  watch: "Watch",
  watchGame: (white: string, black: string) => `The game of ${white} against ${black}`,
  gameOf: (white: string, black: string, result: TournamentScore): string =>
    `${white} against ${black}: ${result === "*" ? texts.live : texts.results[result]}`,
  replay: "Replay",
  live: "playing",
  bye: { win: "has a bye: 1 point", half: "rests: ½ point", rest: "rests" },
  won: (names: readonly string[]) => {
    const [first, second, third] = names;
    if (first === undefined) return "The tournament is over.";
    const behind = [second && `${second} is second`, third && `${third} third`].filter((one) => one !== undefined);
    return `${first} has won the tournament${behind.length > 0 ? `; ${listed(behind)}` : ""}.`;
  },
  shared: (names: readonly string[]) => `${listed(names)} share the first place.`,

  next: "Your next game",
  goToBoard: "Go to the board",
  youHave: (board: number, white: boolean) => `Board ${String(board)} · you have ${white ? "White" : "Black"}`,
  myBye: "You have a bye this round: 1 point.",
  myRest: "You have no game this round.",
  waits: "Your game of this round is over.",
  stillOpen: (games: number) =>
    games === 1 ? "One game of this round is still open." : `${String(games)} games of this round are still open.`,
  allPlayed: "All rounds are played.",
  endsByDirector: "The director ends the tournament.",
  begins: (round: number, left: string) => `Round ${String(round)} starts in ${left}.`,
  opens: "Your board will open automatically on this page.",
  ends: (left: string) => `The arena ends in ${left}.`,
  starts: (when: string) => `Starts on ${when}.`,
  byDirector: "The director starts the first round.",
  nextByDirector: (round: number) => `The director starts round ${String(round)}.`,
  opening: "You are paired as soon as somebody is free.",

  direct: "You direct it",
  startFirst: "Start the tournament",
  needsTwo: "Two players are needed.",
  notPaired: (names: readonly string[]) =>
    `Not in the next round, because they left or did not come: ${listed(names)}.`,
  startRound: (round: number) => `Start round ${String(round)}`,
  waitFor: (games: number) => `${counted(games, "game")} of this round still open.`,
  finish: "End the tournament",
  cancel: "Cancel the tournament",
  endAsk: ({ round, roundsInAll }: Tournament) =>
    round === 0
      ? "Cancel it? It takes place only if you change your mind."
      : roundsInAll > round
        ? `End it after round ${String(round)} of ${String(roundsInAll)}? The standing is final then.`
        : "End it? The standing is final then; you can still correct results.",
  endNow: "End it now",
  cancelNow: "Cancel it now",
  keepOn: "Not yet",
  change: "Change the tournament",
  overHelp: (correctable: boolean) =>
    `You can ${correctable ? "correct results, or " : ""}go on if it was ended by mistake.`,
  goOn: "Go on with the tournament",
  holdIt: "Hold the tournament after all",
  isCancelled: "This tournament was cancelled.",
  remove: (name: string) => `Remove ${name}`,
  removeShort: "Remove",
  really: "Remove, open games are lost",
  removePlayers: "Remove players",
  giveResults: "Enter or correct results",
  /** `off`: the game is not on the server. */
  saveAsk: (before: TournamentScore, now: TournamentScore, rated: boolean, off = false): string =>
    before === "*"
      ? `${texts.results[now]}${off ? "." : ": the game ends."}`
      : off
        ? `${texts.results[now]}, in place of ${texts.results[before]}.`
        : `${texts.results[now]}, in place of ${texts.results[before]}.${rated ? " Ratings change." : ""} Both players are notified.`,
  save: "Save the result",
  correct: "Correct the result",
  leaveIt: "Leave it",
  result: (white: string, black: string) => `Result of ${white} against ${black}`,
  results: {
    "*": "open",
    "1-0": "1 – 0",
    "1/2-1/2": "½ – ½",
    "0-1": "0 – 1",
    "1-0f": "1 – 0, Black did not come",
    "0-1f": "0 – 1, White did not come",
    "0-0f": "nobody came",
  } satisfies Record<TournamentScore, string>,
  scores: {
    "*": "",
    "1-0": "1 – 0",
    "1/2-1/2": "½ – ½",
    "0-1": "0 – 1",
    "1-0f": "+ : −",
    "0-1f": "− : +",
    "0-0f": "− : −",
  } satisfies Record<TournamentScore, string>,
  /** Who gave the result, and when. */
  given: ({ at, corrects }: TournamentGiven, name: string): string =>
    `${corrects ? "Corrected" : "Given"} by ${name || "the director"}, ${when(at, { dateStyle: "medium", timeStyle: "short" })}`,
  unplayed: { won: "Won without playing", lost: "Lost without playing" },
  files: {
    title: "To keep",
    standing: "Standing as a table (CSV)",
    report: "Report for pairing programs (TRF16)",
    whole: "All of it, to go on without a network (camlann tournament)",
    calendar: "Rounds for a calendar (iCal)",
    games: "All games as one file",
    someGames: (first: number) => `Games from number ${String(first)} on`,
    feed: "News feed (Atom)",
    print: "Print this page",
    frame: "Standing for your site (HTML)",
    standingOf: "Standing of a tournament on Camlann",
  },
  share: "Share",
  copied: "The link is copied",

  /** "02:40", "1:05:00", "3 days". */
  left: (milliseconds: number): string => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 48 * 3600) return `${String(Math.floor(seconds / 86400))} days`;
    const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
    return seconds < 3600 ? minutes : `${String(Math.floor(seconds / 3600))}:${minutes}`;
  },
};
translatable("tournaments", texts);
