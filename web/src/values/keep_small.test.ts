// Tables that are kept whole, and reading their pieces without a network.
import { describe, expect, it } from "vitest";
import { cache } from "./cache.fixture.ts";
import { filesKept, type Keep } from "./files.ts";
import { keepSmall, smallBytes } from "./keep_small.ts";
import { Pieces } from "./pieces.ts";

/** Sends files of these sizes; each byte is the last digit of its place plus that of the size. */
function server(sizes: Readonly<Record<string, number>>, asked: string[] = []): typeof fetch {
  const list = Object.entries(sizes).map(([path, bytes]) => `${String(bytes)} ${path}\n`);
  return (address) => {
    const url = String(address);
    asked.push(url);
    if (url === "/tables/index.txt") return Promise.resolve(new Response(list.join("")));
    const bytes = sizes[decodeURIComponent(url.replace("/tables/", ""))];
    if (bytes === undefined) return Promise.resolve(new Response("", { status: 404 }));
    return Promise.resolve(new Response(Uint8Array.from({ length: bytes }, (_, i) => (i % 10) + (bytes % 10))));
  };
}

const gone: typeof fetch = () => Promise.reject(new TypeError("no network"));
const failing: typeof fetch = () => Promise.resolve(new Response("bad gateway", { status: 502 }));
const ofCam = (path: string): boolean => path.startsWith("cam/");
const ofCamelot = (path: string): boolean => path.startsWith("camelot/");
const keepIn = (keep: Keep, ask: typeof fetch, games = [ofCam, ofCamelot]) =>
  keepSmall(games, Promise.resolve(keep), ask);

const sizes = {
  "cam/wcf,quiet=4/MM-M.table": 9001,
  "cam/wcf/M-M.table": 123,
  "camelot/wcf/MM-M.table": smallBytes + 1,
};

describe("small tables", () => {
  it("are kept whole, the smallest first, and those of a game with large ones are not", async () => {
    const keep = cache();
    const asked: string[] = [];
    await keepIn(keep, server(sizes, asked));
    expect(asked).toEqual(["/tables/index.txt", "/tables/cam/wcf/M-M.table", "/tables/cam/wcf%2Cquiet%3D4/MM-M.table"]);
    expect([...(await filesKept(keep))]).toEqual([
      ["cam/wcf/M-M.table", 123],
      ["cam/wcf,quiet=4/MM-M.table", 9001],
    ]);
  });

  it("count together", async () => {
    const keep = cache();
    const half = smallBytes / 2;
    await keepIn(keep, server({ "cam/wcf/KM-M.table": half, "cam/wcf/MM-M.table": half + 1 }));
    expect((await filesKept(keep)).size).toBe(0);
    await keepIn(keep, server({ "cam/wcf/KM-M.table": half, "cam/wcf/MM-M.table": half }));
    expect((await filesKept(keep)).size).toBe(2);
  });

  it("are fetched once, and again when they were built anew", async () => {
    const keep = cache();
    await keepIn(keep, server(sizes));
    const asked: string[] = [];
    await keepIn(keep, server(sizes, asked));
    expect(asked).toEqual(["/tables/index.txt"]);
    await keepIn(keep, server({ ...sizes, "cam/wcf/M-M.table": 124 }));
    expect((await filesKept(keep)).get("cam/wcf/M-M.table")).toBe(124);
    expect((await keep.keys()).length).toBe(2);
  });

  it("that are not what the list says are not kept", async () => {
    const keep = cache();
    const cut: typeof fetch = async (address) =>
      String(address).endsWith("index.txt") ? server(sizes)(address) : new Response("<!doctype html>");
    await expect(keepIn(keep, cut)).rejects.toThrow("not what the list says");
    expect((await keep.keys()).length).toBe(0);
  });
});

describe.each([
  ["without a network", gone],
  ["behind a proxy whose server is away", failing],
])("%s", (_, ask) => {
  it("the tables that are kept whole are there, and no others", async () => {
    const keep = cache();
    await keepIn(keep, server(sizes));
    const pieces = new Pieces(keep, ask);
    await pieces.open();
    expect(pieces.bytes("cam/wcf,quiet=4/MM-M.table")).toBe(9001);
    expect(pieces.bytes("camelot/wcf/MM-M.table")).toBe(-1);
    expect(pieces.part("cam/wcf,quiet=4/MM-M.table", 8190, 811)).toBeNull();
    expect(await pieces.fetch()).toBe(true);
    const part = pieces.part("cam/wcf,quiet=4/MM-M.table", 8190, 811);
    expect(part).toEqual(Uint8Array.from({ length: 811 }, (_byte, i) => ((8190 + i) % 10) + 1));
    expect(pieces.requests).toBe(0);
  });

  it("nothing is there where nothing is kept", async () => {
    await expect(new Pieces(cache(), ask).open()).rejects.toThrow();
    await expect(new Pieces(null, ask).open()).rejects.toThrow();
  });
});

it("a piece that was read alone is no table that is kept", async () => {
  const keep = cache();
  const pieces = new Pieces(keep, server(sizes));
  await pieces.open();
  pieces.part("cam/wcf/M-M.table", 0, 10);
  await pieces.fetch();
  expect((await keep.keys()).length).toBe(1);
  await expect(new Pieces(keep, gone).open()).rejects.toThrow();
});
