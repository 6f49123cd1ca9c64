#pragma once
// A program that thinks for servers, on any machine with access to their database. Called only by
// `camlann worker`.

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"

namespace camlann::server {

struct WorkerOptions {
  std::string database;              // see find_database()
  std::size_t threads = 0;           // 0: one per core
  std::filesystem::path tables_dir;  // endgame tables; empty: found like the server's
};

/// Thinks until `stop` is set, then gives back unfinished thoughts. Prints a line on stdout once it
/// is ready; everything else goes to stderr, like the server's log. Retries while the database is
/// unreachable. Returns an error if it cannot start.
[[nodiscard]] Result<void> work_for_servers(const WorkerOptions& options, const Catalog& known,
                                            const std::atomic<bool>& stop);

}  // namespace camlann::server
