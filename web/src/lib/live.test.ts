// @vitest-environment jsdom
// Events of a newer server.
import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "./api.ts";
import { watchGame } from "./live.ts";
import { Wire } from "./socket.fixture.ts";

afterEach(() => vi.unstubAllGlobals());

const game: Game = {
  id: "g",
  variant: "cam",
  rules: "wcf",
  start: null,
  opponent: "person",
  level: null,
  colour: "w",
  seats: [],
  mayResign: true,
  rated: false,
  version: 3,
  plies: 0,
  fen: "",
  seat: "w",
  result: null,
  resultText: null,
  offer: null,
  canClaim: false,
  thinking: false,
  created: "",
  updated: "",
  moves: [],
  passed: [],
};

test("an event of a kind that the page does not know brings its game", () => {
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  const heard: string[] = [];
  const nothing = (): void => undefined;
  const socket = watchGame("g", {
    version: () => 2,
    event: (kind, { version }) => heard.push(`${kind} ${String(version)}`),
    clock: nothing,
    hurried: nothing,
    chat: nothing,
    presence: nothing,
    rematch: nothing,
    connected: nothing,
  });
  Wire.all[0]?.opens();
  for (const kind of ["move", "unheard-of"])
    Wire.all[0]?.says(JSON.stringify({ type: "event", game: "g", version: 3, kind, game_state: game, more: 1 }));
  Wire.all[0]?.says(JSON.stringify({ type: "unheard-of", game: "g" }));
  expect(heard).toEqual(["move 3", "unheard-of 3"]);
  socket.close();
});
