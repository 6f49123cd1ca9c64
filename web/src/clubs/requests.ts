// Requests about clubs.
import { request } from "../lib/api.ts";
import type { DirectorDeed } from "../directors/asks.ts";
import { partQuery, type ListPart } from "../lib/listing.svelte.ts";
import { clubSchema, clubsSchema, tournamentsSchema } from "../lib/wire.ts";
import type { Club, ClubSummary, NewClub, TournamentSummary } from "../lib/wire.ts";

export type { Club, ClubSummary } from "../lib/wire.ts";

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
  change: (address: string, about: string, open: boolean): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/change`, { about, open }),
};
