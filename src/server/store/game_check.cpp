#include "server/store/game_check.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/store/game_rows.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/rest_check.hpp"
#include "server/store/schema.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;
using database::Database;

/// Describes the fault of a move that the rules of the board allow; empty if there is none.
std::string fault_of_move(const play::MovePlayed& move, const EventRow& row, const GameMeta& meta,
                          const GameState& before) {
  const auto& play = before.play();
  const Seat seat = before.board().seat();
  const bool computers = meta.player_at(seat).level > 0;
  if (computers != (row.by == word_of(By::computer))) {
    return computers ? "a person moved for a computer" : "a computer moved for a person";
  }
  if (row.text != move.move.notation) {
    return "the move '" + row.text + "' is not in the full form, '" + move.move.notation + "'";
  }
  if (row.spared < 0 || row.spared > play::lag_per_move) {
    return "a clock was spared " + std::to_string(row.spared) + " ms";
  }
  if (play.clocks.too_late({row.clock, row.spared})) return "a move came when the time was over";
  return {};
}

std::string fault_of_given_end(const play::Ended& ended, const play::Terms& terms) {
  if (!terms.counts) return "only a tournament gives such a result";
  if (ended.reason == Reason::forfeit) return ended.winner ? "" : "nobody has won";
  const bool won = ended.reason == Reason::neither_came && ended.winner.has_value();
  return won ? "somebody has won" : "";
}

/// True for a result that a tournament gives, also to a game that is over.
bool is_given_result(const play::Event& event) {
  const auto* const ended = std::get_if<play::Ended>(&event);
  return ended != nullptr && is_given(ended->reason);
}

std::string fault_of_end(const play::Ended& ended, const GameState& before) {
  const auto& terms = before.play().terms;
  if (ended.winner && static_cast<std::size_t>(*ended.winner) >= terms.players.size()) {
    return "who has won does not play";
  }
  switch (ended.reason) {
    case Reason::resignation: return ended.winner ? "" : "nobody has won";
    case Reason::time: return terms.time ? "" : "this game has no clocks";
    case Reason::repetition:
      if (!before.board().can_claim_draw()) return "no position was repeated";
      [[fallthrough]];
    case Reason::agreement:
    case Reason::cancelled: return ended.winner ? "somebody has won" : "";
    case Reason::forfeit:
    case Reason::neither_came:
    case Reason::director: return fault_of_given_end(ended, terms);
    default: return "such an end follows from a move alone";
  }
}

/// Describes the fault of an event that can be read; empty if there is none.
std::string fault_of(const Entry& entry, const EventRow& row, const GameMeta& meta,
                     const GameState& before) {
  if (before.version() == 0) {
    return entry.event.index() == play::Event(play::Created{}).index()
               ? std::string()
               : "a game that has not begun goes on";
  }
  const bool goes_back = std::holds_alternative<play::TakenBack>(entry.event);
  if (before.play().over() && !goes_back && !is_given_result(entry.event)) {
    return "a game that is over goes on";
  }
  if (const auto* move = std::get_if<play::MovePlayed>(&entry.event)) {
    return fault_of_move(*move, row, meta, before);
  }
  if (const auto* ended = std::get_if<play::Ended>(&entry.event)) {
    return fault_of_end(*ended, before);
  }
  return {};
}

std::string shown(const std::optional<Millis>& time) {
  return time ? std::to_string(*time) : "none";
}

/// Compares a row of `games` with the standing after its events.
class Compare {
 public:
  Compare(const GameMeta& meta, std::string kind, const GameCheck::Told& told)
      : id_(meta.id), kind_(std::move(kind)), told_(told) {}

  void operator()(const char* column, const std::string& found, const std::string& expected) const {
    if (found == expected) return;
    told_({id_, 0, kind_ + column + " is '" + found + "', by the events '" + expected + "'"});
  }

 private:
  std::string id_;
  std::string kind_;
  const GameCheck::Told& told_;
};

/// Leaves out the text of the result, which another version of the program may have worded.
void compare(const Standing& found, const Standing& expected, const Compare& same) {
  const auto seat = [](const std::optional<Seat>& one) {
    return one ? std::string(to_text(*one)) : std::string();
  };
  same("version", std::to_string(found.version), std::to_string(expected.version));
  same("plies", std::to_string(found.plies), std::to_string(expected.plies));
  same("fen", found.fen, expected.fen);
  same("seat", seat(found.seat), seat(expected.seat));
  same("reason", std::string(camlann::to_text(found.verdict.reason)),
       std::string(camlann::to_text(expected.verdict.reason)));
  same("winners", std::to_string(found.verdict.winners), std::to_string(expected.verdict.winners));
  same("offer", seat(found.offer), seat(expected.offer));
  same("can_claim", std::to_string(int{found.can_claim}), std::to_string(int{expected.can_claim}));
  same("thinking", std::to_string(int{found.thinking}), std::to_string(int{expected.thinking}));
  same("updated", std::to_string(found.updated), std::to_string(expected.updated));
  same("deadline", shown(found.deadline), shown(expected.deadline));
  same("corrected", shown(found.corrected), shown(expected.corrected));
}

/// Compares the columns that follow from the seats. People at one screen choose the colour.
void compare_seats(const GameMeta& meta, const Compare& same) {
  const auto computers = play::computers(meta.seats);
  const auto of_people = play::persons(meta.seats);
  int level = 0;
  std::string first;
  for (std::size_t i = meta.seats.size(); i-- > 0;) {
    const auto seat = static_cast<Seat>(i);
    if (computers.has(seat)) level = meta.seats[i].level;
    if (of_people.has(seat)) first = to_text(seat);
  }
  same("opponent", std::string(word_of(meta.opponent)),
       std::string(word_of(computers.seats != 0 ? Opponent::computer : Opponent::person)));
  same("level", std::to_string(meta.level), std::to_string(level));
  const bool chosen = !meta.shared() && computers.seats == 0 && of_people.has(meta.colour);
  if (!chosen) same("colour", std::string(to_text(meta.colour)), first);
}

/// An event with the epoch of the process that wrote it.
using WrittenRow = std::pair<EventRow, std::int64_t>;

/// Epochs only rise. Within one, the clock of games never goes back, except to the beginning of a
/// round that may not have been saved (Clocks::stop()). Programs before there were epochs wrote 0.
std::string fault_of_time(const WrittenRow& before, const WrittenRow& row, const GameMeta& meta,
                          std::int64_t owner) {
  constexpr Millis longest_round = 60'000;
  const auto& [event, epoch] = row;
  if (epoch < before.second || epoch > owner) {
    return "written by a server that did not own the games";
  }
  const bool back = event.clock + longest_round < before.first.clock;
  return meta.time && back && epoch != 0 && epoch == before.second ? "the clock went back" : "";
}

/// Adds the events to the game; false if one cannot follow.
bool replay(KeptGame& game, const std::vector<WrittenRow>& rows, std::int64_t owner,
            const GameCheck::Told& told) {
  const auto& meta = game.meta;
  WrittenRow before;
  for (const auto& written : rows) {
    const auto& row = written.first;
    auto entry = read_row(row, game.state);
    if (!entry) {
      // Only the host sees this; the log of the server has no texts of players.
      const bool missing = row.version != game.state.version() + 1;
      told({meta.id, row.version, entry.error().what + (missing ? "" : " '" + row.text + "'")});
      return false;
    }
    if (auto fault = fault_of(*entry, row, meta, game.state); !fault.empty()) {
      told({meta.id, row.version, std::move(fault)});
      return false;
    }
    if (auto fault = fault_of_time(before, written, meta, owner); !fault.empty()) {
      told({meta.id, row.version, std::move(fault)});
    }
    before = written;
    game.add(std::move(*entry), &written == &rows.back());
  }
  return true;
}

void compare_seen(const GameSummary& found, const KeptGame& game, const GameCheck::Told& told) {
  const bool late = game.late != nullptr && !game.state.play().over();
  if (found.seen.has_value() != late) {
    told({found.meta.id, 0,
          late ? "seen is empty, expected what watchers see"
               : "seen is there, expected nothing: watchers see the game as it is"});
  } else if (late) {
    compare(*found.seen, game.late->standing(), Compare(found.meta, "seen: ", told));
  }
}

/// A read transaction, in which the database does not change.
class ReadTransaction {
 public:
  explicit ReadTransaction(Database& database)
      : database_(database),
        begun_(database.execute(database.engine() == database::Engine::sqlite
                                    ? "BEGIN"
                                    : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")) {}
  ReadTransaction(const ReadTransaction&) = delete;
  ReadTransaction& operator=(const ReadTransaction&) = delete;
  ~ReadTransaction() {
    if (begun_) (void)database_.execute("COMMIT");
  }
  [[nodiscard]] const Result<void>& begun() const { return begun_; }

 private:
  Database& database_;
  Result<void> begun_;
};

}  // namespace

Result<GameCheck> GameCheck::open(const database::Address& address, const Catalog& known) {
  return address.engine() == database::Engine::postgres ? open_server(address, known)
                                                        : open_file(address.file(), known);
}

Result<GameCheck> GameCheck::open_server(const database::Address& address, const Catalog& known) {
  TRY(auto database, open_existing_games(address));
  TRY_VOID(database.share());
  return GameCheck(std::move(database), {}, known);
}

Result<GameCheck> GameCheck::open_file(const fs::path& file, const Catalog& known) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) {
    return failure(ErrorCode::not_found, "There are no games here", file.string(),
                   "the data folder of a server, with --data");
  }
  // Opening a file without its log would make an empty one.
  TRY(auto database, check_log(file)
                         ? Database::open_to_read(file, database::Audience::terminal)
                         : Database::open_without_log(file, database::Audience::terminal));
  TRY_VOID(database.execute("PRAGMA busy_timeout = 5000"));
  TRY(const auto found, schema_version(database));
  if (const auto ours = newest_schema(); !ours.can_use(found)) {
    return failure(ErrorCode::not_found, "This database is of another version", file.string(),
                   found.version < ours.version ? "that the server of this version is started once"
                                                : "the newer program that wrote it");
  }
  return GameCheck(std::move(database), file, known);
}

Result<void> GameCheck::check_file(const Told& told) {
  if (database_.engine() == database::Engine::sqlite) {
    if (const auto there = check_log(file_); !there) told({{}, 0, to_text(there.error())});
    TRY_VOID(
        database_.each<std::string>("PRAGMA integrity_check(20)", [&](const std::string& line) {
          if (line != "ok") told({{}, 0, "SQLite says: " + line});
        }));
  }
  auto read = database_.each<std::pair<std::string, std::int64_t>>(
      "SELECT game, min(version) FROM events WHERE game NOT IN (SELECT id FROM games) "
      "GROUP BY game LIMIT 20",
      [&](auto&& row) { told({row.first, row.second, "events of a game that is not there"}); });
  if (!read) return read;
  return {};
}

Result<void> GameCheck::check_rest(const Told& told) {
  const ReadTransaction reading(database_);
  if (!reading.begun()) return reading.begun();
  return server::check_rest(database_, known_, told);
}

Result<std::vector<std::string>> GameCheck::games() {
  return database_.all<std::string>("SELECT id FROM games ORDER BY created, id");
}

Result<void> GameCheck::check_seated(const GameMeta& meta, const Told& told) {
  TRY(const auto found,
      database_.all<std::string>("SELECT holder FROM seated WHERE game=?1", meta.id));
  std::set<std::string> expected;
  for (const auto holder : holders_of(meta)) expected.emplace(holder);
  if (std::set<std::string>(found.begin(), found.end()) != expected) {
    told({meta.id, 0, "the rows of seated are not its players"});
  }
  return {};
}

Result<std::int64_t> GameCheck::check_game(const std::string& id, const Told& told) {
  const ReadTransaction snapshot(database_);
  if (!snapshot.begun()) return Failure(snapshot.begun().error());
  TRY(const auto there, database_.exists("SELECT 1 FROM games WHERE id=?1", id));
  if (!there) return 0;
  // A newer server may have taken over since the check began.
  TRY(const auto owner, database_.query_number("SELECT epoch FROM owner"));
  auto summary =
      database_.value<GameSummary>(database::select_from<GameSummary>() + "WHERE id=?1", id);
  const auto rows = database_.all<WrittenRow>("SELECT " + database::columns_of<EventRow>() +
                                                  ", epoch FROM events WHERE game=?1 ORDER BY "
                                                  "version",
                                              id);
  if (!rows) return Failure(rows.error());
  const auto count = static_cast<std::int64_t>(rows->size());
  if (!summary) {
    told({id, 0, to_text(summary.error())});
    return count;
  }
  const auto& meta = summary->meta;
  TRY_VOID(check_seated(meta, told));
  compare_seats(meta, Compare(meta, "", told));
  TRY(const auto deleted,
      database_.exists("SELECT 1 FROM games WHERE id=?1 AND deleted IS NOT NULL", id));
  // The events of a deleted game are removed in portions (old_games.cpp).
  if (deleted && count < summary->standing.version) return count;
  if (rows->empty()) {
    told({id, 0, "the events are missing"});
    return count;
  }
  auto state = GameState::create(meta, known_);
  if (!state) {
    told(
        {id, 0,
         to_text(state.error().about == Subject::variant ? missing_variant(meta) : state.error())});
    return count;
  }
  KeptGame game(meta, std::move(*state));
  if (!replay(game, *rows, owner, told)) return count;
  compare(summary->standing, game.standing(), Compare(meta, "", told));
  compare_seen(*summary, game, told);
  return count;
}

}  // namespace camlann::server
