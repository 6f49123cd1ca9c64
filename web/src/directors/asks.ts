// Requests about directors, which tournaments, leagues and clubs have in common.
import { request } from "../lib/api.ts";
import { directorLogSchema, type DirectorLog } from "../lib/wire.ts";

/** "/api/tournaments/ID" and its like. */
export const pathOf = (kind: "tournaments" | "leagues" | "clubs", id: string): string =>
  `/api/${kind}/${encodeURIComponent(id)}`;

/** The newest lines of the log, or those before this number. */
export const logBefore = (path: string, number?: number): Promise<DirectorLog> =>
  request(directorLogSchema, "GET", `${path}/log${number === undefined ? "" : `?before=${String(number)}`}`);

export type DirectorDeed = "appoint" | "dismiss" | "hand-over";
