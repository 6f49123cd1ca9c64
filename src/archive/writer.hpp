#pragma once
// Adds games to an archive. Index entries are collected in memory and written with the games in
// large steps, each a transaction: after a crash the archive is consistent but has fewer games. Not
// thread-safe; one writer at a time.

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "base/result.hpp"
#include "database/database.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::archive {

class Writer {
 public:
  /// Begins writing. The archive must outlive the writer and must not be searched between the first
  /// add() and finish(). Rows of postings grow to `full_chunk` bytes; a lookup reads one or more.
  [[nodiscard]] static Result<Writer> begin(Archive& archive, std::size_t full_chunk = 4000);

  /// The result of adding a game.
  struct Put {
    GameNumber number = 0;
    bool added = false;  // false if the archive had it already
  };

  /// Adds a game. `record` must be in full (game/replay.hpp) and replayed to `game`; `source` is
  /// the origin of the record. A game that was removed is added again under its old number; of the
  /// old record only the data that both must share is kept.
  [[nodiscard]] Result<Put> add(const Record& record, const Game& game, std::string_view source);
  /// The same with its facts, which are used up. `text` is the hash by which number_of_text() finds
  /// the game, 0 for none.
  [[nodiscard]] Result<Put> add(Facts facts, const Game& game, std::string_view source,
                                std::uint64_t text);
  /// Returns the game that was added with this hash of a text, 0 if there is none or it was
  /// removed.
  [[nodiscard]] Result<GameNumber> number_of_text(std::uint64_t text);
  /// The same for a game of the site that keeps this archive, by its id there. Replaces another
  /// version of this id, which is then removed. Returns false if the archive had this version
  /// already.
  [[nodiscard]] Result<bool> add(const Record& record, const Game& game, const PlayedHere& here);
  /// Writes the data in memory; the writer cannot be used afterwards. Without this call, as after
  /// an error, the games since the last large step are lost.
  [[nodiscard]] Result<void> finish();

 private:
  Writer(Archive& archive, std::size_t full_chunk) : archive_(&archive), full_chunk_(full_chunk) {}

  struct LeaveOut {
    void operator()(Archive* archive) const;  // rolls back unwritten data
  };

  [[nodiscard]] Result<void> prepare();
  struct Kind {
    std::int64_t variant = 0;  // its number
    std::string start;         // usual_start()
  };

  [[nodiscard]] Result<const Kind*> kind_of(const Game& game);
  [[nodiscard]] Result<std::int64_t> number_of(std::map<std::string, std::int64_t>& known,
                                               database::Statement& find,
                                               database::Statement& insert,
                                               const std::string& name);
  [[nodiscard]] Result<Put> put(Facts& facts, const Game& game, std::string_view source);
  [[nodiscard]] Result<std::int64_t> number_of_source(std::string_view source);
  /// Returns false if this game was not removed.
  [[nodiscard]] Result<bool> bring_back(GameNumber number, const Facts& facts,
                                        std::string_view source);
  /// Records this as the current number of the game.
  [[nodiscard]] Result<void> put_here(const PlayedHere& here, GameNumber number);
  /// Writes a large step once it is big enough.
  [[nodiscard]] Result<void> step_on();
  [[nodiscard]] Result<void> insert(const Facts& facts, std::int64_t variant,
                                    std::string_view source);
  [[nodiscard]] Result<void> insert_names(GameNumber number, const Facts& facts);
  void tally(const Facts& facts, const Kind& kind);
  void index(Facts& facts, std::int64_t variant);
  [[nodiscard]] Result<void> write_postings();
  [[nodiscard]] Result<void> write_bucket(unsigned bucket, std::size_t from, std::size_t to);
  [[nodiscard]] Result<void> write_squares();
  [[nodiscard]] Result<void> write_tallies();

  using Names = std::map<std::string, std::int64_t>;
  using TallyKey = std::tuple<std::int64_t, std::string, std::string, std::string>;

  std::unique_ptr<Archive, LeaveOut> archive_;
  std::size_t full_chunk_;
  GameNumber last_ = 0;
  bool erases_ = false;                // a game was replaced
  std::map<std::string, Kind> kinds_;  // by the id of the variant
  Names names_, sources_;
  std::vector<Posting> postings_;
  std::map<std::int64_t, std::string> squares_;  // by row
  std::map<TallyKey, std::int64_t> tallies_;
  database::Statement known_, insert_game_, insert_record_, insert_track_, insert_place_,
      insert_named_, find_name_, insert_name_, find_source_, insert_source_, insert_rating_,
      put_here_, known_here_, put_gone_, take_gone_, is_gone_, set_game_, set_track_, set_record_,
      leave_named_, leave_places_, leave_ratings_, last_chunk_, put_chunk_, find_squares_,
      put_squares_, add_tally_, put_text_, known_text_;
};

}  // namespace camlann::archive
