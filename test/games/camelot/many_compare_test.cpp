// The games of three and four: the fast generator against the plain one over random positions, for
// both register sets: outcomes, counts, verdicts, the position after a move with the seat to move,
// keys, FEN, and the routes of the board view. CAMLANN_COUNT positions per game, CAMLANN_SEED for
// others.

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "base/random.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/route.hpp"
#include "naive/many.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"

namespace camlann::camelot::test {
namespace {

namespace many = naive::many;
using camlann::test::number_from_environment;
using camlann::test::unless_sanitized;

constexpr auto all_positions = unless_sanitized<std::uint64_t>(20'000, 2'000);

Seat seat_of(char letter, const Variant& variant) {
  unsigned seat = 0;
  while (variant.seats[seat].letter != letter) ++seat;
  return static_cast<Seat>(seat);
}

Square square_of(naive::Square square, const Variant& variant) {
  return *square_at(square.file - 1, square.rank, variant.grid);
}

naive::Square plain_of(Square square, const Variant& variant) {
  return {file_of(square) + 1, rank_number(square, variant.grid)};
}

Position fast_of(const many::Position& pos, const Variant& variant) {
  Position fast;
  for (const auto& [square, piece] : pos.pieces) {
    const Square at = square_of(square, variant);
    fast.pieces[index_of(seat_of(piece.seat, variant))].add(at);
    if (piece.knight) fast.knights.add(at);
  }
  for (const auto& [seat, made] : pos.castle_moves) {
    fast.castle_moves[index_of(seat_of(seat, variant))] = static_cast<std::uint8_t>(made);
  }
  fast.turn = seat_of(pos.turn, variant);
  fast.quiet_plies = static_cast<std::uint16_t>(pos.quiet);
  fast.zobrist = key_of(fast);
  return fast;
}

naive::Outcome plain_of(const RulesBase& rules, const Position& pos, Move move) {
  const Variant& variant = rules.variant();
  naive::Outcome outcome{plain_of(move.from, variant), plain_of(move.to, variant), {}};
  taken_squares(rules.enemies(pos, pos.turn), move.taken).for_each([&](Square square) {
    outcome.captures.insert(plain_of(square, variant));
  });
  return outcome;
}

naive::Verdict plain_of(Verdict verdict, const Variant& variant) {
  if (!verdict.over()) return "";
  std::string winners;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    if (verdict.won_by(static_cast<Seat>(i))) winners += variant.seats[i].letter;
  }
  return (winners.empty() ? "draw" : winners) + " " + std::string(to_text(verdict.reason));
}

/// Placements from sparse to crowded, some about the castles or in them; then a walk that leans to
/// captures now and then.
class Positions {
 public:
  Positions(const many::Rules& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

  many::Position next() {
    if (plies_left_ == 0) {
      plies_left_ = 1 + static_cast<int>(random_.below(12));
      here_ = random_.below(4) == 0 ? rules_.read_fen(rules_.board().array) : placement();
    }
    return here_;
  }
  /// The outcome that leads on, if one does.
  std::optional<naive::Outcome> go_on(const std::set<naive::Outcome>& outcomes) {
    --plies_left_;
    if (outcomes.empty()) {
      plies_left_ = 0;
      return std::nullopt;
    }
    std::vector<naive::Outcome> wanted(outcomes.begin(), outcomes.end());
    if (random_.below(2) == 0) {
      const auto captures = std::stable_partition(
          wanted.begin(), wanted.end(), [](const auto& o) { return !o.captures.empty(); });
      if (captures != wanted.begin()) wanted.erase(captures, wanted.end());
    }
    const naive::Outcome chosen = wanted[random_.below(static_cast<std::uint32_t>(wanted.size()))];
    here_ = rules_.play(here_, chosen);
    return chosen;
  }

 private:
  many::Position placement() {
    const auto squares = rules_.squares();
    const std::string& seats = rules_.board().seats;
    many::Position pos;
    const bool crowded = random_.below(2) == 0;
    const naive::Square middle = pick(squares);
    for (char seat : seats) {
      pos.castle_moves[seat] = static_cast<int>(random_.below(3));
      const auto pieces = random_.below(4) == 0 ? random_.below(3) : random_.below(8);
      for (unsigned i = 0; i < pieces; ++i) {
        naive::Square at = pick(squares);
        for (int tries = 0; crowded && tries < 30 && far(at, middle); ++tries) at = pick(squares);
        if (random_.below(12) == 0) at = castle_square();
        if (pos.pieces.count(at) == 0) pos.pieces[at] = {seat, random_.below(2) == 0};
      }
    }
    pos.quiet = random_.below(20) == 0 ? 99 : static_cast<int>(random_.below(90));
    pos.turn =
        rules_.turn_from(pos, seats[random_.below(static_cast<std::uint32_t>(seats.size()))]);
    return pos;
  }
  naive::Square pick(const std::vector<naive::Square>& squares) {
    return squares[random_.below(static_cast<std::uint32_t>(squares.size()))];
  }
  naive::Square castle_square() {
    const std::string& seats = rules_.board().seats;
    const auto& castle =
        rules_.board().castle.at(seats[random_.below(static_cast<std::uint32_t>(seats.size()))]);
    return pick({castle.begin(), castle.end()});
  }
  static bool far(naive::Square a, naive::Square b) {
    return std::abs(a.file - b.file) > 3 || std::abs(a.rank - b.rank) > 5;
  }

  const many::Rules& rules_;
  Random random_;
  many::Position here_;
  int plies_left_ = 0;
};

/// True if the game has ended, after which the generator must not be called.
template <class Fast>
bool is_over(const Fast& fast, const Position& pos) {
  return fast.board_verdict(pos).over() || fast.quiet_verdict(pos).over();
}

template <class Fast>
void expect_same(const Fast& fast, const many::Rules& plain, const many::Position& pos,
                 const std::set<naive::Outcome>& outcomes, MoveList& order) {
  const Position here = fast_of(pos, fast.variant());
  order.clear();
  ASSERT_EQ(plain_of(fast.verdict(here), fast.variant()), plain.verdict(pos));
  if (is_over(fast, here)) return;
  fast.legal(here, order);
  std::set<naive::Outcome> found;
  std::size_t capturing = 0;
  for (const Move move : order) {
    found.insert(plain_of(fast, here, move));
    capturing += move.taken != 0;
  }
  ASSERT_EQ(found, outcomes);
  ASSERT_EQ(found.size(), order.size());
  ASSERT_EQ(fast.count(here), order.size());
  ASSERT_EQ(fast.can_move(here), !order.empty());
  MoveList captures;
  fast.captures(here, captures);
  ASSERT_EQ(captures.size(), capturing);
  ASSERT_TRUE(!fast.must_capture(here) || capturing == order.size());
}

template <class Fast>
void expect_played(const Fast& fast, const many::Rules& plain, const many::Position& pos,
                   const naive::Outcome& chosen, const MoveList& order) {
  Position here = fast_of(pos, fast.variant());
  const Position before = here;
  const auto move = std::find_if(order.begin(), order.end(),
                                 [&](Move m) { return plain_of(fast, before, m) == chosen; });
  ASSERT_NE(move, order.end());
  const Undo undo = fast.play(here, *move);
  ASSERT_EQ(here, fast_of(plain.play(pos, chosen), fast.variant()));
  ASSERT_EQ(here.key(), key_of(here));
  fast.take_back(here, *move, undo);
  ASSERT_EQ(here, before);
}

void expect_text(const RulesBase& fast, const many::Rules& plain, const many::Position& pos) {
  const Variant& variant = fast.variant();
  const Position here = fast_of(pos, variant);
  const std::string fen = plain.write_fen(pos);
  ASSERT_EQ(to_fen({here, 1}, variant), fen);
  const auto read = parse_fen(fen, variant, fast.effective_rules());
  ASSERT_TRUE(read) << to_text(read.error());
  ASSERT_EQ(read->position, here);
}

/// Every outcome has a route that leads to it.
void expect_routes(const RulesBase& fast, const Position& here,
                   const std::set<naive::Outcome>& outcomes) {
  const Routes routes(fast, here);
  std::set<naive::Outcome> walked;
  here.pieces[index_of(here.turn)].for_each([&](Square from) {
    for (const RoutedMove& routed : routes.moves_of(from)) {
      walked.insert(plain_of(fast, here, routed.move));
    }
  });
  ASSERT_EQ(walked, outcomes);
}

class ManyCompare : public testing::TestWithParam<std::string> {};

naive::Switches random_switches(Random& random) {
  naive::Switches switches;
  if (random.below(2) == 0) return switches;
  switches.own_castle_jump = random.below(2) == 0 ? "continue" : "stop";
  switches.own_castle_exit = random.below(3) == 0 ? "any" : random.below(2) == 0 ? "off" : "jump";
  switches.own_castle_entry = random.below(2) == 0 ? "free" : "jump";
  switches.knight_canter_rule = random.below(2) == 0;
  switches.elimination_needs = 1 + static_cast<int>(random.below(2));
  switches.no_move = random.below(2) == 0 ? "loss" : "lossIfTwo";
  switches.thin_draw = random.below(2) == 0;
  return switches;
}

TEST_P(ManyCompare, FastAndPlainGeneratorAgree) {
  const Variant& variant = variant_of(GetParam());
  const std::uint64_t count = number_from_environment("CAMLANN_COUNT", all_positions);
  const std::uint64_t seed = number_from_environment("CAMLANN_SEED", 1);
  std::cout << "CAMLANN_SEED=" << seed << " CAMLANN_COUNT=" << count << '\n';
  Random random(seed);
  std::map<std::string, int> met;
  constexpr std::uint64_t a_rule_set = 500;
  for (std::uint64_t done = 0; done < count; done += a_rule_set) {
    const naive::Switches switches = random_switches(random);
    const bool side_castle_jump = variant.seat_count() == 4 && random.below(3) == 0;
    const many::Rules plain(many::board(GetParam()), switches, side_castle_jump);
    std::string text = naive::to_text(switches);
    if (side_castle_jump) text += ",sideCastleJump=true";
    const auto rule_set = parse_rule_set(text, &variant);
    ASSERT_TRUE(rule_set) << text;
    with_any_rules(Registers::best, variant, *rule_set, [&](const auto& best) {
      with_any_rules(Registers::portable, variant, *rule_set, [&](const auto& portable) {
        Positions positions(plain, random());
        for (std::uint64_t i = 0; i < std::min(a_rule_set, count - done); ++i) {
          const many::Position pos = positions.next();
          SCOPED_TRACE(text + "\n" + plain.write_fen(pos));
          const auto outcomes = plain.outcomes(pos);
          const Position here = fast_of(pos, variant);
          MoveList order;
          expect_same(best, plain, pos, outcomes, order);
          expect_same(portable, plain, pos, outcomes, order);
          expect_text(portable, plain, pos);
          if (!portable.verdict(here).over()) expect_routes(portable, here, outcomes);
          const naive::Verdict verdict = plain.verdict(pos);
          if (!verdict.empty()) ++met[verdict.substr(verdict.find(' ') + 1)];
          const auto chosen = positions.go_on(outcomes);
          if (chosen) {
            expect_played(best, plain, pos, *chosen, order);
            expect_played(portable, plain, pos, *chosen, order);
            const char next = plain.play(pos, *chosen).turn;
            const auto order_of = plain.board().seats;
            const bool passed = next != order_of[(order_of.find(pos.turn) + 1) % order_of.size()];
            met["passed over"] += passed;
            met["ends on its start"] += chosen->from == chosen->to;
          }
          if (testing::Test::HasFatalFailure()) return;
        }
      });
    });
    if (HasFatalFailure()) return;
  }
  if (count < 5000) return;
  // A comparison that never meets a corner proves nothing of it.
  for (const char* corner : {"castle", "elimination", "passed over", "stalemate"}) {
    EXPECT_GT(met[corner], 0) << corner;
  }
  if (variant.castle_pieces_to_win > 1) {
    EXPECT_GT(met["thin"], 0);
    EXPECT_GT(met["quiet"], 0);
  }
}

INSTANTIATE_TEST_SUITE_P(All, ManyCompare, testing::ValuesIn(many::board_ids()),
                         [](const auto& cell) {
                           std::string name = cell.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace camlann::camelot::test
