// Moves played from a position, compared with a plain scan of every game; games of a site are found
// by their ids; a query can be interrupted.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <vector>

#include "archive/archive.hpp"
#include "archive/random_games.hpp"
#include "archive/writer.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "support/files.hpp"

namespace camlann::archive {
namespace {

/// By move, the number of games with this position that continue with it at its first occurrence.
std::map<std::string, std::size_t> plain_look(const std::vector<Game>& games,
                                              const Game& position) {
  std::map<std::string, std::size_t> counted;
  for (const Game& game : games) {
    std::optional<std::string> next;
    Game walk = game;
    const auto played = game.played();
    for (std::size_t ply = played.size() + 1; ply-- > 0; walk.take_back()) {
      if (walk.key() == position.key()) next = ply < played.size() ? played[ply].notation : "";
    }
    if (next) ++counted[*next];
  }
  return counted;
}

NextMoveQuery from(const Game& position) {
  return {.position = position, .rules = {}, .origin = {}, .since = {}, .until = {}};
}

class NextMovesTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    auto opened = Archive::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(opened) << to_text(opened.error());
    archive_.emplace(std::move(*opened));
    auto writer = Writer::begin(*archive_);
    ASSERT_TRUE(writer);
    for (int i = 0; i < 80; ++i) {
      const Played one = random_game(GetParam(), random_, 20);
      const auto added =
          writer->add(one.record, one.game, PlayedHere{"game" + std::to_string(i), i});
      ASSERT_TRUE(added && *added);
      games_.push_back(one.game);
    }
    ASSERT_TRUE(writer->finish());
  }

  test::TemporaryFolder folder_;
  Random random_{7};
  std::optional<Archive> archive_;
  std::vector<Game> games_;
};

TEST_P(NextMovesTest, EqualAPlainScan) {
  for (std::size_t i = 0; i < games_.size(); i += 4) {
    Game position = games_[i];
    for (std::size_t left = position.plies(); left > i % 5; --left) position.take_back();
    const auto found = archive_->next_moves(from(position));
    ASSERT_TRUE(found) << to_text(found.error());
    const auto plain = plain_look(games_, position);
    std::size_t all = 0;
    for (const auto& [move, games] : plain) all += games;
    EXPECT_EQ(found->of, all);
    EXPECT_EQ(found->games, all);
    std::map<std::string, std::size_t> counted;
    for (const NextMove& move : found->moves) counted[move.notation] = move.games;
    auto moves = plain;
    moves.erase("");
    EXPECT_EQ(counted, moves);
    EXPECT_TRUE(
        std::is_sorted(found->moves.begin(), found->moves.end(),
                       [](const NextMove& a, const NextMove& b) { return a.games > b.games; }));
  }
}

TEST_P(NextMovesTest, UsesTheLatestGamesAboveTheLimit) {
  auto query = from(*make_game(GetParam()));
  query.look_at = 10;
  query.last = 3;
  const auto found = archive_->next_moves(query);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->of, 80U);
  EXPECT_EQ(found->games, 10U);
  EXPECT_EQ(found->last, (std::vector<GameNumber>{80, 79, 78}));
  query.origin = Origin::published;
  const auto none = archive_->next_moves(query);
  EXPECT_EQ(none->games, 0U);
}

TEST_P(NextMovesTest, AGameOfTheSiteIsListedOnceAndFoundByItsId) {
  auto writer = Writer::begin(*archive_);
  ASSERT_TRUE(writer);
  Random again(7);
  const Played first = random_game(GetParam(), again, 20);
  EXPECT_FALSE(*writer->add(first.record, first.game, PlayedHere{"game0", 0}));
  EXPECT_TRUE(*writer->add(first.record, first.game, PlayedHere{"another", 0})) << "same moves";
  ASSERT_TRUE(writer->finish());
  EXPECT_EQ((*archive_->find_played("game0"))->first, GameNumber{1});
  EXPECT_EQ((*archive_->find_played("another"))->first, GameNumber{81});
  EXPECT_FALSE(archive_->find_played("nothing")->has_value());
  EXPECT_EQ((*archive_->played_here(5))->id, "game4");
}

// A game that was taken back after its end and finished again was the old one until a restart.
TEST_P(NextMovesTest, AGameThatWasFinishedAgainTakesThePlaceOfTheOldOne) {
  const Game array = *make_game(GetParam());
  const auto finish = [&](std::size_t first_move, std::int64_t version) {
    Game game = array;
    game.play(game.written()[first_move]);
    auto writer = Writer::begin(*archive_);
    ASSERT_TRUE(writer && writer->add(to_record(game), game, PlayedHere{"again", version}));
    ASSERT_TRUE(writer->finish());
  };
  Query site;
  site.origin = Origin::site;
  finish(0, 1);
  for (const auto& [first_move, version, number] :
       {std::tuple{1U, 2, 82U}, {0U, 3, 81U}, {0U, 4, 81U}}) {
    const std::string before = array.written()[1 - first_move].notation;
    finish(first_move, version);
    const auto here = archive_->find_played("again");
    ASSERT_TRUE(here && *here);
    EXPECT_EQ((*here)->first, number);
    EXPECT_EQ((*here)->second.version, version);
    EXPECT_EQ(*archive_->size(), 81U);
    EXPECT_EQ(*archive_->size(GetParam()), 81U);
    EXPECT_EQ(*archive_->last(), 82U);
    EXPECT_EQ(archive_->next_moves(from(array))->of, 81U);
    for (Query query : {site, Query{}}) {
      query.most = 1000;
      for (const bool by_position : {false, true}) {
        if (by_position) query.position = array;
        const auto found = archive_->search(query);
        ASSERT_TRUE(found) << to_text(found.error());
        EXPECT_EQ(found->total, 81U);
        EXPECT_EQ(found->games.size(), 81U);
      }
    }
    const GameNumber gone = 81 + 82 - number;
    EXPECT_EQ(*archive_->gone(), std::vector<GameNumber>{gone});
    EXPECT_FALSE(archive_->summary(gone));
    EXPECT_FALSE(archive_->record(gone));
    EXPECT_TRUE(archive_->record(number));
    std::size_t records = 0;
    ASSERT_TRUE(archive_->each_record([&](const Summary&, std::string_view) { return ++records; }));
    EXPECT_EQ(records, 81U);
  }
}

TEST_P(NextMovesTest, AQueryStopsOnRequest) {
  archive_->stop_when([] { return true; });
  EXPECT_FALSE(archive_->next_moves(from(*make_game(GetParam()))));
  archive_->stop_when([] { return false; });
  EXPECT_TRUE(archive_->next_moves(from(*make_game(GetParam()))));
}

TEST_P(NextMovesTest, RatingsAreThoseOfTheMover) {
  auto writer = Writer::begin(*archive_);
  ASSERT_TRUE(writer);
  Game game = *make_game(GetParam());
  const auto move = game.written().front();
  game.play(move);
  Record record = to_record(game);
  record.set(game.variant().seating[0].name + "Elo", "1571?");
  record.set(game.variant().seating[1].name + "Elo", "900");
  ASSERT_TRUE(writer->add(record, game, "a file")->added);
  ASSERT_TRUE(writer->finish());
  auto query = from(*make_game(GetParam()));
  query.rating = 1500;
  const auto found = archive_->next_moves(query);
  ASSERT_TRUE(found);
  ASSERT_EQ(found->moves.size(), 1U);
  EXPECT_EQ(found->moves[0].notation, move.notation);
  EXPECT_EQ(found->moves[0].ratings, 1571);
  const auto summary = archive_->summary(81);
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->ratings[0], 1571);
  EXPECT_EQ(summary->ratings[1], 900);
}

TEST_P(NextMovesTest, AFileOfTheFormatBeforeIsBroughtUpToDate) {
  archive_.reset();
  {
    auto file = database::Database::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(file && file->execute("DROP TABLE ratings; DROP TABLE played_here; DROP TABLE gone;"
                                      "PRAGMA user_version = 1"));
  }
  EXPECT_FALSE(Archive::open_to_read(folder_.path() / "a.sqlite"));
  {
    auto opened = Archive::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(opened) << to_text(opened.error());
    EXPECT_EQ(*opened->size(), 80U);
  }
  EXPECT_TRUE(Archive::open_to_read(folder_.path() / "a.sqlite"));
  {
    auto file = database::Database::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(file && file->execute("DROP TABLE gone; PRAGMA user_version = 2"));
  }
  auto opened = Archive::open(folder_.path() / "a.sqlite");
  ASSERT_TRUE(opened) << to_text(opened.error());
  EXPECT_EQ(*opened->size(), 80U);
}

TEST_P(NextMovesTest, AFileOfFormat3GetsTheBitsOfItsGamesAnew) {
  const auto path = folder_.path() / "a.sqlite";
  Query query;
  query.variant = GetParam();
  query.most = 1000;
  const auto piece = make_game(query.variant)->pieces().front();
  query.pattern = {{piece.square, piece.letter}};
  EXPECT_EQ(archive_->search(query)->games.size(), 80U);
  archive_.reset();
  const auto rows = [&path] {
    auto file = database::Database::open(path);
    return *file->query_text(
        "SELECT group_concat(number || hex(rtrim(games, x'00'))) FROM "
        "(SELECT number, games FROM squares ORDER BY number)");
  };
  const std::string before = rows();
  {
    auto file = database::Database::open(path);
    ASSERT_TRUE(file && file->execute("UPDATE squares SET number = -number;"
                                      "DROP INDEX games_by_source; PRAGMA user_version = 3"));
  }
  auto opened = Archive::open(path);
  ASSERT_TRUE(opened) << to_text(opened.error());
  EXPECT_EQ(opened->search(query)->games.size(), 80U);
  EXPECT_EQ(rows(), before);
}

TEST_P(NextMovesTest, AnOlderFormatIsUpgradedOnceByConcurrentOpeners) {
  archive_.reset();
  const auto path = folder_.path() / "a.sqlite";
  for (int round = 0; round < 10; ++round) {
    {
      auto file = database::Database::open(path);
      ASSERT_TRUE(file &&
                  file->execute("DROP TABLE ratings; DROP TABLE played_here; DROP TABLE gone;"
                                "PRAGMA user_version = 1"));
    }
    std::vector<std::string> faults(4);
    {
      std::vector<std::jthread> people;
      for (std::string& fault : faults) {
        people.emplace_back([&] {
          const auto archive = Archive::open(path);
          if (!archive) fault = to_text(archive.error());
        });
      }
    }
    for (const std::string& fault : faults) EXPECT_EQ(fault, "");
  }
}

// A win of the third player was none in the count.
TEST(NextMoves, CountTheWinsOfAllThreePlayers) {
  const test::TemporaryFolder folder;
  auto archive = Archive::open(folder.path() / "a.sqlite");
  ASSERT_TRUE(archive) << to_text(archive.error());
  const Game array = *make_game("tri-camelot");
  Game game = array;
  game.play(game.written().front());
  auto writer = Writer::begin(*archive);
  ASSERT_TRUE(writer);
  for (const auto result : {RecordResult::first_of_three, RecordResult::second_of_three,
                            RecordResult::third_of_three}) {
    Record record = to_record(game);
    record.result = result;
    ASSERT_TRUE(writer->add(record, game, "test")->added);
  }
  ASSERT_TRUE(writer->finish());
  const auto found = archive->next_moves(from(array));
  ASSERT_TRUE(found) << to_text(found.error());
  ASSERT_EQ(found->moves.size(), 1U);
  for (const Ends& ends : {Ends(*found), Ends(found->moves[0])}) {
    EXPECT_EQ(ends.first, 1U);
    EXPECT_EQ(ends.second, 1U);
    EXPECT_EQ(ends.third, 1U);
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, NextMovesTest, testing::Values("cam", "grand-cam", "camblam"));

}  // namespace
}  // namespace camlann::archive
