// A board on a page without layout, for tests: its pixels, pointers and clock are made up here.

import { afterEach, beforeEach, vi } from "vitest";
import { type Board, type BoardEvents, createBoard, type Geometry, type View } from "./api.ts";
import { BOARDS } from "./boards.fixture.ts";

// The test environment lacks pointer events.
export class Pointer extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType: string;
  constructor(type: string, init: MouseEventInit & { pointerType?: string } = {}) {
    super(type, { bubbles: true, ...init });
    this.pointerType = init.pointerType ?? "mouse";
  }
}

const SIDE = 30; // pixels of a square in these tests

export let host: HTMLElement;
export let board: Board;
/** What the board has told, in order. */
export let told: [keyof BoardEvents, ...unknown[]][];
let time: number;
let frames: (() => void)[];

export function forget(): void {
  told = [];
}

const on = Object.fromEntries(
  ["tap", "hover", "hold", "dragStart", "dragOver", "drop", "chip", "chipSelect", "chipStep", "cancel", "back"].map(
    (name) => [name, (...rest: unknown[]) => told.push([name as keyof BoardEvents, ...rest])],
  ),
) as unknown as BoardEvents;

export const clock = { now: () => time, frame: (callback: () => void) => frames.push(callback) };

/** Lets the replay's clock run, a picture every 10 ms. */
export function run(ms: number): void {
  for (let i = 0; i < ms; i += 10) {
    time += 10;
    for (const frame of frames.splice(0)) frame();
  }
}

/** Puts a board into the host, Cam's unless another is given. */
export function mount(
  view: Partial<View> = {},
  more: { picture?: boolean; still?: boolean; pace?: () => number; geometry?: Geometry } = {},
): Board {
  board = createBoard(host, { geometry: BOARDS.cam, on, view: { coordinates: "none", ...view }, clock, ...more });
  return board;
}

/** Waits until a board on a screen that is touched has fetched its loupe and lens. */
export const fetched = () => vi.waitUntil(() => host.querySelector(".cb-lens"));

/** To be called once in a test file: a fresh host for each test. */
export function prepare(): void {
  beforeEach(() => {
    told = [];
    time = 0;
    frames = [];
    host = document.createElement("div");
    document.body.append(host);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("coarse") }));
    // The board is as wide as its squares and frame ask for.
    const width = (300 / 40) * SIDE;
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0, width } as DOMRect);
    Object.defineProperty(HTMLElement.prototype, "setPointerCapture", { value: () => undefined, configurable: true });
  });
  afterEach(() => {
    board.destroy();
    host.remove();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export const cell = (square: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(`[role=gridcell][data-square="${square}"]`);
  if (!found) throw new Error(square);
  return found;
};

export const pieces = () => [...host.querySelectorAll<SVGElement>(".cb-l-pieces use")];

/** The piece drawn on a place of the board as it lies. */
export const pieceAt = (column: number, row: number) =>
  pieces().find(
    (node) => node.getAttribute("x") === String(column * 40 + 0.4) && node.getAttribute("y") === String(row * 40 + 0.4),
  );

/** A pointer event at a place in squares of the board as it lies. */
export function pointer(type: string, x: number, y: number, more: { pointerType?: string } = {}): void {
  const size = board.size();
  const left = (size.width - 7) / 2; // frame left and right are alike; merlons are above and below
  const top = (size.height - 13) / 2;
  board.element.dispatchEvent(new Pointer(type, { clientX: (x + left) * SIDE, clientY: (y + top) * SIDE, ...more }));
}

export const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
