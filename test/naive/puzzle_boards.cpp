#include "naive/puzzle_boards.hpp"

#include <cctype>
#include <cstddef>
#include <string_view>

namespace naive {
namespace {

constexpr int man_worth = 100;
constexpr int knight_worth = 200;

bool is_won(const Verdict& verdict) {
  return !verdict.empty() && verdict.rfind("draw", 0) != 0;
}

int worth(bool knight) {
  return knight ? knight_worth : man_worth;
}

// Roughly, for no book says what Camblam's men are worth.
int worth_in_camblam(char man) {
  switch (std::toupper(static_cast<unsigned char>(man))) {
    case 'K': return 0;
    case 'P': return man_worth;
    case 'Q': return 9 * man_worth;
    default: return 3 * man_worth;
  }
}

// Capturing a king, which has no value while it lives, is the best.
int prize_in_camblam(char man) {
  return std::toupper(static_cast<unsigned char>(man)) == 'K' ? 100 * man_worth
                                                              : worth_in_camblam(man);
}

}  // namespace

Outcome outcome_of(const std::string& text) {
  Outcome outcome;
  std::optional<Square> last;
  std::size_t at = 0;
  while (true) {
    const auto end = text.find_first_of("-x", at);
    const Square here = to_square(std::string_view(text).substr(at, end - at));
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

int winner_for(Colour side, const Verdict& verdict) {
  if (!is_won(verdict)) return 0;
  return (verdict[0] == 'w') == (side == Colour::white) ? 1 : -1;
}

int TwoBoard::material(const Position& pos, const Position& root) const {
  int all = 0;
  for (const auto& [square, piece] : pos.pieces) {
    all += piece.colour == root.turn ? worth(piece.knight) : -worth(piece.knight);
  }
  return all;
}

int TwoBoard::prize(const Position& pos, const Move& move) const {
  int all = 0;
  for (const Square square : move.captures) all += worth(pos.pieces.at(square).knight);
  return all;
}

int ManyBoard::winner(const Position& pos, const Position& root) const {
  const Verdict verdict = rules_.verdict(pos);
  if (!is_won(verdict)) return 0;
  return allied(root.turn, verdict[0]) ? 1 : -1;
}

int ManyBoard::material(const Position& pos, const Position& root) const {
  int all = 0;
  for (const auto& [square, piece] : pos.pieces) {
    all += allied(root.turn, piece.seat) ? worth(piece.knight) : -worth(piece.knight);
  }
  return all;
}

int ManyBoard::prize(const Position& pos, const Move& move) const {
  int all = 0;
  for (const Square square : move.captures) all += worth(pos.pieces.at(square).knight);
  return all;
}

std::optional<camblam::Move> MateBoard::read(const Position& pos, const std::string& text) const {
  for (const Move& move : rules_.legal_moves(pos)) {
    if (camblam::to_text(move) == text) return move;
  }
  return std::nullopt;
}

int MateBoard::prize(const Position& pos, const Move& move) const {
  int all = 0;
  for (const Square square : move.taken) all += prize_in_camblam(pos.at(square));
  return all;
}

int MateBoard::material(const Position& pos, const Position& root) const {
  int all = 0;
  for (const char man : pos.board) {
    if (man == camblam::nobody) continue;
    all += camblam::is_man_of(root.turn, man) ? worth_in_camblam(man) : -worth_in_camblam(man);
  }
  return all;
}

}  // namespace naive
