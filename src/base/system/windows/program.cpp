#include "base/system/program.hpp"

#include <shellapi.h>
#include <time.h>  // NOLINT(modernize-deprecated-headers): localtime_s of Windows is not that of C
#include <windows.h>

#include <ctime>
#include <string>
#include <vector>

#include "base/system/windows/text.hpp"

namespace camlann::system {

// Those of main() have lost the characters that are not in the code page.
std::vector<std::string> arguments(int /*count*/, char** /*given*/) {
  int count = 0;
  wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
  std::vector<std::string> made;
  for (int i = 0; i < count; ++i) made.push_back(narrow(words[i]));
  LocalFree(words);
  return made;
}

bool has_its_own_window() {
  DWORD process = 0;
  return GetConsoleProcessList(&process, 1) == 1;
}

void ignore_lost_readers() {}

std::tm local_time(std::time_t time) {
  std::tm calendar{};
  localtime_s(&calendar, &time);
  return calendar;
}

}  // namespace camlann::system
