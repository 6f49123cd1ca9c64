// Keyboard shortcuts of the actions. They work while the focus is inside the game (`data-keys`) and outside of text
// fields, and while no element has the focus, as after opening the page. On the board, its own keys come first.
import { settings } from "../lib/settings.svelte.ts";
import type { Action } from "./actions.ts";

/** By action: its key, unless the player has chosen another. */
export const usualKeys = {
  first: "<",
  back: ",",
  on: ".",
  last: ">",
  flip: "f",
  quarter: "q",
  step: "s",
  "take-back": "u",
  hint: "h",
  why: "w",
  values: "v",
};
export type Keyed = keyof typeof usualKeys;

const actions = Object.keys(usualKeys) as Keyed[];
const arrows: Partial<Record<string, Keyed>> = { ArrowLeft: "back", ArrowRight: "on" };

/** The key of an action; "" for none. */
export const keyOf = (action: Keyed): string => settings.keys[action] ?? usualKeys[action];

/** A key as it is kept: letters are small. */
export const keyNamed = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** The action that a key starts. */
export const actionOf = (key: string): Keyed | undefined =>
  arrows[key] ?? actions.find((action) => keyOf(action) !== "" && keyOf(action) === keyNamed(key));

export function shortcut(event: KeyboardEvent, actions: readonly Action[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target;
  if (at instanceof Element && at !== document.body && !at.matches("h1") && !at.closest("[data-keys]")) return;
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  const wanted = actionOf(event.key);
  const action = actions.find((one) => one.id === wanted);
  if (!action?.enabled) return;
  event.preventDefault();
  action.run();
}
