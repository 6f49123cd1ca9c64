// Keeps what a player has done alone with the account, too: merges both when the page starts, and sends what changes.
// Guests keep it in their browser alone, until they sign in.
import { request } from "../lib/api.ts";
import { onKept, sendKeptBy } from "../lib/kept_here.ts";
import { me, myName } from "../lib/me.ts";
import { keptProgressSchema, progressSchema, type KeepProgress } from "../lib/wire.ts";
import { joinHere, traceHere } from "./here.ts";
import { followSettingChanges } from "./settings_kept.svelte.ts";
import { joinedTraces, noTrace, partsOf, traceIn } from "./parts.ts";

const path = "/api/account/progress";
const longestText = 12_000;
/** A change is sent after this, with those that follow it. */
const restMs = 2000;
/** Other browsers that write the same part at the same time are met a few times only. */
const mostTries = 5;

interface Kept {
  readonly version: number;
  readonly text: string;
}

const asks = {
  all: async () => (await request(progressSchema, "GET", path)).parts,
  keep: (wish: Required<KeepProgress>) => request(keptProgressSchema, "POST", path, wish),
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** What the server is known to keep; undefined until it has been asked. */
export class Sync {
  #kept: Map<string, Kept> | undefined;
  #working: Promise<void> | undefined;
  #again = false;
  readonly #player = me();

  /** Merges and sends until both sides have all. Rejects where the server is away. */
  run(): Promise<void> {
    if (this.#working) {
      this.#again = true;
      return this.#working;
    }
    this.#working = this.#work().finally(() => (this.#working = undefined));
    return this.#working;
  }

  async #work(): Promise<void> {
    do {
      this.#again = false;
      await this.#merge();
    } while (this.#again);
  }

  async #merge(): Promise<void> {
    if (!this.#kept) await this.#fetch();
    for (const [part, text] of partsOf(traceHere())) {
      for (let tries = 0; tries < mostTries && this.#mine(); tries++) {
        if (await this.#send(part, tries === 0 ? text : (partsOf(traceHere()).get(part) ?? text))) break;
      }
    }
  }

  async #fetch(): Promise<void> {
    const parts = await asks.all();
    if (!this.#mine()) return;
    this.#kept = new Map(parts.map(({ part, version, text }) => [part, { version, text }]));
    joinHere(parts.map(({ part, text }) => traceIn(part, text) ?? noTrace).reduce(joinedTraces, noTrace));
  }

  /** False if another browser has changed the part: it is merged now, and to be sent again. */
  async #send(part: string, text: string): Promise<boolean> {
    const known = this.#kept?.get(part);
    if (known?.text === text || bytesOf(text) > longestText) return true;
    if (known && !traceIn(part, known.text)) return true; // of a newer page, which alone can merge it
    const { taken, now } = await asks.keep({ part, version: known?.version ?? 0, text });
    if (!this.#mine()) return true;
    this.#kept?.set(part, { version: now.version, text: taken ? text : now.text });
    if (taken) return true;
    const theirs = traceIn(part, now.text);
    if (!theirs) return true; // likewise
    joinHere(theirs);
    return false;
  }

  /** Another session may have begun in another tab. */
  readonly #mine = (): boolean => this.#player === me() && myName() !== "";
}

/** Keeps both sides alike for as long as the page lasts. Once, for an account. */
export function followProgress(): void {
  const sync = new Sync();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    clearTimeout(resting);
    resting = undefined;
    // Where the server is away, the next change, connection or visit continues.
    sync.run().catch(() => undefined);
  };
  sendKeptBy(() => sync.run().catch(() => undefined));
  followSettingChanges();
  onKept(() => (resting ??= setTimeout(run, restMs)));
  window.addEventListener("online", run);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && resting !== undefined) run();
  });
  run();
}
