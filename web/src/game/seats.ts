// Who sits where, and what stands on the plates beside the castles.
import type { Men } from "@camlann/board";
import type { Game } from "../lib/api.ts";
import { other, type Seat } from "../lib/core.ts";
import { losses, type Ply, type Standing } from "../lib/line.ts";
import { messages as m } from "../lib/messages.ts";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import type { PlateWords } from "./Plate.svelte";

/** "You" and "Computer", or the sides between two people. */
export function nameOf(game: Game | undefined, seat: Seat): string {
  if (game?.opponent !== "computer") return m.sides[seat];
  return seat === game.colour ? m.game.you : m.game.computerName;
}

/** What a seat has taken in these plies, the greatest first; fewer words where there is little room. */
export function tookOf(seat: Seat, plies: readonly Ply[], men: Men): string {
  const lost = losses(plies)[other(seat)];
  const counts = Object.entries(men)
    .map(([letter, name]) => ({ name, count: lost[letter] ?? 0 }))
    .filter(({ count }) => count > 0)
    .reverse();
  const few = narrowScreen.current || lowScreen.current;
  return few ? m.game.tookShort(counts.reduce((sum, { count }) => sum + count, 0)) : m.game.took(counts);
}

/** What a plate speaks of, and what goes on. */
export interface Playing {
  /** The plies up to the position shown. */
  plies: readonly Ply[];
  men: Men;
  shown: Standing | undefined;
  over: boolean;
  /** The server plays on, and the position shown is the one it plays from: a computer to move thinks. */
  live: boolean;
}

export function plateOf(game: Game | undefined, seat: Seat, { plies, men, shown, over, live }: Playing): PlateWords {
  const computer = game?.opponent === "computer" && seat !== game.colour;
  const notes = [computer ? m.game.level(game.level) : "", tookOf(seat, plies, men)];
  const running = !over && shown?.seat === seat;
  return {
    seat,
    men,
    name: nameOf(game, seat),
    note: notes.filter((note) => note !== "").join(" · "),
    turn: running ? (computer && live ? m.game.thinking : m.game.toMove) : "",
  };
}
