// `camlann check`: games as the server wrote them are sound, and each kind of damage is found.
#include <gtest/gtest.h>

#include <csignal>
#include <cstddef>
#include <filesystem>
#include <string>

#include "database/database.hpp"
#include "server/commands.hpp"
#include "server/crash_fixture.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

class CheckTest : public CrashTest {
 protected:
  [[nodiscard]] Said check(const std::string& more = {}) const {
    return run_camlann("check --data '" + data().string() + "'" + more, folder_.path());
  }

  /// Games of all kinds, with a take-back, an offer and ends; the server has stopped.
  void play() {
    start();
    for (auto& game : games_) new_game(game);
    // The first is between two people at one screen, the last between people apart. These two must
    // not be over yet, and random moves may end a game of Cam soon.
    for (int step = 0; step < 8; ++step) {
      for (auto& game : games_) {
        const bool of_people = &game == &games_[0] || &game == &games_[3];
        if (game.over || (of_people && step >= 4)) continue;
        ASSERT_TRUE(advance(game));
      }
    }
    const auto said = [&](Client& client, const Played& game, const std::string& what) {
      const auto answer = client.post("/api/games/" + game.id + "/" + what, "{}");
      ASSERT_EQ(answer.status, 200) << what << ": " << answer.body;
    };
    said(*host_, games_[0], "take-back");
    said(*guest_, games_[3], "offer-draw");
    said(*host_, games_[3], "resign");
    if (HasFatalFailure()) return;
    stop_and_keep("4 games with ");
  }

  /// Stops the server and keeps its sound database, which has `games` games.
  void stop_and_keep(const std::string& games) {
    program_->signal(SIGTERM);
    EXPECT_EQ(program_->wait(), 0);
    const auto sound = check();
    ASSERT_EQ(sound.status, 0) << sound.text;
    ASSERT_NE(sound.text.find(games), std::string::npos) << sound.text;
    whole_ = camlann::test::read_bytes(data() / "games.sqlite");
  }

  std::string made(Client& client, const std::string& path, const std::string& body) {
    const auto answer = client.post(path, body);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return text_field(json_of(answer.body), "id");
  }
  static void done(Client& client, const std::string& path, const std::string& body) {
    const auto answer = client.post(path, body);
    EXPECT_EQ(answer.status, 200) << answer.body;
  }

  /// A rated game, a tournament of one round, a study.
  void play_rated_and_more() {
    start();
    const auto offer = made(*host_, "/api/invitations",
                            R"({"variant":"cam","name":"Host","time":{"base":600},"rated":true})");
    const auto begun =
        guest_->post("/api/invitations/" + offer + "/sit-down", R"({"name":"Guest"})");
    ASSERT_EQ(begun.status, 200) << begun.body;
    Played rated;
    rated.id = text_field(json_of(begun.body), "game");
    // White was drawn at random: one of the two may move, then the other.
    for (int ply = 0; ply < 2; ++ply) {
      const auto move = random_move(json_of(host_->get("/api/games/" + rated.id).body));
      const auto at = "/api/games/" + rated.id + "/moves";
      if (host_->post(at, move).status != 200) done(*guest_, at, move);
    }
    done(*host_, "/api/games/" + rated.id + "/resign", "{}");

    tournament_ = made(*host_, "/api/tournaments",
                       R"({"name":"Friday","variant":"cam","time":{"base":300},"system":)"
                       R"("swiss","rounds":1,"host":"Host","nonce":"evening"})");
    const auto at = "/api/tournaments/" + tournament_;
    done(*host_, at + "/enter", R"({"name":"Host"})");
    done(*guest_, at + "/enter", R"({"name":"Guest"})");
    done(*host_, at + "/start-round", R"({"round":1})");
    paired_ = text_field(json_of(host_->get(at).body), "rounds.0.games.0.game");
    done(*guest_, "/api/games/" + paired_ + "/resign", R"({"nonce":"r"})");
    done(*host_, at + "/finish", "{}");

    study_ = made(*host_, "/api/studies",
                  R"({"title":"Endings","open":false,"chapter":{"name":"One","variant":"camette",)"
                  R"("start":null,"text":"1. B3-B4"}})");
    stop_and_keep("2 games with ");
  }

  /// Expects the check to report this damage; restores the database afterwards.
  void expect_found(const std::string& sql, const std::string& words) {
    SCOPED_TRACE(sql);
    {
      auto database = database::Database::open(data() / "games.sqlite");
      ASSERT_TRUE(database);
      const auto done = database->execute(sql);
      ASSERT_TRUE(done) << done.error().what;
      ASSERT_GT(database->query_number("SELECT total_changes()").value(), 0);
    }
    const auto found = check();
    EXPECT_EQ(found.status, 1);
    EXPECT_NE(found.text.find(words), std::string::npos) << found.text;
    camlann::test::write_bytes(data() / "games.sqlite", whole_);
    for (const char* ending : {"-wal", "-shm"})
      fs::remove(data() / ("games.sqlite" + std::string(ending)));
  }

  /// Expects `ratings recompute` to mend this damage.
  void recompute_after(const std::string& sql) {
    auto database = database::Database::open(data() / "games.sqlite").value();
    const std::string sum = "SELECT CAST(sum(1000*rating) AS INTEGER) FROM rating_history";
    const auto before = database.query_number(sum).value();
    ASSERT_TRUE(database.execute(sql));
    ASSERT_NE(database.query_number(sum).value(), before);
    const auto mended =
        run_camlann("ratings recompute --data '" + data().string() + "'", folder_.path());
    EXPECT_EQ(mended.status, 0) << mended.text;
    EXPECT_NE(mended.text.find("1 rated games, 0 left out that were not played: 1 ratings changed"),
              std::string::npos)
        << mended.text;
    EXPECT_EQ(database.query_number(sum).value(), before);
  }

  Played games_[4];
  std::string tournament_, paired_, study_;
  std::string whole_;
};

TEST_F(CheckTest, RunningGamesOfEverySettingAreSound) {
  start();
  int games = 0;
  const auto begin = [&](const std::string& settings, int plies) {
    SCOPED_TRACE(settings + " after " + std::to_string(plies));
    Played game;
    const auto offer = made(*host_, "/api/invitations",
                            R"({"variant":"cam","colour":"w","name":"Host","nonce":"n)" +
                                std::to_string(games) + '"' + settings + '}');
    const auto begun =
        guest_->post("/api/invitations/" + offer + "/sit-down", R"({"name":"Guest"})");
    ASSERT_EQ(begun.status, 200) << begun.body;
    game.id = text_field(json_of(begun.body), "game");
    game.apart = true;
    for (int ply = 0; ply < plies; ++ply) ASSERT_TRUE(advance(game));
    ++games;
  };
  for (const char* time : {"", R"(,"time":{"base":300})", R"(,"time":{"base":300,"increment":5})",
                           R"(,"time":{"base":300,"delay":3})", R"(,"time":{"days":3})"}) {
    for (const char* late : {"", R"(,"late":1)", R"(,"late":3)"}) {
      for (const int plies : {0, 1, 3, 7, 9}) begin(std::string(time) + late, plies);
    }
  }
  if (HasFatalFailure()) return;
  stop_and_keep(std::to_string(games) + " games with ");
}

TEST_F(CheckTest, FindsEachKindOfDamage) {
  play();
  if (HasFatalFailure()) return;
  const auto of = [&](int game) { return " game='" + games_[game].id + "' "; };
  const auto id = [&](int game) { return " id='" + games_[game].id + "'"; };
  expect_found("DELETE FROM events WHERE version=3 AND" + of(0), "an event is missing");
  expect_found("DELETE FROM events WHERE version=1 AND" + of(1), "an event is missing");
  expect_found("DELETE FROM events WHERE" + of(2), "the events are missing");
  expect_found("UPDATE events SET text='A1-A2' WHERE version=2 AND" + of(0),
               "an event cannot be read: move 'A1-A2'");
  expect_found("UPDATE events SET text=lower(text) WHERE version=2 AND" + of(0),
               "is not in the full form");
  expect_found("UPDATE events SET kind='castled' WHERE version=2 AND" + of(0),
               "an event cannot be read: castled");
  expect_found("UPDATE events SET by='computer' WHERE version=2 AND" + of(0),
               "a computer moved for a person");
  expect_found("UPDATE events SET by='person' WHERE by='computer' AND kind='move'",
               "a person moved for a computer");
  expect_found("UPDATE events SET clock=clock-3600000 WHERE version=4 AND" + of(3),
               "the clock went back");
  expect_found("UPDATE events SET clock=clock+360000000 WHERE version>=4 AND" + of(3),
               "a move came when the time was over");
  expect_found("UPDATE events SET spared=5000 WHERE version=4 AND" + of(3),
               "a clock was spared 5000 ms");
  expect_found("UPDATE events SET epoch=99 WHERE version=2 AND" + of(0),
               "written by a server that did not own the games");
  expect_found("UPDATE events SET text='w castle' WHERE kind='result'",
               "such an end follows from a move alone");
  expect_found("UPDATE events SET text='- resignation' WHERE kind='result'", "nobody has won");
  expect_found("UPDATE events SET text='- repetition' WHERE kind='result'",
               "no position was repeated");
  expect_found("UPDATE events SET text='w resignation' WHERE kind='result'", "winners is '2'");
  expect_found(
      "INSERT INTO events SELECT game, version+1, 'draw-offer', by, 'w', NULL, NULL, at, "
      "clock, 0, epoch FROM events WHERE kind='result'",
      "a game that is over goes on");
  expect_found("UPDATE games SET fen=replace(fen, 'M', 'K') WHERE" + id(0), "fen is '");
  expect_found("UPDATE games SET reason=NULL, winners=0 WHERE" + id(3), "reason is ''");
  expect_found("UPDATE games SET version=version+1 WHERE" + id(0), "version is '");
  expect_found("UPDATE games SET plies=0 WHERE" + id(1), "plies is '0'");
  expect_found("UPDATE games SET deadline=1 WHERE" + id(0), "deadline is '1'");
  expect_found("UPDATE games SET thinking=1-thinking WHERE" + id(0), "thinking is '1'");
  expect_found("UPDATE games SET variant='chess' WHERE" + id(0), "chess");
  expect_found("PRAGMA ignore_check_constraints=ON; UPDATE games SET colour='green' WHERE" + id(0),
               "unknown word: 'green'");
  expect_found("DELETE FROM seated WHERE" + of(3), "the rows of seated are not its players");
  expect_found("PRAGMA foreign_keys=OFF; DELETE FROM games WHERE" + id(3),
               "events of a game that is not there");
}

TEST_F(CheckTest, FindsDamageOfRowsThatBelongToGames) {
  play_rated_and_more();
  if (HasFailure()) return;
  expect_found("UPDATE ratings SET rating=rating+100 WHERE rating>1500",
               "is not what the last game made of it");
  expect_found("DELETE FROM rating_history WHERE rating<1500",
               "is not what the last game made of it");
  expect_found("DELETE FROM ratings WHERE rating>1500", "in cam (slow) is missing");
  recompute_after("UPDATE rating_history SET rating=rating+100 WHERE rating>1500");
  expect_found("PRAGMA foreign_keys=OFF; UPDATE rating_history SET game='none'",
               "2 rows of rating_history belong to rows of games that are not there");
  expect_found("PRAGMA foreign_keys=OFF; DELETE FROM studies",
               "1 rows of study_chapters belong to rows of studies that are not there");

  const auto tournament = "tournament " + tournament_;
  expect_found("UPDATE tournaments SET players=players+1", tournament + ": the row is 'version ");
  expect_found("DELETE FROM tournament_events WHERE version=1",
               tournament + ": its events cannot be read");
  expect_found("UPDATE tournament_events SET event='{' WHERE version=2",
               tournament + ": its events cannot be read");
  expect_found("UPDATE games SET tournament=NULL WHERE id='" + paired_ + "'",
               "game " + paired_ + ": a game of " + tournament + " that is not there");

  const auto chapter = "study " + study_ + ", chapter 1: ";
  expect_found("UPDATE study_chapters SET text='1. B3-B9'", chapter);
  expect_found("UPDATE study_chapters SET text='1. C3-C4 D9-D8'",
               chapter + "the text has another length");
  expect_found("UPDATE study_chapters SET variant='chess'", chapter);
}

TEST_F(CheckTest, FindsDamageOfTheFile) {
  play();
  if (HasFatalFailure()) return;
  auto damaged = whole_;
  ASSERT_GT(damaged.size(), 60'000U);
  for (std::size_t i = 40'960; i < 57'344; ++i) damaged[i] = 'x';
  camlann::test::write_bytes(data() / "games.sqlite", damaged);
  const auto found = check();
  EXPECT_NE(found.status, 0) << found.text;
  fs::remove(data() / "games.sqlite");
  EXPECT_EQ(check().status, 2);
  camlann::test::write_bytes(data() / "games.sqlite",
                             "no database, but long enough to be looked at");
  EXPECT_EQ(check().status, 2);
}

TEST_F(CheckTest, RunsNextToAServerAndAnswersInJson) {
  start();
  Played game;
  new_game(game);
  for (int ply = 0; ply < 3; ++ply) ASSERT_TRUE(advance(game));
  const auto sound = check(" --json");
  EXPECT_EQ(sound.status, 0);
  EXPECT_EQ(sound.text, R"({"games":1,"events":4,"wrong":0})"
                        "\n");
  ASSERT_TRUE(advance(game));
}

}  // namespace
}  // namespace camlann::server::test
