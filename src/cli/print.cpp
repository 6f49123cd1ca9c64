// camlann print: boards and pieces on paper, at true size.

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/puzzle_file.hpp"
#include "game/catalog.hpp"
#include "lab/puzzle.hpp"
#include "languages/language.hpp"
#include "print/order.hpp"
#include "print/problems.hpp"
#include "print/rendering.hpp"
#include "print/sheet.hpp"

namespace camlann::cli {
namespace {

struct PrintCommand {
  print::OrderWords order;
  std::string puzzles;              // a file
  std::vector<std::string> choose;  // puzzles of the file; none: the first six
  std::string out;
};

constexpr std::size_t chosen_by_default = 6;
constexpr auto any_number = std::numeric_limits<std::size_t>::max();

Result<print::Problem> problem_of(const Puzzle& puzzle, const PrintCommand& asked,
                                  const Catalog& known, languages::Language language) {
  const auto in_puzzle = [&](Error error) {
    error.where = asked.puzzles + ", " + puzzle.id +
                  (error.where.empty() ? std::string{} : ", " + error.where);
    return Failure(std::move(error));
  };
  const auto start = known.make_game(asked.order.variant, puzzle.rules, puzzle.fen);
  if (!start) return in_puzzle(start.error());
  const auto aim = value_of<print::Aim>(word_of(puzzle.won)).value_or(print::Aim::material);
  std::vector<std::string> moves = puzzle.line;
  moves.insert(moves.end(), puzzle.then.begin(), puzzle.then.end());
  auto problem = print::problem_of(*start, aim, moves, puzzle.id, language);
  if (!problem) return in_puzzle(problem.error());
  return problem;
}

Result<std::vector<Puzzle>> chosen_puzzles(const PrintCommand& asked) {
  if (asked.puzzles.empty()) {
    return failure(ErrorCode::syntax, "problems come from a file of puzzles", "--what problems",
                   "--puzzles FILE");
  }
  TRY(const auto text, read_file(asked.puzzles));
  auto all = read_puzzles(text);
  if (!all) return Failure(in_file(asked.puzzles, all.error()));
  if (all->empty()) {
    return failure(ErrorCode::not_found, "the file has no puzzles", asked.puzzles);
  }
  if (asked.choose.empty()) {
    if (all->size() > chosen_by_default) all->resize(chosen_by_default);
    return all;
  }
  std::vector<Puzzle> chosen;
  for (const std::string& id : asked.choose) {
    const auto found = std::find_if(all->begin(), all->end(),
                                    [&](const Puzzle& puzzle) { return puzzle.id == id; });
    if (found == all->end()) {
      return failure(ErrorCode::unknown_name, "there is no puzzle \"" + id + '"', "--choose",
                     "an id of " + asked.puzzles);
    }
    chosen.push_back(*found);
  }
  return chosen;
}

Result<std::vector<print::Problem>> problems_of(const PrintCommand& asked, const Catalog& known,
                                                languages::Language language) {
  TRY(const auto puzzles, chosen_puzzles(asked));
  std::vector<print::Problem> problems;
  for (const Puzzle& puzzle : puzzles) {
    TRY(auto problem, problem_of(puzzle, asked, known, language));
    problems.push_back(std::move(problem));
  }
  return problems;
}

Result<print::Printed> printed(const PrintCommand& asked, const Catalog& known) {
  TRY(const auto order, print::read_order(asked.order, known, "--"));
  std::vector<print::Problem> problems;
  if (std::find(order.what.begin(), order.what.end(), print::Content::problems) !=
      order.what.end()) {
    TRY(problems, problems_of(asked, known, order.look.language));
  }
  return print::printed(order, problems, any_number);
}

/// Returns the name of the file for a sheet: "board-2.svg" if there are several.
std::string numbered(const std::string& path, std::size_t number, std::size_t count) {
  if (count == 1) return path;
  return path.substr(0, path.size() - 4) + '-' + std::to_string(number) +
         path.substr(path.size() - 4);
}

Result<void> write_sheets(const std::string& path, print::PictureFormat format,
                          const print::Printed& printed) {
  if (format == print::PictureFormat::pdf) {
    TRY(const auto pdf, print::rendered_sheets(printed.sheets, printed.title));
    return write_file(path, pdf);
  }
  std::size_t number = 0;
  for (const print::Sheet& sheet : printed.sheets) {
    TRY_VOID(write_file(numbered(path, ++number, printed.sheets.size()), sheet.svg));
  }
  return {};
}

/// Returns the format for a file of sheets; "-" is PDF.
Result<print::PictureFormat> sheet_format_of(const std::string& path) {
  if (path == "-") return print::PictureFormat::pdf;
  auto format = print::format_of(path);
  using enum print::PictureFormat;
  if (!format || *format == pdf || *format == svg) return format;
  return failure(ErrorCode::unknown_name, "sheets are not written in this format", "--out " + path,
                 "a name that ends in .pdf or .svg");
}

int run(const PrintCommand& asked, const Catalog& known) {
  const auto format = sheet_format_of(asked.out);
  if (!format) return complain(format.error());
  const auto sheets = printed(asked, known);
  if (!sheets) return complain(sheets.error());
  if (const auto written = write_sheets(asked.out, *format, *sheets); !written) {
    return complain(written.error());
  }
  if (asked.out == "-") return exit_done;
  for (const std::string& line : sheets->report) print(line + ".\n");
  print("Print at 100 %, then check that the bar measures 50 mm.\n");
  return exit_done;
}

}  // namespace

void add_print(Command app, Action& action) {
  auto asked = std::make_shared<PrintCommand>();
  const Command command = app.add_subcommand("print", "make boards, pieces and sheets for paper");
  command.add_option("--variant", asked->order.variant, "the game: " + catalog().ids())
      .type_name("NAME")
      .required();
  command
      .add_option("--what", asked->order.what,
                  "sheets to make, separated by commas: " + print::words_listed<print::Content>() +
                      " (default: board)")
      .type_name("WORDS")
      .comma_list(1, print::most_contents);
  command
      .add_option("--paper", asked->order.paper,
                  print::words_listed<print::Paper>() + " (default: A4)")
      .type_name("NAME");
  command
      .add_option("--square", asked->order.square,
                  "side of a square in millimetres (default: the largest for --sheets)")
      .type_name("MM")
      .range(print::least_side, print::largest_side);
  command
      .add_option("--sheets", asked->order.sheets,
                  "make the squares as large as so many sheets allow (default: 1)")
      .type_name("N")
      .range(1, print::most_board_sheets)
      .excludes("--square");
  command
      .add_option("--style", asked->order.style,
                  print::words_listed<print::Style>() +
                      ": full colour, grey to save ink, lines only (default: colour)")
      .type_name("NAME");
  command
      .add_option("--coordinates", asked->order.coordinates,
                  "letters and numbers: frame, inside or none (default: frame)")
      .type_name("WHERE");
  command
      .add_option("--fen", asked->order.fen,
                  "the position to print, for position (default: the start of the game)")
      .type_name("FEN");
  command.add_option("--rules", asked->order.rules, "rule set of that position").type_name("NAME");
  command.add_option("--club", asked->order.club, "name of a club, for every sheet")
      .type_name("NAME");
  command
      .add_option(
          "--language", asked->order.language,
          "language of the words on the sheets: " + languages::tags_listed() + " (default: en)")
      .type_name("TAG");
  command.add_option("--puzzles", asked->puzzles, "file of puzzles, for problems")
      .type_name("FILE");
  command
      .add_option("--choose", asked->choose,
                  "puzzles of the file by their ids, separated by commas (default: the first six)")
      .type_name("IDS")
      .comma_list(1, 600);
  command
      .add_option("-o,--out", asked->out,
                  "file to write, .pdf or .svg, of which each sheet is one; \"-\" is standard "
                  "output, as PDF")
      .type_name("FILE")
      .required();
  command.callback(
      [asked, &action] { action = [asked](const Catalog& known) { return run(*asked, known); }; });
}

}  // namespace camlann::cli
