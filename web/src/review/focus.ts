// Moves the keyboard focus when its element has gone.
import { tick } from "svelte";

/** The tab that is shown, or else the title of the page. */
export async function focusTab(): Promise<void> {
  await tick();
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')];
  const shown = tabs.find((tab) => tab.getClientRects().length > 0);
  (shown ?? document.querySelector("h1"))?.focus();
}
