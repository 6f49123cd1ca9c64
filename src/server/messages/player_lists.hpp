#pragma once
// Reads lists of a federation's players with ratings: tables (CSV), and the players of FIDE's
// TRF16. Pure.

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "server/core/clock.hpp"
#include "server/messages/name_lists.hpp"
#include "server/model/imported.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

/// Values of the lines that do not have their own.
struct ListDefaults {
  std::string variant;  // id
  rating::Speed speed{};
  // In a later part of a file, the number of its line behind the repeated first line of the file.
  int line = 1;
  Millis now = 0;  // later days are refused
};

struct PlayerList {
  std::vector<ListedPlayer> players;
  std::vector<LineFault> faults;
};

/// Reads the players of a list; faults are in the order of their lines. An error if the list as a
/// whole cannot be read, or has more than `most` lines with players.
[[nodiscard]] Result<PlayerList> read_player_list(std::string_view text,
                                                  message::PlayerListForm form,
                                                  const ListDefaults& defaults,
                                                  const Catalog& known, std::size_t most);

}  // namespace camlann::server
