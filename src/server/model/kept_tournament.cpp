#include "server/model/kept_tournament.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/look_alikes.hpp"
#include "server/model/calendar.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

namespace {

/// Time between the pairings of an arena.
constexpr Millis between_waves = 5000;
/// Delay after the entry that a scheduled start was waiting for.
constexpr Millis late_start = 10'000;

/// True if this board has a result already.
bool has_result(const tournament::State& state, const tournament::Scored& scored) {
  if (scored.round < 1 || scored.round > state.rounds.size()) return false;
  const auto& pairings = state.rounds[scored.round - 1].pairings;
  return scored.board >= 1 && scored.board <= pairings.size() &&
         pairings[scored.board - 1].score != tournament::Score::open;
}

}  // namespace

KeptTournament::KeptTournament(TournamentMeta meta, tournament::State state)
    : meta_(std::move(meta)), state_(std::move(state)) {}

Result<KeptTournament> KeptTournament::create(TournamentMeta meta) {
  TRY(auto state, tournament::new_tournament(meta.terms));
  return KeptTournament(std::move(meta), std::move(state));
}

Result<void> KeptTournament::add(const TournamentEntry& entry) {
  const auto& event = entry.event;
  const auto* const scored = std::get_if<tournament::Scored>(&event);
  const bool corrects = scored != nullptr && has_result(state_, *scored);
  TRY(auto next, tournament::try_apply(std::move(state_), event));
  state_ = std::move(next);
  if (std::holds_alternative<tournament::Entered>(event)) {
    names_.push_back(entry.with.empty() ? std::string() : entry.with.front());
    joined_.push_back(static_cast<int>(state_.rounds.size()) + 1);
    returned_.push_back(0);
  }
  if (std::holds_alternative<tournament::TeamEntered>(event)) {
    const auto place = state_.index_of_team(std::get<tournament::TeamEntered>(event).team);
    team_names_.resize(state_.teams.size());
    team_names_[place] = entry.with.empty() ? std::string() : entry.with.front();
  }
  if (const auto* back = std::get_if<tournament::CameBack>(&event)) {
    ++returns_;
    const auto place = state_.index_of(back->player);
    ++returned_[place];
    if (!entry.with.empty()) names_[place] = entry.with.front();
  }
  if (const auto* paired = std::get_if<tournament::RoundPaired>(&event)) {
    games_.push_back(entry.with);
    games_.back().resize(paired->round.pairings.size());
    for (std::size_t board = 0; board < games_.back().size(); ++board) {
      const auto& game = games_.back()[board];
      if (!game.empty()) boards_[game] = {games_.size() - 1, board};
      if (is_in_room({games_.size() - 1, board})) ++in_room_;
    }
    started_.push_back(entry.at);
    ready_ = entry.at;
  }
  if (scored != nullptr) {
    ready_ = entry.at;
    note_given(*scored, entry, corrects);
  }
  if (const auto* opened = std::get_if<tournament::BoardOpened>(&event)) {
    note_opened(*opened, entry);
  }
  if (const auto* told = std::get_if<tournament::ResultTold>(&event)) note_told(*told, entry);
  version_ = entry.version;
  updated_ = entry.at;
  // The clock must not end it again at once: the director continues.
  postponed_ = std::holds_alternative<tournament::Reopened>(event);
  json.reset();
  return {};
}

void KeptTournament::change(TournamentMeta meta) {
  meta_ = std::move(meta);
  json.reset();
}

Directors KeptTournament::directors() const {
  Directors all;
  if (!meta_.director.empty()) all.push_back({meta_.director, meta_.director_name});
  all.insert(all.end(), others_.begin(), others_.end());
  return all;
}

void KeptTournament::set_directors(const Directors& directors) {
  const auto first = directors.empty() ? Director{} : directors.front();
  meta_.director = first.player;
  meta_.director_name = first.name;
  others_.assign(directors.begin() + (directors.empty() ? 0 : 1), directors.end());
  json.reset();
}

bool KeptTournament::directs(std::string_view player) const {
  return !player.empty() && (meta_.director == player || find_director(others_, player) != nullptr);
}

bool KeptTournament::ends_alone() const {
  if (!meta_.director.empty() || !meta_.league.empty() || state_.ended) return false;
  if (state_.rounds.empty()) return !meta_.starts;
  return !meta_.goes_on_alone() && state_.terms.system != tournament::System::arena;
}

void KeptTournament::note_given(const tournament::Scored& scored, const TournamentEntry& entry,
                                bool corrects) {
  const std::pair board(scored.round - 1, scored.board - 1);
  if (entry.with.empty()) {
    given_.erase(board);
  } else {
    given_[board] = {entry.with.front(), entry.at, corrects};
  }
  const auto told = told_.find(board);
  if (told == told_.end()) return;
  std::erase_if(told->second, [&](const ToldResult& one) {
    return !entry.with.empty() || one.score != scored.score;
  });
  if (told->second.empty()) told_.erase(told);
}

void KeptTournament::note_told(const tournament::ResultTold& told, const TournamentEntry& entry) {
  const std::pair board(told.round - 1, told.board - 1);
  const auto& pairing = state_.rounds[board.first].pairings[board.second];
  ++tellings_[board][pairing.white == told.player ? 0 : 1];
  auto& all = told_[board];
  std::erase_if(all, [&](const ToldResult& one) { return one.by == told.player; });
  if (told.score != tournament::Score::open) all.push_back({told.player, told.score, entry.at});
  if (all.empty()) told_.erase(board);
}

const std::vector<ToldResult>& KeptTournament::told(BoardAt at) const {
  static const std::vector<ToldResult> nothing;
  const auto found = told_.find({at.round, at.board});
  return found == told_.end() ? nothing : found->second;
}

const ToldResult* KeptTournament::told_by(BoardAt at, std::string_view player) const {
  const auto& all = told(at);
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const ToldResult& one) { return one.by == player; });
  return found == all.end() ? nullptr : &*found;
}

int KeptTournament::tellings(BoardAt at, std::string_view player) const {
  const auto found = tellings_.find({at.round, at.board});
  if (found == tellings_.end()) return 0;
  const auto& pairing = state_.rounds[at.round].pairings[at.board];
  return found->second[pairing.white == player ? 0 : 1];
}

void KeptTournament::note_opened(const tournament::BoardOpened& opened,
                                 const TournamentEntry& entry) {
  if (entry.with.size() != 2) return;
  const BoardAt at{opened.round - 1, opened.board - 1};
  codes_[{at.round, at.board}] = entry.with.back();
  const auto& id = entry.with.front();
  if (id.empty()) return;
  if (is_in_room(at)) --in_room_;
  told_.erase({at.round, at.board});
  games_[at.round][at.board] = id;
  boards_[id] = at;
}

std::string KeptTournament::board_code(BoardAt at) const {
  const auto found = codes_.find({at.round, at.board});
  return found == codes_.end() ? std::string() : found->second;
}

const GivenResult* KeptTournament::given(BoardAt at) const {
  const auto found = given_.find({at.round, at.board});
  return found == given_.end() ? nullptr : &found->second;
}

void KeptTournament::rename(std::string_view player, const std::string& name) {
  if (meta_.director == player) meta_.director_name = name;
  for (auto& one : others_) {
    if (one.player == player) one.name = name;
  }
  for (std::size_t i = 0; i < names_.size(); ++i) {
    if (state_.entrants[i].id == player) names_[i] = name;
  }
  json.reset();
}

TournamentPhase KeptTournament::phase() const {
  if (state_.ended) return TournamentPhase::over;
  return state_.rounds.empty() ? TournamentPhase::open : TournamentPhase::running;
}

TournamentStanding KeptTournament::standing() const {
  const auto here = std::count_if(state_.entrants.begin(), state_.entrants.end(),
                                  [](const tournament::Entrant& one) { return one.here; });
  return {version_, phase(), static_cast<int>(here), static_cast<int>(state_.rounds.size()),
          updated_};
}

const std::string& KeptTournament::name_of(std::string_view player) const {
  return names_[state_.index_of(player)];
}

bool KeptTournament::is_called(std::string_view name, std::string_view player,
                               const HasAccount& has_account) const {
  const bool account = has_account(player);
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const auto& other = state_.entrants[i].id;
    if (other == player || (account && has_account(other))) continue;
    if (look_alike(names_[i], name)) return true;
  }
  return false;
}

bool KeptTournament::is_in_room(BoardAt at) const {
  return game(at).empty() && is_for_room(at);
}

bool KeptTournament::is_for_room(BoardAt at) const {
  if (meta_.terms.in_room) return true;
  const auto& pairing = state_.rounds[at.round].pairings[at.board];
  return has_no_device(pairing.white) || has_no_device(pairing.black);
}

std::optional<BoardAt> KeptTournament::find_game(std::string_view id) const {
  const auto found = boards_.find(id);
  return found == boards_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Millis> KeptTournament::ends() const {
  if (state_.terms.system != tournament::System::arena || started_.empty()) return std::nullopt;
  return started_.front() + meta_.lasts;
}

std::optional<Millis> KeptTournament::due() const {
  if (state_.ended) return std::nullopt;
  if (const auto end = ends()) {
    if (postponed_) return end;
    return std::min(*end, std::max(started_.back(), tried_) + between_waves);
  }
  if (ends_alone()) return state_.all_scored() ? std::optional(updated_) : std::nullopt;
  if (postponed_) return std::nullopt;
  if (state_.rounds.empty()) {
    if (!meta_.league.empty()) return updated_;
    if (!meta_.starts) return std::nullopt;
    return updated_ < *meta_.starts ? *meta_.starts : updated_ + late_start;
  }
  if (tournament::pairs_on(state_)) return updated_;
  if (!state_.all_scored()) return std::nullopt;
  // A display ends with its last game.
  if (state_.terms.system == tournament::System::simul) return ready_;
  if (const auto& [apart, repeats, zone] = meta_.calendar; apart) {
    const auto first = meta_.starts.value_or(started_.front());
    return std::max(ready_, next_after(zone, first, *apart, started_.back()));
  }
  if (!meta_.pause) return std::nullopt;
  return ready_ + *meta_.pause;
}

void KeptTournament::postpone(Millis now) {
  postponed_ = true;
  tried_ = now;
}

}  // namespace camlann::server
