// <camlann-board>: a game on a page in one element.
import type { View } from "@camlann/board";
import { Game, type Outcome } from "@camlann/core";
import styles from "../../board/board.css?inline";
import { createPlay } from "./play.ts";
import type { Line, Opponent, Play } from "./types.ts";

/** Node has no elements; a program there may import the package all the same. */
const Element =
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ?? (Object as unknown as typeof HTMLElement);

const own = `
camlann-board { display: block; }
camlann-board > .camlann-line { margin: 0 0 0.5em; min-height: 1.5em; }
camlann-board > .camlann-line[data-tone="refused"] { font-style: italic; }
`;

/** The styles are once in a document, or in the shadow root that the element is in. */
const styled = new WeakSet<Node>();

function style(root: Node): void {
  if (styled.has(root) || !(root instanceof Document || root instanceof ShadowRoot)) return;
  styled.add(root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + own);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Attributes that begin another game; the others change the board. */
const begins = ["game", "rules", "fen"];

export class CamlannBoard extends Element {
  static readonly observedAttributes = [
    ...begins,
    "seats",
    "steps",
    "confirm",
    "turn",
    "coordinates",
    "board",
    "theme",
  ];

  #game: Game | null = null;
  #play: Play | null = null;
  #opponent: Opponent | null = null;
  #line: HTMLElement | undefined;
  #host: HTMLElement | undefined;
  /** The buttons of a choice, where on the board they would be under the finger that made them appear. */
  #choices: HTMLElement | undefined;
  /** Counts the games: what arrives for an earlier one is dropped. */
  #begun = 0;
  /** The opponent has been asked in this position. */
  #asked: { game: Game; plies: number } | undefined;
  #resolve: (game: Game) => void = () => undefined;
  readonly ready = new Promise<Game>((resolve) => {
    this.#resolve = resolve;
  });

  get game(): Game | null {
    return this.#game;
  }

  set game(game: Game | null) {
    this.#begun++;
    this.#game = game;
    this.#show();
  }

  get play(): Play | null {
    return this.#play;
  }

  get opponent(): Opponent | null {
    return this.#opponent;
  }

  set opponent(opponent: Opponent | null) {
    this.#opponent = opponent;
    this.#asked = undefined;
    this.#ask();
  }

  connectedCallback(): void {
    // A property that a page has set before the element was defined hides its own.
    for (const name of ["opponent", "game"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: value });
    }
    style(this.getRootNode());
    if (!this.#host) {
      this.#line = document.createElement("p");
      this.#line.className = "camlann-line";
      this.#line.setAttribute("aria-live", "polite");
      this.#host = document.createElement("div");
      this.#choices = document.createElement("div");
      this.#choices.className = "camlann-choices";
      this.append(this.#line, this.#host, this.#choices);
    }
    this.#colour();
    if (this.#game) this.#show();
    else void this.#begin();
  }

  disconnectedCallback(): void {
    this.#play?.destroy();
    this.#play = null;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.#host || before === now) return;
    if (begins.includes(name)) void this.#begin();
    else if (name === "board" || name === "theme") this.#colour();
    else {
      this.#play?.seat(this.#seats());
      this.#play?.set({ steps: this.hasAttribute("steps"), confirm: this.hasAttribute("confirm") });
      this.#play?.board.setView(this.#view());
      this.#ask();
    }
  }

  update(): void {
    this.#play?.update();
    this.#after();
  }

  /** Begins the game of the attributes. */
  async #begin(): Promise<void> {
    const mine = ++this.#begun;
    try {
      const rules = this.getAttribute("rules");
      const game = await Game.open(this.getAttribute("game") ?? "camelot", {
        ...(rules !== null && { rules }),
        fen: this.getAttribute("fen"),
      });
      if (mine !== this.#begun) return;
      this.#game = game;
      this.#show();
    } catch (problem) {
      if (mine === this.#begun) this.#fail(problem);
    }
  }

  #show(): void {
    this.#play?.destroy();
    this.#play = null;
    if (!this.#game || !this.#host || !this.isConnected) return;
    this.#play = createPlay(this.#host, {
      game: this.#game,
      seats: this.#seats(),
      view: this.#view(),
      steps: this.hasAttribute("steps"),
      confirm: this.hasAttribute("confirm"),
      moved: (move) => {
        this.#moved(move);
      },
      said: (line) => {
        this.#say(line);
      },
    });
    if (matchMedia("(max-width: 699px), (pointer: coarse)").matches) this.#play.board.putChips(this.#choices ?? null);
    this.#resolve(this.#game);
    this.#after();
  }

  #seats(): readonly string[] {
    const seats = this.getAttribute("seats");
    return seats === null
      ? (this.#game?.variant.seating.map(({ id }) => id) ?? [])
      : seats.split(/\s+/).filter(Boolean);
  }

  #view(): Partial<View> {
    const coordinates = this.getAttribute("coordinates");
    return {
      turn: Number(this.getAttribute("turn") ?? 0) || 0,
      ...(coordinates === "frame" || coordinates === "inside" || coordinates === "none" ? { coordinates } : {}),
    };
  }

  #colour(): void {
    if (!this.#host) return;
    this.#host.dataset["board"] = this.getAttribute("board") ?? "oak";
    this.#host.dataset["theme"] = this.getAttribute("theme") ?? "light";
  }

  #moved(move: Outcome): void {
    this.dispatchEvent(new CustomEvent("camlann-move", { bubbles: true, detail: { move, game: this.#game } }));
    this.#after();
  }

  /** Says the end of the game, or asks the opponent. */
  #after(): void {
    const outcome = this.#game?.outcome;
    if (!outcome) {
      this.#ask();
      return;
    }
    this.dispatchEvent(new CustomEvent("camlann-end", { bubbles: true, detail: outcome }));
  }

  #ask(): void {
    const game = this.#game;
    const opponent = this.#opponent;
    if (!game || !opponent || !this.#play || game.outcome || this.#seats().includes(game.seat)) return;
    const plies = game.state.ply;
    if (this.#asked?.game === game && this.#asked.plies === plies) return;
    const asked = (this.#asked = { game, plies });
    opponent(game).then(
      (text) => {
        if (this.#asked !== asked || this.#game !== game || game.state.ply !== plies) return;
        this.#asked = undefined;
        if (text === null) return;
        try {
          const move = game.play(text);
          this.#play?.update();
          this.#moved(move);
        } catch (problem) {
          this.#fail(problem);
        }
      },
      (problem: unknown) => {
        if (this.#asked !== asked) return;
        this.#asked = undefined;
        this.#fail(problem);
      },
    );
  }

  #say(line: Line): void {
    if (this.#line) {
      this.#line.textContent = line.text;
      this.#line.dataset["tone"] = line.tone;
    }
    this.dispatchEvent(new CustomEvent("camlann-line", { bubbles: true, detail: line }));
  }

  #fail(problem: unknown): void {
    this.#say({ text: problem instanceof Error ? problem.message : String(problem), tone: "refused", rule: null });
    this.dispatchEvent(new CustomEvent("camlann-error", { bubbles: true, detail: problem }));
  }
}

if (globalThis.customElements && !customElements.get("camlann-board")) {
  customElements.define("camlann-board", CamlannBoard);
}
