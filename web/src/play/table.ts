// A board at which moves are chosen: joins @camlann/board (drawing, input), selection.ts and view.ts. Framework-free;
// the page hands in turns and gets moves and texts back.

import { ofCore } from "../lib/language.ts";
import {
  type Board,
  type BoardEvents,
  type BoardState,
  type Clock,
  createBoard,
  type Route,
  type Square,
  type Via,
  type View,
} from "@camlann/board";
import {
  type Action,
  carryOver,
  choose,
  dropped,
  pickedOf,
  type Plan,
  plannedOf,
  type Selection,
  START,
} from "./selection.ts";
import { type Field, type Outcome, outcomesBetween, rests, routeOf, samePosition, type Turn } from "./turn.ts";
import { type Around, isChoosing, see, type Sight } from "./view.ts";
import { words } from "./words.ts";

/** The inputs from the page. */
export interface TableOptions {
  readonly geometry: Field;
  readonly view?: Partial<View>;
  /** The person has chosen a move, by this route. Answer with `show` of the turn that follows. */
  play(outcome: Outcome, route: readonly Square[]): void;
  /** The line, the preview or what can be pressed has changed. Called at once and after each action. */
  changed(sight: Sight, selection: Selection): void;
  /** True if a move chosen with this pointer needs a second tap. Default: never. */
  confirms?(via: Via): boolean;
  /** A long press on a square asks what is there; `from` is the square of the piece that is being moved. */
  held?(square: Square, from: Square | null): void;
  /** Carries out what a pointer's tap leads to, once what it says itself is on the screen. Default: at once. */
  later?(work: () => void): void;
  readonly clock?: Clock;
  readonly still?: boolean;
  /** See `BoardOptions` of the board. */
  readonly pace?: () => number;
}

/** The animation of a new turn. */
export interface ShowOptions {
  /** The move that led to this turn is to be replayed (its `path`), unless the person has just walked it by hand. */
  readonly walk?: Route;
}

export interface Table {
  readonly board: Board;
  /** Shows a turn. What was being chosen stays chosen while the position is the same. */
  show(turn: Turn, around: Around, options?: ShowOptions): void;
  /** Does what a button or key outside the board stands for. */
  act(action: Action): void;
  /** The moves that are planned while others think. */
  planned(): readonly Plan[];
  /** Plans these moves as if they had just been chosen, the first of them at once where it is the turn; not where others are. */
  plan(planned: readonly Plan[]): void;
  /** Drops what is being chosen; true when there was something. */
  drop(): boolean;
  destroy(): void;
}

/**
 * The time for which taps wait while nothing can be chosen on the board, from the last of them on. A move that
 * is played long after its tap would be a surprise.
 */
const patienceMs = 5000;

const NOTHING_CHOSEN = { marks: [], route: null, ghosts: [], blocks: [] } as const;

function sameEnds(a: Route, b: Route): boolean {
  return a.squares[0] === b.squares[0] && a.squares.at(-1) === b.squares.at(-1);
}

/** Puts a board into `host` and lets moves be chosen on it. Empty until the first `show`. */
export function createTable(host: HTMLElement, options: TableOptions): Table {
  let turn: Turn | null = null;
  let around: Around = { name: "", over: false, last: null };
  let selection: Selection = START;
  // The route by which the person has just played: the move that comes back needs no replay of those legs.
  let byHand: { outcome: Outcome; route: readonly Square[]; shown: number } | null = null;
  /** A chosen move is drawn and about to be played: nothing else is chosen meanwhile. */
  let about = false;
  /** Actions that wait until something can be chosen again in the same position, and the time until which they count. */
  let waiting: Action[] = [];
  let until = 0;
  /** True if something could be chosen in this position, although perhaps not at the moment. */
  let couldChoose = false;
  const now = options.clock?.now ?? (() => performance.now());

  let newest: Sight | null = null;

  const draw = (walk?: { route: Route; skip: number }) => {
    if (!turn) return;
    const sight = see(turn, selection, around);
    newest = sight;
    board.update(sight.board, walk ? { walk: walk.route, skip: walk.skip } : {});
    options.changed(sight, selection);
  };

  /** The first picture after a tap shows where it was and little else: all that changes is paid for by waiting. */
  const hint = (state: Partial<BoardState>) => {
    if (newest) board.update({ ...newest.board, ...state });
  };

  const act = (action: Action, later?: TableOptions["later"]) => {
    if (!turn || (about && action.type !== "steps")) return;
    if (couldChoose && rests(turn)) {
      if (action.type === "cancel") waiting = [];
      else if (!/hover|steps|confirm/.test(action.type)) {
        waiting.push(action);
        until = now() + patienceMs;
      }
    }
    const before = selection;
    const { selection: next, play, route, shown } = choose(turn, selection, action);
    selection = next;
    if (!play) {
      if (next === before) return;
      if (later && next.phase.kind === "picked" && next.refusal === null) {
        hint({ picked: next.phase.from, ...NOTHING_CHOSEN });
        later(() => {
          if (selection === next) draw();
        });
      } else draw();
      return;
    }
    const finish = () => {
      byHand = { outcome: play, route, shown };
      options.play(play, route);
    };
    const { phase } = before;
    if (!later || phase.kind !== "picked") {
      finish();
      return;
    }
    const made = turn;
    hint({ route: routeOf(options.geometry, play) });
    selection = before;
    about = true;
    later(() => {
      about = false;
      if (turn === made) {
        selection = { ...next, steps: selection.steps };
        finish();
      } else if (turn && samePosition(turn, made)) act(action);
    });
  };

  const confirm = (via: Via) => {
    const asked = options.confirms?.(via) ?? false;
    if (asked !== selection.confirm) selection = { ...selection, confirm: asked };
  };

  /** Keeps the plan behind the move that has just been played. */
  let behind: readonly Plan[] = [];

  /** The first planned move is played, or the line says that it is gone with those behind it. */
  const playAhead = (planned: readonly Plan[]) => {
    const [first, ...rest] = planned;
    if (!turn || !first) return;
    const [outcome] = outcomesBetween(turn, first.from, first.to);
    if (outcome) {
      behind = rest;
      options.play(outcome, outcome.path);
    } else {
      selection = { ...selection, refusal: dropped(planned, ofCore(turn.obligation.text)) };
      draw();
    }
  };

  /** Does what was asked while nothing could be chosen, or says that it was too long ago. */
  const catchUp = () => {
    const here = turn;
    if (!here || rests(here) || waiting.length === 0) return;
    const due = waiting;
    waiting = [];
    if (now() > until) {
      selection = { ...selection, refusal: { rule: "", text: words.tooLate, square: "" } };
      draw();
    } else {
      // A move brings another turn, for which the rest was not meant.
      for (const action of due) if (turn === here) act(action);
    }
  };

  const on: Partial<BoardEvents> = {
    tap: (square, via) => {
      confirm(via);
      // Applies at once: another key may follow before the next paint.
      act({ type: "tap", square }, via === "key" ? undefined : options.later);
    },
    hover: (square) => act({ type: "hover", square }),
    hold: (square) => options.held?.(square, pickedOf(selection)),
    dragStart: (square) => act({ type: "dragStart", square }),
    dragOver: (square) => act({ type: "dragOver", square }),
    drop: (square, via) => {
      confirm(via);
      act({ type: "drop", square });
    },
    chip: (index) => act({ type: "chip", index }),
    chipSelect: (index) => act({ type: "chipSelect", index }),
    chipStep: (by) => act({ type: "chipStep", by }),
    cancel: () => act({ type: "cancel" }),
    back: () => act({ type: "back" }),
  };

  const board = createBoard(host, {
    geometry: options.geometry,
    on,
    ...(options.view ? { view: options.view } : {}),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.pace ? { pace: options.pace } : {}),
    ...(options.still === undefined ? {} : { still: options.still }),
  });

  return {
    board,
    show(next, nextAround, { walk } = {}) {
      const planned = behind.length > 0 ? behind : plannedOf(selection);
      const ahead = next !== turn && next.free ? planned : [];
      selection = carryOver(turn, next, selection, planned);
      behind = [];
      if (!turn || !samePosition(turn, next)) {
        waiting = [];
        couldChoose = false;
      }
      couldChoose ||= !rests(next);
      turn = next;
      around = nextAround;
      const own = byHand && walk && sameEnds(walk, routeOf(options.geometry, byHand.outcome));
      const walked = byHand;
      byHand = null;
      if (walked && own) {
        draw({ route: { ...routeOf(options.geometry, walked.outcome), squares: walked.route }, skip: walked.shown });
      } else {
        draw(walk ? { route: walk, skip: 0 } : undefined);
      }
      if (waiting.length > 0) queueMicrotask(catchUp);
      // After the page has done with this turn: playing brings the next one.
      if (ahead.length > 0) {
        queueMicrotask(() => {
          if (turn === next) playAhead(ahead);
        });
      }
    },
    act: (action) => act(action),
    planned: () => (behind.length > 0 ? behind : plannedOf(selection)),
    plan(planned) {
      if (!turn || about || isChoosing(selection) || planned.length === 0) return;
      if (turn.free) {
        playAhead(planned);
        return;
      }
      selection = carryOver(null, turn, selection, planned);
      draw();
    },
    drop() {
      const was = isChoosing(selection);
      act({ type: "cancel" });
      return was;
    },
    destroy() {
      turn = null;
      board.destroy();
    },
  };
}
