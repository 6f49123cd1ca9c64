/** A header of a record, on a line. A value with backslashes is escaped, or the core would read some of them as escapes. */
export function header(key: string, value: string): string {
  const written = value.includes("\\") ? value.replace(/["\\]/g, "\\$&") : value;
  return `[${key} "${written}"]\n`;
}
