#pragma once
// Ratings, results and relations of players. Ratings and results are derived from the games and
// written with their last events (RoundWrite::finished). Runs on the thread of Games.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/people.hpp"

namespace camlann::server {

class People {
 public:
  virtual ~People() = default;

  /// Returns the rating; empty if the player has no rated game of this kind.
  [[nodiscard]] virtual Result<std::optional<KeptRating>> rating(std::string_view player,
                                                                 std::string_view variant,
                                                                 rating::Speed speed) = 0;
  /// Returns all ratings of the player, ordered by variant and speed.
  [[nodiscard]] virtual Result<std::vector<PlayerRating>> ratings(std::string_view player) = 0;
  /// Returns the rating after each of the newest `most` rated games of this kind, newest first.
  [[nodiscard]] virtual Result<std::vector<RatingPoint>> history(std::string_view player,
                                                                 std::string_view variant,
                                                                 rating::Speed speed, int most) = 0;
  /// Returns the results against all opponents, per variant.
  [[nodiscard]] virtual Result<std::vector<Tally>> tallies(std::string_view player) = 0;
  /// Returns the results against the `most` most frequent opponents over all variants, most
  /// frequent first.
  [[nodiscard]] virtual Result<std::vector<Tally>> opponents(std::string_view player, int most) = 0;
  /// Returns the player's latest name and first time in games with others; empty if there are none.
  [[nodiscard]] virtual Result<std::optional<Seated>> seated(std::string_view player) = 0;
  /// Returns the player's newest `most` games with others, newest first.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> games(std::string_view player,
                                                               int most) = 0;
  /// Returns the other players, ordered by the age of the bond, oldest first.
  [[nodiscard]] virtual Result<std::vector<std::string>> bonds(std::string_view player,
                                                               Bond bond) = 0;
  [[nodiscard]] virtual Result<bool> has_bond(std::string_view player, Bond bond,
                                              std::string_view other) = 0;
  /// Adds or removes a bond. It is on disk when the call returns, as for all writes of the store.
  [[nodiscard]] virtual Result<void> set_bond(std::string_view player, Bond bond,
                                              std::string_view other, bool on, Millis now) = 0;
  /// True if either player has blocked the other. Such players do not play or chat with each other.
  [[nodiscard]] Result<bool> apart(std::string_view one, std::string_view other) {
    auto blocked = has_bond(one, Bond::block, other);
    if (!blocked || *blocked) return blocked;
    return has_bond(other, Bond::block, one);
  }
  /// Returns the player's newest `most` running games with others.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> running(std::string_view player,
                                                                 int most) = 0;
  /// Returns the running games with others that have a clock and are public: all except casual
  /// games that began with a link or a challenge.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> live() = 0;
  /// True if the game is public, or was while it was running.
  [[nodiscard]] virtual Result<bool> is_open(std::string_view game) = 0;
  /// Returns a game with others; empty if it does not exist.
  [[nodiscard]] virtual Result<std::optional<GameSummary>> game(std::string_view id) = 0;
  /// Returns the `most` best players whose current deviation is at most `deviation`, best first.
  /// Accounts closed by the host are left out.
  [[nodiscard]] virtual Result<std::vector<Leader>> leaders(std::string_view variant,
                                                            rating::Speed speed, Millis now,
                                                            double deviation, std::size_t most) = 0;
};

}  // namespace camlann::server
