// On small squares a tap may lie as near to one target as to another. The loupe shows the place enlarged, at least
// 44 px a square, and the person chooses there.

import type { Square } from "./types.ts";
import { type Box } from "./frame.ts";
import { type Layout, type Point, SIDE } from "./geometry.ts";
import { type Scene } from "./scene.ts";

const NS = "http://www.w3.org/2000/svg";
/** Squares across the loupe, and the pixels of each. */
const ACROSS = 3;
const PIXELS = 56;

export class Loupe {
  readonly root: HTMLElement;
  readonly #glass = document.createElementNS(NS, "svg");
  readonly #buttons = document.createElement("div");
  /** The tap that opened it ends in a click on whatever lies under the finger then: only a new press chooses. */
  #pressed = false;
  readonly #outside = (event: PointerEvent) => {
    if (event.target instanceof Node && !this.root.contains(event.target)) this.close();
  };

  constructor(private readonly choose: (square: Square) => void) {
    this.root = document.createElement("div");
    this.root.className = "cb-loupe";
    this.root.hidden = true;
    this.#glass.setAttribute("aria-hidden", "true");
    this.#buttons.setAttribute("role", "group");
    this.root.append(this.#glass, this.#buttons);
    this.root.addEventListener("pointerdown", () => {
      this.#pressed = true;
    });
    this.root.addEventListener("click", (event) => {
      // A click of no pointer comes from the keyboard or a screen reader.
      if (!this.#pressed && event.detail > 0) return;
      const square = (event.target as Element).closest<HTMLElement>("[data-choice]")?.dataset["choice"];
      if (!square) return;
      this.close();
      this.choose(square);
    });
  }

  /** Opens round a place of the board. False when the board is not on the page in any size. */
  open(place: Point, targets: readonly Square[], scene: Scene, base: SVGElement, layout: Layout, box: Box): boolean {
    const host = this.root.parentElement;
    if (!host || host.clientWidth === 0) return false;
    // Squares are always shown whole; hexagons do not align in rows and columns.
    const whole = layout.grid === "hex" ? (value: number) => value : Math.round;
    const left = clamp(whole(place.x - ACROSS / 2), 0, layout.width / SIDE - ACROSS);
    const top = clamp(whole(place.y - ACROSS / 2), 0, layout.height / SIDE - ACROSS);
    this.#glass.setAttribute("viewBox", [left, top, ACROSS, ACROSS].map((v) => v * SIDE).join(" "));
    this.#glass.replaceChildren(
      ...[base, scene.root].flatMap((svg) => [...svg.childNodes].map((n) => n.cloneNode(true))),
    );
    this.#buttons.replaceChildren(...choices(targets, layout, left, top));
    const size = ACROSS * PIXELS;
    const scale = host.clientWidth / box.width;
    const x = (place.x * SIDE - box.x) * scale - size / 2;
    const y = (place.y * SIDE - box.y) * scale - size / 2;
    this.root.style.left = `${String(Math.round(clamp(x, 2, host.clientWidth - size - 2)))}px`;
    this.root.style.top = `${String(Math.round(clamp(y, 2, host.clientHeight - size - 2)))}px`;
    this.#pressed = false;
    this.root.hidden = false;
    document.addEventListener("pointerdown", this.#outside, true);
    return true;
  }

  close(): void {
    this.root.hidden = true;
    document.removeEventListener("pointerdown", this.#outside, true);
  }
}

function choices(targets: readonly Square[], layout: Layout, left: number, top: number): HTMLElement[] {
  return [...new Set(targets)].flatMap((square) => {
    const cell = layout.cell(square);
    if (!cell) return [];
    // The upper left corner of its button in the glass, in squares; a button that overhangs is still a choice.
    const [column, row] = [cell.x / SIDE - 0.5 - left, cell.y / SIDE - 0.5 - top];
    const most = ACROSS - 0.5;
    if (column < -0.5 || row < -0.5 || column >= most || row >= most) return [];
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["choice"] = square;
    button.setAttribute("aria-label", square);
    button.style.left = `${String(column * PIXELS)}px`;
    button.style.top = `${String(row * PIXELS)}px`;
    return [button];
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
