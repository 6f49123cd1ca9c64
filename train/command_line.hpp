#pragma once
// The command lines of the programs in this folder: a stage, then options with one value each.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "base/number.hpp"
#include "base/result.hpp"

namespace camlann::train {

[[nodiscard]] inline std::string_view stage_name(int argc, char** argv) {
  return argc > 1 ? argv[1] : "";
}

/// Calls set(name, value) for each option; false if one has no value or `set` refuses it.
template <class Set>
[[nodiscard]] bool read_options(int argc, char** argv, const Set& set) {
  for (int i = 2; i < argc; i += 2) {
    if (i + 1 == argc || !set(std::string_view(argv[i]), std::string_view(argv[i + 1])))
      return false;
  }
  return true;
}

/// Parses a value; false, and the number is unchanged, if it is not one.
template <class Number>
[[nodiscard]] bool read_to(std::string_view value, Number& number) {
  const auto read = read_number<Number>(value);
  if (read) number = *read;
  return read.has_value();
}

/// Sets the text of the option `name`; false if it is not among them.
[[nodiscard]] inline bool set_text(
    std::initializer_list<std::pair<std::string_view, std::string*>> texts, std::string_view name,
    std::string_view value) {
  const auto* const found = std::find_if(texts.begin(), texts.end(),
                                         [&](const auto& option) { return option.first == name; });
  if (found == texts.end()) return false;
  *found->second = value;
  return true;
}

/// Prints how to use a program, as the answer to --help or to a wrong command line. Returns the
/// exit status.
inline int print_usage(int argc, char** argv, const char* usage) {
  const std::string_view name = stage_name(argc, argv);
  const bool help = argc == 2 && (name == "--help" || name == "-h");
  std::fprintf(help ? stdout : stderr, "usage: %s\n", usage);
  return help ? EXIT_SUCCESS : 2;
}

/// Prints why a program failed. Returns the exit status.
inline int print_error(const char* program, const Error& error) {
  std::fprintf(stderr, "%s: %s\n", program, to_text(error).c_str());
  return EXIT_FAILURE;
}

}  // namespace camlann::train
