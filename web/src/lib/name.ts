// The name that a guest gave last, kept in this browser.
const storageKey = "camlann.name";

export function lastName(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(storageKey, name.trim());
  } catch {
    // Without storage the player enters the name again.
  }
}
