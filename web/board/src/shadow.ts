// The shadow that a board casts on the page. A filter on the board itself would be worked out anew for each picture of whatever
// happens on it: 12 of 13 ms where there is no graphics card. Inside a marker it is part of a drawing, which is painted once.

import type { View } from "./types.ts";
import { type Box, drawSilhouette } from "./frame.ts";
import type { Layout } from "./geometry.ts";
import { definitions } from "./pieces.ts";
import { element } from "./shapes.ts";

const NS = "http://www.w3.org/2000/svg";
/** Farther than the shadow reaches, in pixels: a marker is painted within the bounds of the path that it is on. */
const REACH = 80;

/** What is cast close by and far off. */
interface Cast {
  readonly id: string;
  readonly colour: string;
  readonly near: Shade;
  readonly far: Shade;
}

/** Pixels downwards and of blur, and how dark it is. */
type Shade = readonly [down: number, blur: number, opacity: number];

/** In light and dark; board.css chooses. */
const CASTS: readonly Cast[] = [
  { id: "camlann-shadow-light", colour: "#1e140a", near: [1, 1, 0.35], far: [10, 18, 0.22] },
  { id: "camlann-shadow-dark", colour: "#000", near: [1, 1, 1], far: [12, 20, 0.5] },
];

/** Markers go by their ids, and each board has a shadow of its own. */
let boards = 0;

export class Shadow {
  readonly root = document.createElementNS(NS, "svg");
  readonly #id = `camlann-cast-${String(++boards)}`;
  #silhouette = "";
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };

  constructor() {
    this.root.setAttribute("class", "cb-shadow");
    this.root.setAttribute("aria-hidden", "true");
    const defs = definitions();
    for (const cast of CASTS) {
      if (!document.getElementById(cast.id)) defs.insertAdjacentHTML("beforeend", filterOf(cast));
    }
  }

  /** Of another board, or of one that lies otherwise. */
  draw(layout: Layout, view: View, box: Box, width: number): void {
    this.#silhouette = drawSilhouette(layout, view);
    this.#box = box;
    this.resize(width);
  }

  /** As long on a small board as on a large one: lengths are pixels here. */
  resize(width: number): void {
    if (width === 0) return;
    const [box, id, silhouette] = [this.#box, this.#id, this.#silhouette];
    const scale = width / box.width;
    const place = `scale(${String(scale)}) translate(${String(-box.x)} ${String(-box.y)})`;
    const cast = element("g", { class: "cb-cast" }, element("g", { transform: place, stroke: "#000" }, silhouette));
    const bounds = `M-${String(REACH)}-${String(REACH)}L0 0L${String(width + REACH)} ${String(box.height * scale + REACH)}`;
    this.root.innerHTML =
      element("marker", { id, markerUnits: "userSpaceOnUse", overflow: "visible" }, cast) +
      element("path", { d: bounds, fill: "none", "marker-mid": `url(#${id})` });
  }
}

/** The far shadow is that of the board with its near one; the board itself is left out, as it is drawn above. */
function filterOf({ id, colour, near, far }: Cast): string {
  const shade = (source: string, [down, blur, opacity]: Shade, result: string) =>
    `<feGaussianBlur in="${source}" stdDeviation="${String(blur)}"/><feOffset dy="${String(down)}" result="blurred"/>` +
    `<feFlood flood-color="${colour}" flood-opacity="${String(opacity)}"/>` +
    `<feComposite in2="blurred" operator="in" result="${result}"/>`;
  const merged = (below: string, above: string) =>
    `<feMerge result="both"><feMergeNode in="${below}"/><feMergeNode in="${above}"/></feMerge>`;
  return (
    `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB">` +
    shade("SourceGraphic", near, "near") +
    merged("near", "SourceGraphic") +
    shade("both", far, "far") +
    `${merged("far", "near")}</filter>`
  );
}
