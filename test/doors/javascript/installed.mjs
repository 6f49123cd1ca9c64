// Shared by the tests of the packages: an empty folder with the packed files installed, without a registry.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

export const root = join(import.meta.dirname, "../../..");

/** That of the CMake project. */
export const version = /^project\(camlann VERSION ([0-9.]+) /m.exec(
  readFileSync(join(root, "CMakeLists.txt"), "utf8"),
)[1];

/** Every package, as it is called after `@camlann/`. */
export const names = ["core", "board", "engine", "play"];

/** A new folder with all packages. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), "camlann-packages-"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packed = names.map((name) => join(root, `build/packages/camlann-${name}-${version}.tgz`));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", ...packed], {
    cwd: folder,
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a program prints that is run in a folder. */
export function printed(folder, program) {
  const file = join(folder, "program.mjs");
  writeFileSync(file, program);
  return execFileSync("node", [file], { cwd: folder, encoding: "utf8" });
}

const kinds = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** The folder as a plain web server has it, or one whose files pages from elsewhere may use (`shared`). */
export async function serve(folder, { shared = false } = {}) {
  const server = createServer((request, response) => {
    try {
      const { pathname } = new URL(request.url, "http://localhost");
      const bytes = readFileSync(join(folder, pathname === "/" ? "index.html" : pathname));
      response.writeHead(200, {
        ...(shared && { "access-control-allow-origin": "*" }),
        "content-type": kinds[extname(pathname)] ?? (pathname === "/" ? "text/html" : "text/plain"),
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Debian's browser. */
export function browser() {
  const { chromium } = createRequire(join(root, "web/package.json"))("playwright-core");
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    args: [...(asRoot ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
}
