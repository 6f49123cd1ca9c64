// Divisions of leagues as tournaments, and the queries of leagues.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "rules/verdict.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/new_game.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

Result<GameMeta> Tournaments::game_of(const TournamentMeta& meta) const {
  NewGame wish;
  wish.variant = meta.variant;
  wish.rules = meta.rules;
  wish.opponent = Opponent::person;
  wish.time = meta.time;
  auto game = new_game_meta(wish, Seat::white, known_);
  if (!game) return game;
  game->player = meta.director;
  game->rated = meta.rated;
  game->late = meta.late;
  game->tournament = meta.id;
  return game;
}

Result<void> Tournaments::can_make(const TournamentMeta& meta) const {
  TRY_VOID(game_of(meta));
  return {};
}

Result<std::string> Tournaments::make_division(TournamentMeta meta,
                                               const std::vector<DivisionPlayer>& players) {
  TRY(const auto kept, begin(std::move(meta)));
  for (const auto& [player, name, rating] : players) {
    TRY_VOID(carry_out(*kept, tournament::Enter{player, rating}, name));
  }
  TRY_VOID(pair(*kept));
  return kept->meta().id;
}

Result<const KeptTournament*> Tournaments::look_at(const std::string& id) {
  TRY(const auto kept, find(id));
  return kept;
}

Result<int> Tournaments::rating_of(const std::string& player, const std::string& variant,
                                   const play::TimeControl& time) {
  const auto speed = speed_of(time);
  if (!speed) return 0;
  TRY(const auto kept, store_.people().rating(player, variant, *speed));
  const std::optional<KeptRating>& known = kept;
  return known ? static_cast<int>(known->glicko.rating) : 0;
}

}  // namespace camlann::server
