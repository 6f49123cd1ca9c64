// Keys for what stands beside the board. They work while the focus is inside the game (`data-keys`), outside of text
// fields, and while it is nowhere in particular, as when the page has just opened; on the board itself the letters that
// it knows come first.
import type { Action } from "./actions.ts";

const actionOf: Record<string, string> = {
  ",": "back",
  ".": "on",
  "<": "first",
  ">": "last",
  ArrowLeft: "back",
  ArrowRight: "on",
  f: "flip",
  q: "quarter",
  s: "step",
  u: "take-back",
  h: "hint",
  w: "why",
  v: "values",
};

export function shortcut(event: KeyboardEvent, actions: Action[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target;
  if (at instanceof Element && at !== document.body && !at.matches("h1") && !at.closest("[data-keys]")) return;
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  const action = actions.find((one) => one.id === actionOf[event.key]);
  if (!action?.enabled) return;
  event.preventDefault();
  action.run();
}
