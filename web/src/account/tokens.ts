// Requests and texts of the access tokens on the account page.
import { translatable } from "../lib/language.ts";
import { request } from "../lib/api.ts";
import {
  accountSchema,
  madeTokenSchema,
  tokensSchema,
  type Account,
  type BotTournaments,
  type MadeToken,
  type RatedWish,
  type Token,
  type TokenScope,
} from "../lib/wire.ts";

const path = "/api/account/tokens";

export const requests = {
  tokens: async (): Promise<Token[]> => (await request(tokensSchema, "GET", path)).tokens,
  make: (name: string, scopes: readonly TokenScope[], password: string): Promise<MadeToken> =>
    request(madeTokenSchema, "POST", path, { name, scopes, password }),
  end: async (id: string): Promise<Token[]> => (await request(tokensSchema, "POST", `${path}/end`, { id })).tokens,
  becomeBot: (): Promise<Account> => request(accountSchema, "POST", "/api/account/bot", {}),
  setTournaments: (tournaments: BotTournaments): Promise<Account> =>
    request(accountSchema, "POST", "/api/account/bot", { tournaments }),
};

export const texts = {
  title: "Tokens",
  intro: "A program with a token acts for this account, as far as you permit it. It cannot change the account.",
  api: "How programs ask the server",
  scopes: "What it may do",
  scopeNames: {
    read: "Read games, players and tournaments",
    play: "Play, chat and write notes",
    challenge: "Challenge, search, join clubs and enter tournaments",
    account: "Read this account’s own data; change its choices, studies and uploads",
  } satisfies Record<TokenScope, string>,
  may: (scopes: readonly TokenScope[]) => `may ${scopes.join(", ")}`,
  botNeeds: "A bot needs the first three.",
  unused: "never used",
  used: (date: string) => `last used ${date}`,
  end: "End",
  endOf: (name: string) => `End ${name}`,
  name: "What the token is for",
  password: "Password",
  make: "Create a token",
  made: "The new token",
  once: "Copy it now. It is not shown again.",
  copy: "Copy",
  copied: "Copied.",
  bot: "Bot",
  isBot: "Programs play for this account. Everybody sees the mark “bot” beside its name.",
  enter: "Directors may enter it into their tournaments",
  enterHelp: "It can leave them again. It also enters tournaments by itself, whatever you choose here.",
  plays: "Tournaments that it accepts",
  kinds: { casual: "casual ones", rated: "rated ones", any: "all" } satisfies Record<RatedWish, string>,
  only: (games: readonly string[], times: readonly string[]): string =>
    `Its program accepts only: ${[...games, ...times].join(", ")}.`,
  botText: "If programs play for this account, mark it as a bot before its first game. This cannot be undone.",
  sure: "Only programs play for this account",
  turn: "Mark it as a bot",
};
translatable("account_tokens", texts);
