// A mounted board: keeps the drawing, the grid of cells, the chips and the pointers in step with the state it is given.

import type {
  Board,
  BoardOptions,
  BoardState,
  Clock,
  PieceLetter,
  Route,
  Square,
  UpdateOptions,
  Via,
  View,
} from "./types.ts";
import { ChipBox } from "./chips.ts";
import { type Box, boxOf, drawFrame } from "./frame.ts";
import { layOut, type Layout, legsOf, type Point, SIDE } from "./geometry.ts";
import type { Lens, Looked, Loupe } from "./glasses.ts";
import { Grid } from "./grid.ts";
import { listen } from "./input.ts";
import { type DrawnPieces, drawnPiecesOf, ensureSymbols, hasTokens } from "./pieces.ts";
import { type Replay, replayOf } from "./replay.ts";
import { type Held, Scene } from "./scene.ts";
import { Shadow } from "./shadow.ts";

const NS = "http://www.w3.org/2000/svg";
const DEFAULT_VIEW: View = { turn: 0, coordinates: "frame", pieceSet: "a" };
const EMPTY: BoardState = { pieces: {} };
/** Below this side of a square, in pixels, pieces are drawn as tokens where the men have them. */
const TOKEN_SIDE = 24;

const browserClock: Clock = {
  now: () => performance.now(),
  frame: (callback) => {
    requestAnimationFrame(callback);
  },
};

interface Waiting {
  readonly state: BoardState;
  readonly options: UpdateOptions;
}

/** See `createBoard` in api.ts. */
export function mountBoard(host: HTMLElement, options: BoardOptions): Board {
  return new MountedBoard(host, options);
}

class MountedBoard implements Board {
  readonly element: HTMLElement;
  readonly #base = document.createElementNS(NS, "svg");
  readonly #shadow = new Shadow();
  readonly #scene: Scene;
  readonly #chips: ChipBox;
  readonly #grid: Grid | null;
  /** On a screen that is touched, once they are fetched. */
  #glasses: { readonly loupe: Loupe; readonly lens: Lens } | null = null;
  readonly #clock: Clock;
  readonly #men: DrawnPieces;
  /** Where no tokens tell the men apart, the flat drawings carry furthest. */
  readonly #small: "token" | "b";
  readonly #sizes: ResizeObserver | null;
  readonly #stopListening: () => void;
  #view: View;
  #layout: Layout;
  #box: Box;
  #state: BoardState = EMPTY;
  #width = 0;
  #held: Held | null = null;
  #focused: Square | null = null;
  #running: Replay | null = null;
  #afterRunning: BoardState | null = null;
  readonly #waiting: Waiting[] = [];
  #finish: (() => void)[] = [];
  #targets: readonly Square[] = [];
  #draggable: ReadonlySet<Square> = new Set();

  constructor(
    host: HTMLElement,
    private readonly options: BoardOptions,
  ) {
    this.#clock = options.clock ?? browserClock;
    this.#men = drawnPiecesOf(options.geometry);
    this.#small = hasTokens(this.#men) ? "token" : "b";
    ensureSymbols(this.#men);
    this.#view = { ...DEFAULT_VIEW, ...options.view };
    this.#layout = layOut(options.geometry, this.#view);
    this.#box = boxOf(this.#layout, this.#view.coordinates);
    this.element = document.createElement("div");
    this.element.className = "cb";
    this.#base.setAttribute("class", "cb-base");
    this.#base.setAttribute("aria-hidden", "true");
    this.#scene = new Scene();
    this.#chips = new ChipBox(
      (index) => options.on?.chip?.(index),
      (index) => options.on?.chipSelect?.(index),
      (event) => this.#key(event, null),
      options.geometry,
      () => this.#view.pieceSet,
    );
    this.element.append(this.#shadow.root, this.#base, this.#scene.root);
    this.#grid = options.picture ? null : this.#makeGrid();
    if (this.#grid) this.element.append(this.#grid.root, this.#chips.root);
    else this.element.setAttribute("role", "img");
    this.#stopListening = this.#grid ? this.#listenToPointers() : () => undefined;
    host.append(this.element);
    this.#sizes =
      typeof ResizeObserver === "undefined"
        ? null
        : new ResizeObserver(([entry]) => {
            if (entry) this.#resized(entry.contentRect.width);
          });
    this.#sizes?.observe(this.element);
    // Reading the width would force a layout of the whole page for each board; the observer reports it in time.
    if (!this.#sizes) this.#width = this.element.clientWidth;
    this.#sizeText();
    this.#redraw();
    if (this.#grid && isTrue("(any-pointer: coarse)")) void this.#fetchGlasses();
  }

  update(state: BoardState, options: UpdateOptions = {}): void {
    // A third move does not wait for two others to be replayed.
    if (options.walk && this.#waiting.some((each) => each.options.walk)) this.skip();
    const last = this.#waiting.at(-1);
    // Draws only the newest of the waiting states without a move.
    if (last && !options.walk) this.#waiting[this.#waiting.length - 1] = { state, options: last.options };
    else this.#waiting.push({ state, options });
    if (!this.#running) this.#advance();
  }

  setView(view: Partial<View>): void {
    const next = { ...this.#view, ...view };
    const { turn, coordinates, pieceSet } = this.#view;
    if (next.turn === turn && next.coordinates === coordinates && next.pieceSet === pieceSet) return;
    this.skip();
    this.#view = next;
    this.#layout = layOut(this.options.geometry, this.#view);
    this.#box = boxOf(this.#layout, this.#view.coordinates);
    this.#glasses?.loupe.close();
    this.#sizeText();
    this.#redraw();
    this.#grid?.relay(this.#layout);
    this.#show(this.#state);
    this.#chips.replace(this.#layout, this.#box);
  }

  skip(): void {
    const last = this.#waiting.at(-1);
    if (!this.#running && !last) return;
    const pending = this.#running ? this.#afterRunning : null;
    this.#waiting.length = 0;
    this.#running = null;
    this.#held = null;
    const state = last?.state ?? pending;
    if (state) this.#show(state);
    this.#settle();
  }

  settled(): Promise<void> {
    if (!this.#running && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#finish.push(resolve));
  }

  focus(square?: Square): void {
    this.#grid?.focus(square);
  }

  putChips(host: HTMLElement | null): void {
    this.#chips.moveTo(host ?? this.element, host !== null);
    this.#chips.replace(this.#layout, this.#box);
  }

  size(): { readonly width: number; readonly height: number } {
    return { width: this.#box.width / SIDE, height: this.#box.height / SIDE };
  }

  destroy(): void {
    this.#running = null;
    this.#waiting.length = 0;
    this.#settle();
    this.#sizes?.disconnect();
    this.#stopListening();
    this.#glasses?.loupe.close();
    this.#chips.root.remove();
    this.element.remove();
  }

  // ---- states and replays ----

  #advance(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#settle();
      return;
    }
    const { walk, skip = 0 } = next.options;
    const replay = walk && !this.#still() ? replayOf(walk, this.#layout, skip) : null;
    const letter = replay ? this.#state.pieces[replay.from] : undefined;
    if (!walk || !replay || !letter) {
      this.#show(next.state);
      this.#advance();
      return;
    }
    this.#run(replay, letter, next.state, takenBefore(walk, skip, this.#layout));
  }

  #run(replay: Replay, letter: PieceLetter, after: BoardState, gone: readonly Square[]): void {
    this.#running = replay;
    this.#afterRunning = after;
    // Removes the marks for choosing; the pieces stay unchanged until the hops move them.
    const standing = Object.entries(this.#state.pieces).filter(([square]) => !gone.includes(square));
    this.#show({ pieces: Object.fromEntries(standing), ...names(this.#state) });
    const began = this.#clock.now();
    const pace = this.options.pace?.() ?? 1;
    const draw = () => {
      if (this.#running !== replay) return;
      const time = (this.#clock.now() - began) * pace;
      if (time >= replay.duration) {
        this.#running = null;
        this.#held = null;
        this.#show(after);
        this.#advance();
        return;
      }
      this.#held = { from: replay.from, letter, ...replay.frameAt(time) };
      this.#scene.hold(this.#held, this.#look());
      this.#clock.frame(draw);
    };
    draw();
  }

  #settle(): void {
    const finish = this.#finish;
    this.#finish = [];
    for (const resolve of finish) resolve();
  }

  #still(): boolean {
    if (this.options.still ?? document.hidden) return true;
    if (this.options.pace?.() === 0) return true;
    return isTrue("(prefers-reduced-motion: reduce)");
  }

  // ---- drawing ----

  #show(state: BoardState): void {
    this.#state = state;
    const movable = state.movable ?? (state.rings ?? []).map((ring) => ring.square);
    const picked = state.picked ? [state.picked] : [];
    const marked = (state.marks ?? []).map((mark) => mark.square);
    this.#targets = [...marked, ...movable, ...picked];
    this.#draggable = new Set([...movable, ...picked]);
    if (this.options.picture && this.#sizes && this.#width === 0) {
      this.element.setAttribute("aria-label", state.label ?? "Board");
      return;
    }
    this.#scene.draw(state, this.#look());
    this.#scene.hold(this.#held, this.#look());
    this.#scene.focusOn(this.#focused, this.#layout);
    const choosing = this.#chips.root.contains(document.activeElement);
    this.#chips.show(state.chips ?? null, this.#layout, this.#box, [...marked, ...(state.ghosts ?? []), ...picked]);
    if (choosing && !state.chips) this.#grid?.focus();
    if (this.#glasses?.lens.open) this.#glasses.lens.draw(this.#looked());
    this.#grid?.update(state, this.#draggable, this.#targets);
    if (!this.#grid) this.element.setAttribute("aria-label", state.label ?? "Board");
    for (const gate of this.#base.querySelectorAll<SVGElement>("[data-gate]")) {
      const square = gate.dataset["gate"] ?? "";
      gate.style.display = state.pieces[square] || marked.includes(square) ? "none" : "";
    }
  }

  #look() {
    const side = this.#side();
    const tiny = side > 0 && side < TOKEN_SIDE;
    return {
      layout: this.#layout,
      men: this.#men,
      drawing: tiny ? this.#small : this.#view.pieceSet,
      side: side > 0 ? side : SIDE,
    };
  }

  #redraw(): void {
    const { x, y, width, height } = this.#box;
    const viewBox = `${String(x)} ${String(y)} ${String(width)} ${String(height)}`;
    this.#base.setAttribute("viewBox", viewBox);
    this.#scene.root.setAttribute("viewBox", viewBox);
    this.element.style.aspectRatio = `${String(width)} / ${String(height)}`;
    this.#base.innerHTML = drawFrame(this.#layout, this.#view);
    this.#shadow.draw(this.#layout, this.#view, this.#box, this.#width);
  }

  #resized(width: number): void {
    if (width === this.#width) return;
    const before = this.#look();
    const waited = this.#width === 0;
    this.#width = width;
    this.#sizeText();
    this.#shadow.resize(width);
    const after = this.#look();
    if (waited) this.#show(this.#state);
    else if (before.drawing !== after.drawing || before.side !== after.side) {
      this.#scene.draw(this.#state, after);
      this.#scene.hold(this.#held, after);
    }
    this.#chips.replace(this.#layout, this.#box);
  }

  /** Coordinates inside the squares are never smaller than 7 px. */
  #sizeText(): void {
    const side = this.#side();
    if (side > 0) this.element.style.setProperty("--cb-ci-size", `${String(Math.max(9.5, (7 / side) * SIDE))}px`);
  }

  #side(): number {
    return (this.#width / this.#box.width) * SIDE;
  }

  #looked(): Looked {
    const carried = this.#held ? this.#scene.root.querySelector<SVGElement>(".cb-l-air use") : null;
    return { base: this.#base, scene: this.#scene.root, layout: this.#layout, box: this.#box, carried };
  }

  // ---- input ----

  /** Without a network a tap means the square under it, and nothing shows what a finger covers. */
  async #fetchGlasses(): Promise<void> {
    const glasses = await import("./glasses.ts").catch(() => undefined);
    if (!glasses) return;
    const loupe = new glasses.Loupe((square) => this.options.on?.tap?.(square, "touch"));
    const lens = new glasses.Lens();
    this.element.append(loupe.root, lens.root);
    this.#glasses = { loupe, lens };
  }

  #makeGrid(): Grid {
    const { on } = this.options;
    return new Grid(this.#layout, () => this.#box, {
      activate: (square) => {
        if (!this.#skipReplay() || this.#pickable(square)) on?.tap?.(square, "key");
      },
      focus: (square, visible) => {
        this.#focused = visible ? square : null;
        this.#scene.focusOn(this.#focused, this.#layout);
        if (visible || square === null) on?.hover?.(square, "key");
      },
      key: (event, square) => this.#key(event, square),
    });
  }

  /** Keys on a square, or on a chip, that are not about moving the focus. */
  #key(event: KeyboardEvent, square: Square | null): boolean {
    const { on } = this.options;
    if (this.#running && event.key !== "Tab" && event.key !== "Shift") {
      this.skip();
      if (event.key === "Escape") return true;
      return (event.key === "Enter" || event.key === " ") && !this.#pickable(square);
    }
    if (event.ctrlKey) return false;
    const chips = this.#chips.current;
    const arrows = this.#chips.arrows;
    if (event.key === "Escape") on?.cancel?.();
    else if (event.key === "Backspace") on?.back?.();
    else if (chips?.numbered && arrows.next.includes(event.key)) on?.chipStep?.(1);
    else if (chips?.numbered && arrows.before.includes(event.key)) on?.chipStep?.(-1);
    else if (chips?.numbered && event.key === "Enter") on?.chip?.(chips.selected);
    else if (chips?.numbered && /^[1-9]$/.test(event.key)) {
      if (Number(event.key) <= chips.items.length) on?.chip?.(Number(event.key) - 1);
    } else return false;
    return true;
  }

  #pickable(square: Square | null): boolean {
    return square !== null && this.#draggable.has(square);
  }

  #skipReplay(): boolean {
    if (!this.#running) return false;
    this.skip();
    return true;
  }

  #listenToPointers(): () => void {
    const on = this.options.on ?? {};
    return listen(
      {
        element: this.element,
        locate: (clientX, clientY) => this.#locate(clientX, clientY),
        squareAt: (place) => this.#layout.under({ x: place.x * SIDE, y: place.y * SIDE })?.square ?? null,
        middleOf: (square) => {
          const cell = this.#layout.cell(square);
          return cell ? { x: cell.x / SIDE, y: cell.y / SIDE } : null;
        },
        side: () => this.#side(),
        targets: () => this.#targets,
        exact: () => this.#state.exact ?? false,
        draggable: (square) => this.#pickable(square),
        skipReplay: () => this.#skipReplay(),
        carry: (square, place, via) => {
          this.#carry(square, place, via);
        },
        magnify: (around) =>
          this.#glasses?.loupe.open(around, this.#targets, this.#scene, this.#base, this.#layout, this.#box) ?? false,
        uncover: (place, meant) => {
          const lens = this.#glasses?.lens;
          if (place) lens?.show(place, meant ? this.#layout.cell(meant) : undefined, this.#looked());
          else lens?.close();
        },
      },
      {
        ...on,
        tap: (square, via) => {
          this.#grid?.makeCurrent(square);
          on.tap?.(square, via);
        },
      },
    );
  }

  #locate(clientX: number, clientY: number): Point {
    const frame = this.element.getBoundingClientRect();
    const unit = this.#box.width / frame.width;
    return {
      x: ((clientX - frame.left) * unit + this.#box.x) / SIDE,
      y: ((clientY - frame.top) * unit + this.#box.y) / SIDE,
    };
  }

  #carry(square: Square | null, place: Point | null, via: Via): void {
    const from = square && this.#state.picked ? this.#state.picked : square;
    const letter = from ? this.#state.pieces[from] : undefined;
    const carried = from && place && letter;
    this.element.classList.toggle("cb-dragging", Boolean(carried));
    if (!carried) {
      this.#held = null;
    } else {
      const lift = via === "touch" ? 0.45 : 0; // above the finger
      const at = { x: place.x * SIDE, y: (place.y - lift) * SIDE };
      this.#held = { from, letter, at, scale: via === "touch" ? 1.3 : 1.08, fallen: new Map() };
    }
    this.#scene.hold(this.#held, this.#look());
  }
}

/** The men taken by the legs of a walk that are on the board already. */
function takenBefore(walk: Route, skip: number, { grid }: Layout): readonly Square[] {
  return legsOf(walk, grid)
    .slice(0, skip)
    .flatMap((leg) => (leg.kind === "jump" && leg.over ? [leg.over] : []));
}

function names(state: BoardState): Pick<BoardState, "names" | "label"> {
  return {
    ...(state.names ? { names: state.names } : {}),
    ...(state.label === undefined ? {} : { label: state.label }),
  };
}

/** True if a media query can be asked, and is so. */
function isTrue(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}
