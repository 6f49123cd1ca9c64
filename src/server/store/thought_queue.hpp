#pragma once
// The tables `thoughts` and `workers` (doc/formats/database.md): engine searches requested by
// servers, and the workers that run them. PostgreSQL only. All times are the database's, so the
// clocks of the machines do not matter. After an error, the next call reconnects. Not thread-safe.

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
  /// Opens the queue; the tables must exist.
  [[nodiscard]] static Result<ThoughtQueue> open(const database::Address& address);

  /// Maximum number of attempts by workers.
  static constexpr std::int64_t most_tries = 2;
  /// Time in milliseconds without a worker after which a thought should be computed elsewhere.
  static constexpr std::int64_t longest_idle = 2000;

  // For servers, each of which has a name.

  [[nodiscard]] Result<void> put(std::string_view server, std::int64_t number, Length length,
                                 std::string_view job);
  struct Answered {
    std::int64_t number = 0;
    std::string text;
  };
  /// Returns the answers for this server and removes them from the queue.
  [[nodiscard]] Result<std::vector<Answered>> take_answers(std::string_view server);
  struct Row {
    std::int64_t number = 0;
    std::int64_t tries = 0;
    std::int64_t idle = 0;  // milliseconds without a worker; below 0: in progress or answered

    /// True if no worker is expected to answer soon or at all.
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
  /// Returns the workers seen in the last ten seconds.
  [[nodiscard]] Result<Crew> crew();
  /// Removes entries of servers and workers that stopped without cleaning up.
  [[nodiscard]] Result<void> sweep();

  // For workers, each of which has a name.

  /// Identifies one attempt at a thought; another attempt has another key.
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
  /// Takes the thought that has waited longest, of any length if `long_too`, else a short one. No
  /// other worker gets it for three seconds.
  [[nodiscard]] Result<std::optional<Taken>> take(std::string_view worker, bool long_too);
  /// Extends this worker's leases by three seconds and returns its remaining thoughts.
  [[nodiscard]] Result<std::vector<Key>> renew(std::string_view worker);
  /// Stores the answer. Has no effect if the thought no longer belongs to this worker.
  [[nodiscard]] Result<void> answer(std::string_view worker, const Key& key, std::string_view text);
  /// Releases this worker's unfinished thoughts, so that others can take them at once.
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
