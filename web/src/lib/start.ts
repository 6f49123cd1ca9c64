// The opponent and the game chosen last, kept in this browser as "computer cam".
export const startKey = "camlann.start";

/** Empty at the first visit. */
export function startText(): string {
  try {
    return localStorage.getItem(startKey) ?? "";
  } catch {
    return "";
  }
}

/** Returns the id of the game; empty at the first visit. */
export const lastGame = (): string => startText().split(" ")[1] ?? "";
