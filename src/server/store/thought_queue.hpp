#pragma once
// The tables `thoughts` and `workers` (doc/formats/database.md): what servers want to have thought,
// and who thinks it. PostgreSQL's alone. All times are those of the database, so that the clocks of
// machines do not matter. After an error the next call connects again. Not thread-safe.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/model/thought.hpp"

namespace camlann::server {

class ThoughtQueue {
 public:
  /// The tables must be there.
  [[nodiscard]] static Result<ThoughtQueue> open(const database::Address& address);

  /// So often a thought is begun by workers.
  static constexpr std::int64_t most_tries = 2;
  /// In milliseconds: a thought that no worker thinks for so long is better thought elsewhere.
  static constexpr std::int64_t longest_idle = 2000;

  // For servers, each of which has a name.

  [[nodiscard]] Result<void> put(std::string_view server, std::int64_t number, Length length,
                                 std::string_view job);
  struct Answered {
    std::int64_t number = 0;
    std::string text;
  };
  /// They are gone from the queue then.
  [[nodiscard]] Result<std::vector<Answered>> take_answers(std::string_view server);
  struct Row {
    std::int64_t number = 0;
    std::int64_t tries = 0;
    std::int64_t idle = 0;  // milliseconds since nobody thinks it; below 0: somebody does, or did

    /// No worker will answer it any more, or soon.
    [[nodiscard]] bool stranded() const {
      return idle > longest_idle || (idle > 0 && tries >= most_tries);
    }
  };
  [[nodiscard]] Result<std::vector<Row>> rows(std::string_view server);
  [[nodiscard]] Result<void> remove(std::string_view server, std::int64_t number);
  [[nodiscard]] Result<void> remove_all(std::string_view server);

  struct Crew {
    std::int64_t workers = 0;
    std::int64_t threads = 0;

    bool operator==(const Crew&) const = default;
  };
  /// Who was there in the last ten seconds.
  [[nodiscard]] Result<Crew> crew();
  /// Of servers and workers that have gone without a word.
  [[nodiscard]] Result<void> sweep();

  // For workers, each of which has a name.

  /// A thought that was taken: a later try is another one.
  struct Key {
    std::string server;
    std::int64_t number = 0;
    std::int64_t tries = 0;

    auto operator<=>(const Key&) const = default;
  };
  struct Taken {
    Key key;
    Length length{};
    std::string job;
  };
  [[nodiscard]] Result<void> report(std::string_view worker, std::int64_t threads);
  /// The one that has waited longest, `long_too` or a short one; nobody else gets it for three
  /// seconds.
  [[nodiscard]] Result<std::optional<Taken>> take(std::string_view worker, bool long_too);
  /// For three more seconds: those that are still this worker's.
  [[nodiscard]] Result<std::vector<Key>> renew(std::string_view worker);
  /// Without effect where it is not this worker's any more.
  [[nodiscard]] Result<void> answer(std::string_view worker, const Key& key, std::string_view text);
  /// What is being thought can be taken by others at once.
  [[nodiscard]] Result<void> leave(std::string_view worker);

 private:
  explicit ThoughtQueue(database::Database database) : database_(std::move(database)) {}

  database::Database database_;
  database::Statement put_;
  database::Statement take_answers_;
  database::Statement rows_;
  database::Statement remove_;
  database::Statement remove_all_;
  database::Statement crew_;
  database::Statement sweep_thoughts_;
  database::Statement sweep_workers_;
  database::Statement report_;
  database::Statement take_;
  database::Statement renew_;
  database::Statement answer_;
  database::Statement give_back_;
  database::Statement leave_;
};

}  // namespace camlann::server
