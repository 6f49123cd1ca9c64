// Decides if a key can become that of an action, and why not.
import { actionOf, keyNamed, type Keyed } from "../stage/keys.ts";

/** Keys that the board, or the browser, hears first. */
const ofBoard = ["k", "m", "c", "t", " ", ..."0123456789"];

/** What becomes of a key that is pressed for an action: it is taken, or another has it, or nobody can. */
export type Wish = { key: string } | { taken: Keyed } | { refused: "board" | "no" };

export function wishFor(action: Keyed, pressed: string): Wish {
  // Backspace and Delete take the key away.
  if (pressed === "Backspace" || pressed === "Delete") return { key: "" };
  const key = keyNamed(pressed);
  if (ofBoard.includes(key) || key.startsWith("Arrow") || key === "Home" || key === "End" || key === "Enter")
    return { refused: "board" };
  if ([...key].length !== 1) return { refused: "no" };
  const has = actionOf(key);
  return has === undefined || has === action ? { key } : { taken: has };
}
