// Moves the keyboard focus when its element has gone.
import { tick } from "svelte";

/** The tab that is shown, on a phone in its thumb bar; or else the title of the page. */
export async function focusTab(): Promise<void> {
  await tick();
  const tabs = [
    ...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"], .thumb [aria-pressed="true"]'),
  ];
  const shown = tabs.find((tab) => tab.getClientRects().length > 0);
  (shown ?? document.querySelector("h1"))?.focus();
}
