// Requests about the chat of a game.
import { request } from "../lib/api.ts";
import { chatLinesSchema, type ChatLines, type Phrase } from "../lib/wire_game.ts";

const path = (id: string, what: string): string => `/api/games/${encodeURIComponent(id)}/${what}`;

export const asks = {
  chat: (id: string, after: number): Promise<ChatLines> =>
    request(chatLinesSchema, "GET", path(id, `chat?after=${String(after)}`)),
  say: (id: string, said: { phrase: Phrase } | { text: string }): Promise<ChatLines> =>
    request(chatLinesSchema, "POST", path(id, "chat"), said),
  mute: (id: string, seat: string, muted: boolean): Promise<ChatLines> =>
    request(chatLinesSchema, "POST", path(id, "mute"), { seat, muted }),
};
