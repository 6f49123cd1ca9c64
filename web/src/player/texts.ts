// The texts of players' pages and of leaderboards.
import { locale, translatable } from "../lib/language.ts";
import type { Speed } from "../lib/wire.ts";
import { texts as parts } from "../ui/part_texts.ts";

const games = (count: number): string => (count === 1 ? "1 game" : `${String(count)} games`);

const date = (at: string, style: "long" | "short"): string =>
  new Intl.DateTimeFormat(
    locale,
    style === "long" ? { month: "long", year: "numeric" } : { dateStyle: "medium" },
  ).format(new Date(at));

export const texts = {
  games,
  speeds: { fast: "Fast", slow: "Slow", days: "Days" } satisfies Record<Speed, string>,
  guest: "A guest",
  you: "You",
  name: (name: string, level: number | undefined, own: boolean) =>
    level !== undefined ? parts.vsComputer(level) : name || (own ? texts.you : texts.guest),
  since: (at: string, count: number) => `plays since ${date(at, "long")} · ${games(count)}`,
  computer: "computer",
  day: (at: string) => date(at, "short"),
  ratings: "Ratings",
  rating: (rating: number, provisional: boolean) => `${String(rating)}${provisional ? "?" : ""}`,
  sure: (deviation: number) => `± ${String(deviation)}`,
  facts: (deviation: number, change: number, count: number) =>
    `± ${String(deviation)} · ${change >= 0 ? "+" : "−"}${String(Math.abs(change))} this month · ${games(count)}`,
  published: "Published, and the same at all speeds. It is measured by matches between the levels.",
  speed: "Speed",
  none: "No rated games yet",
  noGames: "No games with others yet.",
  graph: (name: string, speed: string) => `Rating in ${name}, ${speed}`,
  best: (rating: number) => `${String(rating)}, best`,
  dates: { day: "Day", rating: "Rating", deviation: "±" },
  score: "Won, drawn and lost",
  won: (count: number) => `${String(count)} won`,
  drawn: (count: number) => `${String(count)} drawn`,
  lost: (count: number) => `${String(count)} lost`,
  opponents: "By opponent",
  opponent: "Opponent",
  gamesHeading: "Games",
  playing: "Playing now",
  filters: { all: "All", won: "Won", drawn: "Drawn", lost: "Lost" },
  nothing: "No such games.",
  results: { won: "won", lost: "lost", drawn: "draw", off: "called off" },
  toMove: (seat: string) => `${seat} to move`,
  challenge: "Challenge",
  follow: "Follow",
  unfollow: "Unfollow",
  report: "Report",
  block: "Block",
  unblock: "Unblock",
  blocked: "Blocked: you are never paired, and neither of you can sit down at a table of the other.",
  circle: {
    heading: "Players you follow, block or mute",
    follows: {
      heading: "You follow",
      text: "Their running games are on your first page.",
      undo: "Unfollow",
      redo: "Follow",
    },
    blocks: {
      heading: "You have blocked",
      text: "They are not notified. They cannot challenge you, and you are never paired.",
      undo: "Unblock",
      redo: "Block",
    },
    mutes: {
      heading: "You have muted",
      text: "They are not notified. You do not see what they write at a game.",
      undo: "Unmute",
      redo: "Mute",
    },
  } as const,
  missing: "There is no such player",
  missingText: "Check the address. Players have a page if they have an account or have played with others.",
  find: {
    name: "Find a player by name",
    help: "The first letters are enough. Only players with an account are found.",
    nobody: "No account has a name that begins like this.",
    found: (count: number) => (count === 1 ? "1 player" : `${String(count)} players`),
    players: "Players found",
  },
  leaders: "Leaderboards",
  leadersText: (deviation: number) =>
    `The best players of each game. Only ratings known to ± ${String(deviation)} count. The computer's levels are shown for comparison.`,
  game: "Game",
  player: "Player",
  place: "Place",
  imported: "imported",
  alsoAs: "Also played as",
  noLeaders: "Nobody has played enough rated games of this kind yet.",
};
translatable("player", texts);
