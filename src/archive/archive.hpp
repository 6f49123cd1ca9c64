#pragma once
// A file of games that can be searched: by player, event, date, result, opening, men at the end,
// position and pattern, in a tenth of a second among a million. Games are added
// (archive/writer.hpp) and never changed; some may be gone, and are passed over. Format:
// doc/formats/archive.md. Not thread-safe; any number of archives may be open on one file, of which
// one writes.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
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

/// Where a game is from, by its source: games of the site that keeps this archive have
/// `site_source`, those of an engine with itself one that begins with "self-play", those that
/// players have uploaded to the site one that begins with "upload/"; all others are published.
enum class Origin : std::uint8_t { published, site, self_play, uploaded };

inline constexpr std::string_view site_source = "site";
inline constexpr std::string_view self_play_source = "self-play";
inline constexpr std::string_view upload_source = "upload/";
[[nodiscard]] Origin origin_of(std::string_view source);

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
  std::string material;      // at the end
  std::string source;        // where it was imported from
  std::vector<int> ratings;  // of the players, 0 where not known
};

/// All of these are wanted; what is empty is left open.
struct Query {
  std::string variant;               // its id
  std::vector<std::string> players;  // parts of names; two may fit the same player
  // For each of the players, games that are his whatever the names; sorted.
  std::vector<std::vector<GameNumber>> also;
  std::optional<std::vector<GameNumber>> among;  // of these alone; sorted
  std::string event;                             // part of its name
  std::optional<Origin> origin;
  std::string since;  // dates, both included: "2009" is the whole year
  std::string until;
  std::optional<RecordResult> result;
  std::vector<std::string> opening;  // the first moves in full, with the variant
  std::string material;              // archive/facts.hpp, with the variant
  std::optional<Game> position;      // as the game stands, quiet plies apart
  Pattern pattern;                   // with the variant
  bool newest = false;               // the last that were added come first
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

/// Of a game of the site that keeps this archive: its id there and how often it had changed.
struct PlayedHere {
  std::string id;
  std::int64_t version = 0;

  bool operator==(const PlayedHere&) const = default;
};

/// What is played from a position. What is empty is left open.
struct NextMoveQuery {
  Game position;
  std::string rules;  // Game::rules()
  std::optional<Origin> origin;
  std::string since;
  std::string until;
  int rating = 0;                // at least, of who moves
  std::size_t look_at = 10'000;  // so many of the games that came here, the latest added
  std::size_t last = 5;          // of which so many are shown
};

/// A source of uploaded games, and how many it has.
struct UploadedSource {
  std::string source;
  std::size_t games = 0;

  bool operator==(const UploadedSource&) const = default;
};

/// Of some games, how they ended; some have no result.
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
  std::size_t of = 0;           // came here, whatever the filters
  std::vector<NextMove> moves;  // the most played first
  std::vector<GameNumber> last;
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

  /// What takes too long fails once this answers true. It is asked often.
  void stop_when(std::function<bool()> stop);
  /// An error once it does.
  [[nodiscard]] Result<void> go_on() const;

  [[nodiscard]] Result<Found> search(const Query& query);
  [[nodiscard]] Result<std::size_t> size();
  /// The highest number of a game, gone or not; 0 if there is none.
  [[nodiscard]] Result<GameNumber> last();
  /// In the order of kinds, names and results; numbers among the names by their size.
  [[nodiscard]] Result<std::vector<Tally>> tallies(std::string_view variant);
  /// The ids of those that have games.
  [[nodiscard]] Result<std::vector<std::string>> variants();

  /// How many there are of a variant.
  [[nodiscard]] Result<std::size_t> size(std::string_view variant);

  /// A game of the site that keeps this archive; nothing if it is not here.
  [[nodiscard]] Result<std::optional<std::pair<GameNumber, PlayedHere>>> find_played(
      std::string_view id);
  /// Nothing for games that were not played here.
  [[nodiscard]] Result<std::optional<PlayedHere>> played_here(GameNumber number);
  [[nodiscard]] Result<std::vector<std::pair<GameNumber, PlayedHere>>> all_played_here();
  /// Games that others have taken the place of, or that were removed; sorted.
  [[nodiscard]] Result<std::vector<GameNumber>> gone();

  /// Those that have games, by their names.
  [[nodiscard]] Result<std::vector<UploadedSource>> uploaded();
  /// Whether any game was imported from there, gone or not.
  [[nodiscard]] Result<bool> has_source(std::string_view source);
  /// Removes the games of this source: they are gone, until they are added again.
  [[nodiscard]] Result<void> remove(std::string_view source);

  /// Where a position is, by its hash and in the order of games: a few may be others with the same.
  [[nodiscard]] Result<std::vector<Occurrence>> occurrences_of(const Game& position);
  /// What is played from this position, among the latest games that came to it.
  [[nodiscard]] Result<NextMoves> next_moves(const NextMoveQuery& query);

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
  /// The same for anybody: nothing in it tells who uploaded or played a game here, nor has it the
  /// texts and names of games that are gone.
  [[nodiscard]] Result<void> copy_for_all(const std::filesystem::path& file);

 private:
  friend class Writer;
  friend class NextMoveCount;
  explicit Archive(database::Database database) : database_(std::move(database)) {}

  [[nodiscard]] Result<bool> is_empty();
  /// Of an archive that an older program made; nothing for others.
  [[nodiscard]] Result<std::optional<std::int64_t>> old_format();
  /// What an older program did not have.
  [[nodiscard]] Result<void> bring_up_to_date();
  /// Of what is written, beside the file: nobody who reads waits for who writes.
  void use_log();
  /// The tables of a file that has none.
  [[nodiscard]] Result<void> make();
  [[nodiscard]] Result<database::Statement*> prepare_once(std::optional<database::Statement>& kept,
                                                          std::string_view sql);
  [[nodiscard]] Result<void> check(const std::filesystem::path& file);

  // Where it stays when the archive is moved: the database asks it until it is closed.
  std::unique_ptr<const std::function<bool()>> stop_;
  database::Database database_;
  std::optional<database::Statement> summary_, played_, here_, gone_;  // once they were asked for
};

}  // namespace camlann::archive
