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
import { deviceGames, onDevice } from "../lib/device.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { Line, type Ply, type Source, type Standing } from "../lib/line.ts";
import { gameAskedFor } from "../lib/early_game.ts";
import { watchGame } from "../lib/live.ts";
import { messages as m } from "../lib/messages.ts";
import type { Socket } from "../lib/socket.ts";
import type { ChatLine, Seat } from "../lib/wire.ts";
import type { Table } from "../play/table.ts";
import { ServerClock } from "../stage/clock.ts";
import { Way, type Contact } from "./contact.svelte.ts";
import { isHere, onlyPerson } from "../lib/here.ts";
import { Delivery, firstWaitMs, longestWaitMs } from "./delivery.ts";
import { completed } from "./delta.ts";
import { Glimpse } from "./glimpse.ts";
import { refusalOf, type Notice } from "./notice.ts";
import { Attendance, claimWait, standsIn } from "./presence.svelte.ts";
import { keep, keptOf } from "./kept.ts";
import { Outbox } from "./outbox.svelte.ts";
import { Planned } from "./planned.ts";
import { hearRematch } from "./rematch.ts";
import type { Stage } from "../stage/stage.ts";
import type { Advisor } from "./advisor.ts";

export class Session implements Stage {
  game = $state.raw<Game>();
  /** Empty until the rules are here, even where moves were played. */
  plies = $state.raw<readonly Ply[]>([]);
  now = $state.raw<State>();
  /** True once the rules have loaded: earlier positions and all actions are available. */
  ready = $state(false);
  /** True if loading the rules has failed; it is retried. */
  lacking = $state(false);
  /** The game goes further than the position that is known. */
  #behind = $state(false);
  /** The ply shown; null follows the game. */
  lookingAt = $state<number | null>(null);
  readonly #way = new Way();
  /** True if the server receives the moves made here. */
  readonly online = $derived(this.#way.online);
  readonly contact = $derived.by((): Contact => (this.lacking ? "gone" : this.#way.contact));
  /** The version about which the computer thinks for a shorter time than usual, as others wait too. */
  #hurriedAt = $state(0);
  readonly hurried = $derived(this.#hurriedAt > 0 && this.#hurriedAt === this.game?.version);
  /** An invitation to play this game again. */
  again = $state.raw<Invitation>();
  /** The presence of players, in games between people on different devices. */
  readonly attendance = new Attendance();
  readonly #serverClock = new ServerClock();
  /** The server's clock minus the page's, in ms; undefined until it is known. */
  serverAhead = $state<number>();
  missing = $state(false);
  /** The player named in the open dialog of a report. */
  reported = $state.raw<{ id: string; seat: Seat }>();
  /** New lines of chat, where the chat is out of sight. */
  news = $state.raw<Stage["news"]>();
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Outcome | null>(null);
  hinting = $state(false);
  /** A change other than a move is under way; its buttons rest. */
  busy = $state(false);
  readonly #outbox: Outbox;
  readonly #planned: Planned;
  /** Against the computer, if switched on: checks each move before it is sent. */
  coach = $state.raw<Advisor>();
  /** The last move waits for the coach, or for an answer to it. */
  readonly held = $derived.by(() => this.#outbox.held);
  readonly sending = $derived.by(() => this.#outbox.moves.length > 0);
  /** The ply of the last position. */
  readonly last = $derived(this.now?.ply ?? 0);
  readonly ply = $derived(this.lookingAt ?? this.last);
  /** True after the first move. */
  readonly begun = $derived(this.last > 0 || (this.game?.moves.length ?? 0) > 0);
  /** A move made here that has no position yet. */
  awaited = $state.raw<Outcome | null>(null);
  /** True if moves are confirmed in this game; undefined: as in the settings. */
  confirms = $state<boolean>();
  readonly byDays = $derived((this.game?.time?.days ?? 0) > 0);
  readonly over = $derived((this.game?.result ?? this.now?.result ?? null) !== null);
  readonly againstComputer = $derived(this.game?.opponent === "computer");
  /** The person's seat where there is but one person, else null. */
  readonly own = $derived(onlyPerson(this.game));
  /** True if a person at this page may move now. */
  readonly mine = $derived.by(() => {
    if (!this.game || !this.now || this.over || this.#behind || this.held || this.lookingAt !== null) return false;
    return isHere(this.game, this.now.seat) || standsIn(this, this.now.seat);
  });
  /** The time until the win may be claimed because all opponents have left; null unless they have. */
  readonly claimWait = $derived.by(() => claimWait(this));

  /** During the opponents' turns: the seat of the only person here, for planned moves. */
  readonly ahead = $derived.by(() => {
    if (!this.game || !this.now || this.over || this.#behind || this.lookingAt !== null) return null;
    return this.own !== null && this.now.seat !== this.own && !this.held ? this.own : null;
  });

  /** The variant of the game, once the core has loaded. */
  variant = $state.raw<Variant>();
  #core: Core | undefined;
  /** Stops telling the core of a game that it does not know. */
  #telling: (() => void) | undefined;
  #source: Source | undefined;
  #chatHeard: ((line: ChatLine) => void)[] = [];
  #live: Pick<Socket, "close" | "renew"> | undefined;
  #closed = false;
  readonly #delivery: Delivery;

  constructor(readonly id: string) {
    this.#outbox = new Outbox(id);
    this.#planned = new Planned(this);
    this.#delivery = new Delivery(id, this.#way, this.#outbox, {
      closed: () => this.#closed,
      over: () => this.over,
      game: () => this.game,
      accept: (told, since) => this.#accept(told, since),
      follow: () => this.#follow(),
      fetch: () => this.#fetch(),
      renew: () => this.#live?.renew(),
      say: (notice) => (this.notice = notice),
    });
    this.confirms = keptOf(id).confirms;
    void this.#begin();
  }

  /** The rules have come. */
  know(core: Core): void {
    if (this.#closed) return;
    this.#core = core;
    this.lacking = false;
    this.#follow();
  }

  close(): void {
    this.coach?.close();
    this.#closed = true;
    this.#telling?.();
    this.#way.close();
    this.#live?.close();
    this.attendance.stop();
    this.#source?.free();
    this.#source = undefined;
  }

  /** Returns the next legs after the squares walked in the last position. */
  legs(walked: readonly string[]): Legs {
    return this.#source?.legs(walked) ?? { next: [], stop: false, outcome: null };
  }

  whyNot(route: readonly string[]): Refusal | null {
    return this.#source?.whyNot(route) ?? null;
  }

  standing(ply: number): Standing | undefined {
    void [this.plies, this.now];
    return this.#source?.standing(ply);
  }

  /**
   * Shows the move at once and sends it, after those before it, until the server has answered; a refusal takes it back,
   * with those after it, and says why.
   */
  play(outcome: Outcome): void {
    if (!this.mine) return;
    this.notice = null;
    this.hint = null;
    this.#outbox.add({ ply: this.last, notation: outcome.notation, nonce: newNonce() });
    this.#follow();
    if (this.#behind) this.awaited = outcome;
    else if (this.coach?.keeps()) this.#outbox.hold();
    if (!this.held) this.#delivery.start();
  }

  /** Confirms moves or not, in this game only. */
  confirm(confirms: boolean): void {
    this.confirms = confirms;
    keep(this.id, { confirms });
  }

  /** Saves the moves planned on the board, so that they survive a reload. */
  brought(table: Table): void {
    this.#planned.follow(table);
  }

  /** Sends the move that is held. */
  release(): void {
    this.#outbox.release();
    this.#delivery.start();
  }

  /** Takes back the held move, which was not sent. */
  unmake(): void {
    this.#outbox.unmake();
    this.lookingAt = null;
    this.#follow();
  }

  /** A typed move; returns what is wrong with it, or nothing. */
  playTyped(text: string): string {
    try {
      const outcome = this.mine ? this.#source?.read(text) : null;
      if (!outcome) return m.game.notFree;
      this.play(outcome);
      return "";
    } catch (error) {
      if (!(error instanceof CoreRefused)) throw error;
      return m.wrongText(error.error);
    }
  }

  /** Shows a position of the game; the last one follows the game again. */
  look(ply: number): void {
    this.lookingAt = ply >= this.last ? null : Math.max(0, ply);
    this.hint = null;
  }

  /** Hands on what is said, until the function that it returns is called. */
  hearChat(hear: (line: ChatLine) => void): () => void {
    this.#chatHeard.push(hear);
    return () => {
      this.#chatHeard = this.#chatHeard.filter((one) => one !== hear);
    };
  }

  /** Asks for the game until it is here. */
  async #begin(): Promise<void> {
    let waitMs = firstWaitMs;
    while (!this.#closed) {
      try {
        this.#accept(await gameAskedFor(this.id), 0, true);
        this.#delivery.start();
        this.#way.heard({ connected: true });
        break;
      } catch (error) {
        if (!(error instanceof Failure) || !error.away) {
          this.missing = true;
          return;
        }
        this.#way.heard({ connected: false });
        await this.#way.pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      }
    }
    const event = (kind: string, game: Game): void => {
      const refused = refusalOf(this, kind);
      this.#accept(game, game.version - 1);
      if (refused) this.notice = refused;
    };
    const device = onDevice(this.id) ? await deviceGames() : undefined;
    if (this.#closed) return;
    if (device) return void (this.#live = device.watch(this.id, event));
    this.#live = watchGame(this.id, {
      version: () => this.game?.version ?? 0,
      event,
      clock: (shown) => {
        this.#serverClock.set(shown, performance.now());
        this.serverAhead = this.#serverClock.ahead;
      },
      hurried: (version) => (this.#hurriedAt = version),
      chat: (line) => {
        for (const hear of this.#chatHeard) hear(line);
      },
      announced: (told) => void import("../eventchat/announced.ts").then(({ announce }) => announce(told)),
      presence: (told) => this.attendance.hear(told),
      rematch: (invitation) => hearRematch(this, invitation),
      connected: (yes) => {
        this.#way.heard({ connected: yes });
        if (yes) this.#way.hurry();
      },
    });
  }

  /**
   * Takes over a game from the server, unless a newer one is present. It may leave out moves up to version `since`.
   * `asked`: the position was requested with it.
   */
  #accept(told: Game, since = 0, asked = false): void {
    const before = this.game;
    if (this.#closed || (before && told.version < before.version)) return;
    const game = completed(told, since, before);
    if (!game) return void this.#fetch();
    this.game = game;
    // On leave `since` is still to come.
    if (game.clocks && game.time?.days === 0) this.#serverClock.atLeast(game.clocks.since, performance.now());
    this.serverAhead = this.#serverClock.ahead;
    if (before && game.moves.length < before.moves.length) this.lookingAt = null;
    if (before && game.version > before.version) this.notice = null;
    const same = before ? this.#outbox.settle(game.moves) : this.#outbox.restore(game);
    if (!same && !game.result) this.notice = { text: m.game.notTaken(m.game.elsewhere), tone: "warn" };
    this.#follow();
    // Before the rules are here the server alone knows where this has led.
    if (this.#behind && !this.sending && !asked) void this.#fetch();
  }

  /** Brings the positions to where the game is, the moves on their way included. */
  #follow(): void {
    const { game } = this;
    const core = this.#core;
    if (!game) return;
    const played = game.moves.map((move) => move.notation);
    const moves = [...played, ...this.#outbox.moves.map(({ notation }) => notation)];
    const variant = core?.variant(game.variant);
    if (core && !variant && !this.#telling) {
      this.#telling = keepAsking(
        async () => {
          const { tell } = await import("../lib/own_variants.ts");
          await tell(core);
          this.#follow();
        },
        (gone) => (this.lacking = gone),
      );
    }
    if (core && variant && !this.ready) {
      this.variant = variant;
      const line = new Line(core, game.variant, game.rules, game.start);
      line.become(moves);
      if (this.now) line.adopt(this.now);
      this.#source = line;
      this.ready = true;
    } else if (!variant && game.state) {
      this.#source = new Glimpse(game.state, played);
    }
    const { last } = this;
    const source = this.#source;
    if (!source) return;
    source.become(moves);
    this.#behind = source.behind;
    if (!this.#behind) this.awaited = null;
    this.plies = [...source.plies];
    this.now = source.now;
    if (this.last !== last) this.hint = null;
  }

  /** Asks for the whole game. */
  async #fetch(): Promise<void> {
    try {
      const asked = !this.ready;
      const game = await (asked ? api.openGame(this.id) : api.game(this.id));
      const { notice } = this;
      this.#accept(game, 0, asked);
      this.notice = game.result ? null : notice;
    } catch {
      // The socket brings the game as soon as the server is back.
    }
  }

  /** Changes the game after the moves in progress have arrived; does nothing if one of them is refused. */
  async change(work: (have: number) => Promise<Game>): Promise<void> {
    if (this.busy) return;
    if (this.held) this.unmake();
    this.busy = true;
    this.notice = null;
    try {
      if (!(await this.#delivery.done())) return;
      const have = this.game?.version ?? 0;
      const game = await work(have);
      const { notice } = this;
      this.#accept(game, have);
      this.notice = game.result ? null : notice;
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Says why a request failed; an error of another kind is thrown on. */
  fail(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    this.notice = { text: error.away ? m.game.unanswered : error.message, tone: "warn" };
  }
}
