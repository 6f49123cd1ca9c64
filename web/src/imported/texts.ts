// The texts about imported players: their pages, claims, and the import by the host.
import { translatable } from "../lib/language.ts";
import { figure } from "../archive/figure.ts";
import { when } from "../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../lib/wire.ts";

const players = (count: number): string => `${figure(count)} ${count === 1 ? "player" : "players"}`;
const games = (count: number): string => `${figure(count)} ${count === 1 ? "game" : "games"}`;

export const texts = {
  about: "From the federation’s records. This player has no account here.",
  is: "On this site this is",
  federationId: (id: string) => `Federation id ${id}`,
  rating: (rating: number, deviation: number) => `${String(rating)} ± ${String(deviation)}`,
  facts: (count: number, day: string) => [...(count > 0 ? [games(count)] : []), `as of ${day}`].join(" · "),
  noRatings: "No rating was imported.",
  day: (at: string) => when(at, { dateStyle: "medium", timeZone: "UTC" }),
  games: "Games from the archive",
  noGames: "The archive has no game with this name.",
  more: "More games",
  claim: "This is me",
  claimText:
    "The host reads your line and confirms that you are this player. Then your account has these games, and your rating begins with the imported one in games that you have not played here for a rating.",
  line: "A line for the host",
  lineHelp: "How the host can see that it is you: your federation id, or where you have played.",
  send: "Send to the host",
  signIn: "Sign in to say that this is you",
  waiting: "You say that this is you. The host has yet to confirm it.",
  refused: "The host has not confirmed that this is you. Ask the host if that is wrong.",
  withdraw: "Withdraw",
  host: {
    heading: "Players of a federation",
    text: "Import a list of players with their ratings: a table (CSV) with the titles name, rating, deviation, game, speed, games, date and id, or a report (TRF16). Only the name is needed. The same list changes nothing twice.",
    gamesText: "Add their games as a file",
    file: "List of players",
    game: "Game of ratings that name none",
    speed: "Speed of ratings that name none",
    noText: "This file has no text in it.",
    reading: "Reading the list…",
    preview: (added: number, changed: number, same: number) =>
      `${players(added)} would be new, ${figure(changed)} changed, ${figure(same)} stay as they are.`,
    done: (added: number, changed: number, same: number) =>
      `${players(added)} imported, ${figure(changed)} changed, ${figure(same)} stay as they were.`,
    save: (count: number) => `Import ${players(count)}`,
    faults: (count: number) => `${figure(count)} ${count === 1 ? "line is" : "lines are"} left out`,
    fault: (line: number, what: string, expected: string) =>
      `Line ${String(line)}: ${what}${expected === "" ? "" : ` (expected: ${expected})`}`,
    lines: "What each line does",
    what: { added: "new", changed: "changed", same: "as it is" } satisfies Record<ListedAs, string>,
    like: (account: string) => `looks like the account ${account}`,
    rest: (count: number) => `and ${figure(count)} more`,
    claims: "Who says to be an imported player",
    noClaims: "Nobody has said so.",
    phases: { waiting: "waits", confirmed: "confirmed", refused: "refused" } satisfies Record<ClaimPhase, string>,
    confirm: "Confirm",
    refuse: "Refuse",
    undo: "Undo",
    of: (what: string, name: string, imported: string) => `${what}: ${name} is ${imported}`,
  },
};
translatable("imported", texts);
