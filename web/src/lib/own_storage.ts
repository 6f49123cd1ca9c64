// The data that this browser keeps for its player, in local storage. It is removed when the player signs out, so that
// the next person at this browser does not find it. Settings and choices stay in the browser, without the times
// of their changes. What was done
// alone, as puzzles and lessons, is with the account by then (src/progress).
import { me, myName } from "./me.ts";

const own =
  /^camlann\.(account|analysis|coach|days|device\.|endings|games|lessons|name|puzzles|seek|unfinished|unsent\.)/;

/** The id of the account that was last signed in here. */
const accountKey = "camlann.account";

/** Throws where storage is closed to us. */
export function forgetOwn(): void {
  for (const key of Object.keys(localStorage)) if (own.test(key)) localStorage.removeItem(key);
}

/**
 * Called when the page starts. Forgets the data of an account after its session has ended, also by time or from
 * another browser. A guest keeps everything at a sign-in.
 */
export function followAccount(): void {
  try {
    const last = localStorage.getItem(accountKey);
    if (last && last !== me()) forgetOwn();
    if (myName()) localStorage.setItem(accountKey, me());
  } catch {
    // Storage is closed to us, or full.
  }
}
