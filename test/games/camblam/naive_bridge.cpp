#include "games/camblam/naive_bridge.hpp"

#include <cctype>
#include <stdexcept>

#include "games/camblam/fen.hpp"

namespace camlann::camblam::test {

Square to_fast(naive::Square square) {
  return make_square(square.file - 1, square.rank - 1);
}

naive::Square to_naive(Square square) {
  return {file_of(square) + 1, rank_of(square) + 1};
}

Position to_fast(const naive::camblam::Position& pos) {
  Position fast;
  for (const naive::Square square : naive::camblam::all_squares()) {
    const char letter = pos.at(square);
    if (letter == naive::camblam::nobody) continue;
    const bool white = std::isupper(static_cast<unsigned char>(letter)) != 0;
    const auto capital = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    fast.put(to_fast(square), white ? Seat::white : Seat::black,
             static_cast<Man>(man_letters.find(capital)));
  }
  fast.turn = pos.turn == naive::Colour::white ? Seat::white : Seat::black;
  fast.quiet_plies = static_cast<std::uint16_t>(pos.quiet);
  fast.zobrist = key_of(fast);
  return fast;
}

naive::camblam::Move to_naive(const Position& pos, Move move) {
  naive::camblam::Move same{
      to_naive(move.from), to_naive(move.to), move.kind == MoveKind::shot, 0, {}};
  if (move.extra != 0) same.promotion = man_letters.at(move.extra);
  for (const Square square : taken_by(pos, move)) same.taken.push_back(to_naive(square));
  return same;
}

std::string to_naive(Verdict verdict) {
  if (!verdict.over()) return "";
  const std::string winner = verdict.drawn() ? "draw" : verdict.won_by(Seat::white) ? "w" : "b";
  return winner + " " + std::string(to_text(verdict.reason));
}

RuleSet rule_set_of(std::string_view text) {
  const auto rules = parse_rule_set(text);
  if (!rules) throw std::runtime_error(to_text(rules.error()));
  return *rules;
}

Position position_of(std::string_view fen) {
  const auto read = parse_fen(fen, RuleSet{});
  if (!read) throw std::runtime_error(std::string(fen) + ": " + to_text(read.error()));
  return read->position;
}

}  // namespace camlann::camblam::test
