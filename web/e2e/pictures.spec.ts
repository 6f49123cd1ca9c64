// The pictures that the program draws (test/data/pictures) against the page's own board, pixel by pixel in one browser: both are
// made of data/drawings, by two programs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { positionOf, type Wanted } from "./core.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "test/data/pictures");

interface Kept {
  readonly name: string;
  readonly options: Readonly<Partial<Record<string, string>>>;
}

const pictures: Kept[] = readFileSync(join(folder, "list.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [name = "", ...options] = line.split("; ");
    return { name, options: Object.fromEntries(options.map((option) => option.split("="))) as Kept["options"] };
  });

const read = (name: string): string => readFileSync(join(folder, `${name}.svg`), "utf8");

/** The page's board as one script and one style sheet. */
async function bundle(): Promise<{ script: string; style: string }> {
  const built = (await build({
    root: join(root, "web"),
    configFile: join(root, "web/vite.board.config.ts"),
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, "web/e2e/pictures_page.ts"), formats: ["iife"], name: "pictures" },
    },
  })) as Rolldown.RolldownOutput[];
  const output = built.flatMap((one) => one.output);
  const script = output.find((one) => one.type === "chunk")?.code ?? "";
  const style = output.find((one) => one.fileName.endsWith(".css"));
  return { script, style: style?.type === "asset" ? String(style.source) : "" };
}

let board: { script: string; style: string };
test.beforeAll(async () => {
  board = await bundle();
});

async function wantedOf({ options }: Kept): Promise<Wanted> {
  const { variant = "", fen = "", moves = "", move, marks = null, drawings = "", turn = "0", pieces } = options;
  const position = await positionOf(variant, fen, moves.split(" ").filter(Boolean));
  const drawn = position.state.outcomes.find(({ notation }) => notation === move);
  if (move !== undefined && !drawn) throw new Error(`not legal: ${move}`);
  return {
    variant: position.variant,
    state: position.state,
    last: position.last,
    move: drawn ?? null,
    marks,
    drawings,
    view: {
      turn: Number(turn),
      coordinates: (options["coordinates"] ?? "frame") as "frame",
      pieceSet: pieces === "flat" ? "b" : "a",
    },
  };
}

/** The page's board and the picture, each alone in the upper left corner of the page, as they look. */
async function looks(page: Page, kept: Kept, theme: "light" | "dark"): Promise<{ shown: Buffer; drawn: Buffer }> {
  const svg = read(kept.name);
  const [, width = "", height = ""] = / width="(\S+)" height="(\S+)"/.exec(svg) ?? [];
  await page.setViewportSize({ width: Math.ceil(Number(width)), height: Math.ceil(Number(height)) });
  await page.emulateMedia({ colorScheme: theme });
  const body = (inner: string): string =>
    `<html data-board="${kept.options["theme"] ?? "oak"}" data-theme="${theme}"><body style="margin:0;background:#777">${inner}`;
  // In a box of the same size and kind, so that both begin at the same part of a pixel.
  await page.setContent(
    body(`<div class="cb" style="width:${width}px;aspect-ratio:${width} / ${height}">${svg}</div>`),
  );
  await page.addStyleTag({ content: board.style });
  const drawn = await page.screenshot();
  await page.setContent(body(`<div style="width:${width}px"></div>`));
  // A picture has no shadow.
  await page.addStyleTag({ content: `${board.style}.cb-shadow{display:none !important}` });
  await page.addScriptTag({ content: board.script });
  await page.evaluate(
    (wanted) => {
      const { pictures: made } = window as unknown as {
        pictures: { show(host: Element | null, wanted: Wanted): void };
      };
      made.show(document.querySelector("div"), wanted);
    },
    await wantedOf(kept),
  );
  await expect(page.locator(".cb-piece")).not.toHaveCount(0);
  const shown = await page.screenshot();
  return { shown, drawn };
}

/**
 * Number of pixels that differ between two screenshots. A shape drawn between two pixels may be on either; a pixel differs if no
 * pixel within one pixel in the other is equal.
 */
async function different(page: Page, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixels = async (data = ""): Promise<ImageData> => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const alike = (one: ImageData, i: number, two: ImageData, j: number): boolean =>
        [0, 1, 2].every((part) => Math.abs((one.data[i + part] ?? 0) - (two.data[j + part] ?? 999)) <= 40);
      const unlike = (one: ImageData, two: ImageData): number => {
        let count = 0;
        for (let i = 0; i < one.data.length; i += 4) {
          const near = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => i + 4 * (row * one.width + column)));
          if (!alike(one, i, two, i) && !near.some((j) => alike(one, i, two, j))) count++;
        }
        return count;
      };
      const [one, two] = [await pixels(first), await pixels(second)];
      if (one.width !== two.width || one.height !== two.height) return Infinity;
      return unlike(one, two) + unlike(two, one);
    },
    [a.toString("base64"), b.toString("base64")],
  );
}

for (const kept of pictures) {
  test(`${kept.name} is what the page shows`, async ({ page }) => {
    const background = kept.options["background"] ?? "auto";
    for (const theme of background === "auto" ? (["light", "dark"] as const) : [background as "light"]) {
      const { shown, drawn } = await looks(page, kept, theme);
      expect(await different(page, shown, drawn)).toBeLessThan(10);
    }
  });
}

test("every picture is valid XML", async ({ page }) => {
  for (const { name } of pictures) {
    const root = await page.evaluate((svg) => {
      return new DOMParser().parseFromString(svg, "image/svg+xml").documentElement.nodeName;
    }, read(name));
    expect(root, name).toBe("svg");
  }
});
