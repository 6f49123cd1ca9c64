// Keyboard shortcuts of the actions. They work while the focus is inside the game (`data-keys`) and outside of text
// fields, and while no element has the focus, as after opening the page. On the board, its own keys come first.
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

export function shortcut(event: KeyboardEvent, actions: readonly Action[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target;
  if (at instanceof Element && at !== document.body && !at.matches("h1") && !at.closest("[data-keys]")) return;
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  const action = actions.find((one) => one.id === actionOf[event.key]);
  if (!action?.enabled) return;
  event.preventDefault();
  action.run();
}
