// The largest request of each operation, with the things of a rude client's world.
#include <algorithm>
#include <functional>
#include <utility>

#include "server/rude_world.hpp"

namespace camlann::server::test {

namespace {

constexpr int clients = 8;

std::string text_of(std::size_t size) {
  std::string text;
  while (text.size() < size) text += "camelot ";
  text.resize(size);
  return text;
}

std::string deep_chapter() {
  return R"({"name":"Deep","variant":"cam","rules":"","text":")" +
         deep_variations(longest_chapter_bytes) + "\"}";
}

std::string plan() {
  std::string lines;
  for (int line = 0; line < 40; ++line) {
    if (line > 0) lines += ',';
    lines += R"({"moves":["B5-A5","B9-A9","A5-B5","A9-B9","B5-A5","B9-A9","A5-B5","A9-B9"]})";
  }
  return R"({"ply":0,"lines":[)" + lines + "]}";
}

/// A list of the longest length.
std::string list_of_players() {
  std::string lines = "name,rating\\n";
  for (int i = 0; i < 999; ++i) {
    lines += "Player of a federation with a long name " + std::to_string(i) + ",1500\\n";
  }
  return R"({"form":"csv","variant":"cam","speed":"slow","save":true,"text":")" + lines + "\"}";
}

std::string list_of_words() {
  std::string words;
  for (int word = 0; word < 700; ++word) {
    if (word > 0) words += ',';
    words += "\"unwanted" + std::to_string(10'000 + word) + "xyz\"";
  }
  return R"({"deed":"words","words":[)" + words + "]}";
}

/// Returns the longest game, or, for every second part of a client, games with the slowest moves.
std::string upload_part(const std::string& number) {
  std::string text;
  if (std::stoi(number) / clients % 2 == 0) {
    text = R"([Variant \"Cam\"]\n[White \"Rude )" + number + R"(\"]\n\n)" +
           deep_variations(98'200) + R"( *\n)";
  } else {
    for (int game = 0; game < 25; ++game) {
      text += R"([Variant \"Chivalry\"]\n[White \"Rude )" + number + ' ' + std::to_string(game) +
              R"(\"]\n[FEN \")" + std::string(lattice_of_knights) + R"(\"]\n\n)" +
              slow_variations(38) + R"( *\n\n)";
    }
  }
  return R"({"upload":"0123456789abcdef01234567","part":)" + number + R"(,"text":")" + text + "\"}";
}

/// Returns the longest list of names, of which the last line is wrong, or, for every second request
/// of a client, one name.
std::string name_list(const std::string& number) {
  if (std::stoi(number) / clients % 2 == 0) return "Listed " + number;
  std::string lines;
  for (int line = 0; lines.size() < 62'000; ++line) {
    lines += "Player " + std::to_string(line) + R"( 1500\n)";
  }
  return lines + "A 9999";
}

std::string list_of_names(const std::string& number) {
  return R"({"form":"lines","text":")" + name_list(number) + "\"}";
}

/// Returns the longest pairing, of unknown players.
std::string whole_round(const std::string& number) {
  std::string boards;
  for (int board = 0; boards.size() < 15'000; ++board) {
    const auto name = number + '-' + std::to_string(board);
    boards +=
        (board == 0 ? "" : ",") + (R"({"white":"w)" + name) + R"(","black":"b)" + name + "\"}";
    if (board == 127) break;
  }
  return R"({"round":1,"boards":[)" + boards + "]}";
}

/// Returns the largest file of a tournament, which is over: all play twelve rounds. Quotes are
/// written as in a body.
const std::string& event_file() {
  constexpr int players = 128;
  constexpr int rounds = 12;
  static const std::string file = [] {
    const auto quoted = [](std::string line) {
      for (auto at = line.find('"'); at != std::string::npos; at = line.find('"', at + 2)) {
        line.insert(at, 1, '\\');
      }
      return line + R"(\n)";
    };
    std::string text = quoted(
        R"({"tournament":1,"terms":{"system":"swiss","rounds":12,"cycles":1,"allAtOnce":false,)"
        R"("thirdPlace":false,"replays":2,"seed":1,"tieBreaks":["opponents-points"]}})");
    std::string pairings;
    for (int player = 0; player < players; ++player) {
      const auto name = "P" + std::to_string(player);
      text += quoted(R"({"event":"entered","player":")" + name + R"(","rating":0})");
      pairings += player % 2 == 0 ? (player == 0 ? R"({"white":")" : R"(,{"white":")") + name
                                  : R"(","black":")" + name + R"(","result":"*","slot":0})";
    }
    for (int round = 1; round <= rounds; ++round) {
      text += quoted(R"({"event":"paired","round":{"stage":0,"pairings":[)" + pairings +
                     R"(],"byes":[]}})");
      for (int board = 1; board <= players / 2; ++board) {
        text += quoted(R"({"event":"result","round":)" + std::to_string(round) + R"(,"board":)" +
                       std::to_string(board) + R"(,"result":"1-0"})");
      }
    }
    return text + quoted(R"({"event":"ended"})");
  }();
  return file;
}

/// Returns a new tournament; the first one of a client and every second one comes from a file.
std::string new_tournament(const std::string& number) {
  const bool from_file = std::stoi(number) / clients % 2 == 0;
  return R"({"name":"T )" + number + R"(","variant":"cam","time":{"base":300},"host":"x")" +
         (from_file ? R"(,"file":")" + event_file() + '"' : std::string()) + '}';
}

using Make = std::function<std::string(const std::string& number)>;

struct Body {
  std::string_view ending;  // of the name of an operation
  Make make;
};

Make fixed(std::string body) {
  return [body = std::move(body)](const std::string&) { return body; };
}

/// The body with the number between the texts.
Make numbered(std::string before, std::string after) {
  return [before = std::move(before), after = std::move(after)](const std::string& number) {
    return before + number + after;
  };
}

/// The largest part of progress.
Make progress_part() {
  return numbered(R"({"part":"part-)", R"(","version":0,"text":")" + text_of(11'900) + "\"}");
}

const std::vector<Body>& bodies() {
  const std::string secret = R"(","password":"long enough"})";
  const auto late = numbered(R"({"name":"Late )", "\"}");
  static const std::vector<Body> all{
      {"/moves", fixed(R"({"ply":0,"move":"B5-A5","nonce":"0"})")},  // answered with the whole game
      {"POST /api/archive/uploads", upload_part},
      {"/chat", fixed(R"({"text":")" + text_of(270) + "\"}")},
      {"/note", fixed(R"({"text":")" + text_of(4000) + "\"}")},
      {"/plan", fixed(plan())},
      {"/chapters", fixed(deep_chapter())},
      {"PUT /api/studies/{id}", fixed(R"({"title":")" + text_of(80) + "\"}")},
      {"/studies", numbered(R"({"title":")", R"(","chapter":)" + deep_chapter() + '}')},
      {"/games", fixed(R"({"variant":"grand-cam","opponent":"person"})")},
      {"/invitations", fixed(R"({"variant":"grand-cam","opponent":"person"})")},
      {"/seek/{id}", fixed(R"({"name":"x","time":0,"nonce":"n"})")},
      {"/seek", fixed(R"({"variant":"cam","name":"x","time":{"base":300},"nonce":"n"})")},
      {"/start-round", fixed(R"({"round":1})")},
      {"/check-pairing", whole_round},
      {"/give-pairing", whole_round},
      {"/start-season", fixed(R"({"season":1})")},
      {"/hand-over", fixed(R"({"player":"nobody"})")},
      {"/give-result",
       [](const std::string& n) {
         return R"({"round":1,"board":)" + std::to_string(1 + std::stoi(n) % clients) +
                R"(,"result":"1-0"})";
       }},
      {"/report-result", fixed(R"({"round":1,"board":1,"result":"1-0"})")},
      {"/bye", fixed(R"({"round":1})")},
      {"/enter", late},
      {"/join", late},
      {"/sit-down", late},
      {"/fill", fixed("{}")},
      {"/tournaments", new_tournament},
      {"/tournaments/{id}/change",
       numbered(R"({"name":"Swiss )", R"(","variant":"cam","time":{"days":1},"public":true})")},
      {"/leagues/{id}/change",
       numbered(R"({"name":"L )", R"(","variant":"cam","about":")" + text_of(1980) + "\"}")},
      {"/leagues", numbered(R"({"name":"L )", R"(","variant":"cam","host":"x"})")},
      {"/clubs", numbered(R"({"name":"C )", R"(","host":"x"})")},
      {"/enter-names", list_of_names},
      {"/enter-bot", fixed(R"({"name":"rude"})")},
      {"/open-board", fixed(R"({"round":1,"board":1,"code":")" + std::string(40, 'x') + "\"}")},
      {"/line-up", fixed(R"({"club":"rude","players":["nobody"]})")},
      {"/remove-team", fixed(R"({"club":"rude"})")},
      {"/clubs/{id}/link", fixed(R"({"days":366})")},
      {"/clubs/{id}/news", numbered(R"({"text":")" + text_of(1980) + ' ', "\"}")},
      {"/clubs/{id}/webhook",
       numbered(R"({"url":"https://hook.invalid/)", std::string(450, 'x') + "\"}")},
      {"/tournaments/{id}/chat", fixed(R"({"text":")" + text_of(270) + "\"}")},
      {"/remove-line", fixed(R"({"number":1})")},
      {"/close-chat", fixed(R"({"closed":true})")},
      {"/tournaments/{id}/mute", fixed(R"({"player":"somebody","muted":true})")},
      {"/remove-news", fixed(R"({"number":1})")},
      {"/clubs/{id}/delete", fixed(R"({"name":"Rude"})")},
      {"/clubs/{id}/change", fixed(R"({"about":")" + text_of(390) + "\"}")},
      {"/account", numbered(R"({"name":"N_)", secret)},
      {"/account/name", numbered(R"({"name":"R_)", "\"}")},
      {"/account/password", fixed(R"({"newPassword":"long enough)" + secret)},
      {"/account/challenges", fixed(R"({"guests":true})")},
      {"/account/progress", progress_part()},
      {"/account/sessions/end", fixed("{}")},
      {"/account/delete", fixed(R"({"password":"long enough"})")},
      {"/session", fixed(R"({"name":"Signer)" + secret)},
      {"/tokens", fixed(R"({"name":"token"})")},
      {"POST /api/admin", fixed(list_of_words())},
      {"/admin/import", fixed(list_of_players())},
      {"/imported/{id}/claim", fixed(R"({"text":")" + text_of(200) + "\"}")},
      {"/answer-draw", fixed(R"({"accept":false})")},
      {"/answer-resign", fixed(R"({"accept":false})")},
      {"/answer-take-back", fixed(R"({"accept":false})")},
      {"/reminders/push",
       numbered(R"({"endpoint":"https://push.example.org/)",
                std::string(900, 'x') +
                    R"(","keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWX)"
                    R"(vTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}})")},
      {"/push/end", fixed(R"({"endpoint":"https://push.example.org/1"})")},
      {"/mute", fixed(R"({"seat":"b","muted":true})")},
      {"/leave", fixed(R"({"lasts":86400,"zone":"Europe/Berlin"})")},
      {"/analysis", fixed(R"({"variant":"camelot","lines":5})")}};
  return all;
}

/// The body of the operation with the longest ending that fits.
std::string listed_body(std::string_view name, int number) {
  const Body* best = nullptr;
  for (const auto& one : bodies()) {
    if (name.ends_with(one.ending) &&
        (best == nullptr || one.ending.size() > best->ending.size())) {
      best = &one;
    }
  }
  return best == nullptr ? "{}" : best->make(std::to_string(number));
}

template <class List>
const auto& one_of(const List& list, int number) {
  return list[static_cast<std::size_t>(number) % list.size()];
}

}  // namespace

RudeRequest RudeWorld::request(const Operation& operation, int number, Stranger& rude) const {
  const auto name = operation.method + ' ' + operation.path;
  RudeRequest request{cookie_for(name), target_of(operation, name, number), {}};
  if (operation.method == "GET") return request;
  request.body = prepared(name, number, rude);
  if (request.body.empty()) request.body = body_of(name, number);
  return request;
}

std::string RudeWorld::cookie_for(const std::string& name) const {
  if (const auto other = cookies_.find(name); other != cookies_.end()) return other->second;
  // A new guest each time.
  if (name == "POST /api/account" || name == "POST /api/session") return {};
  // The friend owns the study, is a member of the club and an entrant.
  for (const char* one :
       {"POST /api/clubs/{id}/leave", "POST /api/tournaments/{id}/bye",
        "POST /api/tournaments/{id}/enter", "POST /api/invitations/{id}/stand-up"}) {
    if (name == one) return friend_.cookie;
  }
  const auto has = [&](const char* folder) { return name.find(folder) != std::string::npos; };
  if (has("/api/studies")) return friend_.cookie;
  // Keeps them apart from the storage that the rude client uses up.
  const bool directs = has("/api/leagues") || has("/api/tournaments") || has("/api/clubs");
  return directs ? director_.cookie : rude_.cookie;
}

std::string RudeWorld::target_of(const Operation& operation, const std::string& name,
                                 int number) const {
  const auto game = [&]() -> const std::string& {
    if (const auto found = used_up_.find(name); found != used_up_.end()) return found->second;
    if (name.ends_with("/plan")) return planned_;
    if (name.find("/answer-") != std::string::npos) return offers_;
    const bool alone = name.starts_with("DELETE") || name.ends_with("/hint");
    return alone ? one_of(alone_, number) : game_;
  };
  const auto invitation = [&] {
    return name.ends_with("/decline")    ? challenge_
           : name.ends_with("/fill")     ? table_of_four_
           : name.ends_with("/stand-up") ? half_full_
                                         : invitation_;
  };
  const bool not_begun = name.ends_with("/change") || name.ends_with("/bye") ||
                         name.ends_with("/enter-names") || name.ends_with("/finish") ||
                         name.ends_with("-pairing") || name.ends_with("/proposal");
  const bool quiet = name.ends_with("/end") || name.ends_with("/change");
  const std::pair<std::string_view, std::string> things[] = {
      {"/api/games/{id}", "/api/games/" + game()},
      {"/api/records/{id}", "/api/records/" + game()},
      {"/api/picture/games/{id}", "/api/picture/games/" + game()},
      {"/api/picture/records/{id}", "/api/picture/records/camelot-wc2009-game1"},
      {"/api/invitations/{id}", "/api/invitations/" + invitation()},
      {"/api/tournaments/{id}", "/api/tournaments/" + (not_begun ? swiss_ : tournament_)},
      {"/api/leagues/{id}", "/api/leagues/" + (quiet ? quiet_league_ : league_)},
      {"/api/clubs/{id}", "/api/clubs/" + club_},
      {"/api/studies/{id}", "/api/studies/" + study_},
      {"/api/archive/uploads/{id}", "/api/archive/uploads/0123456789abcdef01234567"},
      {"/api/players/{id}", "/api/players/" + friend_id_},
      {"/api/imported/{id}", "/api/imported/" + std::string(14, 'x')},
      {"/api/tables/{variant}", "/api/tables/camette"}};
  const std::pair<std::string_view, std::string> queries[] = {
      {"/api/games", "?limit=200"},
      {"/api/players", "?name=rude"},
      {"/api/imported", "?name=e&limit=200"},
      {"/api/leaders", "?variant=cam&speed=fast&limit=200"},
      {"/api/players/{id}/games", "?limit=200"},
      {"/api/players/{id}/opponents", "?limit=200"},
      {"/api/live", "?limit=200"},
      {"/api/invitations", "?limit=200"},
      {"/api/seek", "?limit=200"},
      {"/api/admin/fair-play", "?player=" + friend_id_},
      {"/api/archive/games", "?player=a&most=100"},
      {"/api/archive/openings", "?variant=cam"},
      {"/api/archive/statistics", "?variant=cam"},
      {"/api/archive/download", "?to=json"},
      {"/api/book", "?variant=cam"},
      {"/api/print", "?variant=grand-camelot&square=100&what=board,rules,rules,scoresheet"},
      {"/api/picture", "?variant=grand-camelot&form=png&width=2000"},
      {"/api/picture/games/{id}", "?form=png&width=2000"},
      {"/api/picture/records/{id}", "?form=png&width=2000"},
      {"/api/clubs/{id}/ratings", "?variant=cam&speed=fast"},
      {"/api/players/{id}/history", "?variant=cam&speed=fast"}};
  auto target = operation.path;
  for (const auto& [path, thing] : things) {
    if (target.rfind(path, 0) == 0) target.replace(0, path.size(), thing);
  }
  const bool chapter = operation.path.find("/chapters/{number}") != std::string::npos;
  const auto own = chapter && operation.method != "GET" ? 1 + number % clients : 1;
  for (auto at = target.find('{'); at != std::string::npos; at = target.find('{')) {
    target.replace(at, target.find('}') - at + 1, std::to_string(own));
  }
  for (const auto& [path, query] : queries) {
    if (operation.path == path && operation.method == "GET") target += query;
  }
  return target;
}

std::string RudeWorld::body_of(const std::string& name, int number) const {
  if (name.ends_with("/api/reports")) {
    return R"({"subject":"chat","player":")" + friend_id_ + R"(","game":")" + game_ +
           R"(","text":")" + text_of(500) + "\"}";
  }
  if (name.ends_with("/remove") || name.ends_with("/appoint") || name.ends_with("/dismiss") ||
      name.ends_with("/accept") || name.ends_with("/refuse")) {
    return R"({"player":")" + friend_id_ + "\"}";
  }
  if (name.ends_with("/tokens/end")) return R"({"id":")" + one_of(tokens_, number) + "\"}";
  return listed_body(name, number);
}

std::string RudeWorld::prepared(const std::string& name, int number, Stranger& rude) const {
  rude.cookie = friend_.cookie;
  if (name.ends_with("/answer-draw")) (void)rude.post("/api/games/" + offers_ + "/offer-draw");
  if (name.ends_with("/answer-take-back")) (void)rude.post("/api/games/" + offers_ + "/take-back");
  if (name != "PUT /api/studies/{id}/chapters/{number}") return {};
  // Without the texts, which are older than that.
  const auto study = rude.get("/api/studies/" + study_ + "?after=1000000000");
  if (study.status != 200) return {};
  const auto chapters = field(json_of(study.body), "chapters");
  for (const auto& chapter : chapters.as_array()) {
    if (number_field(chapter, "number") != 1 + number % clients) continue;
    return R"({"version":)" + std::to_string(number_field(chapter, "version")) + R"(,"text":")" +
           deep_variations(longest_chapter_bytes - static_cast<std::size_t>(number) % 100) + "\"}";
  }
  return {};
}

}  // namespace camlann::server::test
