import { mount } from "svelte";
import { router } from "../lib/router.svelte.ts";
import { newer as event } from "../lib/start_anew.ts";
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

  /**
   * Says that it is needed, where a board is: a game, a task or a study is not taken away from anybody. False elsewhere, where the
   * page may be loaded anew.
   */
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
  addEventListener(event, (met) => {
    if (newer.need()) met.preventDefault();
  });
  await keepPage((load) => {
    newer.load = load;
    newer.say();
  });
}
