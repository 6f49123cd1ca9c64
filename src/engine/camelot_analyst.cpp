#include <memory>
#include <optional>

#include "engine/analyst.hpp"
#include "engine/analyst_of.hpp"
#include "engine/camelot_tables.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "game/game_of.hpp"
#include "games/camelot/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camelot/family.hpp"
#include "games/camelot/leaf_judge.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/standing.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// Two-player games can have tables.
template <class Set>
[[nodiscard]] TablesOracle oracle_of(const camelot::BasicRules<Set, camelot::TwoOnSquares>& rules,
                                     const AnalystSettings& settings) {
  return {rules, settings.tables};
}

/// Two-player games can have networks.
template <class Set>
[[nodiscard]] camelot::LeafJudge leaf_judge_of(
    const camelot::BasicRules<Set, camelot::TwoOnSquares>& rules, const AnalystSettings& settings) {
  return camelot::leaf_judge(rules.variant(), settings.network);
}

namespace {

template <class Set, class Shape>
using FamilyOf = camelot::Family<camelot::BasicRules<Set, Shape>>;

template <class Set, class Shape>
std::optional<CamelotBoard> board_of(const Game& game) {
  const auto* const history = history_of<FamilyOf<Set, Shape>>(game);
  if (history == nullptr) return std::nullopt;
  return CamelotBoard{&history->rules(), &history->position()};
}

template <class Set>
std::unique_ptr<Analyst> analyst_of(const Game& game, const AnalystSettings& settings) {
  using camelot::FourOnSquares;
  using camelot::ThreeOnHexagons;
  using camelot::TwoOnSquares;
  if (auto two = make_analyst_of<FamilyOf<Set, TwoOnSquares>>(game, settings)) return two;
  if (auto four = make_analyst_of<FamilyOf<Set, FourOnSquares>>(game, settings)) return four;
  return make_analyst_of<FamilyOf<Set, ThreeOnHexagons>>(game, settings);
}

}  // namespace

std::unique_ptr<Analyst> make_camelot_analyst(const Game& game, const AnalystSettings& settings) {
#if defined(CAMLANN_AVX2)
  if (auto analyst = analyst_of<camelot::Avx2Set>(game, settings)) return analyst;
#endif
  return analyst_of<camelot::PortableSet>(game, settings);
}

std::optional<CamelotBoard> camelot_board(const Game& game) {
#if defined(CAMLANN_AVX2)
  if (auto board = board_of<camelot::Avx2Set, camelot::TwoOnSquares>(game)) return board;
#endif
  return board_of<camelot::PortableSet, camelot::TwoOnSquares>(game);
}

std::optional<camelot::Standing> camelot_standing(const Game& game, Seat seat) {
  const auto board = camelot_board(game);
  // If a win is a loss, the comparison is meaningless.
  if (!board || board->rules->variant().reversed) return std::nullopt;
  return camelot::standing_of(board->rules->variant(), *board->position, seat);
}

}  // namespace camlann
