#include "server/messages/tournaments.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/competition.hpp"
#include "server/messages/directors.hpp"
#include "server/model/calendar.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/simul.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"
#include "wire/messages/tournament.hpp"
#include "wire/messages/tournament_pairing.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

message::TournamentPhase phase_of(TournamentPhase phase) {
  switch (phase) {
    case TournamentPhase::open: return message::TournamentPhase::open;
    case TournamentPhase::running: return message::TournamentPhase::running;
    case TournamentPhase::over: break;
  }
  return message::TournamentPhase::over;
}

int seconds_of(Millis duration) {
  return static_cast<int>(duration / play::one_second);
}

message::TournamentSummary summary_of(const TournamentMeta& meta,
                                      const TournamentStanding& standing, const WordList& words) {
  message::TournamentSummary made;
  describe(made, meta, words);
  made.system = meta.terms.system;
  made.phase = phase_of(standing.phase);
  if (!meta.league.empty()) made.league = meta.league;
  made.players = standing.players;
  made.round = standing.rounds;
  if (meta.starts) made.starts = to_iso(*meta.starts);
  return made;
}

message::TournamentPlayer player_of(const KeptTournament& kept, std::size_t place,
                                    const Marks& marks) {
  const auto& entrant = kept.state().entrants[place];
  auto made = marks.on(message::TournamentPlayer{entrant.id,
                                                 kept.name(place),
                                                 entrant.rating,
                                                 entrant.here,
                                                 kept.first_round(place),
                                                 {},
                                                 false,
                                                 false,
                                                 false,
                                                 {}});
  made.no_device = has_no_device(entrant.id);
  if (entrant.team) made.team = static_cast<int>(*entrant.team);
  if (entrant.asked_bye) made.bye = static_cast<int>(*entrant.asked_bye);
  return made;
}

message::TournamentRound round_of(const KeptTournament& kept, std::size_t index) {
  const auto& state = kept.state();
  const auto& round = state.rounds[index];
  const auto place = [&](const tournament::PlayerId& id) {
    return static_cast<int>(state.index_of(id));
  };
  message::TournamentRound made{round.stage, to_iso(kept.started(index)), {}, {}, false, {}};
  for (std::size_t board = 0; board < round.pairings.size(); ++board) {
    const auto& pairing = round.pairings[board];
    const auto& game = kept.game({index, board});
    auto& told = made.games.emplace_back();
    told.white = place(pairing.white);
    told.black = place(pairing.black);
    told.result = pairing.score;
    if (!game.empty()) told.game = game;
    told.slot = pairing.slot;
    if (const auto* given = kept.given({index, board})) {
      told.given = message::TournamentGiven{given->by, to_iso(given->at), given->corrects};
    }
    for (const auto& [by, score, at] : kept.told({index, board})) {
      told.reports.push_back({by, score, to_iso(at)});
    }
  }
  for (const auto& bye : round.byes) made.byes.push_back({place(bye.player), bye.kind, bye.slot});
  made.given = round.given;
  return made;
}

/// Adds the teams, their matches and their standing.
void add_teams(const KeptTournament& kept, const WordList& words, message::Tournament& made) {
  const auto& state = kept.state();
  made.boards = state.terms.boards;
  for (std::size_t i = 0; i < state.teams.size(); ++i) {
    const auto& team = state.teams[i];
    message::TournamentTeam told{
        team.id, shown(kept.team_name(i), words, hidden_name), team.here, {}};
    for (const auto& player : team.line_up) {
      told.line_up.push_back(static_cast<int>(state.index_of(player)));
    }
    made.teams.push_back(std::move(told));
  }
  const auto results = tournament::match_results(state);
  for (std::size_t i = 0; i < state.rounds.size(); ++i) {
    auto& matches = made.rounds[i].matches;
    for (const auto& one : results[i]) {
      matches.push_back({static_cast<int>(one.first), static_cast<int>(one.second),
                         one.first_halves, one.second_halves, one.over, one.counts});
    }
    for (const auto& [first, second] : state.rounds[i].matches) {
      if (second.empty()) matches.push_back({static_cast<int>(state.index_of_team(first)), {}});
    }
  }
  for (const auto& line : tournament::team_standings(state)) {
    made.team_standing.push_back({static_cast<int>(line.team), static_cast<int>(line.place),
                                  line.match_points, line.halves, line.direct,
                                  line.sonneborn_berger});
  }
}

message::TournamentDisplay display_of(const tournament::State& state,
                                      const tournament::Simul& simul) {
  message::TournamentDisplay made;
  const auto giver = state.find(simul.giver);
  made.giver = giver ? static_cast<int>(*giver) : -1;
  made.colour = simul.colour;
  made.extra_minutes = simul.extra_minutes;
  const auto score = tournament::score_of_giver(state);
  made.won = score.won;
  made.drawn = score.drawn;
  made.lost = score.lost;
  made.open = score.open;
  return made;
}

}  // namespace

std::string tournament_json(const KeptTournament& kept, const Marks& marks, const WordList& words) {
  const auto& meta = kept.meta();
  const auto& state = kept.state();
  message::Tournament made;
  static_cast<message::TournamentSummary&>(made) = summary_of(meta, kept.standing(), words);
  made.director_guest = marks.is_guest(meta.director, meta.director_name);
  describe_texts(made, meta, words);
  made.cap = meta.entry.cap;
  made.lowest_rating = meta.entry.lowest;
  made.highest_rating = meta.entry.highest;
  made.needs_code = !meta.entry.code.empty();
  made.approval = meta.entry.approval;
  made.directors = directors_message(kept.directors(), marks);
  made.version = kept.version() + 1;
  made.rounds_in_all = static_cast<int>(tournament::rounds_in_all(state));
  made.cycles = meta.terms.cycles;
  made.third_place = meta.terms.third_place;
  made.in_room = meta.terms.in_room;
  made.tie_breaks = meta.terms.tie_breaks;
  if (meta.pause) made.pause = seconds_of(*meta.pause);
  if (meta.calendar != Calendar{}) made.calendar = meta.calendar;
  if (!meta.following.empty()) made.following = meta.following;
  if (meta.lasts > 0) made.minutes = seconds_of(meta.lasts) / 60;
  if (meta.late > 0) made.late = meta.late;
  const auto next = kept.ends() ? kept.ends() : kept.due();
  if (next && !state.ended) made.next = to_iso(*next);
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    made.entrants.push_back(player_of(kept, i, marks));
  }
  for (std::size_t i = 0; i < state.rounds.size(); ++i) made.rounds.push_back(round_of(kept, i));
  for (const auto& line : tournament::shown_standings(state)) {
    made.standing.push_back({static_cast<int>(state.index_of(line.player)),
                             static_cast<int>(line.place), line.halves, line.tie_breaks});
  }
  if (state.terms.system == tournament::System::teams) add_teams(kept, words, made);
  if (state.terms.simul) made.display = display_of(state, *state.terms.simul);
  return wire::to_json(made);
}

std::string tournaments_json(const ListPart<TournamentSummary>& part, const WordList& words) {
  message::Tournaments made;
  for (const auto& [meta, standing] : part.all) {
    made.tournaments.push_back(summary_of(meta, standing, words));
  }
  made.next = part.next;
  return wire::to_json(made);
}

std::string entries_json(const std::string& code, const std::vector<RatedApplicant>& applicants,
                         const Marks& marks) {
  message::TournamentEntries made;
  if (!code.empty()) made.code = code;
  for (const auto& [one, rating] : applicants) {
    if (one.phase == ApplicantPhase::withdrawn) continue;
    made.applicants.push_back({one.player, one.name, rating, one.phase == ApplicantPhase::refused,
                               to_iso(one.at), marks.is_guest(one.player, one.name)});
  }
  return wire::to_json(made);
}

std::string own_entry_json(std::optional<ApplicantPhase> mine) {
  message::TournamentEntries made;
  made.mine = mine;
  return wire::to_json(made);
}

std::string opened_board_json(const std::string& code, const std::string& game) {
  message::OpenedBoard made{code, std::nullopt};
  if (!game.empty()) made.game = game;
  return wire::to_json(made);
}

std::string pairing_json(const KeptTournament& kept, const tournament::GivenPairing& pairing,
                         const std::vector<tournament::PairingFault>& faults) {
  const auto name_of = [&](const tournament::PlayerId& player) {
    return kept.state().find(player) ? kept.name_of(player) : "Somebody";
  };
  message::PairingCheck made;
  made.round = static_cast<int>(kept.state().rounds.size()) + 1;
  for (const auto& [white, black] : pairing.boards) made.boards.push_back({white, black});
  for (const auto& bye : pairing.byes) made.byes.push_back({bye.player, bye.kind});
  for (const auto& fault : faults) {
    made.faults.push_back({fault.kind, fault.severity, static_cast<int>(fault.board), fault.player,
                           fault.other, static_cast<int>(fault.round),
                           tournament::sentence_of(fault, name_of)});
  }
  return wire::to_json(made);
}

Payload tournament_message(const std::string& id, std::int64_t version) {
  return std::make_shared<const std::string>(
      wire::to_json(message::TournamentChanged{id, version + 1}));
}

}  // namespace camlann::server
