// The known state of the connection between the page and the server.

/** All is well, a move takes long to send, gets no answer, the line is cut, or is back. */
export type Contact = "fine" | "sending" | "waiting" | "gone" | "back";

/** For this long the line says that the connection is back. */
const relievedMs = 4000;
/** After this long a move on its way is spoken of. */
const slowMs = 800;

export class Way {
  /** True while the socket is open; before the first connection, true if the server has answered. */
  #connected = $state(true);
  /** The last try to send a move got no answer; it is sent again, whatever the socket says. */
  unanswered = $state(false);
  /** A move has been on its way for longer than a player takes for nothing. */
  #slow = $state(false);
  /** The trouble is over, a moment ago. */
  #recovered = $state(false);
  readonly contact = $derived.by((): Contact => {
    if (!this.#connected) return "gone";
    if (this.unanswered) return "waiting";
    if (this.#slow) return "sending";
    return this.#recovered ? "back" : "fine";
  });
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #relief: ReturnType<typeof setTimeout> | undefined;
  /** Ends a pause before another try. */
  hurry: () => void = () => undefined;
  readonly #hasten = (): void => this.hurry();

  constructor() {
    addEventListener("online", this.#hasten);
  }

  /** True if the server receives the moves made here. Read after the page is left, too: a move may still be on its way. */
  get online(): boolean {
    return this.#connected && !this.unanswered;
  }

  close(): void {
    removeEventListener("online", this.#hasten);
    this.arrived();
    clearTimeout(this.#relief);
    this.hurry();
  }

  /** Records an observation. */
  heard({ connected = this.#connected, unanswered = this.unanswered }): void {
    const before = this.online;
    this.#connected = connected;
    this.unanswered = unanswered;
    if (before === this.online) return;
    this.#recovered = this.online;
    clearTimeout(this.#relief);
    this.#relief = setTimeout(() => (this.#recovered = false), relievedMs);
  }

  /** A move sets out. */
  sent(): void {
    this.#slowTimer = setTimeout(() => (this.#slow = true), slowMs);
  }

  /** It has arrived, or is lost. */
  arrived(): void {
    clearTimeout(this.#slowTimer);
    this.#slow = false;
  }

  pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
