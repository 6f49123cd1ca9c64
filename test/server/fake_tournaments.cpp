#include "server/fake_tournaments.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

namespace camlann::server::test {

void FakeTournaments::write(const TournamentWrite& step) {
  auto& kept = kept_[step.id];
  if (step.created) kept.meta = *step.created;
  for (const auto& entry : step.entries) {
    if (entry.version != static_cast<std::int64_t>(kept.entries.size()) + 1) {
      throw std::logic_error("an event of a tournament was written twice or left out");
    }
    kept.entries.push_back(entry);
  }
  kept.standing = step.standing;
}

bool FakeTournaments::Kept::has(std::string_view player) const {
  return std::any_of(entries.begin(), entries.end(), [&](const TournamentEntry& entry) {
    const auto* entered = std::get_if<tournament::Entered>(&entry.event);
    return entered != nullptr && entered->player == player;
  });
}

Result<std::optional<KeptTournament>> FakeTournaments::find(std::string_view id) {
  if (fail_reads) return failure(ErrorCode::io, "The store cannot be read");
  const auto found = kept_.find(id);
  if (found == kept_.end()) return std::optional<KeptTournament>{};
  auto kept = KeptTournament::create(found->second.meta);
  if (!kept) return Failure(kept.error());
  for (const auto& entry : found->second.entries) {
    if (const auto fits = kept->add(entry); !fits) return Failure(fits.error());
  }
  return std::optional(std::move(*kept));
}

Result<std::optional<std::string>> FakeTournaments::find_made(std::string_view director,
                                                              std::string_view nonce) {
  for (const auto& [id, kept] : kept_) {
    if (kept.meta.director == director && kept.meta.nonce == nonce) return std::optional(id);
  }
  return std::optional<std::string>{};
}

std::vector<TournamentSummary> FakeTournaments::newest(
    int limit, const std::function<bool(const Kept&)>& which) const {
  std::vector<TournamentSummary> all;
  for (const auto& [id, kept] : kept_) {
    if (which(kept)) all.push_back({kept.meta, kept.standing});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.meta.created > b.meta.created; });
  if (all.size() > static_cast<std::size_t>(limit)) {
    all.erase(all.begin() + limit, all.end());
  }
  return all;
}

Result<std::vector<TournamentSummary>> FakeTournaments::list(std::string_view player, int limit) {
  return newest(limit, [&](const Kept& kept) {
    const bool alone = kept.meta.league.empty();
    return (alone && (kept.meta.is_public || kept.meta.director == player)) || kept.has(player);
  });
}

Result<std::vector<TournamentSummary>> FakeTournaments::of_club(std::string_view club, int limit) {
  return newest(
      limit, [&](const Kept& kept) { return kept.meta.club == club && kept.meta.league.empty(); });
}

Result<TournamentCount> FakeTournaments::count(std::string_view player) {
  TournamentCount count;
  for (const auto& [id, kept] : kept_) {
    if (kept.standing.phase == TournamentPhase::over) continue;
    count.made += kept.meta.director == player && kept.meta.league.empty() ? 1 : 0;
    count.entered += kept.has(player) ? 1 : 0;
  }
  return count;
}

Result<std::vector<std::string>> FakeTournaments::unfinished() {
  std::vector<std::string> ids;
  for (const auto& [id, kept] : kept_) {
    const bool waits = kept.standing.phase == TournamentPhase::open && kept.meta.starts;
    if (waits || kept.standing.phase == TournamentPhase::running) ids.push_back(id);
  }
  return ids;
}

}  // namespace camlann::server::test
