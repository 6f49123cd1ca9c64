/**
 * Where whoever has signed in goes on: the address in `?to=`, which has to be a page of this site. Empty without one. A link to
 * the account page may come from anybody, so that an address elsewhere, or of the interface, is as good as none.
 */
export function wayBack(search: string, origin: string): string {
  const to = new URLSearchParams(search).get("to") ?? "";
  if (!to.startsWith("/") || !URL.canParse(to, origin)) return "";
  const address = new URL(to, origin);
  return address.origin === origin && !address.pathname.startsWith("/api/") ? address.href : "";
}
