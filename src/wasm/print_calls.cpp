// Sheets of paper to print: exported functions for the page of a site without a server.

#include <emscripten.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "print/asked.hpp"
#include "print/order.hpp"
#include "wasm/boundary.hpp"

namespace camlann::wasm {
namespace {

constexpr std::size_t most_printed_sheets = 100;

/// The sheets of the last order.
print::Printed& last_printed() {
  static print::Printed instance;
  return instance;
}

/// Returns a value of lines such as "paper=A4"; empty without it.
std::string value_in(std::string_view lines, std::string_view name) {
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(line.size() == lines.size() ? line.size() : line.size() + 1);
    const auto equals = line.find('=');
    if (line.substr(0, equals) == name && equals != std::string_view::npos) {
      return std::string(line.substr(equals + 1));
    }
  }
  return {};
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* camlann_print(const char* order) {
  using namespace camlann;
  auto printed = print::printed_as_asked(
      [order](std::string_view name) -> Result<std::string> { return wasm::value_in(order, name); },
      wasm::known(), wasm::most_printed_sheets);
  if (!printed) return wasm::answer_error(printed.error());
  wasm::last_printed() = *std::move(printed);
  const auto& sheets = wasm::last_printed();
  return wasm::answer(std::to_string(sheets.sheets.size()) + '\n' + print::contents_of(sheets) +
                      '\n' + print::board_of(sheets));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_sheet(int number) {
  const auto& sheets = camlann::wasm::last_printed().sheets;
  const auto place = static_cast<std::size_t>(number);
  return number < 1 || place > sheets.size() ? "" : sheets[place - 1].svg.c_str();
}

}  // extern "C"
