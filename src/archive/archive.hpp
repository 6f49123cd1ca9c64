#pragma once
// A file of games that can be searched: by player, event, date, result, opening, men at the end,
// position and pattern, in a tenth of a second among a million. Games are added
// (archive/writer.hpp) and never changed. Format: doc/formats/archive.md. Not thread-safe; any
// number of archives may be open on one file, of which one writes.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "base/result.hpp"
#include "database/sqlite.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {

/// What is known of a game without its moves.
struct Summary {
  GameNumber number = 0;
  std::string variant;  // its id
  std::string rules;
  std::vector<std::string> players;  // in turn order
  std::string event;
  std::string date;
  RecordResult result{};
  std::string reason;
  std::uint32_t plies = 0;
  std::string material;  // at the end
  std::string source;    // where it was imported from
};

/// All of these are wanted; what is empty is left open.
struct Query {
  std::string variant;               // its id
  std::vector<std::string> players;  // parts of names; two may fit the same player
  std::string event;                 // part of its name
  std::string since;                 // dates, both included: "2009" is the whole year
  std::string until;
  std::optional<RecordResult> result;
  std::vector<std::string> opening;  // the first moves in full, with the variant
  std::string material;              // archive/facts.hpp, with the variant
  std::optional<Game> position;      // as the game stands, quiet plies apart
  Pattern pattern;                   // with the variant
  std::size_t skip = 0;              // so many of those found
  std::size_t most = 100;
};

struct Hit {
  Summary game;
  std::optional<std::uint32_t> ply;  // where the position or the pattern first occurs
};

struct Found {
  std::vector<Hit> games;            // in the order in which they were added
  std::optional<std::size_t> total;  // nothing where the search ended before it had all
};

/// How often something is in the games of a variant, by result.
struct Tally {
  std::string kind;  // "first move", "plies", "captures", "castle entries", "end"
  std::string name;  // "E6-E8", "40", "castle"
  RecordResult result{};
  std::size_t games = 0;
};

/// Of archives whose host has chosen no other.
inline constexpr const char* usual_licence =
    "The moves of games are free for anyone to use. This collection of them is given under CC0 "
    "1.0: "
    "https://creativecommons.org/publicdomain/zero/1.0/";

class Archive {
 public:
  /// Made if there is no such file.
  [[nodiscard]] static Result<Archive> open(const std::filesystem::path& file);
  /// An error if there is no such file.
  [[nodiscard]] static Result<Archive> open_to_read(const std::filesystem::path& file);

  [[nodiscard]] Result<Found> search(const Query& query);
  [[nodiscard]] Result<std::size_t> size();
  /// In the order of kinds, names and results; numbers among the names by their size.
  [[nodiscard]] Result<std::vector<Tally>> tallies(std::string_view variant);
  /// The ids of those that have games.
  [[nodiscard]] Result<std::vector<std::string>> variants();

  /// By which this file knows a variant; nothing if it has no games. Refused: a variant whose
  /// positions had other keys when they were indexed.
  [[nodiscard]] Result<std::optional<std::int64_t>> number_of(const VariantInfo& variant);

  /// Of a game that must be there.
  [[nodiscard]] Result<Summary> summary(GameNumber number);
  /// The record of a game, which it must have.
  [[nodiscard]] Result<std::string> record(GameNumber number);
  /// Of every game in the order of numbers, until `take` answers false.
  [[nodiscard]] Result<void> each_record(
      const std::function<bool(const Summary& game, std::string_view record)>& take);

  /// What the games may be used for: a line for whoever takes them along.
  [[nodiscard]] Result<std::string> licence();
  [[nodiscard]] Result<void> set_licence(std::string_view line);

  /// The whole archive as a file of its own, which must not be there yet.
  [[nodiscard]] Result<void> copy_to(const std::filesystem::path& file);

 private:
  friend class Writer;
  explicit Archive(sqlite::Database database) : database_(std::move(database)) {}

  [[nodiscard]] Result<bool> is_empty();
  /// The tables of a file that has none.
  [[nodiscard]] Result<void> make();
  [[nodiscard]] Result<void> check(const std::filesystem::path& file);

  sqlite::Database database_;
  std::optional<sqlite::Statement> summary_;  // once it was asked for
};

}  // namespace camlann::archive
