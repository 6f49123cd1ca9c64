// camlann version: the version of the program, and of the libraries that are part of it.

#include <fmt/format.h>

#include <memory>

#include "cli/commands.hpp"
#include "cli/dependencies.hpp"

namespace camlann::cli {
namespace {

struct VersionOptions {
  bool dependencies = false;
};

int run(const VersionOptions& options) {
  fmt::print("camlann {}\n", CAMLANN_VERSION);
  if (!options.dependencies) return exit_done;
  for (const auto& [name, version] : dependencies()) fmt::print("{} {}\n", name, version);
  return exit_done;
}

}  // namespace

void add_version(Command app, Action& action) {
  auto options = std::make_shared<VersionOptions>();
  const Command command = app.add_subcommand("version", "print the version of the program");
  command.add_flag("--dependencies", options->dependencies,
                   "and those of the libraries that it was built with");
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) { return run(*options); };
  });
}

}  // namespace camlann::cli
