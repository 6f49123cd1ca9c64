#pragma once
// The file from which an interrupted match resumes: its settings in the first line, then a line for
// each finished game. Format: doc/formats/match.md. Written games survive the end of the process at
// any moment; the game of an incomplete last line is played again. Only one process at a time may
// use it.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/system/locked_file.hpp"
#include "cli/match_messages.hpp"
#include "cli/match_output.hpp"
#include "lab/match.hpp"

namespace camlann::cli {

struct MatchFile {
  std::string settings;  // a JSON object
  PlayerNames engines;
  std::string variant;
  std::string rules;
  std::vector<MatchGame> games;
};

/// Reads a whole file, even if another process uses it; ignores an incomplete last line.
[[nodiscard]] Result<MatchFile> read_match(const std::string& path);

class MatchState {
 public:
  /// Opens or creates the file. An error if it has other settings, is in use by another process, or
  /// has lines that are not games.
  [[nodiscard]] static Result<MatchState> open(const std::string& path,
                                               const message::MatchSettings& settings);

  /// Returns the games that the file had when it was opened.
  [[nodiscard]] const std::vector<MatchGame>& games() const { return games_; }
  /// Appends a game; false if writing fails, with a message on standard error the first time.
  bool append(const MatchGame& game);

 private:
  MatchState(std::string path, system::LockedFile file)
      : path_(std::move(path)), file_(std::move(file)) {}

  Result<void> read(const message::MatchSettings& settings);
  Result<void> write_line(std::string_view line) const;

  std::string path_;
  system::LockedFile file_;
  std::vector<MatchGame> games_;
  bool failed_ = false;
};

}  // namespace camlann::cli
