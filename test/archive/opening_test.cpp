// First moves are those of the games from one array: the same moves from other men are another
// opening.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/postings.hpp"
#include "archive/track.hpp"
#include "archive/writer.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "support/files.hpp"

namespace camlann::archive {
namespace {

using testing::ElementsAreArray;

/// Where a game begins, and how games from there begin.
struct Start {
  const char* variant;
  std::string rules;
  std::string fen;
};

Game begun(const Start& start) {
  auto game = make_game(start.variant, start.rules, start.fen);
  EXPECT_TRUE(game) << to_text(game.error());
  return *game;
}

std::string array_of(const char* variant, const char* rules) {
  return make_game(variant, rules)->fen();
}

/// The usual arrays, other ones by their names, by their men, and with one man less.
std::vector<Start> starts() {
  const char* const camblam = "camblam";
  const char* const grand = "grand-camelot";
  std::string short_of_one = array_of(camblam, "");
  const auto pawn = short_of_one.find('C');
  short_of_one.replace(pawn, 1, "1");
  return {{camblam, "", ""},
          {camblam, "default,array=2", ""},
          {camblam, "default,array=5", ""},
          {camblam, "default,array=alternating", ""},
          {camblam, "", array_of(camblam, "default,array=2")},
          {camblam, "default,array=2", array_of(camblam, "")},
          {camblam, "", short_of_one},
          {grand, "", ""},
          {grand, "wcf,array=1932", ""}};
}

/// A game, for the plain scan.
struct Course {
  std::string variant;
  Placement men{};  // at the start
  std::vector<std::string> moves;

  [[nodiscard]] bool has_moves_of(const Course& first) const {
    return moves.size() >= first.moves.size() &&
           std::equal(first.moves.begin(), first.moves.end(), moves.begin());
  }
  [[nodiscard]] bool begins_like(const Course& first) const {
    return variant == first.variant && men == first.men && has_moves_of(first);
  }
};

Course course_of(Game game) {
  Course course;
  course.variant = game.variant().id;
  for (const WrittenMove& move : game.played()) course.moves.push_back(move.notation);
  while (game.take_back()) continue;
  course.men = placement_of(game.pieces());
  return course;
}

class Openings : public testing::Test {
 protected:
  void SetUp() override {
    auto opened = Archive::open(file());
    ASSERT_TRUE(opened) << to_text(opened.error());
    archive_.emplace(std::move(*opened));
    auto writer = Writer::begin(*archive_);
    ASSERT_TRUE(writer);
    for (const Start& start : starts()) {
      for (int i = 0; i < 6; ++i) {
        const Game game = played_from(start, i);
        Record record = to_record(game);
        record.set("White", "Player " + std::to_string(i));
        const auto put = writer->add(record, game, "test");
        ASSERT_TRUE(put) << to_text(put.error());
        ASSERT_TRUE(put->added);
        games_.push_back(game);
        courses_.push_back(course_of(game));
      }
    }
    ASSERT_TRUE(writer->finish());
  }

  [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "a.sqlite"; }

  /// Begins with one of the first two moves by their names, so that games share them whatever the
  /// men behind the pawns.
  Game played_from(const Start& start, int number) {
    Game game = begun(start);
    const auto plies = 2 * static_cast<std::size_t>(number);
    for (std::size_t ply = 0; ply < plies && !game.over(); ++ply) {
      auto names = std::vector<std::string>();
      for (const WrittenMove& move : game.written()) names.push_back(move.notation);
      std::sort(names.begin(), names.end());
      const std::size_t among = std::min<std::size_t>(ply < 6 ? 2 : 5, names.size());
      EXPECT_TRUE(game.play(names[random_.below(static_cast<std::uint32_t>(among))]));
    }
    return game;
  }

  std::vector<GameNumber> found(const Game& first) {
    Query query;
    query.variant = first.variant().id;
    query.opening = first;
    const auto result = archive_->search(query);
    EXPECT_TRUE(result) << to_text(result.error());
    std::vector<GameNumber> numbers;
    if (!result) return numbers;
    for (const Hit& hit : result->games) numbers.push_back(hit.game.number);
    EXPECT_EQ(result->total, numbers.size());
    return numbers;
  }

  std::vector<GameNumber> scanned(const Game& first) {
    const Course wanted = course_of(first);
    std::vector<GameNumber> numbers;
    for (std::size_t i = 0; i < courses_.size(); ++i) {
      if (courses_[i].begins_like(wanted)) numbers.push_back(static_cast<GameNumber>(i + 1));
    }
    return numbers;
  }

  /// Compares searches by all first moves of all games with a plain scan.
  void expect_a_plain_scan() {
    for (const Game& game : games_) {
      for (Game first = game;; first.take_back()) {
        EXPECT_THAT(found(first), ElementsAreArray(scanned(first)))
            << first.rules() << ' ' << first.start_fen() << ' ' << first.plies();
        if (first.plies() == 0) break;
      }
    }
  }

  /// By variant and name.
  std::map<std::pair<std::string, std::string>, std::size_t> tallied(std::string_view kind) {
    std::map<std::pair<std::string, std::string>, std::size_t> counted;
    for (const char* variant : {"camblam", "grand-camelot"}) {
      const auto tallies = archive_->tallies(variant);
      EXPECT_TRUE(tallies);
      if (!tallies) continue;
      for (const Tally& tally : *tallies) {
        if (tally.kind == kind) counted[{variant, tally.name}] += tally.games;
      }
    }
    return counted;
  }

  std::map<std::pair<std::string, std::string>, std::size_t> counted_first_moves() {
    std::map<std::pair<std::string, std::string>, std::size_t> counted;
    for (const Course& course : courses_) {
      const bool usual = course.men == placement_of(make_game(course.variant)->pieces());
      if (usual && !course.moves.empty()) ++counted[{course.variant, course.moves.front()}];
    }
    return counted;
  }

  test::TemporaryFolder folder_;
  Random random_{20261201};
  std::optional<Archive> archive_;
  std::vector<Game> games_;
  std::vector<Course> courses_;  // of the same games
};

TEST_F(Openings, AreFoundOnlyFromTheirArray) {
  expect_a_plain_scan();
  std::size_t elsewhere = 0;  // games with the same moves from other men
  for (const Course& one : courses_) {
    for (const Course& other : courses_) {
      Course first = one;
      first.moves.resize(std::min<std::size_t>(first.moves.size(), 1));
      elsewhere += !first.moves.empty() && other.has_moves_of(first) && !other.begins_like(first);
    }
  }
  EXPECT_GT(elsewhere, 100U) << "games from different arrays should share moves";
}

TEST_F(Openings, OfTheUsualArrayAreTallied) {
  EXPECT_EQ(tallied("first move"), counted_first_moves());
  std::size_t games = 0;
  for (const auto& [name, count] : tallied("plies")) games += count;
  EXPECT_EQ(games, games_.size()) << "the other tallies have all games";
}

// Formats up to 5 had the moves alone, and the first moves from every array in the tallies.
TEST_F(Openings, OfAnOlderFormatGetTheirArrays) {
  const std::string rows =
      "SELECT group_concat(number || opening, '\n') FROM (SELECT * FROM games ORDER BY number)";
  archive_.reset();
  std::string before;
  {
    auto older = database::Database::open(file());
    ASSERT_TRUE(older);
    before = *older->query_text(rows);
    ASSERT_TRUE(
        older->execute("UPDATE games SET opening = substr(opening, instr(opening, ' ') + 1);"
                       "DELETE FROM tallies WHERE kind = 'first move';"
                       "INSERT INTO tallies SELECT variant, 'first move', "
                       "substr(opening, 1, instr(opening, ' ') - 1) AS name, result, count(*) "
                       "FROM games WHERE opening <> '' GROUP BY variant, name, result;"
                       "PRAGMA user_version = 5"));
    ASSERT_NE(*older->query_text(rows), before);
  }
  // An archive of version 1.0 is read unchanged.
  auto read = Archive::open_to_read(file());
  ASSERT_TRUE(read) << to_text(read.error());
  archive_.emplace(std::move(*read));
  expect_a_plain_scan();
  archive_.reset();
  auto opened = Archive::open(file());
  ASSERT_TRUE(opened) << to_text(opened.error());
  archive_.emplace(std::move(*opened));
  expect_a_plain_scan();
  EXPECT_EQ(tallied("first move"), counted_first_moves());
  archive_.reset();
  auto newer = database::Database::open(file());
  ASSERT_TRUE(newer);
  EXPECT_EQ(*newer->query_text(rows), before);
}

}  // namespace
}  // namespace camlann::archive
