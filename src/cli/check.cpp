// camlann check: verifies the database of a server against the rules, game by game
// (server/store/game_check.hpp). The server can keep running.

#include <fmt/format.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <set>
#include <string>

#include "base/result.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/server_files.hpp"
#include "server/store/game_check.hpp"
#include "wire/messages/program.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct CheckOptions {
  ServerFiles files;
  bool json = false;
};

void print_fault(const server::GameFault& fault, bool json) {
  if (json) {
    fmt::print("{}\n", wire::to_json(message::FoundFault{fault.game, fault.version, fault.what}));
    return;
  }
  std::string where = fault.game.empty() ? "database" : "game " + fault.game;
  if (fault.version > 0) where += fmt::format(", version {}", fault.version);
  fmt::print("{}: {}\n", where, fault.what);
}

int run(const CheckOptions& options, const Catalog& known) {
  const auto& stopped = stop_on_interrupt();
  const auto address = database_address(options.files);
  if (!address) return complain(address.error());
  auto check = server::GameCheck::open(*address, known);
  if (!check) return complain(check.error());
  std::int64_t faults = 0;
  std::set<std::string> wrong;
  const auto told = [&](const server::GameFault& fault) {
    ++faults;
    if (!fault.game.empty()) wrong.insert(fault.game);
    print_fault(fault, options.json);
  };
  if (auto read = check->check_file(told); !read) return complain(read.error());
  const auto games = check->games();
  if (!games) return complain(games.error());
  message::CheckedServer checked;
  Progress progress("games", games->size());
  for (const auto& id : *games) {
    if (stopped) {
      return say_stopped("check", fmt::format("{} of {} games", checked.games, games->size()));
    }
    const auto events = check->check_game(id, told);
    if (!events) return complain(events.error());
    ++checked.games;
    checked.events += *events;
    progress.step();
  }
  if (auto read = check->check_rest(told); !read) return complain(read.error());
  checked.wrong = static_cast<std::int64_t>(wrong.size());
  if (options.json) {
    fmt::print("{}\n", wire::to_json(checked));
  } else if (faults == 0) {
    fmt::print("{} games with {} events: sound\n", checked.games, checked.events);
  } else {
    fmt::print("{} games with {} events: {} faults, in {} games\n", checked.games, checked.events,
               faults, checked.wrong);
  }
  return faults == 0 ? exit_done : exit_no;
}

}  // namespace

void add_check_games(Command app, Action& action) {
  auto options = std::make_shared<CheckOptions>();
  const Command command =
      app.add_subcommand("check", "verify the games of a server against the rules");
  add_server_files(command, options->files, GamesIn::file_or_postgres);
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
