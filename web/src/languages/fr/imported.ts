// Imported players of a federation, in French.
import { figure } from "../../archive/figure.ts";
import { when } from "../../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";

export const imported = {
  imported: {
    about: "D’après les archives de la fédération. Ce joueur n’a pas de compte ici.",
    is: "Sur ce site, c’est",
    federationId: (id: string): string => `Numéro de fédération\u202f: ${id}`,
    rating: (rating: number, deviation: number): string => `${String(rating)} ± ${String(deviation)}`,
    facts: (count: number, day: string): string =>
      [...(count > 0 ? [`Parties\u202f: ${figure(count)}`] : []), `au ${day}`].join(" · "),
    noRatings: "Aucune cote n’a été importée.",
    day: (at: string): string => when(at, { dateStyle: "medium" }),
    games: "Parties des archives",
    noGames: "Les archives n’ont aucune partie à ce nom.",
    more: "Plus de parties",
    claim: "C’est moi",
    claimText:
      "L’hébergeur lit votre ligne et confirme que vous êtes ce joueur. Votre compte a alors ces parties, et votre cote commence par celle qui est importée, là où vous n’avez pas encore joué de partie classée ici.",
    line: "Une ligne pour l’hébergeur",
    lineHelp:
      "Comment l’hébergeur peut voir que c’est vous\u202f: votre numéro de fédération, ou l’endroit où vous avez joué.",
    send: "Envoyer à l’hébergeur",
    signIn: "Connectez-vous pour dire que c’est vous",
    waiting: "Vous dites que c’est vous. L’hébergeur doit encore le confirmer.",
    refused: "L’hébergeur n’a pas confirmé que c’est vous. Demandez-lui si c’est une erreur.",
    withdraw: "Retirer",
    host: {
      heading: "Joueurs d’une fédération",
      text: "Importez une liste de joueurs avec leurs cotes\u202f: un tableau (CSV) avec les titres name, rating, deviation, game, speed, games, date et id, ou un rapport (TRF16). Seul le nom est nécessaire. La même liste ne change rien deux fois.",
      gamesText: "Ajouter leurs parties par un fichier",
      file: "Liste des joueurs",
      game: "Jeu des cotes qui n’en nomment aucun",
      speed: "Cadence des cotes qui n’en nomment aucune",
      noText: "Ce fichier ne contient pas de texte.",
      reading: "Lecture de la liste…",
      preview: (added: number, changed: number, same: number): string =>
        `Nouveaux\u202f: ${figure(added)}\u202f; changeraient\u202f: ${figure(changed)}\u202f; resteraient tels quels\u202f: ${figure(same)}.`,
      done: (added: number, changed: number, same: number): string =>
        `Importés\u202f: ${figure(added)}\u202f; changés\u202f: ${figure(changed)}\u202f; inchangés\u202f: ${figure(same)}.`,
      save: (count: number): string => `Importer (${figure(count)})`,
      faults: (count: number): string => `Lignes laissées de côté\u202f: ${figure(count)}`,
      fault: (line: number, what: string, expected: string): string =>
        `Ligne ${String(line)}\u202f: ${what}${expected === "" ? "" : ` (attendu\u202f: ${expected})`}`,
      lines: "Ce que fait chaque ligne",
      what: { added: "nouveau", changed: "changé", same: "inchangé" } satisfies Record<ListedAs, string>,
      like: (account: string): string => `ressemble au compte ${account}`,
      rest: (count: number): string => `et ${figure(count)} de plus`,
      claims: "Qui dit être un joueur importé",
      noClaims: "Personne ne l’a dit.",
      phases: { waiting: "attend", confirmed: "confirmé", refused: "refusé" } satisfies Record<ClaimPhase, string>,
      confirm: "Confirmer",
      refuse: "Refuser",
      undo: "Annuler",
      of: (what: string, name: string, imported: string): string => `${what}\u202f: ${name} est ${imported}`,
    },
  },
} satisfies Translation;
