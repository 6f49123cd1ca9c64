#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/record_forms.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::cli {
namespace {

struct FenLine {
  std::string_view text;
  int number = 0;
};

std::string place(const FenLine& line) {
  return std::to_string(line.number) + ":1";
}

/// True if both have the same men on the same squares, and the same side to move.
bool same_board(const Game& a, const Game& b) {
  return a.seat() == b.seat() && a.pieces() == b.pieces();
}

/// Splits the text at empty lines.
std::vector<std::vector<FenLine>> split_games(std::string_view text) {
  std::vector<std::vector<FenLine>> games;
  bool open = false;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) {
      open = false;
      continue;
    }
    line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
    if (!open) games.emplace_back();
    open = true;
    games.back().push_back(FenLine{line, number});
  }
  return games;
}

Result<Game> board_for(const FenLine& line, std::string_view variant, std::string_view rules,
                       const Catalog& known) {
  auto game = known.make_game(variant, rules, line.text);
  if (game) return game;
  Error error = game.error();
  error.at = {line.number, error.about == Subject::fen ? error.at.column : 1};
  error.where = to_text(error.at);
  return Failure(std::move(error));
}

/// Returns the first game with a matching board; each of a catalog's first variants has other
/// ranks.
Result<Game> board_for_any(const FenLine& line, std::string_view rules, const Catalog& known) {
  std::string names;
  for (const VariantInfo& variant : known) {
    if (auto game = make_game(variant, rules, line.text)) return game;
    names += (names.empty() ? "" : ", ") + variant.id;
  }
  return failure(ErrorCode::bad_position, "this is not a position of any game", place(line),
                 "a FEN of " + names + "; --variant names the game");
}

Result<Move> move_between(const Game& before, const Game& after, const FenLine& line) {
  Game trial = before;
  for (const Outcome& outcome : before.legal()) {
    trial.play(outcome.move);
    const bool found = same_board(trial, after);
    trial.take_back();
    if (found) return outcome.move;
  }
  return failure(ErrorCode::illegal_move, "no legal move leads to this position", place(line),
                 "the position after a move from the line above");
}

Result<Record> read_game(const std::vector<FenLine>& lines, std::string_view variant,
                         std::string_view rules, const Catalog& known) {
  TRY(auto game, variant.empty() ? board_for_any(lines.front(), rules, known)
                                 : board_for(lines.front(), variant, rules, known));
  Record record;
  record.set("Variant", game.variant().id);
  record.set("Rules", game.rules());
  if (!game.starts_from_array()) record.set("FEN", game.start_fen());
  for (std::size_t i = 1; i < lines.size(); ++i) {
    TRY(const auto after, board_for(lines[i], game.variant().id, rules, known));
    TRY(const auto move, move_between(game, after, lines[i]));
    game.play(move);
    record.moves.push_back(RecordMove{game.played().back().notation, lines[i].number, 1, {}, {}});
  }
  return record;
}

}  // namespace

std::string game_to_fens(const Game& game) {
  Game board = game;
  std::vector<std::string> fens{board.fen()};
  while (board.take_back()) fens.push_back(board.fen());
  std::reverse(fens.begin(), fens.end());
  std::string text;
  for (const std::string& fen : fens) text += fen + '\n';
  return text;
}

std::vector<Result<Record>> records_from_fens(std::string_view text, std::string_view variant,
                                              std::string_view rules, const Catalog& known) {
  std::vector<Result<Record>> records;
  for (const auto& lines : split_games(text)) {
    records.push_back(read_game(lines, variant, rules, known));
  }
  return records;
}

}  // namespace camlann::cli
