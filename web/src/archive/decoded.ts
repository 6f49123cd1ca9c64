// Decodes a text file, in whatever encoding an editor has saved it: what notation/text_encoding.hpp does for the other readers,
// by the decoders of the browser.

export interface Decoded {
  text: string;
  /** As which it was read; empty for UTF-8. */
  encoding: "" | "UTF-16 LE" | "UTF-16 BE" | "Windows-1252";
}

/** Bytes of 1 to 8 and 14 to 31 are in no text. */
const isBinary = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- that is what is asked
  /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);

/** UTF-8, or what editors under Windows write: UTF-16, and the code page of Western Europe. Nothing where it is no text. */
export function decoded(bytes: Uint8Array): Decoded | undefined {
  const found = decode(bytes);
  return isBinary(found.text) ? undefined : found;
}

function decode(bytes: Uint8Array): Decoded {
  // Half of the bytes of plain words in UTF-16 are zero, on the same side of each pair.
  const first = bytes.subarray(0, 1000);
  const zeros = (side: number): number => first.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const most = Math.max(3, first.length / 16);
  const utf16 = (label: "utf-16le" | "utf-16be", encoding: Decoded["encoding"]): Decoded => ({
    text: new TextDecoder(label).decode(bytes),
    encoding,
  });
  const [big, little] = [zeros(0), zeros(1)];
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (little > big && little > most))
    return utf16("utf-16le", "UTF-16 LE");
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (big > little && big > most)) return utf16("utf-16be", "UTF-16 BE");
  const whole = utf8(bytes);
  return whole === undefined ? { text: lineByLine(bytes), encoding: "Windows-1252" } : { text: whole, encoding: "" };
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Lines of UTF-8 stay as they are, because files are joined from several. */
function lineByLine(bytes: Uint8Array): string {
  const windows = new TextDecoder("windows-1252");
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    let end = from;
    while (end < bytes.length && bytes[end] !== 0x0a && bytes[end] !== 0x0d) end++;
    end = Math.min(end + 1, bytes.length);
    const line = bytes.subarray(from, end);
    lines.push(utf8(line) ?? windows.decode(line));
    from = end;
  }
  return lines.join("");
}
