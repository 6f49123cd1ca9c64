#pragma once
// Finished games, for the archive: read with a separate connection, never written. Each thread
// has its own. Errors name the file and are not for players.

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
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// The place of a game in the order in which games ended.
struct EndedAt {
  Millis at = 0;
  std::string id;
  std::int64_t version = 0;
};

class EndedGames {
 public:
  /// Opens a database that exists already; `known` must outlive this object.
  [[nodiscard]] static Result<EndedGames> open(const database::Address& address,
                                               const Catalog& known);

  /// Queries fail once this returns true. It is called often and must outlive this.
  void interrupt_when(const std::function<bool()>& stop) { database_.interrupt_when(stop); }

  /// Games that ended after this one, in this order, without games that were called off or deleted
  /// or have no move.
  [[nodiscard]] Result<std::vector<EndedAt>> after(const EndedAt& last, int most);
  /// Finds an ended game; nothing if it is not over, or deleted.
  [[nodiscard]] Result<std::optional<GameSummary>> find(std::string_view id);
  /// Returns the ids of the games that their players have deleted and can still restore.
  [[nodiscard]] Result<std::vector<std::string>> deleted();
  /// Replays the game to its end. An error of the code `syntax` if its events make no game.
  [[nodiscard]] Result<GameState> read(const GameSummary& game);

  /// Returns all kinds of games with this player in a seat, the newest first.
  [[nodiscard]] Result<std::vector<std::string>> of_player(std::string_view player, int most);
  /// Returns the imported names of the accounts with this part in their names.
  [[nodiscard]] Result<std::vector<std::string>> imported_names(std::string_view part);
  /// Games between people in which an account with this part in its name has a seat, newest first.
  [[nodiscard]] Result<std::vector<std::string>> of_accounts(std::string_view part, int most);

 private:
  EndedGames(database::Database database, const Catalog& known)
      : database_(std::move(database)), known_(&known) {}

  database::Database database_;
  const Catalog* known_;
};

}  // namespace camlann::server
