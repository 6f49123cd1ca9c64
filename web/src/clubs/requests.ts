// Requests about clubs.
import { request } from "../lib/api.ts";
import type { DirectorDeed } from "../directors/asks.ts";
import { partQuery, type ListPart } from "../lib/listing.svelte.ts";
import {
  clubDeletedSchema,
  clubNewsSchema,
  clubRatingsSchema,
  clubSchema,
  clubsSchema,
  tournamentsSchema,
} from "../lib/wire.ts";
import type {
  ChangeClub,
  Club,
  ClubPost,
  ClubRatings,
  ClubSummary,
  NewClub,
  Speed,
  TournamentSummary,
} from "../lib/wire.ts";

export type { Club, ClubPost, ClubSummary } from "../lib/wire.ts";

const path = (address: string): string => `/api/clubs/${encodeURIComponent(address)}`;

export const requests = {
  list: async (skip: number, search: string): Promise<ListPart<ClubSummary>> => {
    const { clubs, next } = await request(clubsSchema, "GET", `/api/clubs${partQuery(skip, search)}`);
    return { items: clubs, next };
  },
  make: (wanted: NewClub): Promise<Club> => request(clubSchema, "POST", "/api/clubs", wanted),
  get: (address: string): Promise<Club> => request(clubSchema, "GET", path(address)),
  tournaments: async (address: string, skip: number): Promise<ListPart<TournamentSummary>> => {
    const { tournaments, next } = await request(
      tournamentsSchema,
      "GET",
      `${path(address)}/tournaments${partQuery(skip, "")}`,
    );
    return { items: tournaments, next };
  },
  join: (address: string, name: string, code: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/join`, { name, code }),
  leave: (address: string): Promise<Club> => request(clubSchema, "POST", `${path(address)}/leave`, {}),
  remove: (address: string, player: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/remove`, { player }),
  direct: (address: string, deed: DirectorDeed, player: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/${deed}`, { player }),
  change: (address: string, wanted: ChangeClub): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/change`, wanted),
  /** `days` undefined: a link for ever. */
  newLink: (address: string, days: number | undefined): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/link`, { days }),
  accept: (address: string, player: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/accept`, { player }),
  refuse: (address: string, player: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/refuse`, { player }),
  news: async (address: string, skip: number): Promise<ListPart<ClubPost>> => {
    const query = new URLSearchParams({ skip: String(skip), limit: "5" });
    const { posts, next } = await request(clubNewsSchema, "GET", `${path(address)}/news?${query.toString()}`);
    return { items: posts, next };
  },
  post: (address: string, text: string, letter: boolean): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/news`, { text, letter }),
  removePost: (address: string, number: number): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/remove-news`, { number }),
  ratings: (address: string, variant: string, speed: Speed): Promise<ClubRatings> =>
    request(clubRatingsSchema, "GET", `${path(address)}/ratings?${new URLSearchParams({ variant, speed }).toString()}`),
  removeClub: (address: string, name: string): Promise<unknown> =>
    request(clubDeletedSchema, "POST", `${path(address)}/delete`, { name }),
};
