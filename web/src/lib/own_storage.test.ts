// Data of a player is removed when the session ends, and only then.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keep, keptOf } from "../session/kept.ts";
import { followAccount, forgetOwn } from "./own_storage.ts";
import { stubStorage } from "./storage.fixture.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function startAs(id: string, name = ""): void {
  vi.stubGlobal("document", { cookie: name ? `camlann_id=${id}; camlann_name=${name}` : `camlann_id=${id}` });
  followAccount();
}

it("is forgotten as a whole, and settings stay", () => {
  const keys = [
    "account",
    "analysis",
    "coach",
    "days",
    "device.here-1",
    "endings",
    "games",
    "lessons",
    "name",
    "puzzles",
    "seek",
    "unfinished",
  ];
  for (const key of [...keys, "unsent.abc.1"]) stored.set(`camlann.${key}`, "x");
  stored.set("camlann.settings", "{}");
  forgetOwn();
  expect([...stored.keys()]).toEqual(["camlann.settings"]);
});

it("goes when an account is no longer signed in", () => {
  startAs("ann", "Ann");
  keep("game", { confirms: true });
  startAs("ann", "Annie");
  expect(keptOf("game")).toEqual({ confirms: true });
  startAs("guest");
  expect(keptOf("game")).toEqual({});
});

it("goes when another account is signed in, or the cookies are gone", () => {
  startAs("ann", "Ann");
  keep("game", { confirms: true });
  startAs("ben", "Ben");
  expect(keptOf("game")).toEqual({});
  keep("game", { confirms: true });
  vi.stubGlobal("document", { cookie: "" });
  followAccount();
  expect(keptOf("game")).toEqual({});
});

it("stays when a guest signs in, and for guests", () => {
  startAs("guest");
  keep("game", { confirms: true });
  startAs("another guest");
  expect(keptOf("game")).toEqual({ confirms: true });
  startAs("ann", "Ann");
  expect(keptOf("game")).toEqual({ confirms: true });
});
