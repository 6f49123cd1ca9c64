#pragma once
// The file from which an interrupted match goes on: its settings in the first line, then a line for
// each game as soon as it has ended. Format: doc/formats/match.md. What is in the file survives the
// end of the process at any moment; a line cut short is played again. One process at a time may
// hold it.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
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

/// A whole file, whether a process has it or not; a last line cut short does not count.
[[nodiscard]] Result<MatchFile> read_match(const std::string& path);

class MatchState {
 public:
  /// Opens the file or begins it. A file of other settings, one that another process has, and one
  /// with lines that are no games are refused.
  [[nodiscard]] static Result<MatchState> open(const std::string& path,
                                               const message::MatchSettings& settings);
  ~MatchState();
  MatchState(MatchState&& other) noexcept;
  MatchState& operator=(MatchState&&) = delete;
  MatchState(const MatchState&) = delete;
  MatchState& operator=(const MatchState&) = delete;

  /// The games that the file had when it was opened.
  [[nodiscard]] const std::vector<MatchGame>& games() const { return games_; }
  /// False if it cannot be written; says so on standard error the first time.
  bool append(const MatchGame& game);

 private:
  MatchState(std::string path, int file) : path_(std::move(path)), file_(file) {}

  Result<void> read(const message::MatchSettings& settings);
  bool write_line(std::string_view line) const;

  std::string path_;
  int file_;  // -1: handed on
  std::vector<MatchGame> games_;
  bool failed_ = false;
};

}  // namespace camlann::cli
