// The links at the foot of a page: what every server has, and what the host has set (src/server/api/site_files.cpp).
import * as v from "valibot";
import { inLanguage } from "../lib/in_language.ts";
import { translatable } from "../lib/language.ts";

export interface FootLink {
  href: string;
  text: string;
  /** True if the server answers it without the page, or another site does. */
  outside?: boolean;
}

export const texts = {
  label: "About this site",
  about: "About",
  // The header has a link called Rules.
  rules: "Rules of the games",
  // That of the language, where the manual has been translated.
  manual: { href: "/docs", text: "Manual" },
  conduct: "Fair play",
  privacy: "Privacy",
  licence: "Licence",
  api: "API",
  status: "Status",
  source: "Source",
  contact: "Contact",
  imprint: "Imprint",
};
translatable("frame_foot", texts);

export const footLinks = (): FootLink[] => [
  { href: "/about", text: texts.about },
  { href: "/rules/cam", text: texts.rules },
  { ...texts.manual, outside: true },
  { href: "/conduct", text: texts.conduct },
  { href: "/privacy", text: texts.privacy },
  { href: "/licence.txt", text: texts.licence, outside: true },
  { href: inLanguage("/api"), text: texts.api, outside: true },
  { href: inLanguage("/status"), text: texts.status, outside: true },
];

const linksSchema = v.object({ contact: v.string(), source: v.string(), imprint: v.boolean() });

/** The host's own links, which the server writes into the HTML. */
export function ownLinks(): FootLink[] {
  const written = document.querySelector<HTMLMetaElement>("meta[name=site]")?.content;
  if (written === undefined) return [];
  const { contact, source, imprint } = v.parse(linksSchema, JSON.parse(written));
  return [
    ...(source === "" ? [] : [{ href: source, text: texts.source, outside: true }]),
    ...(contact === "" ? [] : [{ href: contact, text: texts.contact, outside: true }]),
    ...(imprint ? [{ href: "/imprint", text: texts.imprint }] : []),
  ];
}
