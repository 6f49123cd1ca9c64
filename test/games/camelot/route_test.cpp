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
      text += (text.empty() ? "" : " ") + to_text(leg.to, Grid::square);
    }
    return text;
  }

  const Variant& variant;
  PortableRules rules;
  Routes routes;
};

// Section 2: the start counts as empty (rule test 33); the canter part of a charge ends elsewhere.
TEST(Routes, take_the_start_as_empty) {
  const Scene scene("camelot", "2/8/10/12/m11/12/12/12/12/6MM4/5Km5/12/11M/10/8/2 w");
  EXPECT_TRUE(scene.legal({"F6", "H8", "H6", "F6"}));
  EXPECT_TRUE(scene.legal({"F6", "H6"}));
  EXPECT_FALSE(scene.legal({"F6", "H8", "H6"}));
  EXPECT_FALSE(scene.legal({"F6", "H8", "F6", "H6"}));
}

// Section 3, 1: a jump chain may end in the own castle again.
TEST(Routes, may_come_back_into_the_own_castle_by_jumps) {
  const Scene scene("camelot", "2/8/10/12/12/12/12/M10m/12/12/12/12/12/5m4/3mm3/M1 w");
  const std::vector<RoutedMove> moves = scene.routes.moves_of(scene.at("F1"));
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(list_of(moves.front().squares, "and", Grid::square), "F1, F3, H3 and F1");
  EXPECT_EQ(scene.next({"A9"}), "");
  EXPECT_EQ(scene.next({"F1"}), "F3 H3");
}

TEST(Routes, offer_only_legs_that_lead_to_a_legal_move) {
  const char* const fen = "2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w";
  const Scene scene("camelot", fen);
  EXPECT_EQ(scene.next({"D6", "F8"}), "D6 D10 H6");
  EXPECT_EQ(scene.next({"D6", "F8", "D10"}), "");
  EXPECT_FALSE(scene.legal({"D6", "F8"}));
  EXPECT_TRUE(scene.legal({"D6", "F8", "H6", "F8", "D10"})) << "past the man, back, and over it";
  const Scene without("camelot", fen, *parse_rule_set("wcf,knightCanterRule=false"));
  EXPECT_TRUE(without.legal({"D6", "F8"}));
  EXPECT_TRUE(without.legal({"D6", "F8", "H6"}));
}

// Section 3: with a jump on the board a canter is open only as the first part of a charge.
TEST(Routes, open_a_canter_beside_a_jump_to_knights_that_can_charge) {
  const Scene scene("camelot", "2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/Mm10/10/8/2 w");
  EXPECT_TRUE(scene.routes.must_capture()) << "A4 jumps B4";
  EXPECT_EQ(scene.next({"D6"}), "F4 F8");
  EXPECT_EQ(scene.next({"E7"}), "");
  EXPECT_FALSE(scene.legal({"D6", "F4"}));
}

// Section 6, own castle switches.
TEST(Routes, follow_the_switches_of_the_own_castle) {
  const char* const jump = "2/8/10/12/12/12/12/M11/12/12/12/12/12/10/2m5/M1 w";
  EXPECT_EQ(Scene("camelot", jump).next({"F1"}), "D3");
  const Scene any("camelot", jump, *parse_rule_set("wcf,ownCastleExit=any"));
  EXPECT_EQ(any.next({"F1"}), "D3 F2 G2");
  EXPECT_EQ(any.next({"A9"}), "");
  const Scene off("camelot", jump, *parse_rule_set("wcf,ownCastleExit=off"));
  EXPECT_EQ(off.next({"F1"}), "D3") << "its jump still compels";

  const char* const quiet = "2/8/10/m11/12/12/12/M11/12/12/12/12/12/10/8/M1 w";
  EXPECT_EQ(Scene("camelot", quiet).next({"F1"}), "E2 F2 G2");
  const Scene free("camelot", quiet, *parse_rule_set("wcf,ownCastleEntry=free"));
  EXPECT_EQ(free.next({"F1"}), "E2 F2 G2") << "a step inside does not leave";
  const Scene home("camelot", quiet, *parse_rule_set("mod64"));
  EXPECT_EQ(home.next({"F1"}), "E2 F2 G1 G2");
  EXPECT_EQ(home.next({"A9"}), "A8 A10 B8 B9 B10");
}

TEST(Routes, end_where_a_goal_is_reached) {
  const Scene scene("camelot", "2/2MM4/4M5/12/12/12/12/12/12/12/12/12/m10M/10/8/2 w");
  EXPECT_EQ(scene.next({"F14", "F16"}), "");
  EXPECT_TRUE(scene.legal({"F14", "F16"}));
  const Scene castle("camelot", "M1/8/10/12/12/12/12/M11/12/12/11m/12/11m/10/8/2 w 1,0");
  EXPECT_EQ(castle.next({"F16"}), "G16");
  const Scene used("camelot", "M1/8/10/12/12/12/12/M11/12/12/11m/12/11m/10/8/2 w 2,0");
  EXPECT_EQ(used.next({"F16"}), "");
}

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
      if (random.below(3) == 0 && variant.knights) pos.knights.add(square);
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
  texts.emplace_back("wcf,men=forward");
  texts.emplace_back("wcf,ownCastleExit=any,men=forward");
  return texts;
}

/// Reads a rule set, also with the option of variants from files alone.
RuleSet rule_set_of(std::string text) {
  constexpr std::string_view forward = ",men=forward";
  const bool ahead = text.ends_with(forward);
  if (ahead) text.resize(text.size() - forward.size());
  RuleSet rules = *parse_rule_set(text);
  if (ahead) rules.men = Men::forward;
  return rules;
}

class RoutesAgree : public ::testing::TestWithParam<std::string> {};

TEST_P(RoutesAgree, with_the_generator_on_outcomes_and_routes) {
  const RuleSet rule_set = rule_set_of(GetParam());
  for (const Variant& variant : two_handed_variants()) {
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
      std::vector<RoutedMove> walked;
      std::vector<Move> moves;
      pos.occupied().for_each([&](Square from) {
        for (const RoutedMove& move : routes.moves_of(from)) {
          walked.push_back(move);
          moves.push_back(move.move);
        }
      });
      ASSERT_EQ(sorted_moves({list.begin(), list.end()}), sorted_moves(moves))
          << variant.id << ' ' << fen;
      outcomes += static_cast<int>(walked.size());
      for (const RoutedMove& move : walked) {
        if (move.move.kind == MoveKind::charge) ++charges;
        Walk walk = routes.begin(move.squares.front());
        for (std::size_t leg = 1; leg < move.squares.size(); ++leg) {
          const auto legs = routes.legal_legs(walk);
          const auto found = std::find_if(legs.begin(), legs.end(),
                                          [&](const Leg& l) { return l.to == move.squares[leg]; });
          ASSERT_NE(found, legs.end()) << fen << ' ' << to_text(move.squares[leg], Grid::square);
          walk = routes.after(walk, *found);
        }
        ASSERT_TRUE(routes.may_stop(walk)) << fen;
        ASSERT_EQ(routes.outcome(walk).move, move.move) << fen;
        ASSERT_EQ(routes.outcome(walk).squares, move.squares) << fen;
      }
    }
    EXPECT_GT(outcomes, 5000) << variant.id;
    if (variant.knights) {
      EXPECT_GT(charges, 100) << variant.id;
    }
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
