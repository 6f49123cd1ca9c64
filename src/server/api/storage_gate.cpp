#include "server/api/storage_gate.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/disk_watch.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

namespace {

struct Price {
  std::string_view word;  // the last word of the path
  int kib = 0;            // beyond the body
  std::size_t times = 1;  // of the body
};

/// Requests that lead to more rows than their bodies have. A round and a season begin the games of
/// all players, and each move of a plan becomes an event.
constexpr Price prices_of_words[] = {{"start-round", 1024, 1},
                                     {"give-pairing", 1024, 1},
                                     {"start-season", 1024, 1},
                                     {"plan", 1, 16}};

constexpr std::string_view studies_path = "/api/studies";
constexpr std::string_view uploads_path = "/api/archive/uploads";
/// A new game, invitation or tournament: its rules are written in full.
constexpr int kib_of_new = 4;

constexpr std::string_view words_of_play[] = {
    "moves",     "take-back",     "offer-draw", "answer-draw",      "claim-draw",
    "claim-win", "answer-resign", "call-off",   "answer-take-back", "give-result"};
constexpr std::string_view words_of_removal[] = {"resign",   "end",      "delete",   "stop",
                                                 "withdraw", "stand-up", "remove",   "decline",
                                                 "leave",    "finish",   "password", "unsubscribe"};
/// Signing in and moderation.
constexpr std::string_view paths_always_open[] = {"/api/session", "/api/recovery",
                                                  "/api/recovery/use", "/api/admin"};
constexpr std::string_view words_of_thought[] = {"hint", "analysis"};

template <class List>
bool is_one_of(const List& list, std::string_view word) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

std::string_view last_word(const Call& call) {
  const std::string_view path = call.path;
  return path.substr(path.rfind('/') + 1);
}

/// True for chapters and plans: their moves are played before an error in them is found.
bool is_played(const Call& call) {
  return call.path.starts_with(studies_path) || last_word(call) == "plan";
}

/// Returns the request if it starts a round or a season, else an empty text.
std::string start_in(const Call& call) {
  const auto word = last_word(call);
  if (word != "start-round" && word != "give-pairing" && word != "start-season") return {};
  return call.path + ' ' + call.request.body;
}

/// True for a path without an id: "/api/games".
bool is_collection(std::string_view path) {
  return std::count(path.begin(), path.end(), '/') == 2;
}

}  // namespace

Writes writes_of(const Call& call) {
  const auto word = last_word(call);
  if (call.reads() || is_one_of(words_of_thought, word)) return Writes::nothing;
  if (call.request.method == "DELETE" || is_one_of(paths_always_open, call.path))
    return Writes::removal;
  if (is_collection(call.path)) return Writes::more;
  if (is_one_of(words_of_removal, word)) return Writes::removal;
  return is_one_of(words_of_play, word) ? Writes::play : Writes::more;
}

int price_of(const Call& call) {
  constexpr std::size_t kib = 1024;
  Price price{{}, is_collection(call.path) ? kib_of_new : 1, 1};
  for (const auto& one : prices_of_words) {
    if (one.word == last_word(call)) price = one;
  }
  if (call.path.starts_with(studies_path)) price.times = 2;  // the chapter and its history
  if (call.path == uploads_path) price.times = 4;            // the file and its rows in the archive
  return price.kib + static_cast<int>(call.request.body.size() * price.times / kib);
}

/// Remembers which rounds and seasons have been started, for requests that repeat a start: they are
/// answered like the first one, and begin no games. Thread-safe.
class Starts {
 public:
  /// True if no such request is remembered.
  bool is_first(std::string request) {
    if (request.size() > longest) return true;
    const std::lock_guard lock(mutex_);
    if (known_.size() >= most) known_.clear();
    return known_.insert(std::move(request)).second;
  }

 private:
  static constexpr std::size_t longest = 200;
  static constexpr std::size_t most = 10'000;

  std::mutex mutex_;
  std::unordered_set<std::string> known_;
};

struct StorageGate::Budgets {
  Budgets(const Limits& limits, const SteadyClock& now)
      : players(limits.stored_per_player, now),
        addresses(limits.stored_per_address, now),
        guests_moves(limits.moved_per_address, now) {}

  NameBuckets players;
  AddressBuckets addresses;
  AddressBuckets guests_moves;
  Starts starts;
};

StorageGate::StorageGate(const Limits& limits, const SteadyClock& now, const DiskWatch* disk,
                         Vitals& vitals)
    : disk_(disk), vitals_(vitals), budgets_(std::make_shared<Budgets>(limits, now)) {}

void StorageGate::refuse(const Call& call, std::chrono::nanoseconds wait, bool own) const {
  vitals_.count("refused_total", R"(why="stored")");
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait);
  call.respond(error_response(429,
                              {ErrorCode::too_many,
                               own ? "You have stored as much as is possible in one day"
                                   : "As much was stored from one address as is possible in one "
                                     "day",
                               {},
                               "another attempt in " + std::to_string(seconds.count()) + " s"},
                              seconds));
}

std::optional<Respond> StorageGate::admit(const Call& call) const {
  const auto writes = writes_of(call);
  if (writes == Writes::nothing || writes == Writes::removal) return call.respond;
  if (writes == Writes::more && disk_ != nullptr && disk_->scarce()) {
    vitals_.count("refused_total", R"(why="disk")");
    call.respond(
        error_response(507,
                       {ErrorCode::busy,
                        "The disk of this server is nearly full: only games that have begun go on",
                        {},
                        "another attempt later"},
                       std::chrono::minutes(10)));
    return std::nullopt;
  }
  const int price = price_of(call);
  if (const auto wait = budgets_->players.take(call.player, price); wait.count() > 0) {
    refuse(call, wait, true);
    return std::nullopt;
  }
  // Other clients at an address must not make an account lose a running game. Guests share a large
  // budget, because anyone can be any number of them.
  const bool plays = writes == Writes::play;
  const int of_address = plays && !call.who.guest() ? 0 : price;
  const auto addresses = plays ? &budgets_->guests_moves : &budgets_->addresses;
  const auto wait = addresses->take(call.request.address, of_address);
  if (of_address > 0 && wait.count() > 0) {
    budgets_->players.give_back(call.player, price);
    refuse(call, wait, false);
    return std::nullopt;
  }
  return [respond = call.respond, budgets = budgets_, addresses, price, of_address,
          player = call.player, address = call.request.address, played = is_played(call),
          start = start_in(call)](Response response) {
    const bool failed = response.status >= 400;
    const bool tried = response.status < 500 && response.status != 429;
    const bool repeats = !failed && !start.empty() && !budgets->starts.is_first(start);
    if (repeats || (failed && !(played && tried))) {
      budgets->players.give_back(player, price);
      addresses->give_back(address, of_address);
    }
    respond(std::move(response));
  };
}

}  // namespace camlann::server
