#pragma once
// Answers API requests about endgame tables. A separate thread reads the tables, so that opening a
// table or a slow disk delays no other request. Thread-safe.

#include <cstddef>
#include <filesystem>
#include <string>
#include <thread>

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
  /// `folder` has the tables of all games and is looked through here, once. At most `waiting`
  /// questions wait.
  TableReader(const std::filesystem::path& folder, std::size_t waiting, Log log);
  /// Answers waiting questions before it returns.
  ~TableReader();
  TableReader(const TableReader&) = delete;
  TableReader& operator=(const TableReader&) = delete;

  /// Returns {"tables":[{"variant","rules","pieces"}]}: the games and rule sets with tables, and
  /// the maximum number of pieces of each.
  [[nodiscard]] const std::string& list_json() const { return list_json_; }

  /// Replies once, on the reader's thread, with the value of the position and of each of its moves
  /// as JSON, or with ErrorCode::not_found if there is no table.
  void ask(const QueueKey& who, TableQuestion question, const Reply<std::string>& reply);

  /// Responds once, on the reader's thread, with a file of "/tables/" (table_files.hpp).
  void fetch(const QueueKey& who, std::string name, Request request, const Respond& respond);

 private:
  TableProber prober_;
  const TableFiles files_;
  Actor actor_;
  const std::string list_json_;
  std::thread thread_;
};

}  // namespace camlann::server
