// More attacks next to an honest player, in the real program (beside_test.cpp has the others): what
// strangers begin together, what the server sends to others for them, and what they ask it.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "database/database.hpp"
#include "server/beside_fixture.hpp"
#include "server/commands.hpp"
#include "server/push_service.hpp"
#include "server/smtp_server.hpp"

namespace camlann::server::test {
namespace {

using Steady = std::chrono::steady_clock;

/// Waits until it is so; false if it is not in time.
bool await(const std::function<bool()>& is_so) {
  const auto end = Steady::now() + patience;
  while (!is_so()) {
    if (Steady::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

void expect_done(Stranger& player, const std::string& target, const std::string& body) {
  const auto done = player.post(target, body);
  EXPECT_TRUE(done.status == 200 || done.status == 201) << target << ' ' << done.body;
}

/// Makes an account of a new browser; returns its id.
std::string make_account(Stranger& browser, const std::string& name) {
  (void)browser.get("/api/session");
  const auto made =
      browser.post("/api/account", R"({"name":")" + name + R"(","password":"a battery staple"})");
  EXPECT_EQ(made.status, 201) << made.body;
  return text_field(json_of(made.body), "id");
}

std::string first_move(const std::string& move, int ply) {
  return R"({"ply":)" + std::to_string(ply) + R"(,"move":")" + move + R"(","nonce":"n)" +
         std::to_string(ply) + "\"}";
}

/// Begins a game of the two, with White for the first; returns its id.
std::string begin_between(Stranger& white, Stranger& black, const std::string& more) {
  const auto made = white.post(
      "/api/invitations",
      R"({"variant":"cam","opponent":"person","name":"White","colour":"w")" + more + '}');
  EXPECT_EQ(made.status, 201) << made.body;
  const auto sat =
      black.post("/api/invitations/" + text_field(json_of(made.body), "id") + "/sit-down",
                 R"({"name":"Black"})");
  EXPECT_EQ(sat.status, 200) << sat.body;
  return text_field(json_of(sat.body), "game");
}

/// A director's two tournaments by correspondence of the same guests, each with the largest
/// permitted number of games.
struct LargeTournaments {
  static constexpr int entrants = 64;
  static constexpr std::size_t count = 2;

  LargeTournaments(std::uint16_t port, int director) {
    const auto network = "203.0." + std::to_string(100 + director) + '.';
    Stranger host(port, network + '0');
    (void)host.get("/api/session");
    cookie = host.cookie;
    for (auto& one : all) {
      const auto made =
          host.post("/api/tournaments", R"({"name":"Days","variant":"cam","time":{"days":1},)"
                                        R"("host":"Rude","system":"round-robin"})");
      EXPECT_EQ(made.status, 201) << made.body;
      one = "/api/tournaments/" + text_field(json_of(made.body), "id");
    }
    for (int i = 1; i <= entrants; ++i) {
      Stranger guest(port, network + std::to_string(i));
      (void)guest.get("/api/session");
      const auto name = R"({"name":"Guest )" + std::to_string(i) + "\"}";
      for (const auto& one : all) expect_done(guest, one + "/enter", name);
    }
  }

  std::string cookie;
  std::array<std::string, count> all;
};

int games_begun(const boost::json::value& tournament) {
  int games = 0;
  const auto rounds = field(tournament, "rounds");
  if (!rounds.is_array()) return 0;
  for (const auto& round : rounds.as_array()) {
    const auto pairings = field(round, "games");
    for (const auto& game : pairings.as_array()) games += text_field(game, "game").empty() ? 0 : 1;
  }
  return games;
}

TEST_F(BesideTest, StartsOfTournamentsByCorrespondenceDelayNoMove) {
  constexpr int open_games = 40;  // of an entrant, at once
  std::vector<std::future<LargeTournaments>> making;
  making.reserve(rude_clients);
  for (int client = 0; client < rude_clients; ++client) {
    making.push_back(
        std::async(std::launch::async, [&, client] { return LargeTournaments(port(), client); }));
  }
  std::vector<LargeTournaments> made;
  made.reserve(making.size());
  for (auto& one : making) made.push_back(one.get());
  if (HasFailure()) return;
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    const auto& own = made[static_cast<std::size_t>(client)];
    if (static_cast<std::size_t>(round) >= own.all.size()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      return 0;
    }
    Stranger director(port(), address);
    director.cookie = own.cookie;
    const auto started =
        director.post(own.all[static_cast<std::size_t>(round)] + "/start-round", R"({"round":1})");
    EXPECT_EQ(started.status, 200) << started.body;
    return started.status == 200 ? 1 : 0;
  });
  const auto begun = [&] { return games_begun(json_of(anna_->get(made[0].all[0]).body)); };
  EXPECT_TRUE(await([&] { return begun() >= LargeTournaments::entrants * open_games / 2; }))
      << begun();
}

constexpr const char* keys_of_a_browser =
    R"("keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZ)"
    R"(GH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"})";

// The honest moves begin while the server waits for the push services of the first rounds. Only the
// rounds during which it waits count.
TEST_F(BesideTest, PushServicesThatSayNothingDelayNoMove) {
  constexpr int browsers = 10;
  constexpr int games = 5;
  PushService service;  // says nothing to a client that speaks TLS
  restart({},
          {"LD_PRELOAD=" CAMLANN_PUSH_SHIM, "CAMLANN_PUSH_PORT=" + std::to_string(service.port())});
  const auto waits = [&] { return service.waiting() > 0; };
  expect_the_same_beside([&](int client, int round, const std::string& address) {
    const bool waited = waits();
    Stranger one(port(), address);
    Stranger other(port(), address);
    (void)one.get("/api/session");
    (void)other.get("/api/session");
    const auto name = std::to_string(client) + '-' + std::to_string(round) + '-';
    for (int browser = 0; browser < browsers; ++browser) {
      const auto taken = one.post("/api/reminders/push",
                                  R"({"endpoint":"https://push.)" + name + std::to_string(browser) +
                                      R"(.test/x",)" + keys_of_a_browser + '}');
      EXPECT_EQ(taken.status, 200) << taken.body;
    }
    int turns = 0;
    for (int i = 0; i < games; ++i) {
      const auto game = begin_between(other, one, R"(,"time":{"days":3})");
      const auto moved = play(other, game, 0, "B5-A5", "n");
      EXPECT_EQ(moved.status, 200) << moved.body;
      turns += moved.status == 200 ? 1 : 0;
    }
    if (round == 0) {
      EXPECT_TRUE(await(waits));
      return 0;
    }
    return waited && waits() ? turns : 0;
  });
  EXPECT_TRUE(await([&] { return !service.requests().empty(); })) << "a message timed out";
}

/// Letters about challenges wait for half an hour: it is over.
void let_half_an_hour_pass(const std::filesystem::path& data) {
  auto database = database::Database::open_shared(data / "games.sqlite").value();
  for (const char* sql :
       {"UPDATE mail_reminders SET since=since-3600000",
        "UPDATE invitations SET created=created-3600000 WHERE invited NOT NULL"}) {
    const auto done = database.execute(sql);
    EXPECT_TRUE(done) << done.error().what;
  }
}

std::string new_address(const std::string& mail) {
  return R"({"mail":")" + mail + R"(","password":"a battery staple"})";
}

TEST_F(BesideTest, ChallengesOfManyStrangersDelayNoMove) {
  SmtpServer smtp;
  restart({"--mail", smtp.url(), "--mail-from", "Camlann <host@camlann.example>", "--url",
           "https://camlann.example"});
  Stranger confirmed(port(), "203.0.113.1");
  Stranger unconfirmed(port(), "203.0.113.2");
  const std::string ids[] = {make_account(confirmed, "Confirmed"),
                             make_account(unconfirmed, "Unconfirmed")};
  for (auto* player : {&confirmed, &unconfirmed}) {
    expect_done(*player, "/api/account/challenges", R"({"guests":true})");
  }
  expect_done(confirmed, "/api/mail", new_address("one@mail.example"));
  ASSERT_TRUE(await([&] { return smtp.letters().size() == 1; }));
  const auto letter = smtp.letters().back().text;
  const auto code = letter.find("#prove=");
  ASSERT_NE(code, std::string::npos) << letter;
  expect_done(confirmed, "/api/mail/prove", R"({"code":")" + letter.substr(code + 7, 32) + "\"}");
  expect_done(confirmed, "/api/mail/reminders", R"({"on":true})");
  expect_done(unconfirmed, "/api/mail", new_address("other@mail.example"));
  ASSERT_TRUE(await([&] { return smtp.letters().size() == 2; }));
  std::once_flag once;
  expect_the_same_beside([&](int, int, const std::string& address) {
    Stranger one(port(), address);
    (void)one.get("/api/session");
    int taken = 0;
    for (int i = 0; i < 10; ++i) {
      for (const auto& id : ids) {
        const auto made =
            one.post("/api/invitations",
                     R"({"variant":"cam","opponent":"person","name":"Bomb","to":")" + id + "\"}");
        EXPECT_EQ(made.status, 201) << made.body;
        taken += made.status == 201 ? 1 : 0;
      }
    }
    std::call_once(once, [this] { let_half_an_hour_pass(data()); });
    return taken;
  });
  let_half_an_hour_pass(data());
  EXPECT_TRUE(await([&] { return smtp.letters().size() > 2; }));
  // Others would come in the next rounds of reminders.
  std::this_thread::sleep_for(std::chrono::seconds(6));
  EXPECT_EQ(smtp.letters().size(), 3U) << "one in an hour about all challenges";
  EXPECT_EQ(smtp.letters().back().to, "one@mail.example");
  EXPECT_EQ(smtp.letters().back().text.find("Bomb"), std::string::npos);
}

// A running game with a clock that is watched late is among those that are checked.
TEST_F(BesideTest, ChecksOfTheDatabaseDelayNoMove) {
  const auto late = begin_game(R"(,"time":{"base":600},"late":1)");
  EXPECT_EQ(play(*anna_, late, 0, "B5-A5", "n0").status, 200);
  EXPECT_EQ(play(*ben_, late, 1, "B9-A9", "n1").status, 200);
  for (int client = 0; client < rude_clients; ++client) {
    std::filesystem::create_directories(folder_.path() / std::to_string(client));
  }
  expect_the_same_beside([&](int client, int, const std::string&) {
    const auto checked = run_camlann("check --data '" + data().string() + '\'',
                                     folder_.path() / std::to_string(client));
    EXPECT_EQ(checked.status, 0) << checked.text;
    EXPECT_NE(checked.text.find(": sound"), std::string::npos) << checked.text;
    return checked.status == 0 ? 1 : 0;
  });
}

/// Returns an address in another /64 of a /48 for each number.
std::string in_one_site(int number) {
  constexpr const char* digits = "0123456789abcdef";
  std::string net;
  for (const int shift : {12, 8, 4, 0}) net += digits[(number >> shift) % 16];
  return "2001:db8:77:" + net + "::1";
}

TEST_F(BesideTest, ManyNetworksOfOneIPv6SiteDelayNoMove) {
  constexpr int networks = 20;
  std::atomic<int> number{0};
  std::atomic<int> looked_up{0};
  const auto begun = Steady::now();
  expect_the_same_beside([&](int client, int, const std::string&) {
    int refusals = 0;
    for (int i = 0; i < networks; ++i) {
      Stranger one(port(), in_one_site(++number * 251));
      (void)one.get("/api/session");
      const auto made = one.post("/api/games", R"({"variant":"cam","opponent":"person"})");
      EXPECT_TRUE(made.status == 201 || made.status == 429) << made.body;
      if (i == 0) {
        const auto signed_in =
            one.post("/api/session", R"({"name":"Nobody)" + std::to_string(number) +
                                         R"(","password":"not a battery"})");
        EXPECT_GE(signed_in.status, 400) << signed_in.body;
      }
      one.token = std::string(40, static_cast<char>('a' + client)) + std::to_string(i);
      const auto status = one.get("/api/games").status;
      EXPECT_TRUE(status == 401 || status == 429) << status;
      looked_up += status == 401 ? 1 : 0;
      refusals += status == 429 ? 1 : 0;
    }
    return refusals;
  });
  // The tokens of four addresses, and those that came back meanwhile.
  const auto time = std::chrono::duration_cast<std::chrono::seconds>(Steady::now() - begun);
  EXPECT_LE(looked_up, 4 * 30 + 4 * (1 + time.count() / 2));
}

/// A player of a rated game with a second board in the same position.
struct RatedPlayer {
  RatedPlayer(std::uint16_t port, int number) {
    Stranger white(port, "203.0.113.1");
    Stranger black(port, "203.0.113.2");
    (void)make_account(white, "White" + std::to_string(number));
    (void)make_account(black, "Black" + std::to_string(number));
    const auto game =
        "/api/games/" + begin_between(white, black, R"(,"time":{"base":1800},"rated":true)");
    expect_done(white, game + "/moves", first_move("C5-C6", 0));
    expect_done(black, game + "/moves", first_move("C9-C8", 1));
    expect_done(white, game + "/moves", first_move("D5-D6", 2));
    cookie = white.cookie;
    fen = text_field(json_of(white.get(game).body), "fen");
    const auto made =
        white.post("/api/games", R"({"variant":"cam","opponent":"person","fen":")" + fen + "\"}");
    EXPECT_EQ(made.status, 201) << made.body;
    board = "/api/games/" + text_field(json_of(made.body), "id");
  }

  std::string cookie, fen, board;
};

TEST_F(BesideTest, QuestionsAboutARatedGameDelayNoMove) {
  std::vector<RatedPlayer> players;
  for (int client = 0; client < rude_clients; ++client) players.emplace_back(port(), client);
  const auto fen = players[0].fen;
  std::string place = "fen=" + fen;
  for (auto at = place.find(' '); at != std::string::npos; at = place.find(' ')) {
    place.replace(at, 1, "%20");
  }
  const std::string start = R"({"variant":"cam","start":")" + fen + "\"}";
  const std::string against_the_engine =
      R"({"variant":"cam","opponent":"computer","fen":")" + fen + "\"}";
  expect_the_same_beside([&](int client, int, const std::string& address) {
    const auto& player = players[static_cast<std::size_t>(client)];
    Stranger one(port(), address);
    one.cookie = player.cookie;
    const Answer answers[] = {one.post("/api/analysis", start),
                              one.post("/api/games", against_the_engine),
                              one.post(player.board + "/hint"),
                              one.get("/api/book?variant=cam&" + place),
                              one.get("/api/tables/cam?" + place),
                              one.get("/api/archive/openings?variant=cam&" + place),
                              one.get("/api/archive/games?variant=cam&" + place)};
    int refusals = 0;
    for (const auto& answer : answers) {
      EXPECT_EQ(answer.status, 409) << &answer - answers << ' ' << answer.body;
      refusals += answer.status == 409 ? 1 : 0;
    }
    return refusals;
  });
  // Another player is answered.
  EXPECT_EQ(eve_->get("/api/book?variant=cam&" + place).status, 200);
  EXPECT_EQ(eve_->post("/api/analysis", start).status, 200);
}

}  // namespace
}  // namespace camlann::server::test
