// camlann engine: the engine protocol on standard input and output.

#include <cstdio>
#include <string>

#include "cli/commands.hpp"
#include "cli/ugi_engine.hpp"

namespace camlann::cli {
namespace {

int run(const Catalog& known) {
  UgiEngine engine(known);
  std::string line;
  while (read_line(stdin, line)) {
    if (!engine.obey(line)) return exit_done;
  }
  engine.input_ended();
  return exit_done;
}

}  // namespace

void add_engine(Command app, Action& action) {
  const Command command =
      app.add_subcommand("engine", "speak the engine protocol UGI on standard input and output");
  command.callback([&action] { action = [](const Catalog& known) { return run(known); }; });
}

}  // namespace camlann::cli
