#pragma once
// The games that are over, for the archive: read on a connection of its own, never written. Each
// thread that reads has one. Errors name the file: players are not to see them.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// Where one is among all in the order of their ends.
struct EndedAt {
  Millis at = 0;
  std::string id;
  std::int64_t version = 0;
};

class EndedGames {
 public:
  /// The database is there already; `known` outlives this.
  [[nodiscard]] static Result<EndedGames> open(const database::Address& address,
                                               const Catalog& known);

  /// Questions fail once this answers true. It outlives this, and is asked often.
  void interrupt_when(const std::function<bool()>& stop) { database_.interrupt_when(stop); }

  /// Those that ended after this one, in this order; without those that were called off, deleted,
  /// or have no move.
  [[nodiscard]] Result<std::vector<EndedAt>> after(const EndedAt& last, int most);
  /// Nothing for one that is not over, or deleted.
  [[nodiscard]] Result<std::optional<GameSummary>> find(std::string_view id);
  /// Played to its end. An error of the code `syntax` if what is kept makes no game.
  [[nodiscard]] Result<Game> read(const GameSummary& game);

  /// Of any, in which this player has a seat; the newest first.
  [[nodiscard]] Result<std::vector<std::string>> of_player(std::string_view player, int most);
  /// Between people, in which an account with this in its name has a seat; the newest first.
  [[nodiscard]] Result<std::vector<std::string>> of_accounts(std::string_view part, int most);

 private:
  EndedGames(database::Database database, const Catalog& known)
      : database_(std::move(database)), known_(&known) {}

  database::Database database_;
  const Catalog* known_;
  database::Statement after_, find_, events_, of_player_, of_accounts_;
};

}  // namespace camlann::server
