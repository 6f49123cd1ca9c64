import { expect, test } from "vitest";
import { linked } from "./linked.ts";

test("addresses of the web are links, without the marks of the sentence", () => {
  expect(linked("See https://example.org/a?b=1, or (http://b.example).")).toEqual([
    { words: "See " },
    { words: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
    { words: ", or (" },
    { words: "http://b.example", href: "http://b.example/" },
    { words: ")." },
  ]);
});

test("nothing else is a link", () => {
  for (const text of [
    "",
    "javascript:alert(1)",
    "data:text/html,x",
    "www.example.org",
    "https://",
    "https://bank.example@evil.example/",
    "https://[bad/",
  ]) {
    expect(linked(text).every(({ href }) => href === undefined)).toBe(true);
    expect(
      linked(text)
        .map(({ words }) => words)
        .join(""),
    ).toBe(text);
  }
  expect(linked('<a href="https://x.example" onclick="y">')[1]).toEqual({
    words: "https://x.example",
    href: "https://x.example/",
  });
});
