// Lists in parts.
import { describe, expect, it } from "vitest";
import { joined, Listing, partQuery, type ListPart } from "./listing.svelte.ts";

/** A server with these items, two a part. */
const server =
  (all: string[]) =>
  (skip: number, search: string): Promise<ListPart<string>> => {
    const found = all.filter((one) => one.includes(search));
    return Promise.resolve({
      items: found.slice(skip, skip + 2),
      next: found.length > skip + 2 ? skip + 2 : undefined,
    });
  };

describe("a list in parts", () => {
  it("grows until the last part", async () => {
    const list = new Listing(server(["a", "b", "c"]), (one) => one);
    await list.find();
    expect([list.items, list.more]).toEqual([["a", "b"], true]);
    await list.addMore();
    expect([list.items, list.more]).toEqual([["a", "b", "c"], false]);
    await list.addMore();
    expect(list.items).toEqual(["a", "b", "c"]);
  });

  it("shows nothing twice if the server's list has grown", async () => {
    const all = ["a", "b", "c"];
    const list = new Listing(server(all), (one) => one);
    await list.find();
    all.unshift("new");
    await list.addMore();
    expect(list.items).toEqual(["a", "b", "c"]);
  });

  it("drops the parts of an earlier search", async () => {
    const list = new Listing(server(["ab", "ac", "ad", "b"]), (one) => one);
    await list.find("a");
    const late = list.addMore();
    await list.find("b");
    await late;
    expect([list.items, list.more]).toEqual([["ab", "b"], false]);
  });

  it("joins parts, each item once, as the first of them has it", () => {
    const item = (id: string, part: number): { id: string; part: number } => ({ id, part });
    expect(joined([[item("a", 1), item("b", 1)], [item("b", 2), item("c", 2)], []])).toEqual([
      item("a", 1),
      item("b", 1),
      item("c", 2),
    ]);
  });

  it("asks for parts by the address", () => {
    expect(partQuery(0, "")).toBe("");
    expect(partQuery(100, "Łódź & co")).toBe("?skip=100&search=%C5%81%C3%B3d%C5%BA%20%26%20co");
  });
});
