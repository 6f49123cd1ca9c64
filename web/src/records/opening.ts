// Reads typed first moves of a game.
import type { Core } from "../lib/core.ts";

/** Each move in full, as records have it. Numbers of moves are passed over. Throws `CoreRefused` at a move that is none. */
export function openingOf(core: Core, variant: string, typed: string, rules = ""): string {
  const position = core.open(variant, rules);
  try {
    return typed
      .split(/[\s,;]+/)
      .map((word) => word.replace(/^\d+\.+/, ""))
      .filter((word) => word !== "")
      .map((word) => {
        const { notation } = position.read(word);
        position.play([notation]);
        return notation;
      })
      .join(" ");
  } finally {
    position.free();
  }
}
