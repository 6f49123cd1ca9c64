#include "server/rude_world.hpp"

namespace camlann::server::test {

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

namespace {

std::string text_of(std::size_t size) {
  std::string text;
  while (text.size() < size) text += "camelot ";
  text.resize(size);
  return text;
}

std::string chapter() {
  return R"({"name":"Deep","variant":"cam","rules":"","text":")" + deep_variations(3000) + "\"}";
}

std::string plan() {
  std::string lines;
  for (int line = 0; line < 40; ++line) {
    if (line > 0) lines += ',';
    lines += R"({"moves":["B5-A5","B9-A9","A5-B5","A9-B9","B5-A5","B9-A9","A5-B5","A9-B9"]})";
  }
  return R"({"ply":0,"lines":[)" + lines + "]}";
}

std::string upload_part(const std::string& number) {
  const auto text =
      R"([Variant \"Cam\"]\n[White \"Rude\"]\n\n)" + deep_variations(95'000) + R"( *\n)";
  return R"({"upload":"0123456789abcdef01234567","part":)" + number + R"(,"text":")" + text + "\"}";
}

struct Body {
  std::string_view ending;  // of the path of an operation
  std::function<std::string(const std::string& number)> make;
};

/// Each start costs a MiB of the player's day also when it is repeated, so only the first requests
/// repeat it; the others ask for a number that never comes.
std::string repeated(const std::string& number) {
  constexpr int repeats = 16;
  return std::stoi(number) < repeats ? "1" : "99";
}

const std::string accept = R"({"accept":false})";

std::function<std::string(const std::string&)> fixed(std::string body) {
  return [body = std::move(body)](const std::string&) { return body; };
}

const std::vector<Body>& bodies() {
  static const std::vector<Body> all{
      {"/moves", [](const auto& n) { return R"({"ply":0,"move":"B5-A5","nonce":")" + n + "\"}"; }},
      {"/uploads", upload_part},
      {"/chat", fixed(R"({"text":")" + text_of(270) + "\"}")},
      {"/note", fixed(R"({"text":")" + text_of(3900) + "\"}")},
      {"/plan", fixed(plan())},
      {"/chapters", fixed(chapter())},
      {"/chapters/{number}", fixed(R"({"version":1,"text":")" + deep_variations(3000) + "\"}")},
      {"/studies",
       [](const auto& n) { return R"({"title":")" + n + R"(","chapter":)" + chapter() + '}'; }},
      {"/games", fixed(R"({"variant":"grand-cam","opponent":"person"})")},
      {"/invitations", fixed(R"({"variant":"grand-cam","opponent":"person"})")},
      {"/seek", fixed(R"({"variant":"cam","name":"x","time":{"base":300},"nonce":"n"})")},
      {"/start-round", [](const auto& n) { return R"({"round":)" + repeated(n) + '}'; }},
      {"/start-season", [](const auto& n) { return R"({"season":)" + repeated(n) + '}'; }},
      {"/enter", [](const auto& n) { return R"({"name":"Late )" + n + "\"}"; }},
      {"/join", [](const auto& n) { return R"({"name":"Late )" + n + "\"}"; }},
      {"/sit-down", [](const auto& n) { return R"({"name":"Late )" + n + "\"}"; }},
      {"/tournaments",
       [](const auto& n) {
         return R"({"name":"T )" + n + R"(","variant":"cam","time":{"base":300},"host":"x"})";
       }},
      {"/leagues",
       [](const auto& n) { return R"({"name":"L )" + n + R"(","variant":"cam","host":"x"})"; }},
      {"/account",
       [](const auto& n) { return R"({"name":"R_)" + n + R"(","password":"long enough"})"; }},
      {"/account/password", fixed(R"({"password":"wrong","newPassword":"long enough"})")},
      {"/account/delete", fixed(R"({"password":"long enough"})")},
      {"/session", fixed(R"({"name":"Rude","password":"wrong"})")},
      {"/tokens", fixed(R"({"name":"token"})")},
      {"/tokens/end", fixed(R"({"id":"none"})")},
      {"/answer-draw", fixed(accept)},
      {"/answer-resign", fixed(accept)},
      {"/answer-take-back", fixed(accept)},
      {"/push/end", fixed(R"({"endpoint":"https://push.example.org/1"})")},
      {"/mute", fixed(R"({"seat":"b","muted":true})")},
      {"/leave", fixed(R"({"lasts":86400,"zone":"Europe/Berlin"})")},
      {"/tournaments/{id}/change",
       [](const auto& n) {
         return R"({"name":"Cup )" + n +
                R"(","variant":"cam","time":{"days":1},"system":"round-robin","public":true})";
       }},
      {"/change", fixed(R"({"about":")" + text_of(390) + "\"}")},
      {"/bye", fixed(R"({"round":2})")},
      {"/clubs", [](const auto& n) { return R"({"name":"C )" + n + R"(","host":"x"})"; }},
      {"/analysis", fixed(R"({"variant":"camelot","lines":5})")}};
  return all;
}

bool ends_with(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

}  // namespace

RudeWorld::RudeWorld(std::uint16_t port, const RudeSizes& sizes)
    : port_(port), rude_(port, "198.51.100.1"), friend_(port, "198.51.103.1") {
  for (auto* one : {&rude_, &friend_}) (void)one->get("/api/session");
  (void)rude_.post("/api/account", R"({"name":"Rude","password":"long enough"})");
  const auto other = friend_.post("/api/account", R"({"name":"Friend","password":"long enough"})");
  friend_id_ = text_field(json_of(other.body), "id");
  make_games(sizes);
  tournament_ = make("/api/tournaments",
                     R"({"name":"Rude cup","variant":"cam","time":{"days":1},"host":"Rude",)"
                     R"("system":"round-robin","public":true})");
  (void)rude_.post("/api/tournaments/" + tournament_ + "/enter", R"({"name":"Rude"})");
  fill("/api/tournaments/" + tournament_ + "/enter", std::min(sizes.entrants, 63));
  league_ =
      make("/api/leagues", R"({"name":"Rude league","variant":"cam","host":"Rude","public":true})");
  fill("/api/leagues/" + league_ + "/enter", sizes.entrants);
  club_ = make("/api/clubs", R"({"name":"Rude club","host":"Rude","open":true})", "address");
  fill("/api/clubs/" + club_ + "/join", sizes.members);
  make_study(sizes.chapters);
  await_archive();
}

Answer RudeWorld::insist(Stranger& who, const std::string& target, const std::string& body) {
  constexpr int some_time = 2000;
  for (int tries = 0;; ++tries) {
    auto answer = who.post(target, body);
    if (answer.status != 429 || tries == some_time) return answer;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

std::string RudeWorld::make(const std::string& folder, const std::string& body, const char* id) {
  const auto made = insist(rude_, folder, body);
  EXPECT_EQ(made.status, 201) << folder << ' ' << made.body;
  return made.status == 201 ? text_field(json_of(made.body), id) : "none";
}

void RudeWorld::await_archive() {
  constexpr int some_time = 2000;
  for (int tries = 0; rude_.get("/api/archive/games").status != 200 && tries < some_time; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void RudeWorld::make_games(const RudeSizes& sizes) {
  const auto seat = make("/api/invitations",
                         R"({"variant":"cam","opponent":"person","name":"Rude","colour":"w"})");
  const auto sat =
      insist(friend_, "/api/invitations/" + seat + "/sit-down", R"({"name":"Friend"})");
  game_ = text_field(json_of(sat.body), "game");
  for (int ply = 0; ply < sizes.moves; ++ply) {
    const auto n = std::to_string(ply);
    const auto answer =
        insist(ply % 2 == 0 ? rude_ : friend_, "/api/games/" + game_ + "/moves",
               R"({"ply":)" + n + R"(,"move":")" + move_of(ply) + R"(","nonce":")" + n + "\"}");
    ASSERT_EQ(answer.status, 200) << ply << answer.body;
  }
  for (int i = 0; i < sizes.games; ++i) {
    (void)make("/api/games", R"({"variant":"cam","opponent":"person"})");
  }
  invitation_ = make("/api/invitations",
                     R"({"variant":"cam","opponent":"person","name":"Rude","time":{"days":3}})");
}

void RudeWorld::make_study(int chapters) {
  study_ = make("/api/studies", R"({"title":"Rude","chapter":)" + chapter() + '}');
  for (int i = 1; i < chapters; ++i) {
    (void)insist(rude_, "/api/studies/" + study_ + "/chapters", chapter());
  }
}

void RudeWorld::fill(const std::string& target, int count) {
  for (int i = 0; i < count; ++i) {
    ++guests_;
    Stranger guest(port_, "198.51.101." + std::to_string(guests_ % 250));
    (void)guest.get("/api/session");
    const auto answer =
        insist(guest, target, R"({"name":"Guest )" + std::to_string(guests_) + "\"}");
    EXPECT_EQ(answer.status, 200) << target << ' ' << answer.body;
  }
}

std::string RudeWorld::target_of(const Operation& operation) const {
  const std::pair<std::string_view, std::string> things[] = {
      {"/api/games/{id}", "/api/games/" + game_},
      {"/api/invitations/{id}", "/api/invitations/" + invitation_},
      {"/api/tournaments/{id}", "/api/tournaments/" + tournament_},
      {"/api/leagues/{id}", "/api/leagues/" + league_},
      {"/api/clubs/{id}", "/api/clubs/" + club_},
      {"/api/studies/{id}", "/api/studies/" + study_},
      {"/api/players/{id}", "/api/players/" + friend_id_},
      {"/api/tables/{variant}", "/api/tables/camette"}};
  const std::pair<std::string_view, std::string_view> queries[] = {
      {"/api/games", "?limit=100"},
      {"/api/players", "?name=rude"},
      {"/api/leaders", "?variant=cam&speed=fast"},
      {"/api/archive/games", "?player=a&most=100"},
      {"/api/archive/openings", "?variant=cam"},
      {"/api/archive/statistics", "?variant=cam"},
      {"/api/archive/download", "?to=json"},
      {"/api/book", "?variant=cam"},
      {"/api/print", "?variant=cam"},
      {"/api/players/{id}/history", "?variant=cam&speed=fast"},
      {"/api/studies/{id}/chapters/{number}/states", "?version=1"}};
  auto target = operation.path;
  for (const auto& [path, thing] : things) {
    if (target.rfind(path, 0) == 0) target.replace(0, path.size(), thing);
  }
  for (auto at = target.find('{'); at != std::string::npos; at = target.find('{')) {
    target.replace(at, target.find('}') - at + 1, "1");
  }
  for (const auto& [path, query] : queries) {
    if (operation.path == path && operation.method == "GET") target += query;
  }
  return target;
}

std::string RudeWorld::body_of(const Operation& operation, int number) const {
  if (operation.method == "GET") return {};
  if (operation.path == "/api/reports") {
    return R"({"subject":"chat","player":")" + friend_id_ + R"(","game":")" + game_ +
           R"(","text":")" + text_of(250) + "\"}";
  }
  if (ends_with(operation.path, "/remove")) return R"({"player":")" + friend_id_ + "\"}";
  for (const auto& [ending, make] : bodies()) {
    if (ends_with(operation.path, ending)) return make(std::to_string(number));
  }
  return "{}";
}

}  // namespace camlann::server::test
