// The edited position: men, seat to move, and the core's verdict.
import { ofCore } from "../lib/language.ts";
import { CoreRefused, type Core, type Seat, type Setup, type Variant } from "../lib/core.ts";
import { messages as m } from "../lib/messages.ts";
import { mirrored } from "./mirror.ts";

/** The effect of a tap on a square: puts this man there, or clears the square. */
export type Tool = { readonly man: string } | "remove";

/** The core's verdict on the position. */
export interface Verdict {
  fen: string;
  /** Why no game can start from it; empty where one can. */
  problem: string;
}

export class Editor {
  pieces = $state.raw<Setup["pieces"]>({});
  seat = $state<Seat>("w");
  /** Castle moves used, by seat. */
  used = $state<number[]>([]);
  tool = $state.raw<Tool>({ man: "" });
  readonly verdict = $derived.by((): Verdict => this.#judge());
  #refused = $state.raw<{ fen: string; problem: string; kept: string } | null>(null);
  /** The last FEN that could not be read, with its errors; null after the next change of the board. */
  readonly unread = $derived(this.#refused?.kept === this.verdict.fen ? this.#refused : null);

  /** Starts from a FEN, or from the array, as from a FEN that cannot be read. */
  constructor(
    private readonly core: Core,
    readonly variant: Variant,
    fen: string,
  ) {
    this.tool = { man: variant.seating[0]?.men.charAt(0) ?? "" };
    this.reset();
    if (fen !== "") this.read(fen);
  }

  /** Puts what a FEN says on the board; one that cannot be read changes nothing, and `unread` says why. */
  read(fen: string): void {
    try {
      this.#place(fen);
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      this.#refused = { fen, problem: m.wrongText(error.error), kept: this.verdict.fen };
    }
  }

  reset(): void {
    this.#place(this.variant.array);
  }

  /** Uses the tool on a square; the same man again clears it. */
  use(square: string): void {
    const { tool } = this;
    const same = tool !== "remove" && this.pieces[square] === tool.man;
    if (tool === "remove" || same) this.remove(square);
    else this.put(square, tool.man);
  }

  put(square: string, man: string): void {
    this.pieces = { ...this.pieces, [square]: man };
  }

  remove(square: string): void {
    const { [square]: _, ...rest } = this.pieces;
    this.pieces = rest;
  }

  move(from: string, to: string): void {
    const man = this.pieces[from];
    if (man === undefined || from === to) return;
    this.remove(from);
    this.put(to, man);
  }

  mirror(): void {
    this.pieces = mirrored(this.variant, this.pieces);
  }

  clear(): void {
    this.pieces = {};
  }

  #place(fen: string): void {
    const { pieces, seat, castleMoves } = this.core.setup(this.variant.id, fen);
    this.pieces = pieces;
    this.#refused = null;
    this.seat = seat;
    this.used = [...castleMoves];
  }

  #judge(): Verdict {
    const { pieces, seat, used } = this;
    const { fen, faults, resultText } = this.core.judge(this.variant.id, { pieces, seat, castleMoves: used });
    const [fault] = faults;
    return { fen, problem: fault ? m.wrongText({ ...fault, where: "", code: "bad-position" }) : ofCore(resultText) };
  }
}
