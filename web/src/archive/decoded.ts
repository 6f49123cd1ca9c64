// Decodes a text file, in whatever encoding an editor has saved it.

/** Bytes of 1 to 8 and 14 to 31 are in no text. */
const isBinary = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- that is what is asked
  /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);

/** UTF-8, or what editors under Windows write: UTF-16, and the code page of Western Europe. Nothing where it is no text. */
export function decoded(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return isBinary(text) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  // Half of the bytes of plain words in UTF-16 are zero, on the same side of each pair.
  const first = bytes.subarray(0, 1000);
  const zeros = (side: number): number => first.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const most = first.length / 4;
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || zeros(1) > most) return new TextDecoder("utf-16le").decode(bytes);
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || zeros(0) > most) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
