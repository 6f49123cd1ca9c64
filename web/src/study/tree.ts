// A tree of variations: positions joined by moves that are known to be legal. The first of the moves that follow a
// position is the main line. Every change can be undone, also after others have changed the tree in the meantime: what they
// did stays.
import { effectOf, type Outcome } from "../lib/core.ts";
import type { Ply } from "../lib/line.ts";
import type { Glyph } from "../why/glyphs.ts";

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

/** Takes a step back; whether there was anything to take back. */
type Back = () => boolean;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

export class Tree {
  readonly root = nodeOf(null, null);
  /** The steps of each change. */
  readonly #undoing: Back[][] = [];
  /** Those of the change under way, if it has several. */
  #steps: Back[] | undefined;
  #others = false;

  get canUndo(): boolean {
    return this.#undoing.length > 0;
  }

  /** Takes the last change back of which others have left something. */
  undo(): void {
    let taken = false;
    while (!taken && this.#undoing.length > 0) {
      for (const back of this.#undoing.pop()?.reverse() ?? []) taken = back() || taken;
    }
  }

  /** Groups all steps in `work` into one change. */
  together(work: () => void): void {
    if (this.#steps) {
      work();
      return;
    }
    this.#steps = [];
    work();
    if (this.#steps.length > 0) this.#undoing.push(this.#steps);
    this.#steps = undefined;
  }

  /** Marks all steps in `work` as made by others; they cannot be undone here. */
  byOthers(work: () => void): void {
    this.#others = true;
    work();
    this.#others = false;
  }

  /** Records how to undo a step that was just taken. */
  did(back: Back): void {
    if (this.#others) return;
    if (this.#steps) this.#steps.push(back);
    else this.#undoing.push([back]);
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
    this.did(() => {
      // Others have continued from it, or have commented on it.
      if (made.next.length > 0 || made.comment + made.glyph + made.drawings !== "") return false;
      const place = node.next.indexOf(made);
      if (place >= 0) node.next.splice(place, 1);
      return place >= 0;
    });
    return made;
  }

  /** Puts a move before its alternatives. Nothing happens to one that is first. */
  promote(node: Node): void {
    const others = node.parent?.next ?? [];
    const place = others.indexOf(node);
    if (place < 1) return;
    others.unshift(...others.splice(place, 1));
    this.did(() => {
      const now = others.indexOf(node);
      if (now < 0) return false;
      others.splice(place, 0, ...others.splice(now, 1));
      return now !== others.indexOf(node);
    });
  }

  /** Takes a position out with all that follow. Nothing happens at the start. */
  remove(node: Node): void {
    const { parent, ply } = node;
    const others = parent?.next ?? [];
    const place = others.indexOf(node);
    if (place < 0 || !parent || !ply) return;
    others.splice(place, 1);
    this.did(() => {
      // The parent has gone, or the move has been made again.
      if (!this.has(parent) || this.known(parent, ply.outcome)) return false;
      others.splice(place, 0, node);
      return true;
    });
  }

  /** Changes a comment, a mark, or what a record brought. */
  set<K extends keyof Notes>(node: Node, what: K, to: Node[K]): void {
    const before = node[what];
    if (isSame(before, to)) return;
    node[what] = to;
    this.did(() => {
      if (!this.has(node) || !isSame(node[what], to)) return false;
      node[what] = before;
      return true;
    });
  }

  /** All others are gone; of those that follow one position, the first is the main line. */
  keepOnly(nodes: readonly Node[]): void {
    const kept = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
    for (const node of nodes) if (node.parent) kept.get(node.parent)?.push(node);
    for (const [node, wanted] of kept) {
      for (const gone of node.next.filter((next) => !kept.has(next))) this.remove(gone);
      if (isInOrder(node.next, wanted)) continue;
      for (const next of [...wanted].reverse()) this.promote(next);
    }
  }

  /** Clears the list of changes: the current state was loaded, not made. */
  forgetChanges(): void {
    this.#undoing.length = 0;
  }

  /** True if a position is still in the tree. */
  has(node: Node): boolean {
    for (let at = node; ; at = at.parent) {
      if (!at.parent) return at === this.root;
      if (!at.parent.next.includes(at)) return false;
    }
  }
}

const isInOrder = (one: readonly Node[], other: readonly Node[]): boolean =>
  one.length === other.length && one.every((node, index) => node === other[index]);
