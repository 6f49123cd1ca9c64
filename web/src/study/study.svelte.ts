// A game being studied: its tree of variations, and the position that is on the board.
import type { Stage } from "../stage/stage.ts";
import type { Lookable } from "../stage/actions.ts";
import type { Study as Read } from "@camlann/core/wire";
import {
  CoreRefused,
  type Core,
  type Legs,
  type ListedGame,
  type Outcome,
  type Refusal,
  type State,
  type Variant,
} from "../lib/core.ts";
import { header } from "../lib/header.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import { messages as m } from "../lib/messages.ts";
import { readDrawings, toggled, writeDrawings, type Drawn } from "./drawings.ts";
import { remarkOf, written } from "./movetext.ts";
import { glyphs, type Glyph } from "../why/glyphs.ts";
import { lineAfter, pathTo, Tree, type Node } from "./tree.ts";

/** Where a game begins. */
export interface Origin {
  readonly variant: string;
  readonly rules: string;
  /** Null: the array of the variant. */
  readonly start: string | null;
}

/** A word that could not be read or played. */
export interface Fault {
  /** From 1; 0 where it is in no line. */
  line: number;
  word: string;
  why: string;
  /** It is left out, and nothing else; otherwise its line of moves ends before it. */
  leftOut: boolean;
}

/** The result of a pasted text. */
export interface Pasted {
  faults: Fault[];
  /** A study of another game, which leaves this one unchanged; null if it could not be read. */
  other: { origin: Origin; text: string } | null | undefined;
}

/** A text as the core reads it, from the start of the game. */
type Whole = Pick<Read, "tags" | "comment" | "drawings" | "moves">;

/** Headers that say where a game starts, which its address says, and those that follow from its moves. */
const derived = /^(variant|rules|array|fen|plies)$/i;

const notationsTo = (node: Node): string[] => pathTo(node).flatMap(({ ply }) => (ply ? [ply.outcome.notation] : []));
const pliesOf = (nodes: readonly Node[]): Ply[] => nodes.flatMap(({ ply }) => (ply ? [ply] : []));

/** What a review adds to a record. */
export interface Reviewed {
  /** Returns its mark of a move. */
  glyphOf(node: Node): Glyph;
  readonly tags: Readonly<Record<string, string>>;
}

export class Study {
  readonly #tree = new Tree();
  readonly #line: Line;
  /** Counts the changes of the tree, which is no reactive object itself. */
  #changes = $state(0);
  /** The position on the board. */
  node = $state.raw<Node>(this.#tree.root);
  readonly root = this.#tree.root;
  /** The line through the position on the board, to be looked through. */
  readonly looked: Stage & Lookable;
  /** The position on the board alone, from which one may go any way. */
  readonly board: Stage;
  /** The tags of its record: players, date and place. */
  #headers: readonly (readonly [string, string])[] = [];
  /** Set by its review. */
  review: Reviewed | undefined;

  /** Throws `CoreRefused` for rules or a start that are none. */
  constructor(
    private readonly core: Core,
    readonly origin: Origin,
  ) {
    this.#line = new Line(core, origin.variant, origin.rules, origin.start);
    const now = $derived.by((): State => this.#stateAt(this.node));
    const through = $derived.by(() => {
      void this.#changes;
      return [...pathTo(this.node), ...lineAfter(this.node)];
    });
    const all = $derived(pliesOf(through));
    const path = $derived(pliesOf(pathTo(this.node)));
    const { start } = this.#line;
    const common = {
      mine: true,
      standing: (ply: number): Standing | undefined => (ply === 0 ? start : all[ply - 1]?.after),
      legs: (walked: readonly string[]): Legs => this.#line.legs(walked),
      whyNot: (route: readonly string[]): Refusal | null => this.#line.whyNot(route),
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
    this.#line.free();
  }

  /** Returns the successors of a position, the main line first. Reactive, like comments and marks. */
  nextOf(node: Node): readonly Node[] {
    void this.#changes;
    return [...node.next];
  }

  /** The main line on from a position, without it. */
  lineAfter(node: Node): Node[] {
    void this.#changes;
    return lineAfter(node);
  }

  saidOf({ comment, glyph }: Node): Pick<Node, "comment" | "glyph"> {
    void this.#changes;
    return { comment, glyph };
  }

  /** The rings and arrows of a position. */
  drawingsOf({ drawings }: Node): Drawn[] {
    void this.#changes;
    return readDrawings(drawings);
  }

  /** The moves that lead to the position on the board. */
  get moves(): string[] {
    return notationsTo(this.node);
  }

  /** The tags of its record; "White" and "Black" name the players. */
  get told(): Readonly<Record<string, string>> {
    void this.#changes;
    return Object.fromEntries(this.#headers);
  }

  get canUndo(): boolean {
    void this.#changes;
    return this.#tree.canUndo;
  }

  /** As it is kept in this browser. */
  get text(): string {
    return this.#written();
  }

  /** With the results of its review, for other places. */
  get reviewedText(): string {
    return this.#written(this.review);
  }

  #written(review?: Reviewed): string {
    void this.#changes;
    const remark = remarkOf(this.root);
    const line = written(this.root, review && ((node) => review.glyphOf(node)));
    // A remark alone is no game, but with a result it is.
    const moves = [remark, remark !== "" && line === "" ? "*" : line].filter(Boolean).join(" ");
    const tags = Object.entries({ ...this.told, ...review?.tags });
    const headers = tags.map(([key, value]) => header(key, value)).join("");
    return headers === "" ? moves : `${headers}\n${moves}`;
  }

  /** As other programs read it. */
  get record(): string {
    this.#line.become([]);
    const text = this.#line.position.studyRecord(this.reviewedText);
    this.#stateAt(this.node);
    return text;
  }

  go(node: Node | undefined): void {
    if (node && this.#tree.has(node)) this.node = node;
  }

  play(outcome: Outcome): void {
    this.node = this.#after(this.node, outcome.notation);
    this.#changed();
  }

  /** Why no game can start like that; null where one can. */
  whyNot({ variant, rules, start }: Origin): string | null {
    try {
      this.core.open(variant, rules, start ?? "").free();
      return null;
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      return m.wrongText(error.error);
    }
  }

  /** All games that there are. */
  get variants(): readonly Variant[] {
    return this.core.variants;
  }

  /** The games of a text. */
  listed(text: string): ListedGame[] {
    return this.core.listed(text);
  }

  /** Plays written moves from the position on the board; a whole game becomes another study. */
  paste(text: string, index = 0): Pasted {
    this.#stateAt(this.node);
    const read = this.#line.position.study(text, index);
    const faults = faultsOf(read);
    if (read.own) return { faults, other: this.#otherOf(read) };
    this.#tree.together(() => {
      this.#plant(this.node, read);
    });
    this.#changed();
    return { faults, other: undefined };
  }

  /** Returns one of the games of a text as far as it can be read, with what could not; null if it does not name its variant. */
  gameIn(text: string, index: number): { game: { origin: Origin; text: string } | null; faults: Fault[] } {
    const read = this.reading(text, index);
    return { game: read.own ? this.#otherOf(read) : null, faults: faultsOf(read) };
  }

  /** Loads a saved text. This is not a change that can be undone. */
  takeUp(text: string): Fault[] {
    this.#line.become([]);
    const read = this.#line.position.study(text);
    this.#fill(read);
    this.#stateAt(this.node);
    this.#changed();
    return faultsOf(read);
  }

  /** Reads the moves of a text, from the start of this game. */
  reading(text: string, index = 0): Read {
    this.#line.become([]);
    const read = this.#line.position.study(text, index);
    this.#stateAt(this.node);
    return read;
  }

  /** Is what others have made of it from then on, nothing else; the position on the board stays if it is in it. What was
   * done here before can still be undone. */
  become(read: Whole): void {
    this.#tree.byOthers(() => {
      this.#rewrite(read);
    });
    this.#changed();
  }

  /** The same, as one change to be undone. */
  replace(read: Whole): void {
    this.#tree.together(() => {
      this.#rewrite(read);
    });
    this.#changed();
  }

  promote(node: Node): void {
    this.#tree.promote(node);
    this.#changed();
  }

  remove(node: Node): void {
    this.#tree.remove(node);
    this.#changed();
  }

  remark(node: Node, comment: string): void {
    this.#tree.set(node, "comment", comment.trim());
    this.#changed();
  }

  mark(node: Node, glyph: Glyph): void {
    this.#tree.set(node, "glyph", glyph);
    this.#changed();
  }

  /** Adds a drawing, or removes an existing one. */
  draw(node: Node, drawn: Drawn): void {
    this.redraw(node, toggled(readDrawings(node.drawings), drawn));
  }

  redraw(node: Node, all: readonly Drawn[]): void {
    this.#tree.set(node, "drawings", writeDrawings(all));
    this.#changed();
  }

  undo(): void {
    this.#tree.undo();
    this.#changed();
  }

  /** Returns the actions that are possible at a node. */
  #stateAt(node: Node): State {
    this.#line.become(notationsTo(node));
    return this.#line.now;
  }

  #otherOf(read: Read): { origin: Origin; text: string } | null {
    const { variant, rules, start } = read;
    if (variant === "") return null;
    const study = new Study(this.core, { variant, rules, start });
    study.#fill(read);
    const { origin, text } = study;
    study.free();
    return { origin, text };
  }

  #fill(read: Read): void {
    this.#setHeaders(read.tags);
    this.#plant(this.root, read);
    this.#tree.forgetChanges();
  }

  #setHeaders(tags: Read["tags"]): void {
    this.#headers = Object.entries(tags).filter(([key, value]) => !derived.test(key) && value !== "?");
  }

  #rewrite({ tags, comment, drawings, moves }: Whole): void {
    const nodes = [this.root];
    for (const { after, move } of moves) {
      const before = nodes[after];
      if (!before) throw new Error("a move behind one that is not there");
      nodes.push(this.#after(before, move));
    }
    this.#tree.keepOnly(nodes);
    const said = [{ comment, drawings, glyphs: [] }, ...moves];
    nodes.forEach((node, index) => {
      const { glyphs: numbers, ...texts } = said[index] ?? { comment: "", drawings: "", glyphs: [] };
      const glyph = glyphs[numbers[0] ?? 0];
      this.#tree.set(node, "comment", texts.comment);
      this.#tree.set(node, "drawings", texts.drawings);
      this.#tree.set(node, "glyph", glyph ?? "");
      this.#tree.set(node, "others", glyph ? numbers.slice(1) : numbers);
    });
    const before = this.#headers;
    this.#setHeaders(tags);
    const made = this.#headers;
    this.#tree.did(() => {
      if (this.#headers !== made) return false;
      this.#headers = before;
      return JSON.stringify(before) !== JSON.stringify(made);
    });
    this.#stateAt(this.node);
  }

  /** Adds what was read behind a position. */
  #plant(start: Node, { comment, drawings, moves }: Read): void {
    const nodes = [start];
    this.#bring(start, { comment, drawings, glyphs: [] });
    for (const { after, move, ...said } of moves) {
      const before = nodes[after];
      if (!before) throw new Error("a move behind one that is not there");
      const node = this.#after(before, move);
      nodes.push(node);
      this.#bring(node, said);
    }
    this.#stateAt(this.node);
  }

  /** Comments, drawings and marks of a text replace those of the position; where the text has none, they stay. */
  #bring(
    node: Node,
    { comment, drawings, glyphs: numbers }: Pick<Read["moves"][number], "comment" | "drawings" | "glyphs">,
  ): void {
    if (comment !== "") this.#tree.set(node, "comment", comment);
    if (drawings !== "") this.#tree.set(node, "drawings", drawings);
    const [sign] = numbers;
    if (sign === undefined) return;
    const glyph = glyphs[sign];
    if (glyph) this.#tree.set(node, "glyph", glyph);
    this.#tree.set(node, "others", glyph ? numbers.slice(1) : numbers);
  }

  #after(node: Node, move: string): Node {
    this.#stateAt(node);
    const outcome = this.#line.read(move);
    const known = this.#tree.known(node, outcome);
    if (known) return known;
    this.#line.become([...notationsTo(node), move]);
    const ply = this.#line.plies.at(-1);
    if (!ply) throw new Error("the core played nothing");
    return this.#tree.add(node, ply);
  }

  /** If the position on the board has been deleted, shows the nearest one before it. */
  #changed(): void {
    let { node } = this;
    while (node.parent && !this.#tree.has(node)) node = node.parent;
    this.node = node;
    this.#changes++;
  }
}

const faultsOf = ({ faults }: Read): Fault[] =>
  faults.map(({ word, error, header }) => ({
    line: error.line ?? 0,
    word,
    why: m.wrongText({ ...error, where: "" }),
    leftOut: header,
  }));

/** Faults of a game that was made from another text, on its line there; without a line they stay. */
export const placedAt = (line: number | undefined, faults: readonly Fault[]): readonly Fault[] =>
  line === undefined ? faults : faults.map((fault) => ({ ...fault, line }));
