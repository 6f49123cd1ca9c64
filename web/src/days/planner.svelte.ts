// Plans on the board itself: while the others think in a game of days, what is moved on the board is a plan and not the
// game. Only save() keeps it; nothing here ever sends a move.
import { Failure } from "../lib/api.ts";
import { loadCore, type Core, type Legs, type Outcome, type Refusal, type State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import { messages as m } from "../lib/messages.ts";
import type { Session } from "../session/session.svelte.ts";
import type { Stage } from "../stage/stage.ts";
import { asks } from "./asks.ts";
import { withLine, type Moves } from "./lines.ts";
import { texts, type Step } from "./texts.ts";

/** A line of a plan, for display. */
export interface Shown {
  moves: Moves;
  steps: readonly Step[];
}

export class Planner implements Stage {
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** The lines saved on the server, from the last position of the game. */
  saved = $state.raw<readonly Shown[]>([]);
  /** The plan that is being made. */
  draft = $state.raw<Moves>([]);
  busy = $state(false);
  /** True if a plan is being extended although it ends with an answer. */
  #further = $state(false);
  /** The moves of the game that the plan is for. */
  #base = $state.raw<Moves>([]);
  #source: Line | undefined;
  #core: Core | undefined;
  #asked = 0;
  #closed = false;

  constructor(readonly session: Session) {
    loadCore().then(
      (core) => {
        this.#core = core;
        this.follow();
      },
      () => undefined,
    );
  }

  /** True if this game allows plans. */
  readonly offered = $derived.by(() => {
    const { game, own } = this.session;
    return own !== null && (game?.time?.days ?? 0) > 0;
  });
  /** True if the board is used for plans now. */
  readonly active = $derived.by(() => {
    const { session, now } = this;
    if (!this.offered || !now || session.over || session.sending || session.lookingAt !== null) return false;
    return session.now !== undefined && session.now.seat !== session.own && session.last === this.#base.length;
  });

  readonly ply = $derived(this.plies.length);
  readonly over = $derived((this.now?.result ?? null) !== null);
  /** True if a plan is in progress. */
  readonly drafting = $derived(this.active && this.draft.length > 0);
  /** True if the plan in progress ends with an answer. */
  readonly complete = $derived(this.draft.length > 0 && this.#isOwn(this.plies.length - 1));
  readonly mine = $derived(this.active && !this.over && !this.busy && (!this.complete || this.#further));
  readonly steps = $derived(this.#stepsOf(this.plies.slice(this.#base.length)));
  readonly text = $derived.by(() => {
    if (this.draft.length === 0) return texts.begin(this.#nameOf(this.now?.seat ?? ""));
    const seat = this.now?.seat ?? "";
    return texts.line(this.steps, { own: seat === this.session.own, name: this.#nameOf(seat) });
  });

  standing(ply: number): Standing | undefined {
    void [this.plies, this.now];
    return this.#source?.standing(ply);
  }

  legs(walked: readonly string[]): Legs {
    return this.#source?.legs(walked) ?? { next: [], stop: false, outcome: null };
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.#source?.whyNot(route) ?? null;
  }

  /** A move of the plan. */
  play(outcome: Outcome): void {
    if (!this.mine) return;
    this.#further = false;
    this.#become([...this.draft, outcome.notation]);
  }

  look(ply: number): void {
    if (ply < this.#base.length) this.session.look(ply);
  }

  /** The next move of the others, after the answer. */
  goOn(): void {
    this.#further = true;
  }

  /** Puts a saved line on the board, to be extended. */
  open(moves: Moves): void {
    this.#become(moves);
    this.#further = true;
  }

  /** Forgets what is being made; the board shows the game again. */
  drop(): void {
    this.#become([]);
  }

  save(): Promise<void> {
    const own = (index: number): boolean => this.#isOwn(this.#base.length + index);
    const kept = this.saved.map(({ moves }) => moves);
    return this.#put(withLine(kept, this.draft, own));
  }

  remove(line: Shown): Promise<void> {
    return this.#put(this.saved.filter((one) => one !== line).map(({ moves }) => moves));
  }

  /** Brings the board to where the game is; another move there ends what was being made. */
  follow(): void {
    const { session } = this;
    const core = this.#core;
    const { game } = session;
    if (!this.offered || !game || !core || !session.ready || session.sending || this.#closed) return;
    const moves = game.moves.map(({ notation }) => notation);
    if (this.#source && moves.join() === this.#base.join()) return;
    this.#source ??= new Line(core, game.variant, game.rules, game.start);
    this.#base = moves;
    this.saved = [];
    this.#become([]);
    void this.#fetch();
  }

  close(): void {
    this.#closed = true;
    this.#source?.free();
    this.#source = undefined;
  }

  #become(draft: Moves): void {
    if (!this.#source) return;
    this.draft = draft;
    this.#further = false;
    this.#source.become([...this.#base, ...draft]);
    this.plies = [...this.#source.plies];
    this.now = this.#source.now;
  }

  #isOwn(ply: number): boolean {
    return this.plies[ply]?.before.seat === this.session.own;
  }

  #nameOf(seat: string): string {
    return this.session.variant?.seating.find(({ id }) => id === seat)?.name ?? seat;
  }

  #stepsOf(plies: readonly Ply[]): Step[] {
    return plies.map(({ before, outcome }) => ({
      outcome,
      own: before.seat === this.session.own,
      name: this.#nameOf(before.seat),
    }));
  }

  async #fetch(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const plan = await asks.plan(this.session.id);
      if (asked === this.#asked) this.#accept(plan.ply, plan.lines);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  async #put(lines: readonly Moves[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const asked = ++this.#asked;
    try {
      const plan = await asks.setPlan(
        this.session.id,
        this.#base.length,
        lines.map((moves) => ({ moves })),
      );
      if (asked !== this.#asked) return;
      this.#become([]);
      this.#accept(plan.ply, plan.lines);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.session.notice = { text: error.away ? m.game.unanswered : error.message, tone: "warn" };
    } finally {
      this.busy = false;
    }
  }

  #accept(ply: number, lines: readonly { moves: Moves }[]): void {
    const core = this.#core;
    const { game } = this.session;
    if (!core || !game || this.#closed || ply !== this.#base.length) return;
    const scratch = new Line(core, game.variant, game.rules, game.start);
    this.saved = lines.map(({ moves }) => {
      scratch.become([...this.#base, ...moves]);
      return { moves, steps: this.#stepsOf(scratch.plies.slice(this.#base.length)) };
    });
    scratch.free();
  }
}
