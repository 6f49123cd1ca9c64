import { describe, expect, it, vi } from "vitest";
import { accountAddress } from "../lib/me.ts";
import { wayBack } from "./way_back.ts";

const here = "https://camlann.example";
const back = (to: string): string => wayBack(`?to=${encodeURIComponent(to)}`, here);

describe("the way back from signing in", () => {
  it("leads to a page of this site, with what its address asks", () => {
    expect(back("/i/k3v9")).toBe(`${here}/i/k3v9`);
    expect(back("/?play=cam#x")).toBe(`${here}/?play=cam#x`);
    expect(back("//camlann.example/i/k3v9")).toBe(`${here}/i/k3v9`);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/i/k3v9",
    "///elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "\\\\elsewhere.example",
    "https:elsewhere.example",
    "javascript:alert(1)",
    "/api/account",
    "/x/../api/account",
    "https://camlann.example@elsewhere.example/",
    "http://camlann.example/i/k3v9",
    "//camlann.example:81/",
    "//[",
    "i/k3v9",
    "",
  ])("does not lead to %j", (to) => {
    expect(back(to)).toBe("");
  });

  it("is not asked for without an address", () => {
    expect(wayBack("", here)).toBe("");
    expect(wayBack("?from=/i/k3v9", here)).toBe("");
  });

  it("is given by pages that wait for somebody, to guests", () => {
    vi.stubGlobal("document", { cookie: "camlann_id=x" });
    expect(accountAddress("/")).toBe("/account");
    expect(accountAddress("/account")).toBe("/account");
    expect(accountAddress("/i/k3v9")).toBe("/account?to=%2Fi%2Fk3v9");
    expect(back(decodeURIComponent(accountAddress("/i/k3v9").split("=")[1] ?? ""))).toBe(`${here}/i/k3v9`);
    vi.stubGlobal("document", { cookie: "camlann_id=x; camlann_name=Ann" });
    expect(accountAddress("/i/k3v9")).toBe("/account");
    vi.unstubAllGlobals();
  });
});
