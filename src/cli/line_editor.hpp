#pragma once
// Lines that a person types: on a terminal with editing, earlier lines and completion by libedit,
// which is loaded if it is installed; otherwise as they come. Used by terminal play, from one
// thread.

#include <functional>
#include <string>
#include <vector>

namespace camlann::cli {

/// Returns the words that Tab completes, as the first word of a line or as a later one. If none
/// fits a later word, the names of files are offered.
using Completer = std::function<std::vector<std::string>(bool first)>;

class LineEditor {
 public:
  /// Only one editor may exist at a time, because libedit's functions know no other.
  explicit LineEditor(Completer completer);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  /// Reads a line of standard input, after the prompt if it is a terminal; false at its end.
  [[nodiscard]] bool read(const std::string& prompt, std::string& line) const;

 private:
  bool terminal_;  // standard input
  bool edits_;     // by libedit
};

}  // namespace camlann::cli
