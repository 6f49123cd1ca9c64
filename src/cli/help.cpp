// camlann help: the help of the program or of a command.

#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/commands.hpp"

namespace camlann::cli {
namespace {

int show_help(Command command, const std::vector<std::string>& words) {
  std::string path = command.name();
  for (const std::string& word : words) {
    bool found = false;
    for (const Command& below : command.commands()) {
      if (below.name() != word) continue;
      command = below;
      found = true;
      break;
    }
    if (!found) {
      const auto names = names_of(command.commands());
      Error error = unknown_among("there is no command " + word, word, names);
      error.where = "help";
      return complain(error);
    }
    path += ' ' + word;
  }
  print(command.help(path));
  return exit_done;
}

}  // namespace

void add_help(Command app, Action& action) {
  auto words = std::make_shared<std::vector<std::string>>();
  const Command command = app.add_subcommand("help", "show the help of a command");
  command.add_option("COMMAND", *words, "its name, such as `moves` or `tables build`")
      .offer(names_of(app.commands()));
  command.callback([app, &action, words] {
    action = [app, words](const Catalog& /*known*/) { return show_help(app, *words); };
  });
}

}  // namespace camlann::cli
