// The words of typed questions, in French.
import type { Vocabulary } from "../../beside/question_words.ts";
import type { Translation } from "../translation.ts";

const beside_question_words: Vocabulary = {
  help: "(?:à l')?aide|aide[rz]? moi|commandes|questions|que puis je demander",
  last: "(?:(?:quel|c'est quoi|qu'(?:est ce que )?c'est) )?(?:(?:est|était|fut|a été) )?(?:le |son )?(?:dernier coup|coup précédent)(?: joué)?|qu'est ce qui a été joué|qu'a t on joué",
  clocks:
    "(?:la |les |le |l')?(?:pendules?|horloges?|temps)(?: restant)?|(?:.* )?combien de temps.*|quel (?:est le )?temps.*",
  turn: "(?:c'est )?à qui(?: .*(?:jouer|tour|trait|coup))?|qui .*(?:joue|jouer|trait|tour)|qui joue.*|(?:c'est )?(?:le |au )?(?:tour|trait)(?: de qui)?|(?:est ce )?(?:que )?(?:c'est )?(?:à moi(?: de jouer)?|mon tour)",
  asks: "où|(?:dans|sur) quelles?|que|qu(?=')|quoi|quel(?:le)?s?|qui|il y a|[a-z]\\d+ peut|montre[rz]?|liste[rz]?|est ce|peut|coups",
  can: "peu(?:t|vent)|pourraient|pourrait|faire|fait|coups?|jouer|aller|va|bouger",
  on: "sur|en|y|dans|est à",
  mine: "mes|mon|ma|mien(?:ne)?s?|notre|nos|à moi",
  theirs: "ses|son|sa|leurs?|sien(?:ne)?s?|advers(?:e|aire)s?|ennemie?s?|autres?",
  all: "tout|toutes?|tous|chaque",
  colours: {
    w: "blanc(?:he)?s?",
    b: "noire?s?",
    R: "rouges?",
    B: "bleue?s?",
    G: "verte?s?",
    Y: "jaunes?",
  },
  pieces: "pièces?|figures?|tout|toutes|tous",
  men: {
    man: "pions?",
    knight: "cavaliers?|chevaliers?|chevaux|cheval",
    pawn: "pions?",
    catapult: "catapultes?",
    archer: "archers?",
    rook: "tours?",
    bishop: "fous?",
    prince: "princes?",
    queen: "dames?|reines?",
    king: "rois?",
  },
};

export const questions = { beside_question_words } satisfies Translation;
