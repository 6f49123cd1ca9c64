#include "positions.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace camlann::train {

namespace {

constexpr std::string_view game_word = "game ";
constexpr std::array<std::string_view, 3> results{"0-1", "1/2-1/2", "1-0"};  // by twice the points

}  // namespace

std::string to_lines(const std::vector<PlayedGame>& games) {
  std::string text;
  for (const PlayedGame& game : games) {
    text += game_word;
    text += results[static_cast<std::size_t>(2 * game.points)];
    text += "\n";
    for (const std::string& fen : game.fens) text += fen + "\n";
  }
  return text;
}

Result<std::vector<PlayedGame>> games_of(const Unit& unit) {
  std::vector<PlayedGame> games;
  std::string_view rest = unit.lines;
  for (int number = 2; !rest.empty(); ++number) {
    const std::size_t end = rest.find('\n');
    const std::string where = unit.path + ", line " + std::to_string(number);
    if (end == rest.npos) return failure(ErrorCode::syntax, "the line does not end", where);
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    if (line.substr(0, game_word.size()) != game_word) {
      if (games.empty()) {
        return failure(ErrorCode::syntax, "a position before the first game", where, "game RESULT");
      }
      games.back().fens.emplace_back(line);
      continue;
    }
    const auto* found = std::find(results.begin(), results.end(), line.substr(game_word.size()));
    if (found == results.end()) {
      return failure(ErrorCode::syntax, "this is not a result", where, "1-0, 0-1 or 1/2-1/2");
    }
    games.push_back({static_cast<double>(found - results.begin()) / 2, {}});
  }
  return games;
}

}  // namespace camlann::train
