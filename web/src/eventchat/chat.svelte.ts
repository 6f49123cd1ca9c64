// The chat of a tournament, as this page has received it.
import { Asking } from "../lib/asking.svelte.ts";
import { me } from "../lib/me.ts";
import { settings } from "../lib/settings.svelte.ts";
import { requests, type EventChatLines, type EventLine, type Said } from "./requests.ts";

/** The number of lines kept in view. */
const most = 100;
/** An announcement is shown above the page for this time. */
const announcedMs = 12 * 60 * 60 * 1000;

export class EventChat {
  readonly asking = new Asking();
  lines = $state.raw<readonly EventLine[]>([]);
  muted = $state.raw<readonly string[]>([]);
  closed = $state(false);
  mayWrite = $state(false);
  loaded = $state(false);
  /** The number of the last line that was read, or that was there before. */
  #seen = $state<number>();
  #dismissed = $state(0);
  #busy: Promise<void> | undefined;
  #again: "lines" | "whole" | undefined;

  constructor(private readonly id: string) {}

  get unread(): number {
    const seen = this.#seen;
    return seen === undefined ? 0 : this.lines.filter(({ number, id }) => number > seen && id !== me()).length;
  }

  /** With chat off, phrases, announcements and own lines are shown, and the others are counted. */
  get shown(): EventLine[] {
    return this.lines.filter(
      ({ kind, phrase, id, removed }) =>
        settings.chat || kind !== "said" || phrase !== null || id === me() || removed === true,
    );
  }

  /** The newest announcement, while it is news. */
  get announcement(): EventLine | undefined {
    const last = this.lines.filter(({ kind, removed }) => kind === "announced" && removed !== true).at(-1);
    const fresh = last && last.number > this.#dismissed && Date.now() - Date.parse(last.at) < announcedMs;
    return fresh === true ? last : undefined;
  }

  dismiss(line: EventLine): void {
    this.#dismissed = line.number;
  }

  look(): void {
    this.#seen = this.lines.at(-1)?.number ?? 0;
  }

  /** Asks for new lines, or for all; one request at a time. */
  async fetch(whole: boolean): Promise<void> {
    if (this.#busy) {
      this.#again = whole || this.#again === "whole" ? "whole" : "lines";
      return;
    }
    this.#busy = this.#ask(whole);
    try {
      await this.#busy;
    } catch {
      // The next change, or the next connection, asks again.
    } finally {
      this.#busy = undefined;
    }
    const again = this.#again;
    this.#again = undefined;
    if (again) await this.fetch(again === "whole");
  }

  async #ask(whole: boolean): Promise<void> {
    const told = await requests.get(this.id, whole ? 0 : (this.lines.at(-1)?.number ?? 0));
    if (whole) this.lines = [];
    this.#add(told);
    this.muted = told.muted;
    this.loaded = true;
    if (this.#seen === undefined) this.look();
  }

  /** Says a line. From then on, the lines of others are shown. */
  async say(said: Said): Promise<void> {
    await this.asking.send(async () => {
      this.#add(await requests.say(this.id, said));
      settings.chat = true;
    });
  }

  async remove(number: number): Promise<void> {
    await this.asking.send(async () => {
      const { lines } = await requests.remove(this.id, number);
      this.lines = this.lines.map((one) => lines.find((gone) => gone.number === one.number) ?? one);
    });
  }

  async close(closed: boolean): Promise<void> {
    await this.asking.send(async () => {
      this.#add(await requests.close(this.id, closed));
    });
  }

  async mute(players: readonly string[], muted: boolean): Promise<void> {
    await this.asking.send(async () => {
      for (const player of players) await requests.mute(this.id, player, muted);
    });
    await this.fetch(true);
  }

  #add({ lines, closed, mayWrite }: EventChatLines): void {
    const fresh = lines.filter(({ number }) => !this.lines.some((one) => one.number === number));
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number).slice(-most);
    this.closed = closed;
    this.mayWrite = mayWrite;
  }
}
