#include "server/rude_world.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace camlann::server::test {

namespace {

constexpr int chapters_with_room_for_one = 7;  // of the longest, in 512 KiB

std::string chapter_of(std::size_t bytes) {
  return R"({"name":"Deep","variant":"cam","rules":"","text":")" + deep_variations(bytes) + "\"}";
}

}  // namespace

std::string deep_variations(std::size_t size) {
  // Black's man comes from A9 to B9 or B8 in turn.
  std::string text = "B5-A5 B9-A9 A5-B5 A9-B9";
  std::size_t open = 0;
  for (const std::size_t level = 36; text.size() + open + level < size; ++open) {
    const std::string other = open % 2 == 0 ? "B8" : "B9";
    text += " (A9-" + other + " B5-A5 " + other + "-A9 A5-B5 A9-" + other;
  }
  return text + std::string(open, ')');
}

std::string slow_variations(int count) {
  const std::string route =
      "C12-E10-C8-C10-E12-G14-I12xI10xG8xG6xE8xE10xE12xG10xG8xI6xI8xI10xK8xK10xK12xI10xG12xG10xE8"
      "xE6";
  std::string text = route;
  for (int i = 0; i < count; ++i) text += " (" + route + ')';
  return text;
}

RudeWorld::RudeWorld(std::uint16_t port, const RudeSizes& sizes, std::string moderator)
    : port_(port),
      rude_(port, "198.51.100.1"),
      friend_(port, "198.51.103.1"),
      director_(port, "198.51.103.3") {
  make_accounts();
  for (const char* name :
       {"GET /api/admin", "POST /api/admin", "GET /api/admin/log", "GET /api/admin/fair-play"}) {
    cookies_[name] = moderator;
  }
  make_games(sizes);
  make_invitations();
  make_events(sizes);
  make_study();
  await_archive();
}

Answer RudeWorld::insist(Stranger& who, const std::string& target, const std::string& body) {
  constexpr int some_time = 2000;
  for (int tries = 0;; ++tries) {
    auto answer = who.post(target, body);
    // A full club is 429, too. The server closes connections that were idle for long.
    const bool limited = answer.body.find("another attempt in") != std::string::npos;
    const bool again = limited || (answer.status == 0 && tries == 0);
    if (!again || tries == some_time) return answer;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

std::string RudeWorld::make(Stranger& who, const std::string& folder, const std::string& body,
                            const char* id) {
  const auto made = insist(who, folder, body);
  EXPECT_EQ(made.status, 201) << folder << ' ' << made.body;
  return made.status == 201 ? text_field(json_of(made.body), id) : "none";
}

void RudeWorld::await_archive() {
  constexpr int some_time = 2000;
  for (int tries = 0; rude_.get("/api/archive/games").status != 200 && tries < some_time; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void RudeWorld::make_accounts() {
  const auto sign_up = [](Stranger& who, const std::string& name) {
    (void)who.get("/api/session");
    const auto made =
        who.post("/api/account", R"({"name":")" + name + R"(","password":"long enough"})");
    EXPECT_EQ(made.status, 201) << made.body;
    return text_field(json_of(made.body), "id");
  };
  rude_id_ = sign_up(rude_, "Rude");
  friend_id_ = sign_up(friend_, "Friend");
  (void)sign_up(director_, "Director");
  // These change what the others need.
  for (const char* name : {"POST /api/account/bot", "POST /api/account/password"}) {
    Stranger other(port_, "198.51.103.2");
    (void)sign_up(other, "Rude" + std::to_string(cookies_.size()));
    cookies_[name] = other.cookie;
  }
  Stranger signer(port_, "198.51.103.2");
  (void)sign_up(signer, "Signer");
  constexpr int half_of_them = 10;
  for (int i = 0; i < half_of_them; ++i) {
    tokens_.push_back(make(rude_, "/api/account/tokens", R"({"name":"token"})", "token.id"));
  }
}

std::string RudeWorld::make_game(int moves, const std::string& more) {
  const auto seat = make(rude_, "/api/invitations",
                         R"({"variant":"cam","opponent":"person","name":"Rude")" +
                             (more.empty() ? R"(,"colour":"w")" : more) + '}');
  const auto sat =
      insist(friend_, "/api/invitations/" + seat + "/sit-down", R"({"name":"Friend"})");
  auto game = text_field(json_of(sat.body), "game");
  play(game, moves);
  return game;
}

void RudeWorld::play(const std::string& game, int moves) {
  for (int ply = 0; ply < moves; ++ply) {
    const auto n = std::to_string(ply);
    const auto answer =
        insist(ply % 2 == 0 ? rude_ : friend_, "/api/games/" + game + "/moves",
               R"({"ply":)" + n + R"(,"move":")" + move_of(ply) + R"(","nonce":")" + n + "\"}");
    ASSERT_EQ(answer.status, 200) << ply << answer.body;
  }
}

void RudeWorld::make_games(const RudeSizes& sizes) {
  game_ = make_game(sizes.moves);
  offers_ = make_game(2);
  planned_ = make_game(0, R"(,"colour":"b","time":{"days":3})");
  used_up_["POST /api/games/{id}/call-off"] = make_game(0);
  used_up_["POST /api/games/{id}/resign"] = make_game(2);
  const auto over = make_game(2);
  (void)friend_.post("/api/games/" + over + "/resign");
  used_up_["POST /api/games/{id}/rematch"] = over;
  used_up_["GET /api/records/{id}"] = over;
  for (int i = 0; i < sizes.games; ++i) {
    alone_.push_back(make(rude_, "/api/games", R"({"variant":"cam","opponent":"person"})"));
  }
}

void RudeWorld::make_invitations() {
  invitation_ = make(rude_, "/api/invitations",
                     R"({"variant":"cam","opponent":"person","name":"Rude","time":{"days":3}})");
  challenge_ =
      make(friend_, "/api/invitations",
           R"({"variant":"cam","opponent":"person","name":"Friend","to":")" + rude_id_ + "\"}");
  const std::string four = R"({"variant":"grand-cam","opponent":"person","name":"Rude"})";
  table_of_four_ = make(rude_, "/api/invitations", four);
  half_full_ = make(rude_, "/api/invitations", four);
  for (const auto& table : {table_of_four_, half_full_}) {
    const auto sat =
        insist(friend_, "/api/invitations/" + table + "/sit-down", R"({"name":"Friend"})");
    EXPECT_EQ(sat.status, 200) << sat.body;
  }
}

void RudeWorld::make_events(const RudeSizes& sizes) {
  const auto enter = [](Stranger& who, const std::string& folder, const char* name) {
    const auto answer = insist(who, folder, R"({"name":")" + std::string(name) + "\"}");
    EXPECT_EQ(answer.status, 200) << folder << ' ' << answer.body;
  };
  tournament_ = make(director_, "/api/tournaments",
                     R"({"name":"Rude cup","variant":"cam","time":{"days":1},"host":"Rude",)"
                     R"("system":"round-robin","public":true})");
  enter(friend_, "/api/tournaments/" + tournament_ + "/enter", "Friend");
  cookies_["POST /api/tournaments/{id}/leave"] =
      fill("/api/tournaments/" + tournament_ + "/enter", std::min(sizes.entrants, 63));
  const auto begun =
      insist(director_, "/api/tournaments/" + tournament_ + "/start-round", R"({"round":1})");
  EXPECT_EQ(begun.status, 200) << begun.body;
  swiss_ = make(director_, "/api/tournaments",
                R"({"name":"Rude Swiss","variant":"cam","time":{"base":300},"host":"Rude"})");
  enter(friend_, "/api/tournaments/" + swiss_ + "/enter", "Friend");
  const std::string league =
      R"({"name":"Rude league","variant":"cam","host":"Rude","public":true})";
  league_ = make(director_, "/api/leagues", league);
  enter(friend_, "/api/leagues/" + league_ + "/enter", "Friend");
  fill("/api/leagues/" + league_ + "/enter", sizes.entrants - 2);
  quiet_league_ = make(director_, "/api/leagues", league);
  club_ =
      make(director_, "/api/clubs", R"({"name":"Rude club","host":"Rude","open":true})", "address");
  enter(friend_, "/api/clubs/" + club_ + "/join", "Friend");
  const auto hooked =
      insist(director_, "/api/clubs/" + club_ + "/webhook", R"({"url":"https://hook.invalid/"})");
  EXPECT_EQ(hooked.status, 200) << hooked.body;
  fill("/api/clubs/" + club_ + "/join", sizes.members);
}

void RudeWorld::make_study() {
  const auto chapter = chapter_of(longest_chapter_bytes);
  study_ = make(friend_, "/api/studies", R"({"title":"Rude","chapter":)" + chapter + '}');
  for (int i = 1; i < chapters_with_room_for_one; ++i) {
    const auto added = insist(friend_, "/api/studies/" + study_ + "/chapters", chapter);
    EXPECT_LT(added.status, 300) << added.body;
  }
}

std::string RudeWorld::fill(const std::string& target, int count) {
  std::string cookie;
  for (int i = 0; i < count; ++i) {
    ++guests_;
    Stranger guest(port_, "198.51.101." + std::to_string(guests_ % 50));
    (void)guest.get("/api/session");
    const auto answer =
        insist(guest, target, R"({"name":"Guest )" + std::to_string(guests_) + "\"}");
    EXPECT_EQ(answer.status, 200) << target << ' ' << answer.body;
    cookie = guest.cookie;
  }
  return cookie;
}

}  // namespace camlann::server::test
