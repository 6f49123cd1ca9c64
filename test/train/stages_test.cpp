// The stages on real games, small: repeatable, resumable, and the fit reads what self-play wrote.

#include "stages.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <numeric>

#include "camblam_game.hpp"
#include "camelot_game.hpp"

namespace camlann::train {
namespace {

namespace fs = std::filesystem;
using Cam = CamelotGame<camelot::PortableRules>;

Cam cam() {
  return Cam(camelot::PortableRules(*camelot::find_variant("cam"), camelot::RuleSet{}));
}

class Stages : public testing::Test {
 protected:
  Stages() : directory_(fs::path(testing::TempDir()) / ("stages-" + std::to_string(::getpid()))) {
    fs::remove_all(directory_);
  }
  ~Stages() override { fs::remove_all(directory_); }

  [[nodiscard]] Options options(const std::string& variant) const {
    Options options;
    options.variant = variant;
    options.directory = directory_.string();
    options.units = 2;
    options.games = 4;
    options.nodes = 100;
    return options;
  }
  [[nodiscard]] std::vector<Unit> units() const {
    return read_units(directory_.string(), "").value();
  }

  template <TunedGame G>
  void plays_and_reads(const G& game, const std::string& variant) {
    const Options options = this->options(variant);
    const NamedWeights hand{"hand", game.hand_set()};
    ASSERT_TRUE(self_play(game, options, hand));
    const auto first = units();
    const auto samples = read_samples(game, options);
    ASSERT_TRUE(samples) << to_text(samples.error());
    EXPECT_GT(samples->size(), 20U);
    EXPECT_EQ(samples->back().game, 7);
    // A lost unit is made again, identically.
    fs::remove(first[0].path);
    ASSERT_TRUE(self_play(game, options, hand));
    EXPECT_EQ(units()[0].lines, first[0].lines);
    EXPECT_NE(first[0].lines, first[1].lines);
  }

  // True if the value of a position is the sum of the fields, each used once.
  template <TunedGame G>
  static void fields_cover_the_row(const G& game) {
    const auto all = game.fields();
    std::size_t next = 0;
    for (const Field& field : all) {
      EXPECT_EQ(field.first, next) << field.name;
      next += field.count;
    }
    EXPECT_EQ(next, game.hand_set().size());
    EXPECT_EQ(next, game.deviations().size());
    EXPECT_EQ(from_source(to_source(game.tuned(), all), all).value(), game.tuned());
    const auto start = game.start(0);
    const Row terms = game.terms(start);
    const Row weights = game.tuned();
    const double value = std::inner_product(terms.begin(), terms.end(), weights.begin(), 0.0);
    EXPECT_NEAR(game.evaluation(weights).judge(start), value, 2);
    EXPECT_EQ(game.position(game.fen(start)).value(), start);
  }

  fs::path directory_;
};

TEST_F(Stages, PlayAndReadCam) {
  plays_and_reads(cam(), "cam");
}

TEST_F(Stages, PlayAndReadCamblam) {
  plays_and_reads(CamblamGame(), "camblam");
}

TEST_F(Stages, NameEveryWeightOnce) {
  fields_cover_the_row(cam());
  fields_cover_the_row(CamblamGame());
}

TEST_F(Stages, AreForGamesOfTwo) {
  EXPECT_EQ((*tuned_variant("mini-camelot"))->name, "Mini-Camelot");
  const auto anti = tuned_variant("anti-camelot");
  ASSERT_TRUE(anti) << to_text(anti.error());
  EXPECT_TRUE((*anti)->reversed);
  EXPECT_EQ(usual_rules(**anti).no_move, camelot::NoMove::loss);
  EXPECT_EQ(camelot_hand_set(true), row_of<int>(*(*anti)->weights));
  EXPECT_EQ(to_text(tuned_variant("grand-cam").error()),
            "grand-cam: only games for two can be tuned");
  EXPECT_EQ(to_text(tuned_variant("chess").error()), "chess: there is no such variant");
}

TEST_F(Stages, FindTheBetterWeights) {
  const Cam game = cam();
  Options options = this->options("cam");
  options.games = 10;
  const NamedWeights hand{"hand", game.hand_set()};
  const NamedWeights none{"none", Row(game.hand_set().size(), 0)};
  const auto tally = match(game, options, hand, none);
  ASSERT_TRUE(tally);
  EXPECT_EQ(tally->games(), 20);
  EXPECT_EQ(std::accumulate(tally->pairs.begin(), tally->pairs.end(), 0), 10);
  EXPECT_GT(tally->wins, tally->losses);
  // Seen from the other side.
  options.directory += "-other";
  const auto other = match(game, options, none, hand);
  fs::remove_all(options.directory);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->losses, tally->wins);
}

TEST_F(Stages, RefuseResultsThatAreNone) {
  EXPECT_EQ(to_text(sum_of_tallies({{"f", "", "1 2 3\n"}}).error()),
            "f: these are not the results of a match");
  const auto sum = sum_of_tallies({{"f", "", "1 2 3 0 1 2 0 0\n"}, {"f", "", "4 0 0 0 0 0 0 2\n"}});
  EXPECT_EQ(sum->wins, 5);
  EXPECT_EQ(sum->pairs[4], 2);
}

}  // namespace
}  // namespace camlann::train
