import { expect, test } from "vitest";
import { browserName, texts } from "./texts.ts";

test("a browser is named as the language does, whatever the server has found of it", () => {
  const before = { ...texts };
  Object.assign(texts, { on: (browser: string, system: string) => `${system}: ${browser}`, program: "anders" });
  expect(browserName("Samsung Internet on Android")).toBe("Android: Samsung Internet");
  expect(browserName("Firefox")).toBe("Firefox");
  expect(browserName("another program")).toBe("anders");
  Object.assign(texts, before);
});
