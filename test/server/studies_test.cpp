// Studies on the server: permissions, stale changes that have no effect, chapters that are
// replayable games, and limits.
#include "server/services/studies/studies.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/fakes.hpp"
#include "server/games_fixture.hpp"
#include "server/model/word_list.hpp"
#include "server/store/schema.hpp"
#include "server/store/study_store.hpp"

namespace camlann::server::test {
namespace {

using message::SharedStudy;

std::unique_ptr<StudyStore> studies_in(const database::Address& address, const std::string& more) {
  auto database = database::Database::open(address).value();
  EXPECT_TRUE(migrate(database, address));
  EXPECT_TRUE(database.execute(more));
  return StudyStore::of(std::move(database)).value();
}

/// Small ones, so that their limits are met.
StudyBounds small_bounds() {
  StudyBounds bounds;
  bounds.studies_per_player = 3;
  bounds.chapters_per_study = 3;
  bounds.bytes_per_study = 3000;
  bounds.bytes_per_player = 5000;
  bounds.plies_per_chapter = 40;
  bounds.states_per_chapter = 4;
  bounds.state_bytes_per_study = 2000;
  bounds.told_bytes = 500;
  bounds.slice = std::chrono::milliseconds(0);  // a move in each turn
  return bounds;
}

message::NewChapter chapter(std::string text = "1. B3-B4", std::string variant = "camette") {
  return {"One", std::move(variant), "", {}, std::move(text)};
}

/// A comment of `bytes` bytes, and a move.
std::string long_text(std::size_t bytes) {
  return "{" + std::string(bytes, 'x') + "} 1. B3-B4";
}

class StudiesTest : public testing::TestWithParam<std::string> {
 protected:
  template <class T, class... Parameters, class... Given>
  Result<T> ask(void (Studies::*what)(const QueueKey&, Parameters...), const std::string& player,
                Given&&... given) {
    Awaited<T> answer;
    (studies_.*what)(QueueKey(player), std::forward<Given>(given)..., answer.reply());
    studies_.run_once(std::chrono::milliseconds(0));
    return answer.get();
  }
  Result<SharedStudy> make(const std::string& player = "anna", bool open = false,
                           message::NewChapter first = chapter()) {
    return ask<SharedStudy>(&Studies::make, player,
                            message::NewStudy{"Endings", open, std::move(first)});
  }
  Result<SharedStudy> show(const std::string& player, const std::string& id,
                           std::int64_t after = 0) {
    return ask<SharedStudy>(&Studies::show, player, id, after);
  }
  Result<ChapterChanged> write(const std::string& player, const std::string& id,
                               std::int64_t version, const std::string& text, int number = 1) {
    return ask<ChapterChanged>(&Studies::change_chapter, player, id, number,
                               message::ChangeChapter{version, {}, text, {}});
  }
  Result<SharedStudy> add(const std::string& player, const std::string& id,
                          message::NewChapter wish = chapter()) {
    return ask<SharedStudy>(&Studies::add_chapter, player, id, std::move(wish));
  }
  /// Events for a socket of this player from then on.
  std::shared_ptr<FakeWatcher> watch(const std::string& player, const std::string& id,
                                     std::int64_t version = 0) {
    auto watcher = std::make_shared<FakeWatcher>();
    studies_.watch(QueueKey(player), id, version, watcher);
    studies_.run_once(std::chrono::milliseconds(0));
    return watcher;
  }
  static std::string last(const std::shared_ptr<FakeWatcher>& watcher, std::string_view way) {
    return watcher->messages.empty() ? "(nothing)" : text_field(watcher->messages.back(), way);
  }
  static std::int64_t last_number(const std::shared_ptr<FakeWatcher>& watcher,
                                  std::string_view way) {
    return watcher->messages.empty() ? -1 : number_field(watcher->messages.back(), way);
  }
  static void expect_rights(const std::shared_ptr<FakeWatcher>& watcher, bool mine, bool writes) {
    EXPECT_EQ(field(watcher->messages.back(), "change.mine"), mine);
    EXPECT_EQ(field(watcher->messages.back(), "change.writes"), writes);
  }
  Result<ChapterChanged> move(const std::string& player, const std::string& id, int number,
                              int place) {
    return ask<ChapterChanged>(&Studies::change_chapter, player, id, number,
                               message::ChangeChapter{1, {}, {}, place});
  }
  std::vector<int> order_of(const std::string& id) {
    std::vector<int> numbers;
    const auto study = show("anyone", id);
    EXPECT_TRUE(study);
    for (const auto& one : study->chapters) numbers.push_back(one.number);
    return numbers;
  }
  Result<message::StudyStates> states(const std::string& id, std::int64_t version = 0,
                                      const std::string& player = "anna") {
    return ask<message::StudyStates>(&Studies::states, player, id, 1, version);
  }
  std::string text_of(const std::string& id, std::size_t at = 0) {
    return show("anyone", id)->chapters.at(at).text.value_or("-");
  }

  std::shared_ptr<const WordList> words_ = std::make_shared<const WordList>();
  camlann::test::TemporaryFolder folder_;
  std::unique_ptr<StudyStore> store_ = studies_in(test_database(GetParam(), folder_.path()),
                                                  "INSERT INTO former_accounts VALUES ('gone', 1)");
  Millis now_ = 1000;
  std::chrono::nanoseconds portion_{0};  // processor time of each portion of work
  std::chrono::nanoseconds worked_{0};
  int clock_reads_ = 0;  // two for each portion
  Studies studies_{*store_,
                   catalog(),
                   [this] { return now_; },
                   counting_names(),
                   [this] { return words_; },
                   silent_log(),
                   small_bounds(),
                   [this] {
                     ++clock_reads_;
                     return worked_ += portion_;
                   }};
};

INSTANTIATE_TEST_SUITE_P(Stores, StudiesTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(StudiesTest, AnyoneWithTheLinkReads) {
  const auto made = make();
  ASSERT_TRUE(made) << made.error().what;
  EXPECT_TRUE(made->mine);
  EXPECT_TRUE(made->writes);
  const auto read = show("ben", made->id);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->mine);
  EXPECT_FALSE(read->writes);
  ASSERT_EQ(read->chapters.size(), 1U);
  EXPECT_EQ(read->chapters[0].text, "1. B3-B4");
  EXPECT_EQ(read->chapters[0].variant, "camette");
  EXPECT_EQ(show("ben", made->id + "x").error().code, ErrorCode::not_found);
  EXPECT_TRUE(ask<message::Studies>(&Studies::list, "ben")->studies.empty());
  EXPECT_EQ(ask<message::Studies>(&Studies::list, "anna")->studies.size(), 1U);
}

TEST_P(StudiesTest, OnlyTheOwnerWritesUnlessOthersMay) {
  const auto id = make()->id;
  EXPECT_EQ(write("ben", id, 1, "1. C3-C4").error().code, ErrorCode::conflict);
  EXPECT_EQ(add("ben", id).error().code, ErrorCode::conflict);
  const message::ChangeStudy opened{{}, true};
  EXPECT_EQ(ask<SharedStudy>(&Studies::change, "ben", id, opened).error().code,
            ErrorCode::conflict);
  EXPECT_EQ(text_of(id), "1. B3-B4");
  ASSERT_TRUE(ask<SharedStudy>(&Studies::change, "anna", id, opened));
  const auto now = show("ben", id);
  EXPECT_TRUE(now->writes);
  EXPECT_FALSE(write("ben", id, now->chapters[0].version, "1. C3-C4")->stale);
  EXPECT_EQ(text_of(id), "1. C3-C4");
  ASSERT_TRUE(add("ben", id));
  // Irreversible actions are the owner's alone.
  EXPECT_FALSE(ask<bool>(&Studies::remove, "ben", id));
  EXPECT_FALSE(ask<SharedStudy>(&Studies::remove_chapter, "ben", id, 2));
  EXPECT_FALSE(ask<SharedStudy>(&Studies::change, "ben", id, message::ChangeStudy{"Mine", {}}));
  EXPECT_EQ(show("anna", id)->title, "Endings");
  EXPECT_TRUE(ask<SharedStudy>(&Studies::remove_chapter, "anna", id, 2));
  EXPECT_TRUE(ask<bool>(&Studies::remove, "anna", id));
  EXPECT_FALSE(show("anna", id));
}

TEST_P(StudiesTest, AChangeOfAnOldVersionChangesNothing) {
  const auto id = make("anna", true)->id;
  ASSERT_FALSE(write("ben", id, 1, "1. C3-C4")->stale);
  const auto late = write("anna", id, 1, "1. D3-D4");
  ASSERT_TRUE(late);
  EXPECT_TRUE(late->stale);
  EXPECT_EQ(late->study.version, 2);
  EXPECT_EQ(text_of(id), "1. C3-C4");
  EXPECT_FALSE(write("anna", id, 2, "1. D3-D4")->stale);
  EXPECT_EQ(text_of(id), "1. D3-D4");
  EXPECT_EQ(write("anna", id, 3, "1. D3-D4", 7).error().code, ErrorCode::not_found);
}

TEST_P(StudiesTest, ChaptersHaveSeparateVersions) {
  const auto id = make("anna", true)->id;
  ASSERT_TRUE(add("ben", id));
  EXPECT_FALSE(write("anna", id, 1, "1. C3-C4")->stale) << "the other chapter is another matter";
  const auto since = show("ben", id, 2);
  ASSERT_EQ(since->chapters.size(), 2U);
  EXPECT_EQ(since->chapters[0].text, "1. C3-C4");
  EXPECT_FALSE(since->chapters[1].text) << "no newer than what was asked for";
  EXPECT_FALSE(show("ben", id, since->version)->chapters[0].text);
}

TEST_P(StudiesTest, NoNumberOfAChapterIsGivenTwice) {
  const auto id = make()->id;
  ASSERT_TRUE(add("anna", id));
  ASSERT_TRUE(ask<SharedStudy>(&Studies::remove_chapter, "anna", id, 2));
  const auto more = add("anna", id);
  ASSERT_TRUE(more);
  EXPECT_EQ(more->chapters.back().number, 3);
  ASSERT_TRUE(ask<SharedStudy>(&Studies::remove_chapter, "anna", id, 3));
  EXPECT_EQ(ask<SharedStudy>(&Studies::remove_chapter, "anna", id, 1).error().code,
            ErrorCode::conflict)
      << "the last one stays";
}

TEST_P(StudiesTest, AChapterIsAGameThatCanBeReplayed) {
  const auto refused = [this](message::NewChapter wish) {
    const auto made = make("anna", false, std::move(wish));
    EXPECT_FALSE(made);
    return made ? "" : made.error().where;
  };
  EXPECT_EQ(refused(chapter("1. B3-B9")).substr(0, 4), "text");
  EXPECT_EQ(refused(chapter("1. B3-B4 (1. C3-A1)")).substr(0, 4), "text");
  EXPECT_EQ(refused(chapter("[White \"A\"]\n\n1. B3-B4 *\n\n[White \"B\"]\n\n1. B3-B4 *")), "text");
  EXPECT_EQ(refused(chapter("", "nothing")).substr(0, 7), "variant");
  auto wrong = chapter("");
  wrong.start = "no position";
  EXPECT_EQ(refused(wrong).substr(0, 5), "start");
  EXPECT_TRUE(ask<message::Studies>(&Studies::list, "anna")->studies.empty());
  const auto made = make("anna", false, chapter("{Before} 1. B3-B4! {So} (1. C3-C4 $14) *"));
  ASSERT_TRUE(made) << made.error().what << ' ' << made.error().where;
  EXPECT_TRUE(make("anna", false, chapter("")));
  EXPECT_FALSE(write("anna", made->id, 1, "1. B3-B9"));
  EXPECT_EQ(text_of(made->id), "{Before} 1. B3-B4! {So} (1. C3-C4 $14) *");
}

TEST_P(StudiesTest, RefusesMoreMovesThanAChapterMayHave) {
  std::string text = "1. B3-B4";
  for (int i = 0; i < 38; ++i) text += " (1. C3-C4)";
  EXPECT_TRUE(make("anna", false, chapter(text)));
  text += " (1. C3-C4) (1. D3-D4)";
  EXPECT_EQ(make("anna", false, chapter(text)).error().code, ErrorCode::syntax);
}

TEST_P(StudiesTest, OthersHaveTheirTurnsWhileALongChapterIsPlayed) {
  const auto id = make()->id;
  std::vector<std::string> answered;
  std::string text = "1. B3-B4";
  for (int i = 0; i < 30; ++i) text += " (1. C3-C4)";
  studies_.make(QueueKey("anna"), message::NewStudy{"Long", false, chapter(text)},
                [&](const Result<SharedStudy>& made) {
                  EXPECT_TRUE(made);
                  answered.emplace_back("long");
                });
  studies_.show(QueueKey("ben"), id, 0,
                [&](const Result<SharedStudy>&) { answered.emplace_back("short"); });
  while (answered.size() < 2) studies_.run_once(std::chrono::milliseconds(0));
  EXPECT_EQ(answered.front(), "short");
}

// The moves of this chapter are cheap; in some positions each takes milliseconds.
TEST_P(StudiesTest, AChapterWhoseMovesTakeTooLongIsRefusedInItsTurns) {
  const auto id = make()->id;
  std::vector<std::string> answered;
  std::string text = "1. B3-B4";
  for (int i = 0; i < 30; ++i) text += " (1. C3-C4)";
  portion_ = std::chrono::milliseconds(100);
  clock_reads_ = 0;
  studies_.make(QueueKey("anna"), message::NewStudy{"Long", false, chapter(text)},
                [&](const Result<SharedStudy>& made) {
                  answered.emplace_back(made ? "made" : made.error().what);
                });
  studies_.show(QueueKey("ben"), id, 0,
                [&](const Result<SharedStudy>&) { answered.emplace_back("short"); });
  while (answered.size() < 2) studies_.run_once(std::chrono::milliseconds(0));
  const std::vector<std::string> expected{"short",
                                          "The moves of this chapter take too long to check"};
  EXPECT_EQ(answered, expected);
  EXPECT_EQ(clock_reads_, 2 * 11) << "more than a second";
}

TEST_P(StudiesTest, AChapterIsPlayedToItsFirstFault) {
  std::string text = "1. B3-B4";
  for (int i = 0; i < 30; ++i) text += " (1. B3-B9)";
  EXPECT_FALSE(make("anna", false, chapter(text)));
  EXPECT_LT(clock_reads_, 2 * 10);
}

TEST_P(StudiesTest, SizesAreLimited) {
  const auto id = make("anna", true, chapter(long_text(1400)))->id;
  ASSERT_TRUE(add("anna", id, chapter(long_text(1400))));
  EXPECT_EQ(add("anna", id, chapter(long_text(1400))).error().code, ErrorCode::conflict);
  EXPECT_EQ(write("ben", id, 1, long_text(2000)).error().code, ErrorCode::conflict);
  EXPECT_EQ(text_of(id), long_text(1400));
  EXPECT_FALSE(write("ben", id, 1, long_text(1410))->stale) << "what it had does not count twice";
  ASSERT_TRUE(add("anna", id));
  EXPECT_EQ(add("anna", id).error().code, ErrorCode::conflict) << "chapters";
  ASSERT_TRUE(make("anna", false, chapter(long_text(1900))));
  EXPECT_EQ(make("anna", false, chapter(long_text(1000))).error().code, ErrorCode::conflict);
  ASSERT_TRUE(make());
  EXPECT_EQ(make().error().code, ErrorCode::conflict) << "studies";
  EXPECT_TRUE(make("ben", false, chapter(long_text(1000)))) << "others have theirs";
}

TEST_P(StudiesTest, ForbiddenWordsAreNotSaved) {
  const auto id = make()->id;
  words_ = std::make_shared<const WordList>(std::vector<std::string>{"rude", "endings"});
  EXPECT_FALSE(write("anna", id, 1, "1. B3-B4 {how rude}"));
  EXPECT_FALSE(make("anna", false, chapter("1. B3-B4 (1. C3-C4 {rude})")));
  EXPECT_FALSE(make("anna", false, chapter("[White \"Rude\"]\n\n1. B3-B4 *")));
  EXPECT_EQ(show("ben", id)->title, "(name hidden by the host)");
}

TEST_P(StudiesTest, ADeletedAccountGetsNone) {
  EXPECT_FALSE(make("gone"));
  EXPECT_TRUE(ask<message::Studies>(&Studies::list, "gone")->studies.empty());
}

TEST_P(StudiesTest, WatchersReceiveEveryChangeWithTheVersionBefore) {
  const auto id = make("anna", true)->id;
  const auto anna = watch("anna", id, 1);
  ASSERT_EQ(anna->messages.size(), 1U);
  EXPECT_EQ(last(anna, "type"), "study");
  EXPECT_EQ(last_number(anna, "version"), 1);
  EXPECT_FALSE(write("ben", id, 1, "1. C3-C4")->stale);
  ASSERT_EQ(anna->messages.size(), 2U);
  EXPECT_EQ(last(anna, "study"), id);
  EXPECT_EQ(last_number(anna, "since"), 1);
  EXPECT_EQ(last_number(anna, "version"), 2);
  EXPECT_EQ(last(anna, "change.chapters.0.text"), "1. C3-C4");
  EXPECT_TRUE(write("anna", id, 1, "1. D3-D4")->stale);
  EXPECT_EQ(anna->messages.size(), 2U) << "nothing was changed";
  ASSERT_TRUE(add("ben", id));
  EXPECT_EQ(last(anna, "change.chapters.0.text"), "(no text)") << "nothing of what she has";
  EXPECT_EQ(last(anna, "change.chapters.1.text"), "1. B3-B4");
  ASSERT_TRUE(ask<SharedStudy>(&Studies::remove_chapter, "anna", id, 2));
  EXPECT_EQ(anna->messages.size(), 4U);
  studies_.unwatch(QueueKey("anna"), id, anna);
  EXPECT_FALSE(write("ben", id, 2, "1. B3-B4")->stale);
  EXPECT_EQ(anna->messages.size(), 4U);
}

TEST_P(StudiesTest, ReconnectingWatchersReceiveMissedChanges) {
  const auto id = make("anna", true)->id;
  ASSERT_TRUE(add("anna", id));
  ASSERT_FALSE(write("ben", id, 1, "1. C3-C4")->stale);
  const auto ben = watch("ben", id, 2);
  EXPECT_EQ(last_number(ben, "since"), 2);
  EXPECT_EQ(last_number(ben, "version"), 3);
  EXPECT_EQ(last(ben, "change.chapters.0.text"), "1. C3-C4");
  EXPECT_EQ(last(ben, "change.chapters.1.text"), "(no text)");
  const auto none = watch("ben", "none");
  EXPECT_EQ(last(none, "type"), "error");
  EXPECT_EQ(last(none, "error.code"), "not-found");
  EXPECT_EQ(last(none, "game"), "none");
}

TEST_P(StudiesTest, ChangedRightsAreSentToEachWatcher) {
  const auto id = make()->id;
  const auto [anna, ben] = std::pair(watch("anna", id, 1), watch("ben", id, 1));
  ASSERT_TRUE(ask<SharedStudy>(&Studies::change, "anna", id, message::ChangeStudy{{}, true}));
  expect_rights(ben, false, true);
  expect_rights(anna, true, true);
  ASSERT_TRUE(ask<SharedStudy>(&Studies::change, "anna", id, message::ChangeStudy{{}, false}));
  expect_rights(ben, false, false);
  EXPECT_EQ(write("ben", id, 1, "1. C3-C4").error().code, ErrorCode::conflict);
  ASSERT_TRUE(ask<bool>(&Studies::remove, "anna", id));
  for (const auto& one : {anna, ben}) {
    EXPECT_EQ(last(one, "error.code"), "not-found");
    EXPECT_EQ(one.use_count(), 2) << "the test's, twice";
  }
}

TEST_P(StudiesTest, LongTextsAreNotSent) {
  const auto id = make()->id;
  const auto ben = watch("ben", id, 1);
  ASSERT_FALSE(write("anna", id, 1, long_text(600))->stale);
  EXPECT_EQ(last_number(ben, "version"), 2);
  EXPECT_TRUE(field(ben->messages.back(), "change").is_null());
}

TEST_P(StudiesTest, ChaptersArePutInOrder) {
  const auto id = make("anna", true)->id;
  ASSERT_TRUE(add("anna", id));
  ASSERT_TRUE(add("anna", id));
  EXPECT_EQ(order_of(id), (std::vector{1, 2, 3}));
  ASSERT_FALSE(write("ben", id, 1, "1. C3-C4")->stale);
  EXPECT_FALSE(move("ben", id, 1, 3)->stale) << "no matter which version he has";
  EXPECT_EQ(order_of(id), (std::vector{2, 3, 1}));
  ASSERT_TRUE(move("ben", id, 1, 2));
  EXPECT_EQ(order_of(id), (std::vector{2, 1, 3}));
  ASSERT_TRUE(move("ben", id, 2, 99));
  EXPECT_EQ(order_of(id), (std::vector{1, 3, 2}));
  EXPECT_EQ(text_of(id), "1. C3-C4");
  ASSERT_TRUE(ask<SharedStudy>(&Studies::remove_chapter, "anna", id, 3));
  ASSERT_TRUE(add("ben", id));
  EXPECT_EQ(order_of(id), (std::vector{1, 2, 4}));
  const auto closed = make()->id;
  ASSERT_TRUE(add("anna", closed));
  EXPECT_EQ(move("ben", closed, 1, 2).error().code, ErrorCode::conflict);
}

TEST_P(StudiesTest, KeepsAuthorsAndEarlierTexts) {
  const auto id = make("anna", true)->id;
  now_ += 10'000;
  ASSERT_FALSE(write("anna", id, 1, "1. C3-C4")->stale);
  EXPECT_EQ(states(id)->states.size(), 1U) << "within a minute it is one state";
  ASSERT_FALSE(write("ben", id, 2, "1. D3-D4")->stale);
  now_ += 61'000;
  ASSERT_FALSE(write("ben", id, 3, "1. B3-B4")->stale);
  const auto all = states(id);
  ASSERT_EQ(all->states.size(), 3U);
  EXPECT_EQ(all->states[0].version, 4);
  EXPECT_FALSE(all->states[0].mine);
  EXPECT_TRUE(all->states[2].mine);
  EXPECT_FALSE(all->states[2].text);
  EXPECT_EQ(states(id, 2)->states.at(0).text, "1. C3-C4");
  EXPECT_EQ(states(id, 1).error().code, ErrorCode::not_found);
  ASSERT_TRUE(ask<ChapterChanged>(&Studies::change_chapter, "anna", id, 1,
                                  message::ChangeChapter{4, "Renamed", {}, {}}));
  EXPECT_EQ(states(id)->states.size(), 3U) << "a name is no other state";
}

TEST_P(StudiesTest, NobodyButTheOwnerSeesWhatWasRemoved) {
  for (const bool open : {false, true}) {
    const auto id = make("anna", open)->id;
    ASSERT_FALSE(write("anna", id, 1, "{a secret} 1. B3-B4")->stale);
    now_ += 61'000;
    ASSERT_FALSE(write("anna", id, 2, "1. B3-B4")->stale);
    EXPECT_EQ(states(id, 2)->states.at(0).text, "{a secret} 1. B3-B4");
    for (const std::int64_t version : {0, 1, 2, 3}) {
      EXPECT_EQ(states(id, version, "ben").error().code, ErrorCode::conflict) << version;
      const auto shown = show("ben", id, version);
      ASSERT_TRUE(shown);
      EXPECT_EQ(shown->chapters.at(0).text.value_or("").find("secret"), std::string::npos);
    }
  }
}

TEST_P(StudiesTest, TheOldestStatesGo) {
  const auto id = make("anna", true)->id;
  std::int64_t version = 1;
  for (int i = 0; i < 6; ++i) {
    ASSERT_FALSE(write(i % 2 == 0 ? "ben" : "anna", id, version, "1. C3-C4")->stale);
    ++version;
  }
  EXPECT_EQ(states(id)->states.size(), 4U) << "of a chapter";
  ASSERT_FALSE(write("ben", id, version, long_text(1500))->stale);
  ASSERT_FALSE(write("anna", id, version + 1, long_text(1450))->stale);
  const auto all = states(id);
  ASSERT_EQ(all->states.size(), 1U) << "bytes of a study";
  EXPECT_EQ(all->states[0].version, version + 2);
  ASSERT_TRUE(ask<bool>(&Studies::remove, "anna", id));
}

TEST_P(StudiesTest, WaitingRequestsAreRefusedAfterClose) {
  Awaited<message::Studies> answer;
  studies_.list(QueueKey("anna"), answer.reply());
  studies_.close();
  studies_.run();
  EXPECT_EQ(answer.get().error().code, ErrorCode::busy);
}

}  // namespace
}  // namespace camlann::server::test
