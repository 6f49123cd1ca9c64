#include "engine/score_chances.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "rules/temper.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

struct FittedModel {
  std::string_view variant;
  Evaluator evaluator;
  ChanceModel model;
};

// Fitted by camlann_net chances (doc/measurements/networks.md, "Chances"). Without Camblam: its
// results do not depend on the score of its calm positions.
constexpr std::array<FittedModel, 8> fitted{{
    {"cam", Evaluator::hand, {46, 73}},
    {"cam", Evaluator::network, {15, 48}},
    {"camelot", Evaluator::hand, {2, 153}},
    {"camelot", Evaluator::network, {9, 122}},
    {"camette", Evaluator::hand, {8, 144}},
    {"chivalry", Evaluator::hand, {0, 196}},
    {"chivalry", Evaluator::network, {53, 189}},
    {"mini-camelot", Evaluator::hand, {34, 90}},
}};

double share(double odds) {
  return 1 / (1 + std::exp(-odds));
}

double points(const ChanceModel& model, double score) {
  const double win = share((score - model.lead) / model.slope);
  const double loss = share((-score - model.lead) / model.slope);
  return (1 + win - loss) / 2;
}

/// Returns the score of the second model with the same expected points.
Score moved(Score score, const ChanceModel& from, const ChanceModel& to) {
  const double wanted = points(from, score);
  double low = -20 * to.slope;
  double high = 20 * to.slope;
  for (int i = 0; i < 40; ++i) {
    const double middle = (low + high) / 2;
    (points(to, middle) < wanted ? low : high) = middle;
  }
  return static_cast<Score>(std::lround(low));
}

int thousandths(double chance) {
  return static_cast<int>(std::lround(1000 * chance));
}

}  // namespace

std::optional<ChanceModel> chance_model(std::string_view variant, Evaluator evaluator) {
  const auto found = std::find_if(fitted.begin(), fitted.end(), [&](const FittedModel& row) {
    return row.variant == variant && row.evaluator == evaluator;
  });
  if (found == fitted.end()) return std::nullopt;
  return found->model;
}

Chances chances_of(const ChanceModel& model, Score score) {
  if (is_sure(score)) return score > 0 ? Chances{1000, 0, 0} : Chances{0, 0, 1000};
  const int win = thousandths(share((score - model.lead) / model.slope));
  const int loss = thousandths(share((-score - model.lead) / model.slope));
  return {win, std::max(0, 1000 - win - loss), loss};
}

std::optional<Chances> chances_of(const Game& game, Evaluator evaluator, Score score) {
  const auto model = chance_model(game.variant().id, evaluator);
  if (!model) return std::nullopt;
  return chances_of(*model, score);
}

Judgement judgement_of(const Game& game, Evaluator evaluator) {
  Judgement judgement = game.variant().temper.judgement;
  const auto from = chance_model(game.variant().id, Evaluator::hand);
  const auto to = chance_model(game.variant().id, evaluator);
  if (evaluator == Evaluator::hand || !from || !to) return judgement;
  for (Score* score : {&judgement.hopeless, &judgement.worse, &judgement.level}) {
    *score = moved(*score, *from, *to);
  }
  return judgement;
}

}  // namespace camlann
