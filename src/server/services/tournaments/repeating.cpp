// Tournaments that repeat each week or month: each makes the next one.
#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/model/calendar.hpp"
#include "server/model/directors.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

namespace {

/// A series ends after this many tournaments in a row that nobody played.
constexpr int most_missed = 3;

}  // namespace

void Tournaments::repeat_after(KeptTournament& kept, const tournament::Event& event) {
  const auto& meta = kept.meta();
  const auto repeats = meta.calendar.repeats;
  if (!repeats || !meta.following.empty() || meta.director.empty()) return;
  const auto rounds = kept.state().rounds.size();
  const bool started = std::holds_alternative<tournament::RoundPaired>(event) && rounds == 1;
  const bool cancelled = std::holds_alternative<tournament::Ended>(event) && rounds == 0;
  if (!started && !cancelled) return;
  const int missed = started ? 0 : meta.missed + 1;
  if (missed == most_missed) return;
  const auto made = make_following(kept, *repeats, missed);
  if (made) return;
  log_(Severity::error, "tournament-not-repeated",
       {{"tournament", std::string_view(meta.id)}, {"what", std::string_view(made.error().what)}});
}

Result<void> Tournaments::make_following(KeptTournament& kept, Period repeats, int missed) {
  auto meta = kept.meta();
  const Millis before = meta.starts.value_or(clock_());
  meta.starts = next_after(meta.calendar.zone, before, repeats, std::max(before, clock_()));
  meta.missed = missed;
  meta.nonce.clear();
  TRY(auto* const next, begin(std::move(meta)));
  if (const auto all = kept.directors(); all.size() > 1) {
    next->set_directors(all);
    directing_.keep({DirectedKind::tournament, next->meta().id}, all);
  }
  auto changed = kept.meta();
  changed.following = next->meta().id;
  step_of(kept).changed = changed;
  kept.change(std::move(changed));
  return {};
}

}  // namespace camlann::server
