// The texts of team matches.
import { translatable } from "../lib/language.ts";
import { listed } from "../lib/messages.ts";

export const teamTexts = {
  standing: "Standing of the teams",
  teams: "Teams",
  team: "Team",
  matchPoints: "Match points",
  boardPoints: "Board points",
  direct: "Direct encounter",
  sonnebornBerger: "Sonneborn-Berger",
  players: "Players",
  onBoards: (boards: readonly number[]) =>
    boards.length === 0 ? "reserve" : `board${boards.length > 1 ? "s" : ""} ${listed(boards.map(String))}`,
  noAnswer: "no line-up yet",
  left: "left",
  free: "has a free round",
  notCounted: "does not count, because a team left early",
  alone: "no opponent, 1 point",
  /** "River 2½, Lake 1½" for screen readers. */
  score: (first: string, halves: string, second: string, others: string) => `${first} ${halves}, ${second} ${others}`,
  silent: (names: readonly string[]) =>
    `${listed(names)} ${names.length > 1 ? "have" : "has"} no line-up. ${names.length > 1 ? "They do" : "It does"} not play if you start now.`,
  needsTwo: "Two clubs with a line-up are needed. Officers of each club set it on this page.",

  lineUp: (club: string) => `Line-up of ${club}`,
  invited: (club: string) => `${club} is invited. It plays once you set its line-up.`,
  help: (boards: number) =>
    `The first ${boards === 1 ? "player plays board 1" : `${String(boards)} play boards 1 to ${String(boards)}`}; the others are reserves, and move up if somebody leaves.`,
  nextRound: "It counts from the next round on.",
  board: (number: number) => `Board ${String(number)}`,
  reserve: "Reserve",
  add: "Add a member",
  choose: "Choose",
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  out: (name: string) => `Take ${name} out`,
  save: "Save the line-up",
  saved: "Saved.",
  takeOut: (club: string) => `Take ${club} out of the tournament`,
  takeOutAsk: (begun: boolean) => (begun ? "Take it out? Its open games are lost." : "Take it out?"),
  decline: "Take it out",
  remain: "Not now",
  removeTeams: "Remove teams",

  boards: "Boards in each match",
  twice: "All clubs meet twice",
  clubs: "Against",
  clubsHelp: "The name or the address of a club. Its officers set its line-up.",
  addClub: "Add the club",
  noClub: "No club has this name or address.",
  without: (club: string) => `Leave ${club} out`,
  ownTwice: "This is your own club.",
  clubNeeded: "Add a club to play against.",
};
translatable("tournaments_teams", teamTexts);
