// The addresses of what the server writes for people: its pages, calendars and feeds.

/** Returns the address of a page or file of the server in the language of this page. */
export const inLanguage = (path: string): string => `${path}?language=${document.documentElement.lang}`;
