// Keys for what stands beside the board. They work while the focus is inside the game, outside of text fields; on the
// board itself the letters that it knows come first.
import type { Action } from "./actions.ts";

const actionOf: Record<string, string> = {
  ",": "back",
  ".": "on",
  "<": "first",
  ">": "last",
  f: "flip",
  q: "quarter",
  s: "step",
  u: "take-back",
  h: "hint",
};

export function shortcut(event: KeyboardEvent, actions: Action[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const action = actions.find((one) => one.id === actionOf[event.key]);
  if (!action?.enabled) return;
  event.preventDefault();
  action.run();
}
