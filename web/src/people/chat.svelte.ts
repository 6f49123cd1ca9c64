// The chat of a game, as this page has received it.
import { untrack } from "svelte";
import { isHere } from "../lib/here.ts";
import { keep, keptOf } from "../session/kept.ts";
import type { Session } from "../session/session.svelte.ts";
import { Failure } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import { chime } from "../lib/sound.ts";
import type { ChatLine, ChatLines, Phrase } from "../lib/wire.ts";
import { asks } from "./asks.ts";

/** The number of lines kept in view. */
const most = 100;

const chats = new WeakMap<Session, Chat>();
/** One for each game, wherever it is shown. */
export function chatOf(session: Session): Chat {
  const chat = chats.get(session) ?? new Chat(session.id);
  chats.set(session, chat);
  return chat;
}

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  muted = $state.raw<readonly string[]>([]);
  /** The number of the last line that was read. */
  #seen = $state(0);
  failed = $state("");
  /** True if the player may write lines, not only phrases. */
  mayWrite = $state(false);

  /** No `$derived`, which would end with the part that asked for the chat first. */
  get unread(): number {
    return this.lines.filter(({ number }) => number > this.#seen).length;
  }

  constructor(private readonly game: string) {
    this.#seen = keptOf(game).chatSeen ?? 0;
  }

  /** Receives chat; first, and after each reconnection, requests the missed lines. Call in an effect. */
  follow(session: Session): () => void {
    if (session.online) untrack(() => void this.catchUp());
    return session.hearChat((line) => {
      this.#add([line]);
      const heard = settings.chat || line.phrase !== null;
      if (heard && (line.seat === null || !isHere(session.game, line.seat))) chime();
    });
  }

  look(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last === this.#seen) return;
    this.#seen = last;
    keep(this.game, { chatSeen: last });
  }

  /** Asks for what was missed. */
  async catchUp(): Promise<void> {
    await this.#trying(async () => this.#take(await asks.chat(this.game, this.lines.at(-1)?.number ?? 0)));
  }

  /** Sends a line or a phrase. From then on, the lines of others are shown. */
  async say(said: { phrase: Phrase } | { text: string }): Promise<void> {
    await this.#trying(async () => {
      this.#add((await asks.say(this.game, said)).lines);
      settings.chat = true;
      this.look();
    });
  }

  async mute(seat: string, muted: boolean): Promise<void> {
    await this.#trying(async () => {
      await asks.mute(this.game, seat, muted);
      this.lines = [];
      this.#take(await asks.chat(this.game, 0));
      this.look();
    });
  }

  #take({ lines, muted, mayWrite }: ChatLines): void {
    this.#add(lines);
    this.muted = muted;
    this.mayWrite = mayWrite;
  }

  #add(lines: readonly ChatLine[]): void {
    const fresh = lines.filter(({ number }) => !this.lines.some((one) => one.number === number));
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number).slice(-most);
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failed = "";
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failed = error.away ? "" : error.message;
    }
  }
}
