// Every puzzle of data/puzzles by the plain generators: its position is legal, its moves are, and a
// search of its own finds that the first one wins what no other does, or does not come so far. It
// looks at CAMLANN_COUNT / 250 positions for each puzzle.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "naive/camblam.hpp"
#include "naive/many.hpp"
#include "naive/naive.hpp"
#include "naive/puzzle_judge.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"

namespace naive {
namespace {

struct Line {
  std::string id;
  std::string fen;
  std::string rules;
  std::vector<std::string> moves;
};

std::string field(const std::string& text, const std::string& name) {
  const std::string mark = "\"" + name + "\":\"";
  const auto begin = text.find(mark);
  if (begin == std::string::npos) return {};
  const auto from = begin + mark.size();
  return text.substr(from, text.find('"', from) - from);
}

std::vector<Line> puzzles_of(const std::string& variant) {
  std::vector<Line> all;
  std::ifstream file("../data/puzzles/" + variant + ".jsonl");
  for (std::string text; std::getline(file, text);) {
    Line line{field(text, "id"), field(text, "fen"), field(text, "rules"), {}};
    auto at = text.find("\"line\":[");
    const auto end = text.find(']', at);
    for (at = text.find('"', at + 7); at < end; at = text.find('"', at + 1)) {
      const auto close = text.find('"', at + 1);
      line.moves.push_back(text.substr(at + 1, close - at - 1));
      at = close;
    }
    all.push_back(std::move(line));
  }
  return all;
}

/// "E4-E6xE8": a man is taken between the squares of each x.
Outcome outcome_of(const std::string& text) {
  Outcome outcome;
  std::optional<Square> last;
  std::size_t at = 0;
  while (true) {
    const auto end = text.find_first_of("-x", at);
    const Square here = to_square(text.substr(at, end - at));
    if (!last) outcome.from = here;
    if (last && text[at - 1] == 'x') {
      outcome.captures.insert({(last->file + here.file) / 2, (last->rank + here.rank) / 2});
    }
    outcome.to = here;
    last = here;
    if (end == std::string::npos) return outcome;
    at = end + 1;
  }
}

template <class Set>
auto listed(const Set& set) {
  return std::vector<typename Set::value_type>(set.begin(), set.end());
}

bool is_won(const std::string& verdict) {
  return !verdict.empty() && verdict.rfind("draw", 0) != 0;
}

/// Of a board of two: 1 if this side has won, -1 if the other has, 0 if neither.
int winner_for(Colour side, const std::string& verdict) {
  if (!is_won(verdict)) return 0;
  return (verdict[0] == 'w') == (side == Colour::white) ? 1 : -1;
}

struct TwoBoard {
  using Position = naive::Position;
  using Move = Outcome;
  Rules rules;

  explicit TwoBoard(const std::string& variant, const std::string& set)
      : rules(naive::board(variant), rule_sets().at(set)) {}
  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules.outcomes(pos));
  }
  [[nodiscard]] Position play(const Position& pos, const Move& move) const {
    return rules.play(pos, move);
  }
  [[nodiscard]] int winner(const Position& pos, const Position& root) const {
    return winner_for(root.turn, rules.verdict(pos));
  }
  [[nodiscard]] bool is_for(const Position& root, const Position& pos) const {
    return pos.turn == root.turn;
  }
  [[nodiscard]] int material(const Position& pos, const Position& root) const {
    int men = 0;
    for (const auto& [square, piece] : pos.pieces) men += piece.colour == root.turn ? 1 : -1;
    return men;
  }
  [[nodiscard]] bool takes(const Move& move) const { return !move.captures.empty(); }
  [[nodiscard]] std::optional<Move> read(const Position& pos, const std::string& text) const {
    const Outcome wanted = outcome_of(text);
    return rules.outcomes(pos).contains(wanted) ? std::optional(wanted) : std::nullopt;
  }
};

struct ManyBoard {
  using Position = many::Position;
  using Move = Outcome;
  many::Rules rules;

  explicit ManyBoard(const std::string& variant, const std::string& set)
      : rules(many::board(variant), rule_sets().at(set), false) {}
  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules.outcomes(pos));
  }
  [[nodiscard]] Position play(const Position& pos, const Move& move) const {
    return rules.play(pos, move);
  }
  [[nodiscard]] bool allied(char a, char b) const {
    return rules.board().teams.at(a).find(b) != std::string::npos;
  }
  [[nodiscard]] int winner(const Position& pos, const Position& root) const {
    const std::string verdict = rules.verdict(pos);
    if (!is_won(verdict)) return 0;
    return allied(root.turn, verdict[0]) ? 1 : -1;
  }
  [[nodiscard]] bool is_for(const Position& root, const Position& pos) const {
    return allied(root.turn, pos.turn);
  }
  [[nodiscard]] int material(const Position& pos, const Position& root) const {
    int men = 0;
    for (const auto& [square, piece] : pos.pieces) men += allied(root.turn, piece.seat) ? 1 : -1;
    return men;
  }
  [[nodiscard]] bool takes(const Move& move) const { return !move.captures.empty(); }
  [[nodiscard]] std::optional<Move> read(const Position& pos, const std::string& text) const {
    const Outcome wanted = outcome_of(text);
    return rules.outcomes(pos).contains(wanted) ? std::optional(wanted) : std::nullopt;
  }
};

struct ChessBoard {
  using Position = camblam::Position;
  using Move = camblam::Move;
  camblam::Rules rules{camblam::Switches{}};

  ChessBoard(const std::string&, const std::string&) {}
  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules.legal_moves(pos));
  }
  [[nodiscard]] Position play(const Position& pos, const Move& move) const {
    return rules.play(pos, move);
  }
  [[nodiscard]] int winner(const Position& pos, const Position& root) const {
    return winner_for(root.turn, rules.verdict(pos));
  }
  [[nodiscard]] bool is_for(const Position& root, const Position& pos) const {
    return pos.turn == root.turn;
  }
  // Roughly, for no book says what these men are worth.
  [[nodiscard]] int material(const Position& pos, const Position& root) const {
    int men = 0;
    for (const char letter : pos.board) {
      if (letter == camblam::nobody) continue;
      const char kind = static_cast<char>(letter & ~0x20);
      const int worth = kind == 'K' ? 0 : kind == 'P' ? 1 : kind == 'Q' ? 9 : 3;
      men += camblam::is_man_of(root.turn, letter) ? worth : -worth;
    }
    return men;
  }
  [[nodiscard]] bool takes(const Move& move) const { return !move.taken.empty(); }
  [[nodiscard]] std::optional<Move> read(const Position& pos, const std::string& text) const {
    for (const Move& move : rules.legal_moves(pos)) {
      if (to_text(move) == text) return move;
    }
    return std::nullopt;
  }
};

template <class B>
typename B::Position position_of(const B& board, const std::string& fen) {
  if constexpr (std::is_same_v<B, ChessBoard>) {
    return camblam::read_fen(fen);
  } else {
    return board.rules.read_fen(fen);
  }
}

template <class B>
void expect_sound(const std::string& variant, std::size_t at_least) {
  const auto puzzles = puzzles_of(variant);
  EXPECT_GE(puzzles.size(), at_least);
  const auto most =
      static_cast<int>(camlann::test::number_from_environment(
                           "CAMLANN_COUNT", camlann::test::unless_sanitized(50'000, 5'000)) /
                       250);
  std::set<std::string> fens;
  int agreed = 0;
  for (const Line& puzzle : puzzles) {
    EXPECT_TRUE(fens.insert(puzzle.fen).second) << puzzle.id << " is there twice";
    ASSERT_EQ(puzzle.moves.size() % 2, 1u) << puzzle.id;
    const B board(variant, puzzle.rules);
    const auto start = position_of(board, puzzle.fen);
    ASSERT_GE(board.moves(start).size(), 2u) << puzzle.id;
    auto pos = start;
    for (const std::string& text : puzzle.moves) {
      const auto move = board.read(pos, text);
      ASSERT_TRUE(move) << puzzle.id << ' ' << text;
      pos = board.play(pos, *move);
    }
    const Finding finding = Judge<B>(board, start, most).of(*board.read(start, puzzle.moves[0]));
    EXPECT_NE(finding, Finding::contradicts) << puzzle.id;
    agreed += finding == Finding::agrees ? 1 : 0;
  }
  std::cout << variant << ": " << agreed << " of " << puzzles.size() << " found, the rest out of "
            << "reach of " << most << " positions\n";
}

TEST(Puzzles, OfCamelotAreSound) {
  expect_sound<TwoBoard>("camelot", 300);
}
TEST(Puzzles, OfCamAreSound) {
  expect_sound<TwoBoard>("cam", 150);
}
TEST(Puzzles, OfCametteAreSound) {
  expect_sound<TwoBoard>("camette", 50);
}
TEST(Puzzles, OfChivalryAreSound) {
  expect_sound<TwoBoard>("chivalry", 50);
}
TEST(Puzzles, OfCamblamAreSound) {
  expect_sound<ChessBoard>("camblam", 150);
}
TEST(Puzzles, OfGrandCamelotAreSound) {
  expect_sound<ManyBoard>("grand-camelot", 50);
}

}  // namespace
}  // namespace naive
