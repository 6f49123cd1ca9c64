// Finds the sentences with which the server refuses what people ask for, in its sources.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { textsOf, type SourceText } from "./cpp_texts.fixture.ts";

const src = resolve(import.meta.dirname, "../../../src");

/** The folders whose refusals reach a page, in the order of the list. */
const folders = [
  "wire",
  "play",
  "tournament",
  "game",
  "archive",
  "print",
  "server/core",
  "server/net",
  "server/model",
  "server/messages",
  "server/cluster",
  "server/api",
  "server/services",
];

/** Files whose texts are no refusals that a person reads on the page, and why. */
const elsewhere: readonly (readonly [file: RegExp, why: string])[] = [
  [
    /^wire\/(types|messages)\/|^wire\/(openapi_text|json_|messages_of)/,
    "documents, types, JSON; fields are read apart",
  ],
  [/^tournament\/trf\./, "words of a report"],
  [
    /^game\/(?!new_start)|^archive\/(?!archive\.cpp|import)|^print\/(?!order)/,
    "positions and records, read in the page too",
  ],
  [/^play\/state\./, "results, which are no refusals"],
  [/core\/(vitals|background|data_folder|push_encryption|alphabets|http)\.|net\/(?!network)/, "start, log, HTTP"],
  [/^server\/cluster\//, "answers of workers, for the log"],
  [/api\/(previews|status_page|site_files|static_files|earlier_page|open_reading)\./, "pages and files themselves"],
  [
    /api\/(picture_query|painter|table_files|table_maker|rating_query|public_routes)\./,
    "addresses that programs ask for",
  ],
  [
    /model\/(common_words|fair_play|game_record|marks|player_keys|shown_text)\.|event_files\./,
    "texts that are no refusals",
  ],
  [
    /services\/(push\/(push_client|vapid|endpoint)|mail\/(mailer|letters|carrier))\./,
    "mail and notices, the command line",
  ],
  [/services\/(webhooks\/sender|accounts\/(browser|bearer|programs))\./, "other programs"],
  [/services\/archive\/(copy|published_records|remake|shown|upload_folder)|games\/books\./, "files of the host"],
];

/** Texts that no click and no word on the page brings about, and why. */
const never: readonly (readonly [text: RegExp, why: string])[] = [
  [
    /^[A-Z]+(, [A-Z]+)+$|^(text|application)\/|^attachment;|^public, |; charset=|Max-Age|^(Accept|Camlann)-|^<|rel=|^HTTP\/1|^This (request cannot|line of a proxy)/,
    "HTTP",
  ],
  [/^(SELECT|PRAGMA|INSERT|DELETE|UPDATE|BEGIN|VACUUM)\b|WHERE g\.|PRAGMA user_version/, "SQL"],
  [
    /camlann db|this archive was made|not an archive|an archive of format|licence|one line of text|archive has no|^a game has no record|indexed by another/,
    "commands",
  ],
  [
    /--variants|POST \/api|camlann admin make|imported with its text|web\/dist|page has not been built/,
    "the command line",
  ],
  [/nonce|^a new one$|random text/, "the page draws a new one for each request"],
  [/\bJSON\b|^extra data$|^an? (object|letter|value)$|^another value$/, "the page writes JSON"],
  [
    /hexadecimal|^This is not the id of an upload|^This is no (part of an )?upload$/,
    "the page draws the ids of uploads",
  ],
  [
    /^This address (does|is)|^Range: bytes|no such download$|^records, json|^a number of bytes$/,
    "addresses are the page's own",
  ],
  [
    /^the number of a game$|^This is not the number of an? (line|entry)$|^[01] or more$|valid number of/,
    "lists in parts",
  ],
  [
    /^This is not a version of a study|^the version of the|seats cannot be read|^such a flag|0 or 1$/,
    "the page counts",
  ],
  [
    /^This is no(t a number| problem)$|no problem to print$|^name;rules|^Sheets are not made|^pdf or svg$/,
    "orders of sheets",
  ],
  [/keys of a subscription|P-256|push service|^the (browser's|keys of the)/, "the browser makes subscriptions"],
  [/^watch, |^Unknown type of message|socket watches|sockets from one address/, "the page's own socket"],
  [/^There is no such (scope|flag)|^These are not the players of this|computer did not return/, "never sent so"],
  [/^There are no such games$|^published, site|such a flag$|in URL-safe Base64$/, "choices of a form"],
  [
    /^the (id of a (game|player|director|token)|letter of a seat|number of a (round|board|line|season|piece of news)|name of the part)$/,
    "always sent",
  ],
  [
    /^(true or false|what to do|name, chat or play|csv or trf|a chapter|a list of lines|the code of the link)$/,
    "always sent",
  ],
  [/^how many moves were played before$|^The field 'phrase'/, "always sent"],
  [
    /^(round|board|line) \{\}$|^(and|or)\b|^is not$|^does not say to be$|^, |^(now|to) \{\}|^\{\}\{\} in all/,
    "parts of texts, places",
  ],
  [/^\{\}, season|^(games played|federation id|fide id)$|^nothing is removed/, "names of columns, the log"],
  [
    /^a list of(\{\}| \{\} to)|^Line \{\}: |^until \{\}|^a drawing without\{\}|^This is not \{\}: /,
    "the parts of composed ones",
  ],
  [/^that the host deletes it/, "the log"],
  [/^a narrower question$/, "the page acts upon it and does not show it (archive/asks.ts)"],
  [/one of the choices$|^one of \{\}$|no sheets in the language/, "choices of a form"],
  [/^aaaa|^Board: |ply \{\}$|sheets? of \{\}$|mm broad/, "no sentences"],
];

/** How a function completes its text. */
const completed: Readonly<Partial<Record<string, (text: string, first: string) => string>>> = {
  bad_cell: (text, first) => (first === "" ? `${text}: {}` : text),
  number_in: (text) => `This is not ${text}: {}`,
};

export interface Found extends SourceText {
  file: string;
}

const isSentence = ({ text, callee }: SourceText): boolean =>
  callee === "pays" ? /^[a-z ]+$/.test(text) : /[a-z] /i.test(text.replace(/\{\}/g, ""));

/** Returns what a request lacks by the descriptions of its fields: `.required` and `.unknown`. */
function ofFields(file: string, source: string): Found[] {
  const joined = source.replace(/"\s*\n\s*"/g, "");
  return [...joined.matchAll(/\.(?:required|unknown)\s*=\s*"([^"]+)"/g)].map(([, text = ""]) => ({
    file,
    text,
    callee: "FIELD",
    first: "",
    line: 0,
  }));
}

/** Returns all that the server may say to people, once for each place; `{}` stands for a value. */
export function refusalsInSources(): Found[] {
  return folders.flatMap((folder) =>
    readdirSync(resolve(src, folder), { recursive: true })
      .map((name) => `${folder}/${String(name)}`)
      .filter((file) => /\.[ch]pp$/.test(file))
      .sort()
      .flatMap((file) => {
        const source = readFileSync(resolve(src, file), "utf8");
        const texts = file.startsWith("wire/messages/")
          ? ofFields(file, source)
          : elsewhere.some(([path]) => path.test(file))
            ? []
            : textsOf(source).map((one) => ({
                ...one,
                file,
                text: completed[one.callee]?.(one.text, one.first) ?? one.text,
              }));
        return texts.filter((one) => isSentence(one) && !never.some(([left]) => left.test(one.text.trim())));
      }),
  );
}
