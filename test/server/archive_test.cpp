// The archive with real games: its keeper, its reader, and a file that is damaged or locked by
// others, or a query that takes too long.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <ios>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "database/database.hpp"
#include "play/command.hpp"
#include "server/core/log.hpp"
#include "server/core/vitals.hpp"
#include "server/games_fixture.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/archive/copy.hpp"
#include "server/services/archive/keeper.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/archive/questions.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/deletions.hpp"
#include "server/store/ended_games.hpp"

namespace camlann::server::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using TextReply = Reply<std::string>;

class ArchiveTest : public GamesFixture {
 protected:
  void start_keeper() {
    const Log log = [this](Severity, std::string_view event, LogFields fields) {
      std::string line(event);
      for (const auto& [name, value] : fields) {
        if (const auto* text = std::get_if<std::string_view>(&value))
          line += ": " + std::string(*text);
      }
      const std::lock_guard lock(mutex_);
      lines_.push_back(std::move(line));
    };
    keeper_ = std::make_unique<ArchiveKeeper>(
        ArchiveFiles{archive_file(), games_file(), folder_.path() / "uploads",
                     folder_.path() / "self-play"},
        records_, catalog(), limits_, vitals_, log);
    reader_ = std::make_unique<ArchiveReader>(*keeper_, directory_, catalog(), limits_, log);
  }
  void stop_keeper() {
    reader_.reset();
    keeper_.reset();
  }
  void TearDown() override { stop_keeper(); }

  [[nodiscard]] std::filesystem::path archive_file() const {
    return folder_.path() / "archive.sqlite";
  }
  [[nodiscard]] const database::Address& games_file() const { return database_; }
  [[nodiscard]] std::vector<std::string> lines() {
    const std::lock_guard lock(mutex_);
    return lines_;
  }
  /// Until something is so; false where it never is.
  static bool comes_true(const std::function<bool()>& so) {
    for (int i = 0; i < 2000; ++i) {
      if (so()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }
  bool is_there() {
    return comes_true([this] { return keeper_->state() == ArchiveState::there; });
  }
  /// Anna moves and resigns.
  std::string finish_game() {
    const auto id = create_cam()->meta.id;
    EXPECT_TRUE(play_any(id));
    EXPECT_TRUE(act(play::Resign{}, id));
    return id;
  }
  /// An archive with one game.
  void make_archive() {
    (void)finish_game();
    start_keeper();
    ASSERT_TRUE(comes_true([this] {
      auto archive = archive::Archive::open_to_read(archive_file());
      return archive && archive->size().value_or(0) == 1;
    }));
    stop_keeper();
  }
  Result<std::string> asked(const std::function<void(const TextReply&)>& ask) {
    std::promise<Result<std::string>> answer;
    ask([&answer](const Result<std::string>& json) { answer.set_value(json); });
    return answer.get_future().get();
  }
  Result<std::string> search(const SearchWish& wish) {
    return asked([&](const TextReply& reply) { reader_->search(QueueKey(anna_), wish, reply); });
  }

  std::mutex mutex_;
  std::vector<std::string> lines_;  // of the log
  const PublishedRecords records_;
  Vitals vitals_{"1"};
  Directory directory_{wall_clock};
  std::unique_ptr<ArchiveKeeper> keeper_;
  std::unique_ptr<ArchiveReader> reader_;
};

TEST_P(ArchiveTest, SelfPlayGamesAreAddedOnceAndMarked) {
  std::filesystem::create_directories(folder_.path() / "self-play");
  std::ofstream(folder_.path() / "self-play" / "cam.txt")
      << "[Variant \"Cam\"]\n[White \"level 10\"]\n[Black \"level 10\"]\n\n1. E4-D3 *\n\n"
         "[Variant \"Cam\"]\n[White \"level 9\"]\n[Black \"level 10\"]\n\n1. C4-D3 *\n";
  const auto size = [this] {
    auto archive = archive::Archive::open_to_read(archive_file());
    return archive ? archive->size().value_or(0) : 0;
  };
  (void)finish_game();
  for (int starts = 0; starts < 2; ++starts) {
    start_keeper();
    ASSERT_TRUE(is_there());
    ASSERT_TRUE(comes_true([&] { return size() == 3; }));
    SearchWish wish;
    wish.from = "self-play";
    const auto found = search(wish);
    ASSERT_TRUE(found) << to_text(found.error());
    EXPECT_THAT(*found, HasSubstr("\"total\":2"));
    EXPECT_THAT(*found, HasSubstr("level 9"));
    wish.from = "people";
    const auto played = search(wish);
    ASSERT_TRUE(played) << to_text(played.error());
    EXPECT_THAT(*played, HasSubstr("\"total\":1"));
    stop_keeper();
    EXPECT_EQ(size(), 3U);
  }
}

// The same first moves from other men were found, too.
TEST_P(ArchiveTest, FirstMovesAreThoseFromTheArrayOfTheRules) {
  std::filesystem::create_directories(folder_.path() / "self-play");
  std::ofstream(folder_.path() / "self-play" / "camblam.txt")
      << "[Variant \"Camblam\"]\n\n1. a3-a5 *\n\n"
         "[Variant \"Camblam\"]\n[Rules \"default,array=2\"]\n[White \"two\"]\n\n1. a3-a5 *\n\n"
         "[Variant \"Camblam\"]\n[Rules \"default,array=3\"]\n\n1. a3-a5 *\n";
  (void)finish_game();
  start_keeper();
  ASSERT_TRUE(is_there());
  SearchWish wish;
  wish.variant = "camblam";
  ASSERT_TRUE(comes_true(
      [&] { return search(wish).value_or("").find(R"("total":3)") != std::string::npos; }));
  wish.opening = "a3-a5";
  EXPECT_THAT(search(wish).value_or("nothing"), HasSubstr(R"("total":1)"));
  wish.rules = "default,array=2";
  const auto found = search(wish).value_or("nothing");
  EXPECT_THAT(found, HasSubstr(R"("total":1)"));
  EXPECT_THAT(found, HasSubstr("\"two\""));
  const auto counted = asked(
      [&](const TextReply& reply) { reader_->statistics(QueueKey(anna_), "camblam", reply); });
  EXPECT_THAT(counted.value_or("nothing"),
              HasSubstr(R"("kind":"first move","name":"a3-a5","result":"*","games":1)"));
}

TEST_P(ArchiveTest, ADoubtIsReportedOnceWithItsReasonAndResolvedAtOnce) {
  make_archive();
  start_keeper();
  ASSERT_TRUE(is_there());
  const Error reason{ErrorCode::io, "the index of positions is damaged", {}, {}};
  keeper_->doubt(reason);
  keeper_->doubt(reason);
  ASSERT_TRUE(comes_true([this] { return testing::Value(lines(), Contains("archive-sound")); }));
  EXPECT_THAT(lines(),
              ElementsAre("archive-doubted: the index of positions is damaged", "archive-sound"));
  EXPECT_EQ(keeper_->state(), ArchiveState::there);
}

TEST_P(ArchiveTest, IsCalledDamagedOnceADoubtWasRight) {
  make_archive();
  start_keeper();
  ASSERT_TRUE(is_there());
  {
    std::fstream file(archive_file(), std::ios::in | std::ios::out | std::ios::binary);
    const auto size = std::filesystem::file_size(archive_file());
    const std::streamoff second_page = 8192;
    file.seekp(second_page);
    file << std::string(size - static_cast<std::size_t>(second_page), '\xFF');
  }
  keeper_->doubt({ErrorCode::io, "it looks odd", {}, {}});
  EXPECT_TRUE(comes_true([this] { return keeper_->state() == ArchiveState::damaged; }));
  EXPECT_THAT(lines(), Contains(HasSubstr("archive-damaged")));
}

// While games were added nothing could be searched, at each start.
TEST_P(ArchiveTest, CanBeSearchedWhileGamesAreAdded) {
  make_archive();
  auto other = database::Database::open(archive_file()).value();
  ASSERT_TRUE(other.execute("BEGIN IMMEDIATE"));  // so nothing is added
  (void)finish_game();
  start_keeper();
  ASSERT_TRUE(is_there());
  EXPECT_THAT(search({}).value_or("nothing"), HasSubstr(R"("total":1)"));
  ASSERT_TRUE(other.execute("ROLLBACK"));
}

TEST_P(ArchiveTest, AQuestionThatTakesTooLongEndsAndRaisesNoDoubt) {
  make_archive();
  limits_.archive_question = std::chrono::milliseconds(0);
  start_keeper();
  ASSERT_TRUE(is_there());
  SearchWish mine;
  mine.mine = true;
  SearchWish position;
  position.variant = "cam";
  position.fen = make_game("cam")->fen();
  std::vector<Result<std::string>> answers;
  for (const SearchWish& wish : {mine, position}) answers.push_back(search(wish));
  OpeningsWish openings;
  openings.variant = "cam";
  answers.push_back(
      asked([&](const TextReply& reply) { reader_->openings(QueueKey(anna_), openings, reply); }));
  for (const auto& answer : answers) {
    ASSERT_FALSE(answer) << *answer;
    EXPECT_EQ(answer.error().code, ErrorCode::busy);
    EXPECT_THAT(to_text(answer.error()), Not(HasSubstr(folder_.path().string())));
  }
  EXPECT_THAT(lines(), IsEmpty());
}

// An empty search is repeated without each of its filters.
TEST_P(ArchiveTest, OmitsOtherFiltersAfterTheTimeLimit) {
  make_archive();
  limits_.archive_question = std::chrono::milliseconds(0);
  start_keeper();
  ASSERT_TRUE(is_there());
  SearchWish wish;
  wish.since = "2999";
  wish.result = "1-0";
  EXPECT_THAT(search(wish).value_or("nothing"), HasSubstr(R"("without":[])"));
}

// A reply that could not be made for want of memory ended the thread, and the server.
TEST_P(ArchiveTest, ContinuesAfterAFailedReply) {
  make_archive();
  start_keeper();
  ASSERT_TRUE(is_there());
  reader_->about(QueueKey(anna_), [](const Result<std::string>&) { throw std::bad_alloc(); });
  EXPECT_THAT(search({}).value_or("nothing"), HasSubstr(R"("total":1)"));
  EXPECT_THAT(lines(), ElementsAre("answers-lost"));
}

// A game against the computer that was taken back after its end and finished otherwise was in the
// totals, the openings and the download as it had been before, and in no search, until a restart.
TEST_P(ArchiveTest, UpdatesAGameThatWasFinishedAgain) {
  auto wish = wish_for("cam");
  wish.fen = "1/1M1/5/m5m/7/7/7/7/7/7/1MM2/3/1 w 0,0 0 1";
  const auto made = create(wish);
  ASSERT_TRUE(made) << made.error().what;
  const auto id = made->get()->meta.id;
  const std::string win = "D12-D13";
  const std::string other = "D12-E12";
  ASSERT_TRUE(play(id, 0, win, "first"));
  start_keeper();
  ASSERT_TRUE(is_there());
  EXPECT_THAT(search({}).value_or("nothing"), HasSubstr(R"("total":1)"));
  const auto back = act(play::TakeBack{}, id);
  ASSERT_TRUE(back) << back.error().what;
  ASSERT_TRUE(play(id, 0, other, "second"));
  ASSERT_TRUE(act(play::Resign{}, id));
  SearchWish now;
  now.result = "0-1";
  EXPECT_TRUE(comes_true(
      [&] { return search(now).value_or("nothing").find(R"("total":1)") != std::string::npos; }));
  EXPECT_THAT(search({}).value_or("nothing"), HasSubstr(R"("total":1)"));
  EXPECT_THAT(
      asked([&](const TextReply& reply) { reader_->about(QueueKey(anna_), reply); }).value_or(""),
      HasSubstr(R"("games":1)"));
  EXPECT_THAT(
      asked([&](const TextReply& reply) { reader_->game(QueueKey(anna_), 1, reply); }).has_value(),
      testing::IsFalse());
  std::promise<std::string> download;
  reader_->page(QueueKey(anna_), ArchiveForm::records, 0, [&](const Result<ArchivePage>& page) {
    download.set_value(page ? page->text : page.error().what);
  });
  const std::string text = download.get_future().get();
  EXPECT_THAT(text, HasSubstr("1. " + other));
  EXPECT_THAT(text, Not(HasSubstr("1. " + win)));
  stop_keeper();
  start_keeper();
  ASSERT_TRUE(is_there());
  EXPECT_THAT(lines(), Contains("archive-remade"));
  EXPECT_THAT(search(now).value_or("nothing"), HasSubstr(R"("number":1)"));
}

// A deleted game stayed in the downloads, and its moves in the file, until a restart.
TEST_P(ArchiveTest, ADeletedGameIsInNoDownloadAndFileAndComesBackWhenItIsRestored) {
  const auto id = finish_game();
  (void)finish_game();
  start_keeper();
  ASSERT_TRUE(is_there());
  const auto games_in = [&] {
    std::promise<std::string> text;
    reader_->page(QueueKey(anna_), ArchiveForm::records, 0, [&](const Result<ArchivePage>& page) {
      text.set_value(page ? page->text : page.error().what);
    });
    const auto all = text.get_future().get();
    std::size_t count = 0;
    for (auto at = all.find("[Variant "); at != std::string::npos;
         at = all.find("[Variant ", at + 1)) {
      ++count;
    }
    return count;
  };
  ASSERT_EQ(games_in(), 2U);
  const auto copy = [&] {
    std::promise<bool> made;
    reader_->copy(QueueKey(anna_), 0, {},
                  [&](const Result<CopyPart>& part) { made.set_value(part.has_value()); });
    return made.get_future().get();
  };
  ASSERT_TRUE(comes_true(copy));
  const auto change = [&](auto what) {
    Awaited<View> answer;
    games_->ask(GameRequest{anna_, id}, answer.reply(), what);
    step();
    return answer.get().has_value();
  };
  ASSERT_TRUE(change(&Deletions::remove));
  EXPECT_EQ(games_in(), 1U) << "at once";
  const auto texts = [this](const std::filesystem::path& file) {
    auto archive = database::Database::open_to_read(file);
    return archive ? archive
                         ->query_number(
                             "SELECT count(*) FROM records r JOIN tracks t ON "
                             "t.game=r.game WHERE r.text<>'' AND t.boards<>x''")
                         .value_or(0)
                   : 0;
  };
  EXPECT_TRUE(comes_true([&] { return texts(archive_file()) == 1; }));
  EXPECT_TRUE(comes_true([&] { return !std::filesystem::exists(copy_beside(archive_file())); }));
  ASSERT_TRUE(comes_true(copy));
  EXPECT_EQ(texts(copy_beside(archive_file())), 1);
  ASSERT_TRUE(change(&Deletions::restore));
  EXPECT_TRUE(comes_true([&] { return games_in() == 2; }));
  EXPECT_EQ(texts(archive_file()), 2);
}

TEST_P(ArchiveTest, ListsTheNewestGamesOfAnAccountFirst) {
  const auto old = create_cam()->meta.id;
  now_ += 1000;
  const auto young = create_cam()->meta.id;
  auto database = database::Database::open(games_file()).value();
  ASSERT_TRUE(database.execute(
      "INSERT INTO accounts VALUES ('anna', 'Anna', 'anna', 'person', 0, 0, '', NULL, 0, 0, '{}');"
      "UPDATE games SET shared = 1"));
  auto games = EndedGames::open(games_file(), catalog());
  ASSERT_TRUE(games) << games.error().what;
  EXPECT_THAT(games->of_accounts("ann", 1).value(), ElementsAre(young));
  EXPECT_THAT(games->of_accounts("ann", 2).value(), ElementsAre(young, old));
}

INSTANTIATE_TEST_SUITE_P(Stores, ArchiveTest, testing::Values("sqlite", "postgres"), store_name);

TEST(ArchiveQuestions, AnUnknownNameIsNoFilter) {
  SearchWish wish;
  wish.player = ";;";
  wish.event = "Open";
  EXPECT_THAT(filters_of(wish), ElementsAre("event"));
  wish.player = ";Ann";
  EXPECT_THAT(filters_of(wish), ElementsAre("player", "event"));
}

}  // namespace
}  // namespace camlann::server::test
