// Answers requests in a site without a server: games are those of this device, perfect values come from files of tables if the host has
// added some, and nothing is known of people.
import { Failure, type Game, type GameSummary } from "../lib/api.ts";
import * as tables from "../values/stored.ts";
import * as games from "./service.ts";
import { texts } from "./texts.ts";

const nothing: Record<string, unknown> = {
  "/api/games": { games: [] },
  "/api/definitions": { definitions: "" },
  "/api/site": { imprint: "", conduct: "", privacy: "" },
};

async function perfectValues(path: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const variant = decodeURIComponent(pathname.split("/")[3] ?? "");
  return tables.perfectValues(variant, searchParams.get("rules") ?? "", searchParams.get("fen") ?? "");
}

export async function answer(method: string, path: string, body?: object): Promise<unknown> {
  if (method === "GET" && nothing[path]) return nothing[path];
  if (path.startsWith("/api/games")) return games.answer(method, path, body);
  if (path === "/api/tables") return { tables: await tables.tables(), making: [] };
  if (path.startsWith("/api/tables/")) return perfectValues(path);
  throw new Failure(404, texts.needsServer);
}

export const watch = (id: string, listener: (kind: string, game: Game) => void): ReturnType<typeof games.watch> =>
  games.watch(id, listener);
export const list = (): GameSummary[] => games.list();
