// Imported players of a federation, in Polish.
import { figure } from "../../archive/figure.ts";
import { when } from "../../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";

export const imported = {
  imported: {
    about: "Z zapisów federacji. Ten gracz nie ma tutaj konta.",
    is: "Na tej stronie to",
    federationId: (id: string): string => `Numer w federacji: ${id}`,
    rating: (rating: number, deviation: number): string => `${String(rating)} ± ${String(deviation)}`,
    facts: (count: number, day: string): string =>
      [...(count > 0 ? [`Partie: ${figure(count)}`] : []), `stan na ${day}`].join(" · "),
    noRatings: "Nie zaimportowano rankingu.",
    day: (at: string): string => when(at, { dateStyle: "medium" }),
    games: "Partie z archiwum",
    noGames: "W archiwum nie ma partii z tym nazwiskiem.",
    more: "Więcej partii",
    claim: "To ja",
    claimText:
      "Gospodarz czyta twoją linijkę i potwierdza, że to ty. Wtedy te partie należą do twojego konta, a twój ranking zaczyna się od zaimportowanego tam, gdzie nie masz tu jeszcze partii rankingowych.",
    line: "Linijka dla gospodarza",
    lineHelp: "Po czym gospodarz pozna, że to ty: twój numer w federacji albo miejsce gry.",
    send: "Wyślij do gospodarza",
    signIn: "Zaloguj się, żeby powiedzieć, że to ty",
    waiting: "Twierdzisz, że to ty. Gospodarz musi to jeszcze potwierdzić.",
    refused: "Gospodarz nie potwierdził, że to ty. Jeśli to pomyłka, zapytaj go.",
    withdraw: "Wycofaj",
    host: {
      heading: "Gracze federacji",
      text: "Zaimportuj listę graczy z rankingami: tabelę (CSV) z tytułami name, rating, deviation, game, speed, games, date i id albo raport (TRF16). Potrzebna jest tylko nazwa. Ta sama lista niczego nie zmienia dwa razy.",
      gamesText: "Dodaj ich partie jako plik",
      file: "Lista graczy",
      game: "Gra rankingów, które jej nie podają",
      speed: "Tempo rankingów, które go nie podają",
      noText: "W tym pliku nie ma tekstu.",
      reading: "Czytanie listy…",
      preview: (added: number, changed: number, same: number): string =>
        `Nowe: ${figure(added)}, do zmiany: ${figure(changed)}, bez zmian: ${figure(same)}.`,
      done: (added: number, changed: number, same: number): string =>
        `Zaimportowane: ${figure(added)}, zmienione: ${figure(changed)}, bez zmian: ${figure(same)}.`,
      save: (count: number): string => `Importuj (${figure(count)})`,
      faults: (count: number): string => `Pominięte wiersze: ${figure(count)}`,
      fault: (line: number, what: string, expected: string): string =>
        `Wiersz ${String(line)}: ${what}${expected === "" ? "" : ` (oczekiwano: ${expected})`}`,
      lines: "Co robi każdy wiersz",
      what: { added: "nowy", changed: "zmieniony", same: "bez zmian" } satisfies Record<ListedAs, string>,
      like: (account: string): string => `wygląda jak konto ${account}`,
      rest: (count: number): string => `i jeszcze ${figure(count)}`,
      claims: "Kto twierdzi, że jest zaimportowanym graczem",
      noClaims: "Nikt tak nie twierdzi.",
      phases: { waiting: "czeka", confirmed: "potwierdzone", refused: "odrzucone" } satisfies Record<
        ClaimPhase,
        string
      >,
      confirm: "Potwierdź",
      refuse: "Odrzuć",
      undo: "Cofnij",
      of: (what: string, name: string, imported: string): string => `${what}: ${name} to ${imported}`,
    },
  },
} satisfies Translation;
