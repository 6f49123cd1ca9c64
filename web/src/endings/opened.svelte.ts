// Loads the needs of an endings page: the rules, and the list of games with tables on this server.
import { api, type TableSummary } from "../lib/api.ts";
import { loadCore, type Core } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { rules, type Ending } from "./ending.ts";

/** Made while a component is. */
export class OpenedEndings {
  /** True while the server is away; requests are repeated. */
  away = $state(false);
  got = $state.raw<{ core: Core; tables: readonly TableSummary[] }>();

  constructor() {
    $effect(() =>
      keepAsking(
        async () => {
          const [core, tables] = await Promise.all([loadCore(), api.tables()]);
          this.got = { core, tables };
        },
        (gone) => (this.away = gone),
      ),
    );
  }

  /** The most pieces in a table of a game; 0 where there is none. */
  most(game: Ending["game"]): number {
    return this.got?.tables.find((one) => one.variant === game && one.rules === rules)?.pieces ?? 0;
  }
}
