// The name that a guest gave last, kept in this browser.
import { ownKeys } from "./own_storage.ts";

const storageKey = ownKeys.name;

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
