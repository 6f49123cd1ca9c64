// The values that go into the board and come out of it.

/** A square's name as the players of the game write it: letter, number (`"F16"`, `"f6"`). */
export type Square = string;

/** A piece as FEN writes it: one of the letters of a seat's men; `T` is a tree, which is nobody's. */
export type PieceLetter = string;

/** Squares touch eight others, hexagons six. */
export type GridKind = "square" | "hex";

/** The men that have a drawing. The name is also what a player calls them. */
export type Man = "man" | "pawn" | "knight" | "catapult" | "archer" | "rook" | "bishop" | "prince" | "queen" | "king";

/** Which drawings are used: turned wood, flat, or tokens. */
export type Drawing = "a" | "b" | "token";

/** The men of a game by the small letter that FEN has for them, from the least to the greatest. */
export type Men = Readonly<Record<string, Man>>;

/** What one leg of a route is, as far as the board can tell. */
export type LegKind = "plain" | "canter" | "jump" | "slide" | "shot";

/** One leg of a route. */
export interface Leg {
  readonly from: Square;
  readonly to: Square;
  readonly kind: LegKind;
  /** The square leapt over, or null for a step. */
  readonly over: Square | null;
}

/**
 * Shape of the mark on a square that a piece can reach: dot, diamond, cross ring, double ring, flag. The last three
 * are on the enemy's men: a ring round the one taken, the number of each in a line of them, a crosshair.
 */
export type MarkKind = "plain" | "canter" | "jump" | "charge" | "castle" | "capture" | "run" | "shot";

/** A place at the board, as the catalog of games describes it. */
export interface Seating {
  /** What names it elsewhere: in `castles`, in a FEN. */
  readonly id: string;
  /** What players call it; `White`, `Black`, `Red`, `Blue`, `Green` or `Yellow`, which is also its colour. */
  readonly name: string;
  /** The letters of its pieces, in the order of the board's men. */
  readonly men: string;
}

/** The board itself: never changes during a game. */
export interface Geometry {
  /** Every square that exists, in any order. Squares left out are holes: the frame steps round them. */
  readonly squares: readonly Square[];
  /** Default: `square`. Hexagons are named by file and doubled rank: `F3` lies on `F1`, `G2` beside both. */
  readonly grid?: GridKind;
  /** The squares of each seat's castle, by the seat that owns it. */
  readonly castles: Readonly<Record<string, readonly Square[]>>;
  /** Which man each letter is. Default: `DEFAULT_MEN`. */
  readonly men?: Men;
  /** Who sits at the board, in turn order. Default: White with capital letters, and Black. */
  readonly seating?: readonly Seating[];
}

/** How the board lies and what is written on it. */
export interface View {
  /**
   * Clockwise turn of the board from the orientation of its names (file A left, rank 1 at the foot): quarter turns of
   * squares, third turns of hexagons. `turnTo` returns the turn that has a seat at the foot.
   */
  readonly turn: number;
  /** Letters and numbers in a broad frame, small ones inside the squares with a thin frame, or none. */
  readonly coordinates: "frame" | "inside" | "none";
  /** Turned wood, or the flat high-contrast set. Below 24 px a square either gives way to tokens, where there are some. */
  readonly pieceSet: "a" | "b";
}

/** Where squares lie on a mounted board: in sides of a square, from the upper left corner of its element. */
export interface Places {
  readonly width: number;
  readonly height: number;
  /** Undefined where there is no such square. */
  middleOf(square: Square): { readonly x: number; readonly y: number } | undefined;
  /** Undefined in a hole or on the frame. */
  squareAt(place: { readonly x: number; readonly y: number }): Square | undefined;
}

/** The colours of rings and arrows: green, red, yellow, blue. */
export type DrawnColour = "G" | "R" | "Y" | "B";

/** A ring that a person has drawn, or an arrow where there is a last square. */
export interface Drawn {
  readonly colour: DrawnColour;
  readonly from: Square;
  readonly to: Square | null;
}

/** A square that the picked piece can reach. */
export interface Mark {
  readonly square: Square;
  readonly kind: MarkKind;
  /** Men taken; written in the mark when above 0. */
  readonly count: number;
  /** Hovered, focused or chosen: drawn reversed. */
  readonly hot: boolean;
}

/** What perfect play makes of the moves from or to a square: a short text in its corner, `"+5"`, `"="`, `"−12"`. */
export interface ValueMark {
  readonly square: Square;
  readonly result: "win" | "draw" | "loss";
  readonly text: string;
}

/** A ring at the foot of a piece: it may move, or it must (drawn thick, with ticks). */
export interface Ring {
  readonly square: Square;
  readonly kind: "move" | "must";
}

/**
 * The kind of movement. `step`: to a neighbour. `leap`: over one square, or to a neighbour. `slide`: straight on, any distance, over all
 * that it takes. `shot`: the piece stays on the first square and takes the piece on the last. `put`: a new piece appears on the only
 * square.
 */
export type Manner = "step" | "leap" | "slide" | "shot" | "put";

/** A route over the board: squares from the first to the last, and the men it takes (in any order). */
export interface Route {
  readonly squares: readonly Square[];
  readonly captures: readonly Square[];
  /** Default: `leap`. */
  readonly manner?: Manner;
}

/** A frame round men that stand in one line, the first and the last given by their squares. */
export interface Block {
  readonly squares: readonly Square[];
  readonly hot: boolean;
}

/** A labelled button at a square: one of several outcomes, or *End here*. */
export interface Chip {
  /** What it does, without its number: `"takes 3"`. */
  readonly label: string;
  /** What it does in more words, where it does not stand at its square. Default: the label. */
  readonly full?: string;
  /** Drawn instead of the label, which is then said only: the piece that a promotion makes. */
  readonly piece?: PieceLetter;
}

/** The buttons shown at one square, the first numbered 1. */
export interface Chips {
  readonly square: Square;
  /** What the choice is about, for screen readers. */
  readonly label: string;
  readonly items: readonly Chip[];
  /** Index of the one that Enter plays. */
  readonly selected: number;
  /** Whether the buttons carry numbers and the digit keys choose among them. */
  readonly numbered: boolean;
}

/** All that is on the board at one moment. Everything except `pieces` may be left out. */
export interface BoardState {
  readonly pieces: Readonly<Partial<Record<Square, PieceLetter>>>;
  readonly rings?: readonly Ring[];
  /** Pieces that may be picked or dragged; a tap beside one is taken for it. Default: the ringed and the picked. */
  readonly movable?: readonly Square[];
  /** Any square may be meant: a tap is for the one under it, never for a piece beside it. */
  readonly exact?: boolean;
  readonly picked?: Square | null;
  readonly marks?: readonly Mark[];
  readonly blocks?: readonly Block[];
  readonly values?: readonly ValueMark[];
  /** The square of a king that is attacked. */
  readonly check?: Square | null;
  /** The path drawn over the pieces: dashed canters, full jumps, an arrow at the end. */
  readonly route?: Route | null;
  /** Pieces that fade under a cross: those the drawn route takes. */
  readonly ghosts?: readonly Square[];
  readonly chips?: Chips | null;
  /** The move that led here: both ends tinted and bracketed, its path dotted while nothing is picked. */
  readonly last?: Route | null;
  /** A premove: dashed frames on both squares and a thin arrow. */
  readonly premove?: { readonly from: Square; readonly to: Square } | null;
  /** Premoves behind that one. All are numbered then. */
  readonly later?: readonly { readonly from: Square; readonly to: Square }[];
  /** What the letters jump through: key (`"k"`) to squares, in the order they are visited. */
  readonly tours?: Readonly<Record<string, readonly Square[]>>;
  /** Accessible name of each square's cell; squares left out are called by their name alone. */
  readonly names?: Readonly<Record<Square, string>>;
  /** Accessible name of the board: `"Cam, White to move"`. */
  readonly label?: string;
}

/** How a pointer or key reached a square. */
export type Via = "mouse" | "touch" | "key";

/** What the person does. The board changes nothing by itself: answer with `update`. */
export interface BoardEvents {
  /** Click, tap, Enter or Space on a square. */
  tap(square: Square, via: Via): void;
  /** The pointer or the keyboard focus rests on a square, or on none; touch sends it on a long press. */
  hover(square: Square | null, via: Via): void;
  /** A long press on a square is over: the person asks about the square. */
  hold(square: Square, via: Via): void;
  /** A ringed or picked piece has begun to follow the pointer. */
  dragStart(square: Square, via: Via): void;
  /** The dragged piece is over the middle part of a square. Sent once for each square. */
  dragOver(square: Square, via: Via): void;
  /** The dragged piece is let go, on a square or off the board. */
  drop(square: Square | null, via: Via): void;
  /** A chip is pressed, or its digit. */
  chip(index: number): void;
  /** The pointer or the focus is on a numbered chip that is not selected. */
  chipSelect(index: number): void;
  /** An arrow key while numbered chips are shown: select the one before or after. */
  chipStep(by: 1 | -1): void;
  /** Escape, right click, or a tap on no square. */
  cancel(): void;
  /** Backspace: one leg back. */
  back(): void;
}

/** Where time comes from while a move is replayed; tests hand in their own. */
export interface Clock {
  /** Milliseconds, only ever growing. */
  now(): number;
  /** Calls back before the next picture is drawn. */
  frame(callback: () => void): void;
}

/** What a board is made with. */
export interface BoardOptions {
  readonly geometry: Geometry;
  readonly view?: Partial<View>;
  /** Absent events are not told. */
  readonly on?: Partial<BoardEvents>;
  /** A picture instead of a grid of cells: no input, one accessible name. Default false. */
  readonly picture?: boolean;
  /** Default: the browser's clock. */
  readonly clock?: Clock;
  /** No motion at all; default: what the system asks for (`prefers-reduced-motion`), read at each move. */
  readonly still?: boolean;
  /** How fast moves are replayed, read at each move: 2 is twice as fast, 0 is without motion. Default 1. */
  readonly pace?: () => number;
}

/** How `update` brings a state in. */
export interface UpdateOptions {
  /** Replay this route, hop by hop, from the pieces now shown, then show the state. */
  readonly walk?: Route;
  /** Legs at the start of `walk` that are on the board already (walked or dragged by hand). Default 0. */
  readonly skip?: number;
}

/** A mounted board. */
export interface Board {
  /** The element that was put into the host. Its width follows the host, its height the shape of the board. */
  readonly element: HTMLElement;
  /** Shows a state. States that come while a move is replayed wait for it to end, in order. */
  update(state: BoardState, options?: UpdateOptions): void;
  /** Turns the board, or changes what is written on it, at once. */
  setView(view: Partial<View>): void;
  /** Ends a replay that runs, and all that wait. Any key or tap on the board does the same. */
  skip(): void;
  /** Resolves when nothing is being replayed. */
  settled(): Promise<void>;
  /** Puts the keyboard focus on a square, or on the one that had it. */
  focus(square?: Square): void;
  /** Shows the buttons of a choice in an element beside the board, where they hide none of it; null: at their square. */
  putChips(host: HTMLElement | null): void;
  /** Width and height of the board with its frame, in squares: for choosing the size of the host. */
  size(): { readonly width: number; readonly height: number };
  /** Removes the board and everything it listens to. */
  destroy(): void;
}
