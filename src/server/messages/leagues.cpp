#include "server/messages/leagues.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/competition.hpp"
#include "server/messages/directors.hpp"
#include "server/messages/requests.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/competition.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"
#include "tournament/league_life.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "wire/messages/league.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

namespace rules = tournament::league;

constexpr int league_depth = 4;
constexpr std::size_t nowhere = ~std::size_t{0};

message::LeaguePhase phase_of(LeaguePhase phase) {
  switch (phase) {
    case LeaguePhase::open: return message::LeaguePhase::open;
    case LeaguePhase::playing: return message::LeaguePhase::playing;
    case LeaguePhase::between: return message::LeaguePhase::between;
    case LeaguePhase::over: break;
  }
  return message::LeaguePhase::over;
}

message::LeagueSummary summary_of(const LeagueSummary& known, const WordList& words) {
  const auto& meta = known.meta;
  message::LeagueSummary made;
  describe(made, meta, words);
  made.phase = phase_of(known.phase);
  made.players = known.players;
  made.season = known.season;
  return made;
}

std::size_t place_in(const tournament::Divisions& divisions, const std::string& player) {
  for (std::size_t i = 0; i < divisions.size(); ++i) {
    const auto& one = divisions[i];
    if (std::find(one.begin(), one.end(), player) != one.end()) return i;
  }
  return nowhere;
}

int open_games(const tournament::State& state, const std::string& player) {
  std::ptrdiff_t open = 0;
  for (const auto& round : state.rounds) {
    open += std::count_if(round.pairings.begin(), round.pairings.end(), [&](const auto& one) {
      return one.score == tournament::Score::open && (one.white == player || one.black == player);
    });
  }
  return static_cast<int>(open);
}

/// Computes the division of each player in the next season if these standings were final.
class Forecast {
 public:
  Forecast(const rules::State& state, const std::vector<const KeptTournament*>& divisions)
      : state_(state) {
    tournament::Divisions standings;
    for (const auto* division : divisions) {
      standings.push_back(tournament::ranking(division->state()));
    }
    if (auto next = rules::next_divisions(state, standings)) next_ = std::move(*next);
  }

  [[nodiscard]] message::LeagueMove of(const std::string& player, std::size_t now) const {
    const auto& gone = state_.gone;
    if (std::find(gone.begin(), gone.end(), player) != gone.end()) {
      return message::LeagueMove::leaves;
    }
    const auto then = place_in(next_, player);
    if (then == nowhere || then == now) return message::LeagueMove::stays;
    return then < now ? message::LeagueMove::up : message::LeagueMove::down;
  }

 private:
  const rules::State& state_;
  tournament::Divisions next_;
};

message::LeagueDivision division_message(const LeagueView& view, std::size_t index,
                                         const Forecast& forecast, const Marks& marks) {
  const auto& kept = *view.divisions[index];
  message::LeagueDivision made;
  made.tournament = kept.meta().id;
  made.over = kept.state().ended;
  for (const auto& line : tournament::standings(kept.state())) {
    const auto& player = line.player;
    made.standing.push_back(marks.on(message::LeagueLine{
        player, view.league.name_of(player), false, false, static_cast<int>(line.place),
        line.halves, open_games(kept.state(), player), forecast.of(player, index)}));
  }
  return made;
}

}  // namespace

std::string league_json(const LeagueView& view, const Marks& marks, const WordList& words) {
  const auto& league = view.league;
  const auto& state = league.state;
  message::League made;
  static_cast<message::LeagueSummary&>(made) = summary_of(
      {league.meta, league.phase(), league.players(), static_cast<int>(state.seasons)}, words);
  made.director_guest = marks.is_guest(league.meta.director, league.meta.director_name);
  made.directors = directors_message(league.directors(), marks);
  describe_texts(made, league.meta, words);
  made.division_size = static_cast<int>(state.terms.division_size);
  made.movers = static_cast<int>(state.terms.movers);
  made.cycles = league.meta.cycles;
  const auto& entry = league.meta.entry;
  made.cap = entry.cap;
  made.lowest_rating = entry.lowest;
  made.highest_rating = entry.highest;
  made.needs_code = !entry.code.empty();
  made.approval = entry.approval;
  made.takes_part = rules::takes_part(state, view.player);
  if (!view.game.empty()) made.game = view.game;
  const Forecast forecast(state, view.divisions);
  for (std::size_t i = 0; i < view.divisions.size(); ++i) {
    made.divisions.push_back(division_message(view, i, forecast, marks));
  }
  for (const auto& [player, rating] : state.waiting) {
    made.waiting.push_back(marks.on(message::LeaguePlayer{player, league.name_of(player), rating}));
  }
  for (std::size_t i = 0; i + 1 < league.seasons.size(); ++i) {
    made.earlier.push_back({league.seasons[i]});
  }
  return wire::to_json(made);
}

std::string leagues_json(const ListPart<LeagueSummary>& part, const WordList& words) {
  message::Leagues made;
  for (const auto& one : part.all) made.leagues.push_back(summary_of(one, words));
  made.next = part.next;
  return wire::to_json(made);
}

Payload league_message(const std::string& id) {
  return std::make_shared<const std::string>(wire::to_json(message::LeagueChanged{id}));
}

Result<NewLeague> read_new_league(std::string_view body) {
  return wire::read<message::NewLeague>(body, league_depth).map([](message::NewLeague&& read) {
    NewLeague wish;
    wish.name = without_direction_marks(read.name);
    wish.club = std::move(read.club);
    wish.variant = std::move(read.variant);
    wish.rules = std::move(read.rules);
    wish.time.days = read.days;
    wish.rated = read.rated;
    wish.terms.division_size = static_cast<std::size_t>(read.division_size);
    wish.terms.movers = static_cast<std::size_t>(read.movers);
    wish.cycles = read.cycles;
    wish.is_public = read.is_public;
    read_texts(wish, read);
    wish.entry = {read.cap, read.lowest_rating, read.highest_rating,
                  read.code ? clean_entry_code(*read.code) : std::string(), read.approval};
    wish.host = without_direction_marks(read.host);
    wish.nonce = std::move(read.nonce);
    return wish;
  });
}

Result<std::size_t> read_season(std::string_view body) {
  return wire::read<message::StartSeason>(body, league_depth).map([](message::StartSeason&& read) {
    return static_cast<std::size_t>(read.season);
  });
}

Result<KeptLeague> league_of(const NewLeague& wish, const Catalog& known) {
  NewTournament division;
  division.name = wish.name;
  division.club = wish.club;
  division.variant = wish.variant;
  division.rules = wish.rules;
  division.time = wish.time;
  division.rated = wish.rated;
  division.is_public = wish.is_public;
  division.about = wish.about;
  division.prizes = wish.prizes;
  division.contact = wish.contact;
  division.entry = wish.entry;
  division.host = wish.host;
  division.nonce = wish.nonce;
  division.terms.system = tournament::System::round_robin;
  division.terms.cycles = wish.cycles;
  TRY(auto sound, tournament_of(division, known));
  TRY(auto state, rules::new_league(wish.terms));
  KeptLeague league;
  league.state = std::move(state);
  static_cast<CompetitionMeta&>(league.meta) = std::move(sound);
  league.meta.cycles = wish.cycles;
  league.meta.entry = wish.entry;
  return league;
}

TournamentMeta division_of(const KeptLeague& league, std::size_t number) {
  const auto& meta = league.meta;
  TournamentMeta made;
  static_cast<CompetitionMeta&>(made) = static_cast<const CompetitionMeta&>(meta);
  made.name = meta.name + ", season " + std::to_string(league.state.seasons) + ", division " +
              std::to_string(number);
  made.league = meta.id;
  made.nonce.clear();
  made.terms.system = tournament::System::round_robin;
  made.terms.cycles = meta.cycles;
  made.terms.all_at_once = true;
  made.terms.tie_breaks = {tournament::TieBreak::beaten_points, tournament::TieBreak::wins};
  made.pause = 0;  // ends with its last result
  return made;
}

}  // namespace camlann::server
