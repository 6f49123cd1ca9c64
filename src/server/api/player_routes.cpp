#include "server/api/player_routes.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "rating/game.hpp"
#include "rules/variant_info.hpp"
#include "server/api/call.hpp"
#include "server/api/rating_query.hpp"
#include "server/core/http.hpp"
#include "server/messages/game.hpp"
#include "server/messages/people.hpp"
#include "server/model/account_names.hpp"
#include "server/model/game_state.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/profile.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/profiles.hpp"
#include "server/store/people.hpp"

namespace camlann::server {

namespace {

/// Usual number of leaders in a response.
constexpr int shown_leaders = 50;
/// Maximum number of players in a search result; one more letter narrows the search.
constexpr std::size_t shown_found = 10;

}  // namespace

std::string PlayerRoutes::name_of(const std::string& player, const std::string& given) const {
  const auto account = directory_.account(player);
  return account ? account->name : given;
}

Reply<Profile> PlayerRoutes::profile_reply(const Respond& respond) const {
  return [this, respond](const Result<Profile>& found) {
    if (!found) return respond(error_response(found.error()));
    Profile profile = *found;
    profile.name = name_of(profile.id, profile.name);
    for (auto& one : profile.opponents) one.name = name_of(one.id, one.name);
    respond(json_response(200, profile_json(profile, directory_.marks())));
  };
}

void PlayerRoutes::players(const Call& call, std::string_view rest) const {
  if (rest.empty()) return find(call);
  const auto [asked, what, ended] = id_and_what(rest);
  const auto id = directory_.player_named(asked).value_or(asked);
  for (const auto bond : {Bond::follow, Bond::block}) {
    const std::string word(word_of(bond));
    if (what != word && what != "un" + word) continue;
    if (!call.sends_json("POST") || !call.pays(bonds_, "changes")) return;
    return games_.ask(call.queue_key(), profile_reply(call.respond), &Bonds::bind, id, bond,
                      what == word);
  }
  if (what == "mute" || what == "unmute") {
    if (!call.sends_json("POST") || !call.pays(bonds_, "changes")) return;
    return games_.ask(call.queue_key(), profile_reply(call.respond), &Bonds::mute, id,
                      what == "mute");
  }
  if (ended || (!what.empty() && what != "history" && what != "games" && what != "opponents")) {
    return call.respond(not_found(call.path));
  }
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto& respond = call.respond;
  if (what.empty()) {
    return games_.ask(call.queue_key(), profile_reply(respond), &Profiles::profile, id);
  }
  if (what == "games") return games(call, id);
  if (what == "opponents") return opponents(call, id);
  const auto kind = read_rating_kind(call.request.target, known_);
  if (!kind) return respond(error_response(kind.error()));
  const auto reply = [respond, kind = *kind](const Result<std::vector<RatingPoint>>& points) {
    respond(points ? json_response(200, history_json(kind, *points))
                   : error_response(points.error()));
  };
  games_.ask(call.queue_key(), reply, &Profiles::history, id, *kind);
}

void PlayerRoutes::games(const Call& call, const std::string& id) const {
  const auto wish = read_part_wish(call.request.target, "games");
  if (!wish) return call.respond(error_response(wish.error()));
  const auto reply = [respond = call.respond](const Result<ListPart<GameSummary>>& part) {
    respond(part ? json_response(200, games_json(part->all, part->next))
                 : error_response(part.error()));
  };
  games_.ask(call.queue_key(), reply, &Profiles::games, id, *wish);
}

void PlayerRoutes::opponents(const Call& call, const std::string& id) const {
  const auto wish = read_part_wish(call.request.target, "players");
  if (!wish) return call.respond(error_response(wish.error()));
  const auto reply = [this, respond = call.respond](const Result<ListPart<MetOpponent>>& found) {
    if (!found) return respond(error_response(found.error()));
    auto part = *found;
    for (auto& one : part.all) one.name = name_of(one.id, one.name);
    respond(json_response(200, opponents_json(part, directory_.marks())));
  };
  games_.ask(call.queue_key(), reply, &Profiles::opponents, id, *wish);
}

void PlayerRoutes::find(const Call& call) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto name = read_query(call.request.target, "name");
  if (!name) return call.respond(error_response(name.error()));
  if (folded_name(*name).empty()) {
    return call.respond(error_response(
        {ErrorCode::syntax, "There is no name to look for", "name", "the beginning of a name"}));
  }
  if (!call.pays(searches_, "searches")) return;
  call.respond(json_response(200, found_players_json(directory_.named_like(*name, shown_found))));
}

void PlayerRoutes::leaders(const Call& call, std::string_view rest) const {
  if (!rest.empty()) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto& respond = call.respond;
  const auto kind = read_rating_kind(call.request.target, known_);
  if (!kind) return respond(error_response(kind.error()));
  const auto wish = read_part_wish(call.request.target, "players", shown_leaders);
  if (!wish) return respond(error_response(wish.error()));
  const auto reply = [this, respond](const Result<LeaderBoard>& found) {
    if (!found) return respond(error_response(found.error()));
    LeaderBoard board = *found;
    for (auto& place : board.places) {
      place.name = name_of(place.player, place.name);
      place.bot = directory_.is_bot(place.player);
    }
    respond(json_response(200, leaders_json(board)));
  };
  games_.ask(call.queue_key(), reply, &Profiles::leaders, *kind, *wish);
}

void PlayerRoutes::circle(const Call& call, std::string_view rest) const {
  if (!rest.empty()) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  const auto reply = [this, respond = call.respond](const Result<Circle>& found) {
    if (!found) return respond(error_response(found.error()));
    Circle circle = *found;
    for (auto* persons : {&circle.follows, &circle.blocks, &circle.mutes}) {
      for (auto& [id, name] : *persons) name = name_of(id, name);
    }
    respond(json_response(200, circle_json(circle, directory_.marks())));
  };
  games_.ask(call.queue_key(), reply, &Bonds::circle);
}

}  // namespace camlann::server
