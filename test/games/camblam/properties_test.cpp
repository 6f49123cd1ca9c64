// Properties of Camblam's rules over arbitrary placements, shrunk by RapidCheck to the smallest
// that fails. RC_PARAMS (max_success, seed) sets how many and which.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "games/camblam/fen.hpp"
#include "games/camblam/rules.hpp"
#include "rules/game_history.hpp"

namespace camlann::camblam {

void showValue(const RuleSet& rules, std::ostream& out) {
  out << to_text(rules);
}

namespace {

// Rules and a placement, as RapidCheck can shrink it: fewer men, pawns for others.
struct Scene {
  RuleSet rules;
  Position pos;
};

void showValue(const Scene& scene, std::ostream& out) {
  out << to_text(scene.rules) << " \"" << to_fen({scene.pos, 1}) << '"';
}

rc::Gen<RuleSet> any_rules() {
  using rc::gen::element;
  using rc::gen::set;
  return rc::gen::build<RuleSet>(
      set(&RuleSet::knight_leg_a, element(KnightLegA::one, KnightLegA::four, KnightLegA::any)),
      set(&RuleSet::run_must_be_full), set(&RuleSet::run_through_shield),
      set(&RuleSet::step_captures),
      set(&RuleSet::win_by, element(WinBy::checkmate, WinBy::capture)),
      set(&RuleSet::array, element(Array::standard, Array::alternating, numbered(3))));
}

// Uses the whole range, even for a small size of the generator.
rc::Gen<int> below(int bound) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, bound));
}

rc::Gen<Square> any_square() {
  return rc::gen::map(below(board_size * board_size),
                      [](int n) { return make_square(n % board_size, n / board_size); });
}

struct Placed {
  Square square{};
  bool white = false;
  int man = 0;
};

bool may_stand(Man man, Seat seat, Square square) {
  return man != Man::pawn || rank_of(square) != (seat == Seat::white ? board_size - 1 : 0);
}

// A position that a FEN may state. Where the resting king could be taken, kings may be taken.
rc::Gen<Scene> any_scene() {
  return rc::gen::exec([] {
    Scene scene{*any_rules(), {}};
    Position& pos = scene.pos;
    const Square white_king = *any_square();
    const Square black_king = *rc::gen::distinctFrom(any_square(), white_king);
    pos.put(white_king, Seat::white, Man::king);
    pos.put(black_king, Seat::black, Man::king);
    const auto most = *rc::gen::element<std::size_t>(10, 40, 200);
    const auto placed = *rc::gen::resize(
        static_cast<int>(most),
        rc::gen::container<std::vector<Placed>>(rc::gen::build<Placed>(
            rc::gen::set(&Placed::square, any_square()), rc::gen::set(&Placed::white),
            rc::gen::set(&Placed::man, below(static_cast<int>(Man::king))))));
    for (const Placed& placing : placed) {
      const auto man = static_cast<Man>(placing.man);
      const Seat seat = placing.white ? Seat::white : Seat::black;
      if (man == Man::none || pos.at(placing.square) != Cell::empty) continue;
      if (!may_stand(man, seat, placing.square)) continue;
      pos.put(placing.square, seat, man);
    }
    pos.turn = *rc::gen::element(Seat::white, Seat::black);
    pos.quiet_plies = static_cast<std::uint16_t>(*below(120));
    pos.zobrist = key_of(pos);
    if (Rules(scene.rules).in_check(pos, opponent(pos.turn))) scene.rules.win_by = WinBy::capture;
    return scene;
  });
}

// Rebuilds the position from the pieces on its squares; `square_of` and `seat_of_man` give their
// square and seat.
template <class SquareOf, class SeatOf>
Position copied(const Position& pos, SquareOf&& square_of, SeatOf&& seat_of_man) {
  Position copy;
  for (const SquareSet& men : pos.men) {
    men.for_each([&](Square square) {
      const Cell cell = pos.at(square);
      copy.put(square_of(square), seat_of_man(seat_of(cell)), man_of(cell));
    });
  }
  copy.turn = seat_of_man(pos.turn);
  copy.quiet_plies = pos.quiet_plies;
  copy.zobrist = key_of(copy);
  return copy;
}

const auto same = [](Square square) { return square; };
const auto mirror = [](Square square) {
  return make_square(board_size - 1 - file_of(square), rank_of(square));
};
const auto flip = [](Square square) {
  return make_square(file_of(square), board_size - 1 - rank_of(square));
};
const auto same_seat = [](Seat seat) { return seat; };

MoveList moves_of(const Rules& rules, const Position& pos) {
  MoveList moves;
  if (!rules.board_verdict(pos).over()) rules.legal(pos, moves);
  return moves;
}

// Effect of a move, in squares.
struct Effect {
  Square from{}, to{};
  MoveKind kind{};
  std::uint8_t extra{};
  std::vector<Square> taken;

  auto operator<=>(const Effect&) const = default;
};

template <class F>
std::set<Effect> effects(const Rules& rules, const Position& pos, F&& to) {
  std::set<Effect> found;
  for (const Move move : moves_of(rules, pos)) {
    Effect effect{to(move.from), to(move.to), move.kind, move.extra, {}};
    for (const Square square : taken_by(pos, move)) effect.taken.push_back(to(square));
    found.insert(effect);
  }
  return found;
}

RC_GTEST_PROP(CamblamRules, UndoRestoresEverything, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  Position pos = scene.pos;
  for (const Move move : moves_of(rules, pos)) {
    const Rules::Undo undo = rules.play(pos, move);
    RC_ASSERT(pos.turn != scene.pos.turn);
    rules.take_back(pos, move, undo);
    RC_ASSERT(pos == scene.pos);
  }
}

// After a move, sets, kings and key are those of the men on the squares.
RC_GTEST_PROP(CamblamRules, MovesKeepThePositionInOrder, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  for (const Move move : moves_of(rules, scene.pos)) {
    Position pos = scene.pos;
    rules.advance(pos, move);
    RC_ASSERT(pos == copied(pos, same, same_seat));
    RC_ASSERT(pos.key() != scene.pos.key());
    const int taken = taken_by(scene.pos, move).count;
    const unsigned us = index_of(scene.pos.turn);
    RC_ASSERT(pos.men[us].size() == scene.pos.men[us].size());
    RC_ASSERT(pos.men[1 - us].size() == scene.pos.men[1 - us].size() - taken);
  }
}

// Positions that differ in more than quiet plies have different keys; quiet plies leave it alone.
RC_GTEST_PROP(CamblamRules, KeysDistinguishPositions, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  std::vector<Position> seen{scene.pos};
  for (const Move move : moves_of(rules, scene.pos)) {
    Position pos = scene.pos;
    rules.advance(pos, move);
    for (const Position& other : seen) {
      RC_ASSERT((pos.key() == other.key()) == same_for_repetition(pos, other));
    }
    if (seen.size() < 40) seen.push_back(pos);
  }
  Position later = scene.pos;
  ++later.quiet_plies;
  RC_ASSERT(key_of(later) == scene.pos.key());
  RC_ASSERT(same_for_repetition(later, scene.pos));
}

RC_GTEST_PROP(CamblamRules, MovesAreDistinctAndCounted, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  const MoveList moves = moves_of(rules, scene.pos);
  RC_ASSERT(effects(rules, scene.pos, same).size() == moves.size());
  if (!rules.board_verdict(scene.pos).over()) RC_ASSERT(rules.count(scene.pos) == moves.size());
}

RC_GTEST_PROP(CamblamRules, CapturesAreTheLegalMovesThatCaptureOrPromote, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  MoveList captures;
  rules.captures(scene.pos, captures);
  std::vector<Move> expected;
  for (const Move move : moves_of(rules, scene.pos)) {
    if (taken_by(scene.pos, move).count != 0 || move.extra != 0) expected.push_back(move);
  }
  RC_ASSERT(std::equal(captures.begin(), captures.end(), expected.begin(), expected.end()));
}

// Section 4, word for word.
RC_GTEST_PROP(CamblamRules, AMoveIsLegalIfTheOwnKingIsNotInCheckAfterIt, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  MoveList possible;
  rules.pseudo_legal(scene.pos, possible);
  std::vector<Move> expected;
  for (const Move move : possible) {
    Position pos = scene.pos;
    rules.advance(pos, move);
    const bool safe = !rules.in_check(pos, scene.pos.turn);
    if (safe || scene.rules.win_by == WinBy::capture) expected.push_back(move);
  }
  const MoveList moves = moves_of(rules, scene.pos);
  RC_ASSERT(std::equal(moves.begin(), moves.end(), expected.begin(), expected.end()));
}

RC_GTEST_PROP(CamblamRules, MirroredFilesMirrorTheMoves, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  const Position mirrored = copied(scene.pos, mirror, same_seat);
  RC_ASSERT(effects(rules, mirrored, same) == effects(rules, scene.pos, mirror));
  RC_ASSERT(rules.verdict(mirrored) == rules.verdict(scene.pos));
}

RC_GTEST_PROP(CamblamRules, FlippedColoursFlipTheMoves, ()) {
  const Scene scene = *any_scene();
  const Rules rules(scene.rules);
  const Position flipped = copied(scene.pos, flip, opponent);
  RC_ASSERT(effects(rules, flipped, same) == effects(rules, scene.pos, flip));
  const Verdict here = rules.verdict(scene.pos);
  const Verdict there = rules.verdict(flipped);
  RC_ASSERT(there.reason == here.reason);
  RC_ASSERT(there.won_by(Seat::white) == here.won_by(Seat::black));
  RC_ASSERT(there.won_by(Seat::black) == here.won_by(Seat::white));
}

RC_GTEST_PROP(CamblamFen, IsReadBackAsWritten, ()) {
  const Scene scene = *any_scene();
  const FenPosition written{scene.pos, *rc::gen::inRange(1, 1000)};
  const auto read = parse_fen(to_fen(written), scene.rules);
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == written);
}

// Text near a FEN: whatever is accepted is written and read again to the same value.
RC_GTEST_PROP(CamblamFen, DamagedTextIsRefusedOrMeansOneThing, ()) {
  const Scene scene = *any_scene();
  std::string text = to_fen({scene.pos, 1});
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  const char c = *rc::gen::element('/', ' ', '0', '1', '9', 'K', 'p', 'P', 'q', 'x', 'w', 'b', '-');
  switch (*rc::gen::inRange(0, 3)) {
    case 0: text[at] = c; break;
    case 1: text.erase(at, 1); break;
    default: text.insert(at, 1, c);
  }
  const auto read = parse_fen(text, scene.rules);
  if (!read) {
    RC_ASSERT(!read.error().what.empty());
    RC_ASSERT(!read.error().where.empty());
    RC_ASSERT(!read.error().expected.empty());
    return;
  }
  const auto again = parse_fen(to_fen(*read), scene.rules);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == *read);
}

RC_GTEST_PROP(CamblamRuleSets, AreReadBackAsWritten, ()) {
  const RuleSet rules = *any_rules();
  const auto read = parse_rule_set(to_text(rules));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == rules);
}

RC_GTEST_PROP(CamblamGame, HasNoMovesAfterItsEnd, ()) {
  const Scene scene = *any_scene();
  GameHistory<Rules> game(Rules(scene.rules), scene.pos, 3);
  const auto choices =
      *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::arbitrary<std::uint32_t>());
  for (const std::uint32_t choice : choices) {
    MoveList moves;
    game.legal(moves);
    RC_ASSERT(moves.empty() == game.verdict().over());
    if (moves.empty()) return;
    game.play(moves[choice % moves.size()]);
  }
}

}  // namespace
}  // namespace camlann::camblam
