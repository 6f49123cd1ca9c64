// A game of @camlann/core at a board: the page's own way from taps to moves, without the page.
import type { Game } from "@camlann/core";
import { afterPaint } from "../../src/lib/after_paint.ts";
import { createTable } from "../../src/play/table.ts";
import { routeOf, seatName, type Turn } from "../../src/play/turn.ts";
import type { Play, PlayOptions } from "./types.ts";

/** The position of a game as a turn for the people at these seats. */
function turnOf(game: Game, seats: readonly string[]): Turn {
  const { seat, ply, pieces, obligation, outcomes, result } = game.state;
  const free = result === null && seats.includes(seat);
  return {
    core: {
      legs(walked) {
        const { next, ...others } = game.legs(...walked);
        return { ...others, next: next.map((leg) => ({ ...leg, captures: leg.captures[0] ?? null })) };
      },
      whyNot: (route) => game.whyNot(...route),
    },
    seat,
    ply,
    pieces,
    outcomes: free ? outcomes : [],
    obligation,
    geometry: game.variant,
    free,
  };
}

/** "Black to move.", or how the game ended. */
function othersTurn({ outcome, seat, variant }: Game): string {
  return outcome ? outcome.text : `${seatName({ geometry: variant }, seat)} to move.`;
}

/** Puts a board into `host`, on which a game is played. */
export function createPlay(host: HTMLElement, options: PlayOptions): Play {
  const { game } = options;
  const geometry = game.variant;
  let seats = options.seats ?? geometry.seating.map(({ id }) => id);
  let confirm = options.confirm ?? false;
  let shown: number | undefined;

  const table = createTable(host, {
    geometry,
    ...(options.view && { view: options.view }),
    ...(options.still !== undefined && { still: options.still }),
    play(outcome) {
      game.play(outcome.notation);
      show();
      options.moved?.(outcome);
    },
    later: afterPaint,
    changed: ({ line }) => {
      const free = game.outcome === null && seats.includes(game.seat);
      options.said?.(free ? line : { text: othersTurn(game), tone: "plain", rule: null });
    },
    confirms: () => confirm,
  });

  function show(): void {
    const turn = turnOf(game, seats);
    const { ply = 0 } = turn;
    const move = game.played.at(-1);
    const last = move && move.kind !== "swap" ? routeOf(geometry, move) : null;
    if (shown !== undefined && ply !== shown && ply !== shown + 1) table.board.skip();
    const walk = last && ply === (shown ?? ply) + 1 ? { walk: last } : {};
    shown = ply;
    table.show(turn, { name: geometry.name, over: game.outcome !== null, last }, walk);
  }

  show();
  table.act({ type: "steps", on: options.steps ?? false });
  return {
    board: table.board,
    game,
    update: show,
    seat(changed) {
      seats = changed;
      show();
    },
    set(habits) {
      confirm = habits.confirm ?? confirm;
      if (habits.steps !== undefined) table.act({ type: "steps", on: habits.steps });
    },
    drop: () => table.drop(),
    destroy: () => {
      table.destroy();
    },
  };
}
