// Requests about clubs.
import { request } from "../lib/api.ts";
import { clubSchema, clubsSchema, tournamentsSchema } from "../lib/wire.ts";
import type { Club, ClubSummary, NewClub, TournamentSummary } from "../lib/wire.ts";

export type { Club, ClubSummary } from "../lib/wire.ts";

const path = (address: string): string => `/api/clubs/${encodeURIComponent(address)}`;

export const requests = {
  all: async (): Promise<readonly ClubSummary[]> => (await request(clubsSchema, "GET", "/api/clubs")).clubs,
  make: (wanted: NewClub): Promise<Club> => request(clubSchema, "POST", "/api/clubs", wanted),
  get: (address: string): Promise<Club> => request(clubSchema, "GET", path(address)),
  tournaments: async (address: string): Promise<readonly TournamentSummary[]> =>
    (await request(tournamentsSchema, "GET", `${path(address)}/tournaments`)).tournaments,
  join: (address: string, name: string, code: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/join`, { name, code }),
  leave: (address: string): Promise<Club> => request(clubSchema, "POST", `${path(address)}/leave`, {}),
  remove: (address: string, player: string): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/remove`, { player }),
  change: (address: string, about: string, open: boolean): Promise<Club> =>
    request(clubSchema, "POST", `${path(address)}/change`, { about, open }),
};
