// Requests of the account page.
import { request } from "../lib/api.ts";
import { sendKept } from "../lib/kept_here.ts";
import { forgetOwn } from "../lib/own_storage.ts";
import {
  accountSchema,
  guestGamesSchema,
  meSchema,
  openSessionsSchema,
  type Account,
  type OpenSession,
} from "../lib/wire.ts";

const post = "POST";
const guest = "/api/account/guest";
const sessions = "/api/account/sessions";

/** The session has ended, even where this browser's storage is closed to us. */
function forgetHere(): void {
  try {
    forgetOwn();
  } catch {
    // There is nothing to forget.
  }
}

export const asks = {
  account: (): Promise<Account> => request(accountSchema, "GET", "/api/account"),
  make: (name: string, password: string): Promise<Account> =>
    request(accountSchema, post, "/api/account", { name, password }),
  signIn: (name: string, password: string): Promise<Account> =>
    request(accountSchema, post, "/api/session", { name, password }),
  guestGames: async (): Promise<number> => (await request(guestGamesSchema, "GET", guest)).games,
  /** The number of guest games that now belong to the account. */
  takeGames: async (move: boolean): Promise<number> => (await request(guestGamesSchema, post, guest, { move })).games,
  signOut: async (): Promise<void> => {
    await sendKept();
    await request(meSchema, post, "/api/session/end", {});
    forgetHere();
  },
  remove: async (password: string): Promise<void> => {
    await request(meSchema, post, "/api/account/delete", { password });
    forgetHere();
  },
  rename: (name: string, password: string): Promise<Account> =>
    request(accountSchema, post, "/api/account/name", { name, password }),
  changePassword: (password: string, newPassword: string, endTokens: boolean): Promise<Account> =>
    request(accountSchema, post, "/api/account/password", { password, newPassword, endTokens }),
  sessions: async (): Promise<OpenSession[]> => (await request(openSessionsSchema, "GET", sessions)).sessions,
  /** Without an id all but this one. */
  endSession: async (id: string | undefined, password: string): Promise<OpenSession[]> =>
    (await request(openSessionsSchema, post, `${sessions}/end`, { id, password })).sessions,
};
