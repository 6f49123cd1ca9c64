// The data that this browser keeps for its player, in local storage. It is removed when the player signs out, so that
// the next person at this browser does not find it. Settings, choices and progress in lessons stay: they belong to the
// browser.
import { me, myName } from "./me.ts";

/** The keys; `unsent` begins several. */
export const ownKeys = {
  analysis: "camlann.analysis",
  coach: "camlann.coach",
  games: "camlann.games",
  name: "camlann.name",
  seek: "camlann.seek",
  unfinished: "camlann.unfinished",
  unsent: "camlann.unsent.",
} as const;

/** The id of the account that was last signed in here. */
const accountKey = "camlann.account";

export function forgetOwn(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    for (const key of keys) {
      if (Object.values(ownKeys).some((own) => key.startsWith(own))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is closed to us: it has nothing.
  }
}

/**
 * Called when the page starts. Forgets the data of an account after its session has ended, also by time or from
 * another browser. A guest keeps everything at a sign-in.
 */
export function followAccount(): void {
  try {
    const last = localStorage.getItem(accountKey);
    if (last !== null && last !== me()) {
      forgetOwn();
      localStorage.removeItem(accountKey);
    }
    if (myName() !== "") localStorage.setItem(accountKey, me());
  } catch {
    // Storage is closed to us, or full.
  }
}
