// The words of typed questions, in German.
import type { Vocabulary } from "../../beside/question_words.ts";
import type { Translation } from "../translation.ts";

/** A stem of an adjective with its endings, or with that of a name: "weiße", "Weiß'", "Rots". */
const declined = (stem: string): string => `${stem}(?:e[mnrs]?|'?s)?`;

const beside_question_words: Vocabulary = {
  help: "hilfe(?: bitte)?|hilf(?: mir)?|befehle|(?:welche )?fragen|was kann ich (?:hier )?(?:fragen|eingeben|tippen)",
  last: "(?:(?:was|wie|welcher|welches) (?:war|ist) )?(?:de[rn] )?(?:letzter?|vorheriger?|voriger?) (?:halb)?zug|welcher zug war der letzte|was wurde (?:zuletzt )?(?:gezogen|gespielt)",
  clocks:
    "(?:die )?(?:schach)?uhr(?:en)?|(?:die )?(?:rest|bedenk)?zeit(?:en)?|wie ?viel (?:rest|bedenk)?zeit.*|wie lange? ha(?:be|t|ben).*|wie ste(?:ht|hen) (?:es um )?die uhr(?:en)?|was zeig(?:t|en) die uhr(?:en)?",
  turn: "(?:wer|welche (?:seite|farbe)) .*(?:am zug|dran|reihe)(?: jetzt| gerade)?|(?:wer|welche (?:seite|farbe)) (?:muss |darf )?(?:jetzt )?(?:zieht|spielt|ziehen|spielen)(?: jetzt)?|wessen zug.*|wer hat den zug|an wem ist der zug|am zug|dran|bin ich (?:jetzt )?(?:am zug|dran|an der reihe)",
  asks: "wo|wohin|was|wer|welche[mnrs]?|zeige?|nenne?|liste|kann|darf|hat|z(?:ü|ue)ge|auf welche[mnr]?",
  can: "k(?:a|ö|oe)nn(?:en)?|kann|darf|d(?:ü|ue)rfen|z(?:ü|ue)gen?|zieht|ziehen|hinziehen|wohin|hin|tun|machen|gehen",
  on: "auf|ist|steht|stehen|befindet",
  mine: `${declined("mein")}|${declined("unser")}`,
  theirs: `${declined("sein")}|ihr(?:e[mnrs]?)?|deren|gegner(?:s|n|in|innen)?|${declined("gegnerisch")}|${declined("feindlich")}|ander(?:e[mnrs]?)`,
  all: "alle[mnrs]?|jede[mnrs]?|s(?:ä|ae)mtliche[nr]?",
  colours: {
    w: declined("weiß"),
    b: declined("schwarz"),
    R: declined("rot"),
    B: declined("blau"),
    G: declined("gr(?:ü|ue)n"),
    Y: declined("gelb"),
  },
  pieces: "figur(?:en)?|steine?n?|alles?",
  men: {
    man: "bauer[ns]?|m(?:a|ä|ae)nn(?:er|ern|en)?",
    knight: "ritter[ns]?|springer[ns]?|pferden?|pferd",
    pawn: "bauer[ns]?",
    catapult: "katapult(?:en?|s)?",
    archer: "(?:bogen)?sch(?:ü|ue)tzen?",
    rook: "t(?:u|ü|ue)rm(?:en?|s)?",
    bishop: "l(?:ä|ae)ufer[ns]?",
    prince: "prinz(?:en)?",
    queen: "damen?|k(?:ö|oe)nigin(?:nen)?",
    king: "k(?:ö|oe)nig(?:en?|s)?",
  },
};

export const questions = { beside_question_words } satisfies Translation;
