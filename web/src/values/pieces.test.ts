// Downloads of table files in pieces: requests, cache, and the allowed answers.
import { describe, expect, it } from "vitest";
import { cache } from "./cache.fixture.ts";
import type { Keep } from "./files.ts";
import { Pieces } from "./pieces.ts";

const file = Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7) % 251);
const path = "camette/wcf,quiet=4/KM-M.table";

interface Asked {
  url: string;
  range: string;
}

/** A server of one file; one that knows no parts sends all of it. */
function server(asked: Asked[], knowsParts = true, list = `20000 ${path}\nnonsense\n`): typeof fetch {
  return (url, init) => {
    const range = new Headers(init?.headers).get("Range") ?? "";
    asked.push({ url: String(url), range });
    if (String(url).endsWith("index.txt")) return Promise.resolve(new Response(list));
    const [, from = "0", to = "0"] = /bytes=(\d+)-(\d+)/.exec(range) ?? [];
    const part = knowsParts ? file.slice(Number(from), Number(to) + 1) : file;
    return Promise.resolve(new Response(part, { status: knowsParts ? 206 : 200, headers: { ETag: '"a"' } }));
  };
}

async function opened(asked: Asked[], keep: Keep | null = null, knowsParts = true): Promise<Pieces> {
  const pieces = new Pieces(keep, server(asked, knowsParts));
  await pieces.open();
  asked.length = 0;
  return pieces;
}

describe("files of tables in pieces", () => {
  it("are those that the list names", async () => {
    const pieces = await opened([]);
    expect(pieces.bytes(path)).toBe(20_000);
    expect(pieces.bytes("nonsense")).toBe(-1);
  });

  it("are fetched as far as they are asked for, neighbours together, and only once", async () => {
    const asked: Asked[] = [];
    const pieces = await opened(asked);
    expect(pieces.part(path, 5000, 4000)).toBeNull();
    expect(pieces.part(path, 19_990, 10)).toBeNull();
    expect(await pieces.fetch()).toBe(true);
    expect(asked).toEqual([
      { url: "/tables/camette/wcf%2Cquiet%3D4/KM-M.table", range: "bytes=4096-12287" },
      { url: "/tables/camette/wcf%2Cquiet%3D4/KM-M.table", range: "bytes=16384-19999" },
    ]);
    expect(pieces.part(path, 5000, 4000)).toEqual(file.slice(5000, 9000));
    expect(pieces.part(path, 19_990, 10)).toEqual(file.slice(19_990));
    expect(await pieces.fetch()).toBe(false);
    expect(asked).toHaveLength(2);
    expect(pieces.fetchedBytes).toBe(8192 + 3616);
  });

  it("come from the browser's cache when the page is opened again", async () => {
    const keep = cache();
    const asked: Asked[] = [];
    const before = await opened(asked, keep);
    before.part(path, 0, 16);
    await before.fetch();
    const after = await opened(asked, keep);
    expect(after.part(path, 0, 16)).toBeNull();
    await after.fetch();
    expect(asked).toEqual([]);
    expect(after.part(path, 0, 16)).toEqual(file.slice(0, 16));
  });

  it("come from a server that knows no parts, too", async () => {
    const asked: Asked[] = [];
    const pieces = await opened(asked, null, false);
    pieces.part(path, 5000, 10);
    await pieces.fetch();
    expect(pieces.part(path, 5000, 10)).toEqual(file.slice(5000, 5010));
  });

  it("are refused where a file is not what the list says", async () => {
    const pieces = new Pieces(null, server([], true, `30000 ${path}\n`));
    await pieces.open();
    pieces.part(path, 25_000, 10);
    await expect(pieces.fetch()).rejects.toThrow("not what the list says");
  });

  it("are none where a server answers with its page", async () => {
    const pieces = new Pieces(null, () => Promise.resolve(new Response("<!doctype html>\n<p>1 a.table</p>")));
    await pieces.open();
    expect(pieces.bytes("a.table")).toBe(-1);
  });
});
