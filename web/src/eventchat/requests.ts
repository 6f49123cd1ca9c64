// Requests about the chat of a tournament. Answers are checked here and not in wire.ts, which is a part of the first load.
import * as v from "valibot";
import { request } from "../lib/api.ts";
import type { Phrase } from "../lib/wire.ts";

const lineSchema = v.object({
  number: v.number(),
  kind: v.picklist(["said", "announced", "closed", "opened"]),
  id: v.string(),
  name: v.string(),
  bot: v.optional(v.boolean()),
  guest: v.optional(v.boolean()),
  // A newer server may have another phrase.
  phrase: v.nullable(v.string()),
  text: v.string(),
  at: v.string(),
  removed: v.optional(v.boolean()),
});

const chatSchema = v.object({
  lines: v.array(lineSchema),
  muted: v.array(v.string()),
  closed: v.boolean(),
  mayWrite: v.boolean(),
});

/** On the socket: the chat has changed. */
export const chatChangedSchema = v.object({
  type: v.literal("event-chat"),
  tournament: v.string(),
  whole: v.optional(v.boolean()),
});

export type EventLine = v.InferOutput<typeof lineSchema>;
export type EventChatLines = v.InferOutput<typeof chatSchema>;
export type Said = ({ phrase: Phrase } | { text: string }) & { announce?: boolean };

const act = (id: string, what: string, body: object): Promise<EventChatLines> =>
  request(chatSchema, "POST", `/api/tournaments/${encodeURIComponent(id)}/${what}`, body);

export const requests = {
  get: (id: string, after: number): Promise<EventChatLines> =>
    request(chatSchema, "GET", `/api/tournaments/${encodeURIComponent(id)}/chat?after=${String(after)}`),
  say: (id: string, said: Said): Promise<EventChatLines> => act(id, "chat", said),
  remove: (id: string, number: number): Promise<EventChatLines> => act(id, "remove-line", { number }),
  close: (id: string, closed: boolean): Promise<EventChatLines> => act(id, "close-chat", { closed }),
  mute: (id: string, player: string, muted: boolean): Promise<EventChatLines> => act(id, "mute", { player, muted }),
};
