// Players without a device, entered by directors by name. Their games are played at boards in the
// room: the server has no game of such a pairing, and a director gives its result.
#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/name_lists.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

namespace {

Failure not_in_arena() {
  return failure(ErrorCode::conflict,
                 "An arena pairs those who are free at once, and has no players without a device",
                 "system", "another system");
}

/// Returns the place of a player without a device of exactly this name, or the number of players.
std::size_t place_of_name(const KeptTournament& kept, const std::string& name) {
  const auto& all = kept.state().entrants;
  for (std::size_t place = 0; place < all.size(); ++place) {
    if (has_no_device(all[place].id) && kept.name(place) == name) return place;
  }
  return all.size();
}

/// True if all these names have been entered, by a request that is repeated now.
bool all_there(const KeptTournament& kept, const std::vector<ListedName>& names) {
  return std::all_of(names.begin(), names.end(), [&](const ListedName& one) {
    const auto place = place_of_name(kept, one.name);
    return place < kept.state().entrants.size() && kept.state().entrants[place].here;
  });
}

LineFault name_is_taken(const ListedName& one, std::string what) {
  return {one.line, Error{ErrorCode::conflict, std::move(what), {}, "another name"}};
}

}  // namespace

Result<void> Tournaments::may_have_names(const KeptTournament& kept, tournament::System system) {
  const auto& all = kept.state().entrants;
  const bool some = std::any_of(
      all.begin(), all.end(), [](const tournament::Entrant& one) { return has_no_device(one.id); });
  if (!some || system != tournament::System::arena) return {};
  return not_in_arena();
}

Result<std::vector<tournament::Command>> Tournaments::entries_of(
    const KeptTournament& kept, const std::vector<ListedName>& names) const {
  const auto& all = kept.state().entrants;
  std::map<std::string, int> looks;  // the line; 0 for a player in the tournament
  for (std::size_t place = 0; place < all.size(); ++place) {
    for (auto& look : looks_of(kept.name(place))) looks.emplace(std::move(look), 0);
  }
  std::vector<tournament::Command> commands;
  std::vector<LineFault> faults;
  for (const auto& one : names) {
    auto own = looks_of(one.name);
    const auto same = std::find_if(own.begin(), own.end(),
                                   [&](const auto& look) { return looks.count(look) != 0; });
    const auto line = same == own.end() ? 0 : looks.find(*same)->second;
    const auto place = place_of_name(kept, one.name);
    if (line != 0) {
      faults.push_back(name_is_taken(
          one, "This name looks like that of line " + std::to_string(line) + ": " + one.name));
    } else if (place < all.size() && !all[place].here) {
      commands.emplace_back(tournament::Return{all[place].id});
    } else if (same != own.end()) {
      faults.push_back(name_is_taken(
          one,
          "Somebody in this tournament has this name, or one that looks like it: " + one.name));
    } else {
      commands.emplace_back(
          tournament::Enter{no_device_mark + namer_(no_device_id_length), one.rating});
    }
    for (auto& look : own) looks[std::move(look)] = one.line;
  }
  if (!faults.empty()) return lines_refused(faults);
  for (const auto& command : commands) {
    TRY_VOID(tournament::decide(kept.state(), command));
  }
  return commands;
}

Result<Payload> Tournaments::enter_names(const std::string& player, const std::string& id,
                                         const std::vector<ListedName>& names) {
  TRY(const auto found, find_own(player, id));
  auto& kept = *found;
  const auto& state = kept.state();
  if (!kept.meta().league.empty()) {
    return failure(ErrorCode::conflict, "The players of a division enter its league", "league",
                   kept.meta().league);
  }
  if (state.terms.system == tournament::System::arena) return not_in_arena();
  if (state.terms.system == tournament::System::teams) {
    return failure(ErrorCode::conflict, "Only members of its clubs play in a team match", "system",
                   "another system");
  }
  if (all_there(kept, names)) return message_of(kept);
  TRY(const auto commands, entries_of(kept, names));
  const auto fresh = std::count_if(commands.begin(), commands.end(), [](const auto& command) {
    return std::holds_alternative<tournament::Enter>(command);
  });
  const auto here = state.terms.simul ? tournament::opponents_here(state)
                                      : static_cast<std::size_t>(kept.standing().players);
  const auto& cap = kept.meta().entry.cap;
  if (cap && here + names.size() > static_cast<std::size_t>(*cap)) {
    return failure(ErrorCode::too_many,
                   "These are " + std::to_string(names.size()) + " names, and " +
                       std::to_string(here) + " of " + std::to_string(*cap) +
                       " places of this tournament are taken",
                   "cap", "at most " + std::to_string(*cap) + " players");
  }
  TRY_VOID(has_room(state.terms, state.entrants.size() + static_cast<std::size_t>(fresh)));
  TRY_VOID(may_change(kept));
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const bool enters = std::holds_alternative<tournament::Enter>(commands[i]);
    TRY_VOID(carry_out(kept, commands[i], enters ? names[i].name : std::string()));
    DirectorLine line;
    line.act = DirectorAct::entered;
    const auto place = place_of_name(kept, names[i].name);
    line.about = {kept.state().entrants[place].id, names[i].name};
    note_act(kept, player, std::move(line));
  }
  return message_of(kept);
}

Result<void> Tournaments::free_boards(KeptTournament& kept) {
  const auto& meta = kept.meta();
  if (!meta.director.empty() || !meta.league.empty() || kept.state().ended) return {};
  const auto all = kept.state().entrants;
  for (const auto& one : all) {
    if (!has_no_device(one.id) || !one.here) continue;
    TRY_VOID(carry_out(kept, tournament::Withdraw{one.id}));
  }
  return {};
}

}  // namespace camlann::server
