// Perfect values without a server that computes: from files of tables, in parts, sent by our server or by any that sends files.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Server } from "./server.ts";
import { program } from "./where.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend<object, { folder: string; server: Server }>({
  folder: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "camlann-tables-"));
      execFileSync(program, ["tables", "build", "--variant", "camette", "--pieces", "3", "--dir", folder]);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ folder }, use) => {
      const server = new Server(folder);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

/** White has one man and loses to the third move of the other side, whatever he does: test/golden/tables.txt. */
const address = `/analysis/camette?fen=${encodeURIComponent("1/3/5/4m/5/M2/1 w")}`;
const file = "/tables/camette/wcf/M-M.table";

const values = (page: Page) => page.getByRole("list", { name: "Moves with their values" }).getByRole("listitem");

test("a part of a file is sent, and its place in the whole", async ({ server, folder, request }) => {
  const all = readFileSync(join(folder, "camette/wcf/M-M.table"));
  const get = (headers: Record<string, string>) => request.get(server.address + file, { headers });
  const list = await request.get(`${server.address}/tables/index.txt`);
  expect(await list.text()).toContain(`${String(all.length)} camette/wcf/M-M.table\n`);
  const part = await get({ Range: "bytes=8-15" });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 8-15/${String(all.length)}`);
  expect(await part.body()).toEqual(all.subarray(8, 16));
  expect(part.headers()["cache-control"]).toBe("public, max-age=86400");
  const end = await get({ Range: "bytes=-24" });
  expect(await end.body()).toEqual(all.subarray(-24));
  const tag = part.headers()["etag"] ?? "";
  expect((await get({ Range: "bytes=8-15", "If-Range": tag })).status()).toBe(206);
  const other = await get({ Range: "bytes=8-15", "If-Range": '"another"' });
  expect(other.status()).toBe(200);
  expect(await other.body()).toEqual(all);
  expect((await get({ "If-None-Match": tag })).status()).toBe(304);
  const beyond = await get({ Range: `bytes=${String(all.length)}-` });
  expect(beyond.status()).toBe(416);
  expect(beyond.headers()["content-range"]).toBe(`bytes */${String(all.length)}`);
  for (const name of ["camette/wcf/no.table", "../camlann.sqlite", "index.json"]) {
    expect((await request.get(`${server.address}/tables/${name}`)).ok()).toBe(false);
  }
});

test("where the server does not compute, the page looks values up in its files", async ({ page, server }) => {
  await page.route("**/api/tables**", (route) => route.abort());
  let bytes = 0;
  page.context().on("response", (response) => {
    if (response.url().endsWith(".table")) bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await page.goto(server.address + address);
  await expect(values(page)).toHaveCount(4, { timeout: 30_000 });
  await expect(values(page).first()).toHaveText(/^B2–A3\s*−3\s*loss in 3 moves$/);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(65_536);
  // Again, from the browser's cache.
  bytes = 0;
  await page.reload();
  await expect(values(page)).toHaveCount(4, { timeout: 30_000 });
  expect(bytes).toBe(0);
});

test("a server that only sends files is enough", async ({ page, folder }) => {
  const dist = join(import.meta.dirname, "../dist");
  writeFileSync(join(folder, "index.txt"), execFileSync(program, ["tables", "index", "--dir", folder]));
  const types: Record<string, string> = {
    html: "text/html",
    js: "text/javascript",
    css: "text/css",
    wasm: "application/wasm",
  };
  const files = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname);
    const place = path.startsWith("/tables/") ? join(folder, path.slice(8)) : join(dist, path);
    try {
      const name = path.startsWith("/analysis") ? join(dist, "analysis.html") : place;
      const data = readFileSync(name);
      const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? [];
      const head = { "Content-Type": type, "Accept-Ranges": "bytes" };
      if (from === undefined) response.writeHead(200, head).end(data);
      else response.writeHead(206, head).end(data.subarray(Number(from), Number(to) + 1));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  try {
    await page.goto(`http://127.0.0.1:${String((files.address() as AddressInfo).port)}${address}`);
    await expect(values(page).first()).toHaveText(/loss in 3 moves$/, { timeout: 30_000 });
    // Not isolated: one thread.
    await expect(page.locator(".engine .head .small")).not.toContainText("cores");
  } finally {
    files.close();
  }
});
