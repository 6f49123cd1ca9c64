// @vitest-environment jsdom
// A server that is too new for the page, met on different pages.
import { flushSync } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { router } from "../lib/router.svelte.ts";
import { newerEvent } from "../lib/start_anew.ts";
import { hearNewer } from "./hear_newer.ts";
import { newer } from "./new_version.svelte.ts";

const line = (): string => document.querySelector(".card[role=status]")?.textContent ?? "";
const press = (name: string): void => {
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  flushSync();
};

/** True if the page is to be loaded anew. */
const meet = (): boolean => dispatchEvent(new Event(newerEvent, { cancelable: true }));

beforeAll(hearNewer);
beforeEach(() => {
  newer.needed = newer.dismissed = false;
});

it("is loaded at once where no board is", () => {
  router.replace("/rules/cam");
  expect(meet()).toBe(true);
  expect(line()).toBe("");
});

it("is announced next to a board, and loaded when it is asked for", async () => {
  router.replace("/game/a1");
  const load = vi.fn();
  newer.load = load;
  expect(meet()).toBe(false);
  await vi.waitFor(() => {
    expect(line()).toContain("A new version of this page is ready.");
  });
  expect(load).not.toHaveBeenCalled();
  press("Load it");
  expect(load).toHaveBeenCalledTimes(1);
  press("Later");
  expect(meet(), "also when it is met again and again").toBe(false);
  await Promise.resolve();
  flushSync();
  expect(line()).toBe("");
});

it("that only waits is not announced next to a board", async () => {
  router.replace("/analysis/cam");
  newer.say();
  flushSync();
  expect(line()).toBe("");
  router.replace("/rules/cam");
  flushSync();
  expect(line()).toContain("A new version");
  press("Later");
  router.replace("/analysis/cam");
  meet();
  await vi.waitFor(() => {
    expect(line(), "once it is needed").toContain("A new version");
  });
});
