// Proof-number search against what is known for sure: endgame tables, and mates proved
// exhaustively. Whatever it proves must be so; how much it proves is another matter.

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

#include "base/random.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"
#include "tables/small_boards.hpp"

namespace camlann {
namespace {

Info analysed(const Game& game, const AnalystSettings& settings, const Limits& limits) {
  const std::atomic<bool> stop{false};
  return make_analyst(game, settings)->analyse(game, limits, stop);
}

Info proved(const Game& game, std::uint64_t nodes, const std::string& tables = {}) {
  AnalystSettings settings;
  settings.method = Method::proof;
  settings.tables = tables;
  Limits limits;
  limits.nodes = nodes;
  return analysed(game, settings, limits);
}

// Two pieces each on Camette's board, outside the castles; at most one is a knight, as in the
// array.
std::string random_fen(Random& random) {
  constexpr std::array<std::size_t, 5> ranks{3, 5, 5, 5, 3};
  std::string squares(21, '.');
  for (const std::string_view kinds : {"KM", "km"}) {
    for (int i = 0; i < 2; ++i) {
      std::size_t at = random.below(21);
      while (squares[at] != '.') at = random.below(21);
      squares[at] = kinds[i == 0 ? random.below(2) : 1];
    }
  }
  std::string fen = "1/";
  std::size_t at = 0;
  for (const std::size_t files : ranks) {
    int empty = 0;
    for (std::size_t i = 0; i < files; ++i, ++at) {
      if (squares[at] == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) fen += std::to_string(empty);
      empty = 0;
      fen += squares[at];
    }
    if (empty > 0) fen += std::to_string(empty);
    fen += '/';
  }
  return fen + "1 w";
}

TEST(Proof, AgreesWithTheTables) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const tables::test::TemporaryFolder folder;
  tables::test::build(rules, folder.path(), 4);
  AnalystSettings with_tables;
  with_tables.tables = folder.path().string();
  Limits one_ply;
  one_ply.depth = 1;
  Random random(1);
  int decided = 0;
  int found = 0;
  for (int i = 0; i < 200; ++i) {
    const std::string fen = random_fen(random);
    const auto game = make_game("camette", "", fen).value();
    const Info truth = analysed(game, with_tables, one_ply);
    const Info proof = proved(game, 100'000);
    decided += truth.lines.empty() || !is_sure(truth.lines.front().score) ? 0 : 1;
    if (proof.lines.empty()) continue;
    ++found;
    ASSERT_FALSE(truth.lines.empty()) << fen;
    const int plies = *plies_to_end(proof.lines.front().score);
    const auto best = plies_to_end(truth.lines.front().score);
    ASSERT_TRUE(best) << fen;
    EXPECT_EQ(plies > 0, *best > 0) << fen;
    EXPECT_GE(std::abs(plies), std::abs(*best)) << fen;
    if (plies <= 0) continue;
    // The move must win, too.
    Game after = game;
    after.play(proof.lines.front().moves.front());
    if (after.over()) continue;
    EXPECT_LT(*plies_to_end(analysed(after, with_tables, one_ply).lines.front().score), 1) << fen;
  }
  EXPECT_GT(decided, 100);
  EXPECT_GE(found, decided * 9 / 10);
}

TEST(Proof, UsesTables) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const tables::test::TemporaryFolder folder;
  tables::test::build(rules, folder.path(), 3);
  const auto game = make_game("camette", "", "1/3/5/4m/5/M2/1 w").value();  // lost in 6 plies
  const Info with = proved(game, 100'000, folder.path().string());
  const Info without = proved(game, 100'000);
  EXPECT_EQ(plies_to_end(with.lines.at(0).score), -6);
  EXPECT_LE(*plies_to_end(without.lines.at(0).score), -6);
  EXPECT_LT(with.nodes, without.nodes);
}

TEST(Proof, HeedsTheLimitOfQuietPlies) {
  // Three plain moves from the win, with a man that holds the other goal square already.
  const std::string board = "1M/8/10/6M5/12/12/12/12/12/12/12/12/m11/10/8/2 w 0,0 ";
  const auto in_time = make_game("camelot", "", board + "0 1").value();
  const auto too_late = make_game("camelot", "", board + "96 1").value();
  ASSERT_FALSE(proved(in_time, 100'000).lines.empty());
  EXPECT_TRUE(proved(too_late, 100'000).lines.empty());
}

TEST(Proof, FindsMates) {
  constexpr int step = test::unless_sanitized(4, 8);
  int mates = 0;
  int lines = 0;
  for (const std::string& line : test::lines_of(test::read_data("mates/camblam.tsv"))) {
    if (line.empty() || line.front() == '#' || lines++ % step != 0) continue;
    const std::size_t first = line.find('\t');
    const std::string fen = line.substr(first + 1, line.find('\t', first + 1) - first - 1);
    const auto game = make_game("camblam", "", fen).value();
    const Info proof = proved(game, 2'000'000);
    ASSERT_FALSE(proof.lines.empty()) << fen;
    EXPECT_GE(*plies_to_end(proof.lines.front().score), 2 * std::stoi(line) - 1) << fen;
    ++mates;
  }
  EXPECT_EQ(mates, test::unless_sanitized(18, 9));
}

TEST(Proof, IsEmptyWithoutAResult) {
  const auto game = make_game("cam").value();
  const Info proof = proved(game, 2'000);
  EXPECT_TRUE(proof.lines.empty());
  EXPECT_GE(proof.nodes, 2'000u);
  EXPECT_LE(proof.nodes, 2'010u);
}

}  // namespace
}  // namespace camlann
