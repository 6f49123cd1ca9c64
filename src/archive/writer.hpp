#pragma once
// Adds games to an archive. What the indexes gain is gathered in memory and written with the games
// in large steps, each a transaction: what a crash leaves is a whole archive with fewer games. Not
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
  /// The archive outlives it, and is not searched between the first add() and finish(). Rows of
  /// postings grow to `full_chunk` bytes; a lookup reads one or more.
  [[nodiscard]] static Result<Writer> begin(Archive& archive, std::size_t full_chunk = 4000);

  /// Where a game is in the archive.
  struct Put {
    GameNumber number = 0;
    bool added = false;  // it was not there yet
  };

  /// `record` is in full (game/replay.hpp) and was replayed to `game`; `source` says where the
  /// record is from. A game that was removed is added again, under the number that it had:
  /// of it stays only what the two must have in common.
  [[nodiscard]] Result<Put> add(const Record& record, const Game& game, std::string_view source);
  /// The same of a game of the site that keeps this archive, by its id there. In the place of one
  /// with this id and another version, which is gone then. False: it was there.
  [[nodiscard]] Result<bool> add(const Record& record, const Game& game, const PlayedHere& here);
  /// Writes what is still in memory; nothing is added after it. A writer that goes without it, as
  /// after an error, leaves out the games since the last large step.
  [[nodiscard]] Result<void> finish();

 private:
  Writer(Archive& archive, std::size_t full_chunk) : archive_(&archive), full_chunk_(full_chunk) {}

  struct LeaveOut {
    void operator()(Archive* archive) const;  // what was not written
  };

  [[nodiscard]] Result<void> prepare();
  [[nodiscard]] Result<std::int64_t> variant_number(const Game& game);
  [[nodiscard]] Result<std::int64_t> number_of(std::map<std::string, std::int64_t>& known,
                                               database::Statement& find,
                                               database::Statement& insert,
                                               const std::string& name);
  [[nodiscard]] Result<Put> put(Facts& facts, const Game& game, std::string_view source);
  [[nodiscard]] Result<std::int64_t> number_of_source(std::string_view source);
  /// False: this game is not gone.
  [[nodiscard]] Result<bool> bring_back(GameNumber number, const Facts& facts,
                                        std::string_view source);
  /// Makes this number the one that the game has now.
  [[nodiscard]] Result<void> put_here(const PlayedHere& here, GameNumber number);
  /// A large step, once there is enough for one.
  [[nodiscard]] Result<void> step_on();
  [[nodiscard]] Result<void> insert(const Facts& facts, std::int64_t variant,
                                    std::string_view source);
  [[nodiscard]] Result<void> insert_names(GameNumber number, const Facts& facts);
  void tally(const Facts& facts, std::int64_t variant);
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
  Names variants_, names_, sources_;
  std::vector<Posting> postings_;
  std::map<std::int64_t, std::string> squares_;  // by row
  std::map<TallyKey, std::int64_t> tallies_;
  database::Statement known_, insert_game_, insert_record_, insert_track_, insert_place_,
      insert_named_, find_name_, insert_name_, find_source_, insert_source_, insert_rating_,
      put_here_, known_here_, put_gone_, take_gone_, is_gone_, set_source_, set_record_,
      leave_named_, leave_places_, leave_ratings_, last_chunk_, put_chunk_, find_squares_,
      put_squares_, add_tally_;
};

}  // namespace camlann::archive
