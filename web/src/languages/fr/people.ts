// Account, players and settings, in French.
import type { TokenScope } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { counted, isOne, listed, wordHer } from "./grammar.ts";

const games = (count: number): string => counted(count, "partie");

const date = (at: string, style: "long" | "short"): string =>
  new Intl.DateTimeFormat("fr", style === "long" ? { month: "long", year: "numeric" } : { dateStyle: "medium" }).format(
    new Date(at),
  );

const days = (count: number): string => counted(count, "jour");

const computer = (level: number): string => `Ordinateur ${String(level)}`;

const scopeNames: Record<TokenScope, string> = {
  read: "Lire parties, joueurs et tournois",
  play: "Jouer, discuter et écrire des notes",
  challenge: "Défier, chercher un adversaire, entrer dans des clubs et des tournois",
  account: "Lire les données de ce compte ; modifier ses choix, ses études et ses fichiers ajoutés",
};

const mayDo: Record<TokenScope, string> = {
  read: "lire",
  play: "jouer",
  challenge: "défier",
  account: "gérer les données du compte",
};

export const people = {
  account: {
    titleIn: "Se connecter",
    title: "Votre compte",
    intro:
      "Vous pouvez jouer sans compte. Avec un compte, vos parties sont sur tous vos appareils, sous un nom à vous.",
    signIn: "Se connecter",
    have: "J’ai un compte",
    make: "Créer un compte",
    haveText:
      "Les parties que vous avez jouées en invité dans ce navigateur peuvent suivre : on vous le demande après la connexion.",
    makeText: "Les parties que vous avez jouées dans ce navigateur sont gardées.",
    name: "Nom",
    nameRule: "3 à 20 lettres (a à z), chiffres, - et _",
    password: "Mot de passe",
    passwordRule: "Au moins 8 caractères, et rien que tout le monde utilise",
    since: (day: string) => `depuis le ${day}`,
    signOut: "Se déconnecter",
    unfinished: (count: number) =>
      count < 2
        ? "La déconnexion efface une partie que vous n’avez pas finie sur cet appareil."
        : `La déconnexion efface ${String(count)} parties que vous n’avez pas finies sur cet appareil.`,
    changeName: "Changer de nom",
    newName: "Nouveau nom",
    nameKept: "Les parties déjà commencées gardent l’ancien nom. Personne d’autre ne peut le prendre pendant 90 jours.",
    nameChanged: "Votre nom a été changé.",
    changePassword: "Changer le mot de passe",
    oldPassword: "Mot de passe actuel",
    newPassword: "Nouveau mot de passe",
    passwordText:
      "Vous déconnecte partout, sauf ici. Les jetons des programmes restent valables, sauf si vous y mettez fin.",
    endTokens: "Mettre aussi fin à tous les jetons",
    passwordChanged: "Votre mot de passe a été changé.",
    change: "Changer",
    sessions: "Vos connexions",
    here: "ce navigateur",
    used: (day: string) => `dernière visite le ${day}`,
    end: "Déconnecter",
    on: (browser: string, system: string) => `${browser} sous ${system}`,
    program: "un autre programme",
    endOf: (browser: string) => `Déconnecter ${browser}`,
    endOthers: "Déconnecter partout ailleurs",
    guestGames: (count: number) =>
      count < 2
        ? "Il y a sur cet appareil 1 partie jouée en invité : la prendre dans ce compte ?"
        : `Il y a sur cet appareil ${String(count)} parties jouées en invité\u202f: les prendre dans ce compte\u202f?`,
    guestGamesText:
      "Places, invitations ouvertes et inscriptions aux clubs, ligues et tournois suivent. Vos cotes ne changent pas. Les parties où ce compte joue aussi restent comme elles sont.",
    takeGames: "Prendre dans ce compte",
    leaveGames: "Laisser",
    gamesTaken: (count: number) => `${games(count)} ${isOne(count) ? "est" : "sont"} maintenant dans votre compte.`,
    data: "Vos données",
    dataText:
      "Tout ce qui est à vous ici : votre compte, vos connexions, vos parties, ce que vous avez dit et noté, vos cotes, clubs et tournois, et qui vous suivez ou bloquez.",
    records: "Parties en texte",
    everything: "Tout en un fichier",
    remove: "Supprimer le compte",
    removeText:
      "Les parties avec d’autres leur restent, avec « joueur supprimé » à la place de votre nom. Vos autres parties, vos cotes et vos invitations sont supprimées. Ce que vous dirigez passe au responsable suivant, ou prend fin. C’est définitif. Votre nom reste réservé pendant 90 jours.",
    days: "Congés et rappels",
    privacy: "Ce que ce serveur conserve",
    keepOrder: "Modération",
  },

  account_tokens: {
    title: "Jetons",
    intro:
      "Un programme qui a un jeton agit pour ce compte, autant que vous le permettez. Il ne peut pas modifier le compte.",
    api: "Comment les programmes parlent au serveur",
    scopes: "Ce qu’il a le droit de faire",
    scopeNames,
    may: (scopes: readonly TokenScope[]) => `peut ${listed(scopes.map((scope) => mayDo[scope]))}`,
    botNeeds: "Un bot a besoin des trois premiers.",
    unused: "jamais utilisé",
    used: (day: string) => `dernière utilisation le ${day}`,
    end: "Mettre fin",
    endOf: (name: string) => `Mettre fin à ${name}`,
    name: "À quoi sert le jeton",
    password: "Mot de passe",
    make: "Créer un jeton",
    made: "Le nouveau jeton",
    once: "Copiez-le maintenant. Il ne sera plus affiché.",
    copy: "Copier",
    copied: "Copié.",
    bot: "Bot",
    isBot: "Des programmes jouent pour ce compte. Tout le monde voit la marque « bot » à côté de son nom.",
    enter: "Les responsables peuvent l’inscrire à leurs tournois",
    enterHelp: "Il peut les quitter. Il s’inscrit aussi lui-même à des tournois, quel que soit ce choix.",
    plays: "Tournois qu’il accepte",
    kinds: { casual: "amicaux", rated: "classés", any: "tous" },
    only: (games: readonly string[], times: readonly string[]): string =>
      `Son programme n’accepte que\u202f: ${[...games, ...times].join(", ")}.`,
    botText: "Si des programmes jouent pour ce compte, marquez-le comme bot avant sa première partie. C’est définitif.",
    sure: "Seuls des programmes jouent pour ce compte",
    turn: "Marquer comme bot",
  },

  player: {
    games,
    speeds: { fast: "Rapide", slow: "Lente", days: "Jours" },
    guest: "Un invité",
    you: "Vous",
    name: (name: string, level: number | undefined, own: boolean) =>
      level !== undefined ? computer(level) : name || (own ? "Vous" : "Un invité"),
    since: (at: string, count: number) => `joue depuis ${date(at, "long")} · ${games(count)}`,
    computer: "ordinateur",
    day: (at: string) => date(at, "short"),
    ratings: "Cotes",
    rating: (rating: number, provisional: boolean) => `${String(rating)}${provisional ? "?" : ""}`,
    sure: (deviation: number) => `± ${String(deviation)}`,
    facts: (deviation: number, change: number, count: number) =>
      `± ${String(deviation)} · ${change >= 0 ? "+" : "−"}${String(Math.abs(change))} ce mois-ci · ${games(count)}`,
    published: "Publiée, et la même à toutes les cadences. Elle est mesurée par des matchs entre les niveaux.",
    speed: "Cadence",
    none: "Pas encore de partie classée",
    noGames: "Pas encore de partie avec d’autres.",
    graph: (name: string, speed: string) => `Cote à ${name}, ${speed}`,
    best: (rating: number) => `${String(rating)}, record`,
    dates: { day: "Jour", rating: "Cote", deviation: "±" },
    score: "Gains, nulles et pertes",
    won: (count: number) => counted(count, "gain"),
    drawn: (count: number) => counted(count, "nulle"),
    lost: (count: number) => counted(count, "perte"),
    opponents: "Par adversaire",
    opponent: "Adversaire",
    gamesHeading: "Parties",
    playing: "En cours",
    filters: { all: "Toutes", won: "Gagnées", drawn: "Nulles", lost: "Perdues" },
    nothing: "Pas de partie de ce genre.",
    results: { won: "gain", lost: "perte", drawn: "nulle", off: "annulée" },
    toMove: (seat: string) => `à ${seat} de jouer`,
    challenge: "Défier",
    follow: "Suivre",
    unfollow: "Ne plus suivre",
    report: "Signaler",
    block: "Bloquer",
    unblock: "Débloquer",
    blocked: "Joueur bloqué : vous n’êtes jamais appariés, et aucun de vous ne peut s’asseoir à une table de l’autre.",
    circle: {
      heading: "Joueurs que vous suivez, bloquez ou ne lisez pas",
      // The `words` of each are requests to the server, not text.
      follows: {
        heading: "Vous suivez",
        text: "Leurs parties en cours sont sur votre page d’accueil.",
        undo: "Ne plus suivre",
        redo: "Suivre",
      },
      blocks: {
        heading: "Vous avez bloqué",
        text: "Rien ne leur est dit. Ils ne peuvent pas vous défier, et vous n’êtes jamais appariés.",
        undo: "Débloquer",
        redo: "Bloquer",
      },
      mutes: {
        heading: "Vous ne lisez plus",
        text: "Rien ne leur est dit. Vous ne voyez pas ce qu’ils écrivent pendant une partie.",
        undo: "Lire à nouveau",
        redo: "Ne plus lire",
      },
    },
    missing: "Ce joueur n’existe pas",
    missingText: "Vérifiez l’adresse. Un joueur a une page s’il a un compte ou a joué avec d’autres.",
    find: {
      name: "Chercher un joueur par son nom",
      help: "Les premières lettres suffisent. Seuls les joueurs qui ont un compte sont trouvés.",
      nobody: "Aucun compte n’a un nom qui commence ainsi.",
      found: (count: number) => counted(count, "joueur"),
      players: "Joueurs trouvés",
    },
    leaders: "Palmarès",
    leadersText: (deviation: number) =>
      `Les meilleurs joueurs de chaque jeu. Seules comptent les cotes connues à ± ${String(deviation)} près. Les niveaux de l’ordinateur sont là pour comparer.`,
    game: "Jeu",
    player: "Joueur",
    place: "Place",
    imported: "importée",
    alsoAs: "A aussi joué sous le nom de",
    noLeaders: "Personne n’a encore joué assez de parties classées de ce genre.",
  },

  profile: {
    alone: "En solo",
    computer: "Contre l’ordinateur",
    noBouts: "Pas encore de partie finie contre l’ordinateur.",
    play: "Jouer contre l’ordinateur",
    level: (level: number) => `Niveau ${String(level)}`,
    levels: "Résultats par niveau",
    every: "Tous les jeux",
    timeline: "Les dernières parties, par niveau",
    outcome: { won: "gain", drawn: "nulle", lost: "perte" },
    legend: { won: "gain", drawn: "nulle", lost: "perte" },
    streak: "Série",
    streakNow: (now: number) => (now === 0 ? "Pas de série de jours en ce moment" : `${days(now)} de suite`),
    streakLongest: (longest: number) => `la plus longue\u202f: ${days(longest)}`,
    puzzles: "Problèmes",
    noPuzzles: "Aucun problème essayé pour l’instant.",
    puzzleFacts: (met: number, row: number, storm: number) =>
      [
        counted(met, "essayé"),
        ...(row > 1 ? [`plus longue série\u202f: ${String(row)}`] : []),
        ...(storm > 0 ? [`meilleure tempête\u202f: ${String(storm)}`] : []),
      ].join(" · "),
    curve: (name: string) => `Cote des problèmes de ${name}`,
    solve: "Résoudre des problèmes",
    lessons: "Leçons",
    noLessons: "Aucune leçon faite pour l’instant.",
    lessonsDone: (done: number, of: number) => (done === of ? "toutes faites" : `${String(done)} sur ${String(of)}`),
    learn: "Apprendre un jeu",
    endings: "Finales",
    noEndings: "Aucune finale travaillée pour l’instant.",
    endingsDone: (done: number, of: number, clean: number) =>
      `${String(done)} sur ${String(of)}${clean > 0 ? `, ${wordHer(clean)} sans faute` : ""}`,
    practise: "Travailler les finales",
    kept: (account: boolean) =>
      account
        ? "Tout cela est gardé avec votre compte."
        : "Les parties contre l’ordinateur sont gardées sur le serveur ; problèmes, leçons, finales, jours et parties sans réseau, dans ce navigateur, tant que vous n’avez pas de compte.",
  },

  settings: {
    title: "Réglages",
    intro:
      "Enregistrés dès que vous les changez. Avec un compte, ils valent dans tous vos navigateurs, sauf le nombre de cœurs du processeur et l’affichage des avis dans ce navigateur.",
    hours: { auto: "Selon le navigateur", "24": "24 heures", "12": "12 heures" },
    language: {
      title: "Langue",
      auto: (name: string): string => `Celle du navigateur: ${name}`,
      machine: "Cette traduction a été faite par une machine ; personne qui parle la langue ne l’a encore relue.",
    },
    clock: "Format de l’heure",
    board: {
      heading: "Plateau et pièces",
      pieces: "Pièces",
      coordinates: "Coordonnées",
      sets: { turned: "Bois tourné", flat: "À plat" },
      size: "Taille du plateau sur un grand écran",
      places: { frame: "Sur le cadre", inside: "Dans les cases", none: "Aucune" },
    },
    moves: {
      heading: "Coups",
      ask: "Demander avant d’envoyer un coup",
      mouse: "Souris",
      touch: "Toucher",
      live: "Parties en direct",
      days: "Jours par coup",
      steps: "Étape par étape : choisir soi-même le chemin d’un coup",
      stepsText: "Sinon, le chemin est trouvé pour vous.",
      pace: "Les coups sont montrés",
      paces: { slow: "Lentement", normal: "Normalement", fast: "Vite", none: "D’un coup" },
      reduced: "Votre système demande moins de mouvement : les coups sont montrés d’un coup.",
      next: "Après un coup dans une partie en jours par coup, ouvrir la prochaine partie qui attend",
    },
    notices: {
      heading: "Avis",
      here: "Ici",
      device: "Appareil",
      mail: "Courriel",
      kinds: {
        turn: "C’est à vous de jouer",
        low: "Votre temps s’épuise",
        challenge: "Quelqu’un vous défie",
        round: "Une ronde de tournoi commence",
        result: "Le résultat de votre partie est corrigé",
        news: "Votre club a des nouvelles pour ses membres",
      },
      always: "toujours",
      notify: "M’avertir dans ce navigateur",
      about:
        "Même quand cette page est fermée. Les avis sur votre tour et votre temps concernent les parties en jours par coup.",
      impossible: "Ce navigateur ne peut pas afficher d’avis.",
      denied: "Les avis de ce site sont bloqués. Vous pouvez les permettre dans les réglages de votre navigateur.",
      notSwitched: "Ce navigateur n’a pas pu changer ses avis. Réessayez plus tard.",
      giveMail: "Pour recevoir des avis par courriel, ajoutez une adresse et activez les rappels.",
      quiet: "Heures calmes",
      quietText: "Ni sons ni avis. Votre pendule continue de tourner.",
      from: "De",
      until: "à",
      noZone:
        "Le serveur ne connaît pas votre fuseau horaire. Quand vos horloges changent d’heure, rouvrez cette page.",
      zone: (name: string) => `Fuseau horaire\u202f: ${name.replaceAll("_", " ")}, été comme hiver.`,
    },
    offline: {
      heading: "Sans réseau",
      intro:
        "Ce navigateur garde la page : parties contre l’ordinateur, leçons, problèmes, règles, éditeur et analyse marchent ainsi sans réseau. Les finales aux petites tables aussi, une fois qu’elles ont été ouvertes.",
      states: {
        unknown: "",
        kept: "La page est gardée ici.",
        coming: "La page sera gardée ici à la prochaine visite.",
        none: "Rien de la page n’est gardé ici.",
        failed: "La page n’a pas pu être gardée. Vérifiez la connexion.",
      },
      size: (bytes: number) =>
        `Le site occupe ${(bytes / 1e6).toLocaleString("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo dans ce navigateur.`,
      keep: "La garder",
      remove: "L’effacer",
    },
    sound: {
      heading: "Son et toucher",
      volume: "Volume",
      shakes: "Vibrer brièvement à chaque coup",
      kinds: {
        ringMoves: "Coups",
        ringCalls: "Une partie commence",
        ringClock: "Votre temps s’épuise",
        ringChat: "Discussion",
      },
    },
    keys: {
      heading: "Touches",
      about:
        "Pour tous les plateaux. Choisissez une touche à changer, puis appuyez sur une autre, ou sur Suppr pour aucune. Échap garde l’ancienne.",
      action: "Action",
      key: "Touche",
      change: (action: string, key: string) => `${action}\u202f: ${key}. Changer`,
      none: "aucune",
      press: "Appuyez…",
      taken: (key: string, action: string) =>
        `«\u202f${key}\u202f» est la touche de «\u202f${action}\u202f». Choisissez-en une autre, ou changez d’abord celle-là.`,
      board: (key: string) => `«\u202f${key}\u202f» est une touche du plateau lui-même. Choisissez-en une autre.`,
      no: "Cette touche ne convient pas. Choisissez une lettre ou un signe.",
      space: "Espace",
      usual: "Revenir aux touches habituelles",
      fixed: "En dehors des cases, les flèches gauche et droite mènent aussi au coup précédent et au suivant.",
      turnBoard: "Retourner ou tourner le plateau",
      access: "Clavier, lecteur d’écran et malvoyance : ce qui est possible (en anglais)",
    },
    computer: "Ordinateur",
    chat: {
      heading: "Discussion",
      show: "Montrer ce que les autres écrivent pendant une partie ; sinon, les phrases toutes faites et le nombre de lignes",
    },
    account: {
      heading: "Compte",
      guest: "Aucun compte n’est ouvert ici.",
      change: "Changer",
      guests: "Défis de joueurs sans compte",
      leave: "Congés",
      privacy: "Vie privée",
      conduct: "Fair-play",
    },
  },

  mail: {
    mail: "Courriel",
    about:
      "Donnez une adresse si vous voulez : pour choisir un nouveau mot de passe en cas d’oubli, et pour des rappels quand c’est à vous dans les parties par correspondance.",
    address: "Adresse de courriel",
    password: "Mot de passe",
    give: "M’envoyer un lien",
    asked: (address: string) => `Un lien a été envoyé à ${address}. Votre adresse compte dès que vous l’avez suivi.`,
    yours: (address: string) => `Votre adresse est ${address}.`,
    remind: "M’envoyer des rappels par courriel",
    aboutReminders: "Une demi-heure après le début de votre tour, et quand votre temps s’épuise.",
    another: "Autre adresse",
    remove: "Retirer l’adresse",
    forgotten: "Mot de passe oublié ?",
    aboutForgotten:
      "Si vous avez donné une adresse de courriel, nous vous envoyons un lien pour choisir un nouveau mot de passe.",
    forgottenSent: "S’il existe un compte avec cette adresse, un lien est en route. Il est valable une heure.",
    page: "Courriel",
    prove: "Confirmer votre adresse de courriel",
    aboutProve: "Est-ce votre adresse ? Alors confirmez-la.",
    confirm: "Confirmer",
    proven: "Votre adresse est confirmée.",
    recover: "Choisir un nouveau mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordRule: "Au moins 8 caractères, et rien que tout le monde utilise",
    aboutRecover: "La connexion se fait alors ici, et prend fin partout ailleurs.",
    endTokens: "Mettre aussi fin à tous les jetons des programmes ; sinon ils restent valables",
    set: "Enregistrer le mot de passe",
    stop: "Plus de rappels par courriel",
    aboutStop: "Vous pouvez les réactiver sur la page de votre compte.",
    doStop: "Arrêter les rappels",
    stopped: "Vous ne recevez plus de rappels par courriel.",
    noLink: "Ce lien n’est pas complet. Veuillez le copier en entier depuis le courriel.",
  },

  reminders: {
    page: "Parties par correspondance",
    intro: "Pour toutes vos parties en jours par coup.",
    leave: "Congés",
    aboutLeave: (perYear: number) =>
      `Pendant un congé, vos pendules s’arrêtent, et les autres le voient. Vous avez ${days(perYear)} de congé par an. Vous pouvez quand même jouer.`,
    onLeave: (day: string) => `Vous êtes en congé jusqu’au ${day}.`,
    planned: (from: string, until: string) => `Vous serez en congé du ${from} au ${until}.`,
    firstDay: "Premier jour",
    lastDay: "Dernier jour",
    backwards: "Le dernier jour vient avant le premier.",
    tooLong: (left: number) =>
      `C’est trop long\u202f: il vous reste ${days(left)}. Choisissez un dernier jour plus proche.`,
    leaveLeft: (count: number) => `Il vous reste ${days(count)}.`,
    takeLeave: "Prendre un congé",
    endLeave: "Finir le congé maintenant",
    callOff: "Annuler le congé",
    toNotices: "Comment nous vous avertissons",
  },
} satisfies Translation;
