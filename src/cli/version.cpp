// camlann version: the version of the program, and of its libraries.

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/commands.hpp"
#include "cli/dependencies.hpp"
#include "cli/parts.hpp"

namespace camlann::cli {
namespace {

struct VersionOptions {
  bool dependencies = false;
};

int run(const VersionOptions& options) {
  fmt::print("camlann {}\n", CAMLANN_VERSION);
  if (!options.dependencies) return exit_done;
  const auto asked = versions_at_run_time();
  for (const auto& [name, version] : dependencies()) {
    const auto found = std::find_if(asked.begin(), asked.end(),
                                    [&](const auto& one) { return one.first == name; });
    fmt::print("{} {}\n", name, found == asked.end() ? version : found->second);
  }
  return exit_done;
}

}  // namespace

void add_version(Command app, Action& action) {
  auto options = std::make_shared<VersionOptions>();
  const Command command = app.add_subcommand("version", "print the version of the program");
  command.add_flag("--dependencies", options->dependencies, "and those of its libraries");
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) { return run(*options); };
  });
}

}  // namespace camlann::cli
