#include "server/services/directing/directing.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/directors.hpp"
#include "server/model/directors.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t log_lines_at_once = 100;

}  // namespace

Failure nobody_to_appoint() {
  return failure(ErrorCode::not_found, "There is no such player here", "player",
                 "somebody who takes part, or the name of an account");
}

Directing::Directing(Store& store, Clock clock, const Limits& limits)
    : store_(store), clock_(std::move(clock)), limits_(limits) {}

DirectorWrite& Directing::step_of(const DirectedEvent& event) {
  const auto found = std::find_if(unsaved_.begin(), unsaved_.end(), [&](const DirectorWrite& one) {
    return one.kind == event.kind && one.event == event.id;
  });
  if (found != unsaved_.end()) return *found;
  unsaved_.push_back({event.kind, event.id, {}, {}});
  return unsaved_.back();
}

void Directing::note(const DirectedEvent& event, DirectorLine line) {
  line.at = clock_();
  step_of(event).lines.push_back(std::move(line));
}

void Directing::keep(const DirectedEvent& event, const Directors& directors,
                     const DirectorLine& line) {
  keep(event, directors);
  note(event, line);
}

void Directing::keep(const DirectedEvent& event, const Directors& directors) {
  step_of(event).directors = directors;
}

Result<Directors> Directing::change(const DirectedEvent& event, const Directors& before,
                                    const std::string& player, const DirectorWish& wish) {
  const auto* const by = find_director(before, player);
  if (by == nullptr) return failure(ErrorCode::conflict, "Only a director can do this");
  TRY(auto after, changed(before, player, wish));
  if (after == before) return after;
  if (wish.act == DirectorAct::handed_over) {
    TRY_VOID(may_receive(event.kind, wish.who.player));
  }
  const auto* const about =
      find_director(wish.act == DirectorAct::dismissed ? before : after, wish.who.player);
  DirectorLine line;
  line.act = wish.act;
  line.by = *by;
  if (about != nullptr) line.about = *about;
  keep(event, after, line);
  return after;
}

Result<int> Directing::received(DirectedKind kind, const std::string& player) {
  return store_.directors().received(kind, player);
}

Result<void> Directing::may_receive(DirectedKind kind, const std::string& player) {
  TRY(const auto count, received(kind, player));
  const int most = kind == DirectedKind::club     ? limits_.clubs_per_player
                   : kind == DirectedKind::league ? limits_.leagues_per_player
                                                  : limits_.tournaments_per_player;
  if (count < most) return {};
  return failure(ErrorCode::too_many, "This player directs too many already", "player",
                 "another player");
}

Result<Payload> Directing::log(const DirectedEvent& event, std::int64_t before) {
  TRY(const auto lines,
      store_.directors().log(event.kind, event.id, before, log_lines_at_once + 1));
  return std::make_shared<const std::string>(director_log_json(lines, log_lines_at_once));
}

}  // namespace camlann::server
