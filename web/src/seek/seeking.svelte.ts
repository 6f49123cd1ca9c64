// The search for an opponent, which continues from page to page. It is renewed every few seconds; the server drops a
// search that is not.
import * as v from "valibot";
import { Failure, newNonce, request } from "../lib/api.ts";
import { messages as m } from "../lib/messages.ts";
import { Socket } from "../lib/socket.ts";
import { ring } from "../lib/sound.ts";
import { seekChangedSchema, seekersSchema, seekSchema, type Seek } from "../lib/wire.ts";
import { pending, storedSeek, storeSeek, type StoredSeek } from "./pending.svelte.ts";

const everyMs = 5000;
const path = "/api/seek";

export type Wanted = Omit<StoredSeek, "nonce" | "at">;

/** Begins the game of another player's search, at one of its times. Returns the id of the game. */
export async function take(id: string, time: number, name: string): Promise<string> {
  const { game } = await request(seekSchema, "POST", `${path}/${id}`, { name, time, nonce: newNonce() });
  // My own search ends with it.
  seeking.end();
  return game ?? "";
}

class Seeking {
  /** The current search, if any. */
  wanted = $state.raw<StoredSeek>();
  view = $state.raw<Seek>();
  /** The game, once there is an opponent. */
  game = $state("");
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: Socket | undefined;

  start(wanted: Wanted): void {
    this.end();
    const seek = { ...wanted, nonce: newNonce(), at: Date.now() };
    // The page may be reloaded before the first answer.
    storeSeek(seek);
    this.#go(seek);
  }

  /** After a reload, and in another tab. */
  resume(): void {
    const stored = storedSeek();
    if (stored && !this.wanted) this.#go(stored);
  }

  stop(): void {
    if (this.wanted && this.game === "") request(seekersSchema, "DELETE", path).catch(() => undefined);
    this.end();
  }

  /** Call when the game is open: ends the search and its notification. */
  end(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = undefined;
    this.wanted = undefined;
    this.view = undefined;
    this.game = "";
    this.problem = "";
    storeSeek(undefined);
    pending.on = false;
  }

  #go(seek: StoredSeek): void {
    this.wanted = seek;
    pending.on = true;
    this.#socket = new Socket({
      greeting: () => ({ type: "await", game: "opponent" }),
      connected: () => undefined,
      hear: (json) => {
        const told = v.safeParse(seekChangedSchema, json);
        if (told.success && told.output.seek.variant === this.wanted?.variant) this.#receive(told.output.seek);
      },
    });
    void this.#ask();
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const { wanted } = this;
    if (!wanted || this.game !== "") return;
    try {
      const { at: _, ...wish } = wanted;
      const view = await request(seekSchema, "POST", path, wish);
      if (wanted !== this.wanted) return;
      this.problem = "";
      storeSeek({ ...wanted, at: Date.now() });
      this.#receive(view);
    } catch (error) {
      if (!(error instanceof Failure) || wanted !== this.wanted) return;
      if (!error.away && error.status !== 429) {
        this.end();
        this.problem = error.message;
        pending.on = true;
        return;
      }
      this.problem = m.home.away;
    }
    this.#timer = setTimeout(() => void this.#ask(), everyMs);
  }

  #receive(view: Seek): void {
    this.view = view;
    if (view.game === null || this.game !== "") return;
    this.game = view.game;
    clearTimeout(this.#timer);
    storeSeek(undefined);
    ring();
  }
}

export const seeking = new Seeking();
