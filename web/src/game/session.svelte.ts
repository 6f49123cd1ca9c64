// One game as this page sees it: what the server last said, the moves on their way there, and the line of positions that
// follows from both. The board, the list and the line of text read from here; nothing else talks to the server.
import { api, Failure, newNonce, type Game } from "../lib/api.ts";
import { CoreRefused, type Core, type Legs, type Outcome, type Refusal, type State } from "../lib/core.ts";
import { Line, type Ply, type Standing } from "../lib/line.ts";
import { Live } from "../lib/live.ts";
import { messages as m, wrongText } from "../lib/messages.ts";
import { isPerson, onlyPerson } from "./seats.ts";
import type { Stage } from "./stage.ts";

/** A sentence for the line above the board; `rule` is an anchor on the rules page. */
export interface Notice {
  text: string;
  rule?: string;
  tone: "plain" | "warn";
}

interface Pending {
  ply: number;
  outcome: Outcome;
  nonce: string;
}

const firstWaitMs = 300;
const longestWaitMs = 4000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Session implements Stage {
  game = $state.raw<Game>();
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** The ply looked at; null follows the game. */
  lookingAt = $state<number | null>(null);
  online = $state(true);
  missing = $state(false);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Outcome | null>(null);
  hinting = $state(false);
  /** A change other than a move is under way; its buttons rest. */
  busy = $state(false);
  /** Moves made here that the server has not acknowledged: of consecutive plies, sent one after another. */
  private pending = $state.raw<readonly Pending[]>([]);

  readonly sending = $derived(this.pending.length > 0);
  readonly ply = $derived(this.lookingAt ?? this.plies.length);
  readonly over = $derived((this.game?.result ?? this.now?.result ?? null) !== null);
  readonly againstComputer = $derived(this.game?.opponent === "computer");
  /** The person's seat where there is but one person, else null. */
  readonly own = $derived(onlyPerson(this.game));
  /** Whether a person at this page may move now. */
  readonly mine = $derived.by(() => {
    if (!this.game || !this.now || this.over || this.lookingAt !== null) return false;
    return isPerson(this.game, this.now.seat);
  });

  /** While the others think: the only person's seat, whose next move may be set ahead. */
  readonly ahead = $derived.by(() => {
    if (!this.game || !this.now || this.over || this.lookingAt !== null) return null;
    return this.own !== null && this.now.seat !== this.own ? this.own : null;
  });

  private line: Line | undefined;
  private live: Live | undefined;
  private closed = false;
  private posting = false;

  constructor(
    private readonly core: Core,
    readonly id: string,
  ) {
    void this.begin();
  }

  close(): void {
    this.closed = true;
    this.live?.close();
    this.line?.free();
    this.line = undefined;
  }

  /** What may follow the squares walked so far, in the last position. */
  legs(walked: readonly string[]): Legs {
    return this.line?.position.legs(walked) ?? { next: [], stop: false, outcome: null };
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.line?.position.whyNot(route) ?? null;
  }

  standing(ply: number): Standing | undefined {
    void this.plies;
    return this.line?.standing(ply);
  }

  /**
   * Shows the move at once and sends it, after those before it, until the server has answered; a refusal takes it back,
   * with those after it, and says why.
   */
  play(outcome: Outcome): void {
    if (!this.mine) return;
    this.notice = null;
    this.hint = null;
    this.pending = [...this.pending, { ply: this.plies.length, outcome, nonce: newNonce() }];
    this.follow();
    void this.sendAll();
  }

  /** A typed move; returns what is wrong with it, or nothing. */
  playTyped(text: string): string {
    if (!this.mine || !this.line) return m.game.notFree;
    try {
      this.play(this.line.position.read(text.trim()));
      return "";
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      return wrongText(error.error);
    }
  }

  takeBack(): Promise<void> {
    return this.act(() => api.takeBack(this.id));
  }

  resign(): Promise<void> {
    return this.act(() => api.resign(this.id));
  }

  async offerDraw(): Promise<void> {
    await this.act(async () => {
      const game = await api.offerDraw(this.id);
      if (!game.result) {
        this.notice = { text: game.offer ? m.game.offered : m.game.declined, tone: "plain" };
      }
      return game;
    });
  }

  answerDraw(accept: boolean): Promise<void> {
    return this.act(() => api.answerDraw(this.id, accept));
  }

  claimDraw(): Promise<void> {
    return this.act(() => api.claimDraw(this.id));
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.sending || !this.mine) return;
    const ply = this.plies.length;
    this.hinting = true;
    this.notice = null;
    try {
      const { outcome } = await api.hint(this.id);
      if (this.plies.length === ply) this.hint = outcome;
    } catch (error) {
      this.fail(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Looks at a position of the game; the last one follows the game again. */
  look(ply: number): void {
    const last = this.plies.length;
    this.lookingAt = ply >= last ? null : Math.max(0, ply);
    this.hint = null;
  }

  private async begin(): Promise<void> {
    let waitMs = firstWaitMs;
    while (!this.closed) {
      try {
        this.accept(await api.game(this.id));
        this.online = true;
        break;
      } catch (error) {
        if (!(error instanceof Failure) || !error.away) {
          this.missing = true;
          return;
        }
        this.online = false;
        await pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      }
    }
    if (this.closed) return;
    this.live = new Live(this.id, {
      version: () => this.game?.version ?? 0,
      event: (_kind, game) => this.accept(game),
      connected: (yes) => (this.online = yes),
    });
  }

  /** Takes what the server says, unless something newer is here already. */
  private accept(game: Game): void {
    if (this.closed || (this.game && game.version < this.game.version)) return;
    const before = this.game;
    this.game = game;
    if (before && game.moves.length < before.moves.length) this.lookingAt = null;
    if (before && game.version > before.version && !game.result) this.notice = null;
    this.settle(before?.moves ?? [], game.moves);
    this.follow();
  }

  /** Drops the pending moves that the game has now; all of them when it has become another game than they were made in. */
  private settle(before: Game["moves"], moves: Game["moves"]): void {
    const [first] = this.pending;
    if (!first) return;
    const made = this.pending.filter(({ ply }) => ply < moves.length);
    const same =
      moves.length >= first.ply &&
      before.slice(0, first.ply).every(({ notation }, ply) => moves[ply]?.notation === notation) &&
      made.every(({ ply, outcome }) => moves[ply]?.notation === outcome.notation);
    this.pending = same ? this.pending.slice(made.length) : [];
    if (!same) this.notice = { text: m.game.notTaken(m.game.elsewhere), tone: "warn" };
  }

  /** Brings the line of positions to where the game is, the moves on their way included. */
  private follow(): void {
    const { game } = this;
    if (!game) return;
    this.line ??= new Line(this.core, game.variant, game.rules, game.start);
    const moves = [...game.moves.map((move) => move.notation), ...this.pending.map(({ outcome }) => outcome.notation)];
    const length = this.plies.length;
    this.line.become(moves);
    if (this.line.plies.length !== length) this.hint = null;
    this.plies = [...this.line.plies];
    this.now = this.line.now;
  }

  private async sendAll(): Promise<void> {
    if (this.posting) return;
    this.posting = true;
    try {
      for (let [first] = this.pending; first && !this.closed; [first] = this.pending) await this.send(first);
    } finally {
      this.posting = false;
    }
  }

  /** Afterwards the move is pending no more: acknowledged or taken back, unless the page is closed meanwhile. */
  private async send(move: Pending): Promise<void> {
    let waitMs = firstWaitMs;
    while (!this.closed && this.pending[0] === move) {
      try {
        this.accept(await api.move(this.id, move.ply, move.outcome.notation, move.nonce));
        // Still there: acknowledged, and taken back by somebody since.
        if (this.pending[0] === move) this.dropPending(m.game.notTaken(m.game.elsewhere));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (!error.away) {
          if (this.pending[0] === move) await this.refused(error.message);
          return;
        }
        this.online = false;
        await pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      }
    }
  }

  private dropPending(why: string): void {
    this.pending = [];
    this.follow();
    this.notice = { text: why, tone: "warn" };
  }

  private async refused(why: string): Promise<void> {
    this.dropPending(m.game.notTaken(why));
    try {
      const game = await api.game(this.id);
      const { notice } = this;
      this.accept(game);
      this.notice = notice;
    } catch {
      // The socket brings the game as soon as the server is back.
    }
  }

  private async act(change: () => Promise<Game>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.notice = null;
    try {
      const game = await change();
      const { notice } = this;
      this.accept(game);
      this.notice = notice;
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    if (error.away) this.online = this.live ? this.online : false;
    this.notice = { text: error.away ? m.game.gone : error.message, tone: "warn" };
  }
}
