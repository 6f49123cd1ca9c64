// Pointers on the board: taps, drags, hovering, long presses, right clicks. Knows places, not rules: the surface
// decides which squares a tap may mean, and receives the gestures.

import type { BoardEvents, Square, Via } from "./types.ts";
import type { Point } from "./geometry.ts";

/** Pixels a pointer may wander and still tap. */
const WANDER = { mouse: 5, touch: 9, key: 0 } as const;
/** Pixels within which a tap beside a small square is taken for it. */
export const REACH = 22;
/** Below this side of a square in pixels taps are helped. */
const COMFORTABLE = 44;
/** Two squares whose distances differ by less are both meant, and none is guessed. */
const AS_NEAR = 5;
const LONG_PRESS_MS = 350;

/** What the pointers need to know about the board. */
export interface Surface {
  readonly element: HTMLElement;
  /** A client point on the drawing, in squares from the upper left corner of the board. */
  locate(clientX: number, clientY: number): Point;
  /** The square at a place in squares, or null in a hole. */
  squareAt(place: Point): Square | null;
  /** Middle of a square in squares. */
  middleOf(square: Square): Point | null;
  /** Pixels in the side of a square. */
  side(): number;
  /** Squares at which a tap would do something: marks, ringed pieces, the picked piece. */
  targets(): readonly Square[];
  /** Whether a tap is for the square under it, whatever is near. */
  exact(): boolean;
  /** Whether a piece on this square follows the pointer when dragged. */
  draggable(square: Square): boolean;
  /** A replay ran and was ended by this touch: it does nothing else. */
  skipReplay(): boolean;
  /** The piece of a square follows the pointer (place in squares), or is let go. */
  carry(square: Square | null, place: Point | null, via: Via): void;
  /** Two squares are as near: show both larger and let the person choose. False where it cannot. */
  magnify(around: Point): boolean;
  /** Shows what a finger covers, with the square that it means; null when it is lifted. */
  uncover(place: Point | null, meant?: Square | null): void;
}

interface Press {
  readonly id: number;
  readonly via: Via;
  readonly x: number;
  readonly y: number;
  readonly place: Point;
  readonly square: Square | null;
  dragging: boolean;
  over: Square | null;
  long: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The square a tap is meant for: the one under it if squares are large or a mouse points; else the nearest target
 * within reach; `null` when it is outside, `"unsure"` when two targets are as near and a wrong one could be a move.
 */
export function meantSquare(surface: Surface, place: Point, via: Via): Square | null | "unsure" {
  const under = surface.squareAt(place);
  const side = surface.side();
  const targets = surface.targets();
  if (via !== "touch" || side >= COMFORTABLE || surface.exact()) return under;
  const near = [...new Set(targets)]
    .flatMap((square) => {
      const middle = surface.middleOf(square);
      if (!middle) return [];
      const distance = Math.hypot(middle.x - place.x, middle.y - place.y) * side;
      return distance <= REACH ? [{ square, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  if (!first) return under;
  const asNear = second && second.distance - first.distance < AS_NEAR;
  if (asNear && !(surface.draggable(first.square) && surface.draggable(second.square))) return "unsure";
  return first.square;
}

/** The square on which a piece is let go. */
function droppedOn(surface: Surface, place: Point): Square | null {
  const meant = meantSquare(surface, place, "touch");
  return meant === "unsure" ? surface.squareAt(place) : meant;
}

/** Listens to the pointers; returns the function that stops it. */
export function listen(surface: Surface, on: Partial<BoardEvents>): () => void {
  let press: Press | null = null;
  let hovered: Square | null = null;
  const { element } = surface;

  const hover = (square: Square | null, via: Via) => {
    if (square === hovered) return;
    hovered = square;
    on.hover?.(square, via);
  };
  const release = () => {
    if (press) clearTimeout(press.timer);
    if (press?.long || press?.dragging) surface.uncover(null);
    press = null;
  };

  const down = (event: PointerEvent) => {
    if (press || isButton(event.target)) return;
    const skipped = surface.skipReplay();
    if (event.button !== 0) return;
    const via: Via = event.pointerType === "mouse" ? "mouse" : "touch";
    const place = surface.locate(event.clientX, event.clientY);
    const square = surface.squareAt(place);
    // A tap on an own piece during the replay takes the piece; any other tap only ends the replay.
    if (skipped && !(square && surface.draggable(square))) return;
    press = {
      id: event.pointerId,
      via,
      x: event.clientX,
      y: event.clientY,
      place,
      square,
      dragging: false,
      over: square,
      long: false,
      timer: undefined,
    };
    if (via === "touch") {
      press.timer = setTimeout(() => {
        if (!press || press.dragging) return;
        press.long = true;
        const meant = meantSquare(surface, place, via);
        surface.uncover(place, meant === "unsure" ? square : meant);
        if (meant !== "unsure") hover(meant, via);
      }, LONG_PRESS_MS);
    }
  };

  const move = (event: PointerEvent) => {
    const place = surface.locate(event.clientX, event.clientY);
    if (!press) {
      if (event.pointerType === "mouse") hover(surface.squareAt(place), "mouse");
      return;
    }
    if (event.pointerId !== press.id) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > WANDER[press.via];
    if (!press.dragging && far && press.square && surface.draggable(press.square)) {
      press.dragging = true;
      clearTimeout(press.timer);
      element.setPointerCapture(press.id);
      on.dragStart?.(press.square, press.via);
    }
    if (!press.dragging || !press.square) return;
    surface.carry(press.square, place, press.via);
    const over = surface.squareAt(place);
    if (press.via === "touch") surface.uncover(place, droppedOn(surface, place));
    const middle = over ? surface.middleOf(over) : null;
    const inner = middle && Math.max(Math.abs(middle.x - place.x), Math.abs(middle.y - place.y)) < 0.36;
    if (over && inner && over !== press.over) {
      press.over = over;
      on.dragOver?.(over, press.via);
    }
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    const { dragging, long, via, square, x, y, place: pressed } = press;
    // A finger that has not moved needs no measurement, which would force a layout.
    const still = event.clientX === x && event.clientY === y;
    const place = still ? pressed : surface.locate(event.clientX, event.clientY);
    release();
    if (dragging) {
      surface.carry(null, null, via);
      on.drop?.(via === "touch" ? droppedOn(surface, place) : surface.squareAt(place), via);
      return;
    }
    if (long) {
      hover(null, via);
      const held = surface.squareAt(place);
      if (held) on.hold?.(held, via);
      return;
    }
    // The board may have been turned under the pointer, which had gone down on this square.
    const meant = surface.squareAt(pressed) === square ? meantSquare(surface, place, via) : square;
    if (meant === "unsure") {
      if (surface.magnify(place)) return;
      if (square) on.tap?.(square, via);
      return;
    }
    if (meant) on.tap?.(meant, via);
    else on.cancel?.();
  };

  const stop = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    const { dragging, via } = press;
    release();
    surface.carry(null, null, via);
    if (dragging) on.drop?.(null, via);
    hover(null, via);
  };

  const leave = (event: PointerEvent) => {
    if (!press && event.pointerType === "mouse") hover(null, "mouse");
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    if (event.button === 2) on.cancel?.();
  };

  const outside = (event: PointerEvent) => {
    if (event.target instanceof Node && !element.contains(event.target) && !isControl(event.target)) on.cancel?.();
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("contextmenu", menu);
  document.addEventListener("pointerdown", outside);
  return () => {
    release();
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", stop);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("contextmenu", menu);
    document.removeEventListener("pointerdown", outside);
  };
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

/** A press on a button or link of the page (a leg back, a rule) is no tap outside. */
function isControl(target: Node): boolean {
  return target instanceof Element && target.closest("a, button, input, select, textarea, [role=button]") !== null;
}
