// A game with what might have been. The first of the moves that follow a position is the main line.
import { checkedLongText, checkedNumber } from "./calls.ts";
import { CamlannError, effectOf } from "./core.ts";
import { begin, rulesOf, type Game } from "./game.ts";
import { loadRules, type Rules } from "./load.ts";
import type { Move } from "./move.ts";
import { readArrows, recordOf, writeArrows, type Arrow } from "./records.ts";
import type { ErrorAnswer, ListedGame, Outcome, ReadGame, Study, StudyFault, StudyMove } from "./wire.ts";

/** What `Tree` and its nodes share. */
class Start {
  /** Positions in the tree. */
  size = 1;
  readonly #game: Game;

  /** `game` is at its start. */
  constructor(game: Game) {
    this.#game = game;
  }

  after(moves: readonly string[]): Game {
    const game = this.#game.copy();
    for (const move of moves) game.play(move);
    return game;
  }
}

/** Adds the position after a move that is legal there. */
let added: (node: Node, outcome: Outcome) => Node;

/** The tree of a record. */
export let grown: (rules: Rules, from: string | ReadGame | Study, index: number) => Tree;

/** A position of a `Tree`. */
export class Node {
  /** What people say of the move that leads here. */
  comment = "";
  /** Numbers of the PGN standard: 1 is !, 4 is ??. */
  glyphs: number[] = [];
  /** Drawn on the board: `{ from: "E5", to: "E7", colour: "red" }`. */
  arrows: Arrow[] = [];
  readonly #start: Start;
  readonly #parent: Node | null;
  readonly #move: Outcome | null;
  readonly #next: Node[] = [];
  #removed = false;

  /** Made by a tree. */
  constructor(start: Start, parent: Node | null, move: Outcome | null) {
    this.#start = start;
    this.#parent = parent;
    this.#move = move;
  }

  static {
    added = (node, outcome) => node.#add(outcome);
  }

  /** The move that leads here; null at the root. */
  get move(): Outcome | null {
    return this.#live.#move;
  }

  get parent(): Node | null {
    return this.#live.#parent;
  }

  /** The positions after, the main line first. */
  get next(): readonly Node[] {
    return [...this.#live.#next];
  }

  /** The game as it is here: a new one. */
  game(): Game {
    const moves: string[] = [];
    for (let node: Node = this.#live; node.#parent && node.#move; node = node.#parent) moves.push(node.#move.notation);
    return this.#start.after(moves.reverse());
  }

  /** The position after a move; it is added if it is new. */
  play(move: string | Move): Node {
    const game = this.game();
    try {
      game.play(move);
      const outcome = game.played.at(-1);
      if (!outcome) throw new Error("the core played nothing");
      return this.#known(outcome) ?? this.#add(outcome);
    } finally {
      game.free();
    }
  }

  /** Puts the move before the others; false if it is first. */
  promote(): boolean {
    const { parent } = this;
    if (!parent) return false;
    const others = parent.#next;
    const place = others.indexOf(this);
    if (place === 0) return false;
    others.unshift(...others.splice(place, 1));
    return true;
  }

  /** Takes the position out, with all that follow. Nothing happens at the root. */
  remove(): void {
    const { parent } = this;
    if (!parent) return;
    parent.#next.splice(parent.#next.indexOf(this), 1);
    this.#forget();
  }

  #known(outcome: Outcome): Node | undefined {
    const effect = effectOf(outcome);
    return this.#next.find((node) => node.#move && effectOf(node.#move) === effect);
  }

  #add(outcome: Outcome): Node {
    const node = new Node(this.#start, this, outcome);
    this.#next.push(node);
    this.#start.size += 1;
    return node;
  }

  #forget(): void {
    this.#removed = true;
    this.#start.size -= 1;
    for (const node of this.#next) node.#forget();
  }

  get #live(): this {
    if (!this.#removed) return this;
    const expected = "a position in it";
    throw new CamlannError({
      what: "this position was removed from its tree",
      where: "node",
      expected,
      code: "not-found",
    });
  }
}

/** A game with its variations. The moves that the game has played become the main line; it is not needed after that. */
export class Tree {
  /** The headers of its record. The variant, its rules and the start are those of the game, whatever stands here. */
  tags: Record<string, string> = {};
  /** What of its record could not be read or played. */
  faults: readonly StudyFault[] = [];
  readonly root: Node;
  readonly #start: Start;

  constructor(game: Game) {
    const { played } = game;
    const { core, calls } = rulesOf(game);
    const [listed] = core.told<ListedGame[]>(calls.listed(game.record()));
    for (const key of ["Result", "Termination"]) {
      const value = listed?.tags[key];
      if (value !== undefined && value !== "*") this.tags[key] = value;
    }
    const start = game.copy();
    while (start.takeBack());
    this.#start = new Start(start);
    this.root = new Node(this.#start, null, null);
    let node = this.root;
    for (const outcome of played) node = added(node, outcome);
  }

  static {
    grown = (rules, from, index) => Tree.#grown(rules, typeof from === "string" ? recordOf(rules, from, index) : from);
  }

  /** The tree of a record, of those in a text the first; an error says the line and the column. */
  static async read(text: string, index = 0): Promise<Tree> {
    return grown(await loadRules(), text, index);
  }

  /** The positions from the root on, always the first move. */
  get mainLine(): Node[] {
    const line = [this.root];
    for (let node = this.root.next[0]; node; node = node.next[0]) line.push(node);
    return line;
  }

  /** Positions, the root included. */
  get size(): number {
    return this.#start.size;
  }

  /** The tree as a record, with headers of your own besides `tags`. */
  record(headers: Readonly<Record<string, string>> = {}): string {
    const end = this.mainLine.at(-1)?.game();
    if (!end) throw new Error("a tree without a root");
    try {
      const { squares } = end.variant;
      const { core, calls, handle } = rulesOf(end);
      const named = Object.keys(headers).some((key) => key.toLowerCase() === "result");
      const parts = [named ? "1" : "", ...tagParts({ ...this.tags, ...headers }), "", commentOf(this.root, squares)];
      const open: [node: Node, after: number][] = this.root.next.map((node): [Node, number] => [node, 0]).reverse();
      let place = 0;
      for (let top = open.pop(); top; top = open.pop()) {
        const [node, after] = top;
        const glyphs = node.glyphs.map((glyph) => checkedNumber("glyph", glyph, 255, 1)).join(" ");
        parts.push(String(after), node.move?.notation ?? "", glyphs, commentOf(node, squares));
        place += 1;
        for (const next of [...node.next].reverse()) open.push([next, place]);
      }
      const answer = core.answer<string | ErrorAnswer>(calls.recordTree(handle, parts));
      if (typeof answer !== "string") throw new CamlannError(answer.error);
      return answer;
    } finally {
      end.free();
    }
  }

  static #grown(rules: Rules, read: ReadGame | Study): Tree {
    const game = startOf(rules, read);
    try {
      const tree = new Tree(game);
      tree.tags = { ...read.tags, ...(read.result === "*" ? {} : { Result: read.result }) };
      tree.faults = read.faults;
      note(tree.root, read);
      // Each move stands behind those that it follows, so the last one and those before it are played.
      const nodes = [tree.root];
      for (const told of "tree" in read ? read.tree : read.moves) {
        const before = nodes[told.after] ?? tree.root;
        for (let last = nodes.at(-1); last?.parent && last !== before; last = last.parent) game.takeBack();
        const node = added(before, game.play(told.move));
        node.glyphs = [...told.glyphs];
        note(node, told);
        nodes.push(node);
      }
      return tree;
    } finally {
      game.free();
    }
  }
}

/** The game of a record at its start. */
function startOf(rules: Rules, { variant, rules: ruleSet, start, faults }: ReadGame | Study): Game {
  const fault = faults.at(-1);
  if (variant === "" && fault) throw new CamlannError(fault.error);
  return begin(rules, variant, { rules: ruleSet, fen: start });
}

function note(node: Node, { comment, drawings }: Pick<StudyMove, "comment" | "drawings">): void {
  node.comment = comment;
  node.arrows = readArrows(drawings);
}

/** The comment of a position with its drawings before it, as records have them. */
function commentOf({ comment, arrows }: Node, squares: readonly string[]): string {
  return [writeArrows(arrows, squares), checkedLongText("comment", comment)].filter(Boolean).join(" ");
}

/** Keys and values of headers, one after another. */
function tagParts(tags: Readonly<Record<string, string>>): string[] {
  return Object.entries(tags).flatMap(([key, value]) => {
    const text = checkedLongText(key, value);
    if (/^\w+$/.test(key)) return [key, text];
    const expected = "a name of letters, digits and _";
    throw new CamlannError({ what: "this cannot be a header", where: key, expected, code: "syntax" });
  });
}
