import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { usualLicence } from "./texts.ts";

// The page says it in its own language only where it knows the English text.
test("the licence of an archive is the one that the server says", () => {
  const source = readFileSync("../src/archive/archive.hpp", "utf8");
  const [, parts = ""] = /usual_licence =\s*((?:"[^"]*"\s*)+);/u.exec(source) ?? [];
  expect([...parts.matchAll(/"([^"]*)"/gu)].map(([, text]) => text).join("")).toBe(usualLicence);
});
