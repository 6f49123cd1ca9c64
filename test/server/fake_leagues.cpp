#include "server/fake_leagues.hpp"

namespace camlann::server::test {

Result<std::optional<KeptLeague>> FakeLeagues::find(std::string_view id) {
  const auto found = kept_.find(id);
  if (found == kept_.end()) return std::optional<KeptLeague>{};
  return std::optional(found->second);
}

Result<std::optional<std::string>> FakeLeagues::find_made(std::string_view director,
                                                          std::string_view nonce) {
  for (const auto& [id, league] : kept_) {
    if (league.meta.director == director && league.meta.nonce == nonce) return std::optional(id);
  }
  return std::optional<std::string>{};
}

Result<std::vector<LeagueSummary>> FakeLeagues::list(std::string_view player, int limit) {
  std::vector<LeagueSummary> all;
  for (const auto& [id, league] : kept_) {
    const bool own = league.meta.director == player || league.names.count(std::string(player)) > 0;
    if (!own && (!league.meta.is_public || limit-- <= 0)) continue;
    all.push_back(
        {league.meta, league.phase(), league.players(), static_cast<int>(league.state.seasons)});
  }
  return all;
}

Result<std::vector<LeagueSummary>> FakeLeagues::of_club(std::string_view club, int limit) {
  std::vector<LeagueSummary> all;
  for (const auto& [id, league] : kept_) {
    if (league.meta.club != club || limit-- <= 0) continue;
    all.push_back(
        {league.meta, league.phase(), league.players(), static_cast<int>(league.state.seasons)});
  }
  return all;
}

Result<LeagueCount> FakeLeagues::count(std::string_view player) {
  LeagueCount count;
  for (const auto& [id, league] : kept_) {
    if (league.state.closed) continue;
    count.made += league.meta.director == player ? 1 : 0;
    count.entered += tournament::league::takes_part(league.state, player) ? 1 : 0;
  }
  return count;
}

Result<std::vector<std::string>> FakeLeagues::playing() {
  std::vector<std::string> ids;
  for (const auto& [id, league] : kept_) {
    if (league.state.playing) ids.push_back(id);
  }
  return ids;
}

}  // namespace camlann::server::test
