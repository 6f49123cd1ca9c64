// The settings for notices on the server, and changes to them. The server accepts only a complete set, so changes are
// sent one after another, each based on the last answer.
import { Asking } from "../lib/asking.svelte.ts";
import type { NoticeWishes } from "../lib/wire.ts";
import { asks } from "./asks.ts";

export class Wishing {
  kept = $state.raw<NoticeWishes>();
  /** Why a change was refused, until the next one is made. */
  problem = $state("");
  readonly #asking = new Asking();
  #last: Promise<unknown> = Promise.resolve();

  /** True if it succeeded. */
  change(changed: (kept: NoticeWishes) => NoticeWishes): Promise<boolean> {
    this.problem = "";
    const done = this.#last.then(() => this.#send(changed));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #send(changed: (kept: NoticeWishes) => NoticeWishes): Promise<boolean> {
    const { kept } = this;
    if (!kept) return false;
    const done = await this.#asking.send(async () => void (this.kept = await asks.wish(changed(kept))));
    if (!done) this.problem = this.#asking.problem;
    return done;
  }
}
