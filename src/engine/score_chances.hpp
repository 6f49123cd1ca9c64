#pragma once
// The chances that a score means: to win, to draw and to lose, between equal players. Fitted to
// games of the engine against itself, for each game and evaluation (doc/measurements/networks.md).
// Called by the engine protocol, by messages and by the computer. Thread-safe.

#include <optional>
#include <string_view>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "rules/temper.hpp"
#include "search/score.hpp"

namespace camlann {

/// In thousandths, 1000 together.
struct Chances {
  int win = 0;
  int draw = 0;
  int loss = 0;

  bool operator==(const Chances&) const = default;
};

/// The chance to win is 1 / (1 + exp((lead - score) / slope)), that to lose the same of -score.
struct ChanceModel {
  double lead;   // at this score, in hundredths of a man, every second game is won
  double slope;  // hundredths of a man for log-odds of 1
};

/// Returns nothing if the chances of this game and evaluation are not known.
[[nodiscard]] std::optional<ChanceModel> chance_model(std::string_view variant,
                                                      Evaluator evaluator);

/// Returns the chances of the side with this score. A proved win or loss is certain.
[[nodiscard]] Chances chances_of(const ChanceModel& model, Score score);
/// Returns nothing if they are not known.
[[nodiscard]] std::optional<Chances> chances_of(const Game& game, Evaluator evaluator, Score score);

/// Returns the game's judgement in the scores of an evaluation: that of the hand-written one, moved
/// to where the same points are expected.
[[nodiscard]] Judgement judgement_of(const Game& game, Evaluator evaluator);

}  // namespace camlann
