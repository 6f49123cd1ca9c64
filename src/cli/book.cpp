// camlann book: openings for matches.

#include <fmt/format.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "lab/opening_book.hpp"

namespace camlann::cli {
namespace {

struct BookCommandOptions {
  BookOptions book;
  std::string output = "-";
};

/// The command that makes the book again.
std::string command_of(const BookOptions& book) {
  std::string command = fmt::format("camlann book --variant {}", book.variant);
  if (!book.rules.empty()) command += " --rules " + book.rules;
  command += fmt::format(" --lines {} --plies {} --nodes {}", book.lines, book.plies, book.nodes);
  if (book.bound > 0) command += fmt::format(" --bound {}", book.bound);
  return command + fmt::format(" --seed {}", book.seed);
}

int run(BookCommandOptions options, const Catalog& known) {
  options.book.known = &known;
  if (const auto writable = check_writable(options.output); !writable) {
    return complain(writable.error());
  }
  Progress progress("book", static_cast<std::size_t>(options.book.lines));
  int found = 0;
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto book = make_opening_book(options.book, stop, [&] {
    progress.step();
    ++found;
  });
  if (!book && stop) {
    return say_stopped(
        "book", fmt::format("{} of {} openings; nothing was written", found, options.book.lines));
  }
  if (!book) return complain(book.error());
  const auto saved =
      write_file(options.output, write_opening_book(*book, command_of(options.book)));
  return saved ? exit_done : complain(saved.error());
}

}  // namespace

void add_book(Command app, Action& action) {
  auto options = std::make_shared<BookCommandOptions>();
  const Command command = app.add_subcommand("book", "find balanced openings for matches");
  BookOptions& book = options->book;
  command.add_option("--variant", book.variant, "the game").type_name("NAME").required();
  command.add_option("--rules", book.rules, "rule set (default: that of the variant)")
      .type_name("RULES");
  command.add_option("--lines", book.lines, "openings to find (default: 400)")
      .type_name("N")
      .range(1, 100'000);
  command
      .add_option("--plies", book.plies,
                  "plies of every other opening; the rest are one ply longer (default: 6)")
      .type_name("N")
      .range(1, 100);
  command.add_option("--nodes", book.nodes, "nodes of the search that judges them (default: 50000)")
      .type_name("N")
      .range(1, 100'000'000);
  command
      .add_option(
          "--bound", book.bound,
          "how far a side may be ahead, in the engine's score (default: 30; for Camblam: 120)")
      .type_name("SCORE")
      .range(1, 10'000);
  add_seed(command, book.seed, "seed of the random moves");
  command.add_option("-o,--output", options->output, "file (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
