#include "base/system/terminal.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/letters.hpp"

namespace camlann::system {
namespace {

int descriptor_of(std::FILE* stream) {
  return fileno(stream);  // NOLINT(misc-include-cleaner): of <stdio.h> in POSIX
}

}  // namespace

void prepare_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is this one. The wrong direction keeps its use an error.
    (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

bool is_terminal(std::FILE* stream) {
  return isatty(descriptor_of(stream)) == 1;
}

std::size_t columns_of_terminal(std::FILE* stream) {
  winsize size{};
  if (!is_terminal(stream) || ioctl(descriptor_of(stream), TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

bool obeys_escapes(std::FILE* stream) {
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal != nullptr && std::string_view(terminal) == "dumb";
  return is_terminal(stream) && !dumb;
}

bool shows_unicode(std::FILE* stream) {
  if (!is_terminal(stream)) return false;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    const std::size_t dot = locale.find('.');
    if (dot == std::string_view::npos) return false;
    const std::string_view encoding = locale.substr(dot + 1, locale.find('@') - dot - 1);
    return same_letters(encoding, "UTF-8") || same_letters(encoding, "utf8");
  }
  return false;
}

bool read_typed_line(std::string& line) {
  line.clear();
  int c = std::getchar();
  for (; c != EOF && c != '\n'; c = std::getchar()) line += static_cast<char>(c);
  return c != EOF || !line.empty();
}

bool write_text(std::string_view text, std::FILE* stream) {
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size();
}

}  // namespace camlann::system
