import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte.ts";
import { actionOf, keyOf } from "../stage/keys.ts";
import { wishFor } from "./key_wish.ts";

vi.mock("../lib/settings.svelte.ts", () => ({ settings: { keys: {} } }));
beforeEach(() => (settings.keys = {}));

it("a free key is taken, in small letters", () => {
  expect(wishFor("hint", "X")).toEqual({ key: "x" });
  expect(wishFor("hint", "ß")).toEqual({ key: "ß" });
  // Its own again.
  expect(wishFor("hint", "h")).toEqual({ key: "h" });
});

it("the key of another action is not, until that has given it up", () => {
  expect(wishFor("hint", "w")).toEqual({ taken: "why" });
  settings.keys = { why: "x" };
  expect(wishFor("hint", "w")).toEqual({ key: "w" });
  expect(wishFor("hint", "x")).toEqual({ taken: "why" });
});

it("keys of the board and of the browser stay what they are", () => {
  for (const key of ["k", "K", "7", " ", "ArrowLeft", "Home", "Enter"])
    expect(wishFor("hint", key), key).toEqual({ refused: "board" });
  for (const key of ["F5", "Dead", "PageUp"]) expect(wishFor("hint", key), key).toEqual({ refused: "no" });
});

it("an action may have no key", () => {
  expect(wishFor("hint", "Delete")).toEqual({ key: "" });
  settings.keys = { hint: "", values: "" };
  expect(keyOf("hint")).toBe("");
  expect(actionOf("h")).toBeUndefined();
  expect(actionOf("")).toBeUndefined();
  // The arrows stay.
  expect(actionOf("ArrowLeft")).toBe("back");
});
