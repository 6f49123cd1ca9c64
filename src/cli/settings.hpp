#pragma once
// Options of a command that are not on its line, from the environment or from a file in TOML:
// "--max-unread" is the key max-unread of the file, and CAMLANN_MAX_UNREAD.

#include <string>

#include "base/result.hpp"
#include "cli/command_line.hpp"

namespace camlann::cli {

/// The name of the variable for an option, "--max-unread".
[[nodiscard]] std::string variable_of(const std::string& option);

/// An option takes what the line says, else the environment, else the file, which has a key for
/// options of this command and for nothing else. The file is that of --config. To be called once
/// the line is read. An error is at FILE:line:column, or at the variable.
[[nodiscard]] Result<void> take_settings(Command command);

}  // namespace camlann::cli
