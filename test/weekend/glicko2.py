"""Glicko-2 once more, by Glickman's paper (glicko.net/glicko/glicko2.pdf), for comparison with the server's: one game at a time, with
the part of a rating period that has passed since a player's last game (doc/ratings.md)."""
import math

SCALE = 173.7178
TAU = 0.5
DAYS_PER_PERIOD = 4.665
DAY = 86_400


class Player:
    def __init__(self):
        self.rating, self.deviation, self.volatility = 1500.0, 350.0, 0.06
        self.last = None

    def deviation_at(self, time):
        """Step 6, for a part of a period."""
        periods = 0 if self.last is None else max(0.0, (time - self.last) / DAY / DAYS_PER_PERIOD)
        phi = self.deviation / SCALE
        return min(350.0, math.sqrt(phi * phi + periods * self.volatility**2) * SCALE)


def new_volatility(phi, v, delta, sigma):
    """Step 5, by bisection in place of the paper's Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x):
        e = math.exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2 * (phi**2 + v + e) ** 2) - (x - a) / TAU**2

    low, high = a - 20, a + 20
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return min(0.1, math.exp((low + high) / 4))


def after(player, other, score, time):
    """Steps 2 to 8 for one game: rating, deviation and volatility."""
    phi, mu = player.deviation_at(time) / SCALE, (player.rating - 1500) / SCALE
    phi_other, mu_other = other.deviation_at(time) / SCALE, (other.rating - 1500) / SCALE
    g = 1 / math.sqrt(1 + 3 * phi_other**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - mu_other)))
    v = 1 / (g**2 * expected * (1 - expected))
    # The period ends with the game: the paper adds its variance here, the server before the game.
    sigma = new_volatility(phi, v, v * g * (score - expected), player.volatility)
    new_phi = 1 / math.sqrt(1 / phi**2 + 1 / v)
    return (mu + new_phi**2 * g * (score - expected)) * SCALE + 1500, max(25.0, new_phi * SCALE), sigma


def play(white, black, score, time):
    """Rates one game; `score` is White's."""
    results = after(white, black, score, time), after(black, white, 1 - score, time)
    for player, (rating, deviation, volatility) in zip((white, black), results):
        player.rating, player.deviation, player.volatility, player.last = rating, deviation, volatility, time
