// camlann print: boards and pieces on paper, at true size.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/puzzle_file.hpp"
#include "cli/rendering.hpp"
#include "lab/puzzle.hpp"
#include "notation/text_encoding.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/board.hpp"
#include "print/leaflet.hpp"
#include "print/men.hpp"
#include "print/problems.hpp"
#include "print/score.hpp"
#include "print/sheet.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::cli {
namespace {

struct PrintCommand {
  std::string variant;
  std::vector<std::string> what = {"board"};
  std::string paper = "A4";
  double square = 0;  // 0: the largest for `sheets`
  int sheets = 1;
  std::string style = "colour";
  std::string coordinates = "frame";
  std::string club;
  std::string puzzles;              // a file
  std::vector<std::string> choose;  // puzzles of the file; none: the first six
  std::string out;
};

constexpr std::size_t chosen_by_default = 6;

template <HasWords E>
std::string words_listed() {
  std::string all;
  for (const Word<E>& one : Words<E>::table) {
    all += (all.empty() ? "" : ", ") + std::string(one.word);
  }
  return all;
}

template <HasWords E>
Result<E> read_word(const std::string& option, const std::string& text) {
  for (const Word<E>& one : Words<E>::table) {
    if (same_letters(one.word, text)) return one.value;
  }
  return failure(ErrorCode::unknown_name, '"' + text + "\" is not one of the choices", option,
                 "one of " + words_listed<E>());
}

/// Checks the name of a club: it is printed on one line.
Result<std::string> club_name(const std::string& text) {
  const bool printable = std::none_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
  });
  if (printable && text.size() <= 120 && encoding_of(text) == TextEncoding::utf_8) return text;
  return failure(ErrorCode::syntax, "this name cannot be printed", "--club",
                 "one line of at most 120 bytes in UTF-8");
}

Result<print::Look> look_of(const PrintCommand& asked) {
  print::Look look;
  TRY(look.paper, read_word<print::Paper>("--paper", asked.paper));
  TRY(look.style, read_word<print::Style>("--style", asked.style));
  TRY(look.club, club_name(asked.club));
  return look;
}

/// The parts of the command that several kinds of sheets need.
struct Order {
  Game start;
  print::Look look;
  picture::Part board;
  print::Tiling tiling;
};

Result<Order> order_of(const PrintCommand& asked, const Catalog& known) {
  TRY(auto start, known.make_game(asked.variant));
  TRY(auto look, look_of(asked));
  TRY(const auto coordinates, read_word<Coordinates>("--coordinates", asked.coordinates));
  picture::Part board = print::empty_board(start, look.style, coordinates);
  const double side =
      asked.square > 0 ? asked.square : print::side_for(board.box, look.paper, asked.sheets);
  const print::Tiling tiling = print::tiling_of(board.box, look.paper, side);
  return Order{std::move(start), std::move(look), std::move(board), tiling};
}

/// The drawn sheets, and lines about them for the user.
struct Printed {
  std::string title;
  std::vector<print::Sheet> sheets;
  std::string report;

  void add(std::vector<print::Sheet> more, const std::string& what, print::Paper paper) {
    report += fmt::format("{}, {} sheet{} of {}.\n", what, more.size(), more.size() == 1 ? "" : "s",
                          word_of(paper));
    std::move(more.begin(), more.end(), std::back_inserter(sheets));
  }
};

void print_board(const Order& order, Printed& printed) {
  const print::Tiling& tiling = order.tiling;
  printed.add(print::board_sheets(order.board, tiling, order.look, order.start.variant().name),
              fmt::format("Board: {:.0f} x {:.0f} mm, squares of {} mm", tiling.board.width,
                          tiling.board.height, tiling.side),
              order.look.paper);
}

void print_men(const Order& order, print::MenForm form, Printed& printed) {
  const double side = order.tiling.side;
  const print::Card card = print::card_for(side, order.look.paper);
  printed.add(
      print::men_sheets(order.start, form, side, order.look),
      form == print::MenForm::cards
          ? fmt::format("Pieces to fold: {:.0f} mm broad, {:.0f} mm high", card.width, card.face)
          : fmt::format("Discs: {:.0f} mm", print::disc_for(side)),
      order.look.paper);
}

std::string task_of(const Puzzle& puzzle, const Game& position) {
  const std::string who = position.variant().seating[index_of(position.seat())].name + " to move ";
  switch (puzzle.won) {
    case Gain::castle: return who + "and reach the castle";
    case Gain::capture_all: return who + "and take every piece";
    case Gain::mate: return who + "and mate";
    case Gain::material: break;
  }
  return who + "and win pieces";
}

/// Plays the line of a puzzle, which must be legal.
Result<print::Problem> problem_of(const Puzzle& puzzle, const PrintCommand& asked,
                                  const Catalog& known) {
  const auto in_puzzle = [&](Error error) {
    error.where = asked.puzzles + ", " + puzzle.id +
                  (error.where.empty() ? std::string{} : ", " + error.where);
    return Failure(std::move(error));
  };
  auto start = known.make_game(asked.variant, puzzle.rules, puzzle.fen);
  if (!start) return in_puzzle(start.error());
  Game game = *start;
  std::string solution;
  for (const std::string& move : puzzle.line) {
    const auto played = game.play(move);
    if (!played) return in_puzzle(played.error());
    solution += (solution.empty() ? "" : " ") + played->notation;
  }
  return print::Problem{*start, task_of(puzzle, *start), solution, puzzle.id};
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

Result<void> print_problems(const PrintCommand& asked, const Order& order, const Catalog& known,
                            Printed& printed) {
  TRY(const auto puzzles, chosen_puzzles(asked));
  std::vector<print::Problem> problems;
  for (const Puzzle& puzzle : puzzles) {
    TRY(auto problem, problem_of(puzzle, asked, known));
    problems.push_back(std::move(problem));
  }
  printed.add(
      print::problem_sheets(problems, order.start.variant().name + ": problems", order.look),
      fmt::format("Problems: {}", problems.size()), order.look.paper);
  return {};
}

Result<Printed> printed(const PrintCommand& asked, const Catalog& known) {
  TRY(const auto order, order_of(asked, known));
  Printed printed;
  printed.title = order.start.variant().name;
  for (const std::string& word : asked.what) {
    TRY(const auto content, read_word<print::Content>("--what", word));
    switch (content) {
      case print::Content::board: print_board(order, printed); break;
      case print::Content::cards: print_men(order, print::MenForm::cards, printed); break;
      case print::Content::discs: print_men(order, print::MenForm::discs, printed); break;
      case print::Content::scoresheet:
        printed.add({print::score_sheet(order.start.variant(), order.look)}, "Scoresheet",
                    order.look.paper);
        break;
      case print::Content::problems: TRY_VOID(print_problems(asked, order, known, printed)); break;
      case print::Content::rules:
        printed.add(print::leaflet_sheets(order.start, order.look), "Rules", order.look.paper);
        break;
    }
  }
  return printed;
}

/// Returns the name of the file for a sheet: "board-2.svg" if there are several.
std::string numbered(const std::string& path, std::size_t number, std::size_t count) {
  if (count == 1) return path;
  return path.substr(0, path.size() - 4) + '-' + std::to_string(number) +
         path.substr(path.size() - 4);
}

Result<void> write_sheets(const std::string& path, PictureFormat format, const Printed& printed) {
  if (format == PictureFormat::pdf) {
    TRY(const auto pdf, rendered_sheets(printed.sheets, printed.title));
    return write_file(path, pdf);
  }
  std::size_t number = 0;
  for (const print::Sheet& sheet : printed.sheets) {
    TRY_VOID(write_file(numbered(path, ++number, printed.sheets.size()), sheet.svg));
  }
  return {};
}

/// Returns the format for a file of sheets; "-" is PDF.
Result<PictureFormat> sheet_format_of(const std::string& path) {
  if (path == "-") return PictureFormat::pdf;
  auto format = format_of(path);
  if (format && *format != PictureFormat::png) return format;
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
  print(sheets->report + "Print at 100 %, then check that the bar measures 50 mm.\n");
  return exit_done;
}

}  // namespace

void add_print(Command app, Action& action) {
  auto asked = std::make_shared<PrintCommand>();
  const Command command = app.add_subcommand("print", "make boards, pieces and sheets for paper");
  command.add_option("--variant", asked->variant, "the game: " + catalog().ids())
      .type_name("NAME")
      .required();
  command
      .add_option("--what", asked->what,
                  "sheets to make, separated by commas: " + words_listed<print::Content>() +
                      " (default: board)")
      .type_name("WORDS")
      .comma_list(1, 8);
  command.add_option("--paper", asked->paper, words_listed<print::Paper>() + " (default: A4)")
      .type_name("NAME");
  command
      .add_option("--square", asked->square,
                  "side of a square in millimetres (default: the largest for --sheets)")
      .type_name("MM")
      .range(print::least_side, print::largest_side);
  command
      .add_option("--sheets", asked->sheets,
                  "make the squares as large as so many sheets allow (default: 1)")
      .type_name("N")
      .range(1, 64)
      .excludes("--square");
  command
      .add_option("--style", asked->style,
                  words_listed<print::Style>() +
                      ": full colour, grey to save ink, lines only (default: colour)")
      .type_name("NAME");
  command
      .add_option("--coordinates", asked->coordinates,
                  "letters and numbers: frame, inside or none (default: frame)")
      .type_name("WHERE");
  command.add_option("--club", asked->club, "name of a club, for every sheet").type_name("NAME");
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
