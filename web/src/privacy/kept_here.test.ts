// @vitest-environment jsdom
// What the browser keeps is in the privacy text: the page's files, and tables of endings (values/keep_small.ts).
import { expect, it } from "vitest";
import { texts as files } from "./files_texts.ts";
import { texts } from "./texts.ts";

it.each([texts, files])("names the tables of endings among what the browser keeps", (privacy) => {
  expect(JSON.stringify(privacy)).toContain("the tables of the endings that you have opened");
});
