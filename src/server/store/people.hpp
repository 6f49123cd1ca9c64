#pragma once
// What the store knows of players besides their games: ratings, and how often each has won. All of
// it follows from the games and is written with their last events (RoundWrite::finished). On the
// thread of Games.

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

  /// Nothing for who has played no rated game of this kind.
  [[nodiscard]] virtual Result<std::optional<KeptRating>> rating(std::string_view player,
                                                                 std::string_view variant,
                                                                 rating::Speed speed) = 0;
  /// By variant and speed.
  [[nodiscard]] virtual Result<std::vector<PlayerRating>> ratings(std::string_view player) = 0;
  /// After the newest `most` rated games of this kind, the newest first.
  [[nodiscard]] virtual Result<std::vector<RatingPoint>> history(std::string_view player,
                                                                 std::string_view variant,
                                                                 rating::Speed speed, int most) = 0;
  /// Against all, by variant.
  [[nodiscard]] virtual Result<std::vector<Tally>> tallies(std::string_view player) = 0;
  /// In all, against those `most` players whom he has met most often, in this order.
  [[nodiscard]] virtual Result<std::vector<Tally>> opponents(std::string_view player, int most) = 0;
  /// Nothing for who has never played with others.
  [[nodiscard]] virtual Result<std::optional<Seated>> seated(std::string_view player) = 0;
  /// His games with others, the newest `most`, newest first.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> games(std::string_view player,
                                                               int most) = 0;
  /// By the oldest of them first.
  [[nodiscard]] virtual Result<std::vector<std::string>> bonds(std::string_view player,
                                                               Bond bond) = 0;
  [[nodiscard]] virtual Result<bool> has_bond(std::string_view player, Bond bond,
                                              std::string_view other) = 0;
  /// On disk when it returns, like all that is here.
  [[nodiscard]] virtual Result<void> set_bond(std::string_view player, Bond bond,
                                              std::string_view other, bool on, Millis now) = 0;
  /// Whether one of these two has blocked the other: they do not meet at a table and do not talk.
  [[nodiscard]] Result<bool> apart(std::string_view one, std::string_view other) {
    auto blocked = has_bond(one, Bond::block, other);
    if (!blocked || *blocked) return blocked;
    return has_bond(other, Bond::block, one);
  }
  /// His running games with others, the newest `most`.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> running(std::string_view player,
                                                                 int most) = 0;
  /// The games with others that go on by a clock and that everybody may find: all but casual ones
  /// that began by a link or a challenge.
  [[nodiscard]] virtual Result<std::vector<GameSummary>> live() = 0;
  /// Whether this is a game that everybody may find, or might while it went on.
  [[nodiscard]] virtual Result<bool> is_open(std::string_view game) = 0;
  /// A game with others; nothing where there is none.
  [[nodiscard]] virtual Result<std::optional<GameSummary>> game(std::string_view id) = 0;
  /// The `most` best whose rating is no less sure now than this deviation, the best first; without
  /// those whose account the host has closed.
  [[nodiscard]] virtual Result<std::vector<Leader>> leaders(std::string_view variant,
                                                            rating::Speed speed, Millis now,
                                                            double deviation, std::size_t most) = 0;
};

}  // namespace camlann::server
