// The searches of the records page, and their results.
import { archive, isTooSlow, slowAttempts, type FoundGames } from "../archive/asks.ts";
import type { Search } from "../archive/search.ts";
import { Failure } from "../lib/api.ts";
import { keepAsking } from "../lib/keep_asking.ts";

export class Finder {
  /** The last answer; while another search is under way it is still that of the search before. */
  found = $state.raw<FoundGames>();
  busy = $state(true);
  away = $state(false);
  /** Why this search is not possible; empty where it is. */
  wrong = $state("");
  /** Why the server cannot search yet; empty where it can. It is asked until then. */
  waits = $state("");

  /** Returns the function that stops it; an answer that comes after that is dropped. */
  find(search: Pick<Search, "filters" | "oldestFirst" | "page">): () => void {
    this.busy = true;
    let slow = 0;
    let ended = false;
    const stop = keepAsking(
      async () => {
        try {
          const found = await archive.games(search);
          if (ended) return;
          this.found = found;
          this.wrong = this.waits = "";
        } catch (error) {
          if (ended) return;
          if (!(error instanceof Failure)) throw error;
          const final = !error.away || (isTooSlow(error) && ++slow === slowAttempts);
          this.waits = !final && error.status === 503 ? error.message : "";
          if (!final) throw error;
          this.found = undefined;
          this.wrong = error.message;
        }
        this.busy = false;
      },
      (away) => (this.away = away && this.waits === ""),
    );
    return () => {
      ended = true;
      stop();
    };
  }
}
