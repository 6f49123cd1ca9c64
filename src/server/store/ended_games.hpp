#pragma once
// Reads the ended games for the archive, on a separate connection for each thread; never writes.
// Errors name the file: do not show them to players.

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

/// The position of a game in the order of the ends of games.
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

  /// Makes queries fail after `stop` returns true. It is called often and must outlive this object.
  void interrupt_when(const std::function<bool()>& stop) { database_.interrupt_when(stop); }

  /// Returns the games that ended after this one, in order, except aborted and deleted games and
  /// those without a move.
  [[nodiscard]] Result<std::vector<EndedAt>> after(const EndedAt& last, int most);
  /// Finds an ended game; nothing if it is not over, or deleted.
  [[nodiscard]] Result<std::optional<GameSummary>> find(std::string_view id);
  /// Reads a game, played to its end. Fails with the code `syntax` if its stored events are
  /// invalid.
  [[nodiscard]] Result<Game> read(const GameSummary& game);

  /// Returns all kinds of games with this player in a seat, the newest first.
  [[nodiscard]] Result<std::vector<std::string>> of_player(std::string_view player, int most);
  /// Returns games between people with an account in a seat whose name contains this; newest first.
  [[nodiscard]] Result<std::vector<std::string>> of_accounts(std::string_view part, int most);

 private:
  EndedGames(database::Database database, const Catalog& known)
      : database_(std::move(database)), known_(&known) {}

  database::Database database_;
  const Catalog* known_;
  database::Statement after_, find_, events_, of_player_, of_accounts_;
};

}  // namespace camlann::server
