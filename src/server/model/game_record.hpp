#pragma once
// Makes the record of a game on the server. Thread-safe.

#include <cstddef>
#include <string>

#include "notation/record.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// Facts for a record that the game itself does not have; empty or 0 if they are not known.
struct Occasion {
  std::string site;   // address of this server
  std::string event;  // name of the tournament
  std::size_t round = 0;
  std::size_t board = 0;
  // The clubs of a team match.
  std::string white_team = {};  // NOLINT(readability-redundant-member-init)
  std::string black_team = {};  // NOLINT(readability-redundant-member-init)
};

/// `state` is the game, or the part of it that is shown.
[[nodiscard]] Record record_of(const GameMeta& meta, const GameState& state,
                               const Occasion& occasion = {});

/// Returns a player's name for records, "Ann (guest)" without an account. Without a given name it
/// is "Guest" or "Player", or "?" in games between people on one screen.
[[nodiscard]] std::string record_name(const GameMeta& meta, const Player& player);

}  // namespace camlann::server
