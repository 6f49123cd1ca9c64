// The score graph's line, drawn by uPlot: fetched with the first review. What is written on the graph, and how one walks along it, is
// ScoreGraph's, as are the few rules of uPlot's style sheet that a plot without axes, legend and cursor needs.
import uPlot from "uplot";

const even = 0.5;

/** Returns the current value from the style sheet. */
const token = (place: Element, name: string): string => getComputedStyle(place).getPropertyValue(name).trim();

export class ScorePlot {
  readonly #plot: uPlot;
  readonly #sized: ResizeObserver;
  /** Themes are an attribute of the document. */
  readonly #themed: MutationObserver;
  #plies = 1;

  constructor(place: HTMLElement) {
    const colour = (name: string) => (): string => token(place, name);
    const area = (plot: uPlot): CanvasGradient => {
      const { top, height } = plot.bbox;
      const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
      for (const [from, to, name] of [
        [0, even, "--score-w"],
        [even, 1, "--score-b"],
      ] as const) {
        gradient.addColorStop(from, token(place, name));
        gradient.addColorStop(to, token(place, name));
      }
      return gradient;
    };
    const line = { stroke: colour("--score-line"), points: { show: false } };
    this.#plot = new uPlot(
      {
        width: Math.max(1, place.clientWidth),
        height: Math.max(1, place.clientHeight),
        padding: [0, 0, 0, 0],
        legend: { show: false },
        cursor: { show: false },
        axes: [{ show: false }, { show: false }],
        scales: { x: { time: false, range: () => [0, this.#plies] }, y: { range: () => [0, 1] } },
        series: [{}, { ...line, width: 1.5, fill: area, fillTo: even }, { ...line, width: 1, dash: [3, 3] }],
      },
      [[], [], []],
      place,
    );
    this.#sized = new ResizeObserver(() => {
      this.#plot.setSize({ width: Math.max(1, place.clientWidth), height: Math.max(1, place.clientHeight) });
    });
    this.#sized.observe(place);
    this.#themed = new MutationObserver(() => this.#plot.redraw(false));
    this.#themed.observe(document.documentElement, { attributeFilter: ["data-theme", "data-board"] });
  }

  /** The first side's expectation after each ply, where it is known. */
  show(expected: readonly number[], plies: number): void {
    this.#plies = Math.max(1, plies);
    const at = Array.from({ length: this.#plies + 1 }, (_, ply) => ply);
    this.#plot.setData([at, at.map((ply) => expected[ply] ?? null), at.map(() => even)]);
  }

  free(): void {
    this.#sized.disconnect();
    this.#themed.disconnect();
    this.#plot.destroy();
  }
}
