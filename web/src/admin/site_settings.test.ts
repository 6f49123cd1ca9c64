import { expect, it } from "vitest";
import type { Site } from "../lib/wire.ts";
import { base64url, changes } from "./site_settings.ts";

const site: Site = {
  name: "Chess Club",
  logo: "",
  accent: "#1f4f7d",
  imprint: "",
  contact: "",
  source: "",
  conduct: "",
  privacy: "",
};

it("only what differs is sent, and never what the options of the server set", () => {
  const { logo: _, ...same } = site;
  expect(changes({ ...same, name: " Chess Club " }, site, [])).toEqual([]);
  expect(changes({ ...same, name: "", imprint: "Ann\n" }, site, [])).toEqual([
    ["name", ""],
    ["imprint", "Ann"],
  ]);
  expect(changes({ ...same, name: "Another" }, site, ["name"])).toEqual([]);
});

it("a logo is sent in Base64 for addresses, without padding", () => {
  expect(base64url(new Uint8Array([0xfb, 0xff, 0x3e, 0x3f]))).toBe("-_8-Pw");
});
