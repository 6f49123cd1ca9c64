// Who sits where, and what stands on the plates beside the castles.
import type { Game } from "../lib/api.ts";
import { other, type Seat } from "../lib/core.ts";
import { losses, type Standing } from "../lib/line.ts";
import { messages as m } from "../lib/messages.ts";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import type { PlateWords } from "./Plate.svelte";

/** "You" and "Computer", or the sides between two people. */
export function nameOf(game: Game | undefined, seat: Seat): string {
  if (game?.opponent !== "computer") return m.sides[seat];
  return seat === game.colour ? m.game.you : m.game.computerName;
}

/** What a seat has taken on the way from one position to another; fewer words where there is little room. */
export function tookOf(seat: Seat, from: Standing | undefined, to: Standing | undefined): string {
  if (!from || !to) return "";
  const { knights, men } = losses(from, to)[other(seat)];
  return narrowScreen.current || lowScreen.current ? m.game.tookShort(knights + men) : m.game.took(knights, men);
}

/** The positions that a plate speaks of, and what goes on. */
export interface Playing {
  start: Standing | undefined;
  shown: Standing | undefined;
  over: boolean;
  /** The server plays on, and the position shown is the one it plays from: a computer to move thinks. */
  live: boolean;
}

export function plateOf(game: Game | undefined, seat: Seat, { start, shown, over, live }: Playing): PlateWords {
  const computer = game?.opponent === "computer" && seat !== game.colour;
  const notes = [computer ? m.game.level(game.level) : "", tookOf(seat, start, shown)];
  const running = !over && shown?.seat === seat;
  return {
    seat,
    name: nameOf(game, seat),
    note: notes.filter((note) => note !== "").join(" · "),
    turn: running ? (computer && live ? m.game.thinking : m.game.toMove) : "",
  };
}
