#include "server/model/late.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

#include "play/command.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

namespace {

/// Returns the plies that this event adds; negative for a take-back.
int plies_of(const play::Event& event) {
  if (std::holds_alternative<play::MovePlayed>(event)) return 1;
  const auto* taken = std::get_if<play::TakenBack>(&event);
  return taken == nullptr ? 0 : -taken->plies;
}

}  // namespace

int hidden_plies(const GameMeta& meta) {
  return meta.shared() ? meta.late * static_cast<int>(meta.seats.size()) : 0;
}

std::int64_t seen_version(std::span<const Entry> entries, int hidden, std::int64_t shown) {
  const std::int64_t first = std::max<std::int64_t>(shown, 1);  // all players see the creation
  auto version = static_cast<std::int64_t>(entries.size());
  for (int behind = 0; behind < hidden && version > first; --version) {
    behind += plies_of(entries[static_cast<std::size_t>(version - 1)].event);
  }
  return std::max(version, first);
}

GameSummary seen_by(GameSummary game, const std::string& player) {
  if (game.seen && !game.meta.has(player)) game.standing = *game.seen;
  game.seen.reset();
  return game;
}

}  // namespace camlann::server
