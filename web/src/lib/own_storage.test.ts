// Data of a player is removed when the session ends, and only then.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keep, keptOf } from "../session/kept.ts";
import { followAccount, forgetOwn, ownKeys } from "./own_storage.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function startAs(id: string, name = ""): void {
  vi.stubGlobal("document", { cookie: name ? `camlann_id=${id}; camlann_name=${name}` : `camlann_id=${id}` });
  followAccount();
}

it("is forgotten as a whole, and settings and lessons stay", () => {
  for (const key of Object.values(ownKeys)) stored.set(key, "x");
  stored.set("camlann.unsent.abc.1", "x");
  stored.set("camlann.settings", "{}");
  stored.set("camlann.lessons", "{}");
  forgetOwn();
  expect([...stored.keys()]).toEqual(["camlann.settings", "camlann.lessons"]);
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
