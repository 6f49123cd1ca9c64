#include "server/model/finished_game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "play/clock.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

namespace {

bool has_won(const FinishedGame& game, std::size_t seat) {
  return (game.winners >> game.seats[seat].side & 1U) != 0;
}

}  // namespace

std::optional<rating::Speed> speed_of(const std::optional<play::TimeControl>& time) {
  if (!time) return std::nullopt;
  if (!time->live()) return rating::Speed::days;
  return rating::speed_of(time->base, time->increment + time->delay);
}

bool was_played(const GameMeta& meta, const Standing& standing) {
  return standing.plies >= static_cast<int>(meta.seats.size()) &&
         standing.verdict.reason != Reason::forfeit;
}

std::optional<FinishedGame> finished_game(const GameMeta& meta, const Standing& standing,
                                          const VariantInfo& variant) {
  const auto& verdict = standing.verdict;
  const bool counts =
      meta.shared() && !meta.on_one_device() && verdict.over() && !has_no_result(verdict.reason);
  if (!counts || variant.seating.size() != meta.seats.size()) return std::nullopt;
  FinishedGame game;
  game.id = meta.id;
  game.variant = meta.variant;
  if (meta.rated && was_played(meta, standing)) game.speed = speed_of(meta.time);
  for (std::size_t i = 0; i < meta.seats.size(); ++i) {
    const unsigned side = index_of(variant.seating[i].side);
    game.seats.push_back({meta.seats[i].id, side});
    if (verdict.won_by(static_cast<Seat>(i))) {
      game.winners = static_cast<std::uint8_t>(game.winners | 1U << side);
    }
  }
  game.at = standing.updated;
  return game;
}

GameScore score_of(const FinishedGame& game, std::size_t seat) {
  if (game.winners == 0) return GameScore::drawn;
  return has_won(game, seat) ? GameScore::won : GameScore::lost;
}

std::optional<GameScore> score_against(const FinishedGame& game, std::size_t seat,
                                       std::size_t other) {
  if (game.seats[seat].side == game.seats[other].side) return std::nullopt;
  if (game.winners != 0 && has_won(game, seat) == has_won(game, other)) return std::nullopt;
  return score_of(game, seat);
}

rating::Glicko rating_at(const KeptRating& kept, Millis now) {
  if (kept.games == 0) return kept.glicko;
  return rating::idle(kept.glicko, rating::periods_between(kept.updated, now));
}

std::vector<KeptRating> rated(const FinishedGame& game, const std::vector<KeptRating>& before) {
  std::vector<rating::Sitter> sitters;
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const auto& kept = before[i];
    const double periods = kept.games == 0 ? 0 : rating::periods_between(kept.updated, game.at);
    sitters.push_back({kept.glicko, periods, game.seats[i].side, false});
  }
  const auto after = rating::after_game(sitters, game.winners);
  std::vector<KeptRating> all;
  all.reserve(after.size());
  for (std::size_t i = 0; i < after.size(); ++i) {
    all.push_back({after[i], before[i].games + 1, game.at});
  }
  return all;
}

}  // namespace camlann::server
