#include "server/game_record.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "server/clock.hpp"
#include "server/game_state.hpp"

namespace camlann::server {

std::string record_name(const GameMeta& meta, const Player& player) {
  if (!player.person()) return "Camlann, level " + std::to_string(player.level);
  if (!player.name.empty()) return player.name;
  if (meta.shared()) return "Guest";
  return meta.opponent == Opponent::person ? "?" : "Player";
}

Record record_of(const GameMeta& meta, const Game& board) {
  auto record = to_record(board);
  record.set("Event", "Casual game");
  auto date = to_iso(meta.created).substr(0, 10);
  std::replace(date.begin(), date.end(), '-', '.');
  record.set("Date", date);
  const auto& seating = board.variant().seating;
  for (std::size_t i = 0; i < seating.size(); ++i) {
    record.set(seating[i].name, record_name(meta, meta.seats[i]));
  }
  return record;
}

}  // namespace camlann::server
