#include "print/problems.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/heading.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"

namespace camlann::print {
namespace {

constexpr std::size_t problem_columns = 2;
constexpr std::size_t problem_rows = 3;
constexpr std::size_t per_sheet = problem_columns * problem_rows;
constexpr double cell_gap = 6;
constexpr double caption_size = 3.2;
constexpr double caption_height = 6;
constexpr double solution_size = 2.6;
constexpr double solution_pitch = 3.6;

/// Returns the lines of the solutions of a sheet.
std::vector<std::string> solution_lines(const std::vector<Problem>& problems, std::size_t first,
                                        std::size_t end, double width) {
  std::vector<std::string> lines;
  for (std::size_t i = first; i < end; ++i) {
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

void draw_problem(Page& page, const Area& cell, std::size_t number, const Problem& problem,
                  Style style) {
  const std::string caption = std::to_string(number) + ". " + problem.task;
  page.text(
      {cell.x + cell.width / 2, cell.y + caption_height - 2}, caption,
      {fitting_size(caption, caption_size, cell.width, Weight::bold), Weight::bold, Align::middle});
  PictureOptions options;
  options.theme = theme_of(style);
  options.pieces = PieceSet::flat;
  page.picture({cell.x, cell.y + caption_height, cell.width, cell.height - caption_height},
               picture::position_part(problem.position, options, picture::Men::shown));
}

}  // namespace

std::vector<Sheet> problem_sheets(const std::vector<Problem>& problems, const std::string& title,
                                  const Look& look) {
  std::vector<Sheet> sheets;
  for (std::size_t first = 0; first < problems.size(); first += per_sheet) {
    const std::size_t end = std::min(problems.size(), first + per_sheet);
    Page page(size_of(look.paper));
    const Area field = page.field();
    const std::vector<std::string> lines = solution_lines(problems, first, end, field.width);
    const double solved = solution_pitch * static_cast<double>(lines.size());
    const double top = draw_heading(page, look, title);
    const double bottom = field.y + field.height - solved - 2;
    const double width = (field.width - (problem_columns - 1) * cell_gap) / problem_columns;
    const double height = (bottom - top) / problem_rows;
    for (std::size_t i = first; i < end; ++i) {
      const auto column = static_cast<double>((i - first) % problem_columns);
      const std::size_t row = (i - first) / problem_columns;
      draw_problem(page,
                   {field.x + column * (width + cell_gap), top + static_cast<double>(row) * height,
                    width, height},
                   i + 1, problems[i], look.style);
    }
    page.line({field.x, bottom + 1}, {field.x + field.width, bottom + 1}, 0.2);
    draw_solutions(page, lines, {field.x, bottom + 2, field.width, solved});
    sheets.push_back(page.finished(look, title));
  }
  return sheets;
}

}  // namespace camlann::print
