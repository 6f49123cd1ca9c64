// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte.ts";
import type { Action } from "./actions.ts";
import { shortcut } from "./keys.ts";

vi.mock("../lib/settings.svelte.ts", () => ({ settings: { keys: {} } }));

/** Counts the events for the key ">", or another, pressed on this element. */
function heardOn(html: string, where: string, key = ">"): number {
  document.body.innerHTML = html;
  const run = vi.fn();
  const last: Action = { id: "last", icon: "last", label: "Last", short: "Last", run, enabled: true };
  const hear = (event: Event) => {
    shortcut(event as KeyboardEvent, [last]);
  };
  window.addEventListener("keydown", hear);
  const target = document.querySelector(where);
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  window.removeEventListener("keydown", hear);
  return run.mock.calls.length;
}

describe("the keys of a game", () => {
  it("are heard in the game, and while the focus is nowhere in particular", () => {
    expect(heardOn("<div data-keys><button></button></div>", "button")).toBe(1);
    expect(heardOn("<div data-keys></div>", "body")).toBe(1);
    expect(heardOn("<h1 tabindex='-1'></h1>", "h1")).toBe(1);
  });

  it("are not heard in text fields, dialogs and the head of the page", () => {
    expect(heardOn("<div data-keys><input></div>", "input")).toBe(0);
    expect(heardOn("<dialog open><button></button></dialog>", "button")).toBe(0);
    expect(heardOn("<header><a href='/'></a></header>", "a")).toBe(0);
  });

  it("are those that the player has chosen, in small letters and capitals", () => {
    const game = "<div data-keys><button></button></div>";
    settings.keys = { last: "x" };
    expect([">", "x", "X"].map((key) => heardOn(game, "button", key))).toEqual([0, 1, 1]);
    settings.keys = { last: "" };
    expect([">", "x", ""].map((key) => heardOn(game, "button", key))).toEqual([0, 0, 0]);
    settings.keys = {};
    expect(heardOn(game, "button")).toBe(1);
  });
});
