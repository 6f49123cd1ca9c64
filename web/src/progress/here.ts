// The trace of this browser, read and written where each page keeps its own.
import { finishedGames, joinGame } from "../device/kept.ts";
import { allDone, joinDone } from "../endings/kept.ts";
import { gamesLearned, rememberLessons, solvedLessons } from "../learn/progress.ts";
import { activeDays, rememberDays } from "../lib/days.ts";
import { joined } from "../puzzles/history.ts";
import { gamesMet, historyOf, keepHistory } from "../puzzles/kept.ts";
import type { Trace } from "./parts.ts";
import { settingChanges, takeSettings } from "./settings_kept.svelte.ts";

export function traceHere(): Trace {
  const endings: Record<string, Record<string, { moves: number; clean: boolean }>> = {};
  for (const { game, id, done } of allDone()) endings[game] = { ...endings[game], [id]: done };
  return {
    days: activeDays(),
    lessons: Object.fromEntries(gamesLearned().map((game) => [game, solvedLessons(game)])),
    endings,
    puzzles: Object.fromEntries(gamesMet().map((game) => [game, historyOf(game)])),
    games: Object.fromEntries(finishedGames().map((game) => [game.id, game])),
    settings: settingChanges(),
  };
}

/** Adds what another browser knows. The puzzle that is being solved here stays. */
export function joinHere({ days, lessons, endings, puzzles, games, settings }: Trace): void {
  rememberDays(days);
  for (const [game, titles] of Object.entries(lessons)) {
    const solved = solvedLessons(game);
    const more = titles.filter((title) => !solved.includes(title));
    if (more.length > 0) rememberLessons(game, [...solved, ...more]);
  }
  for (const [game, all] of Object.entries(endings)) {
    for (const [id, done] of Object.entries(all)) joinDone({ game, id }, done);
  }
  for (const [game, history] of Object.entries(puzzles)) keepHistory(game, joined(historyOf(game), history));
  for (const game of Object.values(games)) joinGame(game);
  takeSettings(settings);
}
