// Lessons, rules, puzzles and endings, in French.
import type { Verdict } from "../../courses/goal.ts";
import type { Ending, Theme } from "../../endings/ending.ts";
import { movesIn } from "../../endings/moves_in.ts";
import type { Done } from "../../endings/kept.ts";
import { served } from "../../lib/served.ts";
import type { PerfectValue } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { capital, counted, de, either, isOne, listed, manName, ofThe, withThe, word, wordHer } from "./grammar.ts";
import { ownRules } from "./own_rules.ts";

/** Why a small game is decided before its end. */
const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "Vous avez pris assez de pièces.",
  lost: "Vous avez perdu trop de pièces.",
  slow: "Vous n’avez plus de coups.",
};

/** "trois coups". */
const moves = (count: number): string => `${word(count)} ${isOne(count) ? "coup" : "coups"}`;

/** "trois pièces". */
const pieces = (count: number): string => `${wordHer(count)} ${isOne(count) ? "pièce" : "pièces"}`;

const themeNames: Readonly<Partial<Record<string, string>>> = {
  charge: "charge",
  fork: "fourchette",
  "castle run": "course au château",
  sacrifice: "sacrifice",
  opposition: "opposition",
  "forced jump": "saut forcé",
  chain: "enchaînement",
  support: "soutien",
  check: "échec",
  mate: "mat",
};

const nameOfTheme = (theme: string): string => {
  const written = theme.replace(/[-_]/gu, " ");
  return themeNames[written] ?? written;
};

const ideas: Readonly<Partial<Record<string, string>>> = {
  charge:
    "Une charge : le cavalier galope d’abord par-dessus des amis, et ne saute qu’ensuite. L’entrée choisie décide combien il en prend.",
  fork: "Une fourchette : un seul coup fait deux menaces, et l’autre camp ne peut répondre qu’à l’une.",
  "castle run":
    "Une course au château : une fois qu’une pièce est en avance sur le chemin du château, personne ne peut la rattraper.",
  sacrifice: "Un sacrifice : vous donnez quelque chose, et vous recevez davantage.",
  opposition: "L’opposition : le camp qui doit jouer doit céder ; le coup qui laisse jouer l’autre camp gagne donc.",
  "forced jump": "Un saut forcé : un saut est obligatoire, l’autre camp doit donc aller où vous voulez.",
  chain: "Un enchaînement : un seul coup en prend trois ou plus. Le chemin choisi décide combien.",
  support: "Un soutien : une pièce bouge, et une autre peut maintenant prendre ce qui était à l’abri.",
  check: "Un échec : le roi doit d’abord être sauvé, il n’y a donc pas le temps pour autre chose.",
  mate: "Une attaque de mat : à la fin, rien ne sauve le roi.",
};

/** "1:12". */
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;

const what = (won: string): string => (won === "material" ? " du matériel" : "");

// ---- endings ----

const here = served ? "serveur" : "site";

type Wdl = PerfectValue["wdl"];

const themes: Readonly<Record<Theme, { name: string; lead: string }>> = {
  race: {
    name: "Course au château",
    lead: "Les deux camps courent vers le château. Qui joue en premier arrive en premier, mais seulement par le bon coup : comptez avant de courir.",
  },
  entry: {
    name: "Deux pions dans le château",
    lead: "Les deux pions doivent entrer dans le château, et un ennemi est assez près pour en prendre un. Mettez-les hors de portée ; ensuite, ils courent.",
  },
  opposition: {
    name: "Opposition",
    lead: "Les pièces se font face, et qui doit jouer doit céder. Trouvez le coup qui laisse jouer l’autre camp.",
  },
  knight: {
    name: "Un cavalier contre deux pions",
    lead: "Un cavalier seul n’a pas d’ami par-dessus qui galoper, il va donc comme un pion, et seul contre deux, il n’a pas un coup à perdre.",
  },
};

const had = (wdl: Wdl): string => (wdl === "draw" ? "la nulle" : "le gain");

const upTo = (most: number): string => `Les tables de finales de ce ${here} vont jusqu’à ${pieces(most)}`;

export const learn = {
  learn: {
    games: "Apprendre",
    lessons: "Leçons",
    smallGame: "Un petit jeu",
    puzzles: "Problèmes",
    endings: "Finales à travailler",
    progress: (done: number, of: number) =>
      `Fait\u202f: ${String(done)} sur ${String(of)}. Vos progrès sont gardés dans ce navigateur.`,
    done: "fait",
    next: "Suivant",
  },

  courses: {
    boardLabel: (title: string) => `Petit jeu\u202f: ${title}`,
    verdict: ({ won, by }: Verdict, end: string) =>
      `${by === "end" ? end : missed[by]} ${won ? "Réussi." : "Pas réussi : recommencez."}`,
    thinking: (name: string) => `${name} réfléchit…`,
    left: (count: number) => (count === 1 ? "Votre dernier coup." : `À vous de jouer. Il vous reste ${moves(count)}.`),
    away: "L’adversaire n’a pas pu être chargé. Réessayez quand le réseau est là.",
    ask: "Réessayer",
    again: "Recommencer",
    hint: "Donnez-moi un indice",
  },

  rules: {
    title: (name: string) => `Comment jouer à ${name}`,
    learn: (name: string) => `Apprendre ${name}`,
    print: "Imprimer",
    games: "Les règles de",
    contents: "Sur cette page",
    again: "Recommencer",
    show: "Indice",
    read: "Lire la règle",
    done: "C’est juste.",
    doneAll: "C’est juste. Voilà tous les coups.",
    right: (answers: readonly { name: string; move: string }[]) =>
      `C’est juste. ${answers.map(({ name, move }) => `${name} répond ${move}.`).join(" ")} De nouveau à vous.`,
    back: "Le reprendre",
    notThat: "Ce coup est permis, mais ce n’est pas celui qu’on demande. Recommencez et réessayez.",
    play: (name: string) => `Jouer à ${name}`,
    boardLabel: (title: string) => `Plateau à essayer\u202f: ${title}`,
    marks: "Une pièce choisie montre où elle peut aller. Le nombre dit combien de pièces elle prend.",
    sets: "Jeux de règles",
    options: "Ce que vous pouvez choisir",
    setsOne: (name: string, set: string) =>
      `${name} se joue selon les règles «\u202f${set}\u202f», décrites ci-dessus.`,
    setsIntro: (set: string) =>
      `Les parties suivent les règles «\u202f${set}\u202f», sauf si vous en choisissez d’autres. Voici ce que les autres changent.`,
    optionsIntro:
      "Là où les sources laissent un point ouvert, vous pouvez choisir en commençant une partie, sous « Plus de choix ». Les règles ci-dessus décrivent le choix habituel.",
    usual: "(habituel)",
    swap: "Échange",
    swapText:
      "Avec ce choix, le second joueur peut prendre le premier coup à son compte, juste après : le plateau est retourné, et le premier joueur répond. Mieux vaut donc commencer par un coup équitable pour les deux.",
    arrays:
      "Dans ces dispositions, la recherche n’a trouvé aucun gain, et dans ses parties contre lui-même le programme a donné à Blanc environ la moitié des points. « Mélangée » en tire une au sort pour chaque partie.",
    lostIntro:
      "Certains choix sont perdus pour un camp dès le premier coup. Ils ne sont pas proposés pour de nouvelles parties ; les archives et les positions qui en viennent peuvent toujours être étudiées.",
    lost: (why: string) => `${why}.`,
    lostLine: "La suite coup par coup",
    sameAs: (set: string) => `Comme les règles «\u202f${set}\u202f».`,
  },

  rules_own: ownRules,

  puzzles: {
    title: "Problèmes",
    titleOf: (name: string) => `Problèmes ${de(name)}`,
    puzzle: "Problème",
    today: "Problème du jour",
    storm: "Tempête",
    lead: "Trouvez le meilleur coup : jouez-le étape par étape. Votre cote et vos progrès sont gardés dans ce navigateur.",
    lessons: "Leçons",
    endings: "Finales à travailler",
    games: "Problèmes par jeu",
    count: (count: number) => counted(count, "problème"),
    rated: (rating: string) => `Cote ${rating}`,
    notYet: "pas encore essayé",
    solvedOf: (met: number, of: number) => `essayés\u202f: ${String(met)} sur ${String(of)}`,
    bestRow: (row: number) => (row > 1 ? `plus longue série\u202f: ${String(row)}` : ""),
    bestStorm: (most: number) => (most > 0 ? `meilleure tempête\u202f: ${String(most)}` : ""),
    due: (count: number) => `${String(count)} à revoir`,
    start: "Résoudre",
    daily: "Problème du jour",
    noGames: "Il n’y a pas de problèmes sur ce serveur.",
    tryLessons: "Vous pouvez toujours faire les leçons.",

    from: (name: string, published: boolean) =>
      `${name} · tiré d’une partie ${published ? "publiée" : "de l’ordinateur"}`,
    rating: "Cote",
    row: "Série",
    last: "Les dix derniers",
    lastTen: (solved: number, of: number) => `Résolus\u202f: ${String(solved)} sur les ${String(of)} derniers`,
    none: "aucun encore",

    toMove: (name: string) => `À ${name} de jouer.`,
    most: "Prenez-en le plus possible en un coup.",
    wins: (count: number, won: string, one: boolean) =>
      count === 1
        ? `Trouvez ${one ? "le seul coup" : "un coup"} qui gagne${what(won)}.`
        : `Trouvez ${one ? "la seule façon" : "une façon"} de gagner${what(won)}, en ${moves(count)}.`,
    task: (name: string, task: string) => `À ${name} de jouer\u202f: ${task.charAt(0).toLowerCase()}${task.slice(1)}`,
    how: "Jouez le coup étape par étape : touchez la prochaine case où la pièce arrive. Ici, les marques n’ont pas de nombres.",
    howTapped: "Touchez la pièce, puis la case où elle va.",
    soFar: "Votre coup jusque-là",
    walked: (man: string, taken: number, next: readonly string[], stop: boolean) => {
      const took = taken > 0 ? `${capital(pieces(taken))} ${isOne(taken) ? "prise" : "prises"}. ` : "";
      if (next.length === 0) return `${took}Le coup finit ici.`;
      return `${took}${capital(withThe(manName(man)))} ${stop ? "peut finir ici ou continuer" : "doit continuer"}\u202f: ${either(next)}.`;
    },
    back: "Reprendre une étape",
    end: "Finir ici",
    over: "Recommencer",
    hint: "Indice",
    show: "Montrer la solution",
    price: "Un indice ou la solution met fin à la série ; le problème revient dans quelques jours.",
    shortBack: "En arrière",
    shortShow: "Solution",

    hintIs: (man: string, square: string) => `Indice\u202f: il s’agit ${ofThe(manName(man))} en ${square}.`,
    more: (taken: number) =>
      taken === 0
        ? "Rien de pris encore : continuez."
        : `${capital(pieces(taken))} ${isOne(taken) ? "prise" : "prises"} jusque-là\u202f: continuez.`,
    notIt: "Ce n’est pas le bon coup.",
    looksForAnswer: (move: string, name: string) =>
      `${move} n’est pas le bon coup. Recherche de la réponse ${de(name)}…`,
    answers: (move: string, name: string, reply: string, reason: string) =>
      `${move} n’est pas le bon coup\u202f: ${name} répond ${reply}${reason === "" ? "" : `, ce qui ${reason}`}.`,
    again: "Réessayer",
    otherPiece: "Cela commence avec une autre pièce.",
    left: (square: string, from: string) => `Le pas vers ${square} est faux\u202f: continuez depuis ${from}.`,
    goOn: (square: string) => `Ne vous arrêtez pas en ${square}.`,
    right: "C’est juste. Maintenant, le coup suivant.",
    winsToo: (move: string) => `${move} gagne aussi. La suite passe par un autre coup\u202f: maintenant, le suivant.`,
    goesOn: "Voici la suite.",

    solved: "Résolu.",
    solvedAll: (taken: number) => `Résolu\u202f: ${taken === 1 ? "une prise" : `les ${word(taken)}`}.`,
    solvedLate: "Résolu, mais pas du premier coup.",
    shown: "Voici la solution.",
    solvedBy: (man: string, taken: number, to: string) =>
      taken > 0
        ? `Résolu. ${capital(withThe(manName(man)))} prend ${pieces(taken)} et finit en ${to}.`
        : `Résolu. ${capital(withThe(manName(man)))} va en ${to}.`,
    comesBack: (days: number) => `Il revient dans ${word(days)} ${isOne(days) ? "jour" : "jours"}.`,
    idea: "L’idée",
    theme: (theme: string) => ideas[theme.replace(/[-_]/gu, " ")] ?? "",
    reasons: (first: boolean, reasons: readonly string[]) =>
      reasons.length > 0 ? `${first ? "Le premier coup" : "Le coup"} ${listed(reasons)}.` : "",
    noOther: (first: boolean, won: string) => `Aucun autre ${first ? "premier " : ""}coup ne gagne${what(won)}.`,
    thinking: "Recherche de la raison…",
    rates: (rating: number) => `Cote ${String(Math.round(rating))}`,
    took: (seconds: number) => `votre temps\u202f: ${clock(Math.round(seconds))}`,
    move: (move: number) => `après le coup ${String(move)}`,
    change: (points: number) => (points < 0 ? `−${String(-points)}` : `+${String(points)}`),
    unrated: "Vous avez déjà rencontré celui-ci, votre cote ne change donc pas.",
    next: "Problème suivant",
    analyse: "Analyser",
    print: "Imprimer",
    game: "Voir la partie",
    link: "Lien vers ce problème",
    all: "Tous les problèmes",

    noneLeft: "Il ne reste plus de problème ici",
    harderLeft: (count: number) =>
      count === 1
        ? "Il en reste un, et il est bien plus dur que votre cote."
        : `Il en reste ${String(count)}, et ils sont bien plus durs que votre cote.`,
    allMet: "Vous les avez tous essayés. Ceux que vous avez manqués reviennent dans quelques jours.",
    harder: "Essayer les plus durs",

    stormLead:
      "Résolvez-en le plus possible en trois minutes. D’abord les faciles. Un mauvais coup fait passer au suivant.",
    stormStart: "Lancer la tempête",
    stormAgain: "Rejouer",
    clock: (ms: number) => clock(Math.ceil(ms / 1000)),
    stormTime: "Temps restant",
    stormSolved: "Résolus",
    stormBest: "Record",
    stormNot: "Pas celui-là. Au suivant.",
    stormResult: (solved: number) => counted(solved, "résolu"),
    stormRecord: "C’est votre record.",
    stormBestIs: (most: number) => `Votre record est de ${String(most)}.`,
    stormMissed: "Manqués, avec leurs solutions",
    stormMissedOf: (count: number) => counted(count, "manqué"),
    stormClean: "Aucun manqué.",
    stormRuns: "Meilleures tempêtes",
    stormNoRuns: "Aucune encore. La première aura sa place ici.",
    noClock: "Résoudre sans pendule",
    tryIt: "L’essayer",
    day: (at: string) => new Intl.DateTimeFormat("fr", { dateStyle: "medium" }).format(new Date(at)),
    themes: "Thèmes",
    themed: (theme: string) => `Thème\u202f: ${nameOfTheme(theme)}`,
    themeName: (theme: string) => capital(nameOfTheme(theme)),
    allThemes: "Tous les thèmes",
    curve: (from: number, to: number) => `Cote de ${String(from)} à ${String(to)}`,
    noneOfTheme: "Il ne reste plus de problème sur ce thème",
    stormStop: "Finir la tempête",
  },

  endings: {
    title: "Finales à travailler",
    lead: "Il reste peu de pièces, et chaque coup compte. Vous jouez contre le jeu parfait : les tables répondent à vos coups et disent aussitôt quand vous laissez échapper quelque chose.",
    kept: "Ce que vous avez résolu est gardé dans ce navigateur.",
    puzzles: "Problèmes",
    lessons: "Leçons",
    name: ({ theme, id }: Pick<Ending, "theme" | "id">) => `${themes[theme].name} ${id.slice(id.lastIndexOf("-") + 1)}`,
    theme: (theme: Theme) => themes[theme].lead,
    spent: "Les deux camps ont joué leurs deux coups de château, un pion dans le château reste donc où il est.",
    task: (side: string, goal: Ending["goal"]) =>
      goal === "win" ? `${side} joue et gagne.` : `${side} joue et fait nulle.`,
    shortest: (plies: number | null) =>
      plies === null ? "" : `Le gain le plus court demande ${moves(movesIn(plies))}.`,
    hold: (count: number) =>
      `Gardez la nulle pendant ${moves(count)}, ou jusqu’à ce qu’une position revienne trois fois.`,
    solvedIn: ({ moves: count, clean }: Done, goal: Ending["goal"]) =>
      `${goal === "win" ? `Gagné en ${moves(count)}` : "Nulle tenue"}${clean ? ", sans faute" : ", après une faute"}`,
    playedOf: (done: number, of: number) => `Jouées\u202f: ${String(done)} sur ${String(of)}`,
    notYet: "pas encore résolue",

    noTables: `Ce ${here} ne peut pas encore jouer ces finales\u202f: il n’a pas de tables pour elles.`,
    noneOf: `Ce ${here} n’a pas de tables de finales de ce jeu, ses finales ne peuvent donc pas être travaillées ici.`,
    making:
      "Le serveur prépare le jeu parfait pour ces finales. D’habitude, cela prend quelques minutes, une seule fois. Chaque jeu s’ouvre ici dès qu’il est prêt ; pas besoin de recharger la page.",
    makingOf: "En préparation.",
    untilThen: "En attendant :",
    someOf: (most: number) => `${upTo(most)}, toutes les finales ne peuvent donc pas être travaillées ici.`,
    tooFew: (most: number) => `${upTo(most)}, et cette finale en a plus.`,
    notKept: "Ces finales ont besoin du réseau : leurs tables sont grandes ou pas encore gardées dans ce navigateur.",
    meanwhile: "Pas besoin de tables pour :",
    missing: `Les tables de ce ${here} n’ont pas cette position.`,
    all: "Toutes les finales",

    wait: "Question aux tables…",
    away: "Le serveur ne répond pas. Nouvel essai.",
    still: ({ wdl, plies }: PerfectValue, slower: number, slipped: boolean) => {
      if (wdl === "draw") return slipped ? "C’est nulle maintenant." : "Juste : toujours nulle.";
      const count = moves(movesIn(plies ?? 0));
      if (wdl === "loss") return `C’est perdu, mais vous pouvez tenir encore ${count}.`;
      return slower > 0
        ? `Toujours gagné, mais il faut ${moves(slower)} de plus.`
        : `Juste\u202f: toujours gagné, en ${count}.`;
    },
    slip: (before: Wdl, after: Wdl) =>
      `Cela laisse échapper ${had(before)}\u202f: ${after === "loss" ? "c’est perdu maintenant" : "c’est nulle maintenant"}.`,
    keeps: (before: Wdl, written: readonly string[]) =>
      `${written.length === 1 ? "Seul ce coup garde" : "Ces coups gardent"} ${had(before)}\u202f: ${listed(written)}.`,
    tryAgain: "Réessayer à partir d’ici",
    goOn: "Continuer",
    startOver: "Recommencer",
    next: "Finale suivante",
    analyse: "Analyser",
    short: { tryAgain: "Réessayer", goOn: "Continuer", startOver: "Recommencer" },

    over: (reached: Wdl, count: number) => {
      if (reached === "win") return `Gagné en ${moves(count)}.`;
      return reached === "draw" ? "Partie nulle." : `Perdu en ${moves(count)}.`;
    },
    against: ({ goal, plies }: Ending, reached: Wdl, made: number) => {
      if (goal === "draw")
        return reached === "draw" ? "La nulle est ici le meilleur résultat." : "Vous auriez pu faire nulle.";
      if (reached !== "win") return `Vous auriez pu gagner en ${moves(movesIn(plies ?? 0))}.`;
      const longer = made - movesIn(plies ?? 0);
      return longer > 0
        ? `Le gain le plus court demande ${moves(movesIn(plies ?? 0))}.`
        : "C’est le gain le plus court.";
    },
    slips: (count: number) =>
      count === 0
        ? "Vous n’avez rien laissé échapper."
        : `${capital(wordHer(count))} ${isOne(count) ? "faute" : "fautes"}.`,
  },
} satisfies Translation;
