#include "cli/match_state.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/command.hpp"
#include "cli/match_messages.hpp"
#include "cli/match_output.hpp"
#include "lab/match.hpp"
#include "wire/json_reader.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using wire::JsonDocument;
using wire::JsonValue;

/// Returns the first setting that differs, as `"name":value there, value here`.
std::string difference(JsonValue there, JsonValue here) {
  for (std::size_t i = 0; i < here.size(); ++i) {
    const auto other = there.member(here.key(i));
    if (other && other->equals(here.item(i))) continue;
    return fmt::format("{} is {} there, {} here", here.key(i), other ? other->to_text() : "nothing",
                       here.item(i).to_text());
  }
  for (std::size_t i = 0; i < there.size(); ++i) {  // settings are left out at their defaults
    if (here.member(there.key(i))) continue;
    return fmt::format("{} is {} there, nothing here", there.key(i), there.item(i).to_text());
  }
  return {};
}

Failure io_failure(const std::string& path, std::string_view doing) {
  return failure(ErrorCode::io, fmt::format("cannot {}: {}", doing, std::strerror(errno)), path);
}

std::string_view whole_lines(std::string_view text) {
  return text.substr(0, text.rfind('\n') + 1);  // npos + 1 is 0
}

/// Reads the first line; nothing if it has another format.
std::optional<MatchFile> head_of(std::string_view line) {
  const auto document = JsonDocument::read(line);
  if (!document) return std::nullopt;
  const auto version = document->root().member("match");
  const auto settings = document->root().member("settings");
  message::MatchPlayers players;
  if (!version || version->whole() != 1 || !settings || !settings->is_object() ||
      wire::read_fields(*settings, players)) {
    return std::nullopt;
  }
  return MatchFile{settings->to_text(),
                   {players.engines[0], players.engines[1]},
                   players.variant,
                   players.rules,
                   {}};
}

Result<MatchFile> parse_match(std::string_view text, const std::string& path) {
  MatchFile match;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    if (number == 1) {
      auto head = head_of(line);
      if (!head) {
        return failure(ErrorCode::syntax, "this is not the file of a match", path,
                       "a file written by match --resume");
      }
      match = *std::move(head);
      continue;
    }
    auto game = read_game_json(line);
    if (!game) {
      Error error = game.error();
      error.where = fmt::format("{}:{}", path, number);
      return Failure(std::move(error));
    }
    match.games.push_back(*std::move(game));
  }
  return match;
}

}  // namespace

Result<MatchFile> read_match(const std::string& path) {
  TRY(const auto text, read_file(path));
  const std::string_view lines = whole_lines(text);
  if (lines.empty()) return failure(ErrorCode::syntax, "this is not the file of a match", path);
  return parse_match(lines, path);
}

Result<MatchState> MatchState::open(const std::string& path,
                                    const message::MatchSettings& settings) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return io_failure(path, "open");
  MatchState state(path, file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return failure(ErrorCode::busy, "another process is playing this match", path);
  }
  TRY_VOID(state.read(settings));
  return state;
}

MatchState::~MatchState() {
  if (file_ >= 0) close(file_);
}

MatchState::MatchState(MatchState&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      games_(std::move(other.games_)),
      failed_(other.failed_) {}

Result<void> MatchState::read(const message::MatchSettings& settings) {
  TRY(const auto text, read_file(path_));
  const std::string_view lines = whole_lines(text);
  if (ftruncate(file_, static_cast<off_t>(lines.size())) != 0) return io_failure(path_, "write");
  if (lines.empty()) {
    if (write_line(wire::to_json(message::MatchHead{1, settings}))) return {};
    return io_failure(path_, "write");
  }
  TRY(auto match, parse_match(lines, path_));
  const auto there = JsonDocument::read(match.settings);
  const auto here = JsonDocument::read(wire::to_json(settings));
  const std::string other = difference(there->root(), here->root());
  if (!other.empty()) {
    return failure(ErrorCode::conflict, "this is another match: " + other, path_,
                   "the same settings, or another file");
  }
  games_ = std::move(match.games);
  return {};
}

bool MatchState::append(const MatchGame& game) {
  if (failed_) return false;  // the file may end in an incomplete line, which must not be extended
  const bool written = write_line(game_json(game));
  if (!written) {
    print_note(fmt::format("camlann: {}: cannot write: {}\n", path_, std::strerror(errno)));
  }
  failed_ = !written;
  return written;
}

// In order, so that a killed process leaves a complete line or an incomplete last one.
bool MatchState::write_line(std::string_view line) const {
  const std::string text = std::string(line) + '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t written = write(file_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace camlann::cli
