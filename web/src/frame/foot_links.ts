// The links at the foot of a page: what every server has, and what the host has set (src/server/api/site_files.cpp).
import * as v from "valibot";

export interface FootLink {
  href: string;
  text: string;
  /** True if the server answers it without the page, or another site does. */
  outside?: boolean;
}

export const label = "About this site";

export const footLinks: readonly FootLink[] = [
  { href: "/about", text: "About" },
  // The header has a link called Rules.
  { href: "/rules/cam", text: "Rules of the games" },
  { href: "/docs", text: "Manual", outside: true },
  { href: "/conduct", text: "Fair play" },
  { href: "/privacy", text: "Privacy" },
  { href: "/licence.txt", text: "Licence", outside: true },
  { href: "/api/openapi.yaml", text: "API", outside: true },
  { href: "/status", text: "Status", outside: true },
];

const linksSchema = v.object({ contact: v.string(), source: v.string(), imprint: v.boolean() });

/** The host's own links, which the server writes into the HTML. */
export function ownLinks(): FootLink[] {
  const written = document.querySelector<HTMLMetaElement>("meta[name=site]")?.content;
  if (written === undefined) return [];
  const { contact, source, imprint } = v.parse(linksSchema, JSON.parse(written));
  return [
    ...(source === "" ? [] : [{ href: source, text: "Source", outside: true }]),
    ...(contact === "" ? [] : [{ href: contact, text: "Contact", outside: true }]),
    ...(imprint ? [{ href: "/imprint", text: "Imprint" }] : []),
  ];
}
