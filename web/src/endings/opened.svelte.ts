// Loads the needs of an endings page: the rules, and the list of games with tables on this server. While the server makes
// tables, the list is requested again every few seconds.
import { request } from "../lib/api.ts";
import { loadCore, type Core } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { tablesSchema, type Tables } from "../lib/wire.ts";
import { rules, type Ending } from "./ending.ts";

const pauseMs = 3000;

/** Made while a component is. */
export class OpenedEndings {
  /** True while the server is away; requests are repeated. */
  away = $state(false);
  got = $state.raw<{ core: Core; tables: Tables }>();

  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop = (): void => undefined;
      const look = (): void => {
        stop = keepAsking(
          async () => {
            const [core, tables] = await Promise.all([loadCore(), request(tablesSchema, "GET", "/api/tables")]);
            this.got = { core, tables };
            if (tables.making.length > 0) timer = setTimeout(look, pauseMs);
          },
          (gone) => (this.away = gone),
        );
      };
      look();
      return () => {
        stop();
        clearTimeout(timer);
      };
    });
  }

  /** True while the server makes the tables of a game. */
  making(game: Ending["game"]): boolean {
    return this.got?.tables.making.includes(game) ?? false;
  }

  /** The most pieces in a table of a game; 0 where there is none, or not all are made yet. */
  most(game: Ending["game"]): number {
    if (this.making(game)) return 0;
    return this.got?.tables.tables.find((one) => one.variant === game && one.rules === rules)?.pieces ?? 0;
  }
}
