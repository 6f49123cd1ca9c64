#pragma once
// Imports games from texts into an archive, with a report on each. Not thread-safe.

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "archive/archive.hpp"
#include "archive/postings.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "game/tree_player.hpp"
#include "notation/record.hpp"

namespace camlann::archive {

/// A game, or a part of one, that was not imported.
struct Refused {
  std::string source;
  Error error;   // with its line and column, if known
  int line = 0;  // of the error, or else of the game
};

/// A game that was in the archive already.
struct Repeated {
  int line = 0;  // on which its record begins
  GameNumber first = 0;
};

struct Report {
  std::size_t added = 0;
  std::size_t duplicates = 0;  // in the archive already, or repeated in the import
  std::vector<Refused> refused;
  std::vector<Refused> passed_over;  // ends of variations and headers, in imported games
  std::vector<Repeated> repeated;    // the first of the duplicates, up to `most_repeated`
};

inline constexpr std::size_t most_repeated = 1000;

/// Returns the next game or its error; nothing at the end.
using Records = std::function<std::optional<Result<Record>>()>;

struct Import {
  ReplayDefaults defaults;
  const Catalog* known = &catalog();
  /// Called before each game; false ends the import and keeps the games already added.
  std::function<bool()> go_on;
  /// The plies of all games and variations that are played; further games are refused.
  std::size_t most_plies = std::numeric_limits<std::size_t>::max();
};

class Writer;

/// A game that was played and is valid.
struct PlayedGame {
  Record record;  // in full
  Game game;
  int line = 0;
  std::vector<RecordFault> faults;  // ends of variations and headers
};

using PlayedOrRefused = std::variant<PlayedGame, Refused>;

/// Plays a record. Thread-safe.
[[nodiscard]] PlayedOrRefused play_record(Record record, std::string_view source,
                                          const Import& how);

/// Imports in portions, for threads with other work: plays games, and adds those that are played.
class Importer {
 public:
  Importer(Records next, std::string_view source, Import how);

  /// Plays moves until enough games for a transaction are ready, or until `enough` returns true
  /// after a move or a game. Returns false at the end, or once go_on() does.
  [[nodiscard]] bool play_on(const std::function<bool()>& enough, Report& report);
  /// Refuses the game that is being played, and all further ones, for this reason.
  void refuse_rest(const Error& why, Report& report);
  /// True if games for a transaction of some milliseconds are ready.
  [[nodiscard]] bool is_full() const {
    return plies_ready_ >= full_plies || ready_.size() >= full_games;
  }
  /// Adds the games that are ready.
  [[nodiscard]] Result<void> add_to(Writer& writer, Report& report);

 private:
  static constexpr std::size_t full_plies = 1000;
  static constexpr std::size_t full_games = 200;  // which may be short, or have no moves

  /// Begins the next game, or reports why it cannot be played; false at the end.
  [[nodiscard]] bool begin(Report& report);
  /// Ends the game that is played.
  void end(Report& report);
  void refuse(Error error, int line, Report& report) const;

  const Records next_;
  const std::string source_;
  const Import how_;
  std::optional<TreePlayer> playing_;
  std::optional<Error> no_more_;  // why all further games are refused
  std::vector<PlayedGame> ready_;
  std::size_t plies_ready_ = 0;
  std::size_t plies_ = 0;
};

/// Adds each valid game and reports the others. Fails only if the archive fails.
[[nodiscard]] Result<void> import(Writer& writer, const Records& next, std::string_view source,
                                  const Import& how, Report& report);

/// The same for a text of records, played by `threads` threads. A known text is a duplicate and is
/// not read. The order of games and report is that of the text.
[[nodiscard]] Result<void> import_text(Writer& writer, std::string_view text,
                                       std::string_view source, const Import& how, int threads,
                                       Report& report);

}  // namespace camlann::archive
