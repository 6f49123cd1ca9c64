import { expect, it } from "vitest";
import { isKept } from "./kept_files.ts";

it.each([
  ["/index.html", true],
  ["/@.html", true],
  ["/assets/base-0a1b2c3d.js", true],
  ["/assets/engine/search.worker-0a1b2c3d.js", true],
  ["/assets/camlann_core-0a1b2c3d.wasm", true],
  ["/icon-192.png", true],
  ["/manifest.webmanifest", true],
  ["/assets/base-0a1b2c3d.js.br", false],
  ["/index.html.br", false],
  ["/index.html.links", false],
  ["/assets/embed/embed-0a1b2c3d.js", false],
  ["/assets/languages/de-0a1b2c3d.js", false],
  ["/assets/cam-0a1b2c3d.network", false],
  ["/assets/endings-0a1b2c3d.json", false],
  ["/embed.html", false],
  ["/api.html", false],
  ["/api.de.html", false],
  ["/docs/hosting/index.html", false],
  ["/worker.js", false],
])("the worker keeps %s: %s", (path, kept) => {
  expect(isKept(path)).toBe(kept);
});
