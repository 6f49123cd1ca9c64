#pragma once
// A game between people at screens of their own that has ended, as ratings and scores count it
// (doc/ratings.md). Made when a game ends (journal.hpp). Values, thread-safe.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/clock.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "rules/variant_info.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

struct FinishedGame {
  struct Sitter {
    std::string player;  // empty for a computer
    unsigned side = 0;

    bool operator==(const Sitter&) const = default;
  };

  std::string id;
  std::string variant;
  std::optional<rating::Speed> speed;  // set if the game changes ratings
  std::vector<Sitter> seats;           // in turn order
  std::uint8_t winners = 0;            // a bit per side; none for a draw
  Millis at = 0;

  bool operator==(const FinishedGame&) const = default;
};

/// True if everyone has moved, and the result was not given without play. Only such a game changes
/// ratings.
[[nodiscard]] bool was_played(const GameMeta& meta, const Standing& standing);

/// Returns nothing for a game that does not count: it is in progress, was aborted, had no player,
/// or had one screen.
[[nodiscard]] std::optional<FinishedGame> finished_game(const GameMeta& meta,
                                                        const Standing& standing,
                                                        const VariantInfo& variant);

/// A game that was over and got another result, by its id. Nothing: it did not count, or does not.
struct CorrectedGame {
  std::string id;
  std::optional<FinishedGame> before;
  std::optional<FinishedGame> after;

  bool operator==(const CorrectedGame&) const = default;
};

/// Returns the rating category for these clocks; nothing without clocks.
[[nodiscard]] std::optional<rating::Speed> speed_of(const std::optional<play::TimeControl>& time);

enum class GameScore : std::uint8_t { lost, drawn, won };

/// Returns the score of a seat.
[[nodiscard]] GameScore score_of(const FinishedGame& game, std::size_t seat);
/// Returns the score of a seat against another; nothing between partners, or between two losers to
/// a third side.
[[nodiscard]] std::optional<GameScore> score_against(const FinishedGame& game, std::size_t seat,
                                                     std::size_t other);

/// A rating after the player's last rated game, or one that an imported player has brought, without
/// games.
struct KeptRating {
  rating::Glicko glicko;
  int games = 0;
  Millis updated = 0;

  bool operator==(const KeptRating&) const = default;
};

/// Returns the current rating: its deviation grows with the time since the last game.
[[nodiscard]] rating::Glicko rating_at(const KeptRating& kept, Millis now);

/// Returns the ratings of all players after a rated game, from those before it, in seat order.
[[nodiscard]] std::vector<KeptRating> rated(const FinishedGame& game,
                                            const std::vector<KeptRating>& before);

}  // namespace camlann::server
