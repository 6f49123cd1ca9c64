#pragma once
// Printed sheets as a scanner would see them: PDF pages rendered by poppler, to be measured in
// millimetres.

#include <cstddef>
#include <string>
#include <vector>

#include "print/sheet.hpp"

namespace camlann::test {

/// A page in grey, ten pixels per millimetre.
class Scan {
 public:
  explicit Scan(const std::string& pgm);

  [[nodiscard]] double width() const { return static_cast<double>(columns_) / 10; }
  [[nodiscard]] double height() const { return static_cast<double>(rows_) / 10; }

  /// Returns the middles of the dark lines that a horizontal line at `y` crosses.
  [[nodiscard]] std::vector<double> across(double y, double from, double to) const;
  /// Returns the middles of the dark lines that a vertical line at `x` crosses.
  [[nodiscard]] std::vector<double> down(double x, double from, double to) const;
  /// Returns the smallest distance of anything printed from an edge of the paper.
  [[nodiscard]] double distance_from_edge() const;

 private:
  [[nodiscard]] unsigned char at(std::size_t column, std::size_t row) const;

  std::size_t columns_ = 0;
  std::size_t rows_ = 0;
  std::string pixels_;
};

/// Prints sheets to a PDF file and renders it. Throws std::runtime_error if that fails.
[[nodiscard]] std::vector<Scan> scans_of(const std::vector<print::Sheet>& sheets);

/// Returns what `pdffonts` reports on the same file: a line per font.
[[nodiscard]] std::vector<std::string> fonts_of(const std::vector<print::Sheet>& sheets);

}  // namespace camlann::test
