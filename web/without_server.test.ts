// @vitest-environment jsdom
import { expect, it } from "vitest";
import { texts } from "./src/about/files_texts.ts";
import { parseRoute } from "./src/lib/routes.ts";
import { needsServer } from "./src/ui/needs_server_texts.ts";
import { componentOf } from "./without_server.ts";

it("pages that need a server are replaced, and the others are not", () => {
  expect(componentOf("account")).toBe("NeedsServer.svelte");
  expect(componentOf("game")).toBe("GamePage.svelte");
  expect(componentOf("missing")).toBe("NotFound.svelte");
});

it("what a site without a server offers instead, needs none", () => {
  const lines = texts.parts.flatMap((part) => part.lines).flatMap((line) => (typeof line === "string" ? [] : [line]));
  const inside = lines.filter(({ outside }) => !outside);
  for (const { href } of [...inside, ...needsServer.ways]) {
    const { page } = parseRoute(href);
    expect(page, href).not.toBe("missing");
    expect(componentOf(page), href).not.toBe("NeedsServer.svelte");
  }
});
