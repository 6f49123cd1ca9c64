// The texts of leagues.
import { translatable } from "../lib/language.ts";
import { messages as m } from "../lib/messages.ts";
import { texts as parts } from "../ui/part_texts.ts";
import type { League, LeagueMove, LeagueSummary } from "../lib/wire.ts";

const counted = (count: number, one: string): string => `${String(count)} ${count === 1 ? one : `${one}s`}`;

/** The terms of a league in a form. */
export interface LeagueTerms {
  /** The names of the game and of the rule set; the latter is empty for the usual one. */
  game: string;
  rules: string;
  swap: boolean;
  days: number;
  rated: boolean;
  divisionSize: number;
  movers: number;
  cycles: number;
  public: boolean;
  /** True for a league of a club. */
  club: boolean;
}

export const texts = {
  title: "Leagues",
  make: "Create a league",
  makeForClub: "Create a league for the club",
  none: "No leagues yet.",
  phases: {
    open: "Open",
    playing: "Being played",
    between: "Between seasons",
    over: "Ended",
  } satisfies Record<LeagueSummary["phase"], string>,
  listed: ({ time, players, season, phase }: LeagueSummary, game: string) =>
    [
      texts.phases[phase],
      game,
      m.clock.control(time),
      counted(players, "player"),
      ...(season > 0 ? [`season ${String(season)}`] : []),
    ].join(" · "),
  facts: (league: League, game: string) =>
    `${game}, ${m.clock.control(league.time)}${league.rated ? ", rated" : ""}. ${counted(league.players, "player")} in divisions of about ${String(league.divisionSize)}. In a season you play everybody in your division ${league.cycles === 2 ? "twice" : "once"}; all games start at the same time.`,
  movers: (movers: number) =>
    movers === 0
      ? "Nobody goes up or down."
      : movers === 1
        ? "After a season, the first player of a division goes up and the last one goes down."
        : `After a season, the first ${String(movers)} players of a division go up and the last ${String(movers)} go down.`,
  /** The terms of a form in sentences. */
  preview: (of: LeagueTerms): string =>
    [
      `${of.game}${of.rules === "" ? "" : `, rules: ${of.rules}`}${of.swap ? ", with the swap rule" : ""}, ${m.clock.control({ base: 0, increment: 0, delay: 0, days: of.days })}, ${of.rated ? "rated" : "not rated"}.`,
      `Divisions of about ${String(of.divisionSize)} players. In a season you play everybody in your division ${of.cycles === 2 ? "twice" : "once"}; all games start at the same time.`,
      texts.movers(of.movers),
      of.public ? "Everybody can see and enter it." : of.club ? texts.forClub : texts.privately,
    ].join(" "),
  rules: (name: string) => `Rules: ${name}.`,
  about: "About the league",
  by: (names: readonly string[]) =>
    names.length === 0
      ? "Nobody directs it any more"
      : `${names.length > 1 ? "Directors" : "Director"}: ${names.map((name) => name || parts.guest).join(", ")}`,
  privately: "Only people with the link see this league.",
  forClub: "Only members of the club see and enter this league.",
  missing: "There is no such league",
  missingText: "Check the link, or ask the person who sent it to you.",
  toAll: "Tournaments and leagues",
  club: "The club",

  season: (number: number) => `Season ${String(number)}`,
  division: (number: number) => `Division ${String(number)}`,
  phaseText: {
    open: "The first season has not begun. The director starts it.",
    playing: "Play your games in any order.",
    between: "This season is over. You can enter or leave until the director starts the next one.",
    over: "The league has ended.",
  } satisfies Record<LeagueSummary["phase"], string>,
  games: "All games",
  gamesOf: (division: number) => `All games of division ${String(division)}`,
  over: "finished",
  place: "Place",
  player: "Player",
  points: "Points",
  open: "Games left",
  next: "Next season",
  you: "you",
  moves: { up: "up", stays: "", down: "down", leaves: "leaves" } satisfies Record<LeagueMove, string>,
  marks: { up: "▲", stays: "", down: "▼", leaves: "✕" } satisfies Record<LeagueMove, string>,
  now: "The last column shows where players would go if the season ended now.",

  myGame: "Go to your next game",
  noGame: "It is not your turn in any game of this league.",
  mine: "You",
  enterHeading: "Enter the league",
  enter: "Enter",
  enterText: {
    open: "You play from the first season on.",
    playing: "You play from the next season on.",
    between: "You play from the next season on.",
    over: "",
  } satisfies Record<LeagueSummary["phase"], string>,
  /** The last division may have more players than the others: `largest_division` in src/tournament/league.cpp. */
  keepsPlaces: ({ divisionSize, cycles }: League) => {
    const opponents = divisionSize + Math.ceil(divisionSize / 2) - 2;
    return `You play up to ${String(Math.min(opponents * cycles, 40))} games at a time. They count among your 200 unfinished games from now on.`;
  },
  name: "Your name",
  entered: "You have entered.",
  leave: "Leave the league",
  leaveNow: "Leave? You lose your open games.",
  leaveLater: "Really leave?",

  waiting: { open: "Entered", playing: "Joining next season", between: "Joining next season", over: "" },
  nobody: "Nobody has entered yet.",
  earlier: "Earlier seasons",

  direct: "You direct it",
  start: (season: number) => `Start season ${String(season)}`,
  startText: "Divisions are made and all games start.",
  wait: "The next season can start when all divisions are finished.",
  two: "A season needs two players.",
  change: "Change the league",
  cancel: "Cancel the league",
  cancelAsk: "Really cancel it?",
  reopen: "Hold the league after all",
  isCancelled: "The league was cancelled.",
  end: "End the league",
  endAsk: "End it for good?",
  removeText: "Players who are removed lose their open games.",

  form: {
    name: "Name of the league",
    host: "Your name",
    game: "Game",
    days: "Time for each move",
    day: (days: number) => counted(days, "day"),
    size: "Players in a division",
    movers: "How many go up or down",
    moversText: "Between two divisions, after each season.",
    twice: "Everybody meets everybody twice",
    rated: "The games are rated",
    anybody: "Everybody can see and enter it; otherwise by link only",
    anybodyClub: "Everybody can see and enter it; otherwise only members of the club",
    play: "I am playing",
    make: "Create",
  },
};
translatable("leagues", texts);
