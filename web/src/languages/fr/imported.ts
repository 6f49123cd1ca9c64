// Imported players of a federation, in French.
import { figure } from "../../archive/figure.ts";
import { when } from "../../lib/when.ts";
import type { ClaimPhase, ListedAs } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";

export const imported = {
  imported: {
    missing: "Ce joueur importé n’existe pas",
    missingText: "Vérifie l’adresse. Les joueurs de la fédération sont dans les palmarès, marqués comme importés.",
    about: "D’après les archives de la fédération. Ce joueur n’a pas de compte ici.",
    is: "Sur ce site, c’est",
    federationId: (id: string): string => `Numéro de fédération\u00a0: ${id}`,
    rating: (rating: number, deviation: number): string => `${String(rating)} ± ${String(deviation)}`,
    facts: (count: number, day: string): string =>
      [...(count > 0 ? [`Parties\u00a0: ${figure(count)}`] : []), `importée le ${day}`].join(" · "),
    noRatings: "Aucune cote n’a été importée.",
    day: (at: string): string => when(at, { dateStyle: "medium" }),
    games: "Parties des archives",
    noGames: "Les archives n’ont aucune partie à ce nom.",
    more: "Plus de parties",
    claim: "C’est moi",
    claimText:
      "L’hébergeur lit ta ligne et confirme que tu es ce joueur. Ton compte a alors ces parties, et ta cote commence par celle qui est importée, là où tu n’as pas encore joué de partie classée ici.",
    line: "Une ligne pour l’hébergeur",
    lineHelp:
      "Comment l’hébergeur peut voir que c’est toi\u00a0: ton numéro de fédération, ou l’endroit où tu as joué.",
    send: "Envoyer à l’hébergeur",
    signIn: "Connecte-toi pour dire que c’est toi",
    waiting: "Tu dis que c’est toi. L’hébergeur doit encore le confirmer.",
    refused: "L’hébergeur n’a pas confirmé que c’est toi. Demande-lui si c’est une erreur.",
    withdraw: "Retirer",
    host: {
      heading: "Joueurs d’une fédération",
      text: "Importe une liste de joueurs avec leurs cotes\u00a0: un tableau (CSV) avec les titres name, rating, deviation, game, speed, games et id, ou un rapport (TRF16). Seul le nom est nécessaire. La même liste ne change rien deux fois.",
      gamesText: "Ajouter leurs parties par un fichier",
      file: "Liste des joueurs",
      game: "Jeu des cotes qui n’en nomment aucun",
      speed: "Cadence des cotes qui n’en nomment aucune",
      noText: "Ce fichier ne contient pas de texte.",
      reading: "Lecture de la liste…",
      preview: (added: number, changed: number, same: number): string =>
        `Nouveaux\u00a0: ${figure(added)}\u202f; changeraient\u00a0: ${figure(changed)}\u202f; resteraient tels quels\u00a0: ${figure(same)}.`,
      done: (added: number, changed: number, same: number): string =>
        `Importés\u00a0: ${figure(added)}\u202f; changés\u00a0: ${figure(changed)}\u202f; inchangés\u00a0: ${figure(same)}.`,
      save: (count: number): string => `Importer (${figure(count)})`,
      faults: (count: number): string => `Lignes laissées de côté\u00a0: ${figure(count)}`,
      fault: (line: number, what: string, expected: string): string =>
        `Ligne ${String(line)}\u00a0: ${what}${expected === "" ? "" : ` (attendu\u00a0: ${expected})`}`,
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
      of: (what: string, name: string, imported: string): string => `${what}\u00a0: ${name} est ${imported}`,
    },
  },
} satisfies Translation;
