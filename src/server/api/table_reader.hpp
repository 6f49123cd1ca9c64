#pragma once
// Answers API requests about endgame tables. A separate thread reads the tables, so that opening a
// table or a slow disk delays no other request. Thread-safe.

#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/result.hpp"
#include "engine/table_prober.hpp"
#include "server/api/table_files.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"

namespace camlann::server {

/// A position as the client sent it, not validated; empty fields mean the defaults.
struct TableQuestion {
  std::string variant;
  std::string rules;
  std::string fen;
};

class TableReader {
 public:
  /// `folder` has the tables of all games and is looked through here and by renew(). At most
  /// `waiting` questions wait.
  TableReader(std::filesystem::path folder, std::size_t waiting, Log log);
  /// Answers waiting questions before it returns.
  ~TableReader();
  TableReader(const TableReader&) = delete;
  TableReader& operator=(const TableReader&) = delete;

  /// Returns {"tables":[{"variant","rules","pieces"}],"making":[]}: the games and rule sets with
  /// tables, the maximum number of pieces of each, and the variants that still lack tables.
  [[nodiscard]] std::string list_json() const { return shelf()->list_json; }

  /// Looks through the folder again, on the caller's thread: tables have been made. `making`: the
  /// variants with tables that are still being made.
  void renew(const std::vector<std::string>& making);

  /// Replies once, on the reader's thread, with the value of the position and of each of its moves
  /// as JSON, or with ErrorCode::not_found if there is no table.
  void ask(const QueueKey& who, TableQuestion question, const Reply<std::string>& reply);

  /// Responds once, on the reader's thread, with a file of "/tables/" (table_files.hpp).
  void fetch(const QueueKey& who, std::string name, Request request, const Respond& respond);

 private:
  /// The contents of the folder at one moment.
  struct Shelf {
    explicit Shelf(const std::filesystem::path& folder);

    TableProber prober;
    TableFiles files;
    std::string list_json;
  };
  [[nodiscard]] static std::shared_ptr<Shelf> look_through(const std::filesystem::path& folder,
                                                           const std::vector<std::string>& making);
  [[nodiscard]] std::shared_ptr<Shelf> shelf() const;

  const std::filesystem::path folder_;
  mutable std::mutex mutex_;
  std::shared_ptr<Shelf> shelf_;  // under mutex_
  Actor actor_;
  std::thread thread_;
};

}  // namespace camlann::server
