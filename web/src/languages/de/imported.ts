// Imported players of a federation, in German.
import { figure } from "../../archive/figure.ts";
import { when } from "../../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";

export const imported = {
  imported: {
    about: "Aus den Unterlagen des Verbands. Dieser Spieler hat hier kein Konto.",
    is: "Auf dieser Seite ist das",
    federationId: (id: string): string => `Nummer im Verband: ${id}`,
    rating: (rating: number, deviation: number): string => `${String(rating)} ± ${String(deviation)}`,
    facts: (count: number, day: string): string =>
      [...(count > 0 ? [`Partien: ${figure(count)}`] : []), `Stand: ${day}`].join(" · "),
    noRatings: "Keine Wertung wurde importiert.",
    day: (at: string): string => when(at, { dateStyle: "medium" }),
    games: "Partien aus dem Archiv",
    noGames: "Im Archiv gibt es keine Partie mit diesem Namen.",
    more: "Mehr Partien",
    claim: "Das bin ich",
    claimText:
      "Der Betreiber liest deine Zeile und bestätigt, dass du dieser Spieler bist. Dann hat dein Konto diese Partien, und deine Wertung beginnt mit der importierten, wo du hier noch keine gewertete Partie gespielt hast.",
    line: "Eine Zeile für den Betreiber",
    lineHelp: "Woran der Betreiber sieht, dass du es bist: deine Nummer im Verband, oder wo du gespielt hast.",
    send: "An den Betreiber senden",
    signIn: "Melde dich an, um zu sagen, dass du das bist",
    waiting: "Du sagst, dass du das bist. Der Betreiber muss es noch bestätigen.",
    refused: "Der Betreiber hat nicht bestätigt, dass du das bist. Frag ihn, wenn das falsch ist.",
    withdraw: "Zurückziehen",
    host: {
      heading: "Spieler eines Verbands",
      text: "Importier eine Liste von Spielern mit ihren Wertungen: eine Tabelle (CSV) mit den Titeln name, rating, deviation, game, speed, games, date und id, oder einen Bericht (TRF16). Nur der Name ist nötig. Dieselbe Liste ändert nichts zweimal.",
      gamesText: "Ihre Partien als Datei hinzufügen",
      file: "Liste der Spieler",
      game: "Spiel der Wertungen, die keins nennen",
      speed: "Tempo der Wertungen, die keins nennen",
      noText: "In dieser Datei ist kein Text.",
      reading: "Die Liste wird gelesen …",
      preview: (added: number, changed: number, same: number): string =>
        `Neu wären ${figure(added)}, geändert ${figure(changed)}, unverändert blieben ${figure(same)}.`,
      done: (added: number, changed: number, same: number): string =>
        `Neu: ${figure(added)}, geändert: ${figure(changed)}, unverändert: ${figure(same)}.`,
      save: (count: number): string => `Importieren (${figure(count)})`,
      faults: (count: number): string => `Ausgelassene Zeilen: ${figure(count)}`,
      fault: (line: number, what: string, expected: string): string =>
        `Zeile ${String(line)}: ${what}${expected === "" ? "" : ` (erwartet: ${expected})`}`,
      lines: "Was jede Zeile tut",
      what: { added: "neu", changed: "geändert", same: "wie sie ist" } satisfies Record<ListedAs, string>,
      like: (account: string): string => `sieht aus wie das Konto ${account}`,
      rest: (count: number): string => `und ${figure(count)} weitere`,
      claims: "Wer sagt, ein importierter Spieler zu sein",
      noClaims: "Niemand hat das gesagt.",
      phases: { waiting: "wartet", confirmed: "bestätigt", refused: "abgelehnt" } satisfies Record<ClaimPhase, string>,
      confirm: "Bestätigen",
      refuse: "Ablehnen",
      undo: "Rückgängig machen",
      of: (what: string, name: string, imported: string): string => `${what}: ${name} ist ${imported}`,
    },
  },
} satisfies Translation;
