// The coach of a game against the computer. Each move made here stays on the board until it has been checked; then it
// is sent, or held with a warning until the player decides. The wait for the engine is limited, and without the engine
// every move is sent.
import { ofCore } from "../lib/language.ts";
import type { Session } from "../session/session.svelte.ts";
import type { Status } from "../stage/StatusLine.svelte";
import type { Outcome } from "../lib/core.ts";
import { settings } from "../lib/settings.svelte.ts";
import { questionAt, type Past, type Question } from "../why/answer.ts";
import { ask } from "../why/engine.ts";
import type { Checked, Thought, Warning } from "../why/check.ts";
import CoachChoice from "./CoachChoice.svelte";
import CoachNote from "./CoachNote.svelte";
import { hasSpoken, rememberSpoken } from "./kept.ts";
import { texts as t } from "./texts.ts";

/** A look that takes longer is spoken of. */
const glanceMs = 600;
/** A look that takes longer is not waited for. */
const patienceMs = 5000;

/** The coach's dependencies; tests pass their own. */
export interface Means {
  ask: (thought: Thought) => Promise<Checked>;
  pause: (ms: number) => Promise<void>;
}

const usual: Means = {
  ask: (thought) => ask("coach", thought),
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
};

export class Coach {
  readonly Note = CoachNote;
  readonly Choice = CoachChoice;
  #warning = $state.raw<Warning | null>(null);
  #slow = $state(false);
  /** True while a warning waits for the player's answer. */
  readonly speaks = $derived.by(() => this.#warning !== null && this.session.held);
  /** The opponent's answer to the held move, to be drawn on the board. */
  readonly threat = $derived.by((): Outcome | null =>
    this.speaks && this.session.lookingAt === null ? (this.#warning?.reply ?? null) : null,
  );
  /** For the line above the board; null where it has nothing to say. */
  readonly status = $derived.by((): Status | null => {
    if (!this.session.held) return null;
    if (this.#warning) return { text: t.warning({ ...this.#warning, harm: ofCore(this.#warning.harm) }), tone: "warn" };
    const action = { text: t.takeBack, run: () => this.session.unmake() };
    return this.#slow ? { text: t.looking, tone: "plain", action } : null;
  });
  /** Warnings already given; they are not repeated. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #said = new Set<string>();
  /** The last position that was checked in advance. */
  #seen = "";
  #run = 0;

  constructor(
    readonly session: Session,
    private readonly means = usual,
  ) {
    addEventListener("pagehide", this.#leave);
  }

  /** A page that is left or put to sleep sends a move that nothing was said of. */
  readonly #leave = (): void => {
    if (this.session.held && !this.speaks) this.session.release();
  };

  /** True if the move just made must wait for the check. */
  keeps(): boolean {
    const { session } = this;
    if (!this.#wanted || session.over) return false;
    const question = this.#origin && questionAt(this.#origin, session.plies, session.plies.length);
    if (!question || this.#said.has(JSON.stringify(question))) return false;
    void this.#look(question);
    return true;
  }

  /** Call after each change. Checks the position in which the player is to move. */
  follow(): void {
    const { session } = this;
    const [origin, wanted] = [this.#origin, this.#wanted];
    if (session.held && (session.over || settings.coach === "off")) this.#giveUp();
    if (!wanted || !origin || !session.mine) return;
    const past: Past = { ...origin, moves: session.plies.map(({ outcome }) => outcome.notation) };
    const key = JSON.stringify(past);
    if (key === this.#seen) return;
    this.#seen = key;
    this.means.ask(past).catch(() => (this.#seen = ""));
  }

  /** The player leaves. */
  close(): void {
    removeEventListener("pagehide", this.#leave);
    if (this.session.held) this.#giveUp();
    this.session.coach = undefined;
  }

  /** Plays a held move without a warning; takes back one with a warning. */
  #giveUp(): void {
    const { session } = this;
    if (this.speaks || session.over) session.unmake();
    else session.release();
  }

  get #wanted(): boolean {
    return settings.coach === "always" || (settings.coach === "once" && !hasSpoken(this.session.id));
  }

  /** The start of the game; null if it cannot be checked. */
  get #origin(): Omit<Past, "moves"> | null {
    const { game, ready, variant } = this.session;
    // More than two sides have no one score.
    if (!game || !ready || variant?.sides.length !== 2) return null;
    return { variant: game.variant, rules: game.rules, start: game.start };
  }

  async #look(question: Question): Promise<void> {
    const { session, means } = this;
    const run = ++this.#run;
    this.#warning = null;
    this.#slow = false;
    void means.pause(glanceMs).then(() => {
      if (run === this.#run) this.#slow = true;
    });
    const silence = { warning: null };
    const { warning } = await Promise.race([
      means.ask(question).catch(() => silence),
      means.pause(patienceMs).then(() => silence),
    ]);
    if (run !== this.#run || !session.held) return;
    if (!warning) {
      session.release();
      return;
    }
    this.#warning = warning;
    this.#said.add(JSON.stringify(question));
    rememberSpoken(session.id);
  }
}
