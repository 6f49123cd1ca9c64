// The bytes of the module, where the loader cannot fetch them. In the package's single file (web/packages.mjs) they stand here.

/** Node fetches no files; what it reads them with is hidden from bundlers, which cannot have it. */
export async function bytesAtHand(): Promise<Uint8Array | undefined> {
  const address = new URL("camlann_package.wasm", import.meta.url);
  if (address.protocol !== "file:") return undefined;
  const files = "node:fs/promises";
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ files)) as {
    readFile: (address: URL) => Promise<Uint8Array>;
  };
  return readFile(address);
}
