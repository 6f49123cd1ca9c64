// The socket of one game: names the last version it has, hears every later one, and comes back by itself.
import * as v from "valibot";
import { gameEventSchema, hurriedSchema, type Game } from "./wire.ts";

export interface LiveListener {
  /** The last version the page has; 0 when it has nothing yet. */
  version(): number;
  /** `game` leaves out moves that it had one version before (`from`), where there are such. */
  event(kind: string, game: Game): void;
  /** The computer thinks about this version for a shorter time than usual. */
  hurried(version: number): void;
  /** Told at every change of mind about whether the server can be reached. */
  connected(yes: boolean): void;
}

const firstWaitMs = 250;
const longestWaitMs = 4000;

/** Watches one game until `close`. Runs on the page's only thread; calls the listener from socket events. */
export class Live {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = firstWaitMs;
  private closed = false;
  private readonly hurry = (): void => {
    if (!this.socket && !this.closed) this.open();
  };

  constructor(
    private readonly game: string,
    private readonly listener: LiveListener,
  ) {
    addEventListener("online", this.hurry);
    this.open();
  }

  /** Opens another socket in place of this one, of which nothing more may come. */
  renew(): void {
    const old = this.socket;
    if (!old || this.closed) return;
    this.open();
    old.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.waitMs = firstWaitMs;
      socket.send(JSON.stringify({ type: "watch", game: this.game, version: this.listener.version(), deltas: true }));
      this.listener.connected(true);
    });
    socket.addEventListener("message", (message) => this.hear(message.data));
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (this.closed) return;
      this.listener.connected(false);
      this.timer = setTimeout(this.hurry, this.waitMs);
      this.waitMs = Math.min(this.waitMs * 2, longestWaitMs);
    });
  }

  private hear(data: unknown): void {
    if (typeof data !== "string") return;
    let json: unknown;
    try {
      json = JSON.parse(data);
    } catch {
      return;
    }
    const message = v.safeParse(gameEventSchema, json);
    // Answers to `watch` and errors need nothing of us: a game that is not ours is a 404 of the first request.
    if (message.success && message.output.game === this.game)
      this.listener.event(message.output.kind, message.output.game_state);
    const hurried = v.safeParse(hurriedSchema, json);
    if (hurried.success && hurried.output.game === this.game) this.listener.hurried(hurried.output.version);
  }
}
