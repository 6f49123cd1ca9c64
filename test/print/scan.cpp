#include "print/scan.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "print/rendering.hpp"
#include "print/sheet.hpp"
#include "support/files.hpp"

namespace camlann::test {
namespace {

constexpr unsigned char dark = 128;
constexpr unsigned char paper = 250;

std::size_t pixel_of(double millimetres) {
  return static_cast<std::size_t>(std::lround(millimetres * 10));
}

/// Returns the middles of the runs of dark pixels.
std::vector<double> lines_in(std::size_t from, std::size_t to,
                             const std::function<bool(std::size_t)>& is_dark) {
  std::vector<double> middles;
  for (std::size_t i = from; i < to; ++i) {
    if (!is_dark(i)) continue;
    const std::size_t first = i;
    while (i + 1 < to && is_dark(i + 1)) ++i;
    middles.push_back(static_cast<double>(first + i + 1) / 20);
  }
  return middles;
}

void run(const std::string& command) {
  if (std::system(command.c_str()) != 0) {
    throw std::runtime_error(command + ": failed; is poppler-utils installed?");
  }
}

void write_pdf(const std::vector<print::Sheet>& sheets, const std::filesystem::path& path) {
  const auto pdf = print::rendered_sheets(sheets, "A test");
  if (!pdf) throw std::runtime_error(pdf.error().what);
  write_bytes(path, *pdf);
}

}  // namespace

Scan::Scan(const std::string& pgm) {
  std::istringstream stream(pgm);
  std::string kind;
  int brightest = 0;
  stream >> kind >> columns_ >> rows_ >> brightest;
  if (kind != "P5" || brightest != 255) throw std::runtime_error("not a PGM file");
  pixels_ = pgm.substr(static_cast<std::size_t>(stream.tellg()) + 1);
}

unsigned char Scan::at(std::size_t column, std::size_t row) const {
  return static_cast<unsigned char>(pixels_.at(row * columns_ + column));
}

std::vector<double> Scan::across(double y, double from, double to) const {
  return lines_in(pixel_of(from), pixel_of(to),
                  [&](std::size_t column) { return at(column, pixel_of(y)) < dark; });
}

std::vector<double> Scan::down(double x, double from, double to) const {
  return lines_in(pixel_of(from), pixel_of(to),
                  [&](std::size_t row) { return at(pixel_of(x), row) < dark; });
}

double Scan::distance_from_edge() const {
  std::size_t least = columns_;
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t column = 0; column < columns_; ++column) {
      if (at(column, row) >= paper) continue;
      least = std::min({least, column, row, columns_ - 1 - column, rows_ - 1 - row});
    }
  }
  return static_cast<double>(least) / 10;
}

std::vector<Scan> scans_of(const std::vector<print::Sheet>& sheets) {
  const TemporaryFolder folder;
  write_pdf(sheets, folder.path() / "sheets.pdf");
  run("cd '" + folder.path().string() + "' && pdftoppm -r 254 -gray sheets.pdf page");
  std::vector<std::filesystem::path> pages;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    if (entry.path().extension() == ".pgm") pages.push_back(entry.path());
  }
  std::sort(pages.begin(), pages.end());
  std::vector<Scan> scans;
  for (const auto& page : pages) scans.emplace_back(read_bytes(page));
  return scans;
}

std::vector<std::string> fonts_of(const std::vector<print::Sheet>& sheets) {
  const TemporaryFolder folder;
  write_pdf(sheets, folder.path() / "sheets.pdf");
  run("cd '" + folder.path().string() + "' && pdffonts sheets.pdf | tail -n +3 >fonts");
  std::istringstream stream(read_bytes(folder.path() / "fonts"));
  std::vector<std::string> fonts;
  for (std::string line; std::getline(stream, line);) fonts.push_back(line);
  return fonts;
}

}  // namespace camlann::test
