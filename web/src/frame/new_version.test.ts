// @vitest-environment jsdom
// A server that is too new for the page, met on different pages.
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { router } from "../lib/router.svelte.ts";
import { Newer } from "./new_version.svelte.ts";

const line = (): string => document.querySelector("aside")?.textContent ?? "";
const press = (name: string): void => {
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  flushSync();
};

afterEach(() => document.body.replaceChildren());

it("stays next to a board, says so there, and loads itself when it is asked to", () => {
  router.replace("/game/a1");
  const newer = new Newer();
  const load = vi.fn();
  newer.load = load;
  expect(newer.need()).toBe(true);
  flushSync();
  expect(line()).toContain("A new version of this page is ready.");
  expect(load).not.toHaveBeenCalled();
  press("Load it");
  expect(load).toHaveBeenCalledTimes(1);
  press("Later");
  expect(newer.need(), "also when it is asked again and again").toBe(true);
  flushSync();
  expect(line()).toBe("");
});

it("is loaded at once where no board is", () => {
  router.replace("/rules/cam");
  const newer = new Newer();
  expect(newer.need()).toBe(false);
  expect(line()).toBe("");
});

it("that only waits is not announced next to a board", () => {
  router.replace("/analysis/cam");
  const newer = new Newer();
  newer.say();
  flushSync();
  expect(line()).toBe("");
  router.replace("/rules/cam");
  flushSync();
  expect(line()).toContain("A new version");
  press("Later");
  router.replace("/analysis/cam");
  newer.need();
  flushSync();
  expect(line(), "once it is needed").toContain("A new version");
});
