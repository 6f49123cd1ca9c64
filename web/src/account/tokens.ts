// Requests and texts of the access tokens on the account page.
import { request } from "../lib/api.ts";
import { accountSchema, madeTokenSchema, tokensSchema, type Account, type MadeToken, type Token } from "../lib/wire.ts";

const path = "/api/account/tokens";

export const requests = {
  tokens: async (): Promise<Token[]> => (await request(tokensSchema, "GET", path)).tokens,
  make: (name: string): Promise<MadeToken> => request(madeTokenSchema, "POST", path, { name }),
  end: async (id: string): Promise<Token[]> => (await request(tokensSchema, "POST", `${path}/end`, { id })).tokens,
  becomeBot: (): Promise<Account> => request(accountSchema, "POST", "/api/account/bot", {}),
};

export const texts = {
  title: "Tokens",
  intro: "A program with a token plays for this account. It cannot change the account.",
  unused: "never used",
  used: (date: string) => `last used ${date}`,
  end: "End",
  endOf: (name: string) => `End ${name}`,
  name: "What the token is for",
  make: "Make a token",
  made: "The new token",
  once: "Copy it now. It is not shown again.",
  copy: "Copy",
  copied: "Copied.",
  bot: "Bot",
  isBot: "Programs play for this account. Everybody sees the mark “bot” beside its name.",
  botText: "If programs play for this account, mark it as a bot before its first game. This cannot be undone.",
  sure: "Only programs play for this account",
  turn: "Mark it as a bot",
};
