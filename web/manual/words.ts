// The words around the manual's pages, by language. Translated pages are in a folder of doc with the code of their language:
// doc/de/players/tutorial.md is doc/players/tutorial.md in German. Its README.md is the contents there; what is not translated is
// linked to in English.

export interface Words {
  /** The language's own name. */
  name: string;
  rightToLeft?: boolean;
  /** The link in the head, and the end of a page's title. */
  manual: string;
  title: string;
  skip: string;
  contents: string;
  languages: string;
  onThisPage: string;
  allPages: string;
  neighbours: string;
  previous: string;
  next: string;
  table: string;
  search: string;
  wanted: string;
  /** How many places the search has found, with {count} and {shown}. */
  found: { none: string; one: string; many: string; best: string; failed: string };
  /** What each page says until a person who speaks the language has read the translation. */
  machine?: string;
}

export const english = "en";

const inEnglish: Words = {
  name: "English",
  manual: "Manual",
  title: "Camlann manual",
  skip: "To the text",
  contents: "Contents",
  languages: "Languages",
  onThisPage: "On this page",
  allPages: "All pages",
  neighbours: "Neighbouring pages",
  previous: "Previous",
  next: "Next",
  table: "Table",
  search: "Search the manual",
  wanted: "Search",
  found: {
    none: "Nothing found",
    one: "1 place",
    many: "{count} places",
    best: "The best {shown} of {count} places",
    failed: "The search could not be loaded. Try again.",
  },
};

const translations: Readonly<Record<string, Words>> = {
  de: {
    name: "Deutsch",
    manual: "Handbuch",
    title: "Camlann-Handbuch",
    skip: "Zum Text",
    contents: "Inhalt",
    languages: "Sprachen",
    onThisPage: "Auf dieser Seite",
    allPages: "Alle Seiten",
    neighbours: "Benachbarte Seiten",
    previous: "Zurück",
    next: "Weiter",
    table: "Tabelle",
    search: "Im Handbuch suchen",
    wanted: "Suchen",
    found: {
      none: "Nichts gefunden",
      one: "1 Stelle",
      many: "{count} Stellen",
      best: "Die besten {shown} von {count} Stellen",
      failed: "Die Suche konnte nicht geladen werden. Versuch es noch einmal.",
    },
    machine:
      "Von einer Maschine übersetzt; noch hat niemand die Seite gelesen, der die Sprache spricht. Im Zweifel gilt der englische Text.",
  },
  es: {
    name: "Español",
    manual: "Manual",
    title: "Manual de Camlann",
    skip: "Ir al texto",
    contents: "Índice",
    languages: "Idiomas",
    onThisPage: "En esta página",
    allPages: "Todas las páginas",
    neighbours: "Páginas vecinas",
    previous: "Anterior",
    next: "Siguiente",
    table: "Tabla",
    search: "Buscar en el manual",
    wanted: "Buscar",
    found: {
      none: "No se ha encontrado nada",
      one: "1 resultado",
      many: "{count} resultados",
      best: "Los {shown} mejores de {count} resultados",
      failed: "No se ha podido cargar la búsqueda. Inténtalo otra vez.",
    },
    machine:
      "Traducido por una máquina; nadie que hable el idioma ha leído aún esta página. En caso de duda vale el texto inglés.",
  },
  fr: {
    name: "Français",
    manual: "Manuel",
    title: "Manuel de Camlann",
    skip: "Aller au texte",
    contents: "Sommaire",
    languages: "Langues",
    onThisPage: "Sur cette page",
    allPages: "Toutes les pages",
    neighbours: "Pages voisines",
    previous: "Précédent",
    next: "Suivant",
    table: "Tableau",
    search: "Chercher dans le manuel",
    wanted: "Chercher",
    found: {
      none: "Rien trouvé",
      one: "1 passage",
      many: "{count} passages",
      best: "Les {shown} meilleurs passages sur {count}",
      failed: "La recherche n’a pas pu être chargée. Réessayez.",
    },
    machine:
      "Traduit par une machine ; personne qui parle la langue n’a encore relu cette page. En cas de doute, le texte anglais fait foi.",
  },
  he: {
    name: "עברית",
    rightToLeft: true,
    manual: "מדריך",
    title: "המדריך של Camlann",
    skip: "אל הטקסט",
    contents: "תוכן העניינים",
    languages: "שפות",
    onThisPage: "בדף הזה",
    allPages: "כל הדפים",
    neighbours: "דפים סמוכים",
    previous: "הקודם",
    next: "הבא",
    table: "טבלה",
    search: "חיפוש במדריך",
    wanted: "חיפוש",
    found: {
      none: "לא נמצא דבר",
      one: "מקום אחד",
      many: "{count} מקומות",
      best: "{shown} המתאימים ביותר מתוך {count} מקומות",
      failed: "לא ניתן היה לטעון את החיפוש. אפשר לנסות שוב.",
    },
    machine: "תורגם על ידי מכונה; עוד לא קרא את הדף אף אחד שדובר את השפה. בכל ספק קובע הטקסט האנגלי.",
  },
  pl: {
    name: "Polski",
    manual: "Podręcznik",
    title: "Podręcznik Camlann",
    skip: "Do tekstu",
    contents: "Spis treści",
    languages: "Języki",
    onThisPage: "Na tej stronie",
    allPages: "Wszystkie strony",
    neighbours: "Sąsiednie strony",
    previous: "Poprzednia",
    next: "Następna",
    table: "Tabela",
    search: "Szukaj w podręczniku",
    wanted: "Szukaj",
    found: {
      none: "Nic nie znaleziono",
      one: "1 miejsce",
      many: "Miejsca: {count}",
      best: "Najlepsze miejsca: {shown} z {count}",
      failed: "Nie udało się wczytać wyszukiwania. Spróbuj jeszcze raz.",
    },
    machine:
      "Tłumaczenie maszynowe; nie czytał go jeszcze nikt, kto mówi tym językiem. W razie wątpliwości rozstrzyga tekst angielski.",
  },
};

/** The languages of the manual, English first. */
export const languages: ReadonlyMap<string, Words> = new Map([[english, inEnglish], ...Object.entries(translations)]);

const folderOf = (file: string): string | undefined => /^doc\/([a-z]{2,3})\//.exec(file)?.[1];

/** Returns the language of a document. */
export function languageOf(file: string): string {
  const folder = folderOf(file);
  return folder !== undefined && languages.has(folder) ? folder : english;
}

export const wordsOf = (language: string): Words => languages.get(language) ?? inEnglish;

/** Returns the English document of a translated one, or the document itself. */
export const englishOf = (file: string): string =>
  languageOf(file) === english ? file : file.replace(/^doc\/[a-z]+\//, "doc/");

/** Returns the document in another language, which may not exist. */
export const inLanguage = (file: string, language: string): string =>
  language === english ? englishOf(file) : englishOf(file).replace(/^doc\//, `doc/${language}/`);
