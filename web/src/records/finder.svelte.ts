// The searches of the records page, and their results.
import { archive, type FoundGames } from "../archive/asks.ts";
import type { Search } from "../archive/search.ts";
import { Failure } from "../lib/api.ts";
import { keepAsking } from "../lib/keep_asking.ts";

/** Delay before a search that the server was too busy for is repeated. */
const attempts = 5;

export class Finder {
  /** The last answer; while another search is under way it is still that of the search before. */
  found = $state.raw<FoundGames>();
  busy = $state(true);
  away = $state(false);
  /** Why this search is not possible; empty where it is. */
  wrong = $state("");

  /** Returns the function that stops it; an answer that comes after that is dropped. */
  find(search: Pick<Search, "filters" | "oldestFirst" | "page">): () => void {
    this.busy = true;
    let refused = 0;
    let ended = false;
    const stop = keepAsking(
      async () => {
        try {
          const found = await archive.games(search);
          if (ended) return;
          this.found = found;
          this.wrong = "";
        } catch (error) {
          if (ended) return;
          if (!(error instanceof Failure) || (error.away && error.status !== 503)) throw error;
          this.found = undefined;
          this.wrong = error.message;
          if (error.status === 503 && ++refused < attempts) throw error;
        }
        this.busy = false;
      },
      (away) => (this.away = away),
    );
    return () => {
      ended = true;
      stop();
    };
  }
}
