// A socket to the server that comes back by itself.

export interface SocketListener {
  /** The first message after the connection opens. */
  greeting(): object;
  /** A message that is JSON. */
  hear(message: unknown): void;
  /** Called when the connection to the server is lost or restored. */
  connected(yes: boolean): void;
  /** It was closed for good. */
  closed?(): void;
}

const firstWaitMs = 250;
const longestWaitMs = 4000;
/** Interval of pings, since a dead connection is silent; a ping is also sent when the tab becomes visible. */
const everyMs = 15_000;
const answerMs = 5000;
const openMs = 10_000;

/** Open until `close`. Runs on the page's only thread; calls the listener from socket events. */
export class Socket {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Expires after a silence. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #asking: ReturnType<typeof setInterval>;
  #waitMs = firstWaitMs;
  #closed = false;
  readonly #hurry = (): void => {
    if (!this.#socket && !this.#closed) this.#open();
  };
  readonly #ask = (): void => {
    if (document.hidden || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.say({ type: "ping" });
    this.#expect(answerMs);
  };

  constructor(private readonly listener: SocketListener) {
    addEventListener("online", this.#hurry);
    addEventListener("online", this.#ask);
    document.addEventListener("visibilitychange", this.#ask);
    this.#asking = setInterval(this.#ask, everyMs);
    this.#open();
  }

  /** Says it if the socket is open, else not at all. */
  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Opens another socket in place of this one, of which nothing more may come. */
  renew(): void {
    const old = this.#socket;
    if (!old || this.#closed) return;
    this.#open();
    old.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("online", this.#ask);
    document.removeEventListener("visibilitychange", this.#ask);
    clearInterval(this.#asking);
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.listener.closed?.();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    this.#expect(openMs);
    socket.addEventListener("open", () => {
      if (this.#socket === socket) clearTimeout(this.#patience);
      this.#waitMs = firstWaitMs;
      socket.send(JSON.stringify(this.listener.greeting()));
      this.listener.connected(true);
    });
    socket.addEventListener("message", (message) => {
      if (this.#socket === socket) clearTimeout(this.#patience);
      this.#hear(message.data);
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      clearTimeout(this.#patience);
      if (this.#closed) return;
      this.listener.connected(false);
      this.#timer = setTimeout(this.#hurry, this.#waitMs);
      this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
    });
  }

  /** Reconnects unless a message arrives within this time. */
  #expect(ms: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.listener.connected(false);
      this.renew();
    }, ms);
  }

  #hear(data: unknown): void {
    if (typeof data !== "string") return;
    try {
      this.listener.hear(JSON.parse(data));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
}
