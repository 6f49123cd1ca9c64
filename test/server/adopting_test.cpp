// An existing account adopts a guest's games: over the real store, with the accounts of the same
// file.
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "database/read_all.hpp"
#include "game/catalog.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/guest_games.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/store/account_store.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server::test {
namespace {

class AdoptingTest : public PeopleFixture {
 protected:
  AdoptingTest() : accounts_(std::move(*open_database_account_store(file()))) {
    EXPECT_TRUE(make_account("marta", "Marta"));
  }
  Result<void> make_account(const std::string& player, const std::string& name) {
    Account account;
    account.id = player;
    account.name = name;
    account.password = "-";
    AccountWrite write;
    write.account = account;
    return accounts_->write(write);
  }
  [[nodiscard]] const database::Address& file() const { return database_; }
  void run(const std::string& sql) {
    auto database = database::Database::open(file()).value();
    const auto done = database.execute(sql);
    ASSERT_TRUE(done) << done.error().what << ' ' << sql;
  }
  /// The first column of all rows, with commas.
  std::string ask(const std::string& sql) {
    auto database = database::Database::open(file()).value();
    auto rows = database.prepare(sql).value();
    const auto texts = database::read_texts(rows).value();
    std::string all;
    for (const auto& one : texts) all += (all.empty() ? "" : ",") + one;
    return all;
  }
  [[nodiscard]] bool on_postgres() const { return GetParam() == "postgres"; }
  /// Nothing can be written there.
  void halt(const std::string& table) {
    run(on_postgres()
            ? "CREATE OR REPLACE FUNCTION halt() RETURNS trigger LANGUAGE plpgsql AS "
              "'BEGIN RAISE EXCEPTION ''halt''; END'; CREATE TRIGGER halt BEFORE INSERT ON " +
                  table + " FOR EACH ROW EXECUTE FUNCTION halt()"
            : "CREATE TRIGGER halt BEFORE INSERT ON " + table +
                  " BEGIN SELECT RAISE(ABORT, 'halt'); END");
  }
  void let_go(const std::string& table) {
    run(on_postgres() ? "DROP TRIGGER halt ON " + table : "DROP TRIGGER halt");
  }
  Result<Adopted> adopt(const std::string& guest = "anna") {
    Awaited<Adopted> answer;
    games_->ask(QueueKey("marta"), answer.reply(), &GuestGames::adopt, guest, "Marta");
    step();
    return answer.get();
  }
  std::size_t games_of(const std::string& player) { return list(player)->size(); }
  std::size_t seats_of(const std::string& player) {
    return std::stoul(ask("SELECT count(*) FROM seated WHERE holder='" + player + "'"));
  }
  /// Starts games of the guest alone. From then on a step is one turn.
  void begin_many(std::size_t games) {
    std::vector<Awaited<View>> made(games);
    for (const auto& one : made) {
      games_->ask(QueueKey("anna"), one.reply(), &NewGames::create,
                  wish_for("cam", Opponent::person));
    }
    step();
    for (const auto& one : made) ASSERT_TRUE(one.get()) << one.get().error().what;
    limits_.round = std::chrono::milliseconds(0);
    restart();
  }
  /// Returns the faults that the check finds: only those of made-up accounts.
  std::vector<std::string> faults() {
    std::vector<std::string> all;
    auto check = GameCheck::open(file(), catalog()).value();
    EXPECT_TRUE(check.check_rest([&](const GameFault& fault) { all.push_back(fault.what); }));
    return all;
  }

  std::unique_ptr<AccountStore> accounts_;
};

INSTANTIATE_TEST_SUITE_P(Stores, AdoptingTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(AdoptingTest, GamesAndSeatsAreTheAccountsAtOnceAndAfterARestart) {
  const auto shared = begin_game();
  const auto own = create_cam(Opponent::person)->meta.id;
  const auto move = any_move(**get(shared));
  const auto adopted = adopt();
  ASSERT_TRUE(adopted) << adopted.error().what;
  EXPECT_EQ(adopted->games.size(), 2U);
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(games_of("marta"), 2U);
    EXPECT_EQ(games_of("anna"), 0U);
    EXPECT_TRUE(get(own, "marta"));
    EXPECT_EQ(get(own, "anna").error().code, ErrorCode::not_found);
    EXPECT_EQ(get(shared, "ben")->get()->meta.seats[0].name, "Marta");
    EXPECT_EQ(play(shared, 0, move, "n1", "anna").error().what, "You have no seat in this game");
    restart();
  }
  EXPECT_TRUE(play(shared, 0, move, "n2", "marta"));
  EXPECT_TRUE(play(shared, 1, any_move(**get(shared, "marta")), "n3", "ben"));
}

TEST_P(AdoptingTest, AnOpenInvitationIsTheAccounts) {
  const auto invitation = invite(cam()).value();
  ASSERT_TRUE(adopt());
  EXPECT_EQ(waiting("marta"), std::vector{invitation.id});
  EXPECT_TRUE(waiting("anna").empty());
  const auto begun = answer(invitation.id, SitDown{"Ben", {}}, "ben");
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_EQ(get(begun->game)->get()->meta.seats[0].id, "marta");
}

TEST_P(AdoptingTest, TheBoardOfARatedGameIsTheAccounts) {
  auto wish = cam();
  wish.game.time = play::TimeControl{600'000, 0};
  wish.game.rated = true;
  const auto invitation = invite(wish).value();
  ASSERT_TRUE(answer(invitation.id, SitDown{"Ben", {}}, "ben"));
  const auto may_ask = [&](const std::string& player) {
    return games_->rated_boards().may_ask(player, make_game("cam").value(), Help::engine);
  };
  EXPECT_FALSE(may_ask("anna"));
  EXPECT_TRUE(may_ask("marta"));
  ASSERT_TRUE(adopt());
  for (int again = 0; again < 2; ++again) {
    EXPECT_TRUE(may_ask("anna"));
    EXPECT_FALSE(may_ask("marta"));
    EXPECT_FALSE(may_ask("ben"));
    restart();
  }
}

// They were moved in one transaction, and others had to wait for it.
TEST_P(AdoptingTest, ManyGamesAreMovedInPortionsBetweenRequestsOfOthers) {
  constexpr std::size_t games = 120;
  constexpr std::size_t portion = 50;
  begin_many(games);
  const auto sound = faults();
  Awaited<Adopted> answer;
  games_->ask(QueueKey("marta"), answer.reply(), &GuestGames::adopt, "anna", "Marta");
  Awaited<std::vector<GameSummary>> other;
  games_->ask(QueueKey("eve"), other.reply(), &Table::list, 10, 0);
  for (std::size_t before = 0; !answer.here();) {
    step();
    const auto moved = seats_of("marta");
    EXPECT_LE(moved - before, portion);
    ASSERT_TRUE(answer.here() || other.here() || before == 0);
    ASSERT_TRUE(moved > before || other.here());
    before = moved;
  }
  ASSERT_TRUE(answer.get()) << answer.get().error().what;
  EXPECT_TRUE(answer.get()->done);
  EXPECT_EQ(answer.get()->games.size(), games);
  EXPECT_EQ(seats_of("marta"), games);
  EXPECT_EQ(seats_of("anna"), 0U);
  EXPECT_EQ(faults(), sound);
}

TEST_P(AdoptingTest, AfterAKillBetweenPortionsTheRestIsTheGuestsUntilItIsMoved) {
  constexpr std::size_t games = 120;
  const auto shared = begin_game();
  const auto first = any_move(**get(shared));
  begin_many(games);
  const auto sound = faults();
  Awaited<Adopted> lost;
  games_->ask(QueueKey("marta"), lost.reply(), &GuestGames::adopt, "anna", "Marta");
  step();
  step();
  EXPECT_FALSE(lost.here());
  limits_.round = std::chrono::hours(1);
  restart();
  const auto moved = seats_of("marta");
  EXPECT_GT(moved, 0U);
  EXPECT_LT(moved, games);
  EXPECT_EQ(moved + seats_of("anna"), games + 1);
  EXPECT_EQ(faults(), sound);
  const auto player = get(shared, "ben")->get()->meta.seats[0].id;
  EXPECT_TRUE(play(shared, 0, first, "n1", player)) << "by whoever has the seat";
  const auto rest = adopt();
  ASSERT_TRUE(rest) << rest.error().what;
  EXPECT_TRUE(rest->done);
  EXPECT_EQ(rest->games.size(), games + 1 - moved);
  EXPECT_EQ(seats_of("marta"), games + 1);
  EXPECT_EQ(seats_of("anna"), 0U);
  EXPECT_EQ(get(shared, "marta")->get()->standing.plies, 1);
}

TEST_P(AdoptingTest, ARepeatDoesNoHarm) {
  begin_game();
  EXPECT_EQ(adopt()->games.size(), 1U);
  EXPECT_EQ(adopt()->games.size(), 0U);
  EXPECT_TRUE(adopt()->done) << "whoever missed the answer hears that nobody is this guest";
  restart();
  const auto repeat = adopt();
  ASSERT_TRUE(repeat) << repeat.error().what;
  EXPECT_EQ(repeat->games.size(), 0U);
  EXPECT_EQ(games_of("marta"), 1U);
  EXPECT_EQ(ask("SELECT player FROM former_accounts"), "anna") << "nobody is this guest again";
}

TEST_P(AdoptingTest, AFailureHalfWayChangesNothing) {
  const auto id = begin_game();
  halt("former_accounts");
  EXPECT_FALSE(adopt());
  restart();
  EXPECT_EQ(games_of("anna"), 1U);
  EXPECT_EQ(games_of("marta"), 0U);
  let_go("former_accounts");
  EXPECT_EQ(adopt()->games, std::vector{id});
  EXPECT_EQ(games_of("marta"), 1U);
}

TEST_P(AdoptingTest, AGameBetweenBothIsUnchanged) {
  const auto invitation = invite(cam()).value();
  const auto id = answer(invitation.id, SitDown{"Marta", {}}, "marta")->game;
  const auto other = begin_game();
  EXPECT_EQ(adopt()->games, std::vector{other});
  EXPECT_EQ(get(id)->get()->meta.seats[0].id, "anna");
  EXPECT_EQ(get(id)->get()->meta.seats[1].id, "marta");
  EXPECT_EQ(games_of("anna"), 1U);
}

TEST_P(AdoptingTest, OnlyAnAccountAdoptsAndOnlyAGuestIsAdopted) {
  begin_game();
  EXPECT_EQ(adopt("marta")->games.size(), 0U);
  Awaited<Adopted> answer;
  games_->ask(QueueKey("ben"), answer.reply(), &GuestGames::adopt, "anna", "Ben");
  step();
  EXPECT_EQ(answer.get()->games.size(), 0U);
  EXPECT_EQ(games_of("anna"), 1U);
}

TEST_P(AdoptingTest, ADepartedGuestCannotBecomeAnAccount) {
  begin_game();
  ASSERT_TRUE(adopt());
  const auto made = make_account("anna", "Anna");
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::conflict);
  EXPECT_EQ(ask("SELECT count(*) FROM accounts WHERE id='anna'"), "0");
}

TEST_P(AdoptingTest, AnAccountThatHasEndedTakesNothing) {
  begin_game();
  run("INSERT INTO former_accounts VALUES ('marta',1)");
  const auto adopted = adopt();
  ASSERT_TRUE(adopted) << adopted.error().what;
  EXPECT_FALSE(adopted->done);
  EXPECT_EQ(games_of("anna"), 1U);
  EXPECT_EQ(games_of("marta"), 0U);
}

TEST_P(AdoptingTest, AnAccountTakesNoMoreGamesThanItMayHave) {
  create(wish_for("cam", Opponent::person), "marta");
  for (int i = 0; i < 2; ++i) begin_game();
  limits_.games_per_player = 2;
  restart();
  const auto refused = adopt();
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::too_many);
  EXPECT_EQ(games_of("anna"), 2U);
  EXPECT_EQ(ask("SELECT count(*) FROM former_accounts"), "0");
  limits_.games_per_player = 3;
  restart();
  EXPECT_EQ(adopt()->games.size(), 2U);
}

TEST_P(AdoptingTest, GamesThatStayTheGuestsDoNotCountForLimits) {
  const auto invitation = invite(cam()).value();
  ASSERT_TRUE(answer(invitation.id, SitDown{"Marta", {}}, "marta"));
  begin_game();
  limits_.games_per_player = 2;
  restart();
  const auto adopted = adopt();
  ASSERT_TRUE(adopted) << adopted.error().what;
  EXPECT_EQ(adopted->games.size(), 1U);
  const auto repeat = adopt();
  ASSERT_TRUE(repeat) << repeat.error().what;
  EXPECT_TRUE(repeat->done);
}

TEST_P(AdoptingTest, DeletionsOfTheGuestAreKept) {
  const auto id = create_cam(Opponent::person)->meta.id;
  Awaited<View> removed;
  games_->ask(GameRequest{"anna", id}, removed.reply(), &Deletions::remove);
  step();
  ASSERT_TRUE(removed.get());
  EXPECT_TRUE(adopt()->games.empty());
  Awaited<View> answer;
  games_->ask(GameRequest{"marta", id}, answer.reply(), &Deletions::restore);
  step();
  EXPECT_FALSE(answer.get());
}

TEST_P(AdoptingTest, FailuresOfOtherRequestsDoNotFailIt) {
  const auto id = begin_game();
  halt("chat");
  Awaited<Adopted> adopted;
  Awaited<ChatView> said;
  games_->ask(QueueKey("marta"), adopted.reply(), &GuestGames::adopt, "anna", "Marta");
  games_->ask(GameRequest{"ben", id}, said.reply(), &Chat::say, Said{{}, "Good luck"});
  step();
  step();
  EXPECT_FALSE(said.get());
  ASSERT_TRUE(adopted.get()) << adopted.get().error().what;
  EXPECT_EQ(adopted.get()->games, std::vector{id});
}

TEST_P(AdoptingTest, ThePairedOpponentKeepsTheGameAndStopsWaiting) {
  const auto seek = [this](const std::string& player) {
    SeekWish wish;
    wish.table = cam();
    wish.table.name = player;
    wish.table.game.nonce = player;
    Awaited<SeekView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Seeks::seek, wish);
    step();
    return answer.get().value();
  };
  (void)seek("ben");
  const auto game = seek("anna").game;
  ASSERT_FALSE(game.empty());
  ASSERT_TRUE(adopt());
  EXPECT_EQ(seek("ben").game, game);
  EXPECT_TRUE(seek("eve").game.empty()) << "nobody is left to play";
}

TEST_P(AdoptingTest, NoStatementScansOtherPlayersRows) {
  for (const std::string sql :
       {"DELETE FROM tallies WHERE opponent='anna' AND player<>'marta'",
        "DELETE FROM bonds WHERE player='anna' OR other='anna'",
        "SELECT id FROM invitations WHERE phase='waiting' AND instr(seats, ':anna') > 0"}) {
    auto database = database::Database::open(file()).value();
    if (on_postgres()) {  // which prefers to read small tables from end to end
      ASSERT_TRUE(database.execute("SET enable_seqscan = off"));
      auto plan = database.prepare("EXPLAIN " + sql).value();
      const auto steps = database::read_texts(plan).value();
      for (const auto& step : steps) {
        EXPECT_EQ(step.find("Seq Scan"), std::string::npos) << sql << ": " << step;
      }
      continue;
    }
    auto plan = database.prepare("EXPLAIN QUERY PLAN " + sql).value();
    while (plan.step().value()) {
      const auto step = plan.text(3);
      // Scans all waiting invitations: the seats of an invitation are in one text.
      const bool waiting = step == "SCAN invitations USING INDEX invitations_waiting";
      EXPECT_TRUE(waiting || step.find("SCAN") == std::string::npos) << sql << ": " << step;
    }
  }
}

TEST_P(AdoptingTest, TheComputersMoveComesForTheAccount) {
  const auto id = create_cam()->meta.id;
  ASSERT_TRUE(play_any(id));
  ASSERT_FALSE(thinker_.jobs.empty());
  ASSERT_TRUE(adopt());
  // Unfinished analysis for the guest is repeated.
  for (int turn = 0; turn < 4; ++turn) {
    step();
    if (!thinker_.jobs.empty()) computer();
  }
  EXPECT_EQ(get(id, "marta")->get()->standing.plies, 2);
}

TEST_P(AdoptingTest, ChatAndNotesAreAdopted) {
  const auto id = begin_game();
  Awaited<ChatView> said;
  games_->ask(GameRequest{"anna", id}, said.reply(), &Chat::say, Said{{}, "Good luck"});
  Awaited<NoteView> noted;
  games_->ask(GameRequest{"anna", id}, noted.reply(), &PrivateTexts::set_note, "watch the castle");
  step();
  ASSERT_TRUE(said.get());
  ASSERT_TRUE(noted.get());
  ASSERT_TRUE(adopt());
  Awaited<ChatView> chat;
  games_->ask(GameRequest{"marta", id}, chat.reply(), &Chat::read, 0);
  Awaited<NoteView> note;
  games_->ask(GameRequest{"marta", id}, note.reply(), &PrivateTexts::note);
  step();
  EXPECT_EQ(chat.get()->page.lines.at(0).player, "marta");
  EXPECT_EQ(note.get()->text, "watch the castle");
}

TEST_P(AdoptingTest, RatingsOfTheAccountStayAndScoresAreAdded) {
  run("INSERT INTO ratings VALUES ('marta','cam','slow',1600,80,0.06,9,8),"
      "('anna','cam','slow',1400,80,0.06,5,8)");
  run("INSERT INTO tallies VALUES ('marta','','cam',2,1,0),('marta','ben','cam',2,1,0),"
      "('anna','','cam',1,0,3),('anna','ben','cam',1,0,2),('anna','marta','cam',0,0,1),"
      "('ben','','cam',2,1,3),('ben','anna','cam',2,0,1),('ben','marta','cam',0,1,2),"
      "('marta','anna','cam',1,0,0)");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT player || CAST(rating AS BIGINT) FROM ratings"), "marta1600");
  const auto tally = [&](const std::string& player, const std::string& opponent) {
    return ask("SELECT won || ' ' || drawn || ' ' || lost FROM tallies WHERE player='" + player +
               "' AND opponent='" + opponent + "'");
  };
  EXPECT_EQ(tally("marta", ""), "3 1 2") << "without the game between both";
  EXPECT_EQ(tally("marta", "ben"), "3 1 2");
  EXPECT_EQ(tally("ben", "marta"), "2 1 3");
  EXPECT_EQ(tally("ben", ""), "2 1 3");
  EXPECT_EQ(tally("marta", "anna"), "1 0 0");
}

TEST_P(AdoptingTest, LeaveIsAdoptedUnlessTheAccountHasLeaveThen) {
  begin_game();
  run("INSERT INTO leaves VALUES ('anna',10,20,'UTC'),('anna',30,40,''),('marta',35,50,'')");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT player || ' ' || began || zone FROM leaves ORDER BY player, began"),
            "marta 10UTC,marta 35");
}

TEST_P(AdoptingTest, TheAccountHasItsOwnNameInClubs) {
  begin_game();
  run("INSERT INTO clubs VALUES ('club','Club','','ben',1,'',1,NULL,0)");
  run("INSERT INTO members VALUES ('club',1,'anna','Anna',1)");
  run("INSERT INTO club_posts VALUES ('club',1,'anna','Anna',1,0,'news')");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT player || ' ' || name FROM club_posts"), "marta Marta");
  EXPECT_EQ(ask("SELECT player FROM members"), "marta");
  EXPECT_EQ(ask("SELECT name FROM members"), "Marta");
}

TEST_P(AdoptingTest, ApplicationsToClubsAreTheAccountsUnlessItIsThere) {
  begin_game();
  for (const char* club : {"asked", "both", "member", "joined"}) {
    run("INSERT INTO clubs VALUES ('" + std::string(club) + "','','','ben',1,'',1,NULL,1)");
  }
  run("INSERT INTO club_applicants VALUES ('asked','anna','Anna','waiting',1,1),"
      "('both','anna','Anna','waiting',1,1),('both','marta','Marta','refused',2,1),"
      "('member','anna','Anna','waiting',1,1),('joined','marta','Marta','waiting',1,1)");
  run("INSERT INTO members VALUES ('member',1,'marta','Marta',1),('joined',1,'anna','Anna',1)");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT club || ' ' || name || ' ' || phase FROM club_applicants ORDER BY club"),
            "asked Marta waiting,both Marta refused");
  EXPECT_EQ(ask("SELECT club || ' ' || player FROM members ORDER BY club"),
            "joined marta,member marta");
}

TEST_P(AdoptingTest, ApplicationsToLeaguesAreTheAccountsUnlessItIsThere) {
  begin_game();
  for (const std::string league : {"asked", "both", "member", "guest-in", "left"}) {
    run("INSERT INTO leagues (id, name, director, director_name, public, variant, rules, rated, "
        "cycles, division_size, movers, created, phase, players, season) VALUES ('" +
        league + "','','ben','',1,'cam','wcf',0,1,3,1,1,'open',0,0)");
  }
  run("INSERT INTO league_applicants VALUES ('asked','anna','Anna','waiting',1,1),"
      "('both','anna','Anna','waiting',1,1),('both','marta','Marta','refused',2,1),"
      "('member','anna','Anna','waiting',1,1),('guest-in','marta','Marta','waiting',1,1),"
      "('left','anna','Anna','waiting',1,1)");
  run("INSERT INTO league_players (league, player, name, gone, waits, rating) VALUES "
      "('member','marta','Marta',0,1,0),('guest-in','anna','Anna',0,1,0),"
      "('left','marta','Marta',1,NULL,0)");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(
      ask("SELECT league || ' ' || name || ' ' || phase FROM league_applicants ORDER BY league"),
      "asked Marta waiting,both Marta refused,left Marta waiting");
}

TEST_P(AdoptingTest, StudiesAreTheAccounts) {
  begin_game();
  run("INSERT INTO studies VALUES ('one','anna','Endings',0,1,1,1),('two','ben','Mine',0,1,1,1)");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT owner FROM studies ORDER BY id"), "marta,ben");
}

TEST_P(AdoptingTest, BlocksOfTheGuestApplyToTheAccount) {
  begin_game();
  run("INSERT INTO bonds VALUES ('ben','block','anna',1)");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT other FROM bonds WHERE player='ben'"), "marta");
}

TEST_P(AdoptingTest, TournamentPlacesAreTheAccountsUnlessItHasOneThere) {
  for (const std::string id : {"cup1", "cup2"}) {
    run("INSERT INTO tournaments (id, name, director, director_name, public, variant, rules, "
        "rated, terms, lasts, created, version, phase, players, rounds, updated) VALUES ('" +
        id + "','Cup','anna','',1,'cam','',0,'',0,1,1,'open',1,0,1)");
    run("INSERT INTO entrants VALUES ('anna','" + id + "')");
    run("INSERT INTO tournament_events VALUES ('" + id + R"(',1,'{"entered":"anna"}','[]',1))");
  }
  run("INSERT INTO entrants VALUES ('marta','cup2')");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT player FROM entrants WHERE tournament='cup1'"), "marta");
  EXPECT_EQ(ask("SELECT event FROM tournament_events WHERE tournament='cup1'"),
            R"({"entered":"marta"})");
  EXPECT_EQ(ask("SELECT event FROM tournament_events WHERE tournament='cup2'"),
            R"({"entered":"anna"})");
  EXPECT_EQ(ask("SELECT count(*) FROM tournaments WHERE director='marta'"), "2");
}

TEST_P(AdoptingTest, ALeagueAndItsDivisionsAreTheAccountsUnlessItHasAPlaceThere) {
  for (const std::string id : {"one", "two"}) {
    run("INSERT INTO leagues VALUES ('" + id +
        "','League','anna','',NULL,1,'cam','',0,1,8,2,NULL,1,'playing',1,1,3,0,0,0,'','','',"
        "NULL,NULL,NULL,'',0,NULL)");
    run("INSERT INTO league_players VALUES ('" + id + "','anna','Anna',0,0,0,NULL,0)");
    run("INSERT INTO tournaments (id, name, director, director_name, public, variant, rules, "
        "rated, terms, lasts, created, version, phase, players, rounds, updated, league) "
        "VALUES ('cup-" +
        id + "','Cup','anna','',0,'cam','',0,'',0,1,1,'open',1,0,1,'" + id + "')");
    run("INSERT INTO entrants VALUES ('anna','cup-" + id + "')");
  }
  run("INSERT INTO league_players VALUES ('two','marta','Marta',1,0,0,NULL,0)");
  ASSERT_TRUE(adopt());
  EXPECT_EQ(ask("SELECT player FROM league_players WHERE league='one'"), "marta");
  EXPECT_EQ(ask("SELECT name FROM league_players WHERE league='one'"), "Marta");
  EXPECT_EQ(ask("SELECT player FROM entrants WHERE tournament='cup-one'"), "marta");
  EXPECT_EQ(ask("SELECT count(*) FROM league_players WHERE league='two' AND player='anna'"), "1");
  EXPECT_EQ(ask("SELECT player FROM entrants WHERE tournament='cup-two'"), "anna");
  EXPECT_EQ(ask("SELECT count(*) FROM leagues WHERE director='marta'"), "2");
}

// Both requests come in one round: the application is written before its guest becomes an account.
TEST_P(AdoptingTest, AnApplicationInTheSameRoundIsTheAccounts) {
  NewLeague wish;
  wish.name = "Winter league";
  wish.host = "Ben";
  wish.variant = "cam";
  wish.time.days = 3;
  wish.terms = {3, 1};
  wish.is_public = true;
  wish.entry.approval = true;
  Awaited<Payload> made;
  games_->ask(QueueKey("ben"), made.reply(), &Leagues::make, "ben", wish);
  step();
  const auto id = text_field(json_of(**made.get()), "id");
  Awaited<Payload> asked;
  Awaited<Adopted> adopted;
  games_->ask(QueueKey("anna"), asked.reply(), &Leagues::enter, "anna", id, "Anna", "");
  games_->ask(QueueKey("marta"), adopted.reply(), &GuestGames::adopt, "anna", "Marta");
  step();
  ASSERT_TRUE(asked.get()) << asked.get().error().what;
  ASSERT_TRUE(adopted.get()) << adopted.get().error().what;
  EXPECT_EQ(ask("SELECT player FROM league_applicants"), "marta");
  Awaited<Payload> accepted;
  games_->ask(QueueKey("ben"), accepted.reply(), &Leagues::accept, "ben", id, "marta");
  step();
  ASSERT_TRUE(accepted.get()) << accepted.get().error().what;
  EXPECT_EQ(ask("SELECT name FROM league_players WHERE player='marta'"), "Marta");
}

}  // namespace
}  // namespace camlann::server::test
