#pragma once
// Verifies a database against the rules, game by game: that each event can follow the one before,
// and that the rows which follow from events are what the events make of them; and what belongs to
// games, by rest_check.hpp. Reads alone, beside a running server too. Used by `camlann check`.

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

/// Something that is wrong.
struct GameFault {
  std::string game;          // empty where it is in no game
  std::int64_t version = 0;  // of the event; 0 where it is in none
  std::string what;
};

class GameCheck {
 public:
  /// Is told of each fault.
  using Told = std::function<void(const GameFault&)>;

  /// An error where there is no database of this version of the program. The catalog must outlive
  /// it.
  [[nodiscard]] static Result<GameCheck> open(const std::filesystem::path& file,
                                              const Catalog& known);

  /// The file as SQLite sees it, and what is in no game.
  [[nodiscard]] Result<void> check_file(const Told& told);
  /// What belongs to games: ratings, tournaments, studies (rest_check.hpp).
  [[nodiscard]] Result<void> check_rest(const Told& told);
  /// The ids of all games.
  [[nodiscard]] Result<std::vector<std::string>> games();
  /// Answers with the number of its events; 0 where it is gone by now.
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
