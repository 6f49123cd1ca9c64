#include "cli/line_editor.hpp"

#include <clocale>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/system/shared_library.hpp"
#include "base/system/terminal.hpp"
#include "cli/command.hpp"

namespace camlann::cli {
namespace {

/// The functions of libedit's readline.h. Its name has been libedit.so.2 for twenty years.
class Libedit {
 public:
  /// Never unloaded, because it keeps the state of the terminal.
  Libedit() : library_(system::load_library("libedit.so.2")) {
    complete_ = get("readline", readline) && get("add_history", add_history) &&
                get("rl_completion_matches", matches) &&
                get("rl_attempted_completion_function", attempt) &&
                get("rl_attempted_completion_over", over);
  }

  [[nodiscard]] bool complete() const { return complete_; }

  using Generator = char* (*)(const char* text, int state);
  using Attempt = char** (*)(const char* text, int begin, int end);

  char* (*readline)(const char* prompt) = nullptr;
  int (*add_history)(const char* line) = nullptr;
  char** (*matches)(const char* text, Generator) = nullptr;
  Attempt* attempt = nullptr;
  int* over = nullptr;  // not 0: no names of files

 private:
  template <class T>
  bool get(const char* name, T& symbol) {
    symbol = reinterpret_cast<T>(system::symbol_of(library_, name));
    return symbol != nullptr;
  }

  void* library_;
  bool complete_ = false;
};

const Libedit& libedit() {
  static const Libedit library;
  return library;
}

// libedit calls functions without a closure, so what they need is static.
Completer current_completer;
std::vector<std::string> tab_matches;
std::size_t next_tab_match = 0;

/// Returns the matches one by one; libedit frees them.
char* next_tab_word(const char* /*text*/, int state) {
  if (state == 0) next_tab_match = 0;
  if (next_tab_match == tab_matches.size()) return nullptr;
  const std::string& word = tab_matches[next_tab_match++];
  auto* const copy = static_cast<char*>(std::malloc(word.size() + 1));
  if (copy != nullptr) std::memcpy(copy, word.c_str(), word.size() + 1);
  return copy;
}

char** complete_word(const char* text, int begin, int /*end*/) {
  const std::string_view typed = text;
  tab_matches.clear();
  for (const std::string& word : current_completer(begin == 0)) {
    if (same_letters(std::string_view(word).substr(0, typed.size()), typed)) {
      tab_matches.push_back(word);
    }
  }
  *libedit().over = begin == 0 || !tab_matches.empty() ? 1 : 0;
  return tab_matches.empty() ? nullptr : libedit().matches(text, next_tab_word);
}

}  // namespace

LineEditor::LineEditor(Completer completer)
    : terminal_(system::is_terminal(stdin)),
      edits_(terminal_ && system::is_terminal(stdout) && libedit().complete()) {
  current_completer = std::move(completer);
  if (!edits_) return;
  std::setlocale(LC_CTYPE, "");  // for letters that are not ASCII
  *libedit().attempt = complete_word;
}

LineEditor::~LineEditor() {
  current_completer = nullptr;
}

bool LineEditor::read(const std::string& prompt, std::string& line) const {
  if (edits_) {
    flush_output();
    char* const typed = libedit().readline(prompt.c_str());
    if (typed == nullptr) return false;
    line = typed;
    std::free(typed);  // allocated by libedit
    if (!line.empty()) libedit().add_history(line.c_str());
    return true;
  }
  if (!terminal_) {
    flush_output();
    return read_line(stdin, line);
  }
  print(prompt);
  flush_output();
  return system::read_typed_line(line);
}

}  // namespace camlann::cli
