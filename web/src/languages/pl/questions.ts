// The words of typed questions, in Polish.
import type { Vocabulary } from "../../beside/question_words.ts";
import type { Translation } from "../translation.ts";

/** A stem with any ending: Polish nouns and adjectives have many. */
const declined = (stem: string): string => `${stem}\\p{L}*`;

const beside_question_words: Vocabulary = {
  help: "pomoc|pomocy|komendy|polecenia|pytania|o co mogę (?:za)?pytać",
  last: "(?:(?:jaki|który|co) (?:był|to|jest) )?(?:to )?(?:ostatni|poprzedni) ruch|(?:jaki (?:był|jest) )?ruch (?:ostatni|poprzedni)|co (?:ostatnio )?zagrano",
  clocks:
    "(?:stan )?zegar(?:y|a|ów)?|czasy?|ile (?:.* )?czasu(?: .*)?|jaki (?:.* )?czas(?: .*)?|co (?:jest )?na zegar(?:ze|ach)",
  turn: "(?:czyj|czyja) (?:.* )?(?:ruch|kolej|posunięcie)(?: .*)?|kto (?:.* )?(?:ruchu|gra|rusza|ruch)(?: .*)?|(?:na kogo )?(?:teraz )?kolej|(?:czy )?(?:to |teraz )?(?:mój ruch|moja kolej)",
  asks: "gdzie|pokaż|wymień|wypisz|co|jak(?:i|ie|a|ich)|któr(?:y|e|a|ych)|czy|dokąd|kto|(?:możliwe )?ruchy|może|na (?:jak|któr)(?:ich|im|ych|ym)",
  can: "mo(?:że|gą)|ruch(?:y|ów)?|zrobić|robi|ruszyć|iść|pójść|zagrać|dokąd",
  on: "na|stoi|jest",
  mine: "mój|moi|moje|moja|moją|moich|moim|moimi|mojego|mojej|nasz(?:e|a|ych)?",
  theirs: `jego|jej|ich|${declined("przeciwni")}|${declined("rywal")}|${declined("wrog")}|${declined("inn")}|${declined("drugi")}`,
  all: `${declined("wszystk")}|wszyscy|każd(?:y|a|e|ego|ej)`,
  colours: {
    w: declined("biał") + "|biali",
    b: declined("czarn"),
    R: declined("czerwon") + "|czerwieni",
    B: declined("niebiesk") + "|niebiescy",
    G: declined("zielon") + "|zieleni",
    Y: declined("żół[tc]"),
  },
  pieces: `bierek|bier(?:ka|ki|ce|kę|kami|kach)|figur(?:a|y|ę|ami)?|${declined("wszystk")}`,
  men: {
    man: declined("pion"),
    knight: `${declined("rycerz")}|skoczek|${declined("skoczk")}|koń|koni(?:e|a|em)?`,
    pawn: declined("pion"),
    catapult: declined("katapult"),
    archer: declined("łuczni"),
    rook: declined("wież"),
    bishop: `goniec|${declined("gońc")}`,
    prince: `książę|${declined("książ")}|${declined("księci")}`,
    queen: `${declined("hetman")}|${declined("królow")}`,
    king: "król(?:a|e|owie|i|ów|em)?",
  },
};

export const questions = { beside_question_words } satisfies Translation;
