// Loads the needs of an endings page: the rules, and the list of games with tables on this server or, while it is away, in this browser.
// While the server makes tables or is away, the list is requested again every few seconds.
import { afterPaint } from "../lib/after_paint.ts";
import { Failure, request } from "../lib/api.ts";
import { loadCore, type Core } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { served } from "../lib/served.ts";
import { tablesSchema, type Tables } from "../lib/wire.ts";
import { rules, type Ending } from "./ending.ts";
import { keepTables } from "./small.ts";

const pauseMs = 3000;

/** The tables that this browser keeps. Throws `problem` where there are none. */
async function tablesKept(problem: unknown): Promise<Tables> {
  if (!(problem instanceof Failure && problem.away)) throw problem;
  const { tables } = await import("../values/stored.ts");
  const kept = await tables();
  if (kept.length === 0) throw problem;
  return { tables: kept, making: [] };
}

/** Made while a component is. */
export class OpenedEndings {
  /** True while the server is away; requests are repeated. */
  away = $state(false);
  got = $state.raw<{ core: Core; tables: Tables }>();
  /** True if the list is that of the tables that this browser keeps. */
  kept = $state(false);

  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop = (): void => undefined;
      const look = (): void => {
        stop = keepAsking(
          async () => {
            // In a site without a server the device answers at all times.
            let kept = !served && !navigator.onLine;
            const asked = request(tablesSchema, "GET", "/api/tables").catch((problem: unknown) => {
              kept = true;
              return this.kept && this.got ? this.got.tables : tablesKept(problem);
            });
            const [core, tables] = await Promise.all([loadCore(), asked]);
            this.got = { core, tables };
            this.kept = kept;
            if (tables.making.length > 0 || (kept && served)) timer = setTimeout(look, pauseMs);
            else if (!kept) afterPaint(() => void keepTables().catch(() => undefined));
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
