#pragma once
// The queue of engine jobs for workers, and the workers (tables `thoughts` and `workers` of
// doc/formats/database.md), on PostgreSQL only. All times are those of the database, so that the
// clocks of machines do not matter. After an error the next call connects again. Not thread-safe.

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

  /// Maximum number of workers that begin one job, one after another.
  static constexpr std::int64_t most_tries = 2;
  /// In milliseconds. The server takes back a job that has been without a worker for longer.
  static constexpr std::int64_t longest_idle = 2000;

  // For servers, each of which has a name.

  [[nodiscard]] Result<void> put(std::string_view server, std::int64_t number, Length length,
                                 std::string_view job);
  struct Answered {
    std::int64_t number = 0;
    std::string text;
  };
  /// Removes the answers from the queue and returns them.
  [[nodiscard]] Result<std::vector<Answered>> take_answers(std::string_view server);
  struct Row {
    std::int64_t number = 0;
    std::int64_t tries = 0;
    std::int64_t idle = 0;  // milliseconds without a worker; below 0: it has one, or an answer

    /// True if no worker will answer it soon.
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
  /// Workers of the last ten seconds.
  [[nodiscard]] Result<Crew> crew();
  /// Removes the rows of servers and workers that are gone.
  [[nodiscard]] Result<void> sweep();

  // For workers, each of which has a name.

  /// A job that was taken; each try is another key.
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
  /// Takes the job that has waited longest, a long one only with `long_too`. No other worker gets
  /// it for three seconds.
  [[nodiscard]] Result<std::optional<Taken>> take(std::string_view worker, bool long_too);
  /// Keeps this worker's jobs for three more seconds and returns them.
  [[nodiscard]] Result<std::vector<Key>> renew(std::string_view worker);
  /// Does nothing if another worker has the job by now.
  [[nodiscard]] Result<void> answer(std::string_view worker, const Key& key, std::string_view text);
  /// Removes the worker. Others can take its jobs at once.
  [[nodiscard]] Result<void> leave(std::string_view worker);

 private:
  explicit ThoughtQueue(database::Database database) : database_(std::move(database)) {}

  database::Database database_;
};

}  // namespace camlann::server
