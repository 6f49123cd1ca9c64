// Games that this device keeps and plays without a server. The page reaches them by the requests and events of other games;
// src/device answers.
import type { Game, GameSummary } from "./api.ts";

export interface DeviceGames {
  /** Answers a request to `/api/games…` as the server would; throws `Failure`. */
  answer(method: string, path: string, body?: object): Promise<unknown>;
  /** Reports the changes of a game, and lets the computer move, until `close` is called. */
  watch(id: string, event: (kind: string, game: Game) => void): { close(): void; renew(): void };
  /** Returns all games, the newest first. */
  list(): GameSummary[];
}

/** True for a game of a device. No id of the server has a hyphen. */
export const onDevice = (id: string): boolean => id.startsWith("here-");

let load: () => Promise<DeviceGames>;

/** Names the module, which is fetched when it is first needed. */
export const keepGamesBy = (loader: typeof load): void => {
  load = loader;
};

export const deviceGames = (): Promise<DeviceGames> => load();
