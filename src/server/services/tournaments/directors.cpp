// The directors of tournaments, and the log of what they did.
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "server/messages/tournaments.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"
#include "tournament/words.hpp"

namespace camlann::server {

namespace {

DirectedEvent event_of(const KeptTournament& kept) {
  return {DirectedKind::tournament, kept.meta().id};
}

/// A result, which Report and Correct have in the same form.
template <class Given>
DirectorLine given_line(DirectorAct act, const Given& given) {
  DirectorLine line = line_of(act);
  line.round = static_cast<int>(given.round);
  line.board = static_cast<int>(given.board);
  line.result = word_of(given.score);
  return line;
}

/// Makes the lines of the commands that only directors give. Withdraw comes from players, too.
struct LineOf {
  const KeptTournament& kept;

  DirectorLine operator()(const tournament::Report& given) const {
    return given_line(DirectorAct::gave, given);
  }
  DirectorLine operator()(const tournament::Correct& given) const {
    return given_line(DirectorAct::corrected, given);
  }
  DirectorLine operator()(const tournament::Withdraw& gone) const {
    auto line = line_of(DirectorAct::removed);
    line.about = {gone.player, kept.name_of(gone.player)};
    return line;
  }
  DirectorLine operator()(const tournament::WithdrawTeam& gone) const {
    auto line = line_of(DirectorAct::removed);
    line.about.name = kept.team_name(kept.state().index_of_team(gone.team));
    return line;
  }
  DirectorLine operator()(const tournament::Finish& /*end*/) const {
    return line_of(DirectorAct::ended);
  }
  DirectorLine operator()(const tournament::Reopen& /*reopen*/) const {
    return line_of(DirectorAct::reopened);
  }
  DirectorLine operator()(const tournament::Change& /*terms*/) const {
    return line_of(DirectorAct::changed);
  }
  template <class Other>
  DirectorLine operator()(const Other& /*command*/) const {
    return {};
  }
};

/// Returns the player to appoint, with the name here or that of the account; nothing if neither is
/// known.
Director known_player(const KeptTournament& kept, const DirectorWish& wish) {
  if (has_no_device(wish.who.player)) return {};
  const auto directors = kept.directors();
  if (const auto* const one = find_director(directors, wish.who.player)) return *one;
  if (const auto place = kept.state().find(wish.who.player)) {
    return {wish.who.player, kept.name(*place)};
  }
  return wish.account;
}

}  // namespace

void Tournaments::note_act(const KeptTournament& kept, const std::string& player,
                           DirectorLine line) {
  const auto all = kept.directors();
  const auto* const director = find_director(all, player);
  if (director == nullptr) return;
  line.by = *director;
  directing_.note(event_of(kept), std::move(line));
}

void Tournaments::note_player(const KeptTournament& kept, const std::string& player,
                              DirectorLine line) {
  line.by = {player, kept.name_of(player)};
  directing_.note(event_of(kept), std::move(line));
}

void Tournaments::note_command(const KeptTournament& kept, const tournament::Command& command,
                               const std::string& director) {
  // An entry comes with the name of the player, as does a return.
  if (director.empty() || std::holds_alternative<tournament::Enter>(command) ||
      std::holds_alternative<tournament::Return>(command) ||
      std::holds_alternative<tournament::EnterTeam>(command)) {
    return;
  }
  note_act(kept, director, std::visit(LineOf{kept}, command));
}

Result<Payload> Tournaments::change_directors(const std::string& player, const std::string& id,
                                              const DirectorWish& wish) {
  TRY(const auto kept, find_own(player, id));
  if (!kept->meta().league.empty()) {
    return failure(ErrorCode::conflict, "A division has the directors of its league", "league",
                   kept->meta().league);
  }
  auto known = wish;
  known.who = known_player(*kept, wish);
  if (known.who.player.empty()) return nobody_to_appoint();
  TRY(const auto after, directing_.change(event_of(*kept), kept->directors(), player, known));
  (void)step_of(*kept);  // it is read again if this is not saved
  kept->set_directors(after);
  watchers_.publish(id, tournament_message(id, kept->version()));
  return message_of(*kept);
}

Result<Payload> Tournaments::director_log(const std::string& id, std::int64_t before) {
  TRY(const auto kept, find(id));
  return directing_.log(event_of(*kept), before);
}

void Tournaments::set_directors(const std::string& division, const Directors& directors) {
  const auto found = kept_.find(division);
  if (found != kept_.end()) {
    (void)step_of(found->second);
    found->second.set_directors(directors);
  } else {
    half_read_.erase(division);  // it is read again, with the directors of then
  }
}

void Tournaments::drop_if(const std::function<bool(const KeptTournament&)>& which) {
  std::vector<std::string> ids;
  for (const auto& [id, kept] : kept_) {
    if (which(kept)) ids.push_back(id);
  }
  for (const auto& [id, half] : half_read_) {
    if (which(half.tournament)) ids.push_back(id);
  }
  for (const auto& id : ids) drop(id);
}

Result<void> Tournaments::find_abandoned() {
  TRY(const auto ids, store_.tournaments().abandoned());
  unmended_.insert(unmended_.end(), ids.begin(), ids.end());
  return {};
}

Result<void> Tournaments::lose_director(const std::string& player) {
  drop_if([&](const KeptTournament& kept) { return kept.directs(player); });
  return find_abandoned();
}

void Tournaments::lose_club(const std::string& club) {
  drop_if([&](const KeptTournament& kept) { return kept.meta().club == club; });
}

Result<void> Tournaments::look_again_at(const DirectedEvent& event) {
  drop_if([&](const KeptTournament& kept) {
    const auto& meta = kept.meta();
    return event.kind == DirectedKind::tournament ? meta.id == event.id
                                                  : !event.id.empty() && meta.league == event.id;
  });
  return find_abandoned();
}

}  // namespace camlann::server
