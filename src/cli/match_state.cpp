#include "cli/match_state.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "cli/command.hpp"
#include "cli/match_output.hpp"
#include "lab/match.hpp"

namespace camlann::cli {
namespace {

namespace json = boost::json;

/// The first setting that differs, as `"name":value there, value here`.
std::string difference(const json::object& there, const json::object& here) {
  for (const auto& [key, value] : here) {
    const json::value* other = there.if_contains(key);
    if (other != nullptr && *other == value) continue;
    return fmt::format("{} is {} there, {} here", std::string_view(key),
                       other == nullptr ? "nothing" : json::serialize(*other),
                       json::serialize(value));
  }
  return {};
}

Failure io_failure(const std::string& path, std::string_view doing) {
  return failure(ErrorCode::io, fmt::format("cannot {}: {}", doing, std::strerror(errno)), path);
}

std::string_view whole_lines(std::string_view text) {
  return text.substr(0, text.rfind('\n') + 1);  // npos + 1 is 0
}

/// The first line. Throws what Boost throws where its shape is another.
MatchFile head_of(std::string_view line) {
  const json::value head = json::parse(line);
  const json::object& settings = head.at("settings").as_object();
  if (head.at("match") != 1) throw std::out_of_range("format");
  MatchFile match;
  match.settings = json::serialize(settings);
  match.variant = settings.at("variant").as_string();
  match.rules = settings.at("rules").as_string();
  for (std::size_t i = 0; i < match.engines.size(); ++i) {
    match.engines[i] = settings.at("engines").at(i).as_string();
  }
  return match;
}

Result<MatchFile> parse_match(std::string_view text, const std::string& path) {
  MatchFile match;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    if (number == 1) {
      try {
        match = head_of(line);
      } catch (const std::exception&) {  // what is wrong with it does not matter
        return failure(ErrorCode::syntax, "this is not the file of a match", path,
                       "a file written by match --resume");
      }
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
  const auto text = read_file(path);
  if (!text) return Failure(text.error());
  const std::string_view lines = whole_lines(*text);
  if (lines.empty()) return failure(ErrorCode::syntax, "this is not the file of a match", path);
  return parse_match(lines, path);
}

Result<MatchState> MatchState::open(const std::string& path, std::string_view settings) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return io_failure(path, "open");
  MatchState state(path, file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return failure(ErrorCode::busy, "another process is playing this match", path);
  }
  if (auto read = state.read(settings); !read) return Failure(read.error());
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

Result<void> MatchState::read(std::string_view settings) {
  const auto text = read_file(path_);
  if (!text) return Failure(text.error());
  const std::string_view lines = whole_lines(*text);
  if (ftruncate(file_, static_cast<off_t>(lines.size())) != 0) return io_failure(path_, "write");
  if (lines.empty()) {
    if (write_line(fmt::format(R"({{"match":1,"settings":{}}})", settings))) return {};
    return io_failure(path_, "write");
  }
  auto match = parse_match(lines, path_);
  if (!match) return Failure(match.error());
  const std::string other =
      difference(json::parse(match->settings).as_object(), json::parse(settings).as_object());
  if (!other.empty()) {
    return failure(ErrorCode::conflict, "this is another match: " + other, path_,
                   "the same settings, or another file");
  }
  games_ = std::move(match->games);
  return {};
}

bool MatchState::append(const MatchGame& game) {
  if (failed_) return false;  // the file may end in half a line, to which nothing may be added
  const bool written = write_line(game_json(game));
  if (!written) {
    fmt::print(stderr, "camlann: {}: cannot write: {}\n", path_, std::strerror(errno));
  }
  failed_ = !written;
  return written;
}

// In one call, so that a process that is killed leaves a whole line or a last one cut short.
bool MatchState::write_line(std::string_view line) const {
  const std::string text = std::string(line) + '\n';
  return write(file_, text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

}  // namespace camlann::cli
