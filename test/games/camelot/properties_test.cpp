// Properties of the rules over arbitrary placements, shrunk by RapidCheck to the smallest that
// fails. RC_PARAMS (max_success, seed) sets how many and which.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>

#include "games/camelot/definition.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rules.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/game_history.hpp"

namespace camlann::camelot {

void showValue(const Variant* variant, std::ostream& out) {
  out << variant->id;
}
void showValue(const RuleSet& rules, std::ostream& out) {
  out << to_text(rules);
}

namespace {

// A board, rules and a placement on it, as RapidCheck can shrink it: fewer pieces, men for knights,
// no counters.
struct Scene {
  const Variant* variant{};
  RuleSet rules;
  Position pos;

  [[nodiscard]] std::string fen() const { return to_fen({pos, 1}, *variant); }
};

void showValue(const Scene& scene, std::ostream& out) {
  out << scene.variant->id << ' ' << to_text(scene.rules) << " \"" << scene.fen() << '"';
}

// RuleSet with every switch anywhere in its range.
rc::Gen<RuleSet> any_rules() {
  using rc::gen::element;
  using rc::gen::set;
  return rc::gen::build<RuleSet>(
      set(&RuleSet::own_castle_jump, element(OwnCastleJump::go_on, OwnCastleJump::stop)),
      set(&RuleSet::own_castle_exit,
          element(OwnCastleExit::jump, OwnCastleExit::any, OwnCastleExit::off)),
      set(&RuleSet::own_castle_entry, element(OwnCastleEntry::jump, OwnCastleEntry::free)),
      set(&RuleSet::knight_canter_rule), set(&RuleSet::elimination_needs, element(1, 2, 3)),
      set(&RuleSet::no_move, element(NoMove::loss, NoMove::loss_if_two)), set(&RuleSet::thin_draw),
      set(&RuleSet::repetition, rc::gen::inRange(0, 100)),
      set(&RuleSet::quiet_plies, rc::gen::inRange(0, 10000)),
      set(&RuleSet::castle_moves, rc::gen::inRange(0, 10)), set(&RuleSet::trees, element(0, 1, 3)),
      set(&RuleSet::tree_leap, element(TreeLeap::none, TreeLeap::canter)),
      set(&RuleSet::capture, element(Capture::must, Capture::optional)),
      set(&RuleSet::men, element(Men::any, Men::forward)));
}

// Both its halves are alike, and so are its sides.
const Variant& grove() {
  static const Definitions made = *read_definitions(
      "[grove]\n"
      "castlePieces = 1\n"
      "trees = 3\n"
      "board =\n"
      "  - - b - -\n"
      "  t k m k t\n"
      "  t t t t t\n"
      "  . . . . .\n"
      "  T T T T T\n"
      "  T K M K T\n"
      "  - - w - -\n",
      {}, [](std::string_view) { return std::nullopt; });
  return made.front()->variant;
}

rc::Gen<const Variant*> any_variant() {
  std::vector<const Variant*> all;
  for (const Variant& variant : two_handed_variants()) all.push_back(&variant);
  all.push_back(&grove());
  return rc::gen::elementOf(all);
}

struct Placed {
  Square square{};
  bool white = false;
  bool knight = false;
};

Position position_of(const Variant& variant, const SquareSet& trees,
                     const std::vector<Placed>& placed) {
  Position pos;
  pos.trees = trees;
  for (const Placed& piece : placed) {
    SquareSet& side = pos.pieces[piece.white ? 0 : 1];
    if ((pos.occupied() | pos.trees).has(piece.square) || side.size() == variant.men_per_seat)
      continue;
    side.add(piece.square);
    if (piece.knight && variant.knights) pos.knights.add(piece.square);
  }
  return pos;
}

// Some or all of them, White's first.
SquareSet any_trees(const Variant& variant, int each) {
  SquareSet trees;
  const int all = *rc::gen::oneOf(rc::gen::just(2 * each), rc::gen::inRange(0, 2 * each + 1));
  for (int tree = 0; tree < all; ++tree) {
    std::vector<Square> free;
    (variant.tree_squares[tree < each ? 0 : 1] & ~trees).for_each([&](Square square) {
      free.push_back(square);
    });
    trees.add(*rc::gen::elementOf(free));
  }
  return trees;
}

rc::Gen<Scene> any_scene() {
  return rc::gen::exec([] {
    Scene scene;
    scene.variant = *any_variant();
    scene.rules = *any_rules();
    std::vector<Square> squares;
    scene.variant->squares.for_each([&](Square square) { squares.push_back(square); });
    const auto placed = *rc::gen::container<std::vector<Placed>>(
        rc::gen::build<Placed>(rc::gen::set(&Placed::square, rc::gen::elementOf(squares)),
                               rc::gen::set(&Placed::white), rc::gen::set(&Placed::knight)));
    const int each = effective(scene.rules, *scene.variant).trees;
    scene.pos = position_of(*scene.variant, any_trees(*scene.variant, each), placed);
    scene.pos.turn = *rc::gen::element(Seat::white, Seat::black);
    if (scene.pos.trees.size() < 2 * each) {
      scene.pos.turn = scene.pos.trees.size() < each ? Seat::white : Seat::black;
    }
    for (const unsigned seat : {0u, 1u}) {
      scene.pos.castle_moves[seat] =
          static_cast<std::uint8_t>(*rc::gen::inRange(0, scene.rules.castle_moves + 1));
    }
    scene.pos.quiet_plies = static_cast<std::uint16_t>(*rc::gen::inRange(0, 200));
    scene.pos.zobrist = key_of(scene.pos);
    return scene;
  });
}

// Anywhere in a range, its ends as likely as what lies between.
template <class T>
rc::Gen<T> any_counter(T least, T most) {
  const T small = static_cast<T>(std::min<std::int64_t>(most, least + std::int64_t{200}));
  return rc::gen::oneOf(rc::gen::inRange<T>(least, small), rc::gen::just(most),
                        rc::gen::just(static_cast<T>(most - 1)), rc::gen::inRange<T>(least, most));
}

MoveList moves_of(const PortableRules& rules, const Position& pos) {
  MoveList moves;
  if (!rules.verdict(pos).over()) rules.legal(pos, moves);
  return moves;
}

// Effect of a move, in squares.
struct Effect {
  Square from{}, to{};
  SquareSet taken;
  MoveKind kind{};

  friend bool operator<(const Effect& a, const Effect& b) {
    return std::tie(a.from, a.to, a.taken.words, a.kind) <
           std::tie(b.from, b.to, b.taken.words, b.kind);
  }
  bool operator==(const Effect&) const = default;
};

template <class F>
SquareSet mapped(const SquareSet& squares, F&& to) {
  SquareSet result;
  squares.for_each([&](Square square) { result.add(to(square)); });
  return result;
}

template <class F>
std::set<Effect> effects(const PortableRules& rules, const Position& pos, F&& to) {
  std::set<Effect> found;
  for (Move move : moves_of(rules, pos)) {
    const SquareSet taken = taken_squares(pos.pieces[1 - index_of(pos.turn)], move.taken);
    found.insert({to(move.from), to(move.to), mapped(taken, to), move.kind});
  }
  return found;
}

const auto same = [](Square square) { return square; };

RC_GTEST_PROP(Rules, UndoRestoresEverything, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  Position pos = scene.pos;
  for (Move move : moves_of(rules, pos)) {
    const Undo undo = rules.play(pos, move);
    RC_ASSERT(pos.turn != scene.pos.turn || rules.planting(scene.pos));
    rules.take_back(pos, move, undo);
    RC_ASSERT(pos == scene.pos);
  }
}

RC_GTEST_PROP(Rules, TheKeptKeyIsTheKeyFromScratch, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  for (Move move : moves_of(rules, scene.pos)) {
    Position pos = scene.pos;
    rules.play(pos, move);
    RC_ASSERT(pos.key() == key_of(pos));
    RC_ASSERT(pos.key() != scene.pos.key());
  }
}

// Positions that differ in more than quiet plies have different keys; quiet plies leave it alone.
RC_GTEST_PROP(Rules, KeysDistinguishPositions, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  std::vector<Position> seen{scene.pos};
  for (Move move : moves_of(rules, scene.pos)) {
    Position pos = scene.pos;
    rules.play(pos, move);
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

RC_GTEST_PROP(Rules, OutcomesAreDistinctAndCounted, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  const MoveList moves = moves_of(rules, scene.pos);
  std::set<std::tuple<Square, Square, std::uint32_t>> outcomes;
  for (Move move : moves) outcomes.insert({move.from, move.to, move.taken});
  RC_ASSERT(outcomes.size() == moves.size());
  if (!rules.verdict(scene.pos).over()) RC_ASSERT(rules.count(scene.pos) == moves.size());
}

// A move changes what it says it changes and nothing else.
RC_GTEST_PROP(Rules, MovesKeepTheBoardInOrder, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  const unsigned us = index_of(scene.pos.turn);
  for (Move move : moves_of(rules, scene.pos)) {
    Position pos = scene.pos;
    rules.play(pos, move);
    RC_ASSERT((pos.trees & pos.occupied()).empty());
    if (move.kind == MoveKind::plant) {
      Position without = scene.pos;
      without.trees.add(move.to);
      without.turn = pos.turn;
      without.zobrist = pos.zobrist;
      RC_ASSERT(pos == without);
      continue;
    }
    RC_ASSERT(pos.trees == scene.pos.trees);
    const SquareSet taken = taken_squares(scene.pos.pieces[1 - us], move.taken);
    RC_ASSERT(pos.pieces[us].has(move.to));
    RC_ASSERT(pos.pieces[us].size() == scene.pos.pieces[us].size());
    RC_ASSERT((pos.pieces[1 - us] | taken) == scene.pos.pieces[1 - us]);
    RC_ASSERT((pos.pieces[1 - us] & taken).empty());
    RC_ASSERT((pos.pieces[0] & pos.pieces[1]).empty());
    RC_ASSERT((pos.knights & ~pos.occupied()).empty());
    RC_ASSERT((pos.occupied() & ~scene.variant->squares).empty());
    RC_ASSERT(pos.knights.has(move.to) == scene.pos.knights.has(move.from));
  }
}

RC_GTEST_PROP(Rules, MirroredFilesMirrorTheOutcomes, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  const auto mirror = [&](Square square) {
    return make_square(scene.variant->files - 1 - file_of(square), rank_of(square));
  };
  Position mirrored = scene.pos;
  for (auto& pieces : mirrored.pieces) pieces = mapped(pieces, mirror);
  mirrored.knights = mapped(mirrored.knights, mirror);
  mirrored.trees = mapped(mirrored.trees, mirror);
  mirrored.zobrist = key_of(mirrored);
  RC_ASSERT(effects(rules, mirrored, same) == effects(rules, scene.pos, mirror));
  RC_ASSERT(rules.verdict(mirrored) == rules.verdict(scene.pos));
}

RC_GTEST_PROP(Rules, FlippedColoursFlipTheOutcomes, ()) {
  const Scene scene = *any_scene();
  const PortableRules rules(*scene.variant, scene.rules);
  if (rules.planting(scene.pos)) return;  // White begins
  const auto flip = [&](Square square) {
    return make_square(file_of(square), scene.variant->ranks - 1 - rank_of(square));
  };
  Position flipped = scene.pos;
  flipped.pieces = {mapped(scene.pos.pieces[1], flip), mapped(scene.pos.pieces[0], flip)};
  flipped.knights = mapped(flipped.knights, flip);
  flipped.trees = mapped(flipped.trees, flip);
  std::swap(flipped.castle_moves[0], flipped.castle_moves[1]);
  flipped.turn = opponent(flipped.turn);
  flipped.zobrist = key_of(flipped);
  RC_ASSERT(effects(rules, flipped, same) == effects(rules, scene.pos, flip));
  const Verdict here = rules.verdict(scene.pos);
  const Verdict there = rules.verdict(flipped);
  RC_ASSERT(there.reason == here.reason);
  RC_ASSERT(there.won_by(Seat::white) == here.won_by(Seat::black));
  RC_ASSERT(there.won_by(Seat::black) == here.won_by(Seat::white));
}

#if defined(CAMLANN_AVX2)
RC_GTEST_PROP(Rules, RegisterSetsAgreeToTheOrder, ()) {
  if (!has_avx2()) return;
  const Scene scene = *any_scene();
  const PortableRules portable(*scene.variant, scene.rules);
  const Avx2Rules avx2(*scene.variant, scene.rules);
  RC_ASSERT(avx2.verdict(scene.pos) == portable.verdict(scene.pos));
  if (portable.verdict(scene.pos).over()) return;
  MoveList a;
  MoveList b;
  portable.legal(scene.pos, a);
  avx2.legal(scene.pos, b);
  RC_ASSERT(std::equal(a.begin(), a.end(), b.begin(), b.end()));
  RC_ASSERT(avx2.count(scene.pos) == portable.count(scene.pos));
}
#endif

RC_GTEST_PROP(Fen, IsReadBackAsWritten, ()) {
  Scene scene = *any_scene();
  scene.pos.quiet_plies = *any_counter<std::uint16_t>(0, 0xFFFF);
  const FenPosition written{scene.pos, *any_counter<int>(1, std::numeric_limits<int>::max())};
  const auto read = parse_fen(to_fen(written, *scene.variant), *scene.variant, scene.rules);
  RC_ASSERT(read.has_value());
  RC_ASSERT(read->position == written.position);
  RC_ASSERT(read->position.quiet_plies == written.position.quiet_plies);
  RC_ASSERT(read->move_number == std::min(written.move_number, last_move_number));
}

// After any number of moves.
RC_GTEST_PROP(Fen, OfALaterPositionIsReadToo, ()) {
  Scene scene = *any_scene();
  scene.pos.quiet_plies = *any_counter<std::uint16_t>(0, 0xFFFF);
  const PortableRules rules(*scene.variant, scene.rules);
  const auto choices =
      *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::arbitrary<std::uint32_t>());
  for (std::uint32_t choice : choices) {
    const MoveList moves = moves_of(rules, scene.pos);
    if (moves.empty()) return;
    rules.advance(scene.pos, moves[choice % moves.size()]);
    const auto read = parse_fen(scene.fen(), *scene.variant, scene.rules);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->position == scene.pos);
    RC_ASSERT(read->position.quiet_plies == scene.pos.quiet_plies);
  }
}

// Text near a FEN: whatever is accepted is written and read again to the same value.
RC_GTEST_PROP(Fen, DamagedTextIsRefusedOrMeansOneThing, ()) {
  const Scene scene = *any_scene();
  std::string text = scene.fen();
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  const char c = *rc::gen::element('/', ' ', '0', '1', '9', 'K', 'm', 'T', 'x', ',', 'w', 'b', '-');
  switch (*rc::gen::inRange(0, 3)) {
    case 0: text[at] = c; break;
    case 1: text.erase(at, 1); break;
    default: text.insert(at, 1, c);
  }
  const auto read = parse_fen(text, *scene.variant, scene.rules);
  if (!read) {
    RC_ASSERT(!read.error().what.empty());
    RC_ASSERT(!read.error().where.empty());
    RC_ASSERT(!read.error().expected.empty());
    return;
  }
  const auto again = parse_fen(to_fen(*read, *scene.variant), *scene.variant, scene.rules);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == *read);
}

RC_GTEST_PROP(RuleSets, AreReadBackAsWritten, ()) {
  RuleSet rules = *any_rules();
  const auto in_grove = parse_rule_set(to_text(rules, &grove()), &grove());
  RC_ASSERT(in_grove.has_value());
  RC_ASSERT(*in_grove == rules);
  rules.trees = 0;
  rules.tree_leap = TreeLeap::none;
  rules.capture = Capture::must;
  rules.men = Men::any;
  const auto read = parse_rule_set(to_text(rules));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == rules);
}

RC_GTEST_PROP(Game, HasNoMovesAfterItsEnd, ()) {
  const Scene scene = *any_scene();
  GameHistory<PortableRules> game(PortableRules(*scene.variant, scene.rules), scene.pos,
                                  scene.rules.repetition);
  const auto choices =
      *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::arbitrary<std::uint32_t>());
  for (std::uint32_t choice : choices) {
    MoveList moves;
    game.legal(moves);
    RC_ASSERT(moves.empty() == game.verdict().over());
    if (moves.empty()) return;
    game.play(moves[choice % moves.size()]);
  }
}

}  // namespace
}  // namespace camlann::camelot
