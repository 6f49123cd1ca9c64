// The board for the keyboard and the screen reader: a grid of cells laid over the drawing, one tab stop.
// Cells are real elements, so names, focus and clicks by assistive technology need nothing special.

import type { BoardState, Square } from "./types.ts";
import { type Box } from "./frame.ts";
import { cellWidth, type Layout, SIDE } from "./geometry.ts";
import { type Step, stepFrom } from "./steps.ts";

/** What a cell says. */
interface Said {
  readonly name: string;
  readonly selected: string | null;
  readonly looks: string;
}

/** What the grid tells the board. */
export interface GridEvents {
  /** Enter, Space, or a click that came from no pointer. */
  activate(square: Square): void;
  /** The focus is on another square, or has left; `visible` when it came by key and is to be drawn. */
  focus(square: Square | null, visible: boolean): void;
  /** A key on a square that is not about moving the focus; true when it was used. */
  key(event: KeyboardEvent, square: Square): boolean;
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "rowStart",
  End: "rowEnd",
  PageUp: "first",
  PageDown: "last",
};
/** Of hexagons the digits go where they lie on a number pad: to each of the six neighbours. */
const PAD: Readonly<Record<string, Step>> = { "7": 300, "8": 0, "9": 60, "1": 240, "2": 180, "3": 120 };

export class Grid {
  readonly root: HTMLElement;
  readonly #cells = new Map<Square, HTMLElement>();
  /** What the cells say: most say the same after a tap. */
  readonly #said = new Map<Square, Said>();
  #layout: Layout;
  #current: Square;
  #tours: BoardState["tours"];
  #byKey = false;

  constructor(
    layout: Layout,
    private readonly box: () => Box,
    private readonly on: GridEvents,
  ) {
    this.#layout = layout;
    this.#current = layout.cells[0]?.square ?? "";
    this.root = document.createElement("div");
    this.root.className = "cb-grid";
    this.root.setAttribute("role", "grid");
    this.root.addEventListener("keydown", (event) => {
      this.#keydown(event);
    });
    this.root.addEventListener("click", (event) => {
      // A pointer's taps are read by input.ts; what is left comes from a screen reader.
      const square = this.#squareOf(event.target);
      if (square && event.detail === 0 && !("pointerType" in event && event.pointerType)) this.on.activate(square);
    });
    this.root.addEventListener("touchend", (event) => {
      this.#touched(event);
    });
    this.root.addEventListener("focusin", (event) => {
      const square = this.#squareOf(event.target);
      if (!square) return;
      this.makeCurrent(square);
      this.on.focus(square, this.#byKey || (event.target as Element).matches(":focus-visible"));
    });
    this.root.addEventListener("focusout", (event) => {
      if (!this.root.contains(event.relatedTarget as Node | null)) this.on.focus(null, false);
    });
    this.#build();
  }

  /** Lays the cells out anew: the board was turned, or its frame changed. The focus stays on its square. */
  relay(layout: Layout): void {
    const focused = this.root.contains(document.activeElement);
    this.#layout = layout;
    this.#build();
    if (focused) this.focus(this.#current);
  }

  /** Brings names, selection, the letters' tours and the pointer's looks up to date. */
  update(state: BoardState, draggable: ReadonlySet<Square>, targets: readonly Square[]): void {
    const live = new Set(targets);
    this.#tours = state.tours;
    set(this.root, "aria-label", state.label ?? "Board");
    for (const [square, cell] of this.#cells) {
      const said = this.#said.get(square);
      const name = state.names?.[square] ?? square;
      const drag = draggable.has(square);
      // Only what can be picked is called selected or not: the rest need not be said.
      const selected = drag ? String(state.picked === square) : null;
      if (said?.name !== name) cell.setAttribute("aria-label", name);
      if (selected === null) {
        if (said?.selected) cell.removeAttribute("aria-selected");
      } else if (said?.selected !== selected) cell.setAttribute("aria-selected", selected);
      const looks = `${drag ? " cb-drag" : ""}${live.has(square) ? " cb-live" : ""}`.trim();
      if (looks !== (said?.looks ?? "")) cell.className = looks;
      this.#said.set(square, { name, selected, looks });
    }
  }

  /** Puts the focus on a square's cell, or where it was. */
  focus(square?: Square): void {
    const cell = this.#cells.get(square ?? this.#current) ?? this.#cells.get(this.#current);
    this.#byKey = true;
    cell?.focus({ preventScroll: true });
    this.#byKey = false;
  }

  /** The tab stop goes to this square without taking the focus: a tap was there. */
  makeCurrent(square: Square): void {
    this.#cells.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = square;
    this.#cells.get(square)?.setAttribute("tabindex", "0");
  }

  /**
   * The tap itself was read by input.ts. Of the mouse that browsers play after it only two things are wanted, and done
   * here: a second round of events would make the picture of the tap wait.
   */
  #touched(event: TouchEvent): void {
    if (!event.cancelable) return;
    event.preventDefault();
    const square = this.#squareOf(event.target);
    if (square) this.makeCurrent(square);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !this.root.contains(activeElement)) activeElement.blur();
  }

  #build(): void {
    this.#cells.clear();
    this.#said.clear();
    const rows = Array.from({ length: this.#layout.rows }, (_, row) => this.#row(row));
    this.root.replaceChildren(...rows);
    this.root.setAttribute("aria-rowcount", String(this.#layout.rows));
    this.root.setAttribute("aria-colcount", String(this.#layout.columns));
    if (!this.#cells.has(this.#current)) this.#current = this.#layout.cells[0]?.square ?? "";
    this.makeCurrent(this.#current);
  }

  #row(row: number): HTMLElement {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.setAttribute("aria-rowindex", String(row + 1));
    const box = this.box();
    const width = cellWidth(this.#layout);
    for (const { square, column, x, y } of this.#layout.cells.filter((cell) => cell.row === row)) {
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("aria-colindex", String(column + 1));
      cell.setAttribute("aria-label", square);
      cell.tabIndex = -1;
      cell.dataset["square"] = square;
      cell.style.left = percent(x - width / 2 - box.x, box.width);
      cell.style.top = percent(y - SIDE / 2 - box.y, box.height);
      cell.style.width = percent(width, box.width);
      cell.style.height = percent(SIDE, box.height);
      this.#cells.set(square, cell);
      line.append(cell);
    }
    return line;
  }

  #keydown(event: KeyboardEvent): void {
    const square = this.#squareOf(event.target);
    if (!square || event.altKey || event.metaKey) return;
    if (this.on.key(event, square) || this.#move(event, square)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (!event.repeat) this.on.activate(square);
  }

  /** Arrow keys, digits, Home and End, and letters that tour; true when the key was one of them. */
  #move(event: KeyboardEvent, square: Square): boolean {
    let step = ARROWS[event.key] ?? (this.#layout.grid === "hex" ? PAD[event.key] : undefined);
    if (event.ctrlKey) {
      if (event.key !== "Home" && event.key !== "End") return false;
      step = event.key === "Home" ? "first" : "last";
    }
    if (step !== undefined) {
      this.focus(stepFrom(this.#layout, square, step));
      return true;
    }
    const tour = this.#tours?.[event.key.toLowerCase()];
    if (!tour) return false;
    const next = nextOf(tour, square, event.shiftKey ? -1 : 1);
    if (next) this.focus(next);
    return true;
  }

  #squareOf(target: EventTarget | null): Square | undefined {
    if (!(target instanceof Element)) return undefined;
    return target.closest<HTMLElement>("[data-square]")?.dataset["square"];
  }
}

/** The square that follows in a tour, round and round; the first (or last) when the present one is not in it. */
export function nextOf(tour: readonly Square[], square: Square, by: 1 | -1): Square | undefined {
  const at = tour.indexOf(square);
  if (at < 0) return by > 0 ? tour[0] : tour.at(-1);
  return tour[(at + by + tour.length) % tour.length];
}

function set(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function percent(part: number, whole: number): string {
  return `${String(Math.round((part / whole) * 1e6) / 1e4)}%`;
}
