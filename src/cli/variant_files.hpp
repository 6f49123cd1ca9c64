#pragma once
// The option --variants of all commands: files with games of the user's own. Called by main.cpp.

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "game/catalog.hpp"

namespace camlann::cli {

/// The files of --variants, by the command that has the option.
using VariantFiles = std::deque<std::vector<std::string>>;

/// Adds the option to each command, and to the commands below it, that can do something with the
/// games. `files` must exist until the line is parsed.
void add_variants_option(const Command& app, VariantFiles& files);

/// Returns an error if the option is on the line of a command that can do nothing with it.
[[nodiscard]] std::optional<Error> useless_variants(const std::vector<std::string>& words);

/// Returns the built-in games and those of the files; an error names the file, with line and column
/// where it is in its text.
[[nodiscard]] Result<Catalog> catalog_with(const VariantFiles& files);

}  // namespace camlann::cli
