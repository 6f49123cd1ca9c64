/**
 * Returns the address in `?to=` to which the player returns after signing in, or "". Links to the account page may come
 * from any site, so only addresses of pages of this site are accepted.
 */
export function wayBack(search: string, origin: string): string {
  const to = new URLSearchParams(search).get("to") ?? "";
  if (!to.startsWith("/") || !URL.canParse(to, origin)) return "";
  const address = new URL(to, origin);
  return address.origin === origin && !address.pathname.startsWith("/api/") ? address.href : "";
}
