#pragma once
// Options that are not on the command line, from the environment or from a TOML file:
// "--max-unread" is the key max-unread of the file, and CAMLANN_MAX_UNREAD; "--site-name" is also
// `name` in its table `[site]`.

#include <string>

#include "base/result.hpp"
#include "cli/command_line.hpp"

namespace camlann::cli {

/// Returns the name of the variable for an option, "--max-unread".
[[nodiscard]] std::string variable_of(const std::string& option);

/// Sets each option that is not on the line from the environment, or else from the file of
/// --config, which may only have keys for options of this command. Call after the line is parsed.
/// An error is at FILE:line:column, or at the variable.
[[nodiscard]] Result<void> take_settings(Command command);

}  // namespace camlann::cli
