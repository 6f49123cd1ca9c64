// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from "vitest";
import { parseRoute } from "../lib/routes.ts";
import { footLinks, ownLinks } from "./foot_links.ts";

afterEach(() => document.head.replaceChildren());

beforeAll(() => {
  document.documentElement.lang = "en";
});
it("every link of the footer leads to a page, or to what the server answers by itself", () => {
  const outside = footLinks()
    .filter((link) => link.outside)
    .map(({ href }) => href);
  expect(outside).toEqual(["/docs", "/licence.txt", "/api?language=en", "/status?language=en"]);
  for (const { href } of footLinks().filter((link) => !link.outside))
    expect(parseRoute(href).page, href).not.toBe("missing");
});

it("no two links of the footer have the same name or address", () => {
  for (const part of ["href", "text"] as const)
    expect(new Set(footLinks().map((link) => link[part])).size).toBe(footLinks().length);
});

it("what the host has set follows the other links, and is not there without it", () => {
  expect(ownLinks()).toEqual([]);
  const meta = document.createElement("meta");
  meta.name = "site";
  document.head.append(meta);
  meta.content = JSON.stringify({ contact: "mailto:you@example.org", source: "", imprint: true });
  expect(ownLinks()).toEqual([
    { href: "mailto:you@example.org", text: "Contact", outside: true },
    { href: "/imprint", text: "Imprint" },
  ]);
  expect(parseRoute("/imprint").page).toBe("about");
  meta.content = JSON.stringify({ contact: "", source: "https://example.org/source", imprint: false });
  expect(ownLinks()).toEqual([{ href: "https://example.org/source", text: "Source", outside: true }]);
});
