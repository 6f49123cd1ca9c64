// camlann worker: analyses positions for a server on another machine (server/cluster/worker.hpp).

#include "server/cluster/worker.hpp"

#include <cstddef>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/settings.hpp"

namespace camlann::cli {

void add_worker(Command app, Action& action) {
  auto options = std::make_shared<server::WorkerOptions>();
  const Command command =
      app.add_subcommand("worker", "think for a server whose games are in PostgreSQL");
  auto config = std::make_shared<std::string>();
  command
      .add_option("--config", *config,
                  "file in TOML with these options, each by its name without the dashes")
      .type_name("FILE");
  command.add_option("--database", options->database, "of the server: postgresql://user@host/name")
      .type_name("URL");
  command
      .add_option("--threads", options->threads,
                  "thoughts at a time, and a short one more (default: one per core)")
      .type_name("N")
      .range(std::size_t{1}, std::size_t{1024});
  command.add_folder(
      "--tables", options->tables_dir,
      "endgame tables (default: $CAMLANN_TABLES, else $XDG_DATA_HOME/camlann/tables)");
  command.callback([options, config, command, &action] {
    if (const auto taken = take_settings(command); !taken) give_up(taken.error());
    action = [options](const Catalog& known) {
      const auto worked = server::work_for_servers(*options, known, stop_on_interrupt());
      return worked ? exit_done : complain(worked.error());
    };
  });
}

}  // namespace camlann::cli
