#pragma once
// This program as the operating system starts it. Called from main() and by commands, from one
// thread.

#include <ctime>
#include <string>
#include <vector>

namespace camlann::system {

/// Returns the program's name and arguments in UTF-8. `given` are those of main().
[[nodiscard]] std::vector<std::string> arguments(int count, char** given);

/// True if the program has a window that closes when it ends: a double click started it.
[[nodiscard]] bool has_its_own_window();

/// Lets writing to a program that has ended fail, instead of ending this one.
void ignore_lost_readers();

[[nodiscard]] std::tm local_time(std::time_t time);

}  // namespace camlann::system
