// Games that players upload: what becomes of each, what a repeat does, how they are removed, and
// that an archive made anew has them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ios>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "server/services/archive/upload_taker.hpp"
#include "support/data.hpp"
#include "support/files.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class UploadTest : public testing::Test {
 protected:
  static std::string game(const std::string& white, const std::string& moves = "1. B3-B4 *") {
    return "[White \"" + white + "\"]\n[Variant \"Camette\"]\n\n" + moves + "\n";
  }
  static message::UploadPart part_of(std::string text, int number = 0, bool json = false) {
    return {first_, number, json, std::move(text)};
  }
  [[nodiscard]] std::filesystem::path uploads() const { return folder_.path() / "uploads"; }
  [[nodiscard]] std::size_t games() { return archive_.size().value(); }
  [[nodiscard]] std::size_t uploaded() {
    archive::Query query;
    query.origin = archive::Origin::uploaded;
    return archive_.search(query).value().total.value();
  }
  Result<message::UploadedPart> take(const std::string& player, message::UploadPart part) {
    return take_with(taker_, player, std::move(part));
  }
  Result<message::UploadedPart> take_with(UploadTaker& taker, const std::string& player,
                                          message::UploadPart part) {
    return take_from(taker, QueueKey(player, player, true), std::move(part));
  }
  Result<message::UploadedPart> take_from(UploadTaker& taker, const QueueKey& sender,
                                          message::UploadPart part) {
    const auto taking = UploadTaker::taking(sender, std::move(part));
    for (;;) {
      ++portions_;
      auto answer = taker.take(archive_, *taking, enough_);
      if (!answer) return Failure(answer.error());
      if (*answer) return std::move(**answer);
    }
  }
  UploadTaker taker() {
    const Log log = [this](Severity, std::string_view event, LogFields) {
      logged_.emplace_back(event);
    };
    return UploadTaker(
        uploads(), catalog(), limits_, [this] { return now_; }, log, [this] { return go_on_; },
        [this] { return worked_ += portion_; });
  }
  [[nodiscard]] std::filesystem::path file(const std::string& name,
                                           const std::string& player = "anna") const {
    return uploads() / (player + '.' + first_) / name;
  }
  static void write(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }

  static inline const std::string first_ = std::string(24, 'a');
  static inline const std::string second_ = std::string(24, 'b');
  const camlann::test::TemporaryFolder folder_;
  Limits limits_;
  Millis now_ = 1'700'000'000'000;
  bool go_on_ = true;
  std::function<bool()> enough_ = [] { return false; };
  int portions_ = 0;
  std::chrono::nanoseconds portion_{0};  // processor time of each portion of work
  std::chrono::nanoseconds worked_{0};
  std::vector<std::string> logged_;
  archive::Archive archive_ = archive::Archive::open(folder_.path() / "a.sqlite").value();
  UploadTaker taker_ = taker();
};

TEST_F(UploadTest, ReportsTheResultForEachGame) {
  const auto told = take("anna",
                         part_of(game("Ann") + "\n" +                     // 1
                                 game("Bob", "1. B3-B9 *") + "\n" +       // 6, wrong on line 9
                                 game("ANN", "b3-b4 *") + "\n" +          // 11, the first again
                                 "garbage of\nall\n\n[Kinds \"x\"\n\n" +  // 16
                                 game("Cat")));                           // 21
  ASSERT_TRUE(told) << to_text(told.error());
  EXPECT_EQ(told->added, 2U);
  EXPECT_EQ(told->duplicates, 1U);
  EXPECT_THAT(told->repeated, ElementsAre(message::RepeatedGame{11, 1}));
  ASSERT_EQ(told->refused, told->faults.size());
  ASSERT_GE(told->faults.size(), 2U);
  EXPECT_EQ(told->faults[0].line, 9);
  EXPECT_THAT(told->faults[0].where, IsEmpty());
  EXPECT_EQ(games(), 2U);
}

TEST_F(UploadTest, ReportsTheEndsOfVariations) {
  const auto told = take("anna", part_of(game("Cat", "1. B3-B4 (1. B3-B9) *")));
  ASSERT_TRUE(told);
  EXPECT_EQ(told->added, 1U);
  EXPECT_EQ(told->refused, 0U);
  ASSERT_EQ(told->shortened.size(), 1U);
  EXPECT_EQ(told->shortened[0].line, 4);
}

// An open comment or variation, or a result on the line of the next header, lost the games after
// it.
TEST_F(UploadTest, AddsTheGamesAroundAFaultyOne) {
  const auto told =
      take("anna",
           part_of(game("Ann") + "\n" +                          // 1
                   game("Bob", "1. B3-B4 { open *") + "\n" +     // 6, wrong on line 9
                   game("Cat", "1. B3-B4 {good} *") + "\n" +     // 11
                   game("Dan", "1. B3-B4 (1. B3-B4 *") + "\n" +  // 16, wrong on line 19
                   "[BlackType: \"program\"]\n" +                // 21
                   "[Site \"x\"] " + game("Eve", "1. B3–B4, *[Site \"y\"]") + game("Fay")));
  ASSERT_TRUE(told) << to_text(told.error());
  EXPECT_EQ(told->added, 4U);
  EXPECT_EQ(told->refused, 2U);
  ASSERT_EQ(told->faults.size(), 2U);
  EXPECT_EQ(told->faults[0].line, 9);
  EXPECT_EQ(told->faults[1].line, 19);
  ASSERT_EQ(told->shortened.size(), 1U);
  EXPECT_EQ(told->shortened[0].line, 21);
}

TEST_F(UploadTest, AcceptsJsonLinesAndReportsInvalidOnes) {
  const auto told =
      take("anna",
           part_of("{\"licence\":\"free\",\"games\":2}\n"
                   R"({"tags":{"White":"Ann"},"variant":"camette","moves":["B3-B4"],"result":"*"})"
                   "\nno JSON\n"
                   R"({"tags":{"White":"Bob"},"variant":"camette","moves":["B3-B9"],"result":"*"})",
                   0, true));
  ASSERT_TRUE(told) << to_text(told.error());
  EXPECT_EQ(told->added, 1U);
  ASSERT_EQ(told->faults.size(), 2U);
  EXPECT_EQ(told->faults[0].line, 3);
  EXPECT_EQ(told->faults[1].line, 4);
}

TEST_F(UploadTest, APartSentAgainGetsTheFirstAnswer) {
  const auto once = take("anna", part_of(game("Ann")));
  const auto again = take("anna", part_of(game("Ann")));
  ASSERT_TRUE(once && again);
  EXPECT_EQ(*once, *again);
  EXPECT_EQ(again->added, 1U);
  const auto other = take("anna", part_of(game("Bob")));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, ErrorCode::conflict);
  // As after a restart, when the answer is forgotten: nothing is added twice.
  auto later = taker();
  const auto forgotten = take_with(later, "anna", part_of(game("Ann")));
  ASSERT_TRUE(forgotten);
  EXPECT_EQ(forgotten->added, 0U);
  EXPECT_EQ(forgotten->duplicates, 1U);
  EXPECT_EQ(games(), 1U);
}

TEST_F(UploadTest, RemovedGamesAreGoneUntilTheyAreAddedAgain) {
  ASSERT_TRUE(take("anna", part_of(game("Ann") + "\n" + game("Bob"))));
  const auto stranger = taker_.remove(archive_, "ben", first_);
  ASSERT_FALSE(stranger);
  EXPECT_EQ(stranger.error().code, ErrorCode::not_found);
  EXPECT_EQ(uploaded(), 2U);
  ASSERT_TRUE(taker_.remove(archive_, "anna", first_));
  EXPECT_EQ(games(), 0U);
  EXPECT_EQ(uploaded(), 0U);
  EXPECT_TRUE(std::filesystem::is_empty(uploads()));
  EXPECT_FALSE(taker_.remove(archive_, "anna", first_));
  auto part = part_of(game("Bob"));
  part.upload = second_;
  const auto back = take("ben", part);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->added, 1U);
  EXPECT_EQ(archive_.uploaded().value(),
            (std::vector<archive::UploadedSource>{{source_of({"ben", second_}), 1}}));
  ASSERT_TRUE(taker_.remove(archive_, {}, second_)) << "by a host";
  EXPECT_EQ(games(), 0U);
}

TEST_F(UploadTest, AnArchiveMadeAnewHasThem) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  ASSERT_TRUE(take("anna", part_of("nonsense", 1)));
  ASSERT_TRUE(take("anna", part_of(game("Bob"), 2)));
  auto anew = archive::Archive::open(folder_.path() / "b.sqlite").value();
  ASSERT_TRUE(taker_.add_missing(anew));
  EXPECT_EQ(anew.uploaded().value(), archive_.uploaded().value());
  EXPECT_EQ(anew.size().value(), 2U);
  ASSERT_TRUE(taker_.add_missing(anew));
  EXPECT_EQ(anew.size().value(), 2U);
}

TEST_F(UploadTest, EachPartIsASeparateText) {
  // A comment that does not end, and JSON that goes over lines.
  ASSERT_TRUE(take("anna", part_of(game("Ann") + game("Bob", "1. B3-B4 * {so"))));
  ASSERT_TRUE(take("anna", part_of(game("Cat"), 1)));
  const std::string json = R"({"tags":{"White":"Dan"},"variant":"camette","moves":["B3-B4"]})";
  ASSERT_TRUE(take("anna", part_of('[' + json + ']', 2, true)));
  ASSERT_TRUE(take("anna", part_of(game("Eve"), 3)));
  const auto all = games();
  ASSERT_GE(all, 4U);
  EXPECT_TRUE(std::filesystem::exists(file("000001.txt")));
  EXPECT_TRUE(std::filesystem::exists(file("000002.jsonl")));
  auto anew = archive::Archive::open(folder_.path() / "b.sqlite").value();
  ASSERT_TRUE(taker_.add_missing(anew));
  EXPECT_EQ(anew.size().value(), all);
}

TEST_F(UploadTest, PendingUploadsAreAddedAtTheStart) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  write(file("000001.txt.new"), game("Bob"));
  write(file("000002.txt.new.half"), game("Half"));
  ASSERT_TRUE(taker_.add_missing(archive_));
  EXPECT_EQ(games(), 2U);
  EXPECT_TRUE(std::filesystem::exists(file("000001.txt")));
  EXPECT_FALSE(std::filesystem::exists(file("000001.txt.new")));
  EXPECT_THAT(logged_, IsEmpty());
}

TEST_F(UploadTest, APartThatIsPendingCanBeSentAgain) {
  write(file("000000.txt.new"), game("Ann"));
  const auto other = take("anna", part_of(game("Bob")));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, ErrorCode::conflict);
  const auto told = take("anna", part_of(game("Ann")));
  ASSERT_TRUE(told) << to_text(told.error());
  EXPECT_EQ(told->added, 1U);
  EXPECT_TRUE(std::filesystem::exists(file("000000.txt")));
}

TEST_F(UploadTest, APartOfLongAgoIsNotReplaced) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  auto later = taker();
  const auto other = take_with(later, "anna", part_of(game("Bob")));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, ErrorCode::conflict);
  EXPECT_FALSE(take_with(later, "anna", part_of(game("Ann"), 0, true)));
  EXPECT_EQ(games(), 1U);
}

TEST_F(UploadTest, InvalidUploadFilesAreLoggedAndSkipped) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  write(uploads() / "notes.txt", "mine");
  write(file("notes.txt"), "mine");
  std::filesystem::create_directories(file("000001.txt"));  // a part that cannot be read
  write(file("000000.txt", "ben"), game("Bob"));
  auto anew = archive::Archive::open(folder_.path() / "b.sqlite").value();
  ASSERT_TRUE(taker_.add_missing(anew));
  EXPECT_EQ(anew.size().value(), 2U);
  EXPECT_EQ(logged_, std::vector<std::string>(3, "upload-passed-over"));
}

TEST_F(UploadTest, AFolderThatCannotBeUsedRemovesNothingAndIsNoFaultOfTheArchive) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  std::filesystem::rename(uploads(), folder_.path() / "elsewhere");
  std::filesystem::create_symlink("uploads", uploads());  // a circle
  ASSERT_TRUE(taker_.leave_out_gone(archive_));
  ASSERT_TRUE(taker_.add_missing(archive_));
  EXPECT_EQ(games(), 1U);
  EXPECT_EQ(logged_, std::vector<std::string>(2, "upload-passed-over"));
  auto later = taker();
  const auto told = take_with(later, "anna", part_of(game("Bob"), 1));
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().code, ErrorCode::busy);
  EXPECT_EQ(games(), 1U);
}

TEST_F(UploadTest, LimitsUploadsPerAccount) {
  limits_.uploads_per_player = 2;
  for (const char id : {'a', 'b', 'c'}) {
    auto part = part_of(game(std::string("Ann ") + id));
    part.upload = std::string(24, id);
    const auto told = take("anna", part);
    if (id == 'c') {
      ASSERT_FALSE(told);
      EXPECT_EQ(told.error().code, ErrorCode::too_many);
      ASSERT_TRUE(taker_.remove(archive_, "anna", first_));
      EXPECT_TRUE(take("anna", part));
    } else {
      EXPECT_TRUE(told);
    }
  }
  EXPECT_TRUE(take("anna", {second_, 1, false, game("Bob")})) << "another part";
}

TEST_F(UploadTest, AGameUploadedAgainHasTheSecondVersion) {
  ASSERT_TRUE(take("anna", part_of("[Event \"Rude\"]\n[WhiteElo \"1571\"]\n" +
                                   game("Ann", "1. B3-B4 {an insult} *"))));
  ASSERT_TRUE(taker_.remove(archive_, "anna", first_));
  const auto back = take(
      "ben", {second_, 0, false, "[Event \"Open\"]\n" + game("ANN", "1. B3-B4 {a fine move} *")});
  ASSERT_TRUE(back);
  ASSERT_EQ(back->added, 1U);
  const auto text = archive_.record(1).value();
  EXPECT_THAT(text, HasSubstr("a fine move"));
  EXPECT_THAT(text, testing::Not(HasSubstr("insult")));
  const auto shown = archive_.summary(1).value();
  EXPECT_EQ(shown.event, "Open");
  EXPECT_EQ(shown.players.at(0), "ANN");
  EXPECT_EQ(shown.ratings.at(0), 0);
}

// Each is played from its branch, not from the start of the game.
TEST_F(UploadTest, ManyVariationsFarDownCostOnlyTheirMoves) {
  std::string moves = "1. B3-B2 B5-B6";
  for (int i = 0; i < 100; ++i) moves += " B2-B3 B6-B5 B3-B2 B5-B6";
  int steps = 0;
  for (int i = 0; i < 3000; ++i) moves += " (B5-A5)";
  enough_ = [&] {
    ++steps;
    return false;
  };
  const auto told = take("anna", part_of(game("Bob", moves + " *")));
  ASSERT_TRUE(told) << to_text(told.error());
  EXPECT_EQ(told->refused, 0U) << told->faults.front().what;
  EXPECT_EQ(told->added, 1U);
  EXPECT_LT(steps, 3 * (402 + 2 * 3000));
}

TEST_F(UploadTest, APartOfNothingButMovesIsRefusedBeyondALimit) {
  std::string moves;
  for (int i = 0; i < 40'001; ++i) moves += "b4 ";
  const auto told = take("anna", part_of(game("Ann") + game("Bob", moves + "*") + game("Cat")));
  ASSERT_TRUE(told);
  EXPECT_EQ(told->added, 1U);
  ASSERT_EQ(told->faults.size(), 2U);
  EXPECT_THAT(told->faults[0].expected, HasSubstr("at most 40000 plies"));
}

TEST_F(UploadTest, APartIsAddedInPortions) {
  enough_ = [] { return true; };  // after each move
  std::string moves = "1. B3-B2 B5-B6";
  for (int i = 0; i < 10; ++i) moves += " B2-B3 B6-B5 B3-B2 B5-B6";
  const auto told = take("anna", part_of(game("Ann", moves + " *") + game("Bob")));
  ASSERT_TRUE(told);
  EXPECT_EQ(told->added, 2U);
  EXPECT_GT(portions_, 42);
  EXPECT_EQ(games(), 2U);
}

// The moves of these games are cheap; in some positions each takes milliseconds.
TEST_F(UploadTest, GamesWhoseMovesTakeTooLongAreRefused) {
  limits_.slice = std::chrono::milliseconds(0);
  enough_ = [] { return true; };
  portion_ = std::chrono::milliseconds(100);
  std::string moves = "1. B3-B4";
  for (int i = 0; i < 40; ++i) moves += " (1. C3-C4)";
  const auto told = take("anna", part_of(game("Ann") + game("Bob", moves + " *") + game("Cat")));
  ASSERT_TRUE(told) << to_text(told.error());
  EXPECT_EQ(told->added, 1U);
  ASSERT_EQ(told->faults.size(), 2U);
  EXPECT_THAT(told->faults[0].what, HasSubstr("take too long"));
  EXPECT_LT(portions_, 30) << "of more than 200 moves, played and taken back";
  // A saved part has more time, because the machine may have become slower, but not all it wants.
  auto anew = archive::Archive::open(folder_.path() / "b.sqlite").value();
  ASSERT_TRUE(taker_.add_missing(anew));
  EXPECT_EQ(anew.size().value(), 1U);
  portion_ = std::chrono::milliseconds(20);
  auto faster = archive::Archive::open(folder_.path() / "c.sqlite").value();
  ASSERT_TRUE(taker_.add_missing(faster));
  EXPECT_EQ(faster.size().value(), 3U);
}

// They have no plies that could fill a transaction.
TEST_F(UploadTest, GamesWithoutMovesAreWrittenInPortions) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += game("Ann " + std::to_string(i), "*") + "\n";
  const auto taking = UploadTaker::taking(QueueKey("anna"), part_of(text));
  for (const std::size_t written : {200U, 400U}) {
    ASSERT_EQ(taker_.take(archive_, *taking, enough_).value(), std::nullopt);
    EXPECT_EQ(games(), written);
  }
  const auto told = taker_.take(archive_, *taking, enough_).value();
  ASSERT_TRUE(told);
  EXPECT_EQ(told->added, 500U);
  EXPECT_EQ(games(), 500U);
}

TEST_F(UploadTest, AGameThatIsRefusedEndsAPortion) {
  enough_ = [] { return true; };
  std::string text;
  for (int i = 0; i < 100; ++i) {
    text += "[White \"Ann\"]\n\n1. B3-B4 *\n\n" + game("Bob", "1. B3-B9 *") + "\n";
  }
  const auto told = take("anna", part_of(text));
  ASSERT_TRUE(told);
  EXPECT_EQ(told->refused, 200U) << "without a game, and with a forbidden move";
  EXPECT_GT(portions_, 200);
}

TEST_F(UploadTest, AnUploadThatIsRemovedMeanwhileDoesNotComeBack) {
  std::string text;
  for (int i = 0; i < 1500; ++i) text += game("Ann " + std::to_string(i)) + "\n";
  const auto taking = UploadTaker::taking(QueueKey("anna"), part_of(text));
  ASSERT_EQ(taker_.take(archive_, *taking, enough_).value(), std::nullopt) << "a transaction";
  ASSERT_EQ(games(), 200U);
  ASSERT_TRUE(taker_.remove(archive_, "anna", first_));
  EXPECT_EQ(taker_.take(archive_, *taking, enough_).error().code, ErrorCode::not_found);
  EXPECT_EQ(games(), 0U);
}

TEST_F(UploadTest, AnIdIsOneAccounts) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  const auto told = take("ben", part_of(game("Bob")));
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().code, ErrorCode::conflict);
  EXPECT_EQ(games(), 1U);
}

TEST_F(UploadTest, FailedUploadsDoNotCountForTheDay) {
  limits_.uploaded_bytes_per_player = game("Ann").size();
  go_on_ = false;
  ASSERT_FALSE(take("anna", part_of(game("Ann"))));
  go_on_ = true;
  EXPECT_TRUE(take("anna", part_of(game("Ann"))));
}

TEST_F(UploadTest, APartCanBeSentAgainAfterItsRemoval) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  ASSERT_TRUE(taker_.remove(archive_, "anna", first_));
  const auto again = take("anna", part_of(game("Ann")));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->added, 1U);
  EXPECT_EQ(games(), 1U);
}

TEST_F(UploadTest, WithoutItsFileAnUploadIsRemoved) {
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  ASSERT_TRUE(taker_.leave_out_gone(archive_));
  EXPECT_EQ(games(), 1U);
  std::filesystem::remove_all(uploads());
  ASSERT_TRUE(taker_.leave_out_gone(archive_));
  EXPECT_EQ(games(), 0U);
}

TEST_F(UploadTest, AnInterruptedPartLeavesNothing) {
  go_on_ = false;
  const auto told = take("anna", part_of(game("Ann")));
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().code, ErrorCode::busy);
  EXPECT_EQ(games(), 0U);
  EXPECT_FALSE(std::filesystem::exists(uploads()));
}

TEST_F(UploadTest, LimitsUploadsPerDayOfAnAccountAndOfAll) {
  limits_.uploaded_bytes_per_player = 100;
  limits_.uploaded_bytes = 150;
  ASSERT_LT(game("Ann").size(), 50U);
  ASSERT_TRUE(take("anna", part_of(game("Ann"))));
  ASSERT_TRUE(take("anna", part_of(game("Bob"), 1)));
  const auto own = take("anna", part_of(game("Cat"), 2));
  ASSERT_FALSE(own);
  EXPECT_THAT(own.error().what, HasSubstr("You have"));
  ASSERT_TRUE(take("ben", {second_, 0, false, game("Dan")}));
  const auto all = take("eve", part_of(game("Eva")));
  ASSERT_FALSE(all);
  EXPECT_THAT(all.error().what, HasSubstr("This server"));
  now_ += Millis{24} * 60 * 60 * 1000;
  EXPECT_TRUE(take("anna", part_of(game("Cat"), 2)));
}

TEST_F(UploadTest, ANetworkWithManyAccountsLeavesRoomForOthers) {
  const auto size = game("An0").size();
  limits_.uploaded_bytes_per_player = size;
  limits_.uploaded_bytes_per_address = 2 * size;
  limits_.uploaded_bytes = 8 * size;
  int uploads = 0;
  const auto upload = [&](const std::string& address) {
    std::string id(24, '0');
    id.back() = "0123456789abcdef"[uploads++];
    const auto answer = take_from(taker_, QueueKey(id, address, true),
                                  {id, 0, false, game("An" + std::to_string(uploads % 10))});
    return answer ? std::string() : answer.error().what;
  };
  for (int i = 0; i < 2; ++i) EXPECT_EQ(upload("192.0.2.1"), "");
  EXPECT_THAT(upload("192.0.2.1"), HasSubstr("Your network"));
  now_ += Millis{24} * 60 * 60 * 1000;
  // Each has a separate /56 of one IPv6 /48.
  const std::string site("\x20\x01\x0d\xb8\x00\x01", 6);
  for (const char middle : {'a', 'b', 'c', 'd', 'e', 'f'}) {
    EXPECT_EQ(upload(site + middle + 'x'), "") << middle;
  }
  EXPECT_THAT(upload(site + "gx"), HasSubstr("This server"));
  for (const char* other : {"192.0.2.1", "192.0.2.2"}) EXPECT_EQ(upload(other), "");
  EXPECT_THAT(upload("192.0.2.3"), HasSubstr("This server"));
}

}  // namespace
}  // namespace camlann::server::test
