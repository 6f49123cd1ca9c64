// Rates a solver by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system", glicko.net), as the server rates
// players (doc/ratings.md). A puzzle is an opponent with a fixed rating.

export interface Glicko {
  rating: number;
  /** The true strength is within 1.96 of these in 95 of 100 cases. */
  deviation: number;
  volatility: number;
}

/** An opponent, with the player's result: 0 or 1. */
export interface Bout {
  readonly against: Pick<Glicko, "rating" | "deviation">;
  readonly score: 0 | 1;
}

/** Less uncertain than a player of games: a first try costs tens of points, and there is a next puzzle at once. */
export const newcomer: Readonly<Glicko> = { rating: 1500, deviation: 150, volatility: 0.06 };

/** A puzzle's rating is what a model makes of it. */
export const puzzleDeviation = 100;

/** Above this a rating is written with a question mark. */
export const provisionalAbove = 110;

const scale = 173.7178;
const centre = 1500;
const tau = 0.5;
const precision = 1e-6;
const lowestDeviation = 45; // a solver gets better: a rating never freezes
const highestVolatility = 0.1;

/** Step 5: the volatility that explains the surprise best, by the Illinois method. */
function nextVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + v + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / tau ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (delta ** 2 <= phi ** 2 + v) {
    high = a - tau;
    while (f(high) < 0) high -= tau;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > precision) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}

/** The player after one period with these bouts, of which there is at least one. */
export function after(player: Glicko, bouts: readonly Bout[]): Glicko {
  const mu = (player.rating - centre) / scale;
  const phi = player.deviation / scale;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of bouts) {
    const g = 1 / Math.sqrt(1 + 3 * (against.deviation / scale / Math.PI) ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - centre) / scale)));
    information += g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const v = 1 / information;
  const volatility = Math.min(highestVolatility, nextVolatility(player.volatility, phi, v, v * surprise));
  const variance = 1 / (1 / (phi ** 2 + volatility ** 2) + information);
  return {
    rating: centre + scale * (mu + variance * surprise),
    deviation: Math.max(lowestDeviation, scale * Math.sqrt(variance)),
    volatility,
  };
}

/** The solver after a puzzle. */
export const afterPuzzle = (player: Glicko, rating: number, solved: boolean): Glicko =>
  after(player, [{ against: { rating, deviation: puzzleDeviation }, score: solved ? 1 : 0 }]);

/** "1580", "1500?". */
export const ratingText = ({ rating, deviation }: Glicko): string =>
  `${String(Math.round(rating))}${deviation > provisionalAbove ? "?" : ""}`;
