// The bytes of a module next to its loader, in node, which fetches no files.

/** Undefined in a browser. What reads the file is hidden from bundlers, which cannot have it. */
export async function bytesAt(address: URL): Promise<Uint8Array | undefined> {
  if (address.protocol !== "file:") return undefined;
  const files = "node:fs/promises";
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ files)) as {
    readFile: (address: URL) => Promise<Uint8Array>;
  };
  return readFile(address);
}
