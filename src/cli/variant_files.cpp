#include "cli/variant_files.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/command.hpp"

namespace camlann::cli {
namespace {

constexpr std::string_view option_name = "--variants";

/// A command without the option, and the reason.
struct Without {
  std::string_view command;
  std::string_view why;
};
constexpr Without without[] = {
    {"database", "the games of a server are copied as they are"},
    {"backup", "the games of a server are copied as they are"},
    {"restore", "the games of a server are copied as they are"},
    {"tournament", "it pairs players and does not see their games"},
    {"tables index", "it lists files of the built-in games"},
    {"bench", "it measures the same built-in games each time"},
    {"version", "it only prints the version"},
    {"man", "it only prints the manual page"},
    {"help", "it only prints help"},
};

/// `command` has the words that call it: "tables index".
const Without* find_without(std::string_view command) {
  const auto* const found =
      std::find_if(std::begin(without), std::end(without),
                   [&](const Without& one) { return one.command == command; });
  return found == std::end(without) ? nullptr : found;
}

bool is_the_option(std::string_view word) {
  return word.substr(0, word.find('=')) == option_name;
}

void add_below(const Command& command, const std::string& path, VariantFiles& files) {
  if (find_without(path) != nullptr) return;
  command
      .add_option(std::string(option_name), files.emplace_back(),
                  "file with variants of your own, in addition to the built-in games; may be given "
                  "several times")
      .type_name("FILE")
      .at_least(1);
  for (const Command& below : command.commands()) {
    add_below(below, path + ' ' + below.name(), files);
  }
}

}  // namespace

void add_variants_option(const Command& app, VariantFiles& files) {
  for (const Command& command : app.commands()) add_below(command, command.name(), files);
}

std::optional<Error> useless_variants(const std::vector<std::string>& words) {
  if (std::none_of(words.begin(), words.end(), is_the_option)) return std::nullopt;
  const Without* found = nullptr;
  std::string path;
  for (std::size_t i = 1; i < words.size() && i <= 2 && found == nullptr; ++i) {
    path += (path.empty() ? "" : " ") + words[i];
    found = find_without(path);
  }
  if (found == nullptr) return std::nullopt;
  return Error{ErrorCode::syntax,
               "variants of your own change nothing here: " + std::string(found->why), path,
               "no " + std::string(option_name)};
}

Result<Catalog> catalog_with(const VariantFiles& files) {
  Catalog known;
  for (const auto& of_command : files) {
    for (const std::string& file : of_command) {
      TRY(const auto text, read_file(file));
      TRY_VOID(known.add(text, file));
    }
  }
  return known;
}

}  // namespace camlann::cli
