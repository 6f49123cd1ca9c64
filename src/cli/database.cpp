// camlann database: moves an installation between SQLite and PostgreSQL (server/store/copy.hpp).

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>

#include "cli/commands.hpp"
#include "server/core/data_folder.hpp"
#include "server/store/copy.hpp"

namespace camlann::cli {
namespace {

struct CopyOptions {
  std::string from;
  std::string to;
};

int copy(const CopyOptions& options) {
  const auto from = server::find_database(options.from, {});
  if (!from) return complain(from.error());
  const auto to = server::find_database(options.to, {});
  if (!to) return complain(to.error());
  const auto copied = server::copy_database(*from, *to);
  if (!copied) return complain(copied.error());
  std::int64_t rows = 0;
  for (const auto& table : *copied) {
    rows += table.rows;
    if (table.rows > 0) fmt::print("{:>9} {}\n", table.rows, table.name);
  }
  fmt::print("{:>9} in all, copied and compared\n", rows);
  return exit_done;
}

}  // namespace

void add_database(Command app, Action& action) {
  const Command database = app.add_subcommand("database", "copy the games of a server elsewhere");
  database.require_subcommand();
  const auto options = std::make_shared<CopyOptions>();
  const Command command = database.add_subcommand(
      "copy", "copy everything from one database to another, which must be new, and compare");
  constexpr const char* forms = "sqlite:FILE or postgresql://user@host/name";
  command.add_option("FROM", options->from, "the database of a server that does not run")
      .required();
  command.option("FROM").text(forms);
  command.add_option("TO", options->to, "a new one").required();
  command.option("TO").text(forms);
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) { return copy(*options); };
  });
}

}  // namespace camlann::cli
