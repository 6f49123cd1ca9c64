// The settings of the site as the host's form has them.
import type { Site, SiteSetting } from "../lib/wire.ts";

/** Those that are texts, in the order of the form. */
export const textSettings = ["name", "accent", "contact", "source", "imprint", "conduct", "privacy"] as const;
export type TextSetting = (typeof textSettings)[number];
/** Those of several lines. */
export const long: readonly TextSetting[] = ["imprint", "conduct", "privacy"];

/** The texts that differ from what the server has, and may be set here. */
export const changes = (
  wanted: Record<TextSetting, string>,
  site: Site,
  fixed: readonly SiteSetting[],
): [TextSetting, string][] =>
  textSettings
    .filter((setting) => !fixed.includes(setting) && wanted[setting].trim() !== site[setting])
    .map((setting) => [setting, wanted[setting].trim()]);

/** The bytes as the server takes a logo: Base64 of an address, without padding. */
export function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replace(/\+/gu, "-").replace(/\//gu, "_").replace(/=+$/u, "");
}
