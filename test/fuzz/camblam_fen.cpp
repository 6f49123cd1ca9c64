// FEN reader of Camblam. The first byte chooses how a game is won, the second how knights walk, the
// third the other options.

#include <algorithm>

#include "fuzz/fuzz.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/rules.hpp"

using namespace camlann;
using namespace camlann::camblam;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  RuleSet rule_set;
  rule_set.win_by = static_cast<WinBy>(input.choice(2));
  rule_set.knight_leg_a = static_cast<KnightLegA>(input.choice(3));
  const std::size_t options = input.choice(8);
  rule_set.run_must_be_full = (options & 1u) != 0;
  rule_set.run_through_shield = (options & 2u) == 0;
  rule_set.step_captures = (options & 4u) == 0;

  const auto read = parse_fen(input.text(), rule_set);
  if (!read) {
    fuzz::check(!read.error().what.empty() && !read.error().where.empty(), "an error says where");
    return 0;
  }
  const std::string written = to_fen(*read);
  const auto again = parse_fen(written, rule_set);
  fuzz::check(again && *again == *read, "a FEN is read back as written");
  fuzz::check(to_fen(*again) == written, "the text is canonical");

  const Position& pos = read->position;
  fuzz::check(pos.key() == key_of(pos), "the key is that of the position");
  const camblam::Rules rules(rule_set);
  if (rules.verdict(pos).over()) return 0;
  MoveList moves;
  rules.legal(pos, moves);
  fuzz::check(rules.count(pos) == moves.size(), "count() counts legal()");
  fuzz::check(!moves.empty(), "a running game has moves");
  for (const Move move : moves) {
    Position next = pos;
    const auto undo = rules.play(next, move);
    const bool exposed = rules.in_check(next, pos.turn);
    fuzz::check(rule_set.win_by == WinBy::capture || !exposed, "no move leaves the king in check");
    rules.take_back(next, move, undo);
    fuzz::check(next == pos, "a move is taken back");
  }
  return 0;
}
