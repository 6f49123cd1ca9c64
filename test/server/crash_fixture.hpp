#pragma once
// Games that are played while the server crashes. After every crash each acknowledged move must be
// saved once, a move with a lost answer can be sent again, and the computer replies. CAMLANN_SEED
// gives other games.

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "base/random.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/client.hpp"
#include "server/fakes.hpp"
#include "support/data.hpp"

namespace camlann::server::test {

/// A game as the client knows it: what was acknowledged, and the request that is still open.
struct Played {
  std::string id;
  std::vector<std::string> moves;  // acknowledged, the computer's too
  std::string open_request;        // the body of a move without an answer
  bool over = false;
  bool apart = false;  // White is the host's, Black a guest's
  // For a game with clocks, as last seen:
  std::string clocks;
  std::int64_t version = 0;
  std::int64_t since = 0;
};

class CrashTest : public testing::Test {
 protected:
  CrashTest() : random_(camlann::test::number_from_environment("CAMLANN_SEED", 1)) {
    folder_.write("web/index.html", "x");
  }

  /// Damages the disk after the crash, before the next start.
  virtual void after_crash() {}
  /// Variables of the program's environment, as NAME=value.
  [[nodiscard]] virtual std::vector<std::string> environment() const { return {}; }
  /// Options of its command line.
  [[nodiscard]] virtual std::vector<std::string> options() const { return {}; }

  void start() {
    const auto before = std::chrono::steady_clock::now();
    program_ = std::make_unique<Program>(data(), folder_.path() / "web", std::uint16_t{0},
                                         options(), environment());
    ASSERT_TRUE(program_->ready()) << program_->last_words();
    slowest_start_ = std::max(slowest_start_, std::chrono::steady_clock::now() - before);
    reconnect();
  }

  /// Both players, to the program as it runs now.
  void reconnect() {
    for (auto* client : {&host_, &guest_}) {
      if (*client) {
        (*client)->reconnect(program_->port());
      } else {
        *client = std::make_unique<Client>(program_->port());
      }
    }
  }

  /// Between two people at one screen, against the computer, with the computer to begin, and
  /// between two people apart, in turn.
  void new_game(Played& game) {
    const auto nth = made_++;
    if (nth % 4 == 3) return new_game_apart(game);
    constexpr const char* bodies[] = {
        R"({"variant":"cam","opponent":"person","time":{"base":36000,"increment":1}})",
        R"({"variant":"cam","level":1})", R"({"variant":"camette","level":2,"colour":"b"})"};
    const auto made = host_->post("/api/games", bodies[nth % 4]);
    ASSERT_EQ(made.status, 201) << made.body;
    game = Played{};
    game.id = text_field(json_of(made.body), "id");
  }

  void new_game_apart(Played& game) {
    const auto offered = host_->post(
        "/api/invitations",
        R"({"variant":"cam","colour":"w","name":"Host","time":{"base":36000,"increment":1}})");
    ASSERT_EQ(offered.status, 201) << offered.body;
    const auto at = "/api/invitations/" + text_field(json_of(offered.body), "id") + "/sit-down";
    const auto begun = guest_->post(at, R"({"name":"Guest"})");
    ASSERT_EQ(begun.status, 200) << begun.body;
    game = Played{};
    game.id = text_field(json_of(begun.body), "game");
    game.apart = true;
  }

  /// Returns the client to move in this game.
  [[nodiscard]] Client& mover(const Played& game) {
    return game.apart && game.moves.size() % 2 == 1 ? *guest_ : *host_;
  }

  static std::vector<std::string> moves_of(const boost::json::value& game) {
    std::vector<std::string> moves;
    const auto list = field(game, "moves");
    for (const auto& move : list.as_array()) {
      moves.push_back(text_field(move, "notation"));
    }
    return moves;
  }

  /// The acknowledged moves must be a prefix of the current ones.
  static void take_over(Played& game, const boost::json::value& state) {
    const auto there = moves_of(state);
    ASSERT_GE(there.size(), game.moves.size()) << "an acknowledged move is gone";
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
      ASSERT_EQ(there[ply], game.moves[ply]) << "at ply " << ply;
    }
    expect_clocks(game, state);
    game.moves = there;
    game.over = !field(state, "result").is_null();
  }

  /// The clocks are unchanged after the same event, and never go back.
  static void expect_clocks(Played& game, const boost::json::value& state) {
    const auto clocks = field(state, "clocks");
    if (clocks.is_null()) return;
    const auto text = boost::json::serialize(clocks);
    const auto version = number_field(state, "version");
    const auto since = number_field(state, "clocks.since");
    if (version == game.version) {
      EXPECT_EQ(text, game.clocks);
    }
    EXPECT_GE(since, game.since);
    game.clocks = text;
    game.version = version;
    game.since = since;
  }

  /// Sends the open request, or a new random move where it is a person's turn. False once the
  /// server is gone.
  bool advance(Played& game) {
    if (game.open_request.empty()) {
      const auto answer = mover(game).get("/api/games/" + game.id);
      if (answer.status == 0) return false;
      if (is_refused(answer)) return true;
      const auto state = json_of(answer.body);
      take_over(game, state);
      if (game.over || field(state, "thinking") == true) return true;
      game.open_request = random_move(state);
    }
    const auto answer = mover(game).post("/api/games/" + game.id + "/moves", game.open_request);
    if (answer.status == 0) return false;
    if (is_refused(answer)) return true;
    EXPECT_EQ(answer.status, 200) << answer.body;
    game.open_request.clear();
    take_over(game, json_of(answer.body));
    ++acknowledged_;
    return true;
  }

  /// Where that may be: the server lives but has no database for a moment.
  bool is_refused(const Answer& answer) {
    if (!may_refuse_ || answer.status != 503) return false;
    ++refused_;
    return true;
  }

  std::string random_move(const boost::json::value& state) {
    const auto board = make_game(text_field(state, "variant"), "", text_field(state, "fen"));
    const auto outcomes = board->written();
    const auto& move = outcomes[random_.below(static_cast<std::uint32_t>(outcomes.size()))];
    return R"({"ply":)" + std::to_string(number_field(state, "plies")) + R"(,"move":")" +
           move.notation + R"(","nonce":"n)" + std::to_string(++nonces_) + "\"}";
  }

  /// True if this text soon appears in the answer for the target.
  bool soon_has(const std::string& target, const std::string& text) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (host_->get(target).body.find(text) == std::string::npos) {
      if (std::chrono::steady_clock::now() > until) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return true;
  }

  /// As the server shows it; asked again while the server is busy.
  [[nodiscard]] boost::json::value shown(const std::string& id) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (true) {
      const auto answer = host_->get("/api/games/" + id);
      if (answer.status == 200) return json_of(answer.body);
      if (std::chrono::steady_clock::now() >= deadline) {
        ADD_FAILURE() << id << " is not shown: " << answer.status << " " << answer.body;
        return {};
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      if (answer.status == 0) host_->reconnect(port());
    }
  }

  /// After a restart: the acknowledged moves are saved, the open one is saved once after a repeat,
  /// the versions are consistent, and the computer answers.
  void check(Played& game) {
    ASSERT_TRUE(advance(game));
    auto state = shown(game.id);
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (field(state, "thinking") == true) {
      ASSERT_LT(std::chrono::steady_clock::now(), deadline) << "the computer does not answer";
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      state = shown(game.id);
    }
    take_over(game, state);
    expect_events(game, number_field(state, "version"));
    auto board = make_game(text_field(state, "variant"));
    for (const auto& move : game.moves) ASSERT_TRUE(board->play(move)) << move;
    EXPECT_EQ(board->fen(), text_field(state, "fen"));
  }

  /// On disk: every version once, and the number of moves that is shown. The computer may have
  /// offered draws, and may have claimed one, which ends the game once.
  void expect_events(const Played& game, std::int64_t version) {
    auto database = database::Database::open(database_address());
    ASSERT_TRUE(database) << database.error().what;
    const auto count = [&](const std::string& what, const std::string& where) {
      return database
          ->query_number("SELECT " + what + " FROM events WHERE game = '" + game.id + "' AND " +
                         where)
          .value();
    };
    EXPECT_EQ(count("count(*)", "true"), version);
    EXPECT_EQ(count("max(version)", "true"), version);
    EXPECT_EQ(count("count(*)", "kind = 'move'"), static_cast<std::int64_t>(game.moves.size()));
    EXPECT_EQ(count("count(*)", "kind NOT IN ('created', 'move', 'draw-offer', 'result')"), 0);
    EXPECT_LE(count("count(*)", "kind = 'result'"), game.over ? 1 : 0);
  }

  /// Crashes in mid-game `crashes` times. After each, every acknowledged move is saved once.
  void crash_often(std::uint64_t crashes) {
    start();
    Played games[4];
    for (auto& game : games) new_game(game);
    for (std::uint64_t round = 0; round < crashes; ++round) {
      SCOPED_TRACE("crash " + std::to_string(round));
      crash_while_playing(games);
      start();
      for (auto& game : games) {
        if (HasFatalFailure()) return;
        if (!game.over) check(game);
        if (HasFatalFailure()) return;
        if (game.over) new_game(game);
      }
    }
    EXPECT_GT(acknowledged_, static_cast<int>(crashes));
    RecordProperty("acknowledged", acknowledged_);
    RecordProperty("slowest_start_ms",
                   std::to_string(slowest_start_ / std::chrono::milliseconds(1)));
  }

  void crash_while_playing(Played (&games)[4]) {
    std::thread killer([this, pause = random_.below(120)] {
      std::this_thread::sleep_for(std::chrono::milliseconds(pause));
      program_->signal(SIGKILL);
    });
    bool alive = true;
    while (alive) {
      for (auto& game : games) alive = alive && (game.over || advance(game));
      if (std::all_of(std::begin(games), std::end(games), std::mem_fn(&Played::over))) break;
    }
    killer.join();
    EXPECT_EQ(program_->wait(), 128 + SIGKILL);
    after_crash();
  }

  /// Where the host comes again.
  [[nodiscard]] virtual std::uint16_t port() const { return program_->port(); }
  [[nodiscard]] virtual database::Address database_address() const {
    return data() / "games.sqlite";
  }
  [[nodiscard]] std::filesystem::path data() const { return folder_.path() / "data"; }

  TemporaryFolder folder_;
  Random random_;
  std::unique_ptr<Program> program_;
  std::unique_ptr<Client> host_;
  std::unique_ptr<Client> guest_;
  std::chrono::steady_clock::duration slowest_start_{};
  int nonces_ = 0;
  std::size_t made_ = 0;
  int acknowledged_ = 0;
  bool may_refuse_ = false;
  int refused_ = 0;
};

}  // namespace camlann::server::test
