/** Returns one of some languages besides English: the chosen one, or else the first that the browser asks for. */
export function languageOf(languages: object, chosen: string, wanted: readonly string[]): string {
  const codes = [chosen, ...wanted].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code === "en" || code in languages) ?? "en";
}
