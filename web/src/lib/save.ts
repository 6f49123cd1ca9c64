/** Saves a file on this device, as a download. */
export function saveFile(name: string, parts: BlobPart[]): void {
  const file = URL.createObjectURL(new Blob(parts));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  URL.revokeObjectURL(file);
}
