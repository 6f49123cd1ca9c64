#pragma once
// A program that thinks for servers, on any machine that reaches their database. Called by `camlann
// worker` and by nobody else.

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"

namespace camlann::server {

struct WorkerOptions {
  std::string database;              // see find_database()
  std::size_t threads = 0;           // 0: as many as the machine has cores
  std::filesystem::path tables_dir;  // endgame tables; empty: as those of the server
};

/// Thinks until `stop` is set, then gives back what it has not finished. Prints a line on stdout
/// once it is ready; everything else goes to stderr, as the server's. While the database is away
/// it tries again. An error means that it could not start.
[[nodiscard]] Result<void> work_for_servers(const WorkerOptions& options, const Catalog& known,
                                            const std::atomic<bool>& stop);

}  // namespace camlann::server
