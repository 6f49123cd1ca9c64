#include "print/problems.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "languages/language.hpp"
#include "languages/seats.hpp"
#include "languages/words.hpp"
#include "picture/frame.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/heading.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::print {
namespace {

constexpr std::size_t per_sheet = 6;
constexpr double cell_gap = 6;
constexpr double caption_size = 3.2;
constexpr double caption_height = 6;
constexpr double solution_size = 2.6;
constexpr double solution_pitch = 3.6;

std::string task_of(Aim aim, const Game& position, languages::Language language) {
  const auto& name = position.variant().seating[index_of(position.seat())].name;
  return languages::say(language, "print.aim." + std::string(word_of(aim)),
                        {{"seat", languages::seat_text(language, name)}});
}

/// Returns the lines of the solutions of a sheet.
std::vector<std::string> solution_lines(const std::vector<Problem>& problems, std::size_t first,
                                        std::size_t end, double width) {
  std::vector<std::string> lines;
  for (std::size_t i = first; i < end; ++i) {
    if (problems[i].solution.empty()) continue;
    const std::string text =
        std::to_string(i + 1) + ". " + problems[i].solution + "  (" + problems[i].name + ')';
    for (std::string& line : lines_of(text, width / solution_size)) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

void draw_solutions(Page& page, const std::vector<std::string>& lines, const Area& area) {
  page.begin_upside_down(area);
  double y = area.y;
  for (const std::string& line : lines) {
    y += solution_pitch;
    page.text({area.x, y - 1}, line,
              {fitting_size(line, solution_size, area.width), Weight::normal, Align::left});
  }
  page.end_group();
}

/// The places of the problems on a sheet.
struct Grid {
  std::size_t columns = 0;
  Size cell;
};

Grid grid_of(const Area& area, std::size_t columns, std::size_t rows) {
  const auto across = static_cast<double>(columns);
  return {
      columns,
      {(area.width - (across - 1) * cell_gap) / across, area.height / static_cast<double>(rows)}};
}

/// Returns the millimetres of a unit of a board in a cell.
double scale_in(const Grid& grid, const picture::Box& board) {
  return std::min(grid.cell.width / board.width,
                  (grid.cell.height - caption_height) / board.height);
}

/// Returns the whole area for a problem alone; otherwise two or three columns, whichever leaves
/// more room for a board.
Grid best_grid(const Area& area, const picture::Box& board, bool alone) {
  if (alone) return grid_of(area, 1, 1);
  const Grid two = grid_of(area, 2, per_sheet / 2);
  const Grid three = grid_of(area, 3, per_sheet / 3);
  return scale_in(two, board) >= scale_in(three, board) ? two : three;
}

picture::Part diagram_of(const Problem& problem, Style style) {
  PictureOptions options;
  options.theme = theme_of(style);
  options.pieces = PieceSet::flat;
  return picture::position_part(problem.position, options, picture::Men::shown);
}

void draw_problem(Page& page, const Area& cell, const std::string& caption,
                  const picture::Part& diagram) {
  page.text(
      {cell.x + cell.width / 2, cell.y + caption_height - 2}, caption,
      {fitting_size(caption, caption_size, cell.width, Weight::bold), Weight::bold, Align::middle});
  page.picture({cell.x, cell.y + caption_height, cell.width, cell.height - caption_height},
               diagram);
}

/// Draws the problems from `first` to `end`.
void draw_problems(Page& page, const Area& area, const std::vector<Problem>& problems,
                   std::size_t first, std::size_t end, Style style) {
  for (std::size_t i = first; i < end; ++i) {
    const picture::Part diagram = diagram_of(problems[i], style);
    const Grid grid = best_grid(area, diagram.box, problems.size() == 1);
    const std::size_t row = (i - first) / grid.columns;
    const std::size_t column = (i - first) % grid.columns;
    const Area cell{area.x + static_cast<double>(column) * (grid.cell.width + cell_gap),
                    area.y + static_cast<double>(row) * grid.cell.height, grid.cell.width,
                    grid.cell.height};
    draw_problem(page, cell, std::to_string(i + 1) + ". " + problems[i].task, diagram);
  }
}

}  // namespace

Result<Problem> problem_of(const Game& position, Aim aim, const std::vector<std::string>& line,
                           const std::string& name, languages::Language language) {
  Game game = position;
  std::string solution;
  for (const std::string& move : line) {
    TRY(const auto played, game.play(move));
    solution += (solution.empty() ? "" : " ") + played.notation;
  }
  return Problem{position, task_of(aim, position, language), solution, name};
}

std::vector<Sheet> problem_sheets(const std::vector<Problem>& problems, const std::string& title,
                                  const Look& look) {
  std::vector<Sheet> sheets;
  for (std::size_t first = 0; first < problems.size(); first += per_sheet) {
    const std::size_t end = std::min(problems.size(), first + per_sheet);
    Page page(size_of(look.paper), look.language);
    const Area field = page.field();
    const std::vector<std::string> lines = solution_lines(problems, first, end, field.width);
    const double solved = solution_pitch * static_cast<double>(lines.size());
    const double top = draw_heading(page, look, title);
    const double bottom = field.y + field.height - solved - 2;
    draw_problems(page, {field.x, top, field.width, bottom - top}, problems, first, end,
                  look.style);
    if (!lines.empty()) {
      page.line({field.x, bottom + 1}, {field.x + field.width, bottom + 1}, 0.2);
    }
    draw_solutions(page, lines, {field.x, bottom + 2, field.width, solved});
    sheets.push_back(page.finished(look, title));
  }
  return sheets;
}

}  // namespace camlann::print
