#pragma once
// Verifies a database against the rules, game by game: each event must be able to follow the one
// before, and the derived rows must match the events. Also checks the data that belongs to games
// (rest_check.hpp). Only reads, and may run while a server does. Used by `camlann check`.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/model/game_state.hpp"
#include "server/store/rows.hpp"

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
  [[nodiscard]] static Result<GameCheck> open(const std::filesystem::path& file,
                                              const Catalog& known);

  /// Checks the file with SQLite's own check, and the rows that belong to no game.
  [[nodiscard]] Result<void> check_file(const Told& told);
  /// Checks the data that belongs to games: ratings, tournaments, studies (rest_check.hpp).
  [[nodiscard]] Result<void> check_rest(const Told& told);
  /// Returns the ids of all games.
  [[nodiscard]] Result<std::vector<std::string>> games();
  /// Checks one game. Returns the number of its events; 0 if it was deleted meanwhile.
  [[nodiscard]] Result<std::int64_t> check_game(const std::string& id, const Told& told);

 private:
  struct Row {
    EventRow event;
    std::int64_t epoch = 0;
  };

  GameCheck(database::Database database, std::filesystem::path file, const Catalog& known)
      : database_(std::move(database)), file_(std::move(file)), known_(known) {}

  [[nodiscard]] Result<void> prepare();
  [[nodiscard]] Result<std::vector<Row>> events_of(const std::string& id);
  [[nodiscard]] Result<void> check_seated(const GameMeta& meta, const Told& told);

  database::Database database_;
  std::filesystem::path file_;
  const Catalog& known_;
  database::Statement select_game_, select_events_, select_seated_;
  std::int64_t epoch_ = 0;
};

}  // namespace camlann::server
