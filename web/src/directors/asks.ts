// Requests about directors, which tournaments, leagues and clubs have in common. The log is checked here and not in wire.ts,
// which is a part of the first load.
import * as v from "valibot";
import { request } from "../lib/api.ts";

const actWords = [
  "appointed",
  "dismissed",
  "handed-over",
  "inherited",
  "abandoned",
  "gave",
  "corrected",
  "removed",
  "began",
  "ended",
  "reopened",
  "changed",
  "hidden",
  "entered",
  "accepted",
  "posted",
  "unposted",
  "paired",
  "broke",
  "brought",
  "unsaid",
  "opened",
  "shown",
  "reported",
  "confirmed",
  "disputed",
] as const;

const logSchema = v.object({
  lines: v.array(
    v.object({
      number: v.number(),
      at: v.string(),
      act: v.picklist(actWords),
      by: v.string(),
      byName: v.string(),
      about: v.string(),
      aboutName: v.string(),
      round: v.number(),
      board: v.number(),
      result: v.string(),
    }),
  ),
  more: v.boolean(),
});

export type DirectorLog = v.InferOutput<typeof logSchema>;
export type DirectorLine = DirectorLog["lines"][number];

/** "/api/tournaments/ID" and its like. */
export const pathOf = (kind: "tournaments" | "leagues" | "clubs", id: string): string =>
  `/api/${kind}/${encodeURIComponent(id)}`;

/** The newest lines of the log, or those before this number. */
export const logBefore = (path: string, number?: number): Promise<DirectorLog> =>
  request(logSchema, "GET", `${path}/log${number === undefined ? "" : `?before=${String(number)}`}`);

export type DirectorDeed = "appoint" | "dismiss" | "hand-over";
