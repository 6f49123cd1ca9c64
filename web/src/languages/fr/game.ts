// Games and boards, in French.
//
// Words of the game, as French players of chess and draughts use them:
//   knight: cavalier; man, men: pion, pions; piece: pièce; castle: château; castle move: coup de château
//   canter: galop, galoper; jump: saut, sauter (et prendre); charge: charge, charger; plain step: pas; leap: bond; leg: étape
//   capture: prise; run (Camblam): rafle; shot: tir; tree: arbre; swap: échange
//   board: plateau (in a tournament: table); square: case; side: camp; ply: demi-coup; X to move: à X de jouer
//   White, Black, Red...: Blanc, Noir, Rouge..., names without an article
//   resign: abandonner; draw: nulle; take-back: reprise; hint: indice; rematch: revanche; correspondence: par correspondance
//   rated: classée; casual: amicale; rating: cote; standing: classement; leaderboards: palmarès
//   tournament director: responsable; officer of a club: membre du bureau; spectator: spectateur
//   study: étude; record: partie notée, notation; Records: archives; ending: finale; puzzle: problème
//   round: ronde; Swiss: système suisse; round robin: toutes rondes; knock-out: élimination directe; bye: exempt; tie-break: départage
import { ofCore } from "../../lib/language.ts";
import {
  DEFAULT_MEN,
  type Geometry,
  legsOf,
  type Men,
  type PieceLetter,
  pieceOf,
  seatsOf,
  type Square,
  TREE,
} from "@camlann/board";
import type { Obligation, Outcome as CoreOutcome, Variant } from "../../lib/core.ts";
import type { Step } from "../../days/texts.ts";
import type { LegendMark } from "../../lib/families.ts";
import { locale } from "../../lib/language.ts";
import type { Marked } from "../../lib/messages.ts";
import type { Problem, Seat, TimeWish } from "../../lib/wire.ts";
import { kindOf } from "../../play/kinds.ts";
import {
  type Field,
  isGoal,
  isWalked,
  mannerOf,
  manOf,
  type Outcome,
  type PerfectValue,
  type Turn,
} from "../../play/turn.ts";
import { shownMove } from "../../play/written.ts";
import type { Warning } from "../../why/check.ts";
import type { Translation } from "../translation.ts";
import {
  capital,
  colourOf,
  counted,
  de,
  either,
  isOne,
  listed,
  manName,
  pluralOf,
  withArticle,
  word,
  wordHer,
} from "./grammar.ts";

const sides: Record<Seat, string> = { w: "Blanc", b: "Noir", R: "Rouge", G: "Vert", B: "Bleu", Y: "Jaune" };

const wanted = (expected: string): string => (expected === "" ? "" : ` Attendu\u202f: ${expected}.`);

interface At {
  number: number;
  of: number;
  move: { before: { seat: Seat } };
}

const moveCount = ({ number, of, move }: At): string =>
  number > 0
    ? `coup ${String(number)} sur ${String(of)}, ${sides[move.before.seat]}`
    : `avant le premier coup, ${sides[move.before.seat]}`;

function wrongText({ what: english, where, expected, code, column }: Omit<Problem, "line">): string {
  const what = ofCore(english);
  const rest = wanted(ofCore(expected));
  if (code === "illegal-move" || code === "game-over") return what + rest;
  if (column !== undefined) return `${capital(what)} (caractère ${String(column)}).${rest}`;
  return `${where === "" ? capital(what) : `${where}\u202f: ${what}`}.${rest}`;
}

const markOf = (one?: Marked): string => (one?.bot ? "bot" : one?.guest ? "invité" : "");

/** "1 cavalier", "3 pions". */
const men = (name: string, count: number): string => counted(count, manName(name), pluralOf(manName(name)));

// ---- choosing a move ----

const movesLeft = ({ plies }: PerfectValue): number => Math.ceil((plies ?? 0) / 2);

const valueText = (value: PerfectValue): string =>
  value.wdl === "draw" ? "nulle" : `${value.wdl === "win" ? "gain" : "perte"} en ${counted(movesLeft(value), "coup")}`;

const pieceName = (letter: PieceLetter, names: Men = DEFAULT_MEN): string =>
  manName(names[letter.toLowerCase()] ?? letter);

type Peopled = Pick<Geometry, "men" | "seating">;

/** "cavalier rouge", "tour blanche". */
function pieceWords(letter: PieceLetter, board: Peopled): string {
  if (letter === TREE) return "arbre";
  const piece = pieceOf(letter, board);
  if (!piece) return letter;
  const man = manName(piece.man);
  return `${man} ${colourOf(piece.seat.name, man)}`;
}

/** Outcomes with those put together that differ only in what a piece becomes. */
function regardless(outcomes: readonly Outcome[]): readonly Outcome[] {
  const met = new Set<Square>();
  return outcomes.filter(({ promotion, to }) => {
    if (promotion === undefined) return true;
    const known = met.has(to);
    met.add(to);
    return !known;
  });
}

/** "7 pas, 1 charge". */
function abilities({ geometry }: Turn, outcomes: readonly Outcome[]): string {
  const distinct = regardless(outcomes);
  return geometry.kinds
    .flatMap(({ word: kind }) => {
      const count = distinct.filter((outcome) => outcome.kind === kind).length;
      const { one, many } = kindOf({ kind });
      return count > 0 ? [counted(count, one, many)] : [];
    })
    .join(", ");
}

function pathText(outcome: Outcome, field: Field): string {
  const { path, captures } = outcome;
  const manner = mannerOf(field, outcome.kind);
  const becomes = outcome.promotion === undefined ? "" : ` = ${pieceName(outcome.promotion, field.men)}`;
  const [first = "", ...rest] = path;
  if (manner === "shot") return `${first} tire sur ${outcome.to}`;
  if (manner === "put") return `arbre en ${outcome.to}`;
  if (isWalked({ manner })) {
    const legs = legsOf({ squares: path, captures, manner });
    return first + rest.map((square, i) => (legs[i]?.kind === "jump" ? `×${square}` : `–${square}`)).join("");
  }
  const quiet = rest.filter((square) => !captures.includes(square));
  const taken = captures.length > 0 ? `×${captures.join("+")}` : "";
  return first + quiet.map((square) => `–${square}`).join("") + taken + becomes;
}

/** "F6, cavalier blanc, 7 coups, 1 prise". */
function cellName(turn: Turn, square: Square, outcomes: readonly Outcome[]): string {
  const letter = turn.pieces[square];
  const owner = seatsOf(turn.geometry).find(({ id }) => turn.geometry.castles[id]?.includes(square));
  const parts: string[] = [square];
  if (owner) parts.push(`château ${de(owner.name)}`);
  parts.push(letter ? pieceWords(letter, turn.geometry) : "vide");
  if (turn.obligation.kind === "check" && turn.obligation.squares.includes(square))
    parts.push(turn.obligation.attack ? "mat" : "en échec");
  if (turn.free && outcomes.some(({ kind }) => kind === "plant")) parts.push("un arbre peut être planté ici");
  else if (turn.free) {
    const distinct = regardless(outcomes);
    const captures = distinct.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = distinct.length - captures;
    if (quiet > 0) parts.push(counted(quiet, "coup"));
    if (captures > 0) parts.push(counted(captures, "prise"));
  }
  return parts.join(", ");
}

/** "charge, prend 2". */
function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plant" ? "choisie pour un arbre" : kindOf(best).one];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("dans le château");
  if (best.captures.length > 0) parts.push(`prend ${String(best.captures.length)}`);
  if (best.promotion !== undefined) parts.push("puis choisissez ce que devient le pion");
  else if (ways.length > 1) parts.push(`${wordHer(ways.length)} façons`);
  return parts.join(", ");
}

/** "six pions", "un cavalier et deux pions": the greatest first. */
function takenText(pieces: Turn["pieces"], captures: readonly Square[], board: Peopled): string {
  const man = (square: Square) => pieceOf(pieces[square] ?? "", board)?.man;
  return listed(
    Object.values(board.men ?? DEFAULT_MEN)
      .reverse()
      .flatMap((name) => {
        const count = captures.filter((square) => man(square) === name).length;
        if (count === 0) return [];
        return [count === 1 ? withArticle(manName(name)) : `${word(count)} ${pluralOf(manName(name))}`];
      }),
  );
}

/** "Cavalier noir I10 galope jusqu'à G8 et prend six pions, pour finir en C8." */
function moveSentence(pieces: Turn["pieces"], outcome: Outcome, board: Peopled = {}): string {
  const letter = pieces[outcome.from];
  const who = letter ? `${capital(pieceWords(letter, board))} ${outcome.from}` : outcome.from;
  const taken = takenText(pieces, outcome.captures, board);
  const { to } = outcome;
  switch (outcome.kind) {
    case "plain":
      return `${who} va en ${to}.`;
    case "plant":
      return `Un arbre est planté en ${to}.`;
    case "swap":
      return "Le premier coup change de main, et le plateau est retourné.";
    case "canter":
      return `${who} galope jusqu’à ${to}.`;
    case "castle":
      return `${who} se déplace dans le château, en ${to}.`;
    case "jump":
      return outcome.path.length === 2
        ? `${who} saute en ${to} et prend ${taken}.`
        : `${who} saute et prend ${taken}, pour finir en ${to}.`;
    case "charge": {
      const turning = legsOf({ squares: outcome.path, captures: outcome.captures }).find((leg) => leg.kind === "jump");
      return `${who} galope jusqu’à ${turning?.from ?? to} et prend ${taken}, pour finir en ${to}.`;
    }
  }
  const becomes =
    outcome.promotion === undefined ? "" : ` et devient ${withArticle(pieceName(outcome.promotion, board.men))}`;
  if (outcome.captures.length === 0) return `${who} va en ${to}${becomes}.`;
  if (outcome.captures.length > 1) return `${who} prend ${taken} en une rafle et finit en ${to}${becomes}.`;
  return `${who} ${outcome.kind === "shot" ? "abat" : "prend"} ${taken} en ${to}${becomes}.`;
}

/** One of several routes: the number of men it takes and, if others take equally many, the man by which it differs. */
function chip(outcome: Outcome, ways: readonly Outcome[]): string {
  const count = outcome.captures.length;
  if (count === 0) return "ne prend rien";
  const alike = ways.filter((way) => way.captures.length === count);
  if (alike.length === 1) return `prend ${String(count)}`;
  const takes = (way: Outcome, square: Square) => way.captures.includes(square);
  const own = outcome.captures.filter((square) => !alike.every((way) => takes(way, square)));
  const all = new Set(alike.flatMap((way) => way.captures));
  const spared = [...all].filter((square) => !takes(outcome, square));
  return spared.length < own.length
    ? `prend ${String(count)}, pas ${spared.join(" ")}`
    : `prend ${String(count)}\u202f: ${own.join(" ")}`;
}

// ---- families ----

const plainMark: LegendMark = { kind: "plain", count: 0, text: "pas simple" };
const canterMark: LegendMark = { kind: "canter", count: 0, text: "galop, par-dessus un ami" };
const jumpMark: LegendMark = { kind: "jump", count: 2, text: "saut (2 prises)" };
const chargeMark: LegendMark = { kind: "charge", count: 2, text: "charge (2 prises)" };
const castleMark: LegendMark = { kind: "castle", count: 0, text: "dans le château" };
const legend = [plainMark, canterMark, jumpMark, chargeMark, castleMark];

const tap =
  "Touchez une pièce entourée, puis une case marquée. La page connaît les règles et dit pourquoi quand quelque chose n’est pas permis.";
const charge = "Un cavalier peut faire les deux en un coup : d’abord le galop, puis les sauts. C’est une charge.";
const finding =
  "K, M et C mènent au cavalier suivant, au pion suivant et à la pièce suivante qui peut prendre, T à la case suivante où la pièce choisie peut aller";

const camelotLines = ({ castlePiecesToWin, reversed }: Variant): string[] => [
  `Amenez ${wordHer(castlePiecesToWin)} ${castlePiecesToWin === 1 ? "pièce" : "pièces"} dans le château d’en face, ou prenez toutes les pièces ennemies, et vous ${reversed ? "avez perdu" : "gagnez"}.`,
  "Une pièce avance d’un pas vers une case voisine, ou galope : elle passe par-dessus des amis, l’un après l’autre.",
  "Elle saute par-dessus un ennemi sur la case vide derrière lui et le prend. Qui peut sauter doit le faire, et continuer tant que c’est possible.",
  charge,
  tap,
];

const trees = {
  numbers: ["aucun arbre", "un arbre", "deux arbres", "trois arbres", "quatre arbres", "cinq arbres"],
  more: (count: number) => `${String(count)} arbres`,
};

/** "Rouge et Bleu contre Vert et Jaune". */
const teams = ({ seating, sides: each }: Variant): string =>
  each.map((side) => listed(seating.filter(({ id }) => side.includes(id)).map(({ name }) => name))).join(" contre ");

const yesNo = (yes: string, no: string): Record<string, string> => ({ true: yes, false: no });

// ---- others ----

const duties: Partial<Record<Obligation["kind"], (squares: readonly string[]) => string>> = {
  capture: (squares) => `, et vous devrez alors prendre avec ${either(squares)}`,
  leave: (squares) => `, et ${either(squares)} devra alors quitter votre château`,
  "leave-by-jump": (squares) => `, et ${either(squares)} devra alors quitter votre château par un saut`,
};

const fromTo = ({ kind, from, to, notation }: CoreOutcome): string =>
  kind === "swap" ? notation : from === to ? `un arbre en ${to}` : `${from} vers ${to}`;
const taking = ({ captures }: CoreOutcome): string =>
  captures.length > 0 ? ` et prenez ${String(captures.length)}` : "";

const challenge = (name: string): string => `${name} vous défie`;
const waiting = (count: number): string =>
  count < 2 ? `${String(count)} partie attend votre coup` : `${String(count)} parties attendent votre coup`;

/** "cavaliers", for the "knights" of a question. */
const menOf = (plural: string): string => pluralOf(manName(plural === "men" ? "man" : plural.replace(/s$/u, "")));

/** True of "3 mars 2009", not of "mars 2009" and "2009". */
const hasDay = (day: string): boolean => /^\d{1,2}(?:er)? /u.test(day);

const phrases = {
  hello: "Bonjour",
  "good-luck": "Bonne chance",
  "nice-move": "Joli coup",
  oops: "Oups",
  "one-moment": "Un instant, svp",
  "well-played": "Bien joué",
  thanks: "Merci",
  bye: "Au revoir",
};

export const game = {
  written: { tree: (square: string): string => `arbre ${square}` },
  messages: {
    skip: "Aller à la page",
    loading: "Un instant…",
    again: "Réessayer",
    status: "État du serveur",
    markOf,
    marked: (one?: Marked) => (one?.bot || one?.guest ? `${one.name} (${markOf(one)})` : (one?.name ?? "")),
    sides,
    listed,
    wanted,
    moveCount,
    wrongText,

    nav: {
      label: "Principal",
      play: "Jouer",
      learn: "Apprendre",
      rules: "Règles",
      analysis: "Analyse",
      records: "Archives",
      tournaments: "Tournois",
    },

    account: { signIn: "Se connecter", yours: (name: string) => `Votre compte\u202f: ${name}` },

    missing: {
      play: "Vers les jeux",
      game: "Cette partie n’est pas dans ce navigateur",
      gameText: "Ouvrez-la là où elle a commencé, ou vérifiez l’adresse.",
    },

    settings: "Réglages",
    menu: "Menu et réglages",

    home: {
      away: "Le serveur ne répond pas. Nouvel essai.",
    },

    invite: {
      withdraw: "Retirer",
    },

    fiveLines: {
      heading: (name: string) => `${name} en cinq lignes`,
      more: "Toutes les règles, avec des plateaux à essayer",
      close: "Je sais jouer",
    },

    newGame: {
      away: "Le serveur ne répond pas. Réessayez dans un instant.",
    },

    clock: {
      control: ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish) =>
        days > 0
          ? `${counted(days, "jour")} par coup`
          : `${base % 60 === 0 ? String(base / 60) : `${String(base)} s`} + ${String(increment)}${delay > 0 ? `, délai ${String(delay)}` : ""}`,
      days: (days: number, hours: number) => `${String(days)} j ${String(hours)} h`,
      hours: (hours: number, minutes: number) => `${String(hours)} h ${String(minutes)} min`,
      of: (name: string, left: string) => `Pendule ${de(name)}\u202f: ${left}`,
      low: (name: string, seconds: number) => `${name}\u202f: encore ${counted(seconds, "seconde")}.`,
      firstMove: "Jouez dans la minute, sinon la partie est annulée.",
      firstMoveOrLose: "Jouez dans la minute, sinon vous perdez la partie.",
      onLeave: (until: number) =>
        `en congé jusqu’au ${new Date(until).toLocaleDateString(locale, { day: "numeric", month: "long" })}`,
      callOff: "Annuler",
      calledOff: "Annulée",
    },

    game: {
      savePlan: "Garder ce plan",
      title: (name: string, players: readonly (readonly string[])[]) =>
        `${name}\u202f: ${players.map((names) => listed(names)).join(" contre ")}`,
      you: "Vous",
      onDevice: "Sur cet appareil · ",
      toTournament: "Au tournoi",
      computerName: "Ordinateur",
      level: (level: number | null) => (level === null ? "" : `niveau ${String(level)}`),
      levelLine: (level: number | null) => (level === null ? "" : `Niveau ${String(level)} · `),
      team: (team: string) => `équipe ${team}`,
      teamShort: (partners: string) => `avec ${partners}`,
      places: {
        foot: "en bas",
        left: "à gauche",
        top: "en haut",
        right: "à droite",
        upperLeft: "en haut à gauche",
        upperRight: "en haut à droite",
      },
      goal: (castles: readonly { name: string; place: string }[]) =>
        castles.length === 1
          ? `But\u202f: château ${castles.map(({ name, place }) => `${de(name)}, ${place}`).join("")}.`
          : `But\u202f: château ${castles.map(({ name }) => de(name)).join(" ou ")}.`,
      took: (counts: { name: string; count: number }[]): string =>
        counts.length > 0 ? `a pris ${counts.map(({ name, count }) => men(name, count)).join(", ")}` : "",
      tookShort: (pieces: number): string => (pieces > 0 ? `a pris ${String(pieces)}` : ""),
      thinking: "réfléchit",
      toMove: "doit jouer",
      yourMove: "À vous de jouer.",
      yourMoveFor: (seat: string) => `À vous de jouer, pour ${seat}.`,
      seatMoves: (seat: Seat) => `À ${sides[seat]} de jouer.`,
      namedMoves: (name: string, seat: string, partner: boolean) =>
        `À ${name}${partner ? ", votre partenaire," : ""} de jouer pour ${seat}.`,
      watching: "Vous regardez.",
      seenLate: (moves: number) => `Vous voyez cette partie avec ${counted(moves, "coup")} de retard.`,
      watchersLate: (moves: number) => `Les spectateurs voient cette partie avec ${counted(moves, "coup")} de retard.`,
      computerThinks: "L’ordinateur réfléchit.",
      hurried: "Il réfléchit moins longtemps que d’habitude, car beaucoup de monde joue.",
      computerThinksFor: (seat: string) => `L’ordinateur réfléchit pour ${seat}.`,
      passedOver: (names: string, count: number) =>
        count === 1
          ? `${names} ne peut pas jouer et passe son tour.`
          : `${names} ne peuvent pas jouer et passent leur tour.`,
      lookingBack: (at: At | null) =>
        at === null ? "Retour sur la position de départ." : `Retour en arrière\u202f: ${moveCount(at)}.`,
      toNow: "Revenir à la partie",
      gone: "La connexion est coupée. Nouvel essai.",
      goneKept: "La connexion est coupée. Votre coup est gardé, et envoyé dès son retour.",
      sending: "Envoi de votre coup…",
      waiting: "Votre coup n’est pas encore arrivé au serveur. Nouvel essai.",
      back: "La connexion est de retour.",
      unanswered: "Le serveur n’a pas répondu. Veuillez réessayer.",
      notTaken: (why: string) => `Votre coup a été repris. ${why}`,
      elsewhere: "La partie a été modifiée dans une autre fenêtre.",
      why: "Pourquoi",
      offerYou: "L’ordinateur propose la nulle.",
      offerSide: (seat: Seat) => `${sides[seat]} propose la nulle.`,
      offered: "Nulle proposée. La proposition tombe quand l’autre camp répond ou joue.",
      declined: "La proposition de nulle a été déclinée.",
      otherSide: "L’autre camp",
      drawRefused: (name: string) => `${name} a refusé la nulle.`,
      playsOn: "Votre partenaire veut continuer.",
      takeBackRefused: (name: string) => `${name} n’a pas permis de reprendre le coup.`,
      offerThree: (seat: Seat) => `${sides[seat]} propose la nulle. Les deux autres doivent être d’accord.`,
      accept: "Accepter la nulle",
      acceptAll: "Tous sont d’accord",
      decline: "Décliner",
      hintIs: (move: string) => `Indice\u202f: ${move}.`,
      hintWait: "Recherche d’un bon coup…",
      last: "Liste des coups",
      noMoves: (first: Seat) => `Aucun coup pour l’instant. ${sides[first]} commence.`,
      passedHere: "passe",
      moveName: (number: number, seat: Seat, notation: string) =>
        number > 0
          ? `${String(number)}, ${sides[seat]}\u202f: ${notation}`
          : `${sides[seat]}\u202f: arbre en ${notation.replace("@", "")}`,
      rated: "classée",
      casual: "amicale",
      rulesLine: (ruleSet: string) => `règles\u202f: ${ruleSet}`,
      controls: "Commandes de la partie",
      replay: "Relecture",
      first: "Première position",
      previous: "Coup précédent",
      next: "Coup suivant",
      lastMove: "Dernière position",
      flip: "Retourner le plateau",
      turnBoard: "Tourner le plateau",
      follow: "Tourner le plateau vers qui doit jouer",
      quarter: "Quart de tour",
      upright: "Redresser le plateau",
      step: "Jouer étape par étape",
      takeBack: "Reprendre le coup",
      askBack: "Demander à reprendre le coup",
      resign: "Abandonner",
      offerDraw: "Proposer la nulle",
      swap: "Prendre le premier coup",
      swapWhy: "Prenez le premier coup à votre compte, ce qui retourne le plateau, ou répondez.",
      claimDraw: "Réclamer la nulle",
      claimWhy: "Cette position est apparue trois fois. Vous pouvez réclamer la nulle.",
      hint: "Indice",
      short: {
        first: "Début",
        back: "Retour",
        on: "Suite",
        last: "Fin",
        flip: "Retourner",
        step: "Étape",
        takeBack: "Reprendre",
        hint: "Indice",
        offerDraw: "Nulle",
        claim: "Réclamer",
        quarter: "Tourner",
        turn: "Tourner",
        follow: "Suivre",
        more: "Plus",
      },
      copyFen: "Copier la FEN",
      copied: "Copié.",
      notCopied: "Le navigateur n’a pas permis de copier. Voici le texte :",
      download: "Télécharger la partie",
      confirm: "Demander avant chaque coup de cette partie",
      typeMove: "Taper un coup",
      typeExample: (move: string) => `Taper un coup\u202f: ${move}`,
      playTyped: "Jouer",
      askTyped: "Demander",
      rematch: "Revanche",
      rematchOffered: "Revanche proposée",
      rematchAccept: "Accepter la revanche",
      newGame: "Nouvelle partie",
      result: "Résultat",
      analyse: "Analyser",
      review: "Bilan",
      answer: "Répondre",
      howTo: "Comment jouer",
      close: "Fermer",
      legend: "Les marques",
      keys: (found: string) => `Touches\u202f: les flèches parcourent le plateau, Entrée choisit et joue, ${found}.`,
      actions: "Partie",
      notFree: "Impossible pour l’instant.",
    },

    presence: {
      words: { here: "présent", away: "absent", reconnecting: "se reconnecte", gone: "parti" },
      claimIn: (names: string, time: string, many: boolean) =>
        `${names} ${many ? "sont partis" : "a quitté la partie"}. Vous pourrez réclamer le gain dans ${time}.`,
      claimNow: (names: string, many: boolean) =>
        `${names} ${many ? "sont partis" : "a quitté la partie"}. Vous pouvez réclamer le gain.`,
      claim: "Réclamer le gain",
      standIn: (name: string, seat: string) => `${name} a quitté la partie. Vous jouez pour ${seat}.`,
      watchers: (count: number) =>
        count < 2 ? `${String(count)} personne regarde` : `${String(count)} personnes regardent`,
    },

    why: {
      action: "Pourquoi ce coup ?",
      short: "Pourquoi",
      ask: "Pourquoi ?",
      better: "Mieux :",
    },

    review: {
      title: "Pires coups",
      line: (played: string, better: string) => `Joué\u202f: ${played}. Mieux\u202f: ${better}.`,
    },

    values: {
      action: "Valeurs exactes",
      short: "Valeurs",
    },
  },

  words: {
    word,
    valueText,
    pieceWords,
    pathText,
    cellName,
    targetName,
    moveSentence,

    yourMove: "À vous de jouer.",

    picked: (turn: Turn, letter: PieceLetter, square: Square, outcomes: readonly Outcome[]): string =>
      `${capital(manName(manOf(turn, letter)))} ${square}\u202f: ${abilities(turn, outcomes)}.`,

    preview: (turn: Turn, outcome: Outcome): string => {
      const path = pathText(outcome, turn.geometry);
      if (mannerOf(turn.geometry, outcome.kind) === "shot") return `${path} et reste en place.`;
      return outcome.captures.length > 0 ? `${path}\u202f: prend ${String(outcome.captures.length)}.` : `${path}.`;
    },

    previewOfSeveral: (ways: readonly Outcome[]): string => {
      const [best] = ways;
      if (!best) return "";
      if (best.promotion !== undefined) return `${best.from} vers ${best.to}\u202f: choisissez ce que devient le pion.`;
      const counts = [...new Set(ways.map((way) => way.captures.length))];
      const most = counts.at(0) ?? 0;
      const least = counts.at(-1) ?? 0;
      const takes = counts.length > 3 ? `de ${String(least)} à ${String(most)}` : either(counts.map(String));
      return `${best.from} vers ${best.to} de ${wordHer(ways.length)} façons\u202f: prend ${takes}.`;
    },

    severalWays: (to: Square, count: number): string => `On peut atteindre ${to} de ${wordHer(count)} façons.`,

    promotionLabel: (to: Square): string => `Ce que devient le pion en ${to}`,
    promoting: (turn: Turn, { to, promotion = "" }: Outcome): string =>
      `${to}\u202f: ${capital(pieceName(promotion, turn.geometry.men))}. Choisissez ce que devient le pion.`,

    chip,

    chipInFull: (outcome: Outcome, ways: readonly Outcome[]): string =>
      `${chip(outcome, ways)}, finit en ${outcome.to}`,

    confirm: (turn: Turn, outcome: Outcome): string => {
      const count = outcome.captures.length;
      return `Jouer ${pathText(outcome, turn.geometry)}${count > 0 ? `, et prendre ${String(count)}` : ""}\u202f?`;
    },
    confirmChip: "Jouer",
    confirmHint: "Entrée pour jouer, Échap pour reposer la pièce.",

    aheadPicked: (square: Square): string => `${square}\u202f: choisissez où la pièce ira dès que ce sera à vous.`,
    aheadSet: (plans: readonly { from: Square; to: Square }[]): string =>
      `${plans.map(({ from, to }) => `${from} vers ${to}`).join(", puis ")} dès que ce sera à vous. Touchez une case vide pour ${plans.length > 1 ? "les annuler" : "l’annuler"}.`,
    aheadDropped: ([first, ...rest]: readonly { from: Square; to: Square }[]): string =>
      first
        ? `${first.from} vers ${first.to} n’est plus possible, c’est donc annulé${rest.map(({ from, to }) => `, tout comme ${from} vers ${to}`).join("")}.`
        : "",

    tooLate: "Trop tard pour ce toucher.",

    walkButtons: { end: "Finir ici", back: "Une étape en arrière" },
    walkLabel: (square: Square, stop: boolean): string =>
      stop ? `Le coup peut finir en ${square}` : `Le coup continue depuis ${square}`,

    walkedFrom: (square: Square): string => `${square}, quittée`,
    walkedHere: (square: Square, stop: boolean): string =>
      `${square}, la pièce est ici${stop ? ", le coup peut finir" : ""}`,
    leg: (kind: Outcome["kind"], captured: Square | null): string =>
      captured === null ? kindOf({ kind }).one : `${kindOf({ kind }).one}, prend ${captured}`,

    stepFirst: (turn: Turn, letter: PieceLetter, square: Square): string =>
      `${capital(manName(manOf(turn, letter)))} ${square}\u202f: touchez ses cases d’arrivée l’une après l’autre.`,

    stepped: (legs: number, count: number, stop: boolean, more: boolean): string => {
      const walked = `${capital(wordHer(legs))} ${isOne(legs) ? "étape parcourue" : "étapes parcourues"}`;
      const taken = count > 0 ? `, ${wordHer(count)} ${isOne(count) ? "pièce prise" : "pièces prises"}` : "";
      const then = stop
        ? more
          ? "Vous pouvez continuer ou finir ici."
          : "Finissez ici."
        : more
          ? "Vous devez continuer."
          : "Plus d’issue : revenez d’une étape.";
      return `${walked}${taken}. ${then}`;
    },

    notNext: (square: Square): string => `${square} n’est pas la prochaine case d’arrivée. Allez-y étape par étape.`,
    notReached: (square: Square): string => `${square}\u202f: cette pièce ne peut pas l’atteindre.`,

    previewTitle: (turn: Turn, outcome: Outcome): string => {
      const { from, to, captures, promotion } = outcome;
      const ends = from === to && captures.length === 0 ? to : `${from} vers ${to}`;
      const parts = [`${ends}\u202f: ${kindOf(outcome).one}`];
      if (captures.length > 0) parts.push(`prend ${String(captures.length)}`);
      if (promotion !== undefined) parts.push(`devient ${withArticle(pieceName(promotion, turn.geometry.men))}`);
      return parts.join(", ");
    },
    bestValue: (value: PerfectValue): string => `meilleur coup\u202f: ${valueText(value)}`,
    targetValue: (value: PerfectValue): string => `jeu parfait\u202f: ${valueText(value)}`,
    playHint: "Entrée pour jouer, Échap pour reposer la pièce.",
    chipHint: "Appuyez sur son numéro, ou sur Entrée pour la façon choisie.",
    stepHint: "Retour arrière reprend une étape, Échap repose la pièce.",

    boardLabel: (name: string, seat: string, over: boolean): string =>
      over ? `${name}, la partie est finie` : `${name}, à ${seat} de jouer`,
  },

  kinds: {
    plain: { one: "pas", many: "pas" },
    canter: { one: "galop", many: "galops" },
    castle: { one: "coup de château", many: "coups de château" },
    jump: { one: "saut", many: "sauts" },
    charge: { one: "charge", many: "charges" },
    move: { one: "déplacement", many: "déplacements" },
    capture: { one: "prise", many: "prises" },
    run: { one: "rafle", many: "rafles" },
    shot: { one: "tir", many: "tirs" },
    plant: { one: "arbre", many: "arbres" },
    swap: { one: "échange", many: "échanges" },
  },

  families: {
    camelot: {
      legend,
      lines: camelotLines,
      keys: finding,
    },
    wooded: {
      legend,
      lines: (variant: Variant) => {
        const [aim = "", ...others] = camelotLines(variant);
        const planted = trees.numbers[variant.trees] ?? trees.more(variant.trees);
        return [
          `Blanc, puis Noir, plante ${planted} de son côté. Aucune pièce ne va sur la case d’un arbre. ${aim}`,
          ...others,
        ];
      },
      keys: finding,
      options: {
        treeLeap: {
          title: "Arbres",
          values: {
            none: "aucune pièce ne passe par-dessus un arbre",
            canter: "les pièces galopent par-dessus les arbres, comme par-dessus des amis",
          },
        },
      },
    },
    teamed: {
      legend,
      lines: (variant: Variant) => [
        `${teams(variant)}\u202f: ${variant.castlePiecesToWin === 2 ? "deux pièces" : "une pièce"} de votre équipe dans les châteaux d’en face, ou toutes les pièces ennemies prises, et vous gagnez ensemble.`,
        "Une pièce avance d’un pas vers une case voisine, ou galope : elle passe par-dessus des amis, les vôtres et ceux de votre partenaire, l’un après l’autre.",
        "Elle saute par-dessus un ennemi sur la case vide derrière lui et le prend. Si vos pièces peuvent sauter, il le faut, et continuer tant que c’est possible.",
        charge,
        tap,
      ],
      keys: finding,
      options: {
        array: {
          title: "Position de départ",
          values: {
            wcf: "Les cavaliers sur deux rangées, comme au Camelot",
            "1932": "Tous les cavaliers sur la dernière rangée, comme en 1932",
          },
        },
        sideCastleJump: {
          title: "Sauter dans un château des côtés",
          values: { true: "Permis", false: "Interdit" },
        },
      },
    },
    hexagonal: {
      legend,
      lines: () => [
        "Amenez une pièce dans l’un des deux autres châteaux, ou soyez le dernier à avoir des pièces, et vous gagnez. Chacun joue pour soi.",
        "Un hexagone a six voisins. Une pièce avance d’un pas vers l’un d’eux, ou galope : elle passe par-dessus vos propres pièces, l’une après l’autre.",
        "Elle saute par-dessus un ennemi sur l’hexagone vide derrière lui et le prend. Qui peut sauter doit le faire, et continuer tant que c’est possible.",
        charge,
        "Touchez une pièce entourée, puis un hexagone marqué. La page connaît les règles et dit pourquoi quand quelque chose n’est pas permis.",
      ],
      keys: `les chiffres 7, 8, 9 et 1, 2, 3 vont dans les six directions, ${finding}`,
    },
    knightless: {
      legend: [plainMark, canterMark, jumpMark, castleMark],
      lines: () => [
        "Amenez un pion dans le château d’en face, ou prenez tous les pions ennemis, et vous gagnez.",
        "Un pion avance d’un pas vers une case voisine, ou galope : il passe par-dessus un ami.",
        "Il saute par-dessus un ennemi sur la case vide derrière lui et le prend. Qui peut sauter doit le faire.",
        "Un coup est un pas ou un bond : pas d’enchaînements, et pas de cavaliers.",
        tap,
      ],
      keys: "M et C mènent au pion suivant et au suivant qui peut prendre, T à la case suivante où le pion choisi peut aller",
    },
    camblam: {
      legend: [
        { kind: "plain", count: 0, text: "déplacement" },
        { kind: "capture", count: 0, text: "prise" },
        { kind: "run", count: 3, text: "rafle (prises jusque-là)" },
        { kind: "shot", count: 0, text: "tir, l’archer reste" },
      ],
      lines: () => [
        "Des échecs sur 12 × 12 cases : mettez le roi ennemi échec et mat. La plupart des pièces vont comme aux échecs, et un peu plus loin.",
        "Dame, tour, fou et catapulte font des rafles : en un coup, elles prennent tous les ennemis qui se suivent sur leur ligne.",
        "Les archers tirent jusqu’à cinq cases et restent en place. Les princes vont tout droit, puis en diagonale. Les pions avancent jusqu’à trois cases.",
        "Une rafle traverse les pièces à côté de votre roi ; un vide l’arrête. Les cavaliers sautent loin : en b8 ou j8 (b5 ou j5), l’un d’eux peut mater au troisième coup.",
        "Touchez une pièce entourée, puis une marque ; pour une rafle, sa dernière pièce. La page dit pourquoi quand quelque chose n’est pas permis.",
      ],
      keys: "P, N, C, A, R, B, I, Q et K mènent à la pièce suivante de cette sorte (pion, cavalier, catapulte, archer, tour, fou, prince, dame, roi), X à la suivante qui peut prendre, T à la case suivante où la pièce choisie peut aller",
      options: {
        array: {
          title: "Position de départ",
          values: {
            default: "Catapultes au milieu",
            alternating: "Cavaliers et catapultes en alternance",
            shuffled: "Mélangée\u202f: une autre à chaque partie",
          },
        },
        knightLegA: {
          title: "La partie droite du petit trajet d’un cavalier",
          values: { "1": "Une case", "4": "Quatre cases", any: "Autant de cases qu’on veut" },
        },
        runMustBeFull: {
          title: "Une rafle",
          values: yesNo("Prend toute la rangée de pièces", "En prend autant qu’on veut"),
        },
        runThroughShield: {
          title: "Une rafle vers un roi derrière ses pièces",
          values: yesNo("Les traverse : il y a échec", "S’arrête avant le roi : pas d’échec"),
        },
        stepCaptures: {
          title: "Les pas simples de la catapulte, de la tour et du fou",
          values: yesNo("Peuvent prendre", "Vont seulement sur des cases vides"),
        },
        winBy: {
          title: "La partie se gagne",
          values: { checkmate: "Par échec et mat", capture: "En prenant le roi" },
        },
      },
    },
    shared: {
      array: { title: "Position de départ", values: { default: "L’habituelle" } },
      swap: {
        title: "Échange",
        values: yesNo("Le second joueur peut prendre le premier coup à son compte", "Non"),
      },
    },
    trees,
  },

  beside: {
    reconstructed: "Certaines règles sont reconstituées :",
    whichOnes: "lesquelles",
    legTo: { jump: "saut en", canter: "galop vers", take: "prend", shot: "tire sur" },
    idleHelp: "Touchez une pièce entourée pour voir où elle peut aller.",
    waitHelp: (meanwhile: "" | "computer" | "person") =>
      `Vous pouvez revoir la partie${{ "": "", computer: " pendant que l’ordinateur réfléchit", person: " en attendant" }[meanwhile]}.`,
    lookHelp: "Vous voyez une position antérieure. Revenez à la partie pour continuer à jouer.",
    awayHelp: "Rien n’est perdu. La partie reprend quand la connexion est de retour.",
    resultHeading: {
      w: "Blanc gagne",
      b: "Noir gagne",
      draw: "Partie nulle",
      nobody: "Personne ne gagne",
      youWin: "Vous gagnez",
      youLose: "Vous perdez",
      teamWin: "Votre équipe gagne",
      teamLose: "Votre équipe perd",
    },
    seatsWin: (names: string, count: number) => `${names} ${count === 1 ? "gagne" : "gagnent"}`,
  },

  values: {
    heading: (seat: Seat, value: string, wdl: "win" | "draw" | "loss") =>
      wdl === "draw" ? "Jeu parfait : nulle" : `Jeu parfait\u202f: à ${sides[seat]} de jouer, ${value}`,
  },

  beside_insight: {
    end: { lookBack: "Revoir", worst: "Trouver les pires coups" },
    why: {
      heading: (notation: string) => `Pourquoi ${notation}\u202f?`,
      wait: "Le moteur réfléchit…",
      failed: "Le moteur n’a pas répondu. Veuillez réessayer.",
      best: "Rien de mieux n’a été trouvé.",
      scores: "Les scores comptent en pions, pour le camp qui joue. Calculé dans votre navigateur.",
    },

    values: {
      wait: "Recherche dans les tables…",
      failed: {
        none: "Il n’y a pas encore de table avec cette position.",
        rated: "Une partie classée que vous jouez est proche de cette position.",
        away: "Le serveur n’a pas répondu. Veuillez réessayer.",
      },
      moves: "Coups et leurs valeurs",
      legend: "Pour le camp qui doit jouer : +5 gagne en cinq coups, = fait nulle, −12 perd en douze coups.",
      more: "Ce que cela veut dire",
    },
  },

  beside_questions: {
    help: "Tapez un coup, ou une question : où sont mes cavaliers ; où sont ses pions ; que peut faire D6 ; qu’y a-t-il en D6 ; dernier coup ; pendules ; à qui de jouer.",
    none: "aucun",
    noLast: "Aucun coup n’a été joué.",
    noClocks: "Cette partie se joue sans pendule.",
    over: "La partie est finie.",
    noSquare: (text: string) => `Il n’y a pas de case ${text}.`,
    empty: (square: string) => `${square} est vide.`,
    onSquare: (piece: string, square: string) => `${capital(piece)} en ${square}.`,
    places: (whose: string, plural: string, squares: string) =>
      `${capital(whose)}, ${menOf(plural)}\u202f: ${squares}.`,
    moves: (piece: string, square: string, moves: string) => `${capital(piece)} ${square}\u202f: ${moves}.`,
    noMoves: (piece: string, square: string) => `${capital(piece)} ${square} ne peut pas bouger maintenant.`,
    toMove: (name: string) => `À ${name} de jouer.`,
  },

  beside_resign: {
    sure: "Abandonner cette partie ?",
    text: "La partie finit et l’autre camp gagne.",
    team: (losers: string, winners: string) =>
      `La partie finit pour toute l’équipe\u202f: ${losers} perdent, ${winners} gagnent.`,
    yes: "Abandonner",
    no: "Continuer",
  },

  coach: {
    name: "Coach",
    often: { off: "Jamais", once: "Une fois par partie", always: "Toujours" },
    setting: "Le coach avertit des fautes",
    looking: "Le coach regarde votre coup.",
    warning: ({ harm, reply, seat, duty }: Warning): string => {
      const then = (duty && duties[duty.kind]?.(duty.squares)) ?? "";
      return `Ce coup ${harm}. ${sides[seat]} peut répondre ${shownMove(reply.notation)}${then}.`;
    },
    waits: "Votre coup n’est pas encore joué.",
    takeBack: "Le reprendre",
    play: "Le jouer quand même",
  },

  days: {
    plans: "Vos plans",
    hidden: (others: string) => `${others} ${/ (?:et|and) /u.test(others) ? "ne les voient pas" : "ne les voit pas"}`,
    none: "Rien de prévu.",
    how: (name: string) => `Rien de prévu. Déplacez une pièce ${de(name)} sur le plateau, puis l’une des vôtres.`,
    if: "si",
    then: "alors",
    otherwise: "Tout autre coup : on vous demande, comme d’habitude.",
    save: "Garder ce plan",
    further: "Prolonger",
    drop: "Abandonner",
    dropOf: (moves: readonly string[]) => `Abandonner le plan ${moves.map(shownMove).join(", ")}`,
    openOf: (moves: readonly string[]) => `Prolonger le plan après ${moves.map(shownMove).join(", ")}`,
    begin: (name: string) => `Un plan, pas la partie\u202f: choisissez un coup pour ${name}.`,
    line: (steps: readonly Step[], next: { own: boolean; name: string } | undefined): string => {
      const theirs = steps.filter(({ own }) => !own).at(-1);
      const last = steps.at(-1);
      if (!theirs || !last) return "";
      const begin = `Un plan, pas la partie\u202f: si ${theirs.name} joue ${fromTo(theirs.outcome)}`;
      if (last.own) return `${begin}, vous répondez ${fromTo(last.outcome)}${taking(last.outcome)}.`;
      return next?.own ? `${begin}, que répondez-vous\u202f?` : `${begin}, que joue ensuite ${next?.name ?? ""}\u202f?`;
    },
    settings: "Congés et rappels",
    notes: "Notes",
    onlyYou: "personne d’autre ne les lit",
    notePlaceholder: "Aucune note.",
    noteSaved: "Enregistré.",
    noteLater: "Pas encore enregistré.",
  },

  device: {
    notNow: "C’est impossible pour l’instant",
    elsewhere: "La partie a été modifiée dans une autre fenêtre.",
    threeDraw:
      "Dans une partie à trois, vous ne pouvez proposer la nulle que si les deux autres sont tous deux des personnes ou tous deux des ordinateurs",
    refused: "L’ordinateur a refusé la nulle dans cette position",
    needsServer: "Il faut un serveur pour cela, et ce site n’en a pas.",
    noRoom: "Ce navigateur n’a pas de place pour une partie, ou ne garde rien",
  },

  people: {
    rating: (now: number, provisional: boolean, change: number) =>
      `Votre cote\u202f: ${String(now)}${provisional ? "?" : ""} (${change === 0 ? "inchangée" : `${change > 0 ? "+" : "−"}${String(Math.abs(change))}`})`,
    offers: {
      label: "Propositions",
      draw: (name: string) => `${capital(name)} propose la nulle.`,
      drawOfThree: (name: string) => `${capital(name)} propose la nulle. Tous doivent être d’accord.`,
      ownDraw: (names: string) => `Vous avez proposé la nulle. La proposition tombe au prochain coup ${de(names)}.`,
      takeBack: (name: string, move: string) => `${capital(name)} demande à reprendre ${move}.`,
      ownTakeBack: (names: string) => `Vous avez demandé à reprendre votre coup. Réponse attendue\u202f: ${names}.`,
      resign: (name: string) => `${capital(name)} veut abandonner.`,
      ownResign: "Vous avez demandé à votre partenaire d’abandonner avec vous.",
      resignAsks: (winners: string) =>
        `La question est d’abord posée à votre partenaire. Si vous abandonnez tous les deux, ${winners} gagnent.`,
      playOn: "Continuer",
      resignToo: "Abandonner",
      accept: "Accepter",
      decline: "Décliner",
      allow: "Permettre",
      refuse: "Non",
      withdraw: "Retirer",
    },

    chat: {
      label: "Discussion",
      log: "Ce qui s’est dit",
      watcher: "Un spectateur",
      unread: (count: number) => counted(count, "nouvelle ligne", "nouvelles lignes"),
      phrases,
    },
  },

  phrases,

  people_chat: {
    off: "La discussion est coupée : vous voyez les phrases toutes faites, et combien de lignes les autres ont écrites.",
    hidden: (count: number) =>
      count < 2 ? `${String(count)} ligne n’est pas affichée.` : `${String(count)} lignes ne sont pas affichées.`,
    show: "Montrer ce que les autres écrivent",
    unheard: "Qui a coupé la discussion n’en voit que le nombre de lignes, jusqu’à son ouverture.",
    mute: (name: string) => `Ne plus lire ${name}`,
    report: (name: string) => `Signaler ${name}`,
    unmute: (name: string) => `Lire ${name} à nouveau`,
  },

  chat: {
    yours: "Votre message",
    send: "Envoyer",
  },

  stage_quarter: {
    offer: (percent: number) => `Couché, le plateau a des cases ${String(percent)}\u202f% plus grandes.`,
    notNow: "Pas maintenant",
  },

  stage_square: {
    may: {
      man: "Un pion avance d’un pas vers une case voisine, galope par-dessus des amis ou saute par-dessus des ennemis et les prend.",
      knight:
        "Un cavalier joue comme un pion et peut faire les deux en un coup : d’abord le galop, puis les sauts. C’est une charge.",
      pawn: "Un pion avance de trois cases au plus, tout droit, et prend en diagonale vers l’avant. Sur la dernière rangée, il devient une autre pièce.",
      chessKnight:
        "Un cavalier va d’une case tout droit et d’une en diagonale, ou de quatre en diagonale et d’une tout droit, par-dessus les ennemis mais pas les amis.",
      catapult:
        "Une catapulte glisse et fait des rafles le long de sa colonne, et avance d’une case à gauche ou à droite.",
      archer:
        "Un archer glisse dans les huit directions par des cases vides. Il tire sur un ennemi à une distance d’une à cinq cases, et reste où il est.",
      rook: "Une tour glisse et fait des rafles le long des rangées et des colonnes, et avance d’une case en diagonale.",
      bishop: "Un fou glisse et fait des rafles le long des diagonales, et avance d’une case tout droit.",
      prince: "Un prince va tout droit, puis en diagonale, en un coup, et prend une pièce à la fin.",
      queen: "Une dame glisse et fait des rafles dans les huit directions.",
      king: "Un roi va d’une case dans n’importe quelle direction.",
      tree: "Aucune pièce ne peut entrer sur la case d’un arbre.",
    },
  },

  turns: {
    yourMove: "à vous",
    waiting,
    next: "Partie suivante",
    nextOf: (count: number) => `Partie suivante\u202f: ${waiting(count)}`,
    heading: "À vous de jouer",
    // The clock comes with an English word behind it.
    live: (left: string) => `en direct, ${left}`,
    left: {
      days: (count: number): string => (count < 2 ? "reste 1 jour" : `reste ${String(count)} jours`),
      hours: (count: number): string => (count < 2 ? "reste 1 heure" : `reste ${String(count)} heures`),
      minutes: (count: number): string => (count < 2 ? "reste 1 minute" : `reste ${String(count)} minutes`),
    },
    showAll: "Tout voir",
    somebody: "Quelqu’un",
    challengeWord: (count: number) => (isOne(count) ? "défi" : "défis"),
    challenge,
    challenges: (names: readonly string[]) =>
      names.length === 1 ? challenge(names[0] ?? "") : `${listed(names)} vous défient`,
  },

  report: {
    title: (name: string) => `Signaler ${name}`,
    thanks: "Merci. L’hébergeur de ce serveur lira votre signalement.",
    close: "Fermer",
    send: "Envoyer le signalement",
    about: "De quoi s’agit-il ?",
    chat: "Ce qui a été écrit dans la discussion",
    here: "Ce qui a été écrit ici",
    name: "Le nom de ce joueur",
    play: "Sa façon de jouer : triche, ou parties quittées",
    what: "Que s’est-il passé ?",
    reads: (name: string, inGame: boolean) =>
      `Seul l’hébergeur lit ceci, avec votre nom${inGame ? ", la partie et sa discussion" : ""}. Rien n’en est dit à ${name}.`,
  },

  archive: {
    results: { "1-0": "gain de Blanc", "0-1": "gain de Noir", "1/2-1/2": "nulle" },
    origins: {
      all: "",
      site: "sur ce site",
      published: "dans les publications",
      "self-play": "entre moteurs",
      uploaded: "parmi les ajouts des joueurs",
    },
    on: (day: string) => (hasDay(day) ? `du ${day}` : de(day)),
    between: (since: string, until: string) =>
      `${hasDay(since) ? `du ${since}` : de(since)} ${hasDay(until) ? "au" : "à"} ${until}`,
    since: (day: string) => `depuis ${hasDay(day) ? "le " : ""}${day}`,
    until: (day: string) => `${hasDay(day) ? "jusqu’au" : "jusqu’en"} ${day}`,
    of: (player: string) => de(player),
    at: (event: string) => `lors ${de(event)}`,
    beginning: (moves: string) => `début ${moves}`,
    fen: "par la position affichée",
    pattern: "avec le motif affiché",
    material: (left: string) => `avec ${left} à la fin`,
    mine: "avec vous à l’une des places",
    rules: (name: string) => `règles\u202f: ${name}`,
  },
} satisfies Translation;
