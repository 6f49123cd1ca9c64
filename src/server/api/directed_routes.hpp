#pragma once
// What the parts of the interface for clubs, leagues and tournaments have in common: all that
// players make and direct themselves. Thread-safe.

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

/// `All` is Clubs, Leagues or Tournaments.
template <class All>
class DirectedRoutes {
 protected:
  using Ask = std::function<Result<Payload>(All&)>;
  using AskGames = void (Games::*)(const QueueKey&, Ask, const Reply<Payload>&);

  /// All must outlive it. `new_games` is how many an address may make.
  DirectedRoutes(AskGames how, Games& games, AddressBuckets& new_games, const Visitors& visitors,
                 const Limits& limits, const SteadyClock& now)
      : visitors_(visitors),
        games_(games),
        ask_(how),
        new_games_(new_games),
        changes_(limits.tournament_changes_per_address, now) {}

  /// Answers with what is said on the games' thread.
  void ask(const Call& call, Ask what, int status = 200) const {
    (games_.*ask_)(call.queue_key(), std::move(what), message_reply(call, status));
  }
  void list(const Call& call) const {
    ask(call, [player = call.player](All& all) { return all.list(player); });
  }
  /// Or says why this cannot be made.
  template <class Wish>
  void make(const Call& call, Result<Wish> wish) const {
    if (!wish) return call.respond(error_response(wish.error()));
    if (!call.pays(new_games_, "games")) return;
    if (!set_name(call, visitors_, wish->host)) return;
    if (!is_wanted(call, visitors_, wish->name, "name")) return;
    ask(
        call,
        [player = call.player, wish = std::move(*wish)](All& all) {
          return all.make(player, wish);
        },
        201);
  }

  /// Whether this is a request for one of these changes, and not one of too many; answers the call
  /// if not.
  [[nodiscard]] bool may_change(const Call& call, std::string_view what,
                                std::initializer_list<std::string_view> known) const {
    if (std::find(known.begin(), known.end(), what) == known.end()) {
      call.respond(not_found(call.path));
      return false;
    }
    return call.sends_json("POST") && call.pays(changes_, "changes");
  }
  /// By All::act(player, id).
  template <class Act>
  void change(const Call& call, const std::string& id, const Act& act) const {
    ask(call,
        [act, player = call.player, id](All& all) { return std::invoke(act, all, player, id); });
  }
  /// By All::act(player, id, value) with what the body says, or says what is wrong with it.
  template <class Value, class Act>
  void change(const Call& call, const std::string& id, const Result<Value>& read,
              const Act& act) const {
    if (!read) return call.respond(error_response(read.error()));
    ask(call, [act, player = call.player, id, value = *read](All& all) {
      return std::invoke(act, all, player, id, value);
    });
  }

  const Visitors& visitors_;
  Games& games_;

 private:
  const AskGames ask_;
  AddressBuckets& new_games_;
  mutable AddressBuckets changes_;
};

}  // namespace camlann::server
