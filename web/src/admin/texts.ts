// The texts of the host's page.
import { translatable } from "../lib/language.ts";
import { listed } from "../lib/messages.ts";
import { when } from "../lib/when.ts";
import { texts as people } from "../people/texts.ts";
import type { DeedKind, LogEntry, MeasureKind, Phrase, ReportSubject } from "../lib/wire.ts";

export const texts = {
  title: "Moderation",
  reports: "Open reports",
  noReports: "Nothing is reported.",
  about: { name: "name", chat: "chat", play: "play" } satisfies Record<ReportSubject, string>,
  by: (name: string) => `reported by ${name}`,
  guest: "a guest",
  tables: "Tables for the practice endings",
  tablesThere: "All are there.",
  tablesMaking: (games: readonly string[]) => `The server makes those of ${listed(games)} in the background.`,
  tablesLacking: (games: readonly string[]) =>
    `Those of ${listed(games)} are missing. The server makes them with --build-tables endings; if that failed, its log has the reason (tables-not-made). Or run these as the server’s user, with the folder of its tables as DIR, and restart it:`,
  game: "The game",
  chat: "What was said",
  dismiss: "Dismiss",
  dismissOf: (name: string) => `Dismiss the report about ${name}`,
  decide: "Decide",
  decideOn: (name: string) => `Decide about ${name}`,
  inForce: "In force",
  nothing: "Nobody is muted or banned.",
  lift: "Lift",
  liftOf: (name: string) => `Lift what is in force against ${name}`,
  kinds: { mute: "muted", ban: "banned", close: "closed", "ban-range": "range banned" } satisfies Record<
    MeasureKind,
    string
  >,
  until: (date: string | null) => (date === null ? "until lifted" : `until ${moment(date)}`),
  act: "Decide about a player, a range or an event",
  deed: "What to do",
  deeds: {
    mute: "Mute: no chat",
    ban: "Ban: signed out, no play",
    "ban-range": "Ban a range of addresses",
    rename: "Rename",
    close: "Close the account",
    "hand-over": "Give an event or club to another director",
    "hide-event": "Take an event or club out of the lists",
    "show-event": "Put an event or club into the lists",
    "end-event": "End a tournament or league",
    "delete-event": "Delete an event or club",
  },
  player: "Account name or player id",
  event: "Address of its page",
  eventHint: "Such as /tournament/…, /league/… or /club/…. Players do not see the reason.",
  sure: "Delete it for good. Games and their ratings stay, and so do the events of a club.",
  newDirector: "Account name or player id of the new director",
  range: "Range of addresses",
  rangeHint: "Such as 203.0.113.0/24 or 2001:db8::/48. Everybody from there is barred, but for admins.",
  name: "New name",
  how: "For how long",
  lasting: [
    ["1", "1 hour"],
    ["24", "1 day"],
    ["168", "1 week"],
    ["720", "30 days"],
    ["8760", "1 year"],
    ["", "Until lifted"],
  ],
  reason: "Reason",
  reasonHint: "The player reads it, and it stays in the log.",
  do: "Do it",
  words: "Blocked words",
  wordsHint: "In names and chat. One on each line; word* also means all longer words that begin so.",
  saveWords: "Save the words",
  saved: "Saved.",
  guestsWrite: "Guests may write in chat, too",
  site: {
    heading: "This site",
    hint: "Pages show a change when they are loaded again.",
    labels: {
      name: "Name",
      accent: "Colour",
      contact: "Contact",
      source: "Source of the program",
      imprint: "Imprint",
      conduct: "Further rules of conduct",
      privacy: "What the site stores besides",
    },
    hints: {
      name: "Empty: Camlann.",
      accent: "Of buttons and marks, like #8a2a22. Text must be readable on it.",
      contact: "A mail address or a web address, for the foot of each page.",
      source: "A web address, if you have changed the program.",
      imprint: "Who runs the site.",
      conduct: "",
      privacy: "",
    },
    logo: "Logo",
    logoHint: "SVG or PNG, at most 10 KiB.",
    noLogo: "The logo of the program is shown.",
    removeLogo: "Remove the logo",
    fixed: "Set by the options of the server.",
    save: "Save the site",
  },
  log: "Log",
  older: "Older entries",
  commandLine: "The command line",
  play: {
    heading: "Moves compared with the engine",
    game: "Only this game",
    gameHint: "The id in the game's address. Empty: the newest rated games with a clock, twelve at most.",
    ask: "Compare",
    askOf: (name: string) => `Compare the moves of ${name} with the engine`,
    working: (done: number, all: number) =>
      `The engine has judged ${String(done)} of ${String(all)} positions. Moves of games come first.`,
    about: (games: number) => `The player, in ${String(games)} ${games === 1 ? "game" : "games"}`,
    limits: "What this cannot show",
    cannot: [
      "It is no verdict, and nothing follows from it by itself. Hear the player before you decide.",
      "The first ten moves of a game, decided positions, and positions in which the choice hardly matters are left out. At most eight moves of a game are judged for each side.",
      "A strong player, or one who knows the kind of position, agrees with the engine often. A helped player may choose second-best moves, or ask only once in a game.",
      "The engine thinks for a second. It errs, too, and a move that is not among its five best counts as costing as much as the fifth.",
      "Times contain the player's connection and whatever else the player did. Premoves of an opening, and forced replies, are quick for everybody.",
      "There are no figures of all players of one strength on this server. The others in the same games are the only comparison.",
    ],
  },
  /** What was done to whom, after the name of an admin. */
  did: {
    mute: (whom) => `muted ${whom}`,
    ban: (whom) => `banned ${whom}`,
    close: (whom) => `closed the account ${whom}`,
    "ban-range": (whom) => `banned ${whom}`,
    rename: (whom) => `renamed ${whom}`,
    lift: (whom) => `lifted what was in force against ${whom}`,
    dismiss: (whom) => `dismissed a report about ${whom}`,
    words: () => "changed the blocked words",
    "guests-write": () => "set whether guests may write",
    "make-admin": (whom) => `made ${whom} admin`,
    "unmake-admin": (whom) => `made ${whom} no longer admin`,
    "hand-over": (whom) => `handed ${whom} over`,
    "hide-event": (whom) => `took ${whom} out of the lists`,
    "show-event": (whom) => `put ${whom} into the lists`,
    "end-event": (whom) => `ended ${whom}`,
    "delete-event": (whom) => `deleted ${whom}`,
    site: (what) => `set of this site: ${what}`,
    "import-players": () => "imported players",
    "confirm-claim": (whom) => `confirmed that ${whom} is an imported player`,
    "refuse-claim": (whom) => `did not confirm that ${whom} is an imported player`,
    "undo-claim": (whom) => `undid that ${whom} is an imported player`,
  } as Record<DeedKind, (whom: string) => string>,
  /** "Zoe banned Ben until 1 Dec 2026, 10:00: insults". */
  logged: (by: string, deed: string, until: string, reason: string) =>
    `${by} ${deed}${until === "" ? "" : ` until ${until}`}${reason === "" ? "" : `: ${reason}`}`,
};
translatable("admin", texts);

/** "23 Nov 2026, 14:05". */
export const moment = (date: string): string => when(date, { dateStyle: "medium", timeStyle: "short" });

/** "Zoe banned Ben until 1 Dec 2026, 10:00: insults". */
export function sentence({ by, deed, name, target, until, reason }: LogEntry): string {
  const whom = name === "" ? target : name;
  const deedText = texts.did[deed](deed === "dismiss" && whom === "" ? texts.guest : whom);
  return texts.logged(by === "" ? texts.commandLine : by, deedText, until === null ? "" : moment(until), reason);
}

const isPhrase = (text: string): text is Phrase => text in people.chat.phrases;

/** A phrase in our words, or what was written. */
export const said = (text: string): string => (isPhrase(text) ? people.chat.phrases[text] : text);
