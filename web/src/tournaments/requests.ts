// Requests about tournaments, and their events.
import * as v from "valibot";
import { newNonce, request, type GameSummary } from "../lib/api.ts";
import type { DirectorDeed } from "../directors/asks.ts";
import { chatChangedSchema } from "../eventchat/requests.ts";
import { partQuery, type ListPart } from "../lib/listing.svelte.ts";
import { Socket } from "../lib/socket.ts";
import {
  clubSchema,
  clubsSchema,
  gamesSchema,
  openedBoardSchema,
  tournamentChangedSchema,
  tournamentEntriesSchema,
  tournamentSchema,
  tournamentsSchema,
  type GivePairing,
  type Club,
  type ClubSummary,
  type NameListForm,
  type NewTournament,
  type OpenBoard,
  type OpenedBoard,
  type Tournament,
  type TournamentEntries,
  type TournamentScore,
  type TournamentSummary,
} from "../lib/wire.ts";

export type { Tournament, TournamentScore, TournamentSummary } from "../lib/wire.ts";

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

const act = (id: string, what: string, body: object = {}): Promise<Tournament> =>
  request(tournamentSchema, "POST", `${path(id)}/${what}`, body);

export const requests = {
  list: async (skip: number, search: string): Promise<ListPart<TournamentSummary>> => {
    const { tournaments, next } = await request(tournamentsSchema, "GET", `/api/tournaments${partQuery(skip, search)}`);
    return { items: tournaments, next };
  },
  make: (wanted: Omit<NewTournament, "nonce">): Promise<Tournament> =>
    request(tournamentSchema, "POST", "/api/tournaments", { ...wanted, nonce: newNonce() }),
  get: (id: string): Promise<Tournament> => request(tournamentSchema, "GET", path(id)),
  /** The games of a simultaneous display. */
  boards: async (id: string): Promise<readonly GameSummary[]> =>
    (await request(gamesSchema, "GET", `${path(id)}/boards`)).games,
  enter: (id: string, name: string, code = ""): Promise<Tournament> => act(id, "enter", { name, code }),
  entries: (id: string): Promise<TournamentEntries> => request(tournamentEntriesSchema, "GET", `${path(id)}/entries`),
  enterNames: (id: string, text: string, form: NameListForm): Promise<Tournament> =>
    act(id, "enter-names", { text, form }),
  enterBot: (id: string, name: string): Promise<Tournament> => act(id, "enter-bot", { name }),
  openBoard: (id: string, wish: OpenBoard): Promise<OpenedBoard> =>
    request(openedBoardSchema, "POST", `${path(id)}/open-board`, wish),
  acceptPlayer: (id: string, player: string): Promise<Tournament> => act(id, "accept", { player }),
  refusePlayer: (id: string, player: string): Promise<Tournament> => act(id, "refuse", { player }),
  leave: (id: string): Promise<Tournament> => act(id, "leave"),
  askBye: (id: string, round: number): Promise<Tournament> => act(id, "bye", { round }),
  startRound: (id: string, round: number): Promise<Tournament> => act(id, "start-round", { round }),
  givePairing: (id: string, given: GivePairing): Promise<Tournament> => act(id, "give-pairing", given),
  giveResult: (id: string, round: number, board: number, result: TournamentScore): Promise<Tournament> =>
    act(id, "give-result", { round, board, result }),
  /** `*` takes my report back. */
  reportResult: (id: string, round: number, board: number, result: TournamentScore): Promise<Tournament> =>
    act(id, "report-result", { round, board, result }),
  remove: (id: string, player: string): Promise<Tournament> => act(id, "remove", { player }),
  lineUp: (id: string, club: string, players: readonly string[]): Promise<Tournament> =>
    act(id, "line-up", { club, players }),
  removeTeam: (id: string, club: string): Promise<Tournament> => act(id, "remove-team", { club }),
  club: (address: string): Promise<Club> => request(clubSchema, "GET", `/api/clubs/${encodeURIComponent(address)}`),
  clubsLike: async (name: string): Promise<readonly ClubSummary[]> =>
    (await request(clubsSchema, "GET", `/api/clubs${partQuery(0, name)}`)).clubs,
  finish: (id: string): Promise<Tournament> => act(id, "finish"),
  direct: (id: string, deed: DirectorDeed, player: string): Promise<Tournament> => act(id, deed, { player }),
  reopen: (id: string): Promise<Tournament> => act(id, "reopen"),
  change: (id: string, wanted: NewTournament): Promise<Tournament> => act(id, "change", wanted),
};

/** Says when the tournament or its chat has changed, until it is closed. */
export const hearOf = (
  id: string,
  changed: () => void,
  connected: (yes: boolean) => void,
  chatChanged?: (whole: boolean) => void,
): Socket =>
  new Socket({
    greeting: () => ({ type: "await", game: id }),
    connected,
    hear: (json) => {
      const message = v.safeParse(tournamentChangedSchema, json);
      if (message.success && message.output.tournament === id) changed();
      const said = chatChanged && v.safeParse(chatChangedSchema, json);
      if (said?.success === true && said.output.tournament === id) chatChanged?.(said.output.whole ?? false);
    },
  });
