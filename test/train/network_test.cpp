// Training of networks: units of scored positions, the trainer, rounding.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "camblam_net_game.hpp"
#include "camelot_net_game.hpp"
#include "float_network.hpp"
#include "games/camelot/leaf_judge.hpp"
#include "games/camelot/rules.hpp"
#include "net_game.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"
#include "played.hpp"
#include "scored_set.hpp"
#include "support/files.hpp"
#include "trainer.hpp"
#include "value_kept.hpp"

namespace camlann::train {
namespace {

const camelot::Variant& cam_variant() {
  return *camelot::find_variant("cam");
}
nn::Board board() {
  return *nn::Board::of(cam_variant().squares, 2);
}

/// Games of random moves with made-up scores: the difference of men.
std::vector<ScoredGame> random_games(std::uint64_t seed, int count) {
  const camelot::PortableRules rules(cam_variant(), {});
  Random random(seed);
  std::vector<ScoredGame> games;
  for (int i = 0; i < count; ++i) {
    ScoredGame game;
    camelot::Position pos = rules.start();
    for (int ply = 0; ply < 40 && !rules.verdict(pos).over(); ++ply) {
      MoveList moves;
      rules.legal(pos, moves);
      rules.advance(pos, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      const unsigned us = index_of(pos.turn);
      const int lead = pos.pieces[us].size() - pos.pieces[1 - us].size();
      game.positions.push_back({placed_men(camelot::placement_of(pos)), us == 0, ply > 20,
                                static_cast<std::int16_t>(100 * lead)});
    }
    game.half_points = static_cast<std::uint8_t>(random.below(3));
    games.push_back(game);
  }
  return games;
}

Scored scored_games() {
  Scored scored;
  for (const ScoredGame& game : random_games(1, 120)) {
    EXPECT_TRUE(scored.seen.add(game, cam_variant().squares, board()));
  }
  for (const ScoredGame& game : random_games(2, 20)) {
    EXPECT_TRUE(scored.apart.add(game, cam_variant().squares, board()));
  }
  return scored;
}

TrainOptions small_options() {
  TrainOptions options;
  options.lanes = 1;
  options.men = static_cast<std::size_t>(2 * cam_variant().men_per_seat);
  options.squares = board().squares();
  options.kinds = board().kinds();
  options.epochs = 6;
  options.batch = 64;
  options.scale = 150;
  options.share = 1;
  return options;
}

FloatNetwork trained(const Scored& scored, const TrainOptions& options,
                     std::vector<EpochReport>* reports = nullptr) {
  const RowMaps maps = row_maps(cam_variant().squares, board());
  return train(scored, maps, options, [&](const EpochReport& report) {
    if (reports != nullptr) reports->push_back(report);
  });
}

TEST(ScoredPositions, WhatIsWrittenIsReadBack) {
  const auto games = random_games(3, 5);
  std::string bytes;
  for (const ScoredGame& game : games) write(game, 2, bytes);
  const auto read = read_games(bytes, 2, "file");
  ASSERT_TRUE(read) << to_text(read.error());
  EXPECT_EQ(*read, games);
}

TEST(ScoredPositions, DamagedGamesAreRefusedWithTheirPlace) {
  std::string bytes;
  write(random_games(3, 1).front(), 2, bytes);
  for (std::size_t size = 1; size < bytes.size(); ++size) {
    ASSERT_FALSE(read_games(bytes.substr(0, size), 2, "file")) << size;
  }
  EXPECT_EQ(to_text(read_games("\x03", 2, "file").error()), "file, byte 1: this is not a result");
  const std::string twice("\x01\x01\x00\x03\x00\x00\x02\x11\x11\x00\x00\x00", 12);
  EXPECT_EQ(to_text(read_games(twice, 2, "file").error()), "file, byte 9: a square is named twice");
  const std::string shared("\x01\x01\x00\x03\x00\x00\x01\x11\x01\x11\x00\x00", 12);
  EXPECT_EQ(to_text(read_games(shared, 2, "file").error()),
            "file, byte 10: two men are on one square");
}

TEST(ScoredPositions, MenOffTheBoardAreRefused) {
  ScoredGame game;
  game.positions.resize(1);
  game.positions[0].placed[0].add(make_square(15, 15));
  ScoredSet set;
  EXPECT_FALSE(set.add(game, cam_variant().squares, board()));
}

TEST(RowMaps, SeeingTwiceFromTheOtherSideOrInTheMirrorChangesNothing) {
  for (const camelot::Variant& variant : camelot::two_handed_variants()) {
    const RowMaps maps = row_maps(variant.squares, *nn::Board::of(variant.squares, 2));
    for (std::size_t row = 0; row < maps.other.size(); ++row) {
      EXPECT_EQ(maps.other[maps.other[row]], row);
      EXPECT_EQ(maps.mirrored[maps.mirrored[row]], row);
      EXPECT_EQ(maps.rank[row], maps.rank[maps.mirrored[row]]);
      EXPECT_EQ(maps.file[row], maps.file[maps.mirrored[row]]);
      EXPECT_NE(maps.other[row], row);
    }
  }
}

TEST(Trainer, TheGradientIsThatOfTheValue) {
  Random random(4);
  FloatNetwork network = zeros(6, 32);
  const auto fill = [&](std::vector<float>& numbers) {
    for (float& n : numbers) n = static_cast<float>(random.below(1000)) / 1000.0F - 0.4F;
  };
  fill(network.bias);
  fill(network.rows);
  fill(network.output);
  const std::array<std::uint16_t, 2> own{1, 3};
  const std::array<std::uint16_t, 2> other{4, 0};
  const std::array<std::span<const std::uint16_t>, 2> rows{own, other};
  Views views{};
  FloatNetwork gradient = zeros(6, 32);
  static_cast<void>(forward(network, rows, 2, views));
  backward(network, rows, 2, 1, views, gradient);
  const auto slope_at = [&](float& number) {
    constexpr float step = 1e-3F;
    const float before = number;
    Views scratch{};
    number = before + step;
    const float up = forward(network, rows, 2, scratch);
    number = before - step;
    const float down = forward(network, rows, 2, scratch);
    number = before;
    return (up - down) / (2 * step);
  };
  for (std::size_t i = 0; i < network.rows.size(); i += 7) {
    EXPECT_NEAR(gradient.rows[i], slope_at(network.rows[i]), 4e-3F) << i;
  }
  for (std::size_t i = 0; i < network.output.size(); i += 5) {
    EXPECT_NEAR(gradient.output[i], slope_at(network.output[i]), 4e-3F) << i;
  }
  for (std::size_t i = 0; i < network.bias.size(); ++i) {
    EXPECT_NEAR(gradient.bias[i], slope_at(network.bias[i]), 4e-3F) << i;
  }
  EXPECT_EQ(gradient.output_bias[2], 1);
}

TEST(Trainer, LearnsWhatTheScoresSay) {
  std::vector<EpochReport> reports;
  const Scored scored = scored_games();
  static_cast<void>(trained(scored, small_options(), &reports));
  ASSERT_EQ(reports.size(), 6u);
  EXPECT_LT(reports.back().seen, reports.front().seen / 3);
  EXPECT_LT(reports.back().apart, 0.01);
}

TEST(Trainer, TheSameSeedGivesTheSameNetworkForAnyNumberOfThreads) {
  const Scored scored = scored_games();
  TrainOptions options = small_options();
  options.epochs = 1;
  const nn::Network alone = quantised(trained(scored, options), options);
  options.threads = 3;
  EXPECT_EQ(quantised(trained(scored, options), options), alone);
  options.seed = 2;
  EXPECT_NE(quantised(trained(scored, options), options), alone);
}

TEST(Trainer, RoundingKeepsTheBoundsAndNearlyTheValues) {
  const Scored scored = scored_games();
  const TrainOptions options = small_options();
  const RowMaps maps = row_maps(cam_variant().squares, board());
  FloatNetwork exact = trained(scored, options);
  nn::Network network = quantised(exact, options);
  ASSERT_TRUE(nn::check(network));
  const QuantisationError error = error_of(network, exact, scored.apart, maps, options);
  EXPECT_LT(error.mean, 10);
  EXPECT_LT(error.loss, 0.01);
  for (float& number : exact.rows) number *= 1000;
  for (float& number : exact.output) number *= 1000;
  EXPECT_TRUE(nn::check(quantised(exact, options)));
}

TEST(Trainer, RoundingKeepsTheBoundsOfTheWidestNetwork) {
  TrainOptions options = small_options();
  options.lanes = nn::most_lanes;
  FloatNetwork widest = zeros(2 * options.kinds * options.squares, most_width);
  for (float& number : widest.output) number = 1000;
  EXPECT_TRUE(nn::check(quantised(widest, options)));
}

TEST(SelfPlay, AUnitIsMadeAgainByteForByte) {
  test::TemporaryFolder first;
  test::TemporaryFolder second;
  NetOptions options;
  options.variant = "camette";
  options.units = 2;
  options.games = 3;
  options.nodes = 50;
  const camelot::PortableRules rules(*camelot::find_variant("camette"), {});
  const CamelotNetGame<camelot::PortableRules> game(rules, {});
  for (const auto* folder : {&first, &second}) {
    options.directory = folder->path().string();
    ASSERT_TRUE(play_units(game, 2, options));
  }
  const auto one = read_units(first.path().string(), "scored-camette-", ".bin");
  const auto two = read_units(second.path().string(), "scored-camette-", ".bin");
  ASSERT_TRUE(one && two);
  ASSERT_EQ(one->size(), 2u);
  for (std::size_t i = 0; i < one->size(); ++i) EXPECT_EQ((*one)[i].lines, (*two)[i].lines);
  EXPECT_NE((*one)[0].lines, (*one)[1].lines);
  const auto games = read_games((*one)[0].lines, 2, "unit");
  ASSERT_TRUE(games);
  EXPECT_EQ(games->size(), 3u);
}

TEST(SelfPlay, OfCamblamHasAllItsMen) {
  test::TemporaryFolder folder;
  NetOptions options;
  options.variant = "camblam";
  options.units = 1;
  options.games = 2;
  options.nodes = 20;
  options.directory = folder.path().string();
  const NetSubject subject = camblam_subject();
  ASSERT_TRUE(play_units(CamblamNetGame({}), subject.kinds, options));
  const auto board = *nn::Board::of(subject.squares, subject.kinds);
  const auto units = read_units(options.directory, "scored-camblam-", ".bin");
  ASSERT_TRUE(units);
  const auto games = read_games(units->front().lines, subject.kinds, "unit");
  ASSERT_TRUE(games) << to_text(games.error());
  std::size_t most = 0;
  ScoredSet set;
  for (const ScoredGame& game : *games) {
    ASSERT_TRUE(set.add(game, subject.squares, board));
    for (const ScoredPosition& position : game.positions) {
      std::size_t men = 0;
      for (const SquareSet& placed : position.placed)
        men += static_cast<std::size_t>(placed.size());
      most = std::max(most, men);
    }
  }
  EXPECT_GT(most, subject.men / 2);
  EXPECT_LE(most, subject.men);
}

// A solution in which every position is drawn: only a move that ends the game changes a value. One
// in which the side to move always wins: only such a move keeps it.
TEST(KeptValuesTest, AreCountedByTheSolution) {
  const camelot::PortableRules rules(*camelot::find_variant("camette"), {});
  const CamelotNetGame<camelot::PortableRules> game(rules, {});
  const auto count = [&](Score known) {
    return kept_values(game, [known](const auto&) { return std::optional(known); }, 300, 200, 5);
  };
  const KeptValues drawn = count(0);
  const KeptValues won = count(10);
  EXPECT_EQ(drawn.drawn.asked, 300);
  EXPECT_EQ(drawn.won.asked + drawn.lost.asked, 0);
  EXPECT_EQ(won.won.asked, 300);
  EXPECT_EQ(won.kept() + drawn.kept(), 300) << "the same searches";
  EXPECT_GT(won.kept(), 0);
  EXPECT_GT(drawn.kept(), won.kept());
  const auto nothing =
      kept_values(game, [](const auto&) { return std::optional<Score>(); }, 3, 200, 5);
  EXPECT_EQ(nothing.asked(), 0);
}

}  // namespace
}  // namespace camlann::train
