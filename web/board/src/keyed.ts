// A keyed layer of SVG elements: compares a list with the elements present and changes only the
// differences. Used by board.ts, once for each layer of the drawing.

import type { Attributes } from "./shapes.ts";

const NS = "http://www.w3.org/2000/svg";

/** A described element. */
export interface Shape {
  readonly tag: string;
  readonly attrs: Attributes;
  /** What is in it, as SVG text. */
  readonly inner?: string;
}

/** A described element with the name under which it lives on between updates. */
export interface KeyedShape extends Shape {
  readonly key: string;
}

/** Drawings that were read from text, to be copied: those that a transform puts into their place are alike everywhere. */
const drawings = new Map<string, SVGElement>();

function make(shape: Shape): SVGElement {
  const made = "transform" in shape.attrs ? (drawingOf(shape).cloneNode(true) as SVGElement) : read(shape);
  for (const [name, value] of Object.entries(shape.attrs)) made.setAttribute(name, String(value));
  return made;
}

function drawingOf(shape: Shape): SVGElement {
  const key = `${shape.tag} ${shape.inner ?? ""}`;
  const drawing = drawings.get(key) ?? read(shape);
  drawings.set(key, drawing);
  return drawing;
}

function read({ tag, inner = "" }: Shape): SVGElement {
  const made = document.createElementNS(NS, tag);
  if (inner !== "") made.innerHTML = inner;
  return made;
}

/** One group of keyed elements. */
export class Layer {
  readonly root: SVGGElement;
  readonly #live = new Map<string, { shape: KeyedShape; node: SVGElement }>();

  constructor(name: string) {
    this.root = document.createElementNS(NS, "g");
    this.root.setAttribute("class", name);
  }

  /** Makes the group hold exactly these, in this order. Elements whose key and description stay are not touched. */
  sync(shapes: readonly KeyedShape[]): void {
    if (shapes.length === 0) {
      if (this.#live.size === 0) return;
      this.root.replaceChildren();
      this.#live.clear();
      return;
    }
    const wanted = new Set(shapes.map((item) => item.key));
    for (const [key, { node }] of this.#live) {
      if (wanted.has(key)) continue;
      node.remove();
      this.#live.delete(key);
    }
    let previous: Element | null = null;
    for (const item of shapes) {
      const node = this.#place(item);
      const due: Element | null = previous ? previous.nextElementSibling : this.root.firstElementChild;
      if (due !== node) this.root.insertBefore(node, due);
      previous = node;
    }
  }

  /** The element that lives under a key. */
  node(key: string): SVGElement | undefined {
    return this.#live.get(key)?.node;
  }

  #place(item: KeyedShape): SVGElement {
    const old = this.#live.get(item.key);
    if (old && same(old.shape, item)) return old.node;
    if (old?.shape.tag === item.tag && !item.inner && !old.shape.inner) {
      patch(old.node, old.shape, item);
      this.#live.set(item.key, { shape: item, node: old.node });
      return old.node;
    }
    const node = make(item);
    old?.node.replaceWith(node);
    this.#live.set(item.key, { shape: item, node });
    return node;
  }
}

function patch(node: SVGElement, from: Shape, to: Shape): void {
  for (const name of Object.keys(from.attrs)) if (!(name in to.attrs)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(to.attrs)) {
    if (from.attrs[name] !== value) node.setAttribute(name, String(value));
  }
}

function same(a: Shape, b: Shape): boolean {
  if (a.tag !== b.tag || a.inner !== b.inner) return false;
  const names = Object.keys(a.attrs);
  return names.length === Object.keys(b.attrs).length && names.every((name) => a.attrs[name] === b.attrs[name]);
}
