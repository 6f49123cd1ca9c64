// A game being studied: its tree of variations, and the position that is on the board.
import type { Stage } from "../game/stage.ts";
import type { Lookable } from "../game/actions.ts";
import type { Core, Legs, Outcome, Refusal, State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import { readInto, written, type Fault } from "./movetext.ts";
import { lineThrough, pathTo, Tree, type Glyph, type Node } from "./tree.ts";

/** Where a game begins. */
export interface Origin {
  readonly variant: string;
  readonly rules: string;
  /** Null: the array of the variant. */
  readonly start: string | null;
}

const notationsTo = (node: Node): string[] => pathTo(node).flatMap(({ ply }) => (ply ? [ply.outcome.notation] : []));
const pliesOf = (nodes: readonly Node[]): Ply[] => nodes.flatMap(({ ply }) => (ply ? [ply] : []));

export class Study {
  private readonly tree = new Tree();
  private readonly line: Line;
  /** Counts the changes of the tree, which is no reactive object itself. */
  private changes = $state(0);
  /** The position on the board. */
  node = $state.raw<Node>(this.tree.root);
  readonly root = this.tree.root;
  /** The line through the position on the board, to be looked through. */
  readonly looked: Stage & Lookable;
  /** The position on the board alone, from which one may go any way. */
  readonly board: Stage;

  /** Throws `CoreRefused` for rules or a start that are none. */
  constructor(
    core: Core,
    readonly origin: Origin,
  ) {
    this.line = new Line(core, origin.variant, origin.rules, origin.start);
    const now = $derived.by((): State => this.stateAt(this.node));
    const through = $derived.by(() => {
      void this.changes;
      return lineThrough(this.node);
    });
    const all = $derived(pliesOf(through));
    const path = $derived(pliesOf(pathTo(this.node)));
    const { start } = this.line;
    const common = {
      mine: true,
      standing: (ply: number): Standing | undefined => (ply === 0 ? start : all[ply - 1]?.after),
      legs: (walked: readonly string[]): Legs => this.line.legs(walked),
      whyNot: (route: readonly string[]): Refusal | null => this.line.whyNot(route),
      play: (outcome: Outcome) => this.play(outcome),
    };
    this.board = {
      ...common,
      get plies() {
        return path;
      },
      get ply() {
        return path.length;
      },
      get now() {
        return now;
      },
      get over() {
        return now.result !== null;
      },
    };
    this.looked = {
      ...common,
      get plies() {
        return all;
      },
      get ply() {
        return path.length;
      },
      get now() {
        return now;
      },
      get over() {
        return now.result !== null;
      },
      look: (ply) => this.go(ply === 0 ? this.root : through[ply - 1]),
    };
  }

  free(): void {
    this.line.free();
  }

  /** What follows a position, the main line first. Read again after each change, as what is said of it. */
  nextOf(node: Node): readonly Node[] {
    void this.changes;
    return [...node.next];
  }

  saidOf({ comment, glyph }: Node): Pick<Node, "comment" | "glyph"> {
    void this.changes;
    return { comment, glyph };
  }

  /** The moves that lead to the position on the board. */
  get moves(): string[] {
    return notationsTo(this.node);
  }

  get canUndo(): boolean {
    void this.changes;
    return this.tree.canUndo;
  }

  get text(): string {
    void this.changes;
    return written(this.root);
  }

  go(node: Node | undefined): void {
    if (node && this.tree.has(node)) this.node = node;
  }

  play(outcome: Outcome): void {
    this.node = this.after(this.node, outcome.notation);
    this.changed();
  }

  /** Plays what somebody has written, from the position on the board. */
  paste(text: string): Fault[] {
    const faults = this.read(this.node, text);
    this.changed();
    return faults;
  }

  /** Takes up a text from the start, as it was left: this is no change to be undone. */
  takeUp(text: string): Fault[] {
    const faults = this.read(this.root, text);
    this.tree.forgetChanges();
    this.changed();
    return faults;
  }

  promote(node: Node): void {
    this.tree.promote(node);
    this.changed();
  }

  remove(node: Node): void {
    this.tree.remove(node);
    this.changed();
  }

  remark(node: Node, comment: string): void {
    this.tree.remark(node, comment.trim());
    this.changed();
  }

  mark(node: Node, glyph: Glyph): void {
    this.tree.mark(node, glyph);
    this.changed();
  }

  undo(): void {
    this.tree.undo();
    this.changed();
  }

  /** What may be done where a node is. */
  private stateAt(node: Node): State {
    this.line.become(notationsTo(node));
    return this.line.now;
  }

  private read(node: Node, text: string): Fault[] {
    const faults = readInto(
      {
        play: (at, move) => this.after(at, move),
        remark: (at, comment) => this.tree.remark(at, comment),
        mark: (at, glyph) => this.tree.mark(at, glyph),
      },
      node,
      text,
    );
    this.stateAt(this.node);
    return faults;
  }

  private after(node: Node, move: string): Node {
    this.stateAt(node);
    const outcome = this.line.read(move);
    const known = this.tree.known(node, outcome);
    if (known) return known;
    this.line.become([...notationsTo(node), outcome.notation]);
    const ply = this.line.plies.at(-1);
    if (!ply) throw new Error("the core played nothing");
    return this.tree.add(node, ply);
  }

  /** The position on the board may have gone: the next one before it that is there is shown. */
  private changed(): void {
    let { node } = this;
    while (node.parent && !this.tree.has(node)) node = node.parent;
    this.node = node;
    this.changes++;
  }
}
