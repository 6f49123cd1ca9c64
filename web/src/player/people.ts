// What the server tells of players, and what it is told about them.
import { request } from "../lib/api.ts";
import {
  circleSchema,
  leadersSchema,
  playerPageSchema,
  ratingHistorySchema,
  type Circle,
  type Leaders,
  type PlayerPage,
  type RatingHistory,
  type Speed,
} from "../lib/wire.ts";

const pathOf = (id: string): string => `/api/players/${encodeURIComponent(id)}`;
const kindOf = (variant: string, speed: Speed): string => new URLSearchParams({ variant, speed }).toString();

export const people = {
  page: (id: string): Promise<PlayerPage> => request(playerPageSchema, "GET", pathOf(id)),
  history: (id: string, variant: string, speed: Speed): Promise<RatingHistory> =>
    request(ratingHistorySchema, "GET", `${pathOf(id)}/history?${kindOf(variant, speed)}`),
  /** Answered with the player's page. */
  bind: (id: string, word: `${"" | "un"}${"follow" | "block" | "mute"}`): Promise<PlayerPage> =>
    request(playerPageSchema, "POST", `${pathOf(id)}/${word}`, {}),
  /** Whom one follows, blocks and mutes. */
  circle: (): Promise<Circle> => request(circleSchema, "GET", "/api/circle"),
  leaders: (variant: string, speed: Speed): Promise<Leaders> =>
    request(leadersSchema, "GET", `/api/leaders?${kindOf(variant, speed)}`),
};
