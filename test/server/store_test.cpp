// The store on either engine: transactions, values that are read back equal; and on SQLite the
// settings for durability, migrations, other programs' files.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "database/database.hpp"
#include "play/command.hpp"
#include "server/core/vitals.hpp"
#include "server/fakes.hpp"
#include "server/games_fixture.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/store/checkup.hpp"
#include "server/store/columns.hpp"
#include "server/store/rows.hpp"
#include "server/store/schema.hpp"
#include "server/store/store.hpp"

namespace camlann::server::test {
namespace {

/// Overwrites the middle of a file.
void damage(const std::filesystem::path& file) {
  std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
  const auto size = static_cast<std::streamoff>(std::filesystem::file_size(file));
  const std::string noise(16384, '\x5A');
  stream.seekp(size / 2 / 4096 * 4096);
  stream.write(noise.data(), static_cast<std::streamsize>(noise.size()));
}

GameWrite creation(const std::string& id, const std::string& nonce = {}) {
  GameMeta meta;
  meta.id = id;
  meta.player = "anna";
  meta.variant = "cam";
  meta.rules = "wcf";
  meta.level = 4;
  meta.colour = Seat::black;
  meta.seats = {{'w', 4, ""}, {'b', 0, "Ann \"of\" 'Much Wenlock'"}};
  meta.may_resign = true;
  meta.nonce = nonce;
  meta.created = 17;
  Standing standing;
  standing.version = 1;
  standing.fen = "now";
  standing.thinking = true;
  standing.offer = Seat::black;
  standing.updated = 18;
  return {
      Creation{meta, wish_for("cam")}, id, {{1, By::person, play::Created{}, {}, 17}}, standing};
}

/// The first moves of a game, each read in its position.
WrittenMove nth_move(int ply) {
  auto game = make_game("cam").value();
  for (const char* text : {"B5-A5", "B9-A9"}) {
    const auto move = game.play(text).value();
    if (ply-- == 0) return move;
  }
  return {};
}

GameWrite move_step(const std::string& id, std::int64_t version, const std::string& nonce) {
  auto step = creation(id);
  step.created.reset();
  const int ply = static_cast<int>(version) - 2;
  Entry entry{version, By::computer, play::MovePlayed{nth_move(ply)}, {}, 19};
  if (!nonce.empty()) entry.stamp = Stamp{nonce, play::PlayMove{ply, nth_move(ply)}};
  step.entries = {entry};
  step.standing.version = version;
  step.standing.verdict = {Reason::castle, bit_of(Seat::black)};
  step.standing.result_text = "Black wins";
  step.standing.thinking = false;
  step.standing.can_claim = true;
  step.standing.offer.reset();
  return step;
}

class StoreTest : public testing::TestWithParam<std::string> {
 protected:
  StoreTest() { open(); }
  void open() {
    store_.reset();
    auto opened = open_database_store(address_);
    ASSERT_TRUE(opened) << opened.error().what;
    store_ = std::move(*opened);
  }
  Result<void> write(const std::vector<GameWrite>& steps) { return store_->write({steps, {}}); }

  TemporaryFolder folder_;
  database::Address address_ = test_database(GetParam(), folder_.path());
  const std::filesystem::path file_ = folder_.path() / "games.sqlite";
  std::unique_ptr<Store> store_;
};

class FileTest : public StoreTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoreTest, testing::Values("sqlite", "postgres"), store_name);
INSTANTIATE_TEST_SUITE_P(Stores, FileTest, testing::Values("sqlite"), store_name);

TEST_P(StoreTest, KeepsDataAfterReopening) {
  const auto made = creation("g1", "n");
  const auto moved = move_step("g1", 2, "m");
  ASSERT_TRUE(write({made}));
  ASSERT_TRUE(write({moved}));
  open();
  const auto game = load(*store_, "g1").value();
  ASSERT_TRUE(game);
  EXPECT_EQ(game->meta, made.created->meta);
  ASSERT_EQ(game->entries.size(), 2U);
  EXPECT_EQ(game->entries[0], made.entries[0]);
  EXPECT_EQ(game->entries[1], moved.entries[0]);
  const auto list = store_->games().list("anna", 10, 0).value();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].meta, made.created->meta);
  EXPECT_EQ(list[0].standing, moved.standing);
  EXPECT_FALSE(load(*store_, "g2").value());
  EXPECT_EQ(store_->games().find_created("anna", "n").value(), "g1");
  EXPECT_FALSE(store_->games().find_created("berta", "n").value());
  EXPECT_TRUE(store_->check());
}

// A Camblam game that ended by checkmate was listed as unfinished once it was on disk.
TEST_P(StoreTest, EveryReasonRoundTrips) {
  std::vector<Reason> reasons;
  for (unsigned number = 0; number < 256; ++number) {
    const auto reason = static_cast<Reason>(number);
    if (reason == Reason::running || !to_text(reason).empty()) reasons.push_back(reason);
  }
  ASSERT_GE(reasons.size(), 12U);
  for (const Reason reason : reasons) {
    auto ended = creation("g" + std::to_string(static_cast<int>(reason)));
    ended.standing.verdict = {reason, bit_of(Seat::black)};
    ASSERT_TRUE(write({ended}));
  }
  open();
  const auto list = store_->games().list("anna", 100, 0).value();
  ASSERT_EQ(list.size(), reasons.size());
  for (const auto& game : list) {
    EXPECT_EQ("g" + std::to_string(static_cast<int>(game.standing.verdict.reason)), game.meta.id);
  }
  EXPECT_EQ(store_->games().count("anna")->unfinished, 1);
}

TEST_P(StoreTest, AnUnknownWordIsAnError) {
  ASSERT_TRUE(write({creation("g1")}));
  store_.reset();
  ASSERT_TRUE(database::Database::open(address_)->execute("UPDATE games SET reason = 'boredom'"));
  open();
  for (const auto& error :
       {store_->games().list("anna", 10, 0).error(), load(*store_, "g1").error()}) {
    EXPECT_EQ(error.code, ErrorCode::io);
    EXPECT_EQ(error.where, "reason");
    EXPECT_NE(error.what.find("boredom"), std::string::npos) << error.what;
  }
}

TEST_P(StoreTest, OwedAndCounted) {
  ASSERT_TRUE(write({creation("g1"), creation("g2")}));
  EXPECT_EQ(store_->games().owed().value(),
            (std::vector<OwedGame>{{"g1", "anna"}, {"g2", "anna"}}));
  ASSERT_TRUE(write({move_step("g1", 2, "")}));
  EXPECT_EQ(store_->games().owed().value(), (std::vector<OwedGame>{{"g2", "anna"}}));
  EXPECT_EQ(store_->games().count("anna").value().all, 2);
  EXPECT_EQ(store_->games().count("anna").value().unfinished, 1);
  EXPECT_EQ(store_->games().count("berta").value().all, 0);
}

TEST_P(StoreTest, StepsAreWrittenOnceAndBatchesAreAtomic) {
  ASSERT_TRUE(write({creation("g1")}));
  ASSERT_TRUE(write({move_step("g1", 2, "m")}));
  EXPECT_FALSE(write({creation("g2"), move_step("g1", 2, "x")})) << "version 2 is taken";
  EXPECT_FALSE(load(*store_, "g2").value()) << "the rest of the batch is not there either";
  EXPECT_FALSE(write({move_step("g1", 3, "m")})) << "the nonce was used";
  EXPECT_FALSE(write({creation("g1")}));
  EXPECT_FALSE(write({move_step("nobody", 1, "")})) << "an event without a game";
  ASSERT_TRUE(write({move_step("g1", 3, "o")})) << "and it goes on after all that";
  EXPECT_EQ(load(*store_, "g1").value()->entries.size(), 3U);
}

TEST_P(FileTest, CommitsAreDurable) {
  auto database = database::Database::open(file_).value();
  auto mode = database.prepare("PRAGMA journal_mode").value();
  ASSERT_TRUE(mode.step().value());
  EXPECT_EQ(mode.text(0), "wal");
  EXPECT_EQ(schema_version(database).value(), newest_schema());
  EXPECT_EQ(database
                .query_number("SELECT count(*) FROM pragma_table_list "
                              "WHERE name IN ('games', 'events') AND strict = 1")
                .value(),
            2);
}

TEST_P(FileTest, AFileOfANewerProgramIsLeftAlone) {
  store_.reset();
  {
    auto database = database::Database::open(file_).value();
    ASSERT_TRUE(database.execute("PRAGMA user_version = 999"));
  }
  const auto opened = open_database_store(file_);
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().what.find("newer"), std::string::npos);
  EXPECT_EQ(database::Database::open(file_)->query_number("PRAGMA user_version").value(), 999);
}

TEST(StoreFileTest, ASchemaFromBeforeTheFirstOfThisLineIsRefused) {
  TemporaryFolder folder;
  const auto file = folder.path() / "games.sqlite";
  ASSERT_TRUE(database::Database::open(file)->execute(
      "CREATE TABLE games (id TEXT PRIMARY KEY); PRAGMA user_version = 31"));
  const auto opened = open_database_store(file);
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().what.find("too old"), std::string::npos) << opened.error().what;
  auto database = database::Database::open(file).value();
  EXPECT_EQ(database.query_number("PRAGMA user_version").value(), 31);
  EXPECT_EQ(database.query_number("SELECT count(*) FROM sqlite_schema WHERE type='table'").value(),
            1);
}

TEST(StoreFileTest, AFileThatIsNoDatabaseIsAClearError) {
  TemporaryFolder folder;
  folder.write("games.sqlite", "this is a letter to my grandmother, not a database file at all");
  const auto opened = open_database_store(folder.path() / "games.sqlite");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, ErrorCode::io);
  EXPECT_FALSE(open_database_store(folder.path() / "no" / "such" / "folder"));
}

TEST(RowsTest, EventsThatCannotBeAreRefused) {
  GameMeta meta;
  meta.variant = "cam";
  EXPECT_FALSE(GameState::create(meta)) << "nobody sits there";
  meta.seats = {{'w', 0, ""}, {'b', 0, ""}};
  auto state = GameState::create(meta).value();
  const auto apply = [&](std::int64_t version, const char* kind, const char* text,
                         const char* by = "person") {
    const auto entry = read_row({version, kind, by, text, "", "", 0}, state);
    if (entry) state.apply(*entry);
    return entry.has_value();
  };
  EXPECT_FALSE(apply(2, "created", "")) << "a gap";
  EXPECT_TRUE(apply(1, "created", ""));
  EXPECT_FALSE(apply(1, "move", "B5-A5")) << "a repeat";
  EXPECT_FALSE(apply(2, "created", "")) << "twice";
  EXPECT_FALSE(apply(2, "move", "B5-B8"));
  EXPECT_FALSE(apply(2, "take-back", "1"));
  EXPECT_FALSE(apply(2, "take-back", "x"));
  EXPECT_FALSE(apply(2, "draw-offer", "green"));
  EXPECT_FALSE(apply(2, "draw-refused", ""));
  EXPECT_FALSE(apply(2, "result", "w"));
  EXPECT_FALSE(apply(2, "result", "x castle"));
  EXPECT_FALSE(apply(2, "result", "w boredom"));
  EXPECT_FALSE(apply(2, "result", "w "));
  EXPECT_FALSE(apply(2, "party", ""));
  EXPECT_FALSE(apply(2, "move", "B5-A5", "nobody"));
  EXPECT_EQ(state.version(), 1);
  EXPECT_TRUE(apply(2, "move", "B5-A5"));
}

TEST(RowsTest, EveryEventRoundTrips) {
  GameMeta meta;
  meta.variant = "grand-cam";
  meta.seats = {{'R', 0, ""}, {'G', 0, ""}, {'B', 0, ""}, {'Y', 0, ""}};
  auto state = GameState::create(meta).value();
  const auto move = state.board().written().front();
  std::vector<Entry> entries{
      {1, By::person, play::Created{}, {}, 7},
      {2, By::person, play::MovePlayed{move, 120}, Stamp{"n2", play::PlayMove{0, move}}, 8, 1234},
      {3, By::computer, play::DrawOffered{Seat::third}, Stamp{"n3", play::OfferDraw{}}, 9},
      {4, By::computer, play::DrawRefused{Seat::fourth}, Stamp{"n4", play::AnswerDraw{false}}, 9},
      {5, By::person, play::TakenBack{1}, Stamp{"n5", play::TakeBack{}}, 9},
      {6, By::person, play::Ended{Reason::agreement, {}}, Stamp{"n6", play::AnswerDraw{true}}, 9},
      {7, By::person, play::Ended{Reason::repetition, {}}, Stamp{"n7", play::ClaimDraw{}}, 9},
      {8, By::person, play::Ended{Reason::agreement, {}}, Stamp{"n8", play::CallOff{}}, 9},
      {9, By::person, play::Ended{Reason::cancelled, {}}, Stamp{"n9", play::Cancel{}}, 9},
      {10, By::computer, play::Ended{Reason::time, Seat::fourth}, {}, 9},
  };
  for (unsigned seat = 0; seat < most_seats; ++seat) {
    entries.push_back({11 + seat, By::person,
                       play::Ended{Reason::resignation, static_cast<Seat>(seat)},
                       Stamp{"r" + std::to_string(seat), play::Resign{}}, 9});
  }
  entries.push_back(
      {15, By::person, play::TakeBackAsked{Seat::black}, Stamp{"a", play::TakeBack{}}, 9});
  for (const bool accept : {false, true}) {
    entries.push_back({accept ? 17 : 16, By::person, play::TakeBackRefused{Seat::third},
                       Stamp{accept ? "c" : "b", play::AnswerTakeBack{accept}}, 9});
  }
  entries.push_back(
      {18, By::person, play::ResignAsked{Seat::black}, Stamp{"d", play::Resign{}}, 9});
  for (const bool accept : {false, true}) {
    entries.push_back({accept ? 20 : 19, By::person, play::ResignRefused{Seat::third},
                       Stamp{accept ? "f" : "e", play::AnswerResign{accept}}, 9});
  }
  for (const auto& entry : entries) {
    const auto read = read_row(to_row(entry), state);
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(*read, entry);
    state.apply(*read);
  }
}

TEST(RowsTest, ATimeControlRoundTrips) {
  using Time = std::optional<play::TimeControl>;
  auto database = database::Database::open(":memory:").value();
  for (const Time& time :
       {Time{}, Time{{600'000, 10'000, 5'000}}, Time{{1'000}}, Time{{0, 0, 0, 14}}}) {
    EXPECT_EQ(database.value<Time>("SELECT ?1, ?2, ?3, ?4", time).value(), time);
  }
  for (const char* wrong :
       {"0, 0, 5, 0", "0, 0, 0, 5", "0, -1, 0, 0", "-1, 0, 0, 0", "3, 1000, 0, 0", "3, 0, 5, 0",
        "61, 0, 0, 0", "4294967297, 0, 0, 0", "0, 86400001, 0, 0"}) {
    EXPECT_FALSE(database.value<Time>(std::string("SELECT ") + wrong)) << wrong;
  }
  EXPECT_FALSE(database.value<play::TimeControl>("SELECT 0, 0, 0, 0")) << "where there must be one";
}

TEST_P(FileTest, ADamagedFileIsNotOpened) {
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(write({creation("game" + std::to_string(i))}));
  }
  store_.reset();
  damage(file_);
  const auto opened = open_database_store(file_);
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().what.find("damaged"), std::string::npos) << opened.error().what;
  EXPECT_EQ(opened.error().where, file_.string());
}

TEST_P(FileTest, DamageIsFoundWhileTheServerRuns) {
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(write({creation("game" + std::to_string(i))}));
  }
  ASSERT_TRUE(database::Database::open(file_)->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
  Vitals vitals("1");
  const Checkup checkup(file_, std::chrono::milliseconds(10), vitals, silent_log());
  const auto becomes_sound = [&](bool sound) {
    for (int i = 0; i < 2000 && vitals.sound().has_value() != sound; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return vitals.sound().has_value() == sound;
  };
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_TRUE(vitals.sound());
  std::filesystem::copy_file(file_, file_.string() + ".backup");
  damage(file_);
  EXPECT_TRUE(becomes_sound(false));
  std::filesystem::copy_file(file_.string() + ".backup", file_,
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_TRUE(becomes_sound(true));
}

// A file that was locked for a moment was called damaged until the next look.
TEST_P(FileTest, AFileThatCannotBeReadNowIsNotDamaged) {
  ASSERT_TRUE(write({creation("g1")}));
  store_.reset();
  auto other = database::Database::open(file_).value();
  ASSERT_TRUE(other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"));
  auto database = database::Database::open_to_read(file_).value();
  const auto checked = database::check_sound(database, file_);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, ErrorCode::busy) << checked.error().what;

  Vitals vitals("1");
  std::atomic<int> failed = 0;
  const Log count = [&](Severity, std::string_view event, LogFields) {
    EXPECT_EQ(event, "checkup-failed");
    ++failed;
  };
  const Checkup checkup(file_, std::chrono::milliseconds(10), vitals, count);
  for (int i = 0; i < 2000 && failed == 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_GT(failed, 0);
  EXPECT_TRUE(vitals.sound());
}

TEST_P(FileTest, AnInspectionStopsOnRequest) {
  std::vector<GameWrite> games;
  for (int i = 0; i < 1000; ++i) games.push_back(creation("g" + std::to_string(i)));
  ASSERT_TRUE(write(games));
  auto database = database::Database::open_to_read(file_).value();
  std::atomic<bool> ending = false;
  database.interrupt_if(ending);
  EXPECT_TRUE(database::check_sound(database, file_));
  ending = true;
  const auto checked = database::check_sound(database, file_);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, ErrorCode::busy) << checked.error().what;
}

TEST_P(StoreTest, DeletingManyIsAllOrNothing) {
  ASSERT_TRUE(write({creation("g1"), creation("g2")}));
  const char* trigger = GetParam() == "sqlite"
                            ? "CREATE TRIGGER no BEFORE UPDATE ON games WHEN NEW.id = 'g2' "
                              "BEGIN SELECT RAISE(ABORT, 'no'); END"
                            : "CREATE TRIGGER no BEFORE UPDATE ON games FOR EACH ROW "
                              "WHEN (NEW.id = 'g2') EXECUTE FUNCTION refuse_change()";
  ASSERT_TRUE(database::Database::open(address_)->execute(trigger));
  const std::vector<std::string> both{"g1", "g2"};
  EXPECT_FALSE(store_->set_deleted(both, 17));
  EXPECT_EQ(store_->games().count("anna")->all, 2);
  EXPECT_TRUE(store_->set_deleted({both.data(), 1}, 17)) << "and it goes on after that";
  EXPECT_EQ(store_->games().count("anna")->all, 1);
}

TEST_P(StoreTest, ErrorsDoNotQuoteStatements) {
  ASSERT_TRUE(write({creation("one")}));
  ASSERT_TRUE(database::Database::open(address_)->execute("DROP TABLE events"));
  const auto loaded = load(*store_, "one");
  ASSERT_FALSE(loaded);
  const auto written = write({creation("two")});
  ASSERT_FALSE(written);
  for (const auto& error : {loaded.error(), written.error()}) {
    for (const char* word : {"SELECT", "INSERT", "events", "table"}) {
      EXPECT_EQ(to_text(error).find(word), std::string::npos) << to_text(error);
    }
  }
}

// Blanks after a move were kept, up to the size of a request.
TEST_P(StoreTest, AMoveIsKeptInItsOwnNotation) {
  FakeThinker thinker;
  Games games(*store_, thinker, wall_clock, counting_names(), unhurried(), silent_log());
  Awaited<View> made, played;
  games.ask(QueueKey("anna"), made.reply(), &NewGames::create, wish_for("cam", Opponent::person));
  games.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(made.get()) << made.get().error().what;
  const auto id = (*made.get())->meta.id;
  games.ask(GameRequest{"anna", id}, played.reply(), &Table::play,
            MoveRequest{0, "b5-a4" + std::string(990, ' '), "n", 0});
  games.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(played.get()) << played.get().error().what;
  auto database = database::Database::open_to_read(address_).value();
  EXPECT_EQ(database.query_text("SELECT text FROM events WHERE version = 2").value(), "B5-A4");
  EXPECT_EQ(database.query_text("SELECT request FROM events WHERE version = 2").value(), "move")
      << "the move once";
}

TEST_P(StoreTest, TheCheckWrites) {
  EXPECT_TRUE(store_->check());
  auto other = database::Database::open(address_).value();
  ASSERT_TRUE(other.execute("BEGIN IMMEDIATE"));
  EXPECT_FALSE(store_->check()) << "nobody can write now";
}

}  // namespace
}  // namespace camlann::server::test
