// The HTTP interface without a network: statuses, bodies, headers, cookies, and what openapi.yaml
// promises of them. Its pages: router_pages_test.cpp.
#include "server/router_fixture.hpp"

namespace camlann::server::test {
namespace {

TEST_F(RouterTest, LimitsNewGamesPerAddress) {
  auto request = post_request("/api/games", R"({"variant":"cam","opponent":"person"})");
  request.address = "192.0.2.1";
  const auto& rate = limits_.new_games_per_address;
  const auto send_as_another = [&] {
    request.cookie = cookie_with(names_(player_key_length));
    return send(request);
  };
  for (int i = 0; i < rate.burst; ++i) ASSERT_EQ(send_as_another().status, 201) << i;
  const auto refused = send_as_another();
  EXPECT_EQ(refused.status, 429);
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(rate.each);
  EXPECT_EQ(header(refused, "Retry-After"), std::to_string(seconds.count()));
  EXPECT_FALSE(text_field(body(refused), "error.what").empty());

  auto unreadable = request;
  unreadable.body = "{}";
  EXPECT_EQ(send(unreadable).status, 400) << "costs nothing";
  now_ += rate.each;
  EXPECT_EQ(send_as_another().status, 201);
  EXPECT_EQ(send_as_another().status, 429);
}

TEST_F(RouterTest, LimitsHintsPerAddress) {
  const auto game = new_game();
  auto request = post_request(game + "/hint", "{}");
  request.address = "192.0.2.1";
  for (int i = 0; i < limits_.hints_per_address.burst; ++i) {
    // Answered once thought, so not through send().
    std::optional<int> status;
    router_->handle(request, [&](const Response& response) { status = response.status; });
    games_.run_once(std::chrono::milliseconds(0));
    thinker_.think();
    games_.run_once(std::chrono::milliseconds(0));
    ASSERT_EQ(status, 200) << i;
  }
  const auto refused = send(request);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(header(refused, "Retry-After"), "1");
  now_ += limits_.hints_per_address.each;
  std::optional<int> status;
  router_->handle(request, [&](const Response& response) { status = response.status; });
  games_.run_once(std::chrono::milliseconds(0));
  EXPECT_FALSE(status) << "is being thought about";
}

TEST_F(RouterTest, HealthReadinessVariantsAndTheDocument) {
  EXPECT_EQ(*get("/healthz").body, R"({"status":"ok","holdsGames":true})");
  EXPECT_EQ(get("/readyz").status, 200);
  EXPECT_EQ(*get("/version").body, R"({"version":"1.2.3"})");
  for (const char* path : {"/healthz", "/readyz", "/version", "/metrics"}) {
    EXPECT_EQ(header(get(path, ""), "Set-Cookie"), "") << path;
  }
  const auto variants = body(get("/api/variants"));
  EXPECT_EQ(text_field(variants, "variants.0.id"), catalog().front().id);
  EXPECT_EQ(*get("/api/definitions").body, R"({"definitions":""})");
  const auto document = get("/api/openapi.yaml");
  EXPECT_EQ(header(document, "Content-Type"), "application/yaml");
  EXPECT_EQ(document.body->substr(0, 8), "openapi:");
}

TEST_F(RouterTest, ReadyOnlyWhileGamesCanBeReadAndSaved) {
  store_.fail_reads = true;
  auto answer = get("/readyz");
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.body->find("disk"), std::string::npos) << "what is wrong is not for strangers";
  store_.fail_reads = false;
  EXPECT_EQ(get("/readyz").status, 200);
  vitals_.set_fault(Error{ErrorCode::io, "page 7 is odd", "games.sqlite", {}});
  answer = get("/readyz");
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.body->find("page 7"), std::string::npos);
  vitals_.set_fault(std::nullopt);
  EXPECT_EQ(get("/readyz").status, 200);

  Request request;
  request.method = "GET";
  request.target = "/readyz";
  request.address = "192.0.2.1";
  for (int i = 0; i < limits_.checks_per_address.burst; ++i) EXPECT_EQ(send(request).status, 200);
  EXPECT_EQ(send(request).status, 429) << "each writes to the disk";
}

/// Returns the text of a histogram of durations before its first one.
std::string no_durations(const std::string& name, const std::string& meaning) {
  const auto metric = "camlann_" + name;
  auto text = "# HELP " + metric + ' ' + meaning + "\n# TYPE " + metric + " histogram\n";
  for (const char* bound : {"0.001", "0.0025", "0.005", "0.01", "0.02", "0.05", "0.1", "0.25",
                            "0.5", "1", "2.5", "5", "10", "+Inf"}) {
    text += metric + "_bucket{le=\"" + bound + "\"} 0\n";
  }
  return text + metric + "_sum 0\n" + metric + "_count 0\n";
}

TEST_F(RouterTest, MetricsAreTextOfPrometheus) {
  vitals_.count("refused_total", R"(why="full")");
  vitals_.count("refused_total", R"(why="full")");
  vitals_.set("sockets", 3);
  vitals_.counting(silent_log())(Severity::info, "game-created", {});
  const auto answer = get("/metrics");
  EXPECT_EQ(header(answer, "Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
  // Durations and counters exist before their first event.
  EXPECT_EQ(*answer.body,
            R"(# HELP camlann_build_info Always 1, with the version of the program
# TYPE camlann_build_info gauge
camlann_build_info{version="1.2.3"} 1
# HELP camlann_start_time_seconds When the server began, in seconds since 1970
# TYPE camlann_start_time_seconds gauge
camlann_start_time_seconds 5
# HELP camlann_database_sound Whether the database was sound when it was read last: 1, or 0
# TYPE camlann_database_sound gauge
camlann_database_sound 1
# HELP camlann_sockets Open WebSockets
# TYPE camlann_sockets gauge
camlann_sockets 3
)" + no_durations("commit_seconds", "How long transactions of games took") +
                no_durations("task_cpu_seconds", "Processor time of tasks of the games' thread") +
                no_durations("task_seconds", "Duration of tasks of the games' thread") +
                R"(# HELP camlann_events_total Lines of the log by their event
# TYPE camlann_events_total counter
camlann_events_total{event="game-created"} 1
# HELP camlann_refused_total Connections, sockets and changes that were refused, by the limit that was reached
# TYPE camlann_refused_total counter
camlann_refused_total{why="full"} 2
# HELP camlann_requests_total Answered requests by the first digit of their status
# TYPE camlann_requests_total counter
# HELP camlann_dropped_total Connections that were closed to make room, by what was short
# TYPE camlann_dropped_total counter
# HELP camlann_moves_total Moves on the disk, by who made them
# TYPE camlann_moves_total counter
# HELP camlann_commits_failed_total Transactions of games that could not be written
# TYPE camlann_commits_failed_total counter
# HELP camlann_takeovers_total How often this server has taken the games over
# TYPE camlann_takeovers_total counter
# HELP camlann_passed_on_total Connections that were passed on to the server that has the games
# TYPE camlann_passed_on_total counter
# HELP camlann_thoughts_total Moves, answers and hints that the engine has found
# TYPE camlann_thoughts_total counter
# HELP camlann_thinking_seconds_total Time of threads that the engine has thought
# TYPE camlann_thinking_seconds_total counter
# HELP camlann_worker_thoughts_total Thoughts given to workers, by their end
# TYPE camlann_worker_thoughts_total counter
)");
}

TEST_F(RouterTest, AGameFromFirstToLast) {
  const auto made = post("/api/games", R"({"variant":"cam","level":4,"colour":"w"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto game = "/api/games/" + text_field(body(made), "id");
  EXPECT_EQ(number_field(body(made), "level"), 4);
  EXPECT_EQ(field(body(made), "moves"), boost::json::array{});

  const auto moved = post(game + "/moves", R"({"ply":0,"move":"B5-A5","nonce":"n"})");
  ASSERT_EQ(moved.status, 200) << *moved.body;
  EXPECT_EQ(text_field(body(moved), "moves.0.notation"), "B5-A5");
  EXPECT_EQ(text_field(body(moved), "moves.0.by"), "person");
  EXPECT_EQ(field(body(moved), "thinking"), true);
  thinker_.think();
  games_.run_once(std::chrono::milliseconds(0));
  EXPECT_EQ(number_field(body(get(game)), "version"), 3);
  EXPECT_EQ(text_field(body(get(game)), "moves.1.by"), "computer");

  EXPECT_EQ(post(game + "/take-back", "{}").status, 200);
  EXPECT_EQ(post(game + "/claim-draw", "{}").status, 409);
  EXPECT_EQ(post(game + "/answer-draw", R"({"accept":true})").status, 409);
  const auto over = post(game + "/resign", "{}");
  EXPECT_EQ(text_field(body(over), "result.winner"), "b");
  EXPECT_EQ(text_field(body(over), "result.reason"), "resignation");
  EXPECT_EQ(text_field(body(get("/api/games")), "games.0.result.reason"), "resignation");
  EXPECT_EQ(field(body(get("/api/games")), "games.0.moves"), nullptr);

  const auto record = get(game + "/record");
  EXPECT_EQ(header(record, "Content-Type"), "text/plain; charset=utf-8");
  EXPECT_NE(header(record, "Content-Disposition").find("attachment"), std::string::npos);
  EXPECT_NE(record.body->find("[Result \"0-1\"]"), std::string::npos) << *record.body;
}

TEST_F(RouterTest, AFinishedGameIsAPublicRecord) {
  const auto made = body(post("/api/games", R"({"variant":"cam","opponent":"person"})"));
  const std::string id = text_field(made, "id");
  EXPECT_EQ(get("/api/records/" + id).status, 404) << "it goes on";
  ASSERT_EQ(post("/api/games/" + id + "/moves", R"({"ply":0,"move":"C5-C6","nonce":"n"})").status,
            200);
  ASSERT_EQ(post("/api/games/" + id + "/resign", "{}").status, 200);
  const auto shown = get("/api/records/" + id, berta);
  ASSERT_EQ(shown.status, 200) << *shown.body;
  EXPECT_EQ(text_field(body(shown), "id"), id);
  EXPECT_EQ(text_field(body(shown), "moves.0"), "C5-C6");
  EXPECT_EQ(text_field(body(shown), "result"), "1-0");
  EXPECT_EQ(get("/api/games/" + id, berta).status, 404);
}

TEST_F(RouterTest, EveryPromisedFieldIsPresent) {
  const auto summary_fields = {
      "id",        "variant",  "rules",    "start",   "opponent", "level",  "colour",
      "mayResign", "version",  "plies",    "fen",     "seat",     "result", "resultText",
      "offer",     "canClaim", "thinking", "created", "updated",  "seats",  "rated"};
  const auto game = body(get(new_game()));
  const auto listed = field(body(get("/api/games")), "games.0");
  for (const char* name : summary_fields) {
    EXPECT_TRUE(game.as_object().contains(name)) << name;
    EXPECT_TRUE(listed.as_object().contains(name)) << name;
  }
  EXPECT_EQ(game.as_object().size(), summary_fields.size() + 2) << "and moves, passed";
  EXPECT_EQ(listed.as_object().size(), summary_fields.size());
}

TEST_F(RouterTest, RefusalsHaveTheRightStatusAndShape) {
  const auto game = new_game();
  const struct {
    std::string target;
    std::string body;
    int status;
  } cases[] = {
      {"/api/games", "", 400},
      {"/api/games", "not json", 400},
      {"/api/games", R"({"variant":"cam","level":99})", 400},
      {"/api/games", R"({"variant":"chess"})", 422},
      {"/api/games", R"({"variant":"cam","rules":"mine"})", 422},
      {game + "/moves", "{}", 400},
      {game + "/moves", R"({"ply":0,"move":"B5-B8","nonce":"a"})", 422},
      {game + "/moves", R"({"ply":0,"move":"what?","nonce":"a"})", 422},
      {game + "/moves", R"({"ply":5,"move":"B5-A5","nonce":"a"})", 409},
      {game + "/take-back", "{}", 409},
      {game + "/dance", "{}", 404},
      {game + "/", "{}", 404},
      {game + "/moves/x", "{}", 404},
      {game, "{}", 405},
      {"/api/games/000000000000/moves", R"({"ply":0,"move":"B5-A5","nonce":"a"})", 404},
      {"/api/variants", "{}", 405},
      {"/api/records/one", "{}", 405},
      {"/healthz", "{}", 405},
      {"/", "{}", 405},
  };
  for (const auto& [target, text, status] : cases) {
    const auto response = post(target, text);
    EXPECT_EQ(response.status, status) << target << ' ' << text << ' ' << *response.body;
    const auto error = field(body(response), "error");
    EXPECT_TRUE(error.is_object()) << target;
    for (const char* part : {"what", "where", "expected"}) {
      EXPECT_TRUE(field(error, part).is_string()) << target << ' ' << part;
    }
    EXPECT_FALSE(text_field(error, "what").empty()) << target;
  }
  EXPECT_EQ(header(post(game, "{}"), "Allow"), "GET, HEAD, DELETE");
}

TEST_F(RouterTest, TheRefusalOfAMoveIsTheRule) {
  const auto refused = post(new_game() + "/moves", R"({"ply":0,"move":"B5-B8","nonce":"a"})");
  const auto same = make_game("cam").value().read("B5-B8").error();
  EXPECT_EQ(text_field(body(refused), "error.what"), same.what);
}

TEST_F(RouterTest, GamesOfOthersAreNotThere) {
  const auto game = new_game();
  const auto foreign = get(game, berta);
  EXPECT_EQ(foreign.status, 404);
  auto request = post_request(game + "/resign", "{}");
  request.cookie = berta;
  EXPECT_EQ(send(request).status, 404);
  EXPECT_EQ(*get("/api/games", berta).body, R"({"games":[]})");
}

TEST_F(RouterTest, ForeignPagesChangeNothing) {
  const auto game = new_game();
  for (const char* origin : {"http://evil.example", "null", "http://localhost:9", "x"}) {
    auto request = post_request(game + "/resign", "{}");
    request.origin = origin;
    EXPECT_EQ(send(request).status, 403) << origin;
  }
  // Types that a form can send without a preflight request.
  for (const char* type :
       {"", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"}) {
    auto request = post_request(game + "/resign", "{}");
    request.content_type = type;
    EXPECT_EQ(send(request).status, 415) << type;
  }
  auto tool = post_request(game + "/resign", "{}");
  tool.origin = "";
  tool.content_type = "Application/JSON;charset=utf-8";
  EXPECT_EQ(send(tool).status, 200);
  auto request = post_request(game, "");
  request.method = "PUT";
  EXPECT_EQ(send(request).status, 405);
  request.method = "DELETE";
  request.origin = "http://evil.example";
  EXPECT_EQ(send(request).status, 403);
  EXPECT_EQ(get(game).status, 200);
  request.origin = "";
  EXPECT_EQ(send(request).status, 200);
  EXPECT_EQ(get(game).status, 404);
  EXPECT_EQ(post(game + "/restore", "{}").status, 200);
  EXPECT_EQ(get(game).status, 200);
}

TEST_F(RouterTest, TheFirstAnswerNamesThePlayer) {
  const auto first = header(get("/", ""), "Set-Cookie");
  EXPECT_EQ(first.substr(0, 15), "camlann_player=");
  EXPECT_NE(first.find("HttpOnly"), std::string::npos);
  EXPECT_NE(first.find("SameSite=Lax"), std::string::npos);
  EXPECT_NE(first.find("Path=/"), std::string::npos);
  const auto cookie = first.substr(0, first.find(';'));
  EXPECT_NE(first.find("Max-Age=34560000"), std::string::npos) << "400 days, as browsers allow";
  EXPECT_EQ(header(get("/", cookie), "Set-Cookie"), first) << "renewed";
  EXPECT_EQ(header(get("/api/games", cookie), "Set-Cookie"), first);
  EXPECT_EQ(header(get("/api/variants", cookie), "Set-Cookie"), "");
  EXPECT_NE(header(get("/api/games", ""), "Set-Cookie"), "");
  EXPECT_NE(header(get("/api/games", "camlann_player=x' OR 1=1"), "Set-Cookie"), "");
  EXPECT_EQ(header(get("/assets/app-0123abcd.js", ""), "Set-Cookie"), "");
  EXPECT_EQ(header(get("/healthz", ""), "Set-Cookie"), "");
}

TEST_F(RouterTest, AKeyThatWasNeverIssuedIsNotAccepted) {
  const auto forged = anna.substr(0, anna.size() - 1) + (anna.back() == '0' ? '1' : '0');
  for (const auto& cookie : {"camlann_player=" + std::string(32, 'a'), forged, anna + '0',
                             anna.substr(0, anna.size() - 1), "camlann_player=" + anna}) {
    const auto set = header(get("/api/variants", cookie), "Set-Cookie");
    EXPECT_NE(set, "") << cookie;
    EXPECT_EQ(set.find(std::string(32, 'a')), std::string::npos) << cookie;
    Request request;
    request.method = "GET";
    request.target = "/ws";
    request.cookie = cookie;
    EXPECT_FALSE(router_->socket_player(request)) << cookie;
  }
}

TEST_F(RouterTest, ACookieFromBeforeSealsGetsOne) {
  const std::string key(32, '0');
  const auto set = header(get("/", "camlann_player=" + key), "Set-Cookie");
  EXPECT_EQ(set.substr(0, set.find(';')), cookie_with(key));
}

TEST_F(RouterTest, ACookieWithAShorterSealGetsALongerOne) {
  const auto cookie = anna.substr(0, anna.size() - 10);
  EXPECT_EQ(header(get("/api/variants", cookie), "Set-Cookie"), "");
  const auto set = header(get("/", cookie), "Set-Cookie");
  EXPECT_EQ(set.substr(0, set.find(';')), anna);
}

TEST_F(RouterTest, BehindTlsTheCookieStaysOnItsHost) {
  Request request;
  request.method = "GET";
  request.target = "/";
  request.secure = true;
  request.cookie = anna;  // known without TLS: anyone on the way could have set it
  const auto set = header(send(request), "Set-Cookie");
  EXPECT_EQ(set.rfind("__Host-camlann_player=", 0), 0U) << set;
  EXPECT_NE(set.find("; Secure"), std::string::npos);
  EXPECT_NE(set.find("; Path=/;"), std::string::npos);
  EXPECT_EQ(set.find(std::string(32, 'a')), std::string::npos);
  request.cookie = set.substr(0, set.find(';'));
  EXPECT_EQ(header(send(request), "Set-Cookie"), set);
  EXPECT_TRUE(router_->socket_player(request));
  request.secure = false;
  EXPECT_FALSE(router_->socket_player(request));
}

TEST_F(RouterTest, TheSocketKnowsItsPlayer) {
  Request request;
  request.method = "GET";
  request.target = "/ws";
  request.host = "localhost:8080";
  EXPECT_FALSE(router_->socket_player(request));
  request.cookie = anna;
  EXPECT_EQ(router_->socket_player(request)->player, player_of(std::string(32, 'a')));
  request.origin = "http://localhost:8080";
  EXPECT_TRUE(router_->socket_player(request));
  request.origin = "http://evil.example";
  EXPECT_FALSE(router_->socket_player(request));
}

TEST_F(RouterTest, TheListTakesANumber) {
  (void)new_game();
  (void)new_game();
  EXPECT_EQ(field(body(get("/api/games?limit=1")), "games").as_array().size(), 1U);
  for (const char* wrong : {"0", "201", "x", "-1", "1x", "99999999999999999999"}) {
    EXPECT_EQ(get(std::string("/api/games?limit=") + wrong).status, 400) << wrong;
  }
}

TEST_F(RouterTest, PublishedRecords) {
  const auto list = body(get("/api/records"));
  ASSERT_EQ(field(list, "records").as_array().size(), 1U) << "the bad file is left out";
  EXPECT_EQ(text_field(list, "records.0.id"), "one");
  EXPECT_EQ(text_field(list, "records.0.variant"), "camelot");
  EXPECT_EQ(number_field(list, "records.0.plies"), 8);
  const auto record = body(get("/api/records/one"));
  EXPECT_EQ(text_field(record, "moves.7"), "E9xC7xE5");
  EXPECT_EQ(text_field(record, "tags.Variant"), "Camelot");
  EXPECT_EQ(field(record, "start"), nullptr);
  EXPECT_EQ(get("/api/records/bad").status, 404);
  EXPECT_EQ(get("/api/records/../one").status, 400);
}

TEST_F(RouterTest, AHint) {
  std::optional<Response> answer;
  router_->handle(post_request(new_game() + "/hint", "{}"),
                  [&](Response response) { answer = std::move(response); });
  games_.run_once(std::chrono::milliseconds(0));
  EXPECT_FALSE(answer);
  Thought thought;
  thought.score = -5;
  thought.depth = 3;
  thinker_.think(thought);
  games_.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 200);
  EXPECT_EQ(number_field(body(*answer), "score"), -5);
  EXPECT_TRUE(field(body(*answer), "outcome.path").is_array());
}

TEST_F(RouterTest, ATournamentIsChangedCancelledAndHeldAfterAll) {
  const std::string wish =
      R"("variant":"cam","time":{"base":300},"system":"swiss","host":"Ann","public":true})";
  const auto made = post("/api/tournaments", R"({"name":"Spring cup",)" + wish);
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto at = "/api/tournaments/" + text_field(body(made), "id");
  const auto changed = post(at + "/change", R"({"name":"Autumn cup","rated":true,)" + wish);
  EXPECT_EQ(changed.status, 200) << *changed.body;
  EXPECT_EQ(text_field(body(get(at)), "name"), "Autumn cup");
  EXPECT_TRUE(field(body(get(at)), "rated").as_bool());
  EXPECT_EQ(post(at + "/change", R"({"name":"",)" + wish).status, 400);
  auto of_berta = post_request(at + "/change", R"({"name":"Winter cup",)" + wish);
  of_berta.cookie = berta;
  EXPECT_EQ(send(of_berta).status, 409);
  EXPECT_EQ(text_field(body(post(at + "/finish", "{}")), "phase"), "over");
  EXPECT_EQ(text_field(body(post(at + "/reopen", "{}")), "phase"), "open");
}

TEST_F(RouterTest, ATournamentIsSentAsFiles) {
  const auto made =
      post("/api/tournaments",
           R"({"name":"Spring cup","variant":"cam","time":{"base":300},"host":"Ann"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto id = text_field(body(made), "id");
  const auto at = "/api/tournaments/" + id;
  const auto csv = get(at + "/standing.csv");
  EXPECT_EQ(csv.status, 200) << *csv.body;
  EXPECT_EQ(header(csv, "Content-Type"), "text/csv; charset=utf-8");
  EXPECT_EQ(header(csv, "Content-Disposition"),
            "attachment; filename=\"camlann-" + id + "-standing.csv\"");
  EXPECT_EQ(header(get(at + "/rounds.ics"), "Content-Type"), "text/calendar; charset=utf-8");
  const auto feed = get(at + "/feed.atom");
  EXPECT_EQ(header(feed, "Content-Type"), "application/atom+xml; charset=utf-8");
  EXPECT_NE(feed.body->find("<id>http://localhost:8080/tournament/" + id + "</id>"),
            std::string::npos);
  const auto games = get(at + "/games.txt");
  EXPECT_EQ(games.status, 200);
  EXPECT_EQ(*games.body, "") << "none is over";
  EXPECT_EQ(get(at + "/games.txt?skip=x").status, 400);
  EXPECT_EQ(get(at + "/games.exe").status, 404);
  EXPECT_EQ(get("/api/tournaments/nothing/standing.csv").status, 404);
  EXPECT_EQ(post(at + "/standing.csv", "{}").status, 405);
}

TEST_F(RouterTest, CalendarAndFeedFollowTheAddressThenTheBrowser_50) {
  const auto made = post(
      "/api/tournaments",
      R"({"name":"Spring cup","variant":"cam","time":{"base":300},"host":"Ann","startsIn":3600})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto at = "/api/tournaments/" + text_field(body(made), "id");
  const auto said = [&](const std::string& query, const std::string& accepted) {
    auto request = get_request(at + "/rounds.ics" + query);
    request.accept_language = accepted;
    const auto calendar = *send(request).body;
    const auto from = calendar.find("SUMMARY:");
    return calendar.substr(from, calendar.find('\r', from) - from);
  };
  EXPECT_EQ(said("?language=de", "pl"), "SUMMARY:Spring cup: Runde 1");
  EXPECT_EQ(said("", "ja, fr;q=0.8"), "SUMMARY:Spring cup : ronde 1");
  EXPECT_EQ(said("?language=tlh", "pl"), "SUMMARY:Spring cup: runda 1");
  EXPECT_EQ(said("", ""), "SUMMARY:Spring cup: round 1");
  EXPECT_EQ(said("?language=", "xx"), "SUMMARY:Spring cup: round 1");
  EXPECT_NE(get(at + "/feed.atom?language=he").body->find("xml:lang=\"he\""), std::string::npos);
}

TEST_F(RouterTest, ListsTakeAPartAndASearch) {
  for (const char* list : {"/api/tournaments", "/api/leagues", "/api/clubs"}) {
    EXPECT_EQ(get(list + std::string("?skip=0&limit=200&search=%C5%81%C3%B3d")).status, 200)
        << list;
    for (const char* query : {"?limit=201", "?limit=0", "?skip=-1", "?skip=10001", "?search=%zz"}) {
      EXPECT_EQ(get(list + std::string(query)).status, 400) << list << query;
    }
  }
  EXPECT_EQ(get("/api/clubs/river/tournaments?limit=x").status, 400);
  EXPECT_EQ(get("/api/clubs/river/leagues?limit=x").status, 400);
}

}  // namespace
}  // namespace camlann::server::test
