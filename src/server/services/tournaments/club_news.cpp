// Events of tournaments for the webhooks of clubs.
#include <string>
#include <variant>
#include <vector>

#include "server/core/clock.hpp"
#include "server/messages/webhooks.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/webhook.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/services/webhooks/club_events.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

namespace {

/// Returns the clubs whose webhooks get its events: its own one, and those whose teams play.
std::vector<std::string> clubs_of(const KeptTournament& kept) {
  std::vector<std::string> clubs{kept.meta().club};
  for (const auto& team : kept.state().teams) {
    if (team.here && !team.line_up.empty() && team.id != clubs.front()) clubs.push_back(team.id);
  }
  return clubs;
}

}  // namespace

void Tournaments::note_for_club(const KeptTournament& kept, const tournament::Event& event) {
  const auto note = [&](WebhookKind kind, const auto& body) {
    for (const auto& club : clubs_of(kept)) {
      club_events_.note(club, kind, [&](Millis at) { return body(club, at); });
    }
  };
  if (std::holds_alternative<tournament::RoundPaired>(event)) {
    const auto round = kept.state().rounds.size() - 1;
    for (const auto kind : {WebhookKind::tournament_started, WebhookKind::round_paired}) {
      if (kind == WebhookKind::tournament_started && round > 0) continue;
      note(kind, [&](const std::string& club, Millis at) {
        return round_event(club, kind, kept, round, at, *words_());
      });
    }
  } else if (const auto* scored = std::get_if<tournament::Scored>(&event)) {
    const BoardAt board{scored->round - 1, scored->board - 1};
    const auto* given = kept.given(board);
    const bool corrected = given != nullptr && given->corrects;
    note(WebhookKind::result, [&](const std::string& club, Millis at) {
      return result_event(club, kept, board, corrected, at, *words_());
    });
  } else if (std::holds_alternative<tournament::Ended>(event)) {
    note(WebhookKind::tournament_ended, [&](const std::string& club, Millis at) {
      return ended_event(club, kept, at, *words_());
    });
  }
}

}  // namespace camlann::server
