// Requests about leagues, and their events.
import * as v from "valibot";
import { newNonce, request } from "../lib/api.ts";
import type { DirectorDeed } from "../directors/asks.ts";
import { partQuery, type ListPart } from "../lib/listing.svelte.ts";
import { Socket } from "../lib/socket.ts";
import {
  leagueChangedSchema,
  leagueSchema,
  leaguesSchema,
  tournamentEntriesSchema,
  type League,
  type LeagueSummary,
  type NewLeague,
  type TournamentEntries,
} from "../lib/wire.ts";

export type { League, LeagueDivision, LeagueMove, LeagueSummary } from "../lib/wire.ts";

const path = (id: string): string => `/api/leagues/${encodeURIComponent(id)}`;

const act = (id: string, what: string, body: object = {}): Promise<League> =>
  request(leagueSchema, "POST", `${path(id)}/${what}`, body);

async function listAt(address: string, skip: number, search: string): Promise<ListPart<LeagueSummary>> {
  const { leagues, next } = await request(leaguesSchema, "GET", `${address}${partQuery(skip, search)}`);
  return { items: leagues, next };
}

export const requests = {
  list: (skip: number, search: string): Promise<ListPart<LeagueSummary>> => listAt("/api/leagues", skip, search),
  ofClub: (club: string, skip: number): Promise<ListPart<LeagueSummary>> =>
    listAt(`/api/clubs/${encodeURIComponent(club)}/leagues`, skip, ""),
  make: (wanted: Omit<NewLeague, "nonce">): Promise<League> =>
    request(leagueSchema, "POST", "/api/leagues", { ...wanted, nonce: newNonce() }),
  get: (id: string): Promise<League> => request(leagueSchema, "GET", path(id)),
  enter: (id: string, name: string, code = ""): Promise<League> => act(id, "enter", { name, code }),
  entries: (id: string): Promise<TournamentEntries> => request(tournamentEntriesSchema, "GET", `${path(id)}/entries`),
  accept: (id: string, player: string): Promise<League> => act(id, "accept", { player }),
  refuse: (id: string, player: string): Promise<League> => act(id, "refuse", { player }),
  leave: (id: string): Promise<League> => act(id, "leave"),
  remove: (id: string, player: string): Promise<League> => act(id, "remove", { player }),
  startSeason: (id: string, season: number): Promise<League> => act(id, "start-season", { season }),
  direct: (id: string, deed: DirectorDeed, player: string): Promise<League> => act(id, deed, { player }),
  /** Changes all of it, before its first season. */
  change: (id: string, wanted: Omit<NewLeague, "nonce">): Promise<League> => act(id, "change", wanted),
  end: (id: string): Promise<League> => act(id, "end"),
  reopen: (id: string): Promise<League> => act(id, "reopen"),
};

/** Says when the league or a division has changed, until it is closed. */
export const hearOf = (id: string, changed: () => void, connected: (yes: boolean) => void): Socket =>
  new Socket({
    greeting: () => ({ type: "await", game: id }),
    connected,
    hear: (json) => {
      const message = v.safeParse(leagueChangedSchema, json);
      if (message.success && message.output.league === id) changed();
    },
  });
