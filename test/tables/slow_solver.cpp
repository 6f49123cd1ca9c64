#include "tables/slow_solver.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace camlann::tables::test {
namespace {

using naive::Colour;
using naive::Position;

constexpr int unknown = -1;

struct Node {
  Position position;
  std::vector<std::size_t> next;
  bool to_draw = false;  // some move ends the game in a draw
  bool to_win = false;   // some move ends it in a win
  int plies = unknown;
  bool wins = false;   // where plies are known
  bool drawn = false;  // over, and a draw
};

bool within_array(const naive::Board& board, const Position& pos) {
  const auto count = [](const auto& pieces, const naive::Piece& piece) {
    int n = 0;
    for (const auto& [square, here] : pieces) n += here == piece ? 1 : 0;
    return n;
  };
  for (const Colour colour : {Colour::white, Colour::black}) {
    for (const bool knight : {false, true}) {
      const naive::Piece piece{colour, knight};
      if (count(pos.pieces, piece) > count(board.array, piece)) return false;
    }
  }
  return true;
}

void each_setup(const naive::Rules& rules, int pieces,
                const std::function<void(const Position&)>& f) {
  const std::vector<naive::Square> squares(rules.board().squares.begin(),
                                           rules.board().squares.end());
  Position pos;
  const std::function<void(std::size_t)> place = [&](std::size_t from) {
    f(pos);
    if (static_cast<int>(pos.pieces.size()) == pieces) return;
    for (std::size_t i = from; i < squares.size(); ++i) {
      for (const Colour colour : {Colour::white, Colour::black}) {
        for (const bool knight : {false, true}) {
          pos.pieces[squares[i]] = {colour, knight};
          place(i + 1);
          pos.pieces.erase(squares[i]);
        }
      }
    }
  };
  place(0);
}

class SlowSolver {
 public:
  SlowSolver(const naive::Rules& rules, int pieces) : rules_(rules) {
    const bool counted = rules.board().castle.at(Colour::white).size() > 1;
    const int most = counted ? rules.switches().castle_moves : 0;
    each_setup(rules, pieces, [&](const Position& setup) {
      if (!within_array(rules.board(), setup)) return;
      for (const Colour turn : {Colour::white, Colour::black}) {
        for (int white = 0; white <= most; ++white) {
          for (int black = 0; black <= most; ++black) {
            Position pos = setup;
            pos.turn = turn;
            pos.castle_moves = {{Colour::white, white}, {Colour::black, black}};
            if (!rules.board_verdict(pos).empty()) continue;
            if (of(pos, Colour::white) == 0 || of(pos, Colour::black) == 0) continue;
            known_.emplace(rules.write_fen(pos), nodes_.size());
            nodes_.push_back({pos, {}});
          }
        }
      }
    });
  }

  std::vector<SlowValue> run() {
    for (Node& node : nodes_) expand(node);
    for (int plies = 1; pass(plies); ++plies) {
    }
    std::vector<SlowValue> values;
    for (const Node& node : nodes_) {
      const std::string text = node.drawn || node.plies == unknown
                                   ? "draw"
                                   : (node.wins ? "win " : "loss ") + std::to_string(node.plies);
      values.push_back({node.position, text});
    }
    return values;
  }

 private:
  static int of(const Position& pos, Colour colour) {
    int n = 0;
    for (const auto& [square, piece] : pos.pieces) n += piece.colour == colour ? 1 : 0;
    return n;
  }

  void expand(Node& node) {
    const std::string verdict = rules_.verdict(node.position);
    if (!verdict.empty()) {  // no legal move
      node.drawn = verdict[0] == 'd';
      if (!node.drawn) node.plies = 0;
      node.wins = verdict[0] == (node.position.turn == Colour::white ? 'w' : 'b');
      return;
    }
    for (const naive::Outcome& outcome : rules_.outcomes(node.position)) {
      Position after = rules_.play(node.position, outcome);
      after.quiet = 0;
      after.number = 1;
      if (const auto found = known_.find(rules_.write_fen(after)); found != known_.end()) {
        node.next.push_back(found->second);
        continue;
      }
      const std::string end = rules_.verdict(after);
      const bool won = end.at(0) == (node.position.turn == Colour::white ? 'w' : 'b');
      if (!won && end[0] != 'd') throw std::logic_error("a move that loses at once: " + end);
      (won ? node.to_win : node.to_draw) = true;
    }
  }

  /// Decides the positions with a result in exactly `plies` plies; false if there is none.
  bool pass(int plies) {
    std::vector<std::pair<std::size_t, bool>> decided;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Node& node = nodes_[i];
      if (node.plies != unknown || node.drawn) continue;
      bool win = node.to_win;
      bool loss = !node.to_win && !node.to_draw;
      for (const std::size_t next : node.next) {
        const Node& after = nodes_[next];
        win |= after.plies != unknown && !after.wins;
        loss &= after.plies != unknown && after.wins;
      }
      if (win || loss) decided.emplace_back(i, win);
    }
    for (const auto& [i, win] : decided) {
      nodes_[i].plies = plies;
      nodes_[i].wins = win;
    }
    return !decided.empty();
  }

  const naive::Rules& rules_;
  std::vector<Node> nodes_;
  std::map<std::string, std::size_t> known_;
};

}  // namespace

std::vector<SlowValue> solve_slowly(const naive::Rules& rules, int pieces) {
  return SlowSolver(rules, pieces).run();
}

}  // namespace camlann::tables::test
