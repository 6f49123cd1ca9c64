// Divisions of leagues as tournaments, and the queries of leagues.
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

Result<std::string> Tournaments::make_division(TournamentMeta meta,
                                               const std::vector<DivisionPlayer>& players) {
  TRY(const auto kept, begin(std::move(meta)));
  for (const auto& [player, name, rating] : players) {
    TRY_VOID(carry_out(*kept, tournament::Enter{player, rating}, name));
  }
  return kept->meta().id;
}

Result<const KeptTournament*> Tournaments::look_at(const std::string& id) {
  constexpr std::size_t all = 1'000'000;
  TRY(const auto kept, find(id, all));
  return kept;
}

}  // namespace camlann::server
