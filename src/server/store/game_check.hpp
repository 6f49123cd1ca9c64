#pragma once
// Verifies a database against the rules, game by game: each event must be able to follow the one
// before, and rows that are computed from events must be as computed. rest_check.hpp verifies
// everything else. Reads only, also while a server runs. Used by `camlann check`.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// A fault in the database.
struct GameFault {
  std::string game;          // empty if it is in no game
  std::int64_t version = 0;  // of the event; 0 if it is in none
  std::string what;
};

class GameCheck {
 public:
  /// Receives each fault.
  using Told = std::function<void(const GameFault&)>;

  /// Fails if there is no database of this version of the program. The catalog must outlive this
  /// object.
  [[nodiscard]] static Result<GameCheck> open(const database::Address& address,
                                              const Catalog& known);

  /// Checks a file, by SQLite itself, and rows that belong to no game.
  [[nodiscard]] Result<void> check_file(const Told& told);
  /// Checks everything else (rest_check.hpp).
  [[nodiscard]] Result<void> check_rest(const Told& told);
  /// Returns the ids of all games.
  [[nodiscard]] Result<std::vector<std::string>> games();
  /// Returns the number of its events; 0 if it has been removed by now.
  [[nodiscard]] Result<std::int64_t> check_game(const std::string& id, const Told& told);

 private:
  GameCheck(database::Database database, std::filesystem::path file, const Catalog& known)
      : database_(std::move(database)), file_(std::move(file)), known_(known) {}

  [[nodiscard]] static Result<GameCheck> open_file(const std::filesystem::path& file,
                                                   const Catalog& known);
  [[nodiscard]] static Result<GameCheck> open_server(const database::Address& address,
                                                     const Catalog& known);
  [[nodiscard]] Result<void> check_seated(const GameMeta& meta, const Told& told);

  database::Database database_;
  std::filesystem::path file_;
  const Catalog& known_;
};

}  // namespace camlann::server
