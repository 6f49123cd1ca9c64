#include "games/camelot/typed_move.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/camelot/fen.hpp"
#include "games/camelot/text.hpp"

namespace camlann::camelot {
namespace {

struct Reader {
  explicit Reader(std::string_view fen, std::string_view variant_id = "camelot")
      : variant(*find_variant(variant_id)),
        rules(variant, RuleSet{}),
        routes(rules, parse_fen(fen, variant, RuleSet{})->position) {}

  /// Returns the move in full notation, or "code: where".
  [[nodiscard]] std::string read(std::string_view text,
                                 Reading reading = Reading::short_forms) const {
    const Result<RoutedMove> move = read_move(text, routes, reading);
    if (move) return to_text(*move, Grid::square);
    return "error at " + move.error().where;
  }
  [[nodiscard]] Error error(std::string_view text, Reading reading = Reading::short_forms) const {
    const Result<RoutedMove> move = read_move(text, routes, reading);
    EXPECT_FALSE(move) << text;
    return move ? Error{} : move.error();
  }

  const Variant& variant;
  PortableRules rules;
  Routes routes;
};

const char* const array_fen =
    "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2 w 0,0 0 1";
// A ring of four men round F6 (rule test 7).
const char* const ring = "2/8/10/12/m11/12/12/12/4m1m5/4m1m5/5M6/12/11M/10/8/2 w 0,0 0 1";
// The same, with the two ways out of the ring taken by friends.
const char* const closed_ring = "2/8/10/12/m11/12/12/12/4m1m5/4m1m5/3M1M1M4/12/12/10/8/2 w 0,0 0 1";
// A clean and an unclean way to H6 (rule test 19).
const char* const two_ways = "2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w 0,0 0 1";

TEST(TypedMove, reads_every_way_of_writing_a_leg) {
  const Reader reader(array_fen);
  for (const char* text : {"D6-F8", "d6-f8", "D6^F8", "D6-F8!", "D6-F8?!", " D6-F8 "}) {
    EXPECT_EQ(reader.read(text), "D6-F8") << text;
    EXPECT_EQ(reader.read(text, Reading::exact), "D6-F8") << text;
  }
  const Reader jump("2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w 0,0 0 1");
  for (const char* text : {"F7xF9", "F7*F9", "f7Xf9!!"}) EXPECT_EQ(jump.read(text), "F7xF9");
}

// Two friendly pieces next to this lattice have 19,750 outcomes between them.
TEST(TypedMove, of_thousands_of_ways_the_written_one_is_taken) {
  const Reader reader(
      "2/1K6/3K4K1/3KKK6/14/4mmmmmmmK2/2K11/3Kmmmmmmm3/9KK3/1K2mmmmmm2K1/14/6K7/12/10/8/2 w",
      "chivalry");
  const Square from = *parse_square("J8", reader.variant);
  ASSERT_FALSE(reader.routes.some_moves_of(from).all);
  const std::vector<RoutedMove> moves = reader.routes.moves_of(from);
  ASSERT_GT(moves.size(), 4096U);
  for (std::size_t i = 0; i < moves.size(); i += 100) {
    const std::string text = to_text(moves[i], Grid::square);
    const Result<RoutedMove> move = read_move(text, reader.routes, Reading::exact);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(move->move, moves[i].move) << text;
    EXPECT_EQ(move->squares, moves[i].squares) << text;
  }
  for (const char* text : {"J8xD12", "J8xJ6", "J8xJ6xH8-H6"}) {
    const Error error = reader.error(text);
    EXPECT_EQ(error.where, "J8") << text;
    EXPECT_NE(error.what.find("every square"), std::string::npos) << text << ": " << error.what;
  }
}

TEST(TypedMove, hasty_text_needs_nothing_between_the_squares) {
  const Reader reader(array_fen);
  for (const char* text : {"d6f8", "D6 F8", "d6  F8 ", "d6 - f8", "D6^F8", "D6 F8 !"}) {
    EXPECT_EQ(reader.read(text, Reading::hasty), "D6-F8") << text;
  }
  EXPECT_EQ(reader.read("d6d5", Reading::hasty), "D6-D5");
  const Reader jumps("2/8/10/12/12/12/6m5/12/5m6/5M6/12/12/m11/10/8/2 w 0,0 0 1");
  for (const char* text : {"f7h11", "F7 F9 H11", "f7f9h11", "f7f9", "f7 x f9 h11"}) {
    EXPECT_EQ(jumps.read(text, Reading::hasty), "F7xF9xH11") << text;
  }
  EXPECT_EQ(Reader(two_ways).read("d6 h6", Reading::hasty), "D6-F4-H6");
}

TEST(TypedMove, hasty_text_is_refused_like_any_other) {
  const Reader reader(array_fen);
  EXPECT_EQ(reader.error("d6xf8", Reading::hasty).what,
            "F8: this leg is a canter, so it is written with -.");
  EXPECT_EQ(reader.error("d6f", Reading::hasty).where, "1:3");
  EXPECT_EQ(reader.error("d6 - ", Reading::hasty).where, "1:5");
  EXPECT_EQ(reader.error("d6+f8", Reading::hasty).where, "1:3");
  EXPECT_EQ(reader.error("d6d9", Reading::hasty).code, ErrorCode::illegal_move);
  EXPECT_EQ(Reader(ring).error("f6d8f8", Reading::hasty).code, ErrorCode::ambiguous_move);
}

TEST(TypedMove, says_where_a_text_cannot_be_read) {
  const Reader reader(array_fen);
  EXPECT_EQ(reader.error("").where, "1:1");
  EXPECT_EQ(reader.error("!").where, "1:1");
  EXPECT_EQ(reader.error("D6F8").where, "1:3");
  EXPECT_EQ(reader.error("D6-").where, "1:4");
  EXPECT_EQ(reader.error("D6-F8-").where, "1:7");
  EXPECT_EQ(reader.error("D6--F8").where, "1:4");
  EXPECT_EQ(reader.error("D6-F99").where, "1:4");
  EXPECT_EQ(reader.error("D6 F8").what, "this does not join two squares");
  EXPECT_EQ(reader.error("D6 F8").code, ErrorCode::syntax);
}

TEST(TypedMove, takes_any_legal_route_but_writes_the_shortest) {
  const Reader reader(ring);
  EXPECT_EQ(reader.read("F6xH8xF8xD8xF6", Reading::exact),
            reader.read("F6xD8xF8xH8xF6", Reading::exact));
}

TEST(TypedMove, keeps_the_route_of_a_record) {
  const Reader reader(ring);
  for (const char* route : {"F6xH8xF8xD8xF6", "F6xD8xF8xH8xF6"}) {
    EXPECT_EQ(reader.read(route, Reading::recorded), route);
  }
  EXPECT_EQ(reader.read("f6 h8 f8 d8 f6", Reading::recorded), "F6xH8xF8xD8xF6");
  EXPECT_EQ(reader.read("f6h8f8d8f6", Reading::recorded), "F6xH8xF8xD8xF6");
  // A short form has no route of its own.
  EXPECT_EQ(Reader(two_ways).read("D6-H6", Reading::recorded), "D6-F4-H6");
  // It is the same move.
  const auto written = read_move("F6xH8xF8xD8xF6", reader.routes, Reading::recorded);
  const auto shortest = read_move("F6xH8xF8xD8xF6", reader.routes, Reading::exact);
  EXPECT_EQ(written->move, shortest->move);
}

/// Calls `found` for the squares of every walk of at most `legs` more legs that may stop.
template <class Found>
void walk_on(const Routes& routes, const Walk& walk, std::vector<Square>& squares, int legs,
             const Found& found) {
  if (walk.last && routes.may_stop(walk)) found(walk, squares);
  if (legs == 0) return;
  for (const Leg& leg : routes.open_legs(walk)) {
    squares.push_back(leg.to);
    walk_on(routes, routes.after(walk, leg), squares, legs - 1, found);
    squares.pop_back();
  }
}

TEST(TypedMove, takes_every_route_for_the_move_with_its_effect) {
  constexpr const char* canters = "2/8/10/m11/12/12/12/12/4MM6/4MM6/3K1M6/4MM6/M11/10/8/2 w";
  int walks = 0;
  for (const char* fen : {array_fen, ring, closed_ring, two_ways, canters,
                          "2/8/10/12/12/2k2m2m3/4m1m5/4K7/3mMm6/4m7/3M1m6/12/m10M/10/8/2 w"}) {
    const Reader reader(fen);
    reader.routes.friends().for_each([&](Square from) {
      std::vector<Square> squares{from};
      const auto moves = reader.routes.moves_of(from);
      walk_on(reader.routes, reader.routes.begin(from), squares, 4,
              [&](const Walk& walk, auto& at) {
                const RoutedMove expected = reader.routes.outcome(walk, moves);
                const std::string text = to_text(reader.routes.as_walked(walk, at), Grid::square);
                const auto recorded = read_move(text, reader.routes, Reading::recorded);
                const auto exact = read_move(text, reader.routes, Reading::exact);
                ASSERT_TRUE(recorded && exact) << text;
                EXPECT_EQ(recorded->move, expected.move) << text;
                EXPECT_EQ(recorded->squares, at) << text;
                EXPECT_EQ(exact->move, expected.move) << text;
                EXPECT_EQ(exact->squares, expected.squares) << text;
                ++walks;
              });
    });
  }
  EXPECT_GT(walks, 200);
}

TEST(TypedMove, refuses_a_wrong_mark) {
  const Reader reader(array_fen);
  const Error canter = reader.error("D6xF8");
  EXPECT_EQ(canter.code, ErrorCode::illegal_move);
  EXPECT_EQ(canter.what, "F8: this leg is a canter, so it is written with -.");
  EXPECT_EQ(canter.where, "F8");
  EXPECT_EQ(reader.error("D6^D5").what, "D5: this leg is a plain step, so it is written with -.");
  const Reader jump("2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w 0,0 0 1");
  EXPECT_EQ(jump.error("F7-F9").what, "F9: this leg jumps a piece, so it is written with x.");
}

TEST(TypedMove, reads_first_and_last_square_where_one_outcome_fits) {
  const Reader reader("2/8/10/12/12/12/6m5/12/5m6/5M6/12/12/m11/10/8/2 w 0,0 0 1");
  EXPECT_EQ(reader.read("F7xH11"), "F7xF9xH11");
  EXPECT_EQ(reader.read("F7-H11"), "F7xF9xH11");
  EXPECT_EQ(reader.read("F7xH11", Reading::exact), "error at H11");
  EXPECT_EQ(Reader(two_ways).read("D6-H6"), "D6-F4-H6");
  EXPECT_EQ(Reader(two_ways).read("D6^H6"), "D6-F4-H6");
  EXPECT_EQ(Reader(two_ways).read("D6xH6"), "error at H6");
}

TEST(TypedMove, reads_a_beginning_where_one_outcome_fits) {
  const Reader reader("2/8/10/12/12/12/6m5/12/5m6/5M6/12/12/m11/10/8/2 w 0,0 0 1");
  EXPECT_EQ(reader.read("F7xF9"), "F7xF9xH11");
  EXPECT_EQ(reader.read("F7"), "F7xF9xH11");
  EXPECT_EQ(reader.read("F7-F9"), "error at F9");
  EXPECT_EQ(reader.error("F7xF9", Reading::exact).what,
            "F9: a jump must go on while it can, here to H11.");
  const Reader round(closed_ring);
  EXPECT_EQ(round.read("F6xD8xF8"), "F6xD8xF8xH8xF6");
  EXPECT_EQ(round.read("F6xH8"), "F6xD8xF8xH8xF6") << "the same move, begun the other way";
}

TEST(TypedMove, does_not_guess_between_two_ways_on) {
  const Reader reader(ring);
  const Error error = reader.error("F6xD8xF8");
  EXPECT_EQ(error.code, ErrorCode::ambiguous_move);
  EXPECT_EQ(error.expected, "F6xD8xF8xH6, F6xD8xF8xH8xF6");
}

// A written route is checked leg by leg, even where its ends could be had another way.
TEST(TypedMove, does_not_mend_a_route_that_a_rule_forbids) {
  const Reader reader(two_ways);
  EXPECT_EQ(reader.read("D6-F8-H6"), "error at F8");
  EXPECT_EQ(reader.read("D6-F4-H6"), "D6-F4-H6");
  EXPECT_EQ(reader.read("D6-F8"), "D6-F8xD10") << "the beginning of the charge";
  EXPECT_EQ(reader.read("D6-F8", Reading::exact), "error at F8");
}

TEST(TypedMove, lists_the_moves_among_which_a_short_form_does_not_choose) {
  const Error error = Reader(array_fen).error("D6");
  EXPECT_EQ(error.code, ErrorCode::ambiguous_move);
  EXPECT_EQ(error.where, "D6");
  EXPECT_NE(error.expected.find("D6-F8"), std::string::npos);
}

TEST(TypedMove, says_what_the_piece_may_do_instead) {
  const Reader reader("2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w 0,0 0 1");
  EXPECT_EQ(reader.error("F7-F6").expected, "F7xF9");
  EXPECT_EQ(reader.error("A5-A6").expected, "a move of F7");
  EXPECT_EQ(reader.error("F7-Q").where, "1:4");
}

}  // namespace
}  // namespace camlann::camelot
