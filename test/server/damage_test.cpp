// `camlann check` finds each of 500 single damages: in every column of every table a value that the
// program never writes and wrong values that look right, and rows that are removed or copied.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "database/database.hpp"
#include "play/command.hpp"
#include "server/people_fixture.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/leaves.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/game_check.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;
using database::Database;
using database::Table;

/// Rows of what the games' thread does not write.
constexpr const char* other_rows = R"sql(
INSERT INTO accounts VALUES
  ('anna', 'Anna', 'anna', 'person', 1, 1690000000000, 'scrypt$x', 'anna@example.org', 1),
  ('ben', 'Ben', 'ben', 'bot', 0, 1690000000001, 'scrypt$y', NULL, 0);
INSERT INTO sessions VALUES ('key1', 'id1', 'anna', 'Firefox on Linux', 1690000000002, 1690000000003);
INSERT INTO tokens VALUES ('key2', 'id2', 'ben', 'engine', 1690000000004, 1690000000005);
INSERT INTO former_accounts VALUES ('gone', 1690000000006);
INSERT INTO reserved_names VALUES ('old', 'anna', 1700000000000);
INSERT INTO players_before VALUES ('before');
INSERT INTO push_subscriptions VALUES
  ('https://push.example.org/1', 'anna', 'BNcRdreALRFXTkOOUHK1', 'tBHItJI5svbpez7KI4CCXg', 1690000000007);
INSERT INTO notices VALUES ('game', 'turn', 'push', 'anna', 3, 1690000000008, 1);
INSERT INTO notice_wishes VALUES ('anna', 'low', 'turn low', 1320, 480, 60, 'Europe/Berlin');
INSERT INTO mail_reminders VALUES ('anna', 1690000000009);
INSERT INTO mail_codes VALUES
  ('code', 'prove', 'anna', 'anna@example.org', 1690000000010, 1690000600000);
INSERT INTO letters VALUES (1, 'prove', 'anna', 'anna@example.org', 1690000000011, 0);
INSERT INTO reports VALUES (1, 'ben', 'Ben', 'anna', 'Anna', 'chat', '', 'rude', 1690000000012, NULL),
  (2, 'ben', 'Ben', 'carl', 'Carl', 'name', '', '', 1690000000013, 1690000000014);
INSERT INTO measures VALUES (1, 'mute', 'ben', 'Ben', 'rude', 1690000000015, 1690000900000, NULL);
INSERT INTO host_log VALUES (1, 1690000000016, 'Anna', 'mute', 'ben', 'Ben', 'rude', 1690000900000),
  (2, 1690000000017, 'Anna', 'lift', 'ben', 'Ben', '', NULL);
UPDATE host_state SET version=2;
INSERT INTO unwanted_words VALUES ('drat');
INSERT INTO studies VALUES ('st', 'anna', 'Endings', 0, 2, 1, 1690000000019);
INSERT INTO study_chapters VALUES ('st', 1, 2, 8, 'One', 'camette', 'wcf', NULL, '1. B3-B4', 0);
INSERT INTO study_states VALUES ('st', 1, 1, 'anna', 1690000000017, 1690000000018, 0, '');
)sql";

/// Columns in which wrong values cannot be seen: `odd` tells whether even one that the program
/// never writes cannot.
struct Unseen {
  const char* column;  // "table.column", "table.*" for the absence or a copy of a whole row
  bool odd;
  const char* reason;
};
constexpr Unseen unseen[] = {
#include "server/damage_unseen.inc"
};

class DamageTest : public PeopleFixture {
 protected:
  template <class Feature>
  boost::json::value did(const std::function<Result<Payload>(Feature&)>& what) {
    const auto done = asked<Feature>(what, "anna");
    EXPECT_TRUE(done) << done.error().what;
    return done ? *done : boost::json::value();
  }
  template <class Answer, class Method, class... Given>
  void call(const GameRequest& request, Method method, Given... given) {
    Awaited<Answer> answer;
    games_->ask(request, answer.reply(), method, given...);
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
  }
  std::string begin_with(const std::function<void(NewGame&)>& change) {
    auto wish = cam();
    change(wish.game);
    const auto invitation = invite(wish);
    EXPECT_TRUE(invitation) << invitation.error().what;
    return answer(invitation->id, SitDown{"Ben", {}}, "ben")->game;
  }
  void move(const std::string& id, int plies) {
    for (; plies > 0; --plies) {
      now_ += 1000;
      const auto view = get(id).value();
      const auto& mover = view->standing.seat == Seat::white ? anna_ : std::string("ben");
      ASSERT_TRUE(play(id, view->standing.plies, any_move(*view),
                       "nonce " + std::to_string(++nonces_), mover));
    }
  }

  void make_games() {
    (void)create_cam();
    computer();
    for (const bool wins : {true, false}) {
      const auto rated = begin_with([](NewGame& game) {
        game.time = play::TimeControl{600'000, 5'000};
        game.rated = true;
      });
      move(rated, 4);
      ASSERT_TRUE(act_as(wins ? "ben" : "anna", play::Resign{}, rated));
    }
    const auto late = begin_with([](NewGame& game) { game.late = 1; });
    move(late, 5);
    const auto days = begin_with([](NewGame& game) { game.time = play::TimeControl{0, 0, 0, 3}; });
    move(days, 3);
    ASSERT_TRUE(act_as("anna", play::OfferDraw{}, days));
    call<ChatView>({"anna", days}, &Chat::say, Said{{}, "Good luck"});
    call<ChatView>({"ben", days}, &Chat::say, Said{{}, "And to you"});
    call<NoteView>({"anna", days}, &PrivateTexts::set_note, "watch the castle");
    ASSERT_TRUE(invite(cam()));
  }
  void make_people() {
    for (const char* other : {"ben", "carl"}) {
      Awaited<Profile> bound;
      games_->ask(QueueKey("anna"), bound.reply(), &Bonds::bind, other, Bond::follow, true);
      step();
    }
    Awaited<Profile> muted;
    games_->ask(QueueKey("anna"), muted.reply(), &Bonds::mute, "ben", true);
    step();
  }
  void make_groups() {
    const auto club =
        did<Clubs>([](Clubs& all) { return all.make("anna", {"River", "", true, "Ann"}); });
    did<Clubs>([](Clubs& all) { return all.join("ben", "river", "Ben", ""); });
    NewTournament cup;
    cup.name = "Cup", cup.host = "Ann", cup.variant = "cam", cup.club = "river";
    cup.time = {300'000, 5'000};
    cup.terms.system = tournament::System::round_robin;
    const auto id =
        text_field(did<Tournaments>([&](Tournaments& all) { return all.make("anna", cup); }), "id");
    for (const std::string player : {"anna", "ben"}) {
      did<Tournaments>([&](Tournaments& all) { return all.enter(player, id, player); });
    }
    Awaited<Payload> round;
    games_->ask(QueueKey("anna"), round.reply(), &Tournaments::start_round, anna_, id, 1);
    step();
    NewLeague league;
    league.name = "Winter", league.host = "Ann", league.variant = "cam";
    league.time.days = 3;
    league.terms = {3, 1};
    const auto winter =
        text_field(did<Leagues>([&](Leagues& all) { return all.make("anna", league); }), "id");
    for (const std::string player : {"p0", "p1", "p2", "p3"}) {
      did<Leagues>([&](Leagues& all) { return all.enter(player, winter, player); });
    }
    did<Leagues>([&](Leagues& all) { return all.start_season("anna", winter, 1); });
    did<Leagues>([&](Leagues& all) { return all.enter("late", winter, "late"); });
    for (int i = 0; i < 5; ++i) step();
  }

  void make() {
    make_games();
    make_people();
    make_groups();
    games_.reset();
    kept_.reset();
    auto database = Database::open(database_).value();
    const auto more = database.execute(
        std::string(other_rows) +
        "INSERT INTO leaves VALUES ('anna', 1690000000020, 1690086400020, 'Europe/Berlin');");
    ASSERT_TRUE(more) << more.error().what;
    tables_ = database.tables().value();
  }
  /// Makes the file one that each damage can change.
  void open_to_damage() {
    auto database = Database::open(database_).value();
    ASSERT_TRUE(database.execute(
        "DROP TRIGGER host_log_is_not_changed; DROP TRIGGER host_log_is_not_removed; "
        "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE"));
  }

  /// The faults that a host is shown.
  std::vector<std::string> faults() {
    auto check = GameCheck::open(database_, catalog());
    EXPECT_TRUE(check) << check.error().what;
    std::vector<std::string> all;
    const auto told = [&](const GameFault& fault) { all.push_back(fault.game + " " + fault.what); };
    // An error tells the host, too.
    const auto note = [&](const auto& done) {
      if (!done) all.push_back(to_text(done.error()));
    };
    note(check->check_file(told));
    const auto games = check->games();
    note(games);
    if (games) {
      for (const auto& id : *games) note(check->check_game(id, told));
    }
    note(check->check_rest(told));
    return all;
  }

  /// Damages the database, looks, and restores it. Counts only what changes something.
  void damage(const std::string& column, bool odd, const std::string& sql) {
    {
      auto database = Database::open(database_).value();
      ASSERT_TRUE(
          database.execute("PRAGMA synchronous=OFF; PRAGMA foreign_keys=OFF; "
                           "PRAGMA ignore_check_constraints=ON"));
      const bool done = database.execute(sql).has_value();
      if (!done || database.query_number("SELECT changes()").value() == 0) return;
    }
    ++damages_;
    if (faults().empty()) missed_[{column, odd}].push_back(sql);
    camlann::test::write_bytes(database_.file(), whole_);
  }

  void damage_cell(const Table& table, const Table::Column& column, const std::string& row) {
    const auto name = table.name + '.' + column.name;
    const auto set = [&](bool odd, const std::string& value) {
      damage(name, odd,
             "UPDATE " + table.name + " SET " + column.name + "=" + value + " WHERE (" + row +
                 ") AND " + column.name + " IS NOT " + value);
    };
    switch (column.kind) {
      case Table::Kind::text:
        set(true, "'?' || char(2) || '!'");
        set(false, column.name + " || 'x'");
        break;
      case Table::Kind::number:
        set(true, "-7000");
        set(false, column.name + "+1");
        break;
      case Table::Kind::real:
        set(true, "-1000000.0");
        set(false, column.name + "*1.001");
        break;
    }
    if (column.may_be_null) set(false, "NULL");
  }

  std::vector<Table> tables_;
  std::string whole_;
  int damages_ = 0;
  std::map<std::pair<std::string, bool>, std::vector<std::string>> missed_;
};

/// What the check does on each engine.
class ComputedTest : public DamageTest {};

INSTANTIATE_TEST_SUITE_P(Stores, DamageTest, testing::Values("sqlite"), store_name);
INSTANTIATE_TEST_SUITE_P(Stores, ComputedTest, testing::Values("sqlite", "postgres"), store_name);

// Both tables agree, so that only the game tells that the rating is wrong.
TEST_P(ComputedTest, RatingsAreComputedAgain) {
  make();
  if (HasFailure()) return;
  ASSERT_EQ(faults(), std::vector<std::string>{});
  ASSERT_TRUE(Database::open(database_)->execute(
      "UPDATE rating_history SET rating=rating+1 WHERE player='anna' AND number=2;"
      "UPDATE ratings SET rating=rating+1 WHERE player='anna'"));
  const auto found = faults();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found[0].find("has moved ratings to other values than it could"), std::string::npos);
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
  std::string all;
  for (const auto& word : words) all += (all.empty() ? "" : between) + word;
  return all;
}

TEST_P(DamageTest, EachOf500SingleDamagesIsFound) {
  make();
  open_to_damage();
  if (HasFailure()) return;
  whole_ = camlann::test::read_bytes(database_.file());
  ASSERT_EQ(faults(), std::vector<std::string>{});
  camlann::test::write_bytes(database_.file(), whole_);
  Random lots(45);
  while (damages_ < 500) {
    for (const auto& table : tables_) {
      const auto key =
          joined(table.key.empty() ? std::vector<std::string>{"rowid"} : table.key, ", ");
      auto database = Database::open(database_).value();
      const auto rows = database.query_number("SELECT count(*) FROM " + table.name).value();
      const std::string row =
          rows == 0 ? "0"
                    : "(" + key + ")=(SELECT " + key + " FROM " + table.name + " ORDER BY " + key +
                          " LIMIT 1 OFFSET " +
                          std::to_string(lots.below(static_cast<std::uint32_t>(rows))) + ")";
      if (rows == 0) continue;
      for (const auto& column : table.columns) damage_cell(table, column, row);
      damage(table.name + ".*", true, "DELETE FROM " + table.name + " WHERE " + row);
      if (table.key.empty()) {
        damage(table.name + ".*", true,
               "INSERT INTO " + table.name + " SELECT * FROM " + table.name);
      }
    }
  }
  EXPECT_GE(damages_, 500);
  for (const auto& [where, all] : missed_) {
    const auto& [column, odd] = where;
    const auto known = std::any_of(std::begin(unseen), std::end(unseen), [&](const Unseen& one) {
      return column == one.column && (one.odd || !odd);
    });
    EXPECT_TRUE(known) << column << (odd ? " odd " : " ") << all.front();
  }
}

}  // namespace
}  // namespace camlann::server::test
