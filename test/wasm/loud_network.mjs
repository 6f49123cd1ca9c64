// A network that shows in every score: the shipped one of a game, with which the side to move is 200 men ahead.
const sets = 8;

/** Returns the file of a network with a large output bias, and the checksum of that. */
export function loud(file) {
  const bytes = new Uint8Array(file);
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 8;
  for (let set = 0; set < sets; set++) view.setInt32(end - 4 * sets + 4 * set, 1 << 23, true);
  let sum = 0xcbf29ce484222325n; // FNV-1a
  for (const byte of bytes.subarray(0, end)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  view.setBigUint64(end, sum, true);
  return bytes;
}
