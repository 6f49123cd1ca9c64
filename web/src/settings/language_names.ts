// The languages of the page (languages/load.ts), each by its own name.
export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  he: "עברית",
  pl: "Polski",
};
