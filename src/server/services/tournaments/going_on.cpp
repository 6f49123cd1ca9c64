// Events of tournaments over time: games end, rounds are due, the server restarts.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/given_ends.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

namespace {

/// Delay before a failed read of a tournament is retried.
constexpr Millis unread_pause = 2000;
/// Tournaments that one round moves on. Many are due at once after an outage.
constexpr std::size_t moved_on_at_once = 8;

tournament::Score score_of(const Standing& standing) {
  const auto& verdict = standing.verdict;
  const bool white = verdict.won_by(Seat::white);
  const bool black = verdict.won_by(Seat::black);
  if (verdict.reason == Reason::neither_came) return tournament::Score::both_absent;
  if (white == black) return tournament::Score::draw;
  // Programs before schema 35 ended a game on time that one of the two had not begun.
  const bool absent =
      verdict.reason == Reason::forfeit || (verdict.reason == Reason::time && standing.plies < 2);
  if (absent) return white ? tournament::Score::black_absent : tournament::Score::white_absent;
  return white ? tournament::Score::white : tournament::Score::black;
}

/// Returns the players that this game shows to be away: they did not come, or, in an arena, where
/// the next game follows at once, they ended it before both had moved.
std::vector<tournament::PlayerId> away_after(const KeptTournament& kept, BoardAt at,
                                             const Standing& standing) {
  using tournament::Score;
  const tournament::System system = kept.state().terms.system;
  const bool arena = system == tournament::System::arena;
  if (!arena && system != tournament::System::swiss) return {};
  if (kept.is_for_room(at)) return {};  // they are in the room
  const bool early = arena && standing.plies < 2;
  const auto& pairing = kept.state().rounds[at.round].pairings[at.board];
  const Score score = pairing.score;
  const bool drawn_early = early && score == Score::draw;
  std::vector<tournament::PlayerId> away;
  if (score == Score::white_absent || drawn_early || (early && score == Score::black)) {
    away.push_back(pairing.white);
  }
  if (score == Score::black_absent || drawn_early || (early && score == Score::white)) {
    away.push_back(pairing.black);
  }
  return away;
}

}  // namespace

Result<void> Tournaments::start() {
  TRY(unmended_, store_.tournaments().unfinished());
  return {};
}

void Tournaments::mend_next() {
  if (unmended_.empty()) return;
  reads_on_ = false;
  const auto kept = find(unmended_.back());
  if (reads_on_) return;  // it is the next one again
  const auto id = std::move(unmended_.back());
  unmended_.pop_back();
  if (!kept) {
    log_(Severity::error, "tournament-unreadable", {{"what", std::string_view(kept.error().what)}});
    return look_later(id, kept.error());
  }
  if (const auto mended = mend(**kept); !mended) return look_later(id, mended.error());
  note_due(**kept);
}

Result<void> Tournaments::mend(KeptTournament& kept) {
  TRY_VOID(free_boards(kept));
  TRY(const auto ends, store_.tournaments().ends(kept.meta().id));
  for (const auto& [id, reason] : ends) {
    const auto at = kept.find_game(id);
    if (!at) continue;
    const tournament::Score score = kept.state().rounds[at->round].pairings[at->board].score;
    const bool open = score == tournament::Score::open;
    if (open == (reason == Reason::running)) continue;
    if (!open) {
      games_.end(id, end_of(kept, *at), false, kept.meta().director);
      continue;
    }
    TRY(const auto game, store_.tournaments().game(id));
    if (game) game_over(game->meta, game->standing);
  }
  return {};
}

void Tournaments::game_over(const GameMeta& meta, const Standing& standing) {
  const auto found = find(meta.tournament);
  if (!found && found.error().code == ErrorCode::not_found) return;  // the host has deleted it
  if (!found && found.error().code != ErrorCode::busy) {
    const auto what = to_text(found.error());
    log_(Severity::error, "result-waits", {{"what", std::string_view(what)}});
  }
  if (!found) return look_later(meta.tournament, found.error());
  auto& kept = **found;
  const auto at = kept.find_game(meta.id);
  if (!at || kept.state().ended) return;
  if (kept.state().rounds[at->round].pairings[at->board].score != tournament::Score::open) return;
  const tournament::Report report{at->round + 1, at->board + 1, score_of(standing)};
  const auto events = tournament::decide(kept.state(), report);
  if (!events) return;
  for (const auto& event : *events) (void)append(kept, event, {});
  for (const auto& player : away_after(kept, *at, standing)) send_home(kept, player);
}

void Tournaments::send_home(KeptTournament& kept, const std::string& player) {
  if (!kept.state().entrants[kept.state().index_of(player)].here) return;
  (void)carry_out(kept, tournament::Withdraw{player});
}

void Tournaments::tick() {
  mend_next();
  look_for_awaited();
  reads_on_ = false;
  auto all_due = due_.take_due(clock_(), moved_on_at_once);
  more_due_ = all_due.size() == moved_on_at_once;
  for (auto& due : all_due) {
    if (games_begun_ > 0 || reads_on_) {  // the next ones in another transaction
      due_.set(std::move(due));
      continue;
    }
    const auto kept = find(due.game);
    if (reads_on_) {
      due_.set(std::move(due));
      continue;
    }
    const bool missed = unread_.erase(due.game) > 0;
    const auto whole = kept && missed ? mend(**kept) : kept.map([](const auto&) {});
    if (whole) {
      advance(**kept);
    } else {
      look_later(due.game, whole.error());
    }
  }
}

void Tournaments::look_later(const std::string& id, const Error& error) {
  const bool is_read = error.code == ErrorCode::busy;
  if (error.code != ErrorCode::io && !is_read) return;  // it does not exist
  const auto at = clock_() + (is_read ? 0 : unread_pause);
  unread_[id] = at;
  due_.set({id, {}, at});
}

void Tournaments::advance(KeptTournament& kept) {
  const auto now = clock_();
  const auto due = kept.due();
  if (!due || now < *due) return note_due(kept);
  const auto end = kept.ends();
  const bool over = kept.ends_alone() || (end && now >= *end);
  if (!over) {
    const auto begun = begin_round(kept);
    if (begun && *begun != nullptr) (*begun)->by_clock = true;
    if (begun) return note_due(kept);
  }
  end_or_postpone(kept);
}

void Tournaments::end_or_postpone(KeptTournament& kept) {
  const auto now = clock_();
  const auto end = kept.ends();
  const bool directed = !kept.meta().director.empty() || !kept.meta().league.empty();
  // The next one of a series is made once this one is cancelled.
  const bool missed = kept.meta().calendar.repeats && kept.standing().players < 2;
  const bool waits = (kept.state().rounds.empty() && directed && !missed) || (end && now < *end);
  if (!waits && carry_out(kept, tournament::Finish{})) return;
  kept.postpone(now);
  note_due(kept);
}

void Tournaments::note_due(const KeptTournament& kept) {
  const auto& id = kept.meta().id;
  // A round that is being paired is not due again.
  auto at = awaited_.count(id) == 0 ? kept.due() : std::nullopt;
  const auto unread = unread_.find(id);
  if (unread != unread_.end() && (!at || unread->second < *at)) at = unread->second;
  if (at) {
    due_.set({id, kept.meta().director, *at});
  } else {
    due_.remove(id);
  }
}

void Tournaments::drop(const std::string& id) {
  kept_.erase(id);
  half_read_.erase(id);
  overtake(id);
  due_.remove(id);
  if (const auto kept = find(id)) {
    note_due(**kept);
  } else {
    look_later(id, kept.error());
  }
}

bool Tournaments::has_more_to_do() const {
  const auto next = due_.next();
  return !unmended_.empty() || ((dealing_ || more_due_ || reads_on_) && next && *next <= clock_());
}

void Tournaments::next_round(bool saved) {
  dealing_ = saved && games_begun_ > 0;
  games_begun_ = 0;
  const auto steps = std::exchange(unsaved_, {});
  if (!saved) {
    for (const auto& step : steps) drop(step.id);
  }
  trim();
}

void Tournaments::trim() {
  const auto used_before = [](const auto& one, const auto& other) {
    return one.second.last_use < other.second.last_use;
  };
  while (kept_.size() > limits_.tournaments_in_memory) {
    kept_.erase(std::min_element(kept_.begin(), kept_.end(), used_before));
  }
}

}  // namespace camlann::server
