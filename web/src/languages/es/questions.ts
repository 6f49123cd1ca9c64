// The words of typed questions, in Spanish.
import type { Vocabulary } from "../../beside/question_words.ts";
import type { Translation } from "../translation.ts";

const beside_question_words: Vocabulary = {
  help: "ayuda|ayúdame|comandos|preguntas|qué puedo preguntar",
  last: "(?:(?:cuál|qué) (?:fue|es|era|ha sido) )?(?:la |el )?(?:últim[ao] (?:jugada|movimiento)|(?:jugada|movimiento) (?:anterior|previ[ao]))|qué se (?:ha )?(?:jugó|movió|jugado|movido)",
  clocks:
    "(?:el |los )?(?:reloj(?:es)?|tiempos?)|(?:cuánto|cuál|qué) (?:es el )?tiempo.*|cuánto (?:me |le |nos )?queda.*|cómo (?:va|van|está|están) (?:el |los )?reloj(?:es)?",
  turn: "(?:(?:de|a) )?quién (?:.* )?(?:turno|toca|juega|mueve|jugar|mover)(?: ahora)?|(?:le )?toca a quién|(?:el )?turno|(?:es mi turno|me toca)(?: a mí| jugar)?",
  asks: "dónde|(?:a|hacia) dónde|adónde|en qué|qué|cuáles|cuál|quién|muéstrame|muestra|lista|dime|puede|jugadas|movimientos|hay",
  can: "pued[ae]n?|podría|hacer|jugadas?|movimientos?|mover(?:se)?|mueve|ir",
  on: "hay|está|en",
  mine: "mis?|mí[ao]s?|nuestr[ao]s?",
  theirs:
    "sus?|suy[ao]s?|rival(?:es)?|oponentes?|contrari[ao]s?|contrincantes?|adversari[ao]s?|enemig[ao]s?|otr[ao]s?|ellos|ellas?",
  all: "tod[ao]s?|cada",
  colours: {
    w: "blanc[ao]s?",
    b: "negr[ao]s?",
    R: "roj[ao]s?",
    B: "azul(?:es)?",
    G: "verdes?",
    Y: "amarill[ao]s?",
  },
  pieces: "piezas?|fichas?|tod[ao]s?",
  men: {
    man: "pe(?:ón|ones)",
    knight: "caballos?|caballeros?",
    pawn: "pe(?:ón|ones)",
    catapult: "catapultas?",
    archer: "arqueros?",
    rook: "torres?",
    bishop: "alfil(?:es)?",
    prince: "príncipes?",
    queen: "damas?|reinas?",
    king: "rey(?:es)?",
  },
};

export const questions = { beside_question_words } satisfies Translation;
