// Requests about players: profiles, following, blocking.
import { request, type GameSummary } from "./api.ts";
import { partQuery, type ListPart } from "./listing.svelte.ts";
import {
  circleSchema,
  foundPlayersSchema,
  leadersSchema,
  playerPageSchema,
  ratingHistorySchema,
  type Circle,
  type Leaders,
  type NamedPlayer,
  type PlayerPage,
  type RatingHistory,
  type Speed,
} from "./wire.ts";
import { gamesSchema } from "./wire_game.ts";

const pathOf = (id: string): string => `/api/players/${encodeURIComponent(id)}`;
const kindOf = (variant: string, speed: Speed): string => new URLSearchParams({ variant, speed }).toString();

export const people = {
  page: (id: string): Promise<PlayerPage> => request(playerPageSchema, "GET", pathOf(id)),
  history: (id: string, variant: string, speed: Speed): Promise<RatingHistory> =>
    request(ratingHistorySchema, "GET", `${pathOf(id)}/history?${kindOf(variant, speed)}`),
  /** Answered with the player's page. */
  bind: (id: string, word: `${"" | "un"}${"follow" | "block" | "mute"}`): Promise<PlayerPage> =>
    request(playerPageSchema, "POST", `${pathOf(id)}/${word}`, {}),
  /** The players I follow, block and mute. */
  circle: (): Promise<Circle> => request(circleSchema, "GET", "/api/circle"),
  /** Returns accounts by the first letters of their names. */
  find: async (name: string): Promise<readonly NamedPlayer[]> =>
    (await request(foundPlayersSchema, "GET", `/api/players?${new URLSearchParams({ name }).toString()}`)).players,
  /** Live games to watch. */
  live: async (skip = 0): Promise<ListPart<GameSummary>> => {
    const { games: items, next } = await request(gamesSchema, "GET", `/api/live${partQuery(skip, "")}`);
    return { items, next };
  },
  leaders: (variant: string, speed: Speed, skip = 0): Promise<Leaders> =>
    request(leadersSchema, "GET", `/api/leaders?${kindOf(variant, speed)}&skip=${String(skip)}`),
};
