// camlann book: opening books that grow, and balanced openings for matches.

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/try.hpp"
#include "book/book.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "engine/analyst.hpp"
#include "lab/book_deepening.hpp"
#include "lab/opening_book.hpp"
#include "server/services/games/books.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using Steady = std::chrono::steady_clock;

struct DeepenOptions {
  BookSearch search;
  std::string file;
  std::string variant;
  std::string rules;
  int positions = 1000;
  double seconds = std::numeric_limits<double>::infinity();
};

/// Reads a book; an error in the text is at "file:line:column".
Result<book::Book> book_in(const std::string& file) {
  TRY(const auto text, read_file(file));
  auto book = book::read_book(text);
  if (book) return book;
  Error error = book.error();
  error.where = file + ':' + error.where;
  return Failure(std::move(error));
}

/// Reads the book of the file, or creates a new one.
Result<book::Book> book_to_deepen(const DeepenOptions& options, const Catalog& known) {
  std::error_code unknown;
  const bool there = std::filesystem::exists(options.file, unknown);
  if (!there && options.variant.empty()) {
    return failure(ErrorCode::not_found, "there is no such book", options.file,
                   "--variant NAME, for a new one");
  }
  book::Book book{options.variant, options.rules, {}};
  if (there) {
    auto read = book_in(options.file);
    if (!read) return read;
    book = std::move(*read);
  }
  if (options.variant.empty()) return book;
  TRY(const auto game, game_from({options.variant, options.rules, {}}, known));
  if (!there || (game.variant().id == book.variant && game.rules() == book.rules)) return book;
  return failure(ErrorCode::conflict, "this book is of another game", options.file,
                 book.variant + ", " + book.rules);
}

int run_deepen(const DeepenOptions& options, const Catalog& known) {
  constexpr std::chrono::seconds between_saves{30};
  if (std::isnan(options.seconds)) {  // NaN passes every range check
    return complain(
        Error{ErrorCode::syntax, "this is not a valid time", "book deepen: --seconds", "a number"});
  }
  auto book = book_to_deepen(options, known);
  if (!book) return complain(book.error());
  if (const auto can = check_writable(options.file); !can) return complain(can.error());
  auto deepening = BookDeepening::begin(std::move(*book), options.search, known);
  if (!deepening) return complain(deepening.error());
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto save = [&] { return write_file(options.file, write_book(deepening->book())); };
  Progress progress("book deepen", static_cast<std::size_t>(options.positions));
  const auto begun = Steady::now();
  auto saved_at = begun;
  int searched = 0;
  const auto going = [&] {
    const std::chrono::duration<double> spent = Steady::now() - begun;
    return searched < options.positions && spent.count() < options.seconds;
  };
  while (going() && deepening->step(stop)) {
    ++searched;
    progress.step();
    if (Steady::now() - saved_at < between_saves) continue;
    if (const auto saved = save(); !saved) return complain(saved.error());
    saved_at = Steady::now();
  }
  if (const auto saved = save(); !saved) return complain(saved.error());
  const auto positions = deepening->book().positions.size();
  if (stop) {
    return say_stopped("book deepen", fmt::format("{} of {} searches; the book has {} positions",
                                                  searched, options.positions, positions));
  }
  fmt::print("searched: {}; positions in the book: {}\n", searched, positions);
  return exit_done;
}

struct ShowOptions {
  PositionOptions position;
  std::string file;
  std::string moves;
  bool json = false;
};

int run_show(const ShowOptions& options, const Catalog& known) {
  const auto book = book_in(options.file);
  if (!book) return complain(book.error());
  if (const auto sound = check(*book, known); !sound) return complain(sound.error());
  auto game = game_from({book->variant, book->rules, options.position.fen}, known);
  if (!game) return complain(game.error());
  if (auto played = play_moves(*game, options.moves); !played) {
    complain(played.error());
    return exit_no;
  }
  const auto found = book::BookIndex(*book).find(*game);
  if (options.json) {
    fmt::print("{}\n", wire::to_json(server::message_of(*game, book->positions.size(),
                                                        found ? &*found : nullptr)));
    return found ? exit_done : exit_no;
  }
  if (!found) {
    fmt::print("this position is not in the book\n");
    return exit_no;
  }
  for (const book::BookMove& move : found->moves) {
    fmt::print("{:>8}  depth {:<3} nodes {:<11} {}\n",
               score_text(move.score, game->variant().sides()), move.depth,
               move.nodes > 0 ? move.nodes : found->nodes, move.notation);
  }
  return exit_done;
}

struct BookCommandOptions {
  BookOptions book;
  std::string output = "-";
};

/// Returns the command that creates the same book again.
std::string command_of(const BookOptions& book) {
  std::string command = fmt::format("camlann book openings --variant {}", book.variant);
  if (!book.rules.empty()) command += " --rules " + book.rules;
  command += fmt::format(" --lines {} --plies {} --nodes {}", book.lines, book.plies, book.nodes);
  if (book.bound > 0) command += fmt::format(" --bound {}", book.bound);
  return command + fmt::format(" --seed {}", book.seed);
}

int run_openings(BookCommandOptions options, const Catalog& known) {
  options.book.known = &known;
  if (const auto writable = check_writable(options.output); !writable) {
    return complain(writable.error());
  }
  Progress progress("book openings", static_cast<std::size_t>(options.book.lines));
  int found = 0;
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto book = make_opening_book(options.book, stop, [&] {
    progress.step();
    ++found;
  });
  if (!book && stop) {
    return say_stopped("book openings", fmt::format("{} of {} openings; nothing was written", found,
                                                    options.book.lines));
  }
  if (!book) return complain(book.error());
  const auto saved =
      write_file(options.output, write_opening_book(*book, command_of(options.book)));
  return saved ? exit_done : complain(saved.error());
}

void add_deepen(Command book, Action& action) {
  auto options = std::make_shared<DeepenOptions>();
  const Command command =
      book.add_subcommand("deepen", "search more positions of an opening book, or begin one");
  command.add_option("FILE", options->file, "the book; a new file needs --variant").required();
  command.add_option("--variant", options->variant, "the game of a new book").type_name("NAME");
  command.add_option("--rules", options->rules, "its rule set (default: that of the variant)")
      .type_name("RULES");
  command
      .add_option("--positions", options->positions, "positions to search at most (default: 1000)")
      .type_name("N")
      .range(1, 1'000'000);
  command.add_option("--seconds", options->seconds, "time to search at most (default: no limit)")
      .type_name("S")
      .range(0.0, 1e9);
  command
      .add_option("--nodes", options->search.nodes,
                  "nodes for a position; those searched with fewer are searched again "
                  "(default: 50000)")
      .type_name("N")
      .range(std::uint64_t{1}, std::uint64_t{1'000'000'000});
  command
      .add_option("--lines", options->search.lines,
                  "moves of a position that get a score (default: 6)")
      .type_name("N")
      .range(1, 100);
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_deepen(*options, known); };
  });
}

void add_show(Command book, Action& action) {
  auto options = std::make_shared<ShowOptions>();
  const Command command = book.add_subcommand("show", "the moves of a position in an opening book");
  command.add_option("FILE", options->file, "the book").required();
  command.add_option("--fen", options->position.fen, "the position (default: the array)")
      .type_name("FEN");
  command.add_option("--moves", options->moves, "moves to play before, separated by spaces")
      .type_name("MOVES");
  command.add_flag("--json", options->json, "one JSON object");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_show(*options, known); };
  });
}

void add_openings(Command group, Action& action) {
  auto options = std::make_shared<BookCommandOptions>();
  const Command command = group.add_subcommand("openings", "find balanced openings for matches");
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
    action = [options](const Catalog& known) { return run_openings(*options, known); };
  });
}

}  // namespace

void add_book(Command app, Action& action) {
  const Command command =
      app.add_subcommand("book", "opening books with scores, and openings for matches");
  command.require_subcommand();
  add_deepen(command, action);
  add_show(command, action);
  add_openings(command, action);
}

}  // namespace camlann::cli
