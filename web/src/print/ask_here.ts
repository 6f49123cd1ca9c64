// Draws the sheets in the page, with the drawer of the server (src/wasm/print_calls.cpp): in a site without a server, in place of what
// ask.ts requests (web/without_server.ts).
import createPrinter from "camlann-printer";
import { refusalOf } from "../lib/api.ts";
import { madeOf, type Made, type Picture } from "./ask.ts";

/** Draws the sheets of an order, and keeps those of the last. */
export class Printer {
  #address = "";
  #made: Made | undefined;

  private constructor(
    private readonly order: (lines: string) => string,
    private readonly drawn: (sheet: number) => string,
  ) {}

  /** Tests pass the module's bytes; the page fetches them. */
  static async start(wasmBinary?: Uint8Array): Promise<Printer> {
    const module = await createPrinter(wasmBinary ? { wasmBinary } : {});
    return new Printer(
      module.cwrap("camlann_print", "string", ["string"]),
      module.cwrap("camlann_sheet", "string", ["number"]),
    );
  }

  /** Draws what an address asks for; one that cannot be printed is refused as by the server. */
  async make(address: string): Promise<Made> {
    if (this.#made && address === this.#address) return this.#made;
    const values = new URLSearchParams(address.slice(address.indexOf("?")));
    const answer = this.order([...values].map(([name, value]) => `${name}=${value}`).join("\n"));
    if (answer.startsWith("{")) throw await refusalOf(400, JSON.parse(answer));
    const [sheets = "", contents = "", board = ""] = answer.split("\n");
    this.#address = address;
    return (this.#made = madeOf(
      new Headers({ "Camlann-Sheets": sheets, "Camlann-Contents": contents, "Camlann-Board": board }),
    ));
  }

  /** A sheet of the last order, from 1, as SVG. */
  sheet = (number: number): string => this.drawn(number);
}

let started: Promise<Printer> | undefined;
const printer = (): Promise<Printer> =>
  (started ??= Printer.start().catch((error: unknown) => {
    started = undefined;
    throw error;
  }));

const sourceOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export async function sheetPicture(address: string, sheet: number): Promise<Picture> {
  const press = await printer();
  return { ...(await press.make(address)), source: sourceOf(press.sheet(sheet)) };
}

/** A page of all sheets in true size, for the browser's own print. Sheets on their side are turned upright: all are of one paper. */
export async function sheetsFile(address: string): Promise<Blob> {
  const press = await printer();
  const { sheets } = await press.make(address);
  return new Blob([pageOf(Array.from({ length: sheets }, (_, index) => press.sheet(index + 1)))], {
    type: "text/html",
  });
}

/** The HTML of a page with these sheets. */
export function pageOf(sheets: readonly string[]): string {
  const sizes = sheets.map((svg) => /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)?.slice(1).map(Number) ?? []);
  const [width = 0, height = 0] = sizes[0] ?? [];
  const pages = sheets.map((svg, index) => {
    const [across = 0, down = 0] = sizes[index] ?? [];
    const turned = across === width ? "" : ";transform:rotate(90deg) translateY(-100%)";
    return `<div><img src="${sourceOf(svg)}" alt="" style="width:${String(across)}mm;height:${String(down)}mm${turned}"></div>`;
  });
  const style = `@page{size:${String(width)}mm ${String(height)}mm;margin:0}body{margin:0}div{width:${String(width)}mm;height:calc(${String(height)}mm - 1px);overflow:hidden;break-after:page}div:last-child{break-after:auto}img{display:block;transform-origin:0 0}`;
  return `<!doctype html><html><head><meta charset="utf-8"><style>${style}</style></head><body>${pages.join("")}</body></html>`;
}
