// Moderation with the real program: `camlann admin` next to a running server, and after it.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

#include "database/database.hpp"
#include "server/program_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

class HostProgramTest : public ProgramTest {
 protected:
  /// `camlann admin WORDS` with this server's data: its exit status.
  int admin(const std::string& words) const {
    const auto command = std::string(CAMLANN_PROGRAM) + " admin " + words + " --data '" +
                         data().string() + "' >'" + (folder_.path() / "out").string() + "' 2>&1";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  }
  std::string said() const { return camlann::test::read_bytes(folder_.path() / "out"); }
  static std::string member(Client& client, const std::string& name) {
    const auto made = client.post(
        "/api/account", R"({"name":")" + name + R"(","password":")" + "a battery staple\"}");
    EXPECT_EQ(made.status, 201) << made.body;
    return text_field(json_of(made.body), "id");
  }
  static int sign_in(Client& client, const std::string& name) {
    return client
        .post("/api/session", R"({"name":")" + name + R"(","password":"a battery staple"})")
        .status;
  }
  /// Repeats the request until it has this answer, for up to a second, the time that a change may
  /// take.
  template <class Ask>
  static bool comes(const Ask& ask) {
    for (int i = 0; i < 50; ++i) {
      if (ask()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }
};

TEST_F(HostProgramTest, TheCommandLineActsOnARunningServerWithinASecond) {
  Client marta(port());
  Client other(port());
  member(marta, "Martha_Q");
  ASSERT_EQ(other.get("/api/games").status, 200);
  WebSocket socket(port(), marta.cookie());
  WebSocket staying(port(), other.cookie());

  ASSERT_EQ(admin("ban martha_q --hours 2 --reason 'insults in chat'"), 0) << said();
  EXPECT_NE(said().find("ban Martha_Q until 20"), std::string::npos) << said();
  EXPECT_EQ(socket.receive().close_code(), 1008);
  EXPECT_TRUE(comes([&] { return sign_in(other, "Martha_Q") == 409; }));
  EXPECT_TRUE(field(json_of(marta.get("/api/session").body), "name").is_null());
  staying.say(R"({"type":"ping"})");
  EXPECT_EQ(text_field(next(staying), "type"), "pong");

  ASSERT_EQ(admin("lift Martha_Q"), 0) << said();
  EXPECT_TRUE(comes([&] { return sign_in(marta, "Martha_Q") == 200; }));

  ASSERT_EQ(admin("ban-range 127.0.0.0/8 --reason 'a test'"), 0) << said();
  EXPECT_EQ(staying.receive().close_code(), 1008);
  EXPECT_EQ(marta.get("/api/games").status, 403);
  expect_alive();
  ASSERT_EQ(admin("lift 127.0.0.0/8"), 0) << said();
  EXPECT_TRUE(comes([&] { return marta.get("/api/games").status == 200; }));
}

TEST_F(HostProgramTest, AnAdminIsMadeActsOnThePageAndIsUnmade) {
  Client zoe(port());
  Client ben(port());
  member(zoe, "Zoe_K");
  const auto player = member(ben, "Ben_K");
  EXPECT_EQ(zoe.get("/api/admin").status, 403);
  ASSERT_EQ(admin("make Zoe_K"), 0) << said();
  ASSERT_TRUE(comes([&] { return zoe.get("/api/admin").status == 200; }));
  EXPECT_EQ(zoe.post("/api/account/password",
                     R"({"password":"a battery staple","newPassword":"another staple"})")
                .status,
            200);
  EXPECT_EQ(zoe.get("/api/admin").status, 200) << "what an account changes takes no right";
  EXPECT_EQ(admin("ban Zoe_K --reason 'no'"), 1) << said();
  ASSERT_EQ(ben.post("/api/reports", R"({"player":"Zoe_K","subject":"play","text":"slow"})").status,
            201);
  ASSERT_EQ(admin("reports"), 0);
  EXPECT_NE(said().find("slow"), std::string::npos) << said();

  const auto renamed = zoe.post(
      "/api/admin", R"({"deed":"rename","target":"Ben_K","name":"Ben_New","reason":"as asked"})");
  ASSERT_EQ(renamed.status, 200) << renamed.body;
  EXPECT_TRUE(comes(
      [&] { return text_field(json_of(ben.get("/api/session").body), "name") == "Ben_New"; }));
  EXPECT_EQ(ben.post("/api/account/name", R"({"name":"Ben_K"})").status, 409);
  ASSERT_EQ(zoe.post("/api/admin",
                     R"({"deed":"close","target":")" + player + R"(","reason":"a second account"})")
                .status,
            200);
  EXPECT_EQ(sign_in(ben, "Ben_New"), 409);

  ASSERT_EQ(admin("unmake Zoe_K"), 0) << said();
  EXPECT_TRUE(comes([&] { return zoe.get("/api/admin").status == 403; }));
  ASSERT_EQ(admin("log --json"), 0);
  EXPECT_NE(said().find(R"("by":"Zoe_K","deed":"rename")"), std::string::npos) << said();
}

TEST_F(HostProgramTest, ActionsSurviveAKillAndWorkWithoutAServer) {
  Client marta(port());
  member(marta, "Martha_Q");
  ASSERT_EQ(admin("mute Martha_Q --reason loud"), 0) << said();
  program_->signal(SIGKILL);
  program_->wait();
  ASSERT_EQ(admin("close Martha_Q --reason 'asked for it'"), 0) << said();
  EXPECT_EQ(admin("close Nobody_here --reason x"), 1);
  EXPECT_EQ(admin("close Martha_Q"), 2) << "without a reason";
  EXPECT_EQ(admin("measures"), 0);
  EXPECT_NE(said().find("close Martha_Q: asked for it\nmute Martha_Q: loud"), std::string::npos)
      << said();
  start();
  marta.reconnect(port());
  EXPECT_EQ(sign_in(marta, "Martha_Q"), 409);
  Client fresh(port());
  EXPECT_EQ(
      fresh.post("/api/account", R"({"name":"Martha_Q","password":"a battery staple"})").status,
      409)
      << "the name stays taken";
}

TEST_F(HostProgramTest, ARenamedPlayerHasTheNewNameInGamesThatAreOpen) {
  Client host(port());
  Client guest(port());
  member(host, "Rude_Word");
  const auto made =
      host.post("/api/invitations", R"({"variant":"cam","opponent":"person","name":"x"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto sat =
      guest.post("/api/invitations/" + text_field(json_of(made.body), "id") + "/sit-down",
                 R"({"name":"Ben"})");
  ASSERT_EQ(sat.status, 200) << sat.body;
  const auto game = "/api/games/" + text_field(json_of(sat.body), "game");
  ASSERT_NE(guest.get(game).body.find("Rude_Word"), std::string::npos);
  ASSERT_EQ(admin("rename Rude_Word Renamed_7 --reason 'the name'"), 0) << said();
  EXPECT_TRUE(comes([&] { return guest.get(game).body.find("Renamed_7") != std::string::npos; }));
  EXPECT_EQ(guest.get(game).body.find("Rude_Word"), std::string::npos);
}

TEST_F(HostProgramTest, ARenamedPlayerHasTheNewNameInTournamentsAlsoAfterARestart) {
  Client director(port());
  Client guest(port());
  member(director, "Rude_Word");
  const auto made = director.post(
      "/api/tournaments",
      R"({"name":"Friday","variant":"cam","time":{"base":300},"system":"swiss","public":true,)"
      R"("host":"x"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto there = "/api/tournaments/" + text_field(json_of(made.body), "id");
  ASSERT_EQ(director.post(there + "/enter", R"({"name":"x"})").status, 200);
  ASSERT_EQ(guest.post(there + "/enter", R"({"name":"Ben"})").status, 200);
  ASSERT_NE(guest.get(there).body.find("Rude_Word"), std::string::npos);
  ASSERT_EQ(admin("rename Rude_Word Renamed_7 --reason 'the name'"), 0) << said();
  EXPECT_TRUE(comes([&] { return guest.get(there).body.find("Rude_Word") == std::string::npos; }));
  const auto renamed = json_of(guest.get(there).body);
  EXPECT_EQ(text_field(renamed, "directorName"), "Renamed_7");
  EXPECT_EQ(text_field(renamed, "entrants.0.name"), "Renamed_7");
  EXPECT_EQ(text_field(renamed, "entrants.1.name"), "Ben");
  EXPECT_EQ(guest.get("/api/tournaments").body.find("Rude_Word"), std::string::npos);
  program_.reset();
  start();
  Client later(port());
  EXPECT_EQ(json_of(later.get(there).body), renamed);
}

TEST_F(HostProgramTest, TheHostHandsEventsOverHidesAndEndsThem) {
  Client ann(port());
  Client ben(port());
  Client zoe(port());
  member(ann, "Ann_K");
  const auto next = member(ben, "Ben_K");
  member(zoe, "Zoe_K");
  const auto made =
      ann.post("/api/tournaments", R"({"name":"Friday","variant":"cam","time":{"base":300},)"
                                   R"("system":"round-robin","public":true,"host":"x"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto id = text_field(json_of(made.body), "id");
  const auto cup = "/api/tournaments/" + id;
  const auto club = ann.post("/api/clubs", R"({"name":"River","open":true,"host":"x"})");
  ASSERT_EQ(club.status, 201) << club.body;
  EXPECT_EQ(ben.post(cup + "/finish", "{}").status, 409) << "Ann directs it";
  EXPECT_EQ(admin("hand-over tournament/nothing Ben_K --reason x"), 1) << said();
  ASSERT_EQ(admin("hand-over https://x.example/tournament/" + id + " Ben_K --reason 'as asked'"), 0)
      << said();
  EXPECT_TRUE(comes([&] { return text_field(json_of(ben.get(cup).body), "director") == next; }));
  ASSERT_EQ(admin("hand-over club/river Ben_K --reason 'as asked'"), 0) << said();
  EXPECT_EQ(ben.post("/api/clubs/river/change", R"({"about":"Rowers","open":true})").status, 200);
  EXPECT_EQ(ann.post("/api/clubs/river/change", R"({"about":"x","open":true})").status, 409);

  ASSERT_EQ(admin("make Zoe_K"), 0) << said();
  ASSERT_TRUE(comes([&] { return zoe.get("/api/admin").status == 200; }));
  const auto deed = [&](const std::string& what) {
    return zoe.post("/api/admin", R"({"deed":")" + what + R"(","target":"tournament/)" + id +
                                      R"(","reason":"a test"})");
  };
  ASSERT_EQ(deed("hide-event").status, 200);
  EXPECT_TRUE(
      comes([&] { return zoe.get("/api/tournaments").body.find(id) == std::string::npos; }));
  ASSERT_EQ(deed("show-event").status, 200);
  EXPECT_TRUE(
      comes([&] { return zoe.get("/api/tournaments").body.find(id) != std::string::npos; }));
  ASSERT_EQ(deed("end-event").status, 200);
  EXPECT_TRUE(comes([&] { return text_field(json_of(ann.get(cup).body), "phase") == "over"; }))
      << "cancelled";
  const auto log = ann.get(cup + "/log").body;
  for (const std::string act : {"handed-over", "hidden", "shown", "abandoned"}) {
    EXPECT_NE(log.find(R"("act":")" + act + '"'), std::string::npos) << log;
  }
  ASSERT_EQ(admin("delete-event club/river --reason 'nobody is left'"), 0) << said();
  EXPECT_TRUE(comes([&] { return ben.get("/api/clubs/river").status == 404; }));
  ASSERT_EQ(admin("log"), 0);
  EXPECT_NE(said().find("hand-over Friday"), std::string::npos) << said();
}

TEST_F(HostProgramTest, Point49_5TheHostDeletesATournamentAndItsRatedGamesStay) {
  Client ann(port());
  Client ben(port());
  Client zoe(port());
  const auto ann_id = member(ann, "Ann_K");
  member(ben, "Ben_K");
  member(zoe, "Zoe_K");
  const auto made =
      ann.post("/api/tournaments",
               R"({"name":"Friday","variant":"cam","time":{"base":300},"rated":true,)"
               R"("system":"round-robin","public":true,"host":"x","about":"Bring sandwiches"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto id = text_field(json_of(made.body), "id");
  const auto cup = "/api/tournaments/" + id;
  for (auto* one : {&ann, &ben}) {
    ASSERT_EQ(one->post(cup + "/enter", R"({"name":"x"})").status, 200);
  }
  const auto round = ann.post(cup + "/start-round", R"({"round":1})");
  ASSERT_EQ(round.status, 200) << round.body;
  const auto game = "/api/games/" + text_field(json_of(round.body), "rounds.0.games.0.game");
  for (int ply = 0; ply < 2; ++ply) {
    // White was drawn: one of the two may move, then the other.
    const std::string move = ply == 0 ? R"({"ply":0,"move":"B5-A5","nonce":"n0"})"
                                      : R"({"ply":1,"move":"B9-A9","nonce":"n1"})";
    if (ann.post(game + "/moves", move).status == 200) continue;
    ASSERT_EQ(ben.post(game + "/moves", move).status, 200) << move;
  }
  ASSERT_EQ(admin("delete-event tournament/" + id + " --reason 'a test'"), 0) << said();
  EXPECT_TRUE(comes([&] { return ann.get(cup).status == 404; }));
  // The game continues, and is rated.
  ASSERT_EQ(ann.post(game + "/resign", "{}").status, 200);
  const auto rating = [&] {
    return field(json_of(zoe.get("/api/players/" + ann_id).body), "ratings");
  };
  const auto rated = rating();
  EXPECT_EQ(number_field(rated, "0.games"), 1);
  const auto check = [&] {
    for (const std::string what : {"", "/log", "/report.trf", "/games.txt", "/entries", "/chat"}) {
      EXPECT_EQ(ann.get(cup + what).status, 404) << what;
    }
    EXPECT_EQ(ann.get("/api/tournaments").body.find(id), std::string::npos) << "also of one's own";
    EXPECT_EQ(ann.post(cup + "/reopen", "{}").status, 404);
    EXPECT_NE(zoe.get(game + "/record").body.find("Friday"), std::string::npos);
    EXPECT_EQ(rating(), rated);
  };
  check();
  EXPECT_EQ(admin("delete-event tournament/" + id + " --reason 'a test'"), 1) << "once";
  ASSERT_EQ(admin("log"), 0);
  EXPECT_NE(said().find("delete-event Friday: a test"), std::string::npos) << said();
  program_.reset();
  start();
  ann = Client(port());
  zoe = Client(port());
  EXPECT_EQ(sign_in(ann, "Ann_K"), 200);
  check();
  auto database = database::Database::open(data() / "games.sqlite").value();
  EXPECT_EQ(database.query_text("SELECT about FROM tournaments").value(), "");
}

TEST_F(HostProgramTest, Point49_5TheHostDeletesALeagueWithItsDivisions) {
  Client ann(port());
  Client ben(port());
  Client zoe(port());
  member(ann, "Ann_K");
  member(zoe, "Zoe_K");
  ASSERT_EQ(admin("make Zoe_K"), 0) << said();
  ASSERT_TRUE(comes([&] { return zoe.get("/api/admin").status == 200; }));
  const auto made = ann.post("/api/leagues", R"({"name":"Winter","variant":"cam","public":true,)"
                                             R"("divisionSize":3,"movers":1,"host":"x"})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto id = text_field(json_of(made.body), "id");
  const auto league = "/api/leagues/" + id;
  Client carl(port());
  for (auto* one : {&ann, &ben, &carl}) {
    const auto name = one == &ben ? "Ben" : one == &carl ? "Carl" : "x";
    ASSERT_EQ(one->post(league + "/enter", R"({"name":")" + std::string(name) + "\"}").status, 200);
  }
  const auto begun = ann.post(league + "/start-season", R"({"season":1})");
  ASSERT_EQ(begun.status, 200) << begun.body;
  const auto division =
      "/api/tournaments/" + text_field(json_of(begun.body), "divisions.0.tournament");
  ASSERT_EQ(ann.get(division).status, 200);
  const auto deed = [&] {
    return zoe
        .post("/api/admin",
              R"({"deed":"delete-event","target":"league/)" + id + R"(","reason":"a test"})")
        .status;
  };
  ASSERT_EQ(deed(), 200);
  EXPECT_TRUE(comes([&] { return ann.get(division).status == 404; }));
  EXPECT_EQ(ann.get(league).status, 404);
  EXPECT_EQ(ann.get("/api/leagues").body.find(id), std::string::npos);
  EXPECT_EQ(deed(), 404);
  program_.reset();
  start();
  Client later(port());
  EXPECT_EQ(later.get(league).status, 404);
  EXPECT_EQ(later.get(division).status, 404);
}

TEST_F(HostProgramTest, ADeletedAccountHandsItsEventsOverOrEndsThem) {
  Client ann(port());
  Client ben(port());
  Client eve(port());
  member(ann, "Ann_K");
  const auto next = member(ben, "Ben_K");
  const auto make = [&](const std::string& name) {
    const auto made =
        ann.post("/api/tournaments", R"({"name":")" + name +
                                         R"(","variant":"cam","time":{"base":300},)"
                                         R"("system":"round-robin","public":true,"host":"x"})");
    EXPECT_EQ(made.status, 201) << made.body;
    return "/api/tournaments/" + text_field(json_of(made.body), "id");
  };
  const auto shared = make("Shared");
  const auto alone = make("Alone");
  ASSERT_EQ(ann.post(shared + "/appoint", R"({"player":"ben_k"})").status, 200);
  EXPECT_EQ(ben.post(shared + "/appoint", R"({"player":"Ann_K"})").status, 409);
  for (auto* one : {&ben, &eve}) {
    ASSERT_EQ(one->post(shared + "/enter", R"({"name":"Eve"})").status, 200);
  }
  ASSERT_EQ(ann.post("/api/account/delete", R"({"password":"a battery staple"})").status, 200);
  EXPECT_TRUE(comes([&] { return text_field(json_of(eve.get(shared).body), "director") == next; }));
  EXPECT_EQ(ben.post(shared + "/start-round", R"({"round":1})").status, 200);
  EXPECT_TRUE(comes([&] { return text_field(json_of(eve.get(alone).body), "phase") == "over"; }));
  for (const auto& there : {shared, alone}) {
    EXPECT_EQ(eve.get(there).body.find("Ann_K"), std::string::npos);
    EXPECT_EQ(eve.get(there + "/log").body.find("Ann_K"), std::string::npos);
  }
  program_.reset();
  start();
  Client later(port());
  EXPECT_EQ(text_field(json_of(later.get(shared).body), "directors.0.name"), "Ben_K");
  EXPECT_EQ(text_field(json_of(later.get(alone).body), "phase"), "over");
  program_.reset();
  const auto checked = std::string(CAMLANN_PROGRAM) + " check --data '" + data().string() + "'";
  EXPECT_EQ(std::system(checked.c_str()), 0) << "all rows are as they should be";
}

}  // namespace
}  // namespace camlann::server::test
