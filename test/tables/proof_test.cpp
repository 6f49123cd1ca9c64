// Values against a search that knows nothing but the rules: a win in n plies is one, and none in
// fewer.

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move_list.hpp"
#include "tables/catalog.hpp"
#include "tables/small_boards.hpp"
#include "tables/spot.hpp"
#include "tables/tables.hpp"
#include "tables/verifier.hpp"

namespace camlann::tables::test {
namespace {

using camelot::PortableRules;
using camelot::Position;

/// True if the side to move can force a win within `plies` plies.
bool can_win(const PortableRules& rules, const Position& pos, int plies);

bool must_lose(const PortableRules& rules, const Position& pos, int plies) {
  if (const Verdict verdict = rules.verdict(pos); verdict.over()) {
    return verdict.won_by(opponent(pos.turn));
  }
  if (plies <= 0) return false;
  MoveList moves;
  rules.legal(pos, moves);
  for (const Move move : moves) {
    Position after = pos;
    rules.advance(after, move);
    if (!can_win(rules, after, plies - 1)) return false;
  }
  return true;
}

bool can_win(const PortableRules& rules, const Position& pos, int plies) {
  if (plies <= 0 || rules.verdict(pos).over()) return false;
  MoveList moves;
  rules.legal(pos, moves);
  for (const Move move : moves) {
    Position after = pos;
    rules.advance(after, move);
    if (must_lose(rules, after, plies - 1)) return true;
  }
  return false;
}

TEST(Proof, WinsAndLossesTakeTheStatedNumberOfPlies) {
  const camelot::RuleSet wcf;
  const PortableRules rules(camelot::test::variant_of("cam"), wcf);
  const TemporaryFolder folder;
  build(rules, folder.path(), 3);
  const Tables tables(rules, folder.path());
  Random random(7);
  int tried = 0;
  for (const TableId& id : table_ids(tables.geometry(), 3)) {
    const auto opened = tables.table(id);
    ASSERT_TRUE(opened) << to_text(opened.error());
    for (int i = 0; i < 300; ++i) {
      const SectionId section{
          id, static_cast<int>(random.below(static_cast<std::uint32_t>(id.sections())))};
      const Placements& own = *(*opened)->sides[static_cast<std::size_t>(section.section)];
      const Placements& enemy = *(*opened)->sides[static_cast<std::size_t>(1 - section.section)];
      const auto pos = position_at(tables.geometry(), section, own, enemy,
                                   {random.below(own.canonical()), random.below(enemy.size())});
      if (!pos || rules.board_verdict(*pos).over()) continue;
      const auto value = tables.probe(*pos);
      ASSERT_TRUE(value) << to_text(value.error());
      const std::string fen = camelot::to_fen({*pos, 1}, rules.variant());
      const int depth = std::min(value->plies, 5);
      const bool exact = value->plies <= 5;
      if (value->wdl == Wdl::win) {
        EXPECT_EQ(can_win(rules, *pos, depth), exact) << fen;
        EXPECT_FALSE(can_win(rules, *pos, depth - 2)) << fen;
      } else {
        EXPECT_EQ(must_lose(rules, *pos, depth), exact && value->wdl == Wdl::loss) << fen;
        EXPECT_FALSE(depth >= 2 && must_lose(rules, *pos, depth - 2)) << fen;
        EXPECT_FALSE(can_win(rules, *pos, 3)) << fen;
      }
      ++tried;
    }
  }
  EXPECT_GT(tried, 1000);
}

/// Lookahead over every entry proves a table: wins and losses by induction on their plies, draws
/// because neither side can leave them.
TEST(Proof, EveryEntryFollowsFromItsSuccessors) {
  for (const auto& [name, rule_set, pieces] :
       {std::tuple{"camette", "wcf", 4}, {"camette", "mod64", 4}, {"cam", "wcf", 3}}) {
    const camelot::RulesBase rules(camelot::test::variant_of(name),
                                   camelot::test::rule_set_of(rule_set));
    const TemporaryFolder folder;
    build(rules, folder.path(), pieces);
    const Tables tables(rules, folder.path());
    for (const TableId& id : table_ids(tables.geometry(), pieces)) {
      const auto verified = verify_table(tables, id, {1'000'000'000, 1, 2});
      ASSERT_TRUE(verified) << to_text(verified.error());
      EXPECT_EQ(verified->wrong, 0u) << to_text(id) << " " << verified->first_wrong;
      EXPECT_GT(verified->positions, 100u) << to_text(id);
    }
  }
}

}  // namespace
}  // namespace camlann::tables::test
