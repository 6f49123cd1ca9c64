// The page's own texts for each family of games: marks, first lesson, keys, options. The core supplies the rest; the
// chapters of the rules are in rules/.
import type { MarkKind } from "@camlann/board";
import { translatable } from "./language.ts";
import type { Obligation, Variant } from "./core.ts";

/** A mark as the legend shows it. */
export interface LegendMark {
  kind: MarkKind;
  count: number;
  text: string;
}

/** An option of a rule set that is chosen for a game by itself: what it is called, and what each value means. */
export interface OptionWords {
  title: string;
  values: Record<string, string>;
}

export interface Family {
  legend: LegendMark[];
  /** A game in five lines, for a newcomer. */
  lines: (variant: Variant) => string[];
  /** True if a move can be walked leg by leg. */
  walks: boolean;
  /** The keys that find men. */
  keys: string;
  /** Anchors on the rules page of what the line above the board may press for. */
  pressed: Partial<Record<Obligation["kind"], string>>;
  /** Where a game has but one rule set, its options are offered instead. */
  options: Record<string, OptionWords>;
}

const legend: LegendMark[] = [
  { kind: "plain", count: 0, text: "plain step" },
  { kind: "canter", count: 0, text: "canter, over a friend" },
  { kind: "jump", count: 2, text: "jump (2 captured)" },
  { kind: "charge", count: 2, text: "charge (2 captured)" },
  { kind: "castle", count: 0, text: "into the castle" },
];
const tap =
  "Tap a ringed piece, then a marked square. The page knows the rules and says why when something is not allowed.";
const charge = "A knight may do both in one move: canters first, then jumps. That is a charge.";
const finding =
  "K, M and C find the next knight, man and piece that may capture, and T the next square where the picked piece can go";

const camelot: Family = {
  legend,
  lines: ({ castlePiecesToWin, reversed }) => [
    `Bring ${["", "one piece", "two pieces"][castlePiecesToWin] ?? `${String(castlePiecesToWin)} pieces`} into the castle at the far end, or take every enemy piece, and you ${reversed ? "have lost" : "win"}.`,
    "A piece steps to any square beside it, or canters: leaps over friends, one after another.",
    "It jumps over an enemy to the empty square behind and takes it. If you can jump, you must, and go on while you can.",
    charge,
    tap,
  ],
  walks: true,
  keys: finding,
  pressed: { capture: "must-capture", leave: "own-castle-first", "leave-by-jump": "own-castle-first" },
  options: {},
};

/** True if the players put trees on the board before the first move. */
export const hasTrees = ({ kinds }: Pick<Variant, "kinds">): boolean => kinds.some(({ word }) => word === "plant");

const trees = {
  numbers: ["no trees", "a tree", "two trees", "three trees", "four trees", "five trees"],
  more: (count: number) => `${String(count)} trees`,
};
/** "three trees" */
export const treesText = (count: number): string => trees.numbers[count] ?? trees.more(count);

/** The first line names the first phase, if there are trees. */
const wooded: Family = {
  ...camelot,
  lines: (variant) => {
    const [aim = "", ...others] = camelot.lines(variant);
    const put = `White, then Black, plants ${treesText(variant.trees)} on their own side. No piece may enter a tree’s square.`;
    return [`${put} ${aim}`, ...others];
  },
  pressed: { ...camelot.pressed, plant: "trees-first" },
  options: {
    treeLeap: {
      title: "Trees",
      values: { none: "no piece leaps over a tree", canter: "pieces canter over trees, as over friends" },
    },
  },
};

/** "Red and Blue against Green and Yellow". */
const teams = ({ seating, sides }: Variant): string =>
  sides
    .map((side) => seating.filter(({ id }) => side.includes(id)))
    .map((team) => team.map(({ name }) => name).join(" and "))
    .join(" against ");

/** Texts for four players in two teams. */
const teamed: Family = {
  ...camelot,
  lines: (variant) => [
    `${teams(variant)}: ${variant.castlePiecesToWin === 2 ? "two pieces of your team" : "one piece of your team"} in the castles opposite, or every enemy piece taken, and you win together.`,
    "A piece steps to any square beside it, or canters: leaps over friends, your own and your partner's, one after another.",
    "It jumps over an enemy to the empty square behind and takes it. If your pieces can jump, you must, and go on while you can.",
    charge,
    tap,
  ],
  options: {
    array: {
      title: "Opening position",
      values: { wcf: "Knights in two rows, as in Camelot", "1932": "All knights in the back row, as in 1932" },
    },
    sideCastleJump: {
      title: "Jumping into a castle at the sides",
      values: { true: "Is allowed", false: "Is not allowed" },
    },
  },
};

/** Texts for three players on hexagons, each alone. */
const hexagonal: Family = {
  ...camelot,
  lines: () => [
    "Bring one piece into another castle, or be the last player with pieces, and you win. Everyone plays alone.",
    "A hexagon has six neighbours. A piece steps to one of them, or canters: leaps over your own pieces, one after another.",
    "It jumps over an enemy to the empty hexagon behind and takes it. If you can jump, you must, and go on while you can.",
    charge,
    "Tap a ringed piece, then a marked hexagon. The page knows the rules and says why when something is not allowed.",
  ],
  keys: `the digits 7, 8, 9 and 1, 2, 3 go in the six directions, ${finding}`,
};

/** Texts for games of men only, with moves of one leg. */
const knightless: Family = {
  ...camelot,
  legend: legend.filter(({ kind }) => kind !== "charge"),
  lines: () => [
    "Bring one man into the castle at the far end, or take every enemy man, and you win.",
    "A man steps to any square beside it, or canters: leaps over one friend.",
    "It jumps over an enemy to the empty square behind and takes it. If you can jump, you must.",
    "A move is one step or one leap: there are no chains, and no knights.",
    tap,
  ],
  keys: "M and C find the next man and the next that may capture, and T the next square where the picked man can go",
  pressed: { capture: "must-capture" },
};

const yesNo = (yes: string, no: string): Record<string, string> => ({ true: yes, false: no });

const camblam: Family = {
  legend: [
    { kind: "plain", count: 0, text: "move" },
    { kind: "capture", count: 0, text: "capture" },
    { kind: "run", count: 3, text: "run (captured so far)" },
    { kind: "shot", count: 0, text: "shot, the archer stays" },
  ],
  lines: () => [
    "Chess on a 12 × 12 board: checkmate the enemy king. Most pieces move as in chess and can do more.",
    "Queen, rook, bishop and catapult run: in one move they take as many enemies as stand in a row on their line.",
    "Archers shoot up to five squares and stay. Princes go straight, then diagonally. Pawns go up to three squares.",
    "A run passes through the pieces beside your king; a gap stops it. A knight on b8 or j8 (b5 or j5) can mate on move three.",
    "Tap a ringed piece, then a mark; of a run, its last piece. The page says why something is not allowed.",
  ],
  walks: false,
  keys: "P, N, C, A, R, B, I, Q and K find the next piece of that kind, X one that may capture, and T the next square where the picked piece can go",
  pressed: { check: "check" },
  options: {
    array: {
      title: "Opening position",
      values: {
        default: "Catapults in the middle",
        alternating: "Knights and catapults alternating",
        shuffled: "Shuffled",
      },
    },
    knightLegA: {
      title: "The straight part of a knight's short path",
      values: { "1": "One square", "4": "Four squares", any: "Any number of squares" },
    },
    runMustBeFull: {
      title: "A run",
      values: yesNo("Takes the whole row of pieces", "Takes as many as you like"),
    },
    runThroughShield: {
      title: "A run at a king behind its own pieces",
      values: yesNo("Goes through them: it is check", "Stops before the king: no check"),
    },
    stepCaptures: {
      title: "The single steps of catapult, rook and bishop",
      values: yesNo("May capture", "Go to empty squares only"),
    },
    winBy: {
      title: "The game is won",
      values: { checkmate: "By checkmate", capture: "By taking the king" },
    },
  },
};

/** Options of every game of two, and of variants from files. */
export const shared: Record<string, OptionWords> = {
  array: { title: "Opening position", values: { default: "The usual one" } },
  swap: { title: "Swap", values: yesNo("The second player may take over the first move", "No") },
};

export const familyTexts = { camelot, wooded, teamed, hexagonal, knightless, camblam, shared, trees };
translatable("families", familyTexts);

/** Chooses the texts of a variant by the core's data: its family, the number of seats and the kinds of men. */
export function familyOf({
  family,
  grid,
  seats,
  men,
  kinds,
}: Pick<Variant, "family" | "grid" | "seats" | "men" | "kinds">): Family {
  if (family === "camblam") return camblam;
  if (grid === "hex") return hexagonal;
  if (seats > 2) return teamed;
  if (hasTrees({ kinds })) return wooded;
  return Object.values(men).includes("knight") ? camelot : knightless;
}

/** What a game begins from, as the server says it. */
export interface Begun {
  rules: string;
  start: string | null;
}

/**
 * Returns a game in five lines. Two may end with their first sentence: the one about jumps where nobody has to capture,
 * and the one that warns of a mate in games of Camblam that do not begin from its usual array.
 */
export function linesOf(variant: Variant, begun?: Begun): string[] {
  const shortened = [
    false,
    false,
    variant.ruleSets[0]?.options["capture"] === "optional",
    variant.family === "camblam" && (begun?.start ?? begun?.rules.includes(",array")),
  ];
  return familyOf(variant)
    .lines(variant)
    .map((line, i) => (shortened[i] ? line.replace(/\. .*/, ".") : line));
}

/** Returns a rule set with its options in words: the name of the set, then each option with its value. */
export function rulesInWords(variant: Variant, rules: string): { set: string; options: string[] } {
  const [id = "", ...options] = rules.split(",");
  const known = familyOf(variant).options;
  return {
    set: variant.ruleSets.find((set) => set.id === id)?.name ?? id,
    options: options.map((option) => {
      const [name = "", value = ""] = option.split("=");
      const { title = name, values = {} }: Partial<OptionWords> = known[name] ?? shared[name] ?? {};
      return `${title}: ${values[value] ?? value}`;
    }),
  };
}
