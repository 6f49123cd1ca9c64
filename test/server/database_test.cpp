// A database of an earlier program: its games stand as they stood, its requests are known again,
// and what is written today is what was written then.
#include <filesystem>
#include <map>

#include "database/database.hpp"
#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/messages/game.hpp"
#include "server/store/key_store.hpp"
#include "server/store/rows.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

/// Games of the file, by what was done in them.
constexpr const char* resigned = "taez4zj478r2";
constexpr const char* offered = "jbrqecxd79rm";

/// Without the sentence about its end, which each program words in its own way.
Standing wordless(Standing standing) {
  EXPECT_EQ(standing.result_text.empty(), !standing.verdict.over());
  standing.result_text.clear();
  return standing;
}

class DatabaseTest : public GamesFixture {
 protected:
  DatabaseTest() {
    anna_ = player_of("anna");
    games_.reset();
    kept_.reset();
    for (const char* ending : {"", "-wal", "-shm"}) {
      std::filesystem::remove(file_.string() + ending);
    }
    {
      auto database = database::Database::open(file_).value();
      const auto filled = database.execute(camlann::test::read_data("server/schema_32.sql"));
      EXPECT_TRUE(filled) << filled.error().what;
    }
    open();
    step();
  }

  std::vector<GameSummary> list() { return kept_->games().list(anna_, 100, 0).value(); }

  std::filesystem::path file_ = folder_.path() / "games.sqlite";
};

INSTANTIATE_TEST_SUITE_P(Stores, DatabaseTest, testing::Values("sqlite"), store_name);

TEST_P(DatabaseTest, EveryGameStandsAsItStood) {
  const auto games = list();
  ASSERT_EQ(games.size(), 12U);
  std::map<Reason, int> reasons;
  for (const auto& game : games) {
    ++reasons[game.standing.verdict.reason];
    const auto stored = load(*kept_, game.meta.id);
    ASSERT_TRUE(stored) << stored.error().what;
    const auto stood = wordless(game.standing);
    EXPECT_EQ(wordless((*stored)->state.standing()), stood) << game.meta.id;
    EXPECT_EQ(wordless((*get(game.meta.id))->standing), stood) << game.meta.id;
    EXPECT_EQ((*get(game.meta.id))->meta, game.meta);
  }
  for (const Reason reason : {Reason::castle, Reason::checkmate, Reason::bare_kings,
                              Reason::king_taken, Reason::repetition, Reason::agreement}) {
    EXPECT_EQ(reasons[reason], 1) << camlann::to_text(reason);
  }
  EXPECT_EQ(reasons[Reason::resignation], 2);
  EXPECT_EQ(reasons[Reason::running], 4);
  EXPECT_TRUE(thinker_.jobs.empty()) << "nothing was owed";
}

TEST_P(DatabaseTest, CookiesFromBeforeSealsWorkOn) {
  // "anna" is short for the key of a player.
  const auto keys = read_player_keys(file_, counting_names());
  ASSERT_TRUE(keys) << keys.error().what;
  EXPECT_EQ(keys->read(keys->cookie_of(std::string(32, 'a'))), PlayerKey{std::string(32, 'a')});
}

TEST_P(DatabaseTest, ARepeatedRequestGetsTheFirstAnswer) {
  const auto moved = play(resigned, 0, "C4-A4", "nonce-2");
  ASSERT_TRUE(moved) << moved.error().what;
  EXPECT_EQ((*moved)->standing.version, 2);
  EXPECT_EQ((*play(resigned, 0, "C4-C6-A4", "nonce-2"))->standing.version, 2) << "the same move";
  EXPECT_EQ(play(resigned, 0, "B5-A5", "nonce-2").error().code, ErrorCode::conflict);
  EXPECT_EQ(play(resigned, 1, "C4-A4", "nonce-2").error().code, ErrorCode::conflict);
  EXPECT_EQ((*act(play::TakeBack{}, resigned, {{}, "nonce-3"}))->standing.version, 4);
  EXPECT_EQ((*act(play::OfferDraw{}, resigned, {{}, "nonce-5"}))->standing.version, 8)
      << "with the computer's answer";
  EXPECT_EQ((*act(play::Resign{}, resigned, {{}, "nonce-7"}))->standing.version, 11);
  EXPECT_EQ(act(play::Resign{}, resigned, {{}, "nonce-3"}).error().code, ErrorCode::conflict);
  EXPECT_EQ((*act(play::OfferDraw{}, offered, {{}, "nonce-115"}))->standing.offer, Seat::black);

  NewGame wish = wish_for("cam");
  wish.level = 1;
  wish.nonce = "nonce-1";
  EXPECT_EQ((*create(wish))->meta.id, resigned);
  wish.level = 2;
  EXPECT_EQ(create(wish).error().code, ErrorCode::conflict);
}

TEST_P(DatabaseTest, OldRowsRoundTrip) {
  const auto copy = folder_.path() / "copy.sqlite";
  {
    auto store = open_database_store(copy).value();
    for (const auto& game : list()) {
      const auto stored = load(*kept_, game.meta.id).value();
      const GameWrite step{Creation{game.meta, {}}, game.meta.id, stored->entries, game.standing};
      ASSERT_TRUE(store->write({std::vector{step}, {}}));
    }
  }
  auto database = database::Database::open(file_).value();
  ASSERT_TRUE(database.execute("ATTACH '" + copy.string() + "' AS copy"));
  const auto differing = [&](const std::string& columns, const std::string& table,
                             const std::string& but) {
    return database
        .query_number("SELECT count(*) FROM (SELECT " + columns + " FROM " + table + " WHERE " +
                      but + " EXCEPT SELECT " + columns + " FROM copy." + table + ")")
        .value();
  };
  EXPECT_EQ(differing("game, version, kind, by, text, nonce, at", "events", "true"), 0);
  // A requested move is not written twice any more.
  EXPECT_EQ(differing("game, version, kind, by, text, nonce, request, at, clock, spared", "events",
                      "ifnull(request, '') NOT LIKE 'move %'"),
            0);
  EXPECT_EQ(differing("id, player, variant, rules, start, opponent, level, colour, seats, "
                      "may_resign, nonce, created, version, plies, fen, seat, reason, winners, "
                      "result_text, offer, can_claim, thinking, updated",
                      "games", "true"),
            0);
  EXPECT_EQ(database.query_number("SELECT count(*) FROM copy.events").value(),
            database.query_number("SELECT count(*) FROM events").value());
}

}  // namespace
}  // namespace camlann::server::test
