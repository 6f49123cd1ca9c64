// Imported players of a federation, in Spanish.
import { figure } from "../../archive/figure.ts";
import { when } from "../../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";

export const imported = {
  imported: {
    about: "De los registros de la federación. Este jugador no tiene cuenta aquí.",
    is: "En este sitio es",
    federationId: (id: string): string => `Número en la federación: ${id}`,
    rating: (rating: number, deviation: number): string => `${String(rating)} ± ${String(deviation)}`,
    facts: (count: number, day: string): string =>
      [...(count > 0 ? [`Partidas: ${figure(count)}`] : []), `a fecha de ${day}`].join(" · "),
    noRatings: "No se importó ninguna puntuación.",
    day: (at: string): string => when(at, { dateStyle: "medium" }),
    games: "Partidas del archivo",
    noGames: "En el archivo no hay partidas con este nombre.",
    more: "Más partidas",
    claim: "Soy yo",
    claimText:
      "La administración lee tu línea y confirma que eres este jugador. Entonces tu cuenta tiene estas partidas, y tu puntuación empieza con la importada donde aún no has jugado aquí partidas puntuables.",
    line: "Una línea para la administración",
    lineHelp: "Cómo puede ver la administración que eres tú: tu número en la federación, o dónde has jugado.",
    send: "Enviar a la administración",
    signIn: "Inicia sesión para decir que eres tú",
    waiting: "Dices que eres tú. La administración aún tiene que confirmarlo.",
    refused: "La administración no ha confirmado que eres tú. Pregúntale si no es correcto.",
    withdraw: "Retirar",
    host: {
      heading: "Jugadores de una federación",
      text: "Importa una lista de jugadores con sus puntuaciones: una tabla (CSV) con los títulos name, rating, deviation, game, speed, games, date e id, o un informe (TRF16). Solo el nombre es necesario. La misma lista no cambia nada dos veces.",
      gamesText: "Añadir sus partidas como fichero",
      file: "Lista de jugadores",
      game: "Juego de las puntuaciones que no nombran ninguno",
      speed: "Ritmo de las puntuaciones que no nombran ninguno",
      noText: "Este fichero no contiene texto.",
      reading: "Leyendo la lista…",
      preview: (added: number, changed: number, same: number): string =>
        `Nuevos: ${figure(added)}; cambiarían: ${figure(changed)}; quedarían igual: ${figure(same)}.`,
      done: (added: number, changed: number, same: number): string =>
        `Importados: ${figure(added)}; cambiados: ${figure(changed)}; sin cambios: ${figure(same)}.`,
      save: (count: number): string => `Importar (${figure(count)})`,
      faults: (count: number): string => `Líneas omitidas: ${figure(count)}`,
      fault: (line: number, what: string, expected: string): string =>
        `Línea ${String(line)}: ${what}${expected === "" ? "" : ` (se esperaba: ${expected})`}`,
      lines: "Qué hace cada línea",
      what: { added: "nuevo", changed: "cambia", same: "queda igual" } satisfies Record<ListedAs, string>,
      like: (account: string): string => `se parece a la cuenta ${account}`,
      rest: (count: number): string => `y ${figure(count)} más`,
      claims: "Quién dice ser un jugador importado",
      noClaims: "Nadie lo ha dicho.",
      phases: { waiting: "espera", confirmed: "confirmado", refused: "rechazado" } satisfies Record<ClaimPhase, string>,
      confirm: "Confirmar",
      refuse: "Rechazar",
      undo: "Deshacer",
      of: (what: string, name: string, imported: string): string => `${what}: ${name} es ${imported}`,
    },
  },
} satisfies Translation;
