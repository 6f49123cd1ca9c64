// While a finger rests on a square or carries a piece it hides what it points at. The lens shows the place above the finger, at
// least 48 px a square, with a frame round the square that is meant.

import { type Box } from "./frame.ts";
import { type Cell, cellWidth, type Layout, type Point, SIDE } from "./geometry.ts";

const NS = "http://www.w3.org/2000/svg";
/** Width and height of the lens; its distance from the finger; the least side of a square in it. In pixels. */
const SIZE = 144;
const GAP = 36;
const PIXELS = 48;

/** What the lens looks at. */
export interface Looked {
  readonly base: SVGElement;
  readonly scene: SVGElement;
  readonly layout: Layout;
  readonly box: Box;
  /** The piece that is carried, as it is drawn. */
  readonly carried: SVGElement | null;
}

export class Lens {
  readonly root = document.createElement("div");
  readonly #glass = document.createElementNS(NS, "svg");
  readonly #drawn = document.createElementNS(NS, "g");
  readonly #meant = document.createElementNS(NS, "rect");
  #carried: SVGElement | null = null;
  #cell: Cell | undefined;

  constructor() {
    this.root.className = "cb-lens";
    this.root.hidden = true;
    this.root.setAttribute("aria-hidden", "true");
    this.#meant.setAttribute("class", "cb-lens-meant");
    this.#glass.append(this.#drawn, this.#meant);
    this.root.append(this.#glass);
  }

  get open(): boolean {
    return !this.root.hidden;
  }

  /** Draws what is on the board now. */
  draw({ base, scene, carried }: Looked): void {
    const parts = [base, scene].flatMap((svg) => [...svg.childNodes].map((node) => node.cloneNode(true)));
    this.#drawn.replaceChildren(...parts);
    // The piece in the air is drawn where it would be let go.
    this.#drawn.querySelector(".cb-l-air")?.replaceChildren();
    this.#carried = carried ? (carried.cloneNode(true) as SVGElement) : null;
    if (this.#carried) this.#drawn.append(this.#carried);
    this.#put();
  }

  /** Shows a place of the board, in squares. */
  show(place: Point, meant: Cell | undefined, looked: Looked): void {
    const host = this.root.parentElement;
    if (!host || host.clientWidth === 0) return;
    this.#cell = meant;
    // A finger that rested may carry the piece now.
    if (!this.open || (looked.carried === null) !== (this.#carried === null)) this.draw(looked);
    const { box, layout } = looked;
    const scale = host.clientWidth / box.width;
    const seen = (SIZE / Math.max(PIXELS, SIDE * scale)) * SIDE;
    const [x, y] = [place.x * SIDE, place.y * SIDE];
    this.#glass.setAttribute("viewBox", [x - seen / 2, y - seen / 2, seen, seen].map(String).join(" "));
    this.#frame(meant, cellWidth(layout));
    this.#put();
    const [left, top] = [(x - box.x) * scale - SIZE / 2, (y - box.y) * scale - SIZE - GAP];
    // Where it would leave the screen, it is next to the finger.
    const { left: hostLeft, top: hostTop } = host.getBoundingClientRect();
    const above = hostTop + top >= 2;
    const beside = left > SIZE / 2 ? left - SIZE / 2 - GAP : left + SIZE / 2 + GAP;
    const least = 2 - hostLeft;
    const most = Math.max(least, innerWidth - hostLeft - SIZE - 2);
    this.root.style.left = pixels(Math.min(most, Math.max(least, above ? left : beside)));
    this.root.style.top = pixels(above ? top : 2 - hostTop);
    this.root.hidden = false;
  }

  close(): void {
    this.root.hidden = true;
    this.#drawn.replaceChildren();
    this.#carried = null;
  }

  #frame(meant: Cell | undefined, width: number): void {
    this.#meant.style.display = meant ? "" : "none";
    if (!meant) return;
    const at = { x: meant.x - width / 2 + 2, y: meant.y - SIDE / 2 + 2, width: width - 4, height: SIDE - 4 };
    for (const [name, value] of Object.entries(at)) this.#meant.setAttribute(name, String(value));
  }

  /** The carried piece is on the square that is meant. */
  #put(): void {
    const [piece, cell] = [this.#carried, this.#cell];
    if (!piece || !cell) return;
    const half = Number(piece.getAttribute("width")) / 2;
    piece.setAttribute("x", String(cell.x - half));
    piece.setAttribute("y", String(cell.y - half));
  }
}

const pixels = (value: number): string => `${String(Math.round(value))}px`;
