#include "lab/adjudication.hpp"

#include <cstddef>
#include <cstdlib>
#include <optional>

#include "search/score.hpp"

namespace camlann {
namespace {

void extend(int& row, bool goes_on) {
  row = goes_on ? row + 1 : 0;
}

}  // namespace

std::optional<Adjudicator::Decision> Adjudicator::count(const JudgedMove& move) {
  const std::size_t player = move.player;
  if (resign_) {
    extend(bad_[player], move.score && *move.score <= -resign_->score);
    extend(good_[player], move.score && *move.score >= resign_->score);
    for (const std::size_t loser : {player, 1 - player}) {
      if (resigns(loser, *resign_)) return Decision{Adjudication::resignation, loser};
    }
  }
  if (draw_) {
    extend(level_, !move.captures && move.score && std::abs(*move.score) <= draw_->score);
    if (move.plies >= 2 * draw_->after && level_ >= 2 * draw_->moves) {
      return Decision{Adjudication::draw, 0};
    }
  }
  return std::nullopt;
}

bool Adjudicator::resigns(std::size_t player, const ResignRule& rule) const {
  return bad_[player] >= rule.moves && (!rule.both || good_[1 - player] >= rule.moves);
}

}  // namespace camlann
