#pragma once
// A searchable file of games: by player, event, date, result, opening, final material, position and
// pattern, in a tenth of a second among a million. Games are added (archive/writer.hpp) and never
// changed; removed games are skipped. Format: doc/formats/archive.md. Not thread-safe; any number
// of archives may be open on one file, one of which may write.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "base/result.hpp"
#include "database/database.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {

/// The origin of a game, derived from its source: `site_source` for games of the site that keeps
/// this archive, a source that begins with "self-play" for engine games, one that begins with
/// "upload/" for games uploaded by players; all others are published.
enum class Origin : std::uint8_t { published, site, self_play, uploaded };

inline constexpr std::string_view site_source = "site";
inline constexpr std::string_view self_play_source = "self-play";
inline constexpr std::string_view upload_source = "upload/";
[[nodiscard]] Origin origin_of(std::string_view source);

/// The data of a game except its moves.
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
  std::string material;      // at the end
  std::string source;        // where it was imported from
  std::vector<int> ratings;  // of the players, 0 if unknown
};

/// All filters must match; an empty one matches everything.
struct Query {
  std::string variant;               // its id
  std::vector<std::string> players;  // parts of names; two may match the same player
  // For each of the players, sorted games that match regardless of names.
  std::vector<std::vector<GameNumber>> also;
  std::optional<std::vector<GameNumber>> among;  // only these; sorted
  std::vector<std::string> named;                // a player has exactly one of these names
  std::string event;                             // part of its name
  std::optional<Origin> origin;
  bool people = false;  // no engine games
  std::string since;    // dates, both included: "2009" is the whole year
  std::string until;
  std::optional<RecordResult> result;
  std::optional<Game> opening;   // the first men and moves, with the variant
  std::string material;          // archive/facts.hpp, with the variant
  std::optional<Game> position;  // the position of the game, ignoring quiet plies
  Pattern pattern;               // with the variant
  bool newest = false;           // the latest additions first
  std::size_t skip = 0;          // number of results to skip
  std::size_t most = 100;
};

struct Hit {
  Summary game;
  std::optional<std::uint32_t> ply;  // where the position or the pattern first occurs
};

struct Found {
  std::vector<Hit> games;            // in the order in which they were added
  std::optional<std::size_t> total;  // nothing if the search ended early
};

/// A game of the site that keeps this archive: its id there and the number of its changes.
struct PlayedHere {
  std::string id;
  std::int64_t version = 0;

  bool operator==(const PlayedHere&) const = default;
};

/// A query for the moves played from a position. An empty filter matches everything.
struct NextMoveQuery {
  Game position;
  std::string rules;  // Game::rules()
  std::optional<Origin> origin;
  bool people = false;  // no engine games
  std::string since;
  std::string until;
  int rating = 0;                // minimum rating of the mover
  std::size_t look_at = 10'000;  // number of games with this position to count, the latest added
  std::size_t last = 5;          // number of those games to list
};

/// A source of uploaded games, and the number of its games.
struct UploadedSource {
  std::string source;
  std::size_t games = 0;

  bool operator==(const UploadedSource&) const = default;
};

/// The results of some games; some have no result.
struct Ends {
  std::size_t games = 0;
  std::size_t first = 0;  // won by the first side
  std::size_t second = 0;
  std::size_t third = 0;
  std::size_t draws = 0;
};

struct NextMove : Ends {
  std::string notation;
  std::size_t rated = 0;     // by players with a rating
  std::int64_t ratings = 0;  // their sum
};

struct NextMoves : Ends {
  std::size_t of = 0;           // with this position, whatever the filters
  std::size_t mirrored = 0;     // of `games`, those that a caller has added from the mirror image
  std::vector<NextMove> moves;  // the most played first
  std::vector<GameNumber> last;
};

/// The number of occurrences of something in the games of a variant, by result.
struct Tally {
  std::string
      kind;  // "first move" from the usual array, "plies", "captures", "castle entries", "end"
  std::string name;  // "E6-E8", "40", "castle"
  RecordResult result{};
  std::size_t games = 0;
};

/// The default licence of an archive.
inline constexpr const char* usual_licence =
    "The moves of games are free for anyone to use. The collection is released under CC0 "
    "1.0: "
    "https://creativecommons.org/publicdomain/zero/1.0/";

class Archive {
 public:
  /// Opens an archive; creates it if the file does not exist.
  [[nodiscard]] static Result<Archive> open(const std::filesystem::path& file);
  /// Opens an archive, also one of version 1.0; an error if the file does not exist.
  [[nodiscard]] static Result<Archive> open_to_read(const std::filesystem::path& file);

  /// Makes slow operations fail once `stop` returns true. It is called often.
  void stop_when(std::function<bool()> stop);
  /// Returns an error once `stop` returns true.
  [[nodiscard]] Result<void> go_on() const;

  /// True if the opening index has the men at the start. An archive of version 1.0 has only the
  /// moves, until it is opened to write.
  [[nodiscard]] bool has_starts() const { return has_starts_; }

  [[nodiscard]] Result<Found> search(const Query& query);
  [[nodiscard]] Result<std::size_t> size();
  /// Returns the highest number of a game, removed ones included; 0 without games.
  [[nodiscard]] Result<GameNumber> last();
  /// Returns tallies in the order of kinds, names and results; numeric names by their value.
  [[nodiscard]] Result<std::vector<Tally>> tallies(std::string_view variant);
  /// Returns the ids of the variants that have games.
  [[nodiscard]] Result<std::vector<std::string>> variants();

  /// Returns the number of games of a variant.
  [[nodiscard]] Result<std::size_t> size(std::string_view variant);

  /// Finds a game of the site that keeps this archive; nothing if it is missing.
  [[nodiscard]] Result<std::optional<std::pair<GameNumber, PlayedHere>>> find_played(
      std::string_view id);
  /// Returns nothing for games that were not played here.
  [[nodiscard]] Result<std::optional<PlayedHere>> played_here(GameNumber number);
  [[nodiscard]] Result<std::vector<std::pair<GameNumber, PlayedHere>>> all_played_here();
  /// Returns the removed or replaced games, sorted.
  [[nodiscard]] Result<std::vector<GameNumber>> gone();

  /// Returns the games with a player of exactly this name, sorted. Case makes no difference in
  /// ASCII.
  [[nodiscard]] Result<std::vector<GameNumber>> games_named(std::string_view name);

  /// Returns the sources of uploads that have games, by name.
  [[nodiscard]] Result<std::vector<UploadedSource>> uploaded();
  /// True if any game was imported from this source, removed or not.
  [[nodiscard]] Result<bool> has_source(std::string_view source);
  /// Removes the games of this source until they are added again.
  [[nodiscard]] Result<void> remove(std::string_view source);
  /// The same for games that were played here, by their ids. Returns false if none was found.
  [[nodiscard]] Result<bool> remove_played(std::span<const std::string> ids);

  /// Finds a position by its hash, in the order of games; a few results may be other positions with
  /// the same hash.
  [[nodiscard]] Result<std::vector<Occurrence>> occurrences_of(const Game& position);
  /// Returns the moves played from this position, in the latest games that reached it.
  [[nodiscard]] Result<NextMoves> next_moves(const NextMoveQuery& query);

  /// Returns the number of a variant in this file; nothing if it has no games. An error if the keys
  /// of positions have changed since they were indexed.
  [[nodiscard]] Result<std::optional<std::int64_t>> number_of(const VariantInfo& variant);

  /// Returns the summary of a game, which must exist.
  [[nodiscard]] Result<Summary> summary(GameNumber number);
  /// Returns the record of a game, which must exist.
  [[nodiscard]] Result<std::string> record(GameNumber number);
  /// Calls `take` for every game in the order of numbers, until it returns false.
  [[nodiscard]] Result<void> each_record(
      const std::function<bool(const Summary& game, std::string_view record)>& take);

  /// Returns the terms of use of the games, in one line.
  [[nodiscard]] Result<std::string> licence();
  [[nodiscard]] Result<void> set_licence(std::string_view line);

  /// Copies the whole archive to a new file, which must not exist.
  [[nodiscard]] Result<void> copy_to(const std::filesystem::path& file);
  /// The same for the public: leaves out the identities of uploaders and of players on this site,
  /// and the texts and names of removed games.
  [[nodiscard]] Result<void> copy_for_all(const std::filesystem::path& file);

 private:
  /// Erases what `put` adds to the removed games.
  [[nodiscard]] Result<void> removing(const std::function<Result<void>()>& put);
  friend class Writer;
  friend class NextMoveCount;
  explicit Archive(database::Database database) : database_(std::move(database)) {}

  [[nodiscard]] Result<bool> is_empty();
  /// Returns the format of an archive made by an older program; nothing for others.
  [[nodiscard]] Result<std::optional<std::int64_t>> old_format();
  /// Adds the tables that an older program did not have.
  [[nodiscard]] Result<void> bring_up_to_date();
  /// Turns on the write-ahead log, so that readers do not wait for the writer.
  void use_log();
  /// Creates the tables of an empty file.
  [[nodiscard]] Result<void> make();
  [[nodiscard]] Result<database::Statement*> prepare_once(std::optional<database::Statement>& kept,
                                                          std::string_view sql);
  [[nodiscard]] Result<void> check(const std::filesystem::path& file, int oldest);

  // A stable address when the archive is moved: the database calls it until it is closed.
  std::unique_ptr<const std::function<bool()>> stop_;
  database::Database database_;
  bool has_starts_ = true;
  std::optional<database::Statement> summary_, played_, here_, gone_;  // prepared at the first use
};

}  // namespace camlann::archive
