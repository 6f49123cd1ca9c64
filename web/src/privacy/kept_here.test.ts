// @vitest-environment jsdom
// Checks that the privacy text names the tables that a browser keeps (values/keep_small.ts).
import { expect, it } from "vitest";
import { texts as files } from "./files_texts.ts";
import { texts } from "./texts.ts";

it.each([texts, files])("names the tables of endings among what the browser keeps", (privacy) => {
  expect(JSON.stringify(privacy)).toContain("the tables of the endings that you have opened");
});
