#include "server/services/tournaments/seeds.hpp"

#include <optional>
#include <string>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/new_game.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"

namespace camlann::server {

Result<GameMeta> game_of(const TournamentMeta& meta, const Catalog& known) {
  NewGame wish;
  wish.variant = meta.variant;
  wish.rules = meta.rules;
  wish.opponent = Opponent::person;
  wish.time = meta.time;
  auto game = new_game_meta(wish, Seat::white, known);
  if (!game) return game;
  game->player = meta.director;
  game->rated = meta.rated;
  game->late = meta.late;
  game->tournament = meta.id;
  return game;
}

std::optional<play::GivenDisplay> display_at(const tournament::Terms& terms,
                                             const std::string& player, int board) {
  constexpr Millis minute = 60 * play::one_second;
  if (!terms.simul || !tournament::is_giver(terms, player)) return std::nullopt;
  return play::GivenDisplay{board, terms.simul->extra_minutes * minute};
}

Result<int> seed_rating(Store& store, const std::string& player, const std::string& variant,
                        const play::TimeControl& time) {
  const auto speed = speed_of(time);
  if (!speed) return 0;
  TRY(const auto kept, store.people().rating(player, variant, *speed));
  const std::optional<KeptRating>& known = kept;
  return known ? static_cast<int>(known->glicko.rating) : 0;
}

}  // namespace camlann::server
