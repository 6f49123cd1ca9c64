#pragma once
// Common base of the routes for clubs, leagues and tournaments, which players make and direct
// themselves. Thread-safe.

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
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
#include "server/messages/directors.hpp"
#include "server/model/directors.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

/// `All` is Clubs, Leagues or Tournaments.
template <class All>
class DirectedRoutes {
 protected:
  /// All must outlive it. `new_games` limits how many an address may make.
  DirectedRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
                 const Limits& limits, const SteadyClock& now)
      : visitors_(visitors),
        games_(games),
        new_games_(new_games),
        changes_(limits.tournament_changes_per_address, now),
        searches_(limits.archive_questions_per_address, now) {}

  void list(const Call& call, std::string_view of_what) const {
    auto wish = list_wish(call, of_what);
    if (!wish) return;
    games_.ask(call.queue_key(), message_reply(call), &All::list, call.player, std::move(*wish));
  }
  /// Reads which part of a list is asked for; answers the call if that is not valid, or if an
  /// address searches too much.
  [[nodiscard]] std::optional<ListWish> list_wish(const Call& call,
                                                  std::string_view of_what) const {
    auto wish = read_list_wish(call.request.target, of_what);
    if (!wish) {
      call.respond(error_response(wish.error()));
      return std::nullopt;
    }
    const bool simple = wish->search.empty() && wish->skip == 0;
    if (!simple && !call.pays(searches_, "searches")) return std::nullopt;
    return std::move(*wish);
  }
  /// Handles what all three have: the log of the directors, and their changes. False for anything
  /// else.
  [[nodiscard]] bool direct(const Call& call, const IdAndWhat& asked) const {
    if (asked.what == "log") {
      send_log(call, asked.id);
      return true;
    }
    constexpr std::string_view changes[] = {"appoint", "dismiss", "hand-over"};
    if (std::find(std::begin(changes), std::end(changes), asked.what) == std::end(changes)) {
      return false;
    }
    if (!call.sends_json("POST") || !call.pays(changes_, "changes")) return true;
    const bool appoints = asked.what == "appoint";
    const auto player =
        appoints ? read_appointed(call.request.body) : read_director(call.request.body);
    if (!player) {
      call.respond(error_response(player.error()));
      return true;
    }
    DirectorWish wish;
    wish.act = appoints                  ? DirectorAct::appointed
               : asked.what == "dismiss" ? DirectorAct::dismissed
                                         : DirectorAct::handed_over;
    wish.who.player = *player;
    const auto& directory = visitors_.directory();
    if (const auto named = appoints ? directory.player_named(*player) : std::nullopt) {
      if (const auto account = directory.account(*named)) wish.account = {*named, account->name};
    }
    change(call, asked.id, &All::change_directors, std::move(wish));
    return true;
  }
  /// True if the name has no unwanted words; answers the call if it has.
  template <class Wish>
  [[nodiscard]] bool name_is_wanted(const Call& call, const Wish& wish) const {
    return is_wanted(call, visitors_, wish.name, "name");
  }
  /// The same for the texts of the directors.
  template <class Wish>
  [[nodiscard]] bool texts_are_wanted(const Call& call, const Wish& wish) const {
    return is_wanted(call, visitors_, wish.about, "about") &&
           is_wanted(call, visitors_, wish.prizes, "prizes") &&
           is_wanted(call, visitors_, wish.contact, "contact");
  }
  /// Makes a new one; answers with the error if the wish could not be read.
  template <class Wish>
  void make(const Call& call, Result<Wish> wish) const {
    if (!wish) return call.respond(error_response(wish.error()));
    if (!call.pays(new_games_, "games")) return;
    if (!set_name(call, visitors_, wish->host)) return;
    if (!name_is_wanted(call, *wish)) return;
    games_.ask(call.queue_key(), message_reply(call, 201), &All::make, call.player,
               std::move(*wish));
  }

  /// True if this is a request for one of these changes, within the caller's limits; answers the
  /// call if not.
  [[nodiscard]] bool may_change(const Call& call, std::string_view what,
                                std::initializer_list<std::string_view> known) const {
    if (std::find(known.begin(), known.end(), what) == known.end()) {
      call.respond(not_found(call.path));
      return false;
    }
    return call.sends_json("POST") && call.pays(changes_, "changes");
  }
  /// Calls All::act(player, id, values...).
  template <class Act, class... Values>
  void change(const Call& call, const std::string& id, Act act, Values... values) const {
    games_.ask(call.queue_key(), message_reply(call), act, call.player, id, std::move(values)...);
  }
  /// Calls All::act(player, id, value) with the value of the body; answers with the error if it
  /// could not be read.
  template <class Act, class Value>
  void change_by(const Call& call, const std::string& id, Act act,
                 const Result<Value>& read) const {
    if (!read) return call.respond(error_response(read.error()));
    change(call, id, act, *read);
  }

  const Visitors& visitors_;
  Games& games_;

 private:
  void send_log(const Call& call, const std::string& id) const {
    constexpr int highest = 1'000'000'000;
    if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
    const auto before = read_count(call.request.target, "before", 1, highest, highest, "lines");
    if (!before) return call.respond(error_response(before.error()));
    games_.ask(call.queue_key(), message_reply(call), &All::director_log, id,
               static_cast<std::int64_t>(*before));
  }

  AddressBuckets& new_games_;
  mutable AddressBuckets changes_;
  mutable AddressBuckets searches_;
};

}  // namespace camlann::server
