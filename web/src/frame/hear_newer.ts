import { router } from "../lib/router.svelte.ts";
import { newerEvent } from "../lib/start_anew.ts";
import { fillsScreen } from "./full.ts";

/** Says that the server is too new for this page where a board is, from which no game, task or study is taken away. Elsewhere the page is loaded anew. */
export function hearNewer(): void {
  addEventListener(newerEvent, (event) => {
    if (!fillsScreen(router.route.page)) return;
    event.preventDefault();
    void import("./new_version.svelte.ts").then(({ newer }) => {
      newer.need();
    });
  });
}
