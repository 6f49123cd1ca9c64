#pragma once
// A game between people at screens of their own that has ended, as ratings and scores count it
// (doc/ratings.md). Made when a game ends (journal.hpp) and when all games are counted anew
// (store/people_tables.hpp). Values, thread-safe.

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
  std::optional<rating::Speed> speed;  // where ratings move
  std::vector<Sitter> seats;           // in turn order
  std::uint8_t winners = 0;            // a bit per side; none for a draw
  Millis at = 0;

  bool operator==(const FinishedGame&) const = default;
};

/// Nothing for a game that does not count: it runs, was called off, or had one screen.
[[nodiscard]] std::optional<FinishedGame> finished_game(const GameMeta& meta,
                                                        const Standing& standing,
                                                        const VariantInfo& variant);

/// By which ratings a game with these clocks counts; nothing without clocks.
[[nodiscard]] std::optional<rating::Speed> speed_of(const std::optional<play::TimeControl>& time);

enum class GameScore : std::uint8_t { lost, drawn, won };

/// Of a seat.
[[nodiscard]] GameScore score_of(const FinishedGame& game, std::size_t seat);
/// Of a seat against another; nothing where the game says nothing: partners, and two who lost to a
/// third.
[[nodiscard]] std::optional<GameScore> score_against(const FinishedGame& game, std::size_t seat,
                                                     std::size_t other);

/// A rating as it was after a player's last rated game.
struct KeptRating {
  rating::Glicko glicko;
  int games = 0;
  Millis updated = 0;

  bool operator==(const KeptRating&) const = default;
};

/// As it is now: less sure with the time since.
[[nodiscard]] rating::Glicko rating_at(const KeptRating& kept, Millis now);

/// Everybody's rating after a rated game, from those before it, in the order of the seats.
[[nodiscard]] std::vector<KeptRating> rated(const FinishedGame& game,
                                            const std::vector<KeptRating>& before);

}  // namespace camlann::server
