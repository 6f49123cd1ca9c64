// A position being set up: what stands where, who is to move, and what the core says of it.
import { CoreRefused, type Core, type Seat, type Variant } from "../lib/core.ts";
import { wrongText } from "../lib/messages.ts";
import { fenOf, isPlacement, mirrored, type Pieces, placed } from "./placement.ts";

/** What a tap on the board does: puts this man there, or takes away what stands there. */
export type Tool = { readonly man: string } | "remove";

/** What the core says of a placement. */
export interface Verdict {
  /** As the core writes it, or as we do where it is no position. */
  fen: string;
  /** Why no game can start from it; empty where one can. */
  problem: string;
}

export class Editor {
  pieces = $state.raw<Pieces>({});
  seat = $state<Seat>("w");
  /** Castle moves used, by seat; empty where they are not counted. */
  used = $state<number[]>([]);
  tool = $state.raw<Tool>({ man: "" });
  readonly verdict = $derived.by((): Verdict => this.judge());
  private refused = $state.raw<{ fen: string; problem: string; kept: string } | null>(null);
  /** What is wrong with the last FEN that was to be read, and which it was; null once something else is on the board. */
  readonly unread = $derived(this.refused?.kept === this.verdict.fen ? this.refused : null);

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
    const problem = this.wrongIn(fen);
    if (problem === "") this.place(fen);
    else this.refused = { fen, problem, kept: this.verdict.fen };
  }

  reset(): void {
    this.place(this.variant.array);
  }

  /** The tool is used on a square; the same man once more takes it away again. */
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

  private place(fen: string): void {
    const { pieces, seat, used } = placed(this.variant, fen);
    this.pieces = pieces;
    this.refused = null;
    this.seat = seat;
    this.used = [...used];
  }

  /** What is wrong with a FEN and where, or nothing: of a placement that is no position the board itself tells. */
  private wrongIn(fen: string): string {
    try {
      this.core.open(this.variant.id, "", fen).free();
      return "";
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      return isPlacement(this.variant, fen) ? "" : wrongText(error.error);
    }
  }

  private judge(): Verdict {
    const fen = fenOf(this.variant, { pieces: this.pieces, seat: this.seat, used: this.used });
    try {
      const position = this.core.open(this.variant.id, "", fen);
      const { fen: written, resultText } = position.state();
      position.free();
      return { fen: written, problem: resultText };
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      // Where in the text it is wrong is of no use to somebody who sees a board.
      return { fen, problem: wrongText({ ...error.error, where: "" }) };
    }
  }
}
