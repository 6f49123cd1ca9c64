// An entry of a reference: a name, what the source says of it, and its declaration.

export interface Entry {
  name: string;
  text: string;
  code: string;
}

/** Returns an entry as Markdown. */
export const block = ({ name, text, code }: Entry, language: string): string =>
  [`### ${name.replace(/_/g, "\\_")}`, text, `\`\`\`${language}\n${code}\n\`\`\``]
    .filter((part) => part !== "")
    .join("\n\n");
