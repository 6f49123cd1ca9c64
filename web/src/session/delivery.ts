import { api, Failure, type Game } from "../lib/api.ts";
import { messages as m } from "../lib/messages.ts";
import type { Way } from "./contact.svelte.ts";
import type { SentMove } from "./kept.ts";
import type { Notice } from "./notice.ts";
import type { Outbox } from "./outbox.svelte.ts";

export const firstWaitMs = 300;
export const longestWaitMs = 4000;

/** The session as the delivery of its moves needs it. */
export interface Sender {
  closed(): boolean;
  over(): boolean;
  game(): Game | undefined;
  /** Takes over a game from the server, which may leave out moves up to version `since`. */
  accept(told: Game, since: number): void;
  /** Brings the positions to the moves in the outbox. */
  follow(): void;
  /** Requests the whole game. */
  fetch(): Promise<void>;
  /** Opens the socket again. */
  renew(): void;
  say(notice: Notice | null): void;
}

/** Sends the moves of the outbox one after another, and repeats each until the server answers it. */
export class Delivery {
  /** Set while moves are being sent. */
  #posting: Promise<void> | undefined;

  constructor(
    private readonly id: string,
    private readonly way: Way,
    private readonly outbox: Outbox,
    private readonly sender: Sender,
  ) {}

  start(): void {
    if (this.outbox.next) this.#posting ??= this.#sendInOrder();
  }

  /** Waits for the moves in progress. True if the server has accepted them and the game is running. */
  async done(): Promise<boolean> {
    const last = this.outbox.moves.at(-1);
    await this.#posting;
    return !last || (this.#has(last) && !this.sender.over());
  }

  #has({ ply, notation }: SentMove): boolean {
    return this.sender.game()?.moves[ply]?.notation === notation;
  }

  async #sendInOrder(): Promise<void> {
    try {
      for (let { next } = this.outbox; next && !this.sender.closed(); { next } = this.outbox) await this.#send(next);
    } finally {
      this.#posting = undefined;
    }
  }

  /** Returns when the move is no longer pending: acknowledged or taken back, unless the page is closed before. */
  async #send(move: SentMove): Promise<void> {
    const { way, outbox, sender } = this;
    let waitMs = firstWaitMs;
    while (!sender.closed() && outbox.next === move) {
      way.sent();
      const have = sender.game()?.version ?? 0;
      try {
        const game = await api.move(this.id, have, move.ply, move.notation, move.nonce);
        this.#answered();
        sender.accept(game, have);
        // Still pending: it was accepted, and has been taken back since.
        if (outbox.next === move) this.#drop(m.game.notTaken(m.game.elsewhere));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (!error.away) {
          this.#answered();
          if (outbox.next === move) await this.#refused(move, error.message);
          return;
        }
        way.heard({ unanswered: true });
        await way.pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      } finally {
        way.arrived();
      }
    }
    // The game has changed meanwhile, and no move waits to be sent.
    way.heard({ unanswered: false });
  }

  /** After an answer. If requests failed before, the socket may be open on this side only, so it is opened again. */
  #answered(): void {
    if (this.way.unanswered) this.sender.renew();
    this.way.heard({ unanswered: false });
  }

  #drop(why: string): void {
    this.outbox.clear();
    this.sender.follow();
    this.sender.say({ text: why, tone: "warn" });
  }

  async #refused(move: SentMove, why: string): Promise<void> {
    this.#drop(m.game.notTaken(why));
    await this.sender.fetch();
    // Another window was first with the same move.
    if (this.#has(move)) this.sender.say(null);
  }
}
