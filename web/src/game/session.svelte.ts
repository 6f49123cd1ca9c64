// One game as this page sees it: what the server last said, the moves on their way there, and the line of positions that
// follows from both. The board, the list and the line of text read from here; nothing else talks to the server.
import { api, Failure, newNonce, type Game, type Invitation } from "../lib/api.ts";
import {
  CoreRefused,
  type Core,
  type Legs,
  type Outcome,
  type Refusal,
  type State,
  type Variant,
} from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { tell } from "../lib/own_variants.ts";
import { Line, type Ply, type Source, type Standing } from "../lib/line.ts";
import { gameAskedFor } from "../lib/early_game.ts";
import { watchGame } from "../lib/live.ts";
import { me } from "../lib/me.ts";
import { messages as m, wrongText } from "../lib/messages.ts";
import { router } from "../lib/router.svelte.ts";
import type { Socket } from "../lib/socket.ts";
import type { ChatLine } from "../lib/wire.ts";
import { typedMove } from "../play/words.ts";
import { ServerClock } from "./clock.ts";
import { isHere, isShared, onlyPerson } from "./here.ts";
import { completed } from "./delta.ts";
import { Glimpse } from "./glimpse.ts";
import { Attendance, claimWait, standsIn } from "./presence.svelte.ts";
import { nameOf } from "./seats.ts";
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

/** Between the page and the server: all is well, a move takes long to send, gets no answer, the line is cut, or is back. */
export type Contact = "fine" | "sending" | "waiting" | "gone" | "back";

const firstWaitMs = 300;
const longestWaitMs = 4000;
/** After this long a move on its way is spoken of. */
const slowMs = 800;
/** For this long the line says that the connection is back. */
const relievedMs = 4000;

export class Session implements Stage {
  game = $state.raw<Game>();
  /** Empty until the rules are here, even where moves were played. */
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** The rules are here: the past of the game can be looked at, and everything be done. */
  ready = $state(false);
  /** The rules were asked for in vain; they are asked for again. */
  lacking = $state(false);
  /** The game goes further than the position that is known. */
  private behind = $state(false);
  /** The ply looked at; null follows the game. */
  lookingAt = $state<number | null>(null);
  /** The socket is open, as far as is known; before the first one, the server has answered. */
  private connected = $state(true);
  /** The last try to send a move got no answer; it is sent again, whatever the socket says. */
  private unanswered = $state(false);
  /** A move has been on its way for longer than a player takes for nothing. */
  private slow = $state(false);
  /** The trouble is over, a moment ago. */
  private recovered = $state(false);
  /** Whether the server hears of what is played here. */
  readonly online = $derived(this.connected && !this.unanswered);
  readonly contact = $derived.by((): Contact => {
    if (!this.connected || this.lacking) return "gone";
    if (this.unanswered) return "waiting";
    if (this.slow) return "sending";
    return this.recovered ? "back" : "fine";
  });
  /** The version about which the computer thinks for a shorter time than usual, as others wait too. */
  private hurriedAt = $state(0);
  readonly hurried = $derived(this.hurriedAt > 0 && this.hurriedAt === this.game?.version);
  /** An invitation to play this game again. */
  again = $state.raw<Invitation>();
  /** Who is at the board, in games between people at screens of their own. */
  readonly attendance = new Attendance();
  private readonly serverClock = new ServerClock();
  /** How far the server's clock is ahead of the page's; undefined until that is known. */
  serverAhead = $state<number>();
  missing = $state(false);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Outcome | null>(null);
  hinting = $state(false);
  /** A change other than a move is under way; its buttons rest. */
  busy = $state(false);
  /** Moves made here that the server has not acknowledged: of consecutive plies, sent one after another. */
  private pending = $state.raw<readonly Pending[]>([]);

  readonly sending = $derived(this.pending.length > 0);
  /** The ply of the last position. */
  readonly last = $derived(this.now?.ply ?? 0);
  readonly ply = $derived(this.lookingAt ?? this.last);
  /** Whether a move has been played. */
  readonly begun = $derived(this.last > 0 || (this.game?.moves.length ?? 0) > 0);
  /** A move made here whose position is not known yet. */
  awaited = $state.raw<Outcome | null>(null);
  readonly byDays = $derived((this.game?.time?.days ?? 0) > 0);
  readonly over = $derived((this.game?.result ?? this.now?.result ?? null) !== null);
  readonly againstComputer = $derived(this.game?.opponent === "computer");
  /** The person's seat where there is but one person, else null. */
  readonly own = $derived(onlyPerson(this.game));
  /** Whether a person at this page may move now. */
  readonly mine = $derived.by(() => {
    if (!this.game || !this.now || this.over || this.behind || this.lookingAt !== null) return false;
    return isHere(this.game, this.now.seat) || standsIn(this, this.now.seat);
  });
  /** How long until the win may be claimed, as all on the other side have left; null if they have not. */
  readonly claimWait = $derived.by(() => claimWait(this));

  /** While the others think: the only person's seat, whose next move may be set ahead. */
  readonly ahead = $derived.by(() => {
    if (!this.game || !this.now || this.over || this.behind || this.lookingAt !== null) return null;
    return this.own !== null && this.now.seat !== this.own ? this.own : null;
  });

  /** Of the game, once the core is here. */
  variant = $state.raw<Variant>();
  private core: Core | undefined;
  /** Stops telling the core of a game that it does not know. */
  private telling: (() => void) | undefined;
  private source: Source | undefined;
  private chatHeard: ((line: ChatLine) => void)[] = [];
  private live: Socket | undefined;
  private closed = false;
  /** Under way while moves are being sent. */
  private posting: Promise<void> | undefined;
  /** Ends a pause before another try. */
  private hurry: () => void = () => undefined;
  private readonly hasten = (): void => this.hurry();
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private relief: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    addEventListener("online", this.hasten);
    void this.begin();
  }

  /** The rules have come. */
  know(core: Core): void {
    if (this.closed) return;
    this.core = core;
    this.lacking = false;
    this.follow();
  }

  close(): void {
    this.closed = true;
    this.telling?.();
    removeEventListener("online", this.hasten);
    clearTimeout(this.slowTimer);
    clearTimeout(this.relief);
    this.hurry();
    this.live?.close();
    this.attendance.stop();
    this.source?.free();
    this.source = undefined;
  }

  /** What may follow the squares walked so far, in the last position. */
  legs(walked: readonly string[]): Legs {
    return this.source?.legs(walked) ?? { next: [], stop: false, outcome: null };
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.source?.whyNot(route) ?? null;
  }

  standing(ply: number): Standing | undefined {
    void [this.plies, this.now];
    return this.source?.standing(ply);
  }

  /**
   * Shows the move at once and sends it, after those before it, until the server has answered; a refusal takes it back,
   * with those after it, and says why.
   */
  play(outcome: Outcome): void {
    if (!this.mine) return;
    this.notice = null;
    this.hint = null;
    this.pending = [...this.pending, { ply: this.last, outcome, nonce: newNonce() }];
    this.follow();
    if (this.behind) this.awaited = outcome;
    void this.sendAll();
  }

  /** A typed move; returns what is wrong with it, or nothing. */
  playTyped(text: string): string {
    try {
      const outcome = this.mine ? this.source?.read(typedMove(text)) : null;
      if (!outcome) return m.game.notFree;
      this.play(outcome);
      return "";
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      return wrongText(error.error);
    }
  }

  takeBack(): Promise<void> {
    return this.act((have) => api.takeBack(this.id, have));
  }

  /** No game after all: before everyone has moved. */
  callOff(): Promise<void> {
    return this.act((have) => api.callOff(this.id, have));
  }

  resign(): Promise<void> {
    return this.act((have) => api.resign(this.id, have));
  }

  async offerDraw(): Promise<void> {
    await this.act(async (have) => {
      const game = await api.offerDraw(this.id, have);
      if (!game.result && !isShared(game)) {
        this.notice = { text: game.offer ? m.game.offered : m.game.declined, tone: "plain" };
      }
      return game;
    });
  }

  answerDraw(accept: boolean): Promise<void> {
    return this.act((have) => api.answerDraw(this.id, have, accept));
  }

  answerTakeBack(accept: boolean): Promise<void> {
    return this.act((have) => api.answerTakeBack(this.id, have, accept));
  }

  claimWin(): Promise<void> {
    return this.act((have) => api.claimWin(this.id, have));
  }

  claimDraw(): Promise<void> {
    return this.act((have) => api.claimDraw(this.id, have));
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.sending || !this.mine) return;
    const ply = this.last;
    this.hinting = true;
    this.notice = null;
    try {
      const { outcome } = await api.hint(this.id);
      if (this.last === ply) this.hint = outcome;
    } catch (error) {
      this.fail(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Looks at a position of the game; the last one follows the game again. */
  look(ply: number): void {
    this.lookingAt = ply >= this.last ? null : Math.max(0, ply);
    this.hint = null;
  }

  /** Hands on what is said, until the function that it returns is called. */
  hearChat(hear: (line: ChatLine) => void): () => void {
    this.chatHeard.push(hear);
    return () => {
      this.chatHeard = this.chatHeard.filter((one) => one !== hear);
    };
  }

  hearRematch(told: Invitation): void {
    const before = this.again;
    if (before?.id === told.id && told.version < before.version) return;
    // Who only looks at an old game stays with it.
    if (before?.phase === "waiting" && told.game && told.seats.some(({ id }) => id === me())) {
      router.go(`/game/${told.game}`);
    }
    this.again = told.phase === "withdrawn" ? undefined : told;
  }

  /** Asks for the game until it is here. */
  private async begin(): Promise<void> {
    let waitMs = firstWaitMs;
    while (!this.closed) {
      try {
        this.accept(await gameAskedFor(this.id), 0, true);
        this.heard({ connected: true });
        break;
      } catch (error) {
        if (!(error instanceof Failure) || !error.away) {
          this.missing = true;
          return;
        }
        this.heard({ connected: false });
        await this.pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      }
    }
    if (this.closed) return;
    this.live = watchGame(this.id, {
      version: () => this.game?.version ?? 0,
      event: (kind, game) => {
        const refused = this.refusalOf(kind);
        this.accept(game, game.version - 1);
        if (refused) this.notice = refused;
      },
      clock: (shown) => {
        this.serverClock.set(shown, performance.now());
        this.serverAhead = this.serverClock.ahead;
      },
      hurried: (version) => (this.hurriedAt = version),
      chat: (line) => {
        for (const hear of this.chatHeard) hear(line);
      },
      presence: (told) => this.attendance.hear(told),
      rematch: (invitation) => this.hearRematch(invitation),
      connected: (yes) => {
        this.heard({ connected: yes });
        if (yes) this.hurry();
      },
    });
  }

  /** What to say of an offer of one's own that the other side has just refused. */
  private refusalOf(kind: string): Notice | null {
    const { game } = this;
    if (!game || !isShared(game) || this.busy) return null;
    const other = game.seats.find(({ seat }) => !isHere(game, seat));
    const name = game.seats.length === 2 && other ? nameOf(game, other.seat) : m.game.otherSide;
    if (kind === "draw-refused" && game.offer && isHere(game, game.offer))
      return { text: m.game.drawRefused(name), tone: "plain" };
    if (kind === "take-back-refused" && game.asksBack && isHere(game, game.asksBack))
      return { text: m.game.takeBackRefused(name), tone: "plain" };
    return null;
  }

  /** What has just been learned of the way to the server. */
  private heard({ connected = this.connected, unanswered = this.unanswered }): void {
    const before = this.online;
    this.connected = connected;
    this.unanswered = unanswered;
    if (before === this.online) return;
    this.recovered = this.online;
    clearTimeout(this.relief);
    this.relief = setTimeout(() => (this.recovered = false), relievedMs);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /**
   * Takes what the server says, unless something newer is here already. It may leave out moves of version `since`. `asked`:
   * the position was asked for, too.
   */
  private accept(told: Game, since = 0, asked = false): void {
    const before = this.game;
    if (this.closed || (before && told.version < before.version)) return;
    const game = completed(told, since, before);
    if (!game) return void this.fetch();
    this.game = game;
    // On leave `since` is still to come.
    if (game.clocks && game.time?.days === 0) this.serverClock.atLeast(game.clocks.since, performance.now());
    this.serverAhead = this.serverClock.ahead;
    if (before && game.moves.length < before.moves.length) this.lookingAt = null;
    if (before && game.version > before.version && !game.result) this.notice = null;
    this.settle(before?.moves ?? [], game.moves);
    this.follow();
    // Before the rules are here the server alone knows where this has led.
    if (this.behind && !this.sending && !asked) void this.fetch();
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

  /** Brings the positions to where the game is, the moves on their way included. */
  private follow(): void {
    const { game, core } = this;
    if (!game) return;
    const played = game.moves.map((move) => move.notation);
    const moves = [...played, ...this.pending.map(({ outcome }) => outcome.notation)];
    const variant = core?.variant(game.variant);
    if (core && !variant && !this.telling) {
      this.telling = keepAsking(
        async () => {
          await tell(core);
          this.follow();
        },
        (gone) => (this.lacking = gone),
      );
    }
    if (core && variant && !this.ready) {
      this.variant = variant;
      const line = new Line(core, game.variant, game.rules, game.start);
      line.become(moves);
      if (this.now) line.adopt(this.now);
      this.source = line;
      this.ready = true;
    } else if (!variant && game.state) {
      this.source = new Glimpse(game.state, played);
    }
    const { source, last } = this;
    if (!source) return;
    source.become(moves);
    this.behind = source.behind;
    if (!this.behind) this.awaited = null;
    this.plies = [...source.plies];
    this.now = source.now;
    if (this.last !== last) this.hint = null;
  }

  private sendAll(): Promise<void> {
    this.posting ??= this.sendInOrder();
    return this.posting;
  }

  private async sendInOrder(): Promise<void> {
    try {
      for (let [first] = this.pending; first && !this.closed; [first] = this.pending) await this.send(first);
    } finally {
      this.posting = undefined;
    }
  }

  /** Waits for the moves on their way; whether the game has taken them and goes on. */
  private async delivered(): Promise<boolean> {
    const last = this.pending.at(-1);
    await this.posting;
    return !last || (this.game?.moves[last.ply]?.notation === last.outcome.notation && !this.over);
  }

  /** Afterwards the move is pending no more: acknowledged or taken back, unless the page is closed meanwhile. */
  private async send(move: Pending): Promise<void> {
    let waitMs = firstWaitMs;
    while (!this.closed && this.pending[0] === move) {
      this.slowTimer = setTimeout(() => (this.slow = true), slowMs);
      const have = this.game?.version ?? 0;
      try {
        const game = await api.move(this.id, have, move.ply, move.outcome.notation, move.nonce);
        this.answered();
        this.accept(game, have);
        // Still there: acknowledged, and taken back by somebody since.
        if (this.pending[0] === move) this.dropPending(m.game.notTaken(m.game.elsewhere));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (!error.away) {
          this.answered();
          if (this.pending[0] === move) await this.refused(error.message);
          return;
        }
        this.heard({ unanswered: true });
        await this.pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      } finally {
        clearTimeout(this.slowTimer);
        this.slow = false;
      }
    }
    // The game has become another one meanwhile, and nothing waits to be sent.
    this.heard({ unanswered: false });
  }

  /** The server has answered a move. After a failure the socket may be open on this side only: it is opened anew. */
  private answered(): void {
    if (this.unanswered) this.live?.renew();
    this.heard({ unanswered: false });
  }

  private dropPending(why: string): void {
    this.pending = [];
    this.follow();
    this.notice = { text: why, tone: "warn" };
  }

  private async refused(why: string): Promise<void> {
    this.dropPending(m.game.notTaken(why));
    await this.fetch();
  }

  /** Asks for the whole game. */
  private async fetch(): Promise<void> {
    try {
      const asked = !this.ready;
      const game = await (asked ? api.openGame(this.id) : api.game(this.id));
      const { notice } = this;
      this.accept(game, 0, asked);
      this.notice = notice;
    } catch {
      // The socket brings the game as soon as the server is back.
    }
  }

  /** Changes the game as it stands after the moves on their way; not at all if one of them is refused. */
  private async act(change: (have: number) => Promise<Game>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.notice = null;
    try {
      if (!(await this.delivered())) return;
      const have = this.game?.version ?? 0;
      const game = await change(have);
      const { notice } = this;
      this.accept(game, have);
      this.notice = notice;
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    this.notice = { text: error.away ? m.game.unanswered : error.message, tone: "warn" };
  }
}
