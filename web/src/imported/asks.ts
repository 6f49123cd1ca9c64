// Requests about imported players of a federation.
import { request } from "../lib/api.ts";
import { ofServer } from "../lib/language.ts";
import {
  foundGamesSchema,
  importedPlayerSchema,
  listReportSchema,
  type FoundGames,
  type ImportedPlayer,
  type ImportPlayers,
  type ListReport,
} from "../lib/wire.ts";

const pathOf = (id: string): string => `/api/imported/${encodeURIComponent(id)}`;

/** How many games of a player are shown at first, and with each further request. */
export const gamesAtOnce = 20;

export const asks = {
  page: (id: string): Promise<ImportedPlayer> => request(importedPlayerSchema, "GET", pathOf(id)),
  claim: (id: string, text: string): Promise<ImportedPlayer> =>
    request(importedPlayerSchema, "POST", `${pathOf(id)}/claim`, { text }),
  withdraw: (id: string): Promise<ImportedPlayer> =>
    request(importedPlayerSchema, "POST", `${pathOf(id)}/withdraw`, {}),
  /** The games of the archive that name this player, the newest first. */
  games: (named: string, skip: number): Promise<FoundGames> => {
    const asked = new URLSearchParams({ named, newest: "1", most: String(gamesAtOnce), skip: String(skip) });
    return request(foundGamesSchema, "GET", `/api/archive/games?${asked.toString()}`);
  },
  importList: async (part: ImportPlayers): Promise<ListReport> => {
    const report = await request(listReportSchema, "POST", "/api/admin/import", part);
    const faults = report.faults.map(async (fault) => ({
      ...fault,
      what: await ofServer(fault.what),
      expected: await ofServer(fault.expected),
    }));
    return { ...report, faults: await Promise.all(faults) };
  },
};
