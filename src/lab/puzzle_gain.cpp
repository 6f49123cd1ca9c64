#include "lab/puzzle_gain.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr Score one_man = 100;

constexpr std::array<std::pair<std::string_view, Score>, 9> chessmen{{{"pawn", 100},
                                                                      {"knight", 500},
                                                                      {"catapult", 450},
                                                                      {"archer", 600},
                                                                      {"rook", 700},
                                                                      {"bishop", 600},
                                                                      {"prince", 900},
                                                                      {"queen", 1400},
                                                                      {"king", 0}}};

struct Worths {
  Score own = 0;
  Score others = 0;
};

Worths worths(const Game& game, Side side) {
  Worths sum;
  for (const PieceOn& piece : game.pieces()) {
    if (piece.letter == tree_letter) continue;
    const Score worth = worth_of(game.variant(), piece.letter);
    (is_of(game.variant(), piece.letter, side) ? sum.own : sum.others) += worth;
  }
  return sum;
}

}  // namespace

Score worth_of(const VariantInfo& variant, char letter) {
  if (variant.family == "camelot") return one_man;
  for (const SeatInfo& seat : variant.seating) {
    const auto kind = seat.men.find(letter);
    if (kind == std::string::npos || kind >= variant.men.size()) continue;
    const auto* const known = std::find_if(chessmen.begin(), chessmen.end(), [&](const auto& each) {
      return each.first == variant.men[kind].second;
    });
    if (known != chessmen.end()) return known->second;
  }
  return one_man;
}

bool is_of(const VariantInfo& variant, char letter, Side side) {
  const auto has = [&](const SeatInfo& seat) {
    return seat.side == side && seat.men.find(letter) != std::string::npos;
  };
  return std::any_of(variant.seating.begin(), variant.seating.end(), has);
}

Score gain_by(const Game& before, const Game& after, Side side) {
  const Worths then = worths(before, side);
  const Worths now = worths(after, side);
  const bool own_move = before.side_of(before.seat()) == side;
  return now.own - then.own + (own_move ? then.others - now.others : 0);
}

}  // namespace camlann
