// A keyed layer of SVG elements: told what should be there, it touches only what differs.
// Used by board.ts, once for each layer of the drawing.

const NS = "http://www.w3.org/2000/svg";

/** A described element. Children are either elements or one text. */
export interface Shape {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | number>>;
  readonly children?: readonly Shape[] | string;
}

/** A described element with the name under which it lives on between updates. */
export interface KeyedShape extends Shape {
  readonly key: string;
}

/** Makes an SVG element. */
export function element(shape: Shape): SVGElement {
  const made = document.createElementNS(NS, shape.tag);
  for (const [name, value] of Object.entries(shape.attrs)) made.setAttribute(name, String(value));
  if (typeof shape.children === "string") made.textContent = shape.children;
  else for (const child of shape.children ?? []) made.append(element(child));
  return made;
}

/** Shorthand for a described element. */
export function shape(
  tag: string,
  attrs: Readonly<Record<string, string | number>>,
  children?: readonly Shape[] | string,
): Shape {
  return children === undefined ? { tag, attrs } : { tag, attrs, children };
}

/** One group of keyed elements. */
export class Layer {
  readonly root: SVGGElement;
  private readonly live = new Map<string, { shape: KeyedShape; node: SVGElement }>();

  constructor(name: string) {
    this.root = document.createElementNS(NS, "g");
    this.root.setAttribute("class", name);
  }

  /** Makes the group hold exactly these, in this order. Elements whose key and description stay are not touched. */
  sync(shapes: readonly KeyedShape[]): void {
    const wanted = new Set(shapes.map((item) => item.key));
    for (const [key, { node }] of this.live) {
      if (wanted.has(key)) continue;
      node.remove();
      this.live.delete(key);
    }
    let previous: Element | null = null;
    for (const item of shapes) {
      const node = this.place(item);
      const due: Element | null = previous ? previous.nextElementSibling : this.root.firstElementChild;
      if (due !== node) this.root.insertBefore(node, due);
      previous = node;
    }
  }

  /** The element that lives under a key. */
  node(key: string): SVGElement | undefined {
    return this.live.get(key)?.node;
  }

  private place(item: KeyedShape): SVGElement {
    const old = this.live.get(item.key);
    if (old && same(old.shape, item)) return old.node;
    if (old?.shape.tag === item.tag && !item.children && !old.shape.children) {
      patch(old.node, old.shape, item);
      this.live.set(item.key, { shape: item, node: old.node });
      return old.node;
    }
    const node = element(item);
    old?.node.replaceWith(node);
    this.live.set(item.key, { shape: item, node });
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
  if (a === b) return true;
  if (a.tag !== b.tag) return false;
  const names = Object.keys(a.attrs);
  if (names.length !== Object.keys(b.attrs).length) return false;
  if (names.some((name) => a.attrs[name] !== b.attrs[name])) return false;
  const ours = a.children ?? [];
  const theirs = b.children ?? [];
  if (typeof ours === "string" || typeof theirs === "string") return ours === theirs;
  return ours.length === theirs.length && ours.every((child, i) => same(child, theirs[i] as Shape));
}
