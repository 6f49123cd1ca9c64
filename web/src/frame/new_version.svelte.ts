import { mount } from "svelte";
import { router } from "../lib/router.svelte.ts";
import { onNewer } from "../lib/start_anew.ts";
import { keepPage } from "../offline/keep.ts";
import { fillsScreen } from "./full.ts";
import NewVersion from "./NewVersion.svelte";

/** What is known of a newer version of the page. */
export class Newer {
  load = $state.raw(() => location.reload());
  /** True if the server cannot be understood without it. */
  needed = $state(false);
  dismissed = $state(false);
  #shown = false;

  /** Shows the line about it, which goes on standing there. */
  say(): void {
    if (this.#shown) return;
    this.#shown = true;
    mount(NewVersion, { target: document.body, props: { newer: this } });
  }

  /** Says that it is needed, at first next to a board. Elsewhere the page is loaded anew instead: nothing is lost. */
  need(): boolean {
    if (!fillsScreen(router.route.page)) return false;
    if (!this.needed) this.dismissed = false;
    this.needed = true;
    this.say();
    return true;
  }
}

/** Keeps the page for use without a network, and says when a newer version of it is there. */
export async function keepThisPage(): Promise<void> {
  const newer = new Newer();
  onNewer(() => newer.need());
  await keepPage((load) => {
    newer.load = load;
    newer.say();
  });
}
