import { expect, it } from "vitest";
import { parseRoute } from "../lib/routes.ts";
import { footLinks } from "./foot_links.ts";

it("every link of the footer leads to a page, or to what the server answers by itself", () => {
  const outside = footLinks.filter((link) => link.outside).map(({ href }) => href);
  expect(outside).toEqual(["/docs", "/licence.txt", "/api/openapi.yaml", "/status"]);
  for (const { href } of footLinks.filter((link) => !link.outside))
    expect(parseRoute(href).page, href).not.toBe("missing");
});

it("no two links of the footer have the same name or address", () => {
  for (const part of ["href", "text"] as const)
    expect(new Set(footLinks.map((link) => link[part])).size).toBe(footLinks.length);
});
