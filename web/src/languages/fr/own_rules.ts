// French: the rules page of a variant from a file.
import type { Translation } from "../translation.ts";
import { counted, wordHer, word } from "./grammar.ts";

const times = (count: number): string => `${count === 1 ? "une" : word(count)} fois`;
const pieces = (count: number): string => `${wordHer(count)} ${count === 1 ? "pièce" : "pièces"}`;
const castle = (squares: readonly string[]): string => `${squares.join(", ")} (${counted(squares.length, "case")})`;

export const ownRules = {
  intro: (squares: number, reversed: boolean) =>
    `${reversed ? "Ici, qui gagnerait ailleurs a perdu. " : ""}Le plateau a ${String(squares)} cases.`,
  castles: (white: readonly string[], black: readonly string[]) =>
    `Château de Blanc\u202f: ${castle(white)}. Château de Noir\u202f: ${castle(black)}. Le but de chaque joueur est le château de l’autre.`,
  castle: (count: number, reversed: boolean) =>
    `Qui a ${pieces(count)} dans le château ennemi a ${reversed ? "perdu" : "gagné"}.`,
  taken: (count: number, reversed: boolean) =>
    `Qui prend la dernière pièce ennemie${count > 1 ? ` en gardant ${pieces(count)} ou plus` : ""} a ${reversed ? "perdu" : "gagné"}.`,
  stuck: (ifTwo: boolean, reversed: boolean) =>
    `Un joueur sans coup légal a ${reversed ? "gagné" : "perdu"}${ifTwo ? " si l’autre camp a deux pièces ou plus\u202f; sinon la partie est nulle" : ""}.`,
  repetition: (count: number) =>
    count === 0
      ? "Quand une position est apparue pour la troisième fois, le joueur qui doit jouer peut réclamer la nulle."
      : `La partie est nulle quand une position est apparue ${times(count)}.`,
  quiet: (moves: number) =>
    `La partie est nulle après ${moves === 1 ? "un coup" : `${word(moves)} coups`}, ceux des deux joueurs comptés, sans prise ni nouvelle entrée d’une pièce dans un château.`,
  offers: "Une nulle peut être proposée à tout moment, et un joueur peut abandonner.",
  castleMoves: (count: number) =>
    count === 0
      ? "Une pièce dans le château ennemi reste sur sa case\u202f: il n’y a pas de coups de château."
      : `Une pièce dans le château ennemi peut passer sur une autre de ses cases, pour faire de la place. Chaque joueur peut le faire ${times(count)} par partie. C’est un coup de château, et un tour entier.`,
  edges: "Là où il n’y a pas de case, rien ne peut se tenir ni arriver.",
  oneLeg:
    "Un coup est un pas, un galop ou un saut, et ne continue jamais. Ce qui est dit ici de coups plus longs ne vaut pas.",
  forward:
    "Un pion ne va que vers l’avant, tout droit ou en diagonale. Ce qui est dit des autres directions ne vaut que pour les cavaliers et les coups de château.",
  free: "Prenez, si l’une de vos pièces peut sauter aussitôt. Sinon jouez comme vous voulez\u202f; une charge possible se joue ou se laisse.",
  optional:
    "Personne n’est obligé de prendre\u202f: vous pouvez jouer autre chose, et un saut peut s’arrêter sur chaque case où il arrive.",
  words: "Les mots de l’auteur",
  lessons: "Les leçons de l’auteur",
  sets: (name: string) => `${name} a un seul jeu de règles, décrit ci-dessus.`,
} satisfies Translation["rules_own"];
