// The buttons at a square: several outcomes to choose from, or *End here*. HTML, so that they are real buttons.

import type { Chips, Square } from "./api.ts";
import { type Box } from "./frame.ts";
import { type Layout, SIDE } from "./geometry.ts";

export class ChipBox {
  readonly root: HTMLElement;
  private shown: Chips | null = null;
  private key = "";

  /** `press` is told the index of the button pressed; `key` is asked about every key but those that press it. */
  constructor(
    private readonly press: (index: number) => void,
    key: (event: KeyboardEvent) => boolean,
  ) {
    this.root = document.createElement("div");
    this.root.className = "cb-chips";
    this.root.setAttribute("role", "group");
    this.root.hidden = true;
    this.root.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-index]");
      if (button) this.press(Number(button.dataset["index"]));
    });
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " " && key(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
  }

  /** The chips now shown. */
  get current(): Chips | null {
    return this.shown;
  }

  /** Shows chips at their square, or none. Nothing is rebuilt while they stay the same. */
  show(chips: Chips | null, layout: Layout, box: Box): void {
    this.shown = chips;
    const key = chips ? JSON.stringify([chips.square, chips.items, chips.numbered, box]) : "";
    if (key === this.key) {
      if (chips) this.select(chips);
      return;
    }
    this.key = key;
    this.root.hidden = !chips;
    if (!chips) {
      this.root.replaceChildren();
      return;
    }
    this.root.setAttribute("aria-label", chips.label);
    this.fill(chips);
    this.select(chips);
    this.place(chips.square, layout, box);
  }

  /** Puts the box beside its square again: the board has another size. */
  replace(layout: Layout, box: Box): void {
    if (this.shown) this.place(this.shown.square, layout, box);
  }

  private fill(chips: Chips): void {
    const buttons = chips.items.map((chip, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "cb-chip";
      button.dataset["index"] = String(index);
      if (chips.numbered) {
        const number = document.createElement("i");
        number.textContent = String(index + 1);
        button.append(number);
      }
      button.append(chip.label);
      return button;
    });
    this.root.replaceChildren(...buttons);
  }

  private select(chips: Chips): void {
    if (!chips.numbered) return;
    [...this.root.children].forEach((button, index) => {
      button.setAttribute("aria-pressed", String(index === chips.selected));
    });
  }

  // Beside the square on the side with more room, moved up or down until it lies on the board.
  private place(square: Square, layout: Layout, box: Box): void {
    const cell = layout.cell(square);
    const host = this.root.parentElement;
    if (!cell || !host) return;
    const scale = host.clientWidth / box.width;
    const width = this.root.offsetWidth;
    const height = this.root.offsetHeight;
    const left = (cell.column * SIDE - box.x) * scale;
    const right = left + SIDE * scale;
    const middle = ((cell.row + 0.5) * SIDE - box.y) * scale;
    const gap = 4;
    const fitsRight = right + gap + width <= host.clientWidth;
    const x = fitsRight ? right + gap : Math.max(2, left - gap - width);
    const y = Math.min(Math.max(2, middle - height / 2), Math.max(2, host.clientHeight - height - 2));
    this.root.style.left = `${String(Math.round(x))}px`;
    this.root.style.top = `${String(Math.round(y))}px`;
  }
}
