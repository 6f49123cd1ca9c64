// Decodes a text file, in whatever encoding an editor has saved it, by the rules of notation/text_encoding.hpp for the other
// readers. Both are tested with test/data/records/encodings.tsv.

export interface Decoded {
  text: string;
  /** As which it was read; empty for UTF-8. */
  encoding: "" | "UTF-16 LE" | "UTF-16 BE" | "Windows-1252";
}

/** Bytes of 1 to 8 and 14 to 31 are in no text, but for the escape and the end mark, because files are joined from several. */
const isBinary = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- that is what is asked
  /[\u0000-\u0008\u000e-\u0019\u001c-\u001f]/.test(text);

/** UTF-8, or what editors under Windows write: UTF-16, and the code page of Western Europe. Nothing where it is no text. */
export function decoded(bytes: Uint8Array): Decoded | undefined {
  const { text, encoding } = decode(bytes);
  const whole = withoutEndMarks(text);
  return isBinary(whole) ? undefined : { text: whole, encoding };
}

/** Ctrl-Z: files of DOS end with it, or are filled up with it. */
const endMark = 0x1a;

function withoutEndMarks(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === endMark) end--;
  return text.slice(0, end);
}

function decode(bytes: Uint8Array): Decoded {
  const order = utf16OrderOf(bytes);
  // An end mark of one byte is half a character.
  const units = bytes.length % 2 !== 0 && bytes.at(-1) === endMark ? bytes.subarray(0, -1) : bytes;
  if (order === "little") return { text: new TextDecoder("utf-16le").decode(units), encoding: "UTF-16 LE" };
  if (order === "big") return { text: new TextDecoder("utf-16be").decode(units), encoding: "UTF-16 BE" };
  const [first, second, third] = bytes;
  const unmarked = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
  const whole = utf8(unmarked);
  return whole === undefined ? { text: lineByLine(unmarked), encoding: "Windows-1252" } : { text: whole, encoding: "" };
}

/** By the byte order mark or, without one, where the bytes make sense only so. */
function utf16OrderOf(bytes: Uint8Array): "little" | "big" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "little";
  if (first === 0xfe && second === 0xff) return "big";
  if (!bytes.includes(0)) return undefined;
  // The wrong order makes rare characters of the common ones.
  const little = asciiUnits(bytes, true);
  const big = asciiUnits(bytes, false);
  const few = Math.max(3, Math.floor(bytes.length / 16)); // an eighth of the units
  if (little > big && little > few) return "little";
  if (big > little && big > few) return "big";
  return undefined;
}

/** Counts the units of ASCII in UTF-16 of this order; 0 if the bytes cannot be text in it. */
function asciiUnits(bytes: Uint8Array, little: boolean): number {
  if (bytes.length % 2 !== 0) return 0;
  const units = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  let pair = false; // the last unit needs a second one
  for (let at = 0; at < bytes.length; at += 2) {
    const unit = units.getUint16(at, little);
    const low = unit >= 0xdc00 && unit <= 0xdfff;
    const control = unit < 0x09 || (unit > 0x0d && unit < 0x20 && unit !== endMark);
    if (low !== pair || control || unit >= 0xfffe) return 0;
    pair = unit >= 0xd800 && unit <= 0xdbff;
    if (unit < 0x80) count++;
  }
  return pair ? 0 : count;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The characters 0x80 to 0x9F of Windows-1252; those that are not assigned stand for themselves. Written out because the decoder
 * of Node 20, where this is tested, takes them for Latin-1.
 */
const signs = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const characterOf = (byte: number): string =>
  byte >= 0x80 && byte < 0xa0 ? signs.charAt(byte - 0x80) : String.fromCharCode(byte);

/** Lines of UTF-8 stay as they are, because files are joined from several. */
function lineByLine(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    let end = from;
    while (end < bytes.length && bytes[end] !== 0x0a && bytes[end] !== 0x0d) end++;
    end = Math.min(end + 1, bytes.length);
    const line = bytes.subarray(from, end);
    lines.push(utf8(line) ?? Array.from(line, characterOf).join(""));
    from = end;
  }
  return lines.join("");
}
