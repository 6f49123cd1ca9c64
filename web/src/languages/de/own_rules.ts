// German: the rules page of a variant from a file.
import type { Translation } from "../translation.ts";
import { counted, inWords, word } from "./nouns.ts";

const times = (count: number): string => (count === 1 ? "einmal" : `${word(count)}mal`);
const castle = (squares: readonly string[]): string =>
  `${squares.join(", ")} (${counted(squares.length, "Feld", "Felder")})`;

export const ownRules = {
  intro: (squares: number, reversed: boolean): string =>
    `${reversed ? "Wer sonst gewinnen würde, hat hier verloren. " : ""}Das Brett hat ${String(squares)} Felder.`,
  castles: (white: readonly string[], black: readonly string[]): string =>
    `Burg von Weiß: ${castle(white)}. Burg von Schwarz: ${castle(black)}. Das Ziel jedes Spielers ist die Burg des anderen.`,
  castle: (pieces: number, reversed: boolean): string =>
    `Wer ${inWords(pieces, "eine Figur", "Figuren")} in der gegnerischen Burg hat, hat ${reversed ? "verloren" : "gewonnen"}.`,
  taken: (pieces: number, reversed: boolean): string =>
    `Wer die letzte gegnerische Figur schlägt${pieces > 1 ? ` und selbst noch mindestens ${word(pieces)} hat` : ""}, hat ${reversed ? "verloren" : "gewonnen"}.`,
  stuck: (ifTwo: boolean, reversed: boolean): string =>
    `Ein Spieler ohne erlaubten Zug hat ${reversed ? "gewonnen" : "verloren"}${ifTwo ? ", wenn die andere Seite mindestens zwei Figuren hat; sonst ist es remis" : ""}.`,
  repetition: (count: number): string =>
    count === 0
      ? "Entsteht eine Stellung zum dritten Mal, darf der Spieler am Zug Remis beanspruchen."
      : `Remis ist es, wenn eine Stellung ${times(count)} entstanden ist.`,
  quiet: (moves: number): string =>
    `Remis ist es nach ${inWords(moves, "einem Zug", "Zügen")}, die beider Spieler zusammengezählt, ohne dass geschlagen wurde oder eine Figur neu in eine Burg kam.`,
  offers: "Remis anbieten kann man jederzeit, und aufgeben darf man.",
  castleMoves: (count: number): string =>
    count === 0
      ? "Eine Figur in der gegnerischen Burg bleibt auf ihrem Feld: Burgzüge gibt es nicht."
      : `Eine Figur in der gegnerischen Burg darf auf ein anderes Feld der Burg ziehen, um Platz zu machen. Das darf jeder Spieler ${times(count)} in einer Partie. Es ist ein Burgzug und ein ganzer Zug.`,
  edges: "Wo kein Feld ist, kann nichts stehen oder landen.",
  oneLeg:
    "Ein Zug ist ein Schritt, ein Kanter oder ein Sprung und geht nie weiter. Was hier über längere Züge steht, gilt nicht.",
  forward:
    "Ein Bauer zieht nur vorwärts, geradeaus oder diagonal. Was von anderen Richtungen gesagt wird, gilt nur für Ritter und Burgzüge.",
  free: "Schlage, wenn eine deiner Figuren sofort springen kann. Sonst ziehst du, wie du willst; eine mögliche Attacke kannst du ausführen oder lassen.",
  optional:
    "Niemand muss schlagen: Du darfst auch anders ziehen, und ein Sprung darf auf jedem Feld enden, auf dem er landet.",
  words: "Worte des Autors",
  lessons: "Lektionen des Autors",
  sets: (name: string): string => `${name} hat einen einzigen Regelsatz, den oben beschriebenen.`,
} satisfies Translation["rules_own"];
