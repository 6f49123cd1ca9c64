#include "cli/match_state.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/system/locked_file.hpp"
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
  auto file = system::LockedFile::open(path);
  if (!file && file.error().code == ErrorCode::busy) {
    return failure(ErrorCode::busy, "another process is playing this match", path);
  }
  if (!file) return Failure(file.error());
  MatchState state(path, std::move(*file));
  TRY_VOID(state.read(settings));
  return state;
}

Result<void> MatchState::read(const message::MatchSettings& settings) {
  TRY(const auto text, read_file(path_));
  const std::string_view lines = whole_lines(text);
  TRY_VOID(file_.cut(lines.size()));
  if (lines.empty()) return write_line(wire::to_json(message::MatchHead{1, settings}));
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
  const auto written = write_line(game_json(game));
  if (!written) complain(written.error());
  failed_ = !written;
  return !failed_;
}

// A killed process leaves a complete line or an incomplete last one.
Result<void> MatchState::write_line(std::string_view line) const {
  return file_.append(std::string(line) + '\n');
}

}  // namespace camlann::cli
