// Tournaments, leagues and clubs, in French.
import type { WebhookDelivery } from "../../clubs/webhook_requests.ts";
import type { DirectorLine } from "../../directors/asks.ts";
import type {
  GiverColour,
  League,
  LeagueMove,
  LeagueSummary,
  NameListForm,
  NewTournament,
  Period,
  TieBreak,
  Tournament,
  TournamentGiven,
  TournamentScore,
  TournamentSummary,
  TournamentSystem,
} from "../../lib/wire.ts";
import { when } from "../../lib/when.ts";
import type { LeagueTerms } from "../../leagues/texts.ts";
import { startOf } from "../../tournaments/begins.ts";
import type { EntryTerms } from "../../tournaments/entry_texts.ts";
import type { ByeKind, PairingFault } from "../../tournaments/pairing.ts";
import type { FileHead } from "../../tournaments/tournament_files.ts";
import type { Translation } from "../translation.ts";
import { game } from "./game.ts";
import { capital, counted, de, isOne, listed } from "./grammar.ts";

const systems: Record<TournamentSystem, string> = {
  swiss: "Système suisse",
  "round-robin": "Toutes rondes",
  knockout: "Élimination directe",
  arena: "Arène",
  teams: "Match par équipes",
  simul: "Simultanée",
};

const control = (time: Parameters<typeof game.messages.clock.control>[0]): string => game.messages.clock.control(time);

/** "avec 3 coups de retard". */
const late = (moves: number): string => (moves === 0 ? "tout de suite" : `avec ${counted(moves, "coup")} de retard`);

/** Explains a system in one sentence. */
function manner({
  system,
  roundsInAll,
  cycles,
  minutes,
  boards,
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes" | "boards">): string {
  if (system === "swiss")
    return `${counted(roundsInAll, "ronde")}\u202f; à chaque ronde, vous jouez contre quelqu’un qui a à peu près autant de points.`;
  if (system === "round-robin") return cycles === 2 ? "Chacun rencontre chacun deux fois." : "Chacun rencontre chacun.";
  if (system === "teams")
    return `Chaque club rencontre chacun des autres ${cycles === 2 ? "deux" : "une"} fois, sur ${counted(boards ?? 1, "table")}.`;
  if (system === "knockout") return "Qui perd est éliminé.";
  if (system === "simul") return "Une personne joue contre toutes les autres à la fois.";
  return `Autant de parties que possible en ${counted(minutes ?? 0, "minute")}.`;
}

const spectators = "Les spectateurs voient les parties";
const lateness = ({ late: moves }: Tournament): string => (moves === undefined ? "" : ` ${spectators} ${late(moves)}.`);

const players = (count: number): string => counted(count, "joueur");

const directors = (names: readonly string[]): string =>
  names.length === 0
    ? "Plus personne ne dirige"
    : `${names.length > 1 ? "Responsables" : "Responsable"}\u202f: ${names.map((name) => name || "Invité").join(", ")}`;

const twoDigits = (number: number): string => String(number).padStart(2, "0");

const roundsApart = (period: Period): string =>
  `Chaque ronde commence ${period === "day" ? "un jour" : "une semaine"} après la précédente, à la même heure, ou dès que celle-ci est finie.`;

const pauses = (seconds: number): string =>
  `${seconds < 60 ? counted(seconds, "seconde") : counted(seconds / 60, "minute")} après la dernière partie`;

const tieBreaks: Record<TieBreak, string> = {
  "opponents-points": "Buchholz",
  "opponents-points-but-one": "Buchholz tronqué 1",
  "beaten-points": "Sonneborn-Berger",
  "direct-encounter": "Rencontre directe",
  wins: "Victoires",
  "points-after-each-round": "Score cumulatif",
};

const results: Record<TournamentScore, string> = {
  "*": "en cours",
  "1-0": "1 – 0",
  "1/2-1/2": "½ – ½",
  "0-1": "0 – 1",
  "1-0f": "1 – 0, Noir n’est pas venu",
  "0-1f": "0 – 1, Blanc n’est pas venu",
  "0-0f": "personne n’est venu",
};

const starts = (at: string): string => `Début\u202f: ${at}.`;

/** "4½", "½", "3". */
const points = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${String(whole)}½`;
};

// ---- directors ----

const result = (text: string): string => text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2");

const board = ({ round, board: number }: DirectorLine): string => `ronde ${String(round)}, table ${String(number)}`;

/** What was against the rules of pairing, by the words of PairingFaultKind, about one player. */
const faults: Record<string, string> = {
  "met-before": "a déjà rencontré cet adversaire",
  "second-bye": "a déjà été exempt, ou a gagné sans jouer",
  "third-colour": "a la même couleur pour la troisième partie de suite",
  "colour-ahead": "a cette couleur dans trois parties de plus que l’autre",
  "needless-bye": "est exempt, tout comme quelqu’un qui pourrait être l’adversaire",
  "asked-bye": "a demandé à se reposer à cette ronde",
  "unasked-bye": "n’a pas demandé ce repos d’un demi-point",
  "bye-above": "est exempt, alors que quelqu’un a moins de points",
  "other-score":
    "joue hors de son groupe de points, alors que quelqu’un à égalité de points pourrait être l’adversaire",
  "down-again": "joue de nouveau contre quelqu’un qui a moins de points, ou après avoir été exempt",
  "wrong-colour": "aurait l’autre couleur selon les règles",
  "another-round": "rencontre cet adversaire à une autre ronde du tableau",
};

const place = (line: DirectorLine): string => (line.board > 0 ? board(line) : `ronde ${String(line.round)}`);

/** What was done, behind the name of who did it and a colon. */
const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `nomination ${de(about)} comme responsable`,
  dismissed: ({ by, about: whom }, about) =>
    by === whom ? "départ comme responsable" : `fin de la responsabilité ${de(about)}`,
  "handed-over": (_, about) => `direction confiée à ${about}`,
  inherited: (_, about) => `${about} dirige maintenant, car le responsable est parti`,
  abandoned: () => "Plus personne ne dirige. Tout prend fin quand les parties commencées sont finies.",
  gave: (line) => `résultat ${result(line.result)} saisi, ${board(line)}`,
  corrected: (line) => `résultat corrigé en ${result(line.result)}, ${board(line)}`,
  entered: (line, about) => `inscription ${de(about)}${line.about.startsWith("@") ? ", sans appareil" : ""}`,
  opened: (line) => `${board(line)}, mise sur un appareil`,
  reported: (line, about) => `résultat ${result(line.result)} annoncé, ${board(line)}, contre ${about} sans appareil`,
  confirmed: (line, about) => `résultat ${result(line.result)} confirmé, ${board(line)}, annoncé par ${about}`,
  disputed: (line, about) => `résultat ${result(line.result)} annoncé, ${board(line)}, autre que celui de ${about}`,
  accepted: (_, about) => `${about} accepté`,
  posted: () => "nouvelles publiées",
  unposted: () => "nouvelles retirées",
  unsaid: ({ aboutName }) => `ligne ${de(aboutName === "" ? "un spectateur" : aboutName)} retirée de la discussion`,
  removed: (_, about) => `${about} retiré`,
  began: ({ round }) => `début de la ronde ${String(round)}`,
  paired: ({ round }) => `ronde ${String(round)} appariée à la place du programme`,
  broke: (line, about) =>
    `appariement, ${place(line)}\u202f: ${about} ${faults[line.result] ?? "ne devrait pas jouer ainsi"}`,
  brought: ({ round }) =>
    round === 0
      ? "création à partir d’un fichier"
      : `création à partir d’un fichier, avec déjà ${counted(round, "ronde")}`,
  ended: () => "fin décidée",
  reopened: () => "reprise après la fin",
  changed: () => "réglages modifiés",
  hidden: () => "retiré des listes publiques",
  shown: () => "mis dans les listes publiques",
};

const members = (count: number): string => counted(count, "membre");

// ---- webhooks ----

const arrived = ({ status }: WebhookDelivery): boolean => status !== undefined && status >= 200 && status < 300;
const answer = (status: number): string => (status === 0 ? "pas de réponse" : String(status));

export const events = {
  tournaments: {
    correctedBy: (name: string, date: string) => `Corrigé par ${name || "un responsable du tournoi"}, ${date}.`,
    title: "Tournois",
    intro: "Soirées, ligues et coupes de clubs et d’amis. Chacun peut en créer.",
    make: "Créer un tournoi",
    find: "Chercher par nom",
    phases: { open: "Ouvert", running: "En cours", over: "Fini" },
    none: {
      open: "Aucun tournoi n’est ouvert en ce moment. Créez-en un et envoyez le lien à vos amis.",
      running: "",
      over: "",
    },
    noneFound: "Aucun tournoi ouvert n’a cela dans son nom.",
    systems,
    facts: (tournament: Tournament, name: string) =>
      `${name}, ${control(tournament.time)}${tournament.rated ? ", parties classées" : ""}. ${systems[tournament.system]}, ${players(tournament.players)}. ${manner(tournament)}${lateness(tournament)}`,
    about: "À propos du tournoi",
    prizes: "Prix",
    contact: "Contact",
    preview: (
      {
        time,
        rated,
        system,
        rounds,
        cycles,
        minutes,
        thirdPlace,
        pause,
        calendar,
        tieBreaks: chosen,
        late: moves,
        boards,
        public: shown,
        rules,
      }: NewTournament,
      { game: name, rules: set, starts: begins }: { game: string; rules: string; starts: string | null },
    ): string => {
      const ties = (chosen ?? []).map((one) => tieBreaks[one]);
      const every =
        calendar?.apart !== undefined
          ? roundsApart(calendar.apart)
          : pause
            ? `La ronde suivante commence ${pauses(pause)}.`
            : "Vous lancez chaque ronde.";
      return [
        `${name}${set === "" ? "" : `, règles\u202f: ${set}`}${rules?.includes("swap=true") === true ? ", avec la règle de l’échange" : ""}, ${control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "parties classées" : "parties non classées"}.`,
        `${systems[system ?? "swiss"]}\u202f: ${manner({ system: system ?? "swiss", roundsInAll: rounds ?? 5, cycles: cycles ?? 1, minutes: minutes ?? 60, boards: boards ?? 4 })}`,
        ...(system === "knockout" && thirdPlace === true
          ? ["Les perdants des demi-finales jouent pour la troisième place."]
          : []),
        ...(ties.length > 0 ? [`À égalité de points\u202f: ${listed(ties)}.`] : []),
        begins === null ? "Vous donnez le départ." : starts(startOf(begins)),
        ...(system === "arena" || !(begins !== null || pause || calendar?.apart) ? [] : [every]),
        ...((moves ?? 0) > 0 ? [`${spectators} ${late(moves ?? 0)}.`] : []),
        shown === true ? "Tout le monde le voit." : "Seuls ceux qui ont le lien le voient.",
      ].join(" ");
    },
    listed: ({ system, players: count, round, phase, time }: TournamentSummary, name: string) =>
      [
        name,
        control(time),
        systems[system],
        players(count),
        ...(phase === "running" && system !== "arena" ? [`ronde ${String(round)}`] : []),
        ...(phase === "over" && round === 0 ? ["annulé"] : []),
      ].join(" · "),
    by: directors,
    began: (day) => `A commencé le ${day}`,
    privately: "Seuls ceux qui ont le lien voient ce tournoi.",

    missing: "Ce tournoi n’existe pas",
    missingText: "Vérifiez le lien, ou demandez à la personne qui vous l’a envoyé.",
    aside: "Votre participation, rondes et discussion",
    toAll: "Tous les tournois",
    division: (league: string, season: number, division: number) =>
      `${league}, saison ${String(season)}, division ${String(division)}`,
    club: "Le club",
    league: "La ligue",

    form: {
      name: "Nom du tournoi",
      host: "Votre nom",
      game: "Jeu",
      system: "Formule",
      explained: {
        swiss:
          "Un nombre fixe de rondes contre des joueurs qui ont à peu près autant de points. Bien à partir de 6 joueurs.",
        "round-robin": "Chacun rencontre chacun. Bien de 3 à 10 joueurs ; 64 au plus.",
        knockout: "Qui perd est éliminé.",
        simul: "Une personne contre toutes les autres à la fois, sur 40 tables au plus.",
        teams: "Des clubs se rencontrent, table 1 contre table 1 et ainsi de suite. Deux clubs, ou jusqu’à 16.",
        arena: "Les joueurs libres sont appariés aussitôt, jusqu’à la fin du temps ou jusqu’à 5 000 parties.",
      },
      rounds: "Rondes",
      tieBreak: (place: number) =>
        place === 1 ? "Premier départage" : place === 2 ? "Départage suivant" : `Départage ${String(place)}`,
      noTieBreak: "Aucun",
      late: spectators,
      twice: "Chacun rencontre chacun deux fois (45 joueurs au plus)",
      third: "Jouer pour la troisième place",
      minutes: "Minutes en tout",
      starts: "Début",
      byHand: "Quand je les lance",
      pause: "Rondes suivantes",
      pauses,
      startsText: "Laissez vide pour donner le départ vous-même. Avec une heure, il peut se répéter.",
      anybody: "Le montrer à tout le monde ; sinon, par lien seulement",
      about: "À propos du tournoi",
      prizes: "Prix",
      contact: "Contact",
      linksText: "Texte simple ; les adresses qui commencent par https:// deviennent des liens.",
      preview: "En clair",
      join: "Je joue aussi",
      rated: "Les parties sont classées",
      make: "Créer",
      change: "Enregistrer",
      past: "Cette heure est passée. Choisissez-en une autre.",
      far: "Le début est dans plus d’un an.",
    },

    joinHeading: "Participer",
    join: "Participer",
    keepsPlaces:
      "Vous en jouez jusqu’à 40 parties à la fois. Dès maintenant, elles comptent parmi vos 200 parties en cours.",
    joinLate: (round: number) => `Entrer à la ronde ${String(round)}`,
    hasLeft: "Vous avez quitté ce tournoi et n’entrez plus dans les appariements.",
    lostWithout: (round: number) =>
      `Départ, ou premier coup non joué à temps\u202f: la partie de la ronde ${String(round)} est perdue. Vous n’entrez plus dans les appariements.`,
    watching: "Vous regardez.",
    byOfficers: "Le bureau de chaque club choisit qui joue.",
    comeBack: "Revenir dans le tournoi",
    leave: "Quitter le tournoi",
    leaveAsk: "Quitter ? Vous perdez vos parties en cours.",
    rest: (round: number) => `Se reposer à la ronde ${String(round)}`,
    restAsk: (round: number) =>
      `Se reposer à la ronde ${String(round)} pour un demi-point ? C’est possible une fois, sans retour.`,
    resting: (round: number) => `Repos à la ronde ${String(round)}\u202f: un demi-point.`,

    standing: "Classement",
    players: "Joueurs",
    placeOf: "Place",
    player: "Joueur",
    rating: "Cote",
    white: "avec Blanc",
    black: "avec Noir",
    points: "Points",
    played: "Jouées",
    you: "vous",
    gone: "parti",
    joinsFrom: (round: number) => `Entre à la ronde ${String(round)}`,
    nobody: "Personne ne participe encore.",
    show: (name: string) => `Parties ${de(name)}`,
    tieBreaks,
    legend: "1 sur case claire : gagné avec Blanc. Le nombre est la place de l’adversaire.",

    round: (number: number) => `Ronde ${String(number)}`,
    bracket: "Tableau",
    thirdPlace: "Troisième place",
    byeShort: "exempt",
    toCome: "à venir",
    goesOn: "gagné",
    stage: (count: number) =>
      count === 2
        ? "Finale"
        : count === 4
          ? "Demi-finales"
          : count === 8
            ? "Quarts de finale"
            : count === 16
              ? "Huitièmes de finale"
              : `Les ${String(count)} derniers`,
    watch: "Regarder",
    watchGame: (white: string, black: string) => `La partie ${white} contre ${black}`,
    gameOf: (white: string, black: string, score: TournamentScore): string =>
      `${white} contre ${black}\u202f: ${score === "*" ? "se joue" : results[score]}`,
    replay: "Revoir",
    live: "se joue",
    bye: { win: "exempt : 1 point", half: "se repose : ½ point", rest: "se repose" },
    won: (names: readonly string[]) => {
      const [first, second, third] = names;
      if (first === undefined) return "Le tournoi est fini.";
      const behind = [second && `${second} finit deuxième`, third && `${third} troisième`].filter(
        (one) => one !== undefined,
      );
      return `${first} a gagné le tournoi${behind.length > 0 ? `\u202f; ${listed(behind)}` : ""}.`;
    },
    shared: (names: readonly string[]) => `${listed(names)} se partagent la première place.`,

    next: "Votre prochaine partie",
    goToBoard: "Aller au plateau",
    youHave: (number: number, white: boolean) => `Table ${String(number)} · vous avez ${white ? "Blanc" : "Noir"}`,
    myBye: "Vous êtes exempt à cette ronde : 1 point.",
    myRest: "Vous n’avez pas de partie à cette ronde.",
    waits: "Votre partie de cette ronde est finie.",
    stillOpen: (games: number) =>
      games < 2
        ? "Une partie de cette ronde se joue encore."
        : `${String(games)} parties de cette ronde se jouent encore.`,
    allPlayed: "Toutes les rondes sont jouées.",
    endsByDirector: "La clôture du tournoi revient au responsable.",
    begins: (round: number, left: string) => `La ronde ${String(round)} commence dans ${left}.`,
    opens: "Votre plateau s’ouvrira tout seul sur cette page.",
    ends: (left: string) => `L’arène finit dans ${left}.`,
    starts,
    byDirector: "Le responsable lance la première ronde.",
    nextByDirector: (round: number) => `Le responsable lance la ronde ${String(round)}.`,
    opening: "Votre partie commence dès que quelqu’un est libre.",

    direct: "Vous dirigez",
    startFirst: "Lancer le tournoi",
    needsTwo: "Il faut deux joueurs.",
    notPaired: (names: readonly string[]) =>
      `Pas à la prochaine ronde, pour être partis ou ne pas être venus : ${listed(names)}.`,
    startRound: (round: number) => `Lancer la ronde ${String(round)}`,
    waitFor: (games: number) =>
      `${counted(games, "partie")} de cette ronde ${isOne(games) ? "se joue" : "se jouent"} encore.`,
    finish: "Clore le tournoi",
    cancel: "Annuler le tournoi",
    endAsk: ({ round, roundsInAll }: Tournament) =>
      round === 0
        ? "L’annuler ? Il n’aura lieu que si vous changez d’avis."
        : roundsInAll > round
          ? `Le clore après la ronde ${String(round)} sur ${String(roundsInAll)}\u202f? Le classement sera alors définitif.`
          : "Le clore ? Le classement sera alors définitif ; vous pourrez encore corriger des résultats.",
    endNow: "Le clore",
    cancelNow: "L’annuler",
    keepOn: "Pas encore",
    change: "Modifier le tournoi",
    overHelp: (correctable: boolean) =>
      `Vous pouvez ${correctable ? "corriger des résultats, ou " : ""}reprendre le tournoi s’il a été clos par erreur.`,
    goOn: "Reprendre le tournoi",
    holdIt: "Le maintenir quand même",
    isCancelled: "Ce tournoi a été annulé.",
    remove: (name: string) => `Retirer ${name}`,
    removeShort: "Retirer",
    really: "Retirer, parties en cours perdues",
    removePlayers: "Retirer des joueurs",
    giveResults: "Saisir ou corriger des résultats",
    saveAsk: (before: TournamentScore, now: TournamentScore, rated: boolean, off = false): string =>
      before === "*"
        ? `${results[now]}${off ? "." : " : la partie prend fin."}`
        : off
          ? `${results[now]}, à la place de ${results[before]}.`
          : `${results[now]}, à la place de ${results[before]}.${rated ? " Les cotes changent." : ""} Les deux joueurs sont avertis.`,
    save: "Enregistrer le résultat",
    correct: "Corriger le résultat",
    leaveIt: "Laisser",
    result: (white: string, black: string) => `Résultat de ${white} contre ${black}`,
    results,
    scores: {
      "*": "",
      "1-0": "1 – 0",
      "1/2-1/2": "½ – ½",
      "0-1": "0 – 1",
    },
    given: ({ at, corrects }: TournamentGiven, name: string): string =>
      `${corrects ? "Corrigé" : "Saisi"} par ${name || "un responsable"}, ${when(at, { dateStyle: "medium", timeStyle: "short" })}`,
    unplayed: { won: "Gagné sans jouer", lost: "Perdu sans jouer" },
    files: {
      title: "À garder",
      standing: "Classement en tableau (CSV)",
      report: "Rapport pour logiciels d’appariement (TRF16)",
      whole: "Le tournoi entier, pour continuer sans réseau (camlann tournament)",
      calendar: "Rondes pour un agenda (iCal)",
      games: "Toutes les parties en un fichier",
      someGames: (first: number) => `Parties à partir du numéro ${String(first)}`,
      feed: "Fil d’actualité (Atom)",
      print: "Imprimer cette page",
      frame: "Classement pour votre site (HTML)",
      standingOf: "Classement d’un tournoi sur Camlann",
    },
    share: "Partager",
    copied: "Le lien est copié",

    left: (milliseconds: number): string => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      if (seconds >= 48 * 3600) return counted(Math.floor(seconds / 86400), "jour");
      const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
      return seconds < 3600 ? minutes : `${String(Math.floor(seconds / 3600))}:${minutes}`;
    },
  },

  tournaments_calendar: {
    apart: (period) => (period === "day" ? "À un jour d’intervalle" : "À une semaine d’intervalle"),
    rounds: roundsApart,
    repeats: "Répétition",
    never: "Non, une seule fois",
    each: { week: "Chaque semaine", month: "Chaque mois" },
    repeatsText:
      "Le suivant s’ouvre quand celui-ci commence. Avec moins de deux joueurs, il est annulé ; trois annulations de suite terminent la série.",
    series: (period, weekday, place) =>
      period === "week"
        ? `Il revient chaque semaine, le ${weekday}.`
        : `Il revient chaque mois, le ${["premier", "deuxième", "troisième", "quatrième", "dernier"][place - 1] ?? "dernier"} ${weekday}.`,
    following: "Le suivant",
  },
  tournaments_room: {
    onDevice: "Sur un appareil",
    play: "Jouer sur cet appareil",
    playOf: (white: string, black: string): string => `Jouer sur cet appareil : ${white} – ${black}`,
    goOn: "Continuer sur cet appareil",
    help: "Sur cet appareil, les deux jouent leurs coups, et le résultat est saisi tout seul.",
    clock: "Avec la pendule du tournoi",
    clockHelp: "Elle démarre aussitôt\u202f: une minute pour le premier coup.",
    link: "Un lien pour cette table",
    linkOf: (white: string, black: string): string => `Un lien pour ${white} – ${black}`,
    linkHelp: "Toute personne qui l’a met cette table sur son appareil. Donnez-le aux joueurs.",
    copy: "Copier le lien",
    copied: "Copié.",
    linked: "Votre table",
    linkedIs: (round: number, board: number): string => `Ronde ${String(round)}, table ${String(board)}`,
    ended: "Cette partie a déjà un résultat.",
    inRoom: "Toutes les parties se jouent à des tables dans la salle",
    inRoomHelp:
      "Aucune partie ne commence ici\u202f: les joueurs annoncent les résultats, ou vous les saisissez. Les parties ne sont pas classées.",
    terms: "Les parties se jouent à des tables dans la salle.",
    own: "Le résultat de votre partie",
    choose: "Choisir",
    report: "Annoncer ce résultat",
    confirm: (result: string): string => `Confirmer ${result}`,
    takeBack: "Retirer mon annonce",
    reported: (name: string, result: string): string => `${name} a annoncé ${result}.`,
    youReported: (result: string): string => `Vous avez annoncé ${result}.`,
    waits: (name: string): string => `Il compte dès que ${name} l’a confirmé.`,
    atOnce: (name: string): string => `${name} n’a pas d’appareil\u202f: ce que vous annoncez compte aussitôt.`,
    differ: "Les deux annonces diffèrent. L’un de vous change la sienne, ou un responsable décide.",
    decide: "Les joueurs ont annoncé des résultats différents. Celui que vous saisissez compte.",
    by: (names: readonly string[]): string =>
      names.length > 1
        ? `Annoncé par ${names[0] ?? ""}, confirmé par ${names[1] ?? ""}`
        : `Annoncé par ${names[0] ?? ""}`,
    bot: "Inscrire un bot",
    botHelp: "Son propriétaire décide si les responsables peuvent l’inscrire, et à quels tournois.",
    botName: "Nom du bot",
    enterBot: "Inscrire ce bot",
  },
  tournaments_entry: {
    names: "Inscrire des noms sans appareil",
    namesHelp:
      "Pour les joueurs à une table dans la salle : vous saisissez leurs résultats. Seuls les noms et les cotes sont gardés. Un nom qui était parti revient.",
    list: "Noms",
    listHelp: {
      lines: "Un nom par ligne, suivi de la cote s’il y en a une : Anna 1500",
      csv: "Un nom et une cote par ligne, ou une première ligne avec les titres name et rating",
      trf: "Les joueurs d’un rapport pour la FIDE : les lignes qui commencent par 001",
    } satisfies Record<NameListForm, string>,
    form: "Forme de la liste",
    forms: { lines: "un nom par ligne", csv: "un tableau (CSV)", trf: "un rapport (TRF16)" } satisfies Record<
      NameListForm,
      string
    >,
    file: "Ou un fichier",
    tooLong: "Ce fichier dépasse 64 ko.",
    enterThem: "Inscrire ces noms",
    entered: (count: number): string => `Inscrits: ${String(count)}.`,
    noDevice: "sans appareil",
    atBoard: "à une table",
    boards: (count: number): string =>
      count < 2
        ? "Une partie en cours se joue à une table dans la salle : saisissez son résultat."
        : `${String(count)} parties en cours se jouent à des tables dans la salle\u202f: saisissez leurs résultats.`,
    yourBoard: "Vous jouez à une table dans la salle.",
    who: "Qui peut s’inscrire",
    cap: "Joueurs au plus",
    capHelp: "Laissez vide pour autant qu’il y a de place.",
    lowest: "Cote minimale",
    highest: "Cote maximale",
    code: "Code d’inscription",
    codeHelp: "Au moins 4 caractères. Seuls les responsables le voient ; donnez-le aux joueurs.",
    approval: "J’accepte ou refuse chaque joueur",
    applicants: "Joueurs qui demandent à s’inscrire",
    nobody: "Personne ne demande pour l’instant.",
    codeIs: "Code d’inscription :",
    unrated: "sans cote",
    rated: (rating: number): string => `cote ${String(rating)}`,
    accept: "Accepter",
    acceptOne: (name: string): string => `Accepter ${name}`,
    refuse: "Refuser",
    refuseOne: (name: string): string => `Refuser ${name}`,
    refused: "refusé",
    waiting: "Vous avez demandé à vous inscrire. Un responsable accepte ou refuse.",
    wasRefused:
      "Un responsable a refusé votre inscription. Vous pouvez redemander au bout de dix minutes, trois fois en tout.",
    withdraw: "Ne plus demander",
    ask: "Demander à s’inscrire",
    terms: ({ cap, lowestRating, highestRating, needsCode, approval }: EntryTerms): string =>
      [
        cap === undefined ? "" : `${players(cap)} au plus.`,
        lowestRating !== undefined && highestRating !== undefined
          ? `Pour des cotes de ${String(lowestRating)} à ${String(highestRating)}.`
          : lowestRating !== undefined
            ? `Pour des cotes d’au moins ${String(lowestRating)}.`
            : highestRating !== undefined
              ? `Pour des cotes d’au plus ${String(highestRating)}.`
              : "",
        needsCode === true ? "Avec un code d’inscription donné par un responsable." : "",
        approval === true ? "Un responsable accepte ou refuse chaque joueur." : "",
      ]
        .filter((one) => one !== "")
        .join(" "),
  },

  people_display: {
    inGame: (board: number) => `Simultanée, table ${String(board)}`,
    next: "Table suivante",
    nextOf: (boards: number) =>
      boards === 1 ? "À la table qui t’attend" : `À la prochaine des ${String(boards)} tables qui t’attendent`,
  },
  tournaments_simul: {
    giver: "Qui donne la simultanée",
    me: "Moi",
    colour: "Joue avec",
    colours: {
      white: "les Blancs",
      black: "les Noirs",
      alternating: "les Blancs aux tables impaires, les Noirs aux paires",
    },
    extra: "Minutes de plus à chaque table pour qui la donne",
    terms: (name: string, colour: GiverColour, time: number) =>
      `${name} joue contre tout le monde à la fois, ${{ white: "avec les Blancs partout", black: "avec les Noirs partout", alternating: "avec les Blancs aux tables impaires, les Noirs aux paires" }[colour]}${time > 0 ? `, avec ${counted(time, "minute")} de plus à chaque pendule` : ""}.`,
    missing: "La personne qui donne la simultanée est partie. La simultanée commencera à son retour.",
    heading: "Tables",
    score: (won: number, drawn: number, lost: number) => `+${String(won)} =${String(drawn)} −${String(lost)}`,
    inWords: (name: string, won: number, drawn: number, lost: number, open: number) =>
      `${name} : gagnées ${String(won)}, nulles ${String(drawn)}, perdues ${String(lost)}${open > 0 ? `, en cours ${String(open)}` : ""}`,
    board: (number: number) => `Table ${String(number)}`,
    yourMove: "à toi de jouer",
    toMove: (name: string) => `au tour de ${name}`,
    waiting: (boards: number) =>
      boards === 0
        ? "Aucune table ne t’attend maintenant."
        : boards === 1
          ? "Une table t’attend."
          : `${String(boards)} tables t’attendent.`,
    goTo: (board: number) => `Aller à la table ${String(board)}`,
  },
  tournaments_teams: {
    standing: "Classement des équipes",
    teams: "Équipes",
    team: "Équipe",
    matchPoints: "Points de match",
    boardPoints: "Points de partie",
    direct: "Rencontre directe",
    sonnebornBerger: "Sonneborn-Berger",
    players: "Joueurs",
    onBoards: (boards: readonly number[]) =>
      boards.length === 0 ? "remplaçant" : `table${boards.length > 1 ? "s" : ""} ${listed(boards.map(String))}`,
    noAnswer: "pas encore de composition",
    left: "retirée",
    free: "se repose",
    notCounted: "ne compte pas, car une équipe est partie avant la fin",
    alone: "sans adversaire, 1 point",
    score: (first: string, halves: string, second: string, others: string) => `${first} ${halves}, ${second} ${others}`,
    silent: (names: readonly string[]) =>
      names.length > 1
        ? `${listed(names)} n’ont pas de composition. Ces clubs ne joueront pas si vous lancez le tournoi maintenant.`
        : `${listed(names)} n’a pas de composition. Ce club ne jouera pas si vous lancez le tournoi maintenant.`,
    needsTwo: "Il faut deux clubs avec une composition. Le bureau de chaque club fixe la sienne sur cette page.",

    lineUp: (club: string) => `Composition ${de(club)}`,
    invited: (club: string) => `${club} a une invitation, et jouera dès que vous aurez fixé la composition.`,
    help: (boards: number) =>
      `${boards === 1 ? "Le premier joue à la table 1" : `Les ${String(boards)} premiers jouent aux tables 1 à ${String(boards)}`}\u202f; les autres sont remplaçants, et avancent si quelqu’un part.`,
    nextRound: "Elle vaut à partir de la ronde suivante.",
    board: (number: number) => `Table ${String(number)}`,
    reserve: "Remplaçant",
    add: "Ajouter un membre",
    choose: "Choisir",
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    out: (name: string) => `Enlever ${name}`,
    save: "Enregistrer la composition",
    saved: "Enregistré.",
    takeOut: (club: string) => `Retirer ${club} du tournoi`,
    takeOutAsk: (begun: boolean) =>
      begun ? "Retirer ce club ? Ses parties en cours sont perdues." : "Retirer ce club ?",
    decline: "Retirer",
    remain: "Pas maintenant",
    removeTeams: "Retirer des équipes",

    boards: "Tables par match",
    twice: "Tous les clubs se rencontrent deux fois",
    clubs: "Contre",
    clubsHelp: "Le nom ou l’adresse d’un club. Son bureau fixe sa composition.",
    addClub: "Ajouter le club",
    noClub: "Aucun club n’a ce nom ou cette adresse.",
    without: (club: string) => `Enlever ${club}`,
    ownTwice: "C’est votre propre club.",
    clubNeeded: "Ajoutez un club contre lequel jouer.",
  },

  tournaments_pairing: {
    open: (round: number): string => `Apparier la ronde ${String(round)} soi-même`,
    help: "Voici comment le programme apparierait. Choisissez un autre joueur pour une place, et les deux échangent leurs places.",
    white: (number: number): string => `Blanc à la table ${String(number)}`,
    black: (number: number): string => `Noir à la table ${String(number)}`,
    turnAt: (number: number): string => `Inverser les couleurs à la table ${String(number)}`,
    apart: "Deux exempts",
    apartAt: (number: number): string => `Exempter les deux joueurs de la table ${String(number)}`,
    byes: "Sans partie",
    bye: (number: number): string => `Exempt ${String(number)}`,
    kindOf: (number: number): string => `Points de l’exempt ${String(number)}`,
    kinds: { win: "1 point", half: "½ point", rest: "repos" } satisfies Record<ByeKind, string>,
    together: "Apparier les deux premiers",
    player: (name: string, halves: number): string => `${name} (${points(halves)})`,
    fine: "Aucune règle n’est enfreinte.",
    severities: {
      impossible: "Cela ne peut pas se jouer",
      "against-rules": "Contre les règles d’appariement",
      avoided: "Le programme évite cela quand il le peut",
    } satisfies Record<PairingFault["severity"], string>,
    fault: ({ board: number, text }: PairingFault): string =>
      `${number > 0 ? `Table ${String(number)}\u202f: ` : ""}${text}.`,
    despite: "Je le veux quand même. Tous les joueurs peuvent lire dans le journal ce qui est enfreint.",
    start: (round: number): string => `Lancer la ronde ${String(round)} ainsi`,
    reset: "Revenir à l’appariement du programme",
    byDirector: "Un responsable a apparié cette ronde.",
  },

  tournaments_files: {
    open: "À partir d’un fichier",
    file: "Fichier d’un tournoi",
    help: "De la page d’un tournoi, ou de camlann tournament. Il continue ici, avec tous ses résultats. Ses joueurs sont des noms sans appareil : vous saisissez leurs résultats.",
    tooLong: "Ce fichier dépasse 96 ko.",
    other: "Ce n’est pas le fichier d’un tournoi.",
    without: "Sans le fichier",
    head: ({ system, rounds, players: count, paired }: FileHead): string =>
      `${systems[system]}${system === "swiss" ? ` en ${counted(rounds, "ronde")}` : ""}, ${players(count)}, ${paired === 0 ? "pas commencé" : counted(paired, "ronde appariée", "rondes appariées")}.`,
  },

  eventchat: {
    title: (fresh: number) => (fresh === 0 ? "Discussion" : `Discussion · ${counted(fresh, "non lue")}`),
    log: "Ce qui s’est dit",
    none: "Personne n’a encore rien dit.",
    watcher: "Un spectateur",
    announcement: "Annonce",
    announced: (name: string, at: string) => `${name}, ${at}`,
    dismiss: "Fermer",
    closed: (name: string) => `${name} a fermé la discussion.`,
    opened: (name: string) => `${name} a rouvert la discussion.`,
    isClosed: "La discussion est fermée. Seuls les responsables écrivent.",
    removed: "retirée par un responsable",
    guests: "Les invités ont des phrases toutes faites. Avec un compte, vous pouvez écrire.",
    muted: "L’hébergeur vous a fermé la discussion.",
    hidden: (count: number) =>
      count < 2 ? `${String(count)} ligne n’est pas affichée.` : `${String(count)} lignes ne sont pas affichées.`,
    show: "Montrer ce que les autres écrivent",
    announce: "Comme annonce, que les joueurs reçoivent dans leurs parties",
    more: (name: string, at: string) => `Plus sur la ligne ${de(name)}, ${at}`,
    remove: "Retirer",
    mute: (name: string) => `Ne plus lire ${name}`,
    unmute: (count: number) => (count < 2 ? "Lire à nouveau le joueur ignoré" : "Lire à nouveau les joueurs ignorés"),
    report: (name: string) => `Signaler ${name}`,
    close: "Fermer la discussion",
    open: "Rouvrir la discussion",
    phrases: ["hello", "good-luck", "well-played", "thanks", "bye"],
  },

  leagues: {
    title: "Ligues",
    make: "Créer une ligue",
    makeForClub: "Créer une ligue pour le club",
    none: "Pas encore de ligue.",
    phases: {
      open: "Ouverte",
      playing: "En cours",
      between: "Entre deux saisons",
      over: "Finie",
    },
    listed: ({ time, players: count, season, phase }: LeagueSummary, name: string): string =>
      [
        events.leagues.phases[phase],
        name,
        control(time),
        players(count),
        ...(season > 0 ? [`saison ${String(season)}`] : []),
      ].join(" · "),
    facts: (league: League, name: string) =>
      `${name}, ${control(league.time)}${league.rated ? ", parties classées" : ""}. ${players(league.players)}, divisions de ${String(league.divisionSize)} environ. Dans une saison, vous rencontrez ${league.cycles === 2 ? "deux fois" : "une fois"} chaque joueur de votre division\u202f; toutes les parties commencent en même temps.`,
    movers: (movers: number) =>
      movers === 0
        ? "Personne ne monte ni ne descend."
        : movers === 1
          ? "Après une saison, le premier d’une division monte et le dernier descend."
          : `Après une saison, les ${String(movers)} premiers d’une division montent et les ${String(movers)} derniers descendent.`,
    preview: (of: LeagueTerms): string =>
      [
        `${of.game}${of.rules === "" ? "" : `, règles\u202f: ${of.rules}`}${of.swap ? ", avec la règle de l’échange" : ""}, ${control({ base: 0, increment: 0, delay: 0, days: of.days })}, ${of.rated ? "parties classées" : "parties non classées"}.`,
        `Divisions de ${String(of.divisionSize)} joueurs environ. Dans une saison, vous rencontrez ${of.cycles === 2 ? "deux fois" : "une fois"} chaque joueur de votre division\u202f; toutes les parties commencent en même temps.`,
        events.leagues.movers(of.movers),
        of.public
          ? "Tout le monde peut la voir et y entrer."
          : of.club
            ? events.leagues.forClub
            : events.leagues.privately,
      ].join(" "),
    rules: (name: string): string => `Règles\u202f: ${name}.`,
    about: "À propos de la ligue",
    by: directors,
    privately: "Seuls ceux qui ont le lien voient cette ligue.",
    forClub: "Seuls les membres du club voient cette ligue et peuvent y entrer.",
    missing: "Cette ligue n’existe pas",
    missingText: "Vérifiez le lien, ou demandez à la personne qui vous l’a envoyé.",
    toAll: "Tournois et ligues",
    club: "Le club",

    season: (number: number) => `Saison ${String(number)}`,
    division: (number: number) => `Division ${String(number)}`,
    phaseText: {
      open: "La première saison n’a pas commencé. Le responsable la lance.",
      playing: "Jouez vos parties dans l’ordre que vous voulez.",
      between: "Cette saison est finie. Vous pouvez entrer ou partir jusqu’à ce que le responsable lance la suivante.",
      over: "La ligue est finie.",
    },
    games: "Toutes les parties",
    gamesOf: (division: number) => `Toutes les parties de la division ${String(division)}`,
    over: "finie",
    place: "Place",
    player: "Joueur",
    points: "Points",
    open: "À jouer",
    next: "Saison suivante",
    you: "vous",
    moves: { up: "monte", stays: "", down: "descend", leaves: "part" } satisfies Record<LeagueMove, string>,
    now: "La dernière colonne montre où iraient les joueurs si la saison finissait maintenant.",

    myGame: "Aller à votre prochaine partie",
    noGame: "Ce n’est à vous dans aucune partie de cette ligue.",
    mine: "Vous",
    enterHeading: "Entrer dans la ligue",
    enter: "Entrer",
    enterText: {
      open: "Vous jouez dès la première saison.",
      playing: "Vous jouez dès la saison suivante.",
      between: "Vous jouez dès la saison suivante.",
      over: "",
    },
    keepsPlaces: ({ divisionSize, cycles }: League) => {
      const opponents = divisionSize + Math.ceil(divisionSize / 2) - 2;
      return `Vous jouez jusqu’à ${String(Math.min(opponents * cycles, 40))} parties à la fois. Dès maintenant, elles comptent parmi vos 200 parties en cours.`;
    },
    name: "Votre nom",
    entered: "Vous êtes dans la ligue.",
    leave: "Quitter la ligue",
    leaveNow: "Quitter ? Vous perdez vos parties en cours.",
    leaveLater: "Vraiment quitter ?",

    waiting: {
      open: "Inscrits",
      playing: "Entrent la saison suivante",
      between: "Entrent la saison suivante",
      over: "",
    },
    nobody: "Personne n’est encore entré.",
    earlier: "Saisons précédentes",

    direct: "Vous dirigez",
    start: (season: number) => `Lancer la saison ${String(season)}`,
    startText: "Les divisions sont formées et toutes les parties commencent.",
    wait: "La saison suivante peut commencer quand toutes les divisions ont fini.",
    two: "Il faut deux joueurs pour une saison.",
    change: "Modifier la ligue",
    cancel: "Annuler la ligue",
    cancelAsk: "L’annuler vraiment ?",
    reopen: "Maintenir la ligue quand même",
    isCancelled: "La ligue a été annulée.",
    end: "Clore la ligue",
    endAsk: "La clore pour de bon ?",
    removeText: "Les joueurs retirés perdent leurs parties en cours.",

    form: {
      name: "Nom de la ligue",
      host: "Votre nom",
      game: "Jeu",
      days: "Temps par coup",
      day: (days: number) => counted(days, "jour"),
      size: "Joueurs par division",
      movers: "Combien montent ou descendent",
      moversText: "Entre deux divisions, après chaque saison.",
      twice: "Chacun rencontre chacun deux fois",
      rated: "Les parties sont classées",
      anybody: "Tout le monde peut la voir et y entrer ; sinon, par lien seulement",
      anybodyClub: "Tout le monde peut la voir et y entrer ; sinon, les membres du club seulement",
      play: "Je joue aussi",
      make: "Créer",
    },
  },

  clubs: {
    title: "Clubs",
    make: "Créer un club",
    none: "Pas encore de club.",
    listed: ({ members: count, open }: { members: number; open: boolean }) =>
      `${members(count)} · ${open ? "ouvert à tous" : "sur invitation"}`,
    missing: "Ce club n’existe pas",
    toAll: "Tournois et clubs",
    members: "Membres",
    events: "Événements",
    noEvents: "Pas encore d’événement.",
    newEvent: "Créer un tournoi pour le club",
    director: "propriétaire",
    officer: "membre du bureau",
    you: "vous",
    join: "Rejoindre le club",
    byCode: "Il faut le lien d’un membre pour rejoindre ce club.",
    name: "Votre nom",
    leave: "Quitter le club",
    invite: "Inviter des membres",
    copied: "Le lien est copié",
    link: "Lien pour rejoindre le club",
    edit: "Modifier le club",
    ask: "Demander à entrer",
    asked: "Vous avez demandé à entrer. Le bureau accepte ou refuse.",
    wasRefused: "Le bureau a refusé. Vous pouvez redemander au bout de dix minutes, trois fois en tout.",
    withdraw: "Ne plus demander",
    byApproval: "Le bureau accepte ou refuse chaque joueur.",
    applicants: "Joueurs qui demandent à entrer",
    newLink: "Nouveau lien",
    newLinkHelp: "Un nouveau lien met fin à celui du dessus.",
    valid: "Valable",
    validity: [
      [undefined, "pour toujours"],
      [1, "un jour"],
      [7, "une semaine"],
      [30, "un mois"],
    ],
    until: (at: string) => `Valable jusqu’au ${at}.`,
    expired: (at: string) => `Il n’est plus valable depuis le ${at}. Le bureau en fait un nouveau.`,
    news: {
      title: "Nouvelles",
      none: "Pas encore de nouvelles.",
      write: "Écrire des nouvelles",
      text: "Texte",
      help: "Texte simple. Les adresses de pages deviennent des liens. Quiconque ouvre cette page peut les lire.",
      letter: "Avertir chaque membre, par courriel ou sur ses appareils, selon son choix",
      send: "Publier",
      by: (name: string, at: string) => `${name}, ${at}`,
      remove: "Retirer",
      removeOf: (at: string) => `Retirer les nouvelles du ${at}`,
      sure: "Vraiment ?",
      report: "Signaler",
      reportOf: (name: string, at: string) => `Signaler les nouvelles ${de(name)}, ${at}`,
    },
    ratings: {
      title: "Cotes des membres",
      none: "Aucun membre n’a de cote à ce jeu et à cette cadence.",
    },
    end: {
      title: "Supprimer le club",
      text: "La page, ses nouvelles et la liste des membres sont supprimées. Tournois et ligues restent, sans club ; ils doivent être finis. C’est définitif.",
      name: (name: string) => `Pour confirmer, écrivez le nom du club\u202f: ${name}`,
      send: "Supprimer le club",
      done: "Le club est supprimé.",
    },
    webhook: "Webhook",
    roles: {
      title: "Qui peut faire quoi",
      may: "Droit",
      owner: "Propriétaire",
      officer: "Bureau",
      member: "Membre",
      yes: "oui",
    },
    rights: {
      events: "Créer tournois et ligues",
      link: "Donner le lien pour entrer",
      terms: "Changer le nom, le texte et qui peut entrer",
      accept: "Accepter des joueurs, faire un nouveau lien",
      news: "Écrire et retirer des nouvelles",
      remove: "Retirer des membres",
      officers: "Nommer, révoquer et retirer des membres du bureau",
      handOver: "Transmettre le club",
      end: "Supprimer le club",
      leave: "Quitter le club",
    },
    form: {
      name: "Nom du club",
      about: "À propos du club",
      open: "Chacun peut entrer ; sinon, par lien seulement",
      approval: "Le bureau accepte ou refuse chaque joueur",
      make: "Créer",
      save: "Enregistrer",
      saved: "Enregistré",
    },
    remove: (name: string) => `Retirer ${name}`,
    removeShort: "Retirer",
  },

  clubs_webhook: {
    about: "Rondes, résultats, nouvelles et nouveaux membres sont envoyés à cette adresse, avec une signature.",
    manual: "Ce qui est envoyé",
    url: "Adresse",
    save: "Enregistrer",
    saved: "Enregistré.",
    secret: "Secret",
    once: "Copiez-le maintenant : il n’est montré qu’une fois. Le destinataire s’en sert pour vérifier les signatures.",
    test: "Envoyer un essai",
    renew: "Nouveau secret",
    remove: "Retirer",
    sure: "Vraiment retirer ?",
    stopped: (at: string) => `Arrêté le ${at}, après des jours sans succès. Enregistrez l’adresse pour le relancer.`,
    failing: (at: string) => `Aucun succès depuis le ${at}. Les événements attendent et seront renvoyés.`,
    missed: (count: number) =>
      isOne(count)
        ? "Un événement a été laissé de côté, car trop d’événements attendaient."
        : `${String(count)} événements ont été laissés de côté, car trop d’événements attendaient.`,
    deliveries: "Derniers envois",
    none: "Rien n’a encore été envoyé.",
    arrived,
    state: (one: WebhookDelivery): string => {
      if (one.status === undefined) return one.next === undefined ? "pas envoyé" : "en attente";
      if (arrived(one)) return `arrivé (${answer(one.status)})`;
      return `${answer(one.status)}, ${counted(one.tries, "essai")}${one.next === undefined ? "" : ", en attente"}`;
    },
  },

  directors: {
    title: "Responsables",
    officers: "Bureau",
    first: "nomme les autres",
    nobody: "Plus personne ne dirige.",
    guest: "un invité",
    host: "L’hébergeur",
    appoint: "Nommer un responsable",
    appointOfficer: "Nommer un membre du bureau",
    who: "Un joueur",
    choose: "Choisir",
    account: "Ou le nom d’un compte",
    dismiss: "Révoquer",
    dismissOf: (name: string) => `Révoquer ${name}`,
    handOver: "Transmettre",
    handOverTo: (name: string) => `Transmettre à ${name}`,
    stepDown: "Se retirer",
    sure: "Vraiment ?",
    sureOf: (what: string) => `Vraiment\u202f? ${what}`,
    help: "Les responsables peuvent tout ce que vous pouvez, sauf nommer les autres et transmettre. Tous les joueurs lisent le journal.",
    log: "Ce que les responsables ont fait",
    logNone: "Rien pour l’instant.",
    logOfClub: "Ce que le bureau a fait",
    helpOfClub:
      "Les membres du bureau peuvent tout ce que vous pouvez, sauf nommer les autres et transmettre. Tous les membres lisent le journal.",
    older: "Plus anciens",
    line: (line: DirectorLine, league: boolean): string => {
      const words =
        league && line.act === "began"
          ? `début de la saison ${String(line.round)}`
          : acts[line.act](line, line.aboutName || "un invité");
      const alone = line.by === "" && (line.act === "inherited" || line.act === "abandoned");
      const by = line.by === "" ? "L’hébergeur" : capital(line.byName || "un invité");
      return `${when(line.at, { dateStyle: "medium", timeStyle: "short" })}\u202f: ${alone ? words : `${by}, ${words}`}`;
    },
  },
} satisfies Translation;
