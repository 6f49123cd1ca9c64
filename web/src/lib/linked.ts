// Web addresses in plain text of players.

export interface Words {
  words: string;
  /** Nothing if this is no link. */
  href?: string;
}

/** An address without the marks of a sentence at its end. */
const address = /https?:\/\/[^\s<>"'`\\]+/gu;
const endOfSentence = /[.,;:!?)\]}]+$/u;

/** Returns the text in parts. Only addresses of http and https are links, and only those that name a host. */
export function linked(text: string): Words[] {
  const parts: Words[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = found.replace(endOfSentence, "");
    const url = URL.canParse(words) ? new URL(words) : undefined;
    // A name before the host hides where the link leads.
    if (!url || url.hostname === "" || url.username !== "" || url.password !== "") continue;
    if (index > end) parts.push({ words: text.slice(end, index) });
    parts.push({ words, href: url.href });
    end = index + words.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
}
