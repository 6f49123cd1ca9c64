// A tree of variations: positions joined by moves that are known to be legal. The first of the moves that follow a
// position is the main line. Every change can be undone.
import { effectOf, type Outcome } from "../lib/core.ts";
import type { Ply } from "../lib/line.ts";

/** Comments and marks on the move that led to a position. */
interface Notes {
  comment: string;
  glyph: Glyph;
  /** Brought with a record and kept for the next one: numbers of the PGN standard, rings and arrows. */
  others: readonly number[];
  drawings: string;
}

/** A position: the start, or what a ply led to. Changed by its tree alone. */
export interface Node extends Notes {
  readonly parent: Node | null;
  readonly ply: Ply | null;
  readonly next: Node[];
}

/** What is thought of a move, as it is written behind it. */
export const glyphs = ["", "!", "?", "!!", "??", "!?", "?!"] as const;
export type Glyph = (typeof glyphs)[number];

const nodeOf = (parent: Node | null, ply: Ply | null): Node => ({
  parent,
  ply,
  next: [],
  comment: "",
  glyph: "",
  others: [],
  drawings: "",
});

/** The positions on the way to one, without the start. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** On from a position by the first move each time. */
export function lineAfter(node: Node): Node[] {
  const line: Node[] = [];
  for (let at = node.next[0]; at; at = at.next[0]) line.push(at);
  return line;
}

export class Tree {
  readonly root = nodeOf(null, null);
  private readonly undoing: (() => void)[] = [];

  get canUndo(): boolean {
    return this.undoing.length > 0;
  }

  /** Takes the last change back. */
  undo(): void {
    this.undoing.pop()?.();
  }

  /** The position after a move, if it is in the tree. */
  known(node: Node, outcome: Outcome): Node | undefined {
    const effect = effectOf(outcome);
    return node.next.find(({ ply }) => ply && effectOf(ply.outcome) === effect);
  }

  /** The position after a ply; it is added if it is new. */
  add(node: Node, ply: Ply): Node {
    const known = this.known(node, ply.outcome);
    if (known) return known;
    const made = nodeOf(node, ply);
    node.next.push(made);
    this.undoing.push(() => node.next.splice(node.next.indexOf(made), 1));
    return made;
  }

  /** Puts a move before its alternatives. Nothing happens to one that is first. */
  promote(node: Node): void {
    const others = node.parent?.next ?? [];
    const place = others.indexOf(node);
    if (place < 1) return;
    others.unshift(...others.splice(place, 1));
    this.undoing.push(() => others.splice(place, 0, ...others.splice(0, 1)));
  }

  /** Takes a position out with all that follow. Nothing happens at the start. */
  remove(node: Node): void {
    const others = node.parent?.next ?? [];
    const place = others.indexOf(node);
    if (place < 0) return;
    others.splice(place, 1);
    this.undoing.push(() => others.splice(place, 0, node));
  }

  /** Changes a comment, a mark, or what a record brought. */
  set<K extends keyof Notes>(node: Node, what: K, to: Node[K]): void {
    const before = node[what];
    if (to === before) return;
    node[what] = to;
    this.undoing.push(() => (node[what] = before));
  }

  /** All others are gone; of those that follow one position, the first is the main line. Not to be undone. */
  keepOnly(nodes: readonly Node[]): void {
    const next = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
    for (const node of nodes) if (node.parent) next.get(node.parent)?.push(node);
    for (const [node, those] of next) node.next.splice(0, node.next.length, ...those);
  }

  /** What is there now cannot be undone: it was brought, not made. */
  forgetChanges(): void {
    this.undoing.length = 0;
  }

  /** Whether a position is still in the tree. */
  has(node: Node): boolean {
    for (let at = node; ; at = at.parent) {
      if (!at.parent) return at === this.root;
      if (!at.parent.next.includes(at)) return false;
    }
  }
}
