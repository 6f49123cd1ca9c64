#include "naive/puzzle_check.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <utility>

#include "naive/margin_search.hpp"
#include "naive/puzzle_boards.hpp"
#include "naive/win_search.hpp"

namespace naive {
namespace {

/// Returns the value of "name":"value".
std::string field(const std::string& text, const std::string& name) {
  const std::string mark = "\"" + name + "\":\"";
  const auto begin = text.find(mark);
  if (begin == std::string::npos) return {};
  const auto from = begin + mark.size();
  return text.substr(from, text.find('"', from) - from);
}

/// Returns the texts of a list of lists, or of texts, between `begin` and `end`.
std::vector<std::string> texts_between(const std::string& text, const std::string& begin,
                                       const std::string& end) {
  std::vector<std::string> texts;
  const auto from = text.find(begin);
  if (from == std::string::npos) return texts;
  const auto to = text.find(end, from);
  for (auto at = text.find('"', from + begin.size()); at < to; at = text.find('"', at + 1)) {
    const auto close = text.find('"', at + 1);
    texts.push_back(text.substr(at + 1, close - at - 1));
    at = close;
  }
  return texts;
}

/// Adds the result for one of the solver's moves to the earlier results.
void add(PuzzleFinding& all, Standing standing, const std::string& what) {
  if (standing <= all.standing) return;
  all.standing = standing;
  all.what = what;
}

/// Proofs by `P`, margins by `M`: the same positions and moves.
template <class P, class M>
class Checker {
 public:
  using Position = typename P::Position;
  using Move = typename P::Move;

  Checker(const PuzzleLine& puzzle, const Effort& effort)
      : puzzle_(puzzle),
        effort_(effort),
        rules_(puzzle.variant(), puzzle.rules),
        plain_(puzzle.variant(), puzzle.rules) {}

  [[nodiscard]] PuzzleFinding check() {
    const Position root = rules_.read_fen(puzzle_.fen);
    Position pos = root;
    bool own = true;
    for (std::size_t i = 0; i < puzzle_.moves.size(); ++i) {
      const auto legal = rules_.moves(pos);
      const auto move = rules_.read(pos, puzzle_.moves[i]);
      if (!move || legal.size() < (i == 0 ? 2 : 1)) {
        add(finding_, Standing::contradicted,
            puzzle_.moves[i] + (move ? " is the only move" : " is not legal"));
        return finding_;
      }
      own = rules_.is_for(root, pos);
      if (own) look_at(pos, *move, legal, i);
      pos = rules_.play(pos, *move);
    }
    if (!own) add(finding_, Standing::contradicted, "ends with a reply");
    return finding_;
  }

 private:
  // A forced move needs no comparison. After the first move others may win as well: tables name
  // all of them, a search those that it accepts.
  void look_at(const Position& pos, const Move& move, const std::vector<Move>& legal,
               std::size_t ply) {
    if (legal.size() < 2) return;
    const bool alone = ply == 0 || puzzle_.also.empty();
    if (puzzle_.proof == "margin") {
      if (alone) compare(pos, move, ply);
      return;
    }
    WinSearch<P> search(rules_, pos, effort_.proof_positions);
    const Answer own = search.wins({move});
    finding_.positions += search.positions();
    if (own == Answer::no)
      return add(finding_, Standing::contradicted, name(ply) + " does not win");
    if (own == Answer::unknown) return add(finding_, Standing::undecided, name(ply) + " wins?");
    auto others = legal;
    std::erase(others, move);
    for (const auto& text : puzzle_.also) {
      if (const auto known = rules_.read(pos, text)) std::erase(others, *known);
    }
    const Answer theirs = search.wins(others);
    finding_.positions += search.positions();
    if (theirs == Answer::yes && (ply == 0 || puzzle_.proof == "tables"))
      add(finding_, Standing::contradicted, name(ply) + " is not alone");
    if (ply > 0) return;
    finding_.proved = true;
    finding_.alone = theirs == Answer::no;
  }

  void compare(const Position& pos, const Move& move, std::size_t ply) {
    MarginSearch<M> search(plain_, pos, effort_.margin_positions);
    const auto found = search.of(move);
    finding_.positions += search.positions();
    if (!found) return add(finding_, Standing::undecided, name(ply));
    finding_.plies = finding_.plies == 0 ? found->plies : std::min(finding_.plies, found->plies);
    const std::string other = found->other ? ": " + to_text(*found->other) : ": gains nothing";
    switch (found->margin) {
      case Margin::clear: break;
      case Margin::close: return add(finding_, Standing::close, name(ply) + other);
      case Margin::none: return add(finding_, Standing::equalled, name(ply) + other);
      case Margin::beaten: return add(finding_, Standing::contradicted, name(ply) + other);
    }
  }

  [[nodiscard]] std::string name(std::size_t ply) const { return puzzle_.moves[ply]; }

  const PuzzleLine& puzzle_;
  Effort effort_;
  P rules_;
  M plain_;
  PuzzleFinding finding_;
};

}  // namespace

std::vector<PuzzleLine> read_puzzle_lines(const std::string& file) {
  std::ifstream stream(file);
  if (!stream) throw std::runtime_error(file + ": cannot be read");
  std::vector<PuzzleLine> all;
  for (std::string text; std::getline(stream, text);) {
    PuzzleLine line{field(text, "id"),
                    field(text, "fen"),
                    field(text, "rules"),
                    field(text, "proof"),
                    texts_between(text, "\"line\":[", "]"),
                    texts_between(text, "\"also\":[[", "]]")};
    if (line.fen.empty() || line.moves.empty()) throw std::runtime_error(file + ": " + text);
    all.push_back(std::move(line));
  }
  return all;
}

std::string to_text(Standing standing) {
  switch (standing) {
    case Standing::confirmed: return "confirmed";
    case Standing::close: return "close";
    case Standing::undecided: return "undecided";
    case Standing::equalled: return "equalled";
    case Standing::contradicted: return "contradicted";
  }
  return {};
}

PuzzleFinding check_puzzle(const PuzzleLine& puzzle, const Effort& effort) {
  const std::string variant = puzzle.variant();
  if (variant == "camblam") return Checker<MateBoard, KingBoard>(puzzle, effort).check();
  const auto& of_many = many::board_ids();
  if (std::find(of_many.begin(), of_many.end(), variant) != of_many.end()) {
    return Checker<ManyBoard, ManyBoard>(puzzle, effort).check();
  }
  return Checker<TwoBoard, TwoBoard>(puzzle, effort).check();
}

}  // namespace naive
