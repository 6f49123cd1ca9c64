// Moves from a position and from its mirror image are one list, in the words of either.
#include "server/services/archive/mirrored_moves.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/writer.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "book/mirror.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "support/files.hpp"

namespace camlann::server {
namespace {

using Counted = std::map<std::string, std::size_t>;

/// Plays up to four plies, by any moves.
Game random_game(std::string_view variant, Random& random) {
  Game game = *make_game(variant);
  for (auto plies = random.below(5); plies > 0 && !game.over(); --plies) {
    const auto moves = game.legal();
    game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))].move);
  }
  return game;
}

class MirroredMoves : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    auto opened = archive::Archive::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(opened) << to_text(opened.error());
    archive_.emplace(std::move(*opened));
    auto writer = archive::Writer::begin(*archive_);
    ASSERT_TRUE(writer);
    for (int i = 0; i < 150; ++i) {
      const auto game = random_game(GetParam(), random_);
      const auto added =
          writer->add(to_record(game), game, archive::PlayedHere{"game" + std::to_string(i), i});
      ASSERT_TRUE(added && *added);
    }
    ASSERT_TRUE(writer->finish());
  }

  [[nodiscard]] archive::NextMoveQuery from(const Game& position) const {
    return {.position = position, .rules = {}, .origin = {}, .since = {}, .until = {}};
  }
  [[nodiscard]] archive::NextMoves both(const Game& position) {
    auto found = moves_both_ways(*archive_, from(position));
    EXPECT_TRUE(found) << to_text(found.error());
    return std::move(*found);
  }
  static Counted counted(const archive::NextMoves& found) {
    Counted games;
    for (const auto& move : found.moves) games[move.notation] += move.games;
    EXPECT_EQ(games.size(), found.moves.size()) << "a move twice";
    return games;
  }

  test::TemporaryFolder folder_;
  Random random_{7};
  std::optional<archive::Archive> archive_;
};

/// By the notation of the image in `image`.
Counted images(const Counted& moves, const Game& image) {
  Counted mirrored;
  for (const auto& [notation, games] : moves) {
    const auto move = image.read(book::mirrored(notation, image.variant()));
    EXPECT_TRUE(move) << notation;
    mirrored[move ? move->notation : notation] = games;
  }
  return mirrored;
}

TEST_P(MirroredMoves, OfAPositionAndItsImageAreTheSame) {
  const Game array = *make_game(GetParam());
  for (const auto& first : array.written()) {
    Game position = array;
    position.play(first);
    const auto image = book::mirrored(position);
    ASSERT_TRUE(image);
    const auto here = archive_->next_moves(from(position));
    const auto there = archive_->next_moves(from(*image));
    ASSERT_TRUE(here && there);
    const auto all = both(position);
    if (image->fen() == position.fen()) continue;  // a move along the middle file
    EXPECT_EQ(all.games, here->games + there->games) << first.notation;
    EXPECT_EQ(all.of, here->of + there->of);
    EXPECT_EQ(all.mirrored, there->games);
    EXPECT_EQ(images(counted(all), *image), counted(both(*image))) << first.notation;
  }
}

TEST_P(MirroredMoves, OfTheArrayHaveNoImagesBesideThem) {
  const Game array = *make_game(GetParam());
  const auto plain = archive_->next_moves(from(array));
  ASSERT_TRUE(plain);
  const auto all = both(array);
  EXPECT_EQ(all.games, 150U);
  EXPECT_EQ(all.mirrored, 0U);
  EXPECT_LT(all.moves.size(), plain->moves.size());
  const auto moves = counted(all);
  std::size_t sum = 0;
  for (const auto& [notation, games] : moves) {
    sum += games;
    const auto image = array.read(book::mirrored(notation, array.variant()));
    ASSERT_TRUE(image) << notation;
    const bool own_image = image->notation == notation;
    EXPECT_EQ(moves.count(image->notation), own_image ? 1U : 0U) << notation;
  }
  std::size_t plain_sum = 0;
  for (const auto& move : plain->moves) plain_sum += move.games;
  EXPECT_EQ(sum, plain_sum);
}

INSTANTIATE_TEST_SUITE_P(All, MirroredMoves, testing::Values("cam", "camelot", "camette"),
                         [](const auto& each) { return std::string(each.param); });

TEST(MirroredMovesOf, AGameWithoutAnImageAreAsPlayed) {
  test::TemporaryFolder folder;
  auto archive = archive::Archive::open(folder.path() / "a.sqlite");
  ASSERT_TRUE(archive);
  Random random{3};
  auto writer = archive::Writer::begin(*archive);
  ASSERT_TRUE(writer);
  for (int i = 0; i < 20; ++i) {
    const auto game = random_game("camblam", random);
    ASSERT_TRUE(writer->add(to_record(game), game, archive::PlayedHere{std::to_string(i), i}));
  }
  ASSERT_TRUE(writer->finish());
  const archive::NextMoveQuery query{
      .position = *make_game("camblam"), .rules = {}, .origin = {}, .since = {}, .until = {}};
  const auto plain = archive->next_moves(query);
  const auto both = moves_both_ways(*archive, query);
  ASSERT_TRUE(plain && both);
  EXPECT_EQ(both->moves.size(), plain->moves.size());
  EXPECT_EQ(both->games, 20U);
}

}  // namespace
}  // namespace camlann::server
