// One ending being practised. The player's moves are judged by the tables, and the other side's are chosen by them: the shortest
// win, the longest defence, and in a draw the move after which the draw is hardest to keep.
import { Failure } from "../lib/api.ts";
import type { Core, Legs, Outcome, Refusal, Seat, State } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import type { PerfectValue, PerfectValues } from "../lib/wire.ts";
import type { Task } from "../puzzles/task.ts";
import { rules, type Ending } from "./ending.ts";
import { isSlip, isWorse, judged, keepersOf, type Judged, type ValuedText } from "./judge.ts";

/** Asks a table; tests hand in their own. */
export type AskTable = (variant: string, rules: string, fen: string) => Promise<PerfectValues>;

/** A draw is held after this number of moves. */
export const heldAfter = 10;

/** The number of drawing moves that are compared. */
const mostCompared = 6;

/** A position without what is counted in it. */
const placementOf = (fen: string): string => fen.split(" ").slice(0, 2).join(" ");

export class Drill implements Task {
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** The table's values at each of the player's turns. */
  #turns = $state.raw<readonly PerfectValues[]>([]);
  /** The player's last move: what it did to the result. */
  latest = $state.raw<Judged | null>(null);
  /** It gave something away, and the player has not said yet whether to take it back. */
  slipped = $state(false);
  /** The number of moves that gave something away. */
  slips = $state(0);
  /** The tables do not have a position that came up. */
  missing = $state(false);
  /** True while the server is away; requests are repeated. */
  away = $state(false);
  #looked = $state(0);
  readonly ply = $derived(this.#looked);
  readonly seat: Seat;
  readonly choices: readonly Outcome[];
  readonly #line: Line;
  #stop = (): void => undefined;

  /** The best result now; null if it is not the player's turn, or unknown. */
  readonly known = $derived.by(() => (this.now?.seat === this.seat ? (this.#turns[this.made] ?? null) : null));
  /** The result for the player; null during the game. */
  readonly reached = $derived.by((): PerfectValue["wdl"] | null => {
    const result = this.now?.result;
    if (result) return result.winner === null ? "draw" : result.winner === this.seat ? "win" : "loss";
    return this.#held ? "draw" : null;
  });
  readonly over = $derived(this.reached !== null && !this.slipped);
  readonly mine = $derived(this.reached === null && this.known !== null && !this.slipped);

  /** Throws `CoreRefused` for a position that is none. */
  constructor(
    core: Core,
    readonly ending: Ending,
    private readonly ask: AskTable,
  ) {
    this.#line = new Line(core, ending.game, rules, ending.fen);
    this.seat = this.#line.now.seat;
    this.choices = this.#line.now.outcomes;
    this.#become([]);
    this.#consult();
  }

  free(): void {
    this.#stop();
    this.#line.free();
  }

  standing(ply: number): Standing {
    return this.#line.standing(ply);
  }

  legs(walked: readonly string[]): Legs {
    return this.#line.legs(walked);
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.#line.whyNot(route);
  }

  /** The moves that the player has made. */
  get made(): number {
    return this.plies.filter(({ before }) => before.seat === this.seat).length;
  }

  /** True if the result is the best that was possible. */
  get solved(): boolean {
    return this.over && this.reached !== null && !isWorse(this.reached, this.ending.goal);
  }

  /** The moves that kept the result at the last turn. */
  get keepers(): readonly ValuedText[] {
    return this.latest ? keepersOf(this.latest.before) : [];
  }

  play({ notation }: Outcome): void {
    if (!this.mine || !this.known) return;
    this.latest = judged(this.known, notation);
    this.#become([...this.#moves, notation]);
    if (isSlip(this.latest)) {
      this.slips += 1;
      this.slipped = true;
    } else this.#consult();
  }

  /** The move that gave something away is taken back. */
  tryAgain(): void {
    if (!this.slipped) return;
    this.slipped = false;
    this.latest = null;
    this.#become(this.#moves.slice(0, -1));
  }

  /** It stays, and is answered. */
  goOn(): void {
    if (!this.slipped) return;
    this.slipped = false;
    this.#consult();
  }

  startOver(): void {
    this.slipped = false;
    this.slips = 0;
    this.latest = null;
    this.missing = false;
    this.#turns = this.#turns.slice(0, 1);
    this.#become([]);
    this.#consult();
  }

  look(ply: number): void {
    if (this.over) this.#looked = Math.min(this.plies.length, Math.max(0, ply));
  }

  get #moves(): string[] {
    return this.plies.map(({ outcome }) => outcome.notation);
  }

  /** True if a draw was held long enough, or the position has occurred three times. */
  get #held(): boolean {
    if (this.known?.wdl !== "draw") return false;
    const draws = this.#turns.slice(-heldAfter - 1);
    return this.now?.canClaim === true || (draws.length > heldAfter && draws.every(({ wdl }) => wdl === "draw"));
  }

  #become(moves: readonly string[]): void {
    this.#line.become(moves);
    this.plies = [...this.#line.plies];
    this.now = this.#line.now;
    this.#looked = moves.length;
    this.#turns = this.#turns.slice(0, this.made + 1);
  }

  /** Asks about the position: on the player's turn to judge what comes, else to answer. */
  #consult(): void {
    this.#stop();
    if (this.reached !== null || this.known) return;
    let current = true;
    const stop = keepAsking(
      async () => {
        const values = await this.#valuesOf(this.#line.now.fen);
        if (!current || !values) return;
        if (this.#line.now.seat === this.seat) {
          this.#turns = [...this.#turns, values];
          return;
        }
        const reply = await this.#replyBy(values);
        if (!current) return;
        this.#become([...this.#moves, reply]);
        this.#consult();
      },
      (away) => (this.away = away),
    );
    this.#stop = () => {
      current = false;
      stop();
    };
  }

  /** Null where no table has the position. */
  async #valuesOf(fen: string): Promise<PerfectValues | null> {
    try {
      return await this.ask(this.ending.game, rules, fen);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 404) throw error;
      this.missing = true;
      return null;
    }
  }

  /** The table has the best move first. */
  async #replyBy({ moves }: PerfectValues): Promise<string> {
    const [best] = moves;
    if (!best) throw new Error(`${this.#line.now.fen}: no move in the table`);
    return best.wdl === "draw" ? await this.#hardest(moves.filter(({ wdl }) => wdl === "draw")) : best.notation;
  }

  /** Chooses the drawing move that leaves the player the fewest drawing replies; positions seen before come last. */
  async #hardest(moves: PerfectValues["moves"]): Promise<string> {
    const seen = [this.ending.fen, ...this.plies.map(({ after }) => after.fen)].map(placementOf);
    const before = this.#moves;
    const replies = moves.map(({ notation }) => {
      this.#line.become([...before, notation]);
      const { fen } = this.#line.now;
      return { notation, fen, seen: seen.includes(placementOf(fen)) };
    });
    this.#line.become(before);
    const compared = replies.sort((a, b) => Number(a.seen) - Number(b.seen)).slice(0, mostCompared);
    let hardest = { notation: compared[0]?.notation ?? "", ways: Infinity };
    for (const { notation, fen, seen: again } of compared) {
      const values = await this.#valuesOf(fen);
      const ways = values ? keepersOf(values).length + (again ? 100 : 0) : Infinity;
      if (ways < hardest.ways) hardest = { notation, ways };
    }
    return hardest.notation;
  }
}
