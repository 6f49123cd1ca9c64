// The links at the foot of a page. Only what every server has: an address of the host or of a source is not known here.
export interface FootLink {
  href: string;
  text: string;
  /** True if the server answers it without the page. */
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
