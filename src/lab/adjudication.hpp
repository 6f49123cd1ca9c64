#pragma once
// Ends games of a match when the result is clear from the scores that the players report, as chess
// programs do. Pure.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/words.hpp"
#include "search/score.hpp"

namespace camlann {

enum class Adjudication : std::uint8_t { resignation, draw };

template <>
struct Words<Adjudication> {
  static constexpr Word<Adjudication> table[] = {
      {Adjudication::resignation, "resignation"},
      {Adjudication::draw, "draw"},
  };
};

/// A player resigns after this number of its moves in a row with this score against it, or a worse
/// one.
struct ResignRule {
  int moves = 3;
  Score score = 400;
  bool both = false;  // the scores of the other player must agree
};

/// A game is drawn when both players have made this number of moves in a row without a capture and
/// with scores of at most this for either, from this move of the game on.
struct DrawRule {
  int after = 40;
  int moves = 8;
  Score score = 10;
};

/// A move as the adjudicator sees it.
struct JudgedMove {
  std::size_t player = 0;      // 0 or 1
  std::optional<Score> score;  // for the player; nothing ends its row of moves
  int plies = 0;               // of the game, with this one
  bool captures = false;
};

class Adjudicator {
 public:
  Adjudicator(const std::optional<ResignRule>& resign, const std::optional<DrawRule>& draw)
      : resign_(resign), draw_(draw) {}

  struct Decision {
    Adjudication kind{};
    std::size_t loser = 0;  // of a resignation
  };
  /// Counts a move; returns the end of the game, if it is clear.
  [[nodiscard]] std::optional<Decision> count(const JudgedMove& move);

 private:
  [[nodiscard]] bool resigns(std::size_t player, const ResignRule& rule) const;

  std::optional<ResignRule> resign_;
  std::optional<DrawRule> draw_;
  std::array<int, 2> bad_{};   // moves in a row, by player
  std::array<int, 2> good_{};  // the same
  int level_ = 0;              // moves in a row of both players
};

}  // namespace camlann
