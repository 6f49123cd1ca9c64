// camlann bot: a UGI program as a player of a server (doc/bots.md). One thread polls for work and
// answers challenges; each game with a move to make gets a thread with its own engine. The bot
// keeps no state, so that it can be stopped and started at any time.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/system/program.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/bot_rules.hpp"
#include "cli/bot_server.hpp"
#include "cli/commands.hpp"
#include "cli/http_client.hpp"
#include "cli/interrupt.hpp"
#include "cli/ugi_player.hpp"
#include "game/shuffle.hpp"
#include "lab/player.hpp"
#include "server/core/secret.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/invitation.hpp"
#include "wire/messages/request.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

constexpr auto turn_wait = 30s;      // the server answers sooner if the bot has something to do
constexpr auto usual_wait = 20s;     // for any other answer
constexpr auto first_pause = 500ms;  // between attempts to reach the server; doubled each time
constexpr auto longest_pause = 30s;
constexpr auto least_thought = 20ms;
constexpr int moves_to_go = 30;  // number of moves that the remaining time has to last for
constexpr int most_faults = 3;   // of the engine in one turn
constexpr std::size_t nonce_length = 16;
constexpr int listed_games = 100;

struct BotOptions {
  std::string server = "http://localhost:8080";
  std::string token_file;
  std::string engine;
  std::uint64_t movetime = 1000;
  std::string rated = "casual";
  bool no_bots = false;
  std::string tournaments;  // yes or no; empty: as the account has it
  BotRules rules;
};

/// Reads the token from the file, or else from the environment.
Result<std::string> read_token(const std::string& file) {
  std::string token;
  if (!file.empty()) {
    auto text = read_file(file);
    if (!text) return text;
    token = std::move(*text);
  } else if (const char* variable = std::getenv("CAMLANN_TOKEN"); variable != nullptr) {
    token = variable;
  }
  token.erase(std::find_if(token.begin(), token.end(), [](char c) { return c <= ' '; }),
              token.end());
  if (!token.empty()) return token;
  return failure(ErrorCode::syntax, "there is no token", "--token-file",
                 "a file with the token of an account, or CAMLANN_TOKEN");
}

void say(const std::string& line) {
  if (try_print(line + '\n')) (void)try_flush_output();
}

void warn(std::string_view what) {
  print_note(fmt::format("camlann: bot: {}\n", what));
}

/// Returns the player on turn.
const message::Player* sitter(const message::Game& game) {
  const auto found = std::find_if(game.seats.begin(), game.seats.end(),
                                  [&](const auto& one) { return one.seat == game.seat; });
  return found == game.seats.end() ? nullptr : &*found;
}

/// Returns the requested time, limited by the clock.
milliseconds time_for(const message::Game& game, milliseconds wished) {
  if (!game.clocks || !game.time || game.time->days > 0) return wished;
  const auto index = static_cast<std::size_t>(sitter(game) - game.seats.data());
  if (index >= game.clocks->left.size()) return least_thought;
  const milliseconds left(game.clocks->left[index]);
  const std::chrono::seconds increment(game.time->increment);
  return std::clamp<milliseconds>(left / moves_to_go + increment / 2, least_thought,
                                  std::max<milliseconds>(wished, least_thought));
}

/// The games in which it is the bot's turn, each handed out once until it is done.
class Queue {
 public:
  /// A game in progress is handed out again afterwards.
  void add(const std::string& game) {
    const std::lock_guard lock(mutex_);
    if (!known_.insert(game).second) {
      if (std::find(waiting_.begin(), waiting_.end(), game) == waiting_.end()) again_.insert(game);
      return;
    }
    waiting_.push_back(game);
    more_.notify_one();
  }
  /// Waits a moment for a game.
  std::optional<std::string> take() {
    std::unique_lock lock(mutex_);
    more_.wait_for(lock, 100ms, [&] { return !waiting_.empty(); });
    if (waiting_.empty()) return std::nullopt;
    auto game = std::move(waiting_.front());
    waiting_.pop_front();
    return game;
  }
  void done(const std::string& game) {
    const std::lock_guard lock(mutex_);
    known_.erase(game);
    if (again_.erase(game) == 0) return;
    known_.insert(game);
    waiting_.push_back(game);
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::string> waiting_;
  std::set<std::string> known_;  // waiting games, and games in progress
  std::set<std::string> again_;  // games in progress to hand out again
};

class Bot {
 public:
  Bot(const BotOptions& options, std::string token, const Catalog& known,
      const std::atomic<bool>& stop)
      : options_(options), token_(std::move(token)), known_(known), stop_(stop) {}

  /// Runs until stopped, or until the server rejects the token.
  int run() {
    auto server = connect();
    if (!server) return complain(server.error());
    std::vector<std::thread> players;
    auto end = trying([&] { return introduce(*server); });
    if (end) {
      for (std::size_t i = 0; i < options_.rules.at_most; ++i) {
        players.emplace_back([this] { play_on(); });
      }
      while (end && !ending()) end = trying([&] { return look(*server); });
    }
    over_ = true;
    for (auto& player : players) player.join();
    if (stop_) return exit_done;
    if (rejected_) return complain(*rejected_);
    return end ? exit_done : complain(end.error());
  }

 private:
  [[nodiscard]] bool ending() const { return stop_ || over_; }

  [[nodiscard]] Result<BotServer> connect() const {
    TRY(auto http, HttpClient::create(options_.server, token_, [this] { return ending(); }));
    return BotServer(std::move(http));
  }

  /// Retries with increasing pauses while a retry may help.
  template <class Act>
  Result<void> trying(const Act& act) {
    milliseconds pause = first_pause;
    while (true) {
      Result<void> done = act();
      if (done || ending() || done.error().code != ErrorCode::io) return done;
      warn(fmt::format("{}. Trying again in {:.1f} s.", done.error().what,
                       std::chrono::duration<double>(pause).count()));
      for (auto slept = 0ms; slept < pause && !ending(); slept += 100ms) {
        std::this_thread::sleep_for(100ms);
      }
      pause = std::min<milliseconds>(2 * pause, longest_pause);
    }
  }

  /// Turns the account into a bot's.
  Result<void> introduce(BotServer& server) {
    message::BecomeBot wish;
    if (!options_.tournaments.empty()) wish.tournaments = tournaments_of(options_.rules);
    TRY_VOID(server.post("/api/account/bot", wire::to_json(wish)));
    TRY(const auto account, server.get<message::Account>("/api/account", usual_wait));
    player_ = account.id;
    say(fmt::format("{} plays on {}", account.name, options_.server));
    return {};
  }

  /// Handles the waiting work, or waits for some.
  Result<void> look(BotServer& server) {
    TRY(const auto turns, server.get<message::Turns>(
                              fmt::format("/api/turns?tag={}&wait={}", tag_, turn_wait.count()),
                              turn_wait + usual_wait));
    for (const auto& game : turns.games) queue_.add(game.id);
    for (const auto& challenge : turns.invitations) {
      TRY_VOID(answer(server, challenge));
    }
    tag_ = turns.tag;
    return {};
  }

  Result<void> answer(BotServer& server, const message::Invitation& challenge) {
    TRY(const auto own,
        server.get<message::Games>(fmt::format("/api/games?limit={}", listed_games), usual_wait));
    const auto playing = static_cast<std::size_t>(std::count_if(
        own.games.begin(), own.games.end(), [](const auto& game) { return !game.result; }));
    const auto wished =
        wished_game(known_, challenge.variant, challenge.rules, challenge.start.value_or(""));
    auto why = wished ? why_declined(options_.rules, challenge, playing)
                      : std::optional<std::string>("an unknown game");
    if (!why && wished->game.lost_start() != nullptr) why = "a game that is lost from the start";
    say(fmt::format("{}: {}", challenge.variant,
                    why ? "declines a challenge: " + *why : "accepts a challenge"));
    return bearing(server.post(
        fmt::format("/api/invitations/{}/{}", challenge.id, why ? "decline" : "sit-down"), "{}"));
  }

  /// Plays the games of the queue, one after another.
  void play_on() {
    auto server = connect();
    UgiPlayer engine(words_of(options_.engine));
    std::string last;
    while (server && !ending()) {
      const auto id = queue_.take();
      if (!id) continue;
      if (*id != last) engine.new_game(0);
      last = *id;
      const auto done = trying([&] { return move(*server, engine, *id); });
      if (!done) note(done.error());
      queue_.done(*id);
    }
  }

  void note(const Error& error) {
    const std::lock_guard lock(mutex_);
    if (ending()) return;
    warn(error.what);
    if (error.code != ErrorCode::unknown_name) return;
    rejected_ = error;
    over_ = true;
  }

  Result<void> move(BotServer& server, UgiPlayer& engine, const std::string& id) {
    TRY(const auto state, server.get<message::Game>("/api/games/" + id, usual_wait));
    const auto* const who = sitter(state);
    if (state.result || who == nullptr || who->id != player_) return {};
    const auto game = board_of(state);
    if (!game) return give_up(server, id, game.error().what);
    engine.think_for({.movetime = time_for(state, milliseconds(options_.movetime))});
    for (int faults = 0; !ending(); ++faults) {
      if (faults == most_faults) return give_up(server, id, "the engine has failed three times");
      const auto chosen = engine.choose(*game, stop_);
      if (!chosen && !ending()) warn(chosen.error().text);
      if (!chosen) continue;
      const auto notation = game->write(*chosen).notation;
      message::PlayMove request;
      request.ply = static_cast<int>(state.plies);
      request.move = notation;
      request.nonce = server::random_name(nonce_length);
      say(fmt::format("{} {}: {}", state.variant, id, notation));
      return bearing(server.post("/api/games/" + id + "/moves", wire::to_json(request)));
    }
    return {};
  }

  static Result<void> give_up(BotServer& server, const std::string& id, std::string_view why) {
    warn(fmt::format("resigns {}: {}", id, why));
    return bearing(server.post("/api/games/" + id + "/resign", "{}"));
  }

  /// Accepts a conflict: another client was faster, or the action is no longer possible.
  static Result<void> bearing(Result<void> done) {
    if (done || done.error().code != ErrorCode::conflict) return done;
    warn(done.error().what);
    return {};
  }

  [[nodiscard]] Result<Game> board_of(const message::Game& state) const {
    auto game = known_.make_game(state.variant, state.rules, state.start.value_or(""));
    if (!game) return game;
    for (const auto& played : state.moves) {
      TRY_VOID(game->play(played.notation));
    }
    return game;
  }

  const BotOptions& options_;
  const std::string token_;
  const Catalog& known_;
  const std::atomic<bool>& stop_;
  std::atomic<bool> over_{false};
  std::mutex mutex_;               // protects the members below
  std::optional<Error> rejected_;  // the token is no longer valid
  std::string player_;             // the bot's id
  std::string tag_;                // of the last list of waiting work
  Queue queue_;
};

int run(BotOptions options, const Catalog& known) {
  options.rules.rated = value_of<RatedWish>(options.rated).value_or(RatedWish::casual);
  options.rules.bots = !options.no_bots;
  options.rules.tournaments = options.tournaments == "yes";
  for (const auto& id : options.rules.games) {
    const auto game = known.make_game(id, "", "");
    if (game) continue;
    auto error = game.error();
    error.where = "--game";
    return complain(error);
  }
  system::ignore_lost_readers();  // an engine that ends is restarted
  const auto engine = ugi_players(options.engine, {}, {})();
  if (!engine) return complain(engine.error());
  auto token = read_token(options.token_file);
  if (!token) return complain(token.error());
  return Bot(options, std::move(*token), known, stop_on_interrupt()).run();
}

void add_rules(const Command& command, BotOptions& options) {
  auto& rules = options.rules;
  command.add_option("--game", rules.games, "accept only challenges to this game (default: all)")
      .type_name("GAME");
  command
      .add_option("--time", rules.speeds,
                  "accept only this kind of time: fast, slow, days, or none for no clock "
                  "(default: all)")
      .type_name("SPEED")
      .one_of({"fast", "slow", "days", "none"});
  command
      .add_option("--rated", options.rated,
                  "accept casual games, rated ones, or any (default: casual)")
      .type_name("WHICH")
      .one_of({"casual", "rated", "any"});
  command.add_option("--from", rules.from, "accept only challenges of this account (default: all)")
      .type_name("NAME");
  command
      .add_option("--tournaments", options.tournaments,
                  "let directors enter it into tournaments with these games, times and ratings, or "
                  "not (default: as the account says)")
      .type_name("YES")
      .one_of({"yes", "no"});
  command.add_flag("--no-bots", options.no_bots, "decline challenges of other bots");
}

}  // namespace

void add_bot(Command app, Action& action) {
  auto options = std::make_shared<BotOptions>();
  const Command command = app.add_subcommand("bot", "let an engine play on a server");
  command
      .add_option("--engine", options->engine,
                  "a program that speaks UGI, and its arguments: \"camlann engine\"")
      .type_name("COMMAND")
      .required();
  command.add_option("--server", options->server, "address (default: http://localhost:8080)")
      .type_name("URL");
  command
      .add_option("--token-file", options->token_file,
                  "file with a token of the bot's account (default: $CAMLANN_TOKEN)")
      .type_name("FILE");
  command
      .add_option("--movetime", options->movetime,
                  "longest thought, in milliseconds (default: 1000)")
      .type_name("MS")
      .range(std::uint64_t{20}, std::uint64_t{600'000});
  command
      .add_option("--at-most", options->rules.at_most,
                  "accept challenges up to this many games at a time (default: 4)")
      .type_name("N")
      .range(std::uint64_t{1}, std::uint64_t{64});
  add_rules(command, *options);
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
