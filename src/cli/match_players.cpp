#include "cli/match_players.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/command_line.hpp"
#include "cli/ugi_player.hpp"
#include "game/game.hpp"
#include "lab/match_clock.hpp"
#include "lab/player.hpp"
#include "search/score.hpp"

namespace camlann::cli {
namespace {

constexpr std::string_view program_word = "cmd=";
constexpr std::string_view option_word = "option.";
constexpr std::uint64_t most_nodes = 1'000'000'000'000;
constexpr std::uint64_t most_milliseconds = 1'000'000'000;

/// Splits "a=1,b=2" at its commas.
std::vector<std::string_view> settings_in(std::string_view text) {
  std::vector<std::string_view> settings;
  while (true) {
    const std::size_t comma = text.find(',');
    settings.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return settings;
    text.remove_prefix(comma + 1);
  }
}

Result<std::uint64_t> number_in(std::string_view value, std::string_view setting,
                                std::uint64_t most) {
  const auto number = read_number<std::uint64_t>(value);
  if (number && *number > 0 && *number <= most) return *number;
  return failure(ErrorCode::syntax, "this is not a valid number", std::string(setting),
                 "1 to " + std::to_string(most));
}

/// A program while its text is read.
struct ProgramText {
  std::string command;
  std::string name;
  ProgramSettings settings;
};

Result<void> set_limit(ProgramText& program, std::string_view name, std::string_view value,
                       std::string_view setting) {
  UgiLimit& limit = program.settings.limit;
  if (name == "nodes") {
    TRY(limit.nodes, number_in(value, setting, most_nodes));
  } else if (name == "depth") {
    TRY(const auto depth, number_in(value, setting, max_ply));
    limit.depth = static_cast<int>(depth);
  } else {
    TRY(const auto time, number_in(value, setting, most_milliseconds));
    limit.movetime = std::chrono::milliseconds(time);
    limit.nodes = 0;
    limit.depth = 0;
    program.settings.time.reset();
  }
  return {};
}

Result<void> apply_setting(ProgramText& program, std::string_view setting) {
  const std::vector<std::string> known{"cmd",   "name",  "tc",         "movetime",
                                       "nodes", "depth", "option.NAME"};
  const std::size_t equal = setting.find('=');
  const std::string_view name = setting.substr(0, equal);
  const std::string_view value =
      equal == std::string_view::npos ? std::string_view() : setting.substr(equal + 1);
  if (equal == std::string_view::npos) {
    return failure(ErrorCode::syntax, "this setting has no value", std::string(setting),
                   "NAME=VALUE");
  }
  if (name.starts_with(option_word)) {
    TRY(auto option, read_ugi_option(setting.substr(option_word.size()), setting));
    program.settings.options.push_back(std::move(option));
  } else if (name == "cmd") {
    program.command = value;
  } else if (name == "name") {
    program.name = value;
  } else if (name == "tc") {
    TRY(program.settings.time, read_match_time(value));
  } else if (name == "nodes" || name == "depth" || name == "movetime") {
    return set_limit(program, name, value, setting);
  } else {
    Error error =
        unknown_among("a program has no setting " + std::string(name), std::string(name), known);
    error.where = setting;
    return Failure(std::move(error));
  }
  return {};
}

MatchPlayer player_of(const ProgramText& program, const std::string& text) {
  const ProgramSettings& settings = program.settings;
  return {program.name.empty() ? text : program.name,
          ugi_players(program.command, settings.limit, settings.options), settings.time};
}

/// Returns the time of a built-in player, whose text has been read.
Result<std::optional<MatchTime>> time_in(std::string_view text) {
  std::optional<MatchTime> time;
  for (const std::string_view setting : settings_in(text)) {
    constexpr std::string_view word = "tc=";
    if (!setting.starts_with(word)) continue;
    TRY(time, read_match_time(setting.substr(word.size())));
  }
  return time;
}

}  // namespace

Result<UgiOption> read_ugi_option(std::string_view text, std::string_view where) {
  const std::size_t equal = text.find('=');
  if (equal != std::string_view::npos && equal > 0) {
    return UgiOption{std::string(text.substr(0, equal)), std::string(text.substr(equal + 1))};
  }
  return failure(ErrorCode::syntax, "this is not an option of a program", std::string(where),
                 "NAME=VALUE");
}

Result<MatchPlayer> match_player(const std::string& text, const Game& game,
                                 const ProgramSettings& settings) {
  ProgramText program{{}, {}, settings};
  if (text.starts_with(program_word)) {
    for (const std::string_view setting : settings_in(text)) {
      TRY_VOID(apply_setting(program, setting));
    }
    return player_of(program, text);
  }
  // A slash in a value is no program: tables=/data/tables. Windows has backslashes, too.
  if (const std::size_t at = text.find_first_of("/\\="); at < text.size() && text[at] != '=') {
    program.command = text;
    return player_of(program, text);
  }
  auto maker = parse_player(text, game);
  if (maker) {
    TRY(const auto time, time_in(text));
    return MatchPlayer{text, *std::move(maker), time};
  }
  Error error = maker.error();
  if (error.code == ErrorCode::unknown_name) {
    error.expected += "; or a UGI program by its path, ./prog or cmd=./prog";
  }
  return Failure(std::move(error));
}

}  // namespace camlann::cli
