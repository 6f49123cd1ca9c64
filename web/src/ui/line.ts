/** A page of plain text. */
export interface PlainPage {
  title: string;
  intro: string;
  parts: readonly { heading: string; lines: readonly Line[] }[];
}

/** A line of a page of plain text: a sentence, or a link. */
export type Line = string | { href: string; text: string; /** True if it leaves the page. */ outside?: boolean };
