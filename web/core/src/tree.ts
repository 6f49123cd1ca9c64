// A game with what might have been. The first of the moves that follow a position is the main line.
import { CamlannError, effectOf } from "./core.ts";
import type { Game } from "./game.ts";
import type { Move } from "./move.ts";
import type { Outcome } from "./wire.ts";

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

/** A position of a `Tree`. */
export class Node {
  /** What people say of the move that leads here. */
  comment = "";
  /** Numbers of the PGN standard: 1 is !, 4 is ??. */
  glyphs: number[] = [];
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
  readonly root: Node;
  readonly #start: Start;

  constructor(game: Game) {
    const { played } = game;
    const start = game.copy();
    while (start.takeBack());
    this.#start = new Start(start);
    this.root = new Node(this.#start, null, null);
    let node = this.root;
    for (const outcome of played) node = added(node, outcome);
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
}
