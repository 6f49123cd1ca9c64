// Files with lists of names. The server reads their lines.
import type { NameListForm } from "../lib/wire.ts";

const mostBytes = 64 * 1024;

/** The text of a file: UTF-8, or the letters of Western Europe, which spreadsheets write. Nothing if it is too long. */
export async function readText(file: Blob): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** How the list in a file is written, by its lines and its name. */
export function formOf(name: string, text: string): NameListForm {
  if (/^001 /mu.test(text)) return "trf";
  return name.toLowerCase().endsWith(".csv") ? "csv" : "lines";
}
