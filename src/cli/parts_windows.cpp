#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/bench_probes.hpp"
#include "cli/commands.hpp"
#include "cli/parts.hpp"

namespace camlann::cli {

std::optional<Error> left_out(std::string_view command) {
  constexpr std::string_view names[] = {"serve",    "worker",  "bot",     "admin",
                                        "database", "backup",  "restore", "check",
                                        "db",       "ratings", "book",    "tables"};
  if (std::find(std::begin(names), std::end(names), command) == std::end(names)) {
    return std::nullopt;
  }
  return Error{ErrorCode::unknown_name, "the program for Windows does not have this command",
               std::string(command), "Linux, also in the Windows Subsystem for Linux"};
}

std::vector<std::pair<std::string, std::string>> versions_at_run_time() {
  return {};
}

void add_serve(Command /*app*/, Action& /*action*/) {}
void add_worker(Command /*app*/, Action& /*action*/) {}
void add_bot(Command /*app*/, Action& /*action*/) {}
void add_admin(Command /*app*/, Action& /*action*/) {}
void add_database(Command /*app*/, Action& /*action*/) {}
void add_backup(Command /*app*/, Action& /*action*/) {}
void add_restore(Command /*app*/, Action& /*action*/) {}
void add_check_games(Command /*app*/, Action& /*action*/) {}
void add_db(Command /*app*/, Action& /*action*/) {}
void add_ratings(Command /*app*/, Action& /*action*/) {}
void add_book(Command /*app*/, Action& /*action*/) {}
void add_tables(Command /*app*/, Action& /*action*/) {}

Result<void> check_tables(const std::string& folder) {
  if (folder.empty()) return {};
  return failure(ErrorCode::not_found, "the program for Windows reads no endgame tables", folder);
}

Result<void> show_probes(const std::string& /*asked*/, bool /*json*/) {
  return {};
}

}  // namespace camlann::cli
