// The buttons at a square: several outcomes to choose from, or *End here*. HTML, so that they are real buttons.

import type { Chip, Chips, Square, View } from "./types.ts";
import { type Box } from "./frame.ts";
import { type Cell, type Layout, SIDE } from "./geometry.ts";
import { pieceIcon } from "./pieces.ts";
import type { Peopled } from "./seats.ts";

export class ChipBox {
  readonly root: HTMLElement;
  #shown: Chips | null = null;
  #key = "";
  #avoid: readonly Square[] = [];
  /** Somewhere else than on the board. */
  #beside = false;

  /**
   * `press` receives the index of the button pressed, `rest` that of the one pointed at or focused; `key` receives
   * every key except those that press a button.
   */
  constructor(
    private readonly press: (index: number) => void,
    private readonly rest: (index: number) => void,
    key: (event: KeyboardEvent) => boolean,
    private readonly board: Peopled,
    private readonly pieceSet: () => View["pieceSet"],
  ) {
    this.root = document.createElement("div");
    this.root.className = "cb-chips";
    this.root.setAttribute("role", "group");
    this.root.hidden = true;
    this.root.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-index]");
      if (button) this.press(Number(button.dataset["index"]));
    });
    for (const event of ["mouseover", "focusin"])
      this.root.addEventListener(event, (moved) => this.#restOn(moved.target));
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " " && key(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
  }

  /** Puts the box into another element: on the board, or beside it. */
  moveTo(host: HTMLElement, beside: boolean): void {
    if (this.root.parentElement === host) return;
    this.#beside = beside;
    this.root.classList.toggle("cb-chips-beside", beside);
    this.root.removeAttribute("style");
    host.append(this.root);
    if (this.#shown) this.#fill(this.#shown);
    if (this.#shown) this.#select(this.#shown);
  }

  /** The chips now shown. */
  get current(): Chips | null {
    return this.#shown;
  }

  /** The arrow keys that go through the chips: those along a row, and up and down in any case. */
  get arrows(): { readonly next: readonly string[]; readonly before: readonly string[] } {
    const row = this.root.classList.contains("cb-chips-row");
    return {
      next: row ? ["ArrowDown", "ArrowRight"] : ["ArrowDown"],
      before: row ? ["ArrowUp", "ArrowLeft"] : ["ArrowUp"],
    };
  }

  /** Shows chips at their square, off those to avoid if it can be, or none. Nothing is rebuilt while they stay the same. */
  show(chips: Chips | null, layout: Layout, box: Box, avoid: readonly Square[]): void {
    this.#shown = chips;
    this.#avoid = avoid;
    const key = chips ? JSON.stringify([chips.square, chips.items, chips.numbered, this.pieceSet()]) : "";
    if (key === this.#key) {
      if (chips) this.#select(chips);
      return;
    }
    this.#key = key;
    this.root.hidden = !chips;
    if (!chips) {
      this.root.replaceChildren();
      return;
    }
    this.root.setAttribute("aria-label", chips.label);
    this.root.classList.toggle(
      "cb-chips-row",
      chips.items.some((chip) => chip.piece !== undefined),
    );
    this.root.classList.toggle("cb-chips-deeds", !chips.numbered);
    this.#fill(chips);
    this.#select(chips);
    this.#place(chips.square, layout, box);
  }

  /** Puts the box beside its square again: the board has another size or view. */
  replace(layout: Layout, box: Box): void {
    if (this.#shown) this.#place(this.#shown.square, layout, box);
  }

  #fill(chips: Chips): void {
    const buttons = chips.items.map((chip, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "cb-chip";
      button.dataset["index"] = String(index);
      if (chip.piece !== undefined) this.#drawPiece(button, chip);
      else
        button.append(
          ...(chips.numbered ? [numberOf(index)] : []),
          this.#beside ? (chip.full ?? chip.label) : chip.label,
        );
      return button;
    });
    this.root.replaceChildren(...buttons);
  }

  #drawPiece(button: HTMLElement, { piece = "", label }: Chip): void {
    button.classList.add("cb-chip-piece");
    button.setAttribute("aria-label", label);
    button.title = label;
    button.innerHTML = pieceIcon(piece, this.pieceSet(), this.board);
  }

  #select(chips: Chips): void {
    if (!chips.numbered) return;
    [...this.root.children].forEach((button, index) => {
      const selected = index === chips.selected;
      button.setAttribute("aria-pressed", String(selected));
      if (selected && this.root.scrollHeight > this.root.clientHeight) button.scrollIntoView({ block: "nearest" });
    });
  }

  #restOn(target: EventTarget | null): void {
    const button = (target as Element).closest<HTMLElement>("[data-index]");
    const index = Number(button?.dataset["index"] ?? -1);
    if (this.#shown?.numbered && index >= 0 && index !== this.#shown.selected) this.rest(index);
  }

  #place(square: Square, layout: Layout, box: Box): void {
    const host = this.root.parentElement;
    const own = layout.cell(square);
    if (!host || !own || this.#beside) return;
    const scale = host.clientWidth / box.width;
    const rect = ({ x, y }: Cell): Rect => ({
      x: (x - SIDE / 2 - box.x) * scale,
      y: (y - SIDE / 2 - box.y) * scale,
      width: SIDE * scale,
      height: SIDE * scale,
    });
    const size = { width: this.root.offsetWidth, height: this.root.offsetHeight };
    const room = { width: host.clientWidth, height: host.clientHeight };
    const inTheWay = this.#avoid.flatMap((other) => {
      const cell = layout.cell(other);
      return cell && other !== square ? [rect(cell)] : [];
    });
    const at = roomiest(rect(own), size, room, inTheWay);
    this.root.style.left = `${String(Math.round(at.x))}px`;
    this.root.style.top = `${String(Math.round(at.y))}px`;
  }
}

function numberOf(index: number): HTMLElement {
  const number = document.createElement("i");
  number.textContent = String(index + 1);
  return number;
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Places a box next to a square: on the first of right, left, below, above that covers the least of `avoid`, moved
 * until it fits into the room.
 */
export function roomiest(
  square: Rect,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  inTheWay: readonly Rect[],
): { readonly x: number; readonly y: number } {
  const gap = 4;
  const middleX = square.x + (square.width - size.width) / 2;
  const middleY = square.y + (square.height - size.height) / 2;
  const candidates = [
    { x: square.x + square.width + gap, y: middleY },
    { x: square.x - gap - size.width, y: middleY },
    { x: middleX, y: square.y + square.height + gap },
    { x: middleX, y: square.y - gap - size.height },
  ].map(({ x, y }) => ({
    x: Math.max(2, Math.min(x, room.width - size.width - 2)),
    y: Math.max(2, Math.min(y, room.height - size.height - 2)),
  }));
  const covered = (place: { x: number; y: number }) =>
    overlap({ ...place, ...size }, square) * 4 +
    inTheWay.reduce((sum, other) => sum + overlap({ ...place, ...size }, other), 0);
  return candidates.reduce((best, next) => (covered(next) < covered(best) ? next : best));
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
