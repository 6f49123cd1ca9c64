// Keeps a chapter on this page and on the server equal: local changes are written, and changes by others arrive as they
// happen. Simultaneous changes are merged.
import type { Study } from "../study/study.svelte.ts";
import { Failure } from "../lib/api.ts";
import { asks, type SharedStudy, type StudyChanged, type StudyChapter } from "./asks.ts";
import { watchStudy } from "./live.ts";
import { merged, type Written } from "./merge.ts";

/** Delay after the last change before it is written. */
const restMs = 300;
/** Interval of polling without a socket. */
const lookMs = 2000;

/** Written here, not yet there: kept in this browser until it is. */
interface Unsent {
  base: string;
  text: string;
}

const unsentKey = (id: string, number: number): string => `camlann.unsent.${id}.${String(number)}`;

function unsent(key: string): Unsent | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("base" in kept) || !("text" in kept)) return null;
    const { base, text } = kept;
    return typeof base === "string" && typeof text === "string" ? { base, text } : null;
  } catch {
    return null;
  }
}

function keepUnsent(key: string, what: Unsent | null): void {
  try {
    if (what) localStorage.setItem(key, JSON.stringify(what));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or closed to us: it is on the page alone.
  }
}

export class Sharing {
  shared: SharedStudy;
  state = $state<"saved" | "saving" | "away" | "refused" | "gone">("saved");
  /** Why the server does not take it. */
  problem = $state("");

  /** The server's text, in this page's form and as read. */
  #base: string;
  #read: Written;
  #version: number;
  /** The version of the study up to which others' changes are known. */
  #seen: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Not taken, and not sent again before it is another one. */
  #refused: string | undefined;
  #busy = false;
  #ended = false;
  /** True if this page receives changes by others. */
  #live = false;
  /** Changes that arrived while the page was busy. */
  #waiting: StudyChanged[] = [];
  /** True if a change was too long for an event, or is missing. */
  #lacks = false;
  readonly #socket: { close(): void };
  readonly #key: string;

  /** `chapter` comes with its text, which the tree of the study has not taken up yet. */
  constructor(
    private readonly study: Study,
    shared: SharedStudy,
    readonly chapter: StudyChapter,
  ) {
    this.shared = $state.raw(shared);
    this.#key = unsentKey(shared.id, chapter.number);
    this.#version = chapter.version;
    this.#seen = shared.version;
    this.#read = study.reading(chapter.text ?? "");
    study.become(this.#read);
    this.#base = study.text;
    const left = shared.writes ? unsent(this.#key) : null;
    if (left) study.become(merged(study.reading(left.base), study.reading(left.text), this.#read));
    this.#socket = watchStudy(shared.id, {
      version: () => this.#seen,
      told: (change) => {
        this.#live = true;
        if (this.#busy) {
          this.#waiting.push(change);
          return;
        }
        this.#hear(change);
        this.#settle();
        this.#next();
      },
      gone: () => {
        this.state = "gone";
      },
      lost: () => {
        this.#live = false;
        if (!this.#busy) this.#next();
      },
    });
    this.#next();
  }

  get link(): string {
    return `${location.origin}/study/${this.shared.id}/${String(this.chapter.number)}`;
  }

  get name(): string {
    return this.shared.chapters.find(({ number }) => number === this.chapter.number)?.name ?? this.chapter.name;
  }

  /** The tree may be another one now. */
  changed(): void {
    if (this.#ended || !this.shared.writes || this.study.text === this.#base) return;
    keepUnsent(this.#key, { base: this.#base, text: this.study.text });
    if (this.#dirty && this.state !== "gone") this.state = "saving";
    if (!this.#busy) this.#next();
  }

  /** The server has answered with this. */
  renewed(shared: SharedStudy): void {
    if (shared.version >= this.shared.version) this.shared = shared;
  }

  /** Goes back to how the chapter was once; that is a change like others. */
  restore(text: string): void {
    this.study.replace(this.study.reading(text));
  }

  get #dirty(): boolean {
    const { text } = this.study;
    return this.shared.writes && text !== this.#base && text !== this.#refused;
  }

  async rename(name: string): Promise<void> {
    const shared = await asks.rename(this.shared.id, this.chapter.number, this.#version, name);
    this.renewed(shared);
    // The same text.
    this.#version = this.#own(shared)?.version ?? this.#version;
  }

  /** Sends the last change and stops. */
  stop(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#socket.close();
    clearTimeout(this.#timer);
    const { text } = this.study;
    if (!this.shared.writes || text === this.#base || this.#busy) return;
    asks.write(this.shared.id, this.chapter.number, this.#version, text).then(
      () => {
        keepUnsent(this.#key, null);
      },
      () => undefined,
    );
  }

  /** Plans what is to be done next, if anything. */
  #next(): void {
    clearTimeout(this.#timer);
    if (this.#ended || this.state === "gone") return;
    const waitMs = this.#waitMs;
    if (waitMs !== null) this.#timer = setTimeout(() => void this.#step(), waitMs);
  }

  get #waitMs(): number | null {
    if (this.state === "away") return lookMs;
    if (this.#lacks) return 0;
    if (this.#dirty) return restMs;
    return this.#live ? null : lookMs;
  }

  async #step(): Promise<void> {
    this.#busy = true;
    try {
      if (this.#dirty && !this.#lacks) await this.#write();
      else if (this.#lacks || !document.hidden) await this.#look();
      this.#hearWaiting();
      this.#settle();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#fail(error);
      if (this.#hearWaiting()) this.#settle();
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  #settle(): void {
    if (this.state === "gone") return;
    if (this.#dirty) this.state = "saving";
    else this.state = this.shared.writes && this.study.text === this.#refused ? "refused" : "saved";
  }

  #fail(error: Failure): void {
    if (error.status === 404) this.state = "gone";
    else if (error.away || error.status === 429) this.state = "away";
    else {
      this.state = "refused";
      this.#refused = this.study.text;
      this.problem = error.message;
    }
  }

  async #write(): Promise<void> {
    const { text } = this.study;
    try {
      const shared = await asks.write(this.shared.id, this.chapter.number, this.#version, text);
      if (this.#ended) return;
      this.renewed(shared);
      this.#version = this.#own(shared)?.version ?? this.#version;
      this.#base = text;
      this.#read = this.study.reading(text);
      if (this.study.text === text) keepUnsent(this.#key, null);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 409) throw error;
      await this.#look();
    }
  }

  #own(shared: SharedStudy): StudyChapter | undefined {
    return shared.chapters.find(({ number }) => number === this.chapter.number);
  }

  /** Applies the changes that arrived while the page was busy. Returns false if there were none. */
  #hearWaiting(): boolean {
    const waiting = this.#waiting.splice(0);
    for (const change of waiting) this.#hear(change);
    return waiting.length > 0;
  }

  #hear({ version, since, change }: StudyChanged): void {
    if (this.#ended || version <= this.#seen) return;
    if (change && since <= this.#seen) this.#take(change);
    else this.#lacks = true;
  }

  /** Applies the changes made by others since. */
  async #look(): Promise<void> {
    const shared = await asks.get(this.shared.id, this.#seen);
    this.#lacks = false;
    if (!this.#ended) this.#take(shared);
  }

  #take(shared: SharedStudy): void {
    this.renewed(shared);
    this.#seen = shared.version;
    const own = this.#own(shared);
    if (!own) this.state = "gone";
    else if (own.text !== null && own.version > this.#version) this.#follow(own.text, own.version);
  }

  #follow(text: string, version: number): void {
    const theirs = this.study.reading(text);
    const mine = this.study.text;
    if (mine === this.#base) {
      this.study.become(theirs);
      this.#base = this.study.text;
    } else {
      this.study.become(merged(this.#read, this.study.reading(mine), theirs));
      this.#base = text;
    }
    this.#read = theirs;
    this.#version = version;
    if (this.study.text === this.#base) keepUnsent(this.#key, null);
  }
}
