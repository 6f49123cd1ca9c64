#include "games/camelot/route.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/text.hpp"

namespace camlann::camelot {
namespace {

Position position(const Variant& variant, std::string_view fen) {
  const auto parsed = parse_fen(fen, variant, RuleSet{});
  EXPECT_TRUE(parsed) << fen;
  return parsed->position;
}

struct Scene {
  Scene(std::string_view variant_id, std::string_view fen, const RuleSet& rule_set = {})
      : variant(*find_variant(variant_id)),
        rules(variant, rule_set),
        routes(rules, position(variant, fen)) {}

  [[nodiscard]] Square at(std::string_view text) const { return *parse_square(text, variant); }

  /// The walk over these squares by open legs; nothing if they do not fit.
  [[nodiscard]] std::optional<Walk> walk(const std::vector<std::string>& squares) const {
    Walk walk = routes.begin(at(squares.front()));
    for (std::size_t i = 1; i < squares.size(); ++i) {
      const auto legs = routes.open_legs(walk);
      const auto leg = std::find_if(legs.begin(), legs.end(),
                                    [&](const Leg& l) { return l.to == at(squares[i]); });
      if (leg == legs.end()) return std::nullopt;
      walk = routes.after(walk, *leg);
    }
    return walk;
  }
  [[nodiscard]] bool legal(const std::vector<std::string>& squares) const {
    const auto walked = walk(squares);
    return walked && routes.may_stop(*walked);
  }
  [[nodiscard]] std::string next(const std::vector<std::string>& squares) const {
    std::string text;
    const auto walked = walk(squares);
    if (!walked) return "no such walk";
    for (const Leg& leg : routes.legal_legs(*walked)) {
      text += (text.empty() ? "" : " ") + to_text(leg.to);
    }
    return text;
  }

  const Variant& variant;
  PortableRules rules;
  Routes routes;
};

std::vector<Move> sorted_moves(std::vector<Move> moves) {
  std::sort(moves.begin(), moves.end());
  return moves;
}

/// A placement with many neighbours, so that chains and charges are common.
Position scattered(const Variant& variant, const RuleSet& rules, Random& random) {
  const int low = static_cast<int>(random.below(static_cast<std::uint32_t>(variant.ranks - 5)));
  std::vector<Square> squares;
  variant.squares.for_each([&](Square s) {
    if (rank_of(s) >= low && rank_of(s) < low + 7) squares.push_back(s);
  });
  Position pos;
  for (unsigned seat = 0; seat < 2; ++seat) {
    const auto men = 1 + random.below(static_cast<std::uint32_t>(variant.men_per_seat));
    for (unsigned i = 0; i < men; ++i) {
      // Castles are a few squares of many, so some pieces are put there on purpose, fewer into the
      // goal, where they end the game.
      Square square = squares[random.below(static_cast<std::uint32_t>(squares.size()))];
      const std::uint32_t lot = random.below(100);
      if (lot < 4) variant.castles[seat].for_each([&](Square s) { square = s; });
      if (lot == 99) variant.castles[1 - seat].for_each([&](Square s) { square = s; });
      if (pos.occupied().has(square)) continue;
      pos.pieces[seat].add(square);
      if (random.below(3) == 0) pos.knights.add(square);
    }
    pos.castle_moves[seat] =
        static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(rules.castle_moves + 1)));
  }
  pos.turn = random.below(2) == 0 ? Seat::white : Seat::black;
  pos.zobrist = key_of(pos);
  return pos;
}

std::vector<std::string> rule_sets() {
  std::vector<std::string> texts;
  for (const NamedRuleSet& set : named_rule_sets()) texts.emplace_back(set.id);
  texts.emplace_back("wcf,ownCastleEntry=free");
  texts.emplace_back("wcf,ownCastleEntry=free,ownCastleExit=any");
  texts.emplace_back("wcf,ownCastleExit=off");
  return texts;
}

class RoutesAgree : public ::testing::TestWithParam<std::string> {};

TEST_P(RoutesAgree, with_the_generator_on_outcomes_and_routes) {
  const RuleSet rule_set = *parse_rule_set(GetParam());
  for (const Variant& variant : variants()) {
    const PortableRules rules(variant, rule_set);
    Random random(20261120);
    int outcomes = 0;
    int charges = 0;
    for (int i = 0; i < 3000; ++i) {
      const Position pos = scattered(variant, rules.effective_rules(), random);
      if (rules.board_verdict(pos).over()) continue;
      const std::string fen = to_fen({pos, 1}, variant);
      MoveList list;
      rules.legal(pos, list);
      const Routes routes(rules, pos);
      EXPECT_EQ(routes.must_capture(), rules.must_capture(pos)) << fen;
      std::vector<Move> walked;
      pos.occupied().for_each([&](Square from) {
        for (const Move move : routes.outcomes(routes.begin(from))) walked.push_back(move);
      });
      ASSERT_EQ(sorted_moves({list.begin(), list.end()}), sorted_moves(walked))
          << variant.id << ' ' << fen;
      outcomes += static_cast<int>(walked.size());
      for (const Move move : walked) {
        if (move.kind == MoveKind::charge) ++charges;
        const std::vector<Square> route = routes.canonical_route(move);
        Walk walk = routes.begin(route.front());
        for (std::size_t leg = 1; leg < route.size(); ++leg) {
          const auto legs = routes.legal_legs(walk);
          const auto found = std::find_if(legs.begin(), legs.end(),
                                          [&](const Leg& l) { return l.to == route[leg]; });
          ASSERT_NE(found, legs.end()) << fen << ' ' << to_text(route[leg]);
          walk = routes.after(walk, *found);
        }
        ASSERT_TRUE(routes.may_stop(walk)) << fen;
        ASSERT_EQ(routes.outcome(walk), move) << fen;
      }
    }
    EXPECT_GT(outcomes, 5000) << variant.id;
    EXPECT_GT(charges, 100) << variant.id;
  }
}

std::string test_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  for (char& c : name) {
    if (c == ',' || c == '=' || c == '-') c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, RoutesAgree, ::testing::ValuesIn(rule_sets()), test_name);

}  // namespace
}  // namespace camlann::camelot
