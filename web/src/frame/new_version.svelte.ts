import { mount } from "svelte";
import { keepPage } from "../offline/keep.ts";
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

  /** Says that it is needed, next to a board, too. */
  need(): void {
    if (!this.needed) this.dismissed = false;
    this.needed = true;
    this.say();
  }
}

export const newer = new Newer();

/** Keeps the page for use without a network, and says when a newer version of it is there. */
export async function keepThisPage(): Promise<void> {
  await keepPage((load) => {
    newer.load = load;
    newer.say();
  });
}
