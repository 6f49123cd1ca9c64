#include "games/camelot/refusal.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "games/camelot/fen.hpp"
#include "games/camelot/text.hpp"

namespace camlann::camelot {
namespace {

/// A position and the attempted moves; squares are separated by spaces.
struct Scene {
  explicit Scene(std::string_view fen, std::string_view variant_id = "camelot",
                 std::string_view rule_set = "wcf")
      : Scene(fen, variant_id, *parse_rule_set(rule_set)) {}
  Scene(std::string_view fen, std::string_view variant_id, const RuleSet& rule_set)
      : variant(*find_variant(variant_id)),
        rules(variant, rule_set),
        routes(rules, parse_fen(fen, variant, rules.effective_rules())->position) {}

  [[nodiscard]] std::optional<Breach> refuse(const std::string& squares) const {
    std::vector<Square> list;
    std::istringstream words(squares);
    for (std::string word; words >> word;) {
      std::size_t at = 0;
      list.push_back(*scan_square(word, at, Grid::square));
    }
    return why_not(routes, list);
  }
  /// Anchor and sentence; "legal" if nothing forbids it.
  [[nodiscard]] std::string say(const std::string& squares) const {
    const auto breach = refuse(squares);
    if (!breach) return "legal";
    return std::string(anchor_of(breach->rule)) + " | " + to_text(*breach, routes);
  }
  [[nodiscard]] std::string duty() const { return to_text(duty_of(routes), routes); }

  const Variant& variant;
  PortableRules rules;
  Routes routes;
};

const char* const start =
    "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2 w 0,0 0 1";

TEST(Refusal, of_what_cannot_be_picked) {
  const Scene scene(start);
  EXPECT_EQ(scene.say("A9"), "no-piece | A9: there is no piece here. Pick a piece that can move.");
  EXPECT_EQ(scene.say("D11 D10"), "not-your-piece | D11 is Black's piece, and it is White's turn.");
  EXPECT_EQ(scene.say("A1 A2"), "no-such-square | A1 is not a square of this board.");
  EXPECT_EQ(scene.say("D6 D6"), "not-a-leg | D6: no step, canter or jump leads there from D6.");
  EXPECT_EQ(scene.say("D6"), "legal");
}

TEST(Refusal, of_legs_that_the_board_does_not_offer) {
  const Scene scene(start);
  EXPECT_EQ(scene.say("D6 E7"), "square-occupied | E7: there is another piece here.");
  EXPECT_EQ(scene.say("D6 D4"),
            "nothing-between | D4: there is no piece on D5 to canter or jump over.");
  EXPECT_EQ(scene.say("D6 D9"), "not-a-leg | D9: no step, canter or jump leads there from D6.");
  EXPECT_EQ(scene.say("D6 D5 D4"),
            "step-stands-alone | D4: a plain step is a whole move. You cannot combine it with a "
            "canter or a jump.");
  EXPECT_EQ(scene.say("D6 F8 F9"),
            "step-stands-alone | F9: a plain step is a whole move. You cannot combine it with a "
            "canter or a jump.");
  EXPECT_EQ(scene.say("D6 F8 H6"), "square-occupied | H6: there is another piece here.");
}

// Section 2: a canter may pass over its start but not end there.
TEST(Refusal, of_a_canter_that_comes_back) {
  const Scene scene("2/8/10/m11/12/12/12/12/12/4M7/3M8/12/12/10/8/2 w 0,0 0 1");
  EXPECT_EQ(scene.say("D6 F8 D6"),
            "canter-back-to-start | D6: a canter may not end where it began.");
  EXPECT_EQ(scene.say("D6 F8 D6 F8"), "legal");
}

// Section 2: only a knight may charge (rule test 1).
TEST(Refusal, of_a_man_that_would_charge) {
  const Scene scene("2/8/10/m11/12/12/12/5mm5/12/4M7/3M8/12/12/10/2M5/2 w 0,0 0 1");
  const std::string sentence =
      "charge-needs-knight | H10: a man cannot jump after a canter. Only a knight may charge.";
  EXPECT_EQ(scene.say("D6 F8 H10"), sentence);
  EXPECT_EQ(scene.say("D6 H10"), sentence) << "the ends of the same move";
  EXPECT_EQ(scene.say("D6 F8"), "legal");
}

// Section 3, 2: a direct jump makes capturing compulsory (rule test 3).
TEST(Refusal, of_a_quiet_move_where_a_jump_is_due) {
  const Scene scene("2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w 0,0 0 1");
  EXPECT_EQ(scene.duty(), "You must capture: F7.");
  EXPECT_EQ(scene.say("F7 F6"), "must-capture | You must capture: F7.");
  EXPECT_EQ(scene.say("A5 A6"), "must-capture | You must capture: F7.");
  EXPECT_EQ(scene.say("A5"), "must-capture | You must capture: F7.");
  EXPECT_EQ(scene.say("F7 F9"), "legal");
}

// Section 2: jumping continues while it can (rule tests 5 and 7).
TEST(Refusal, of_a_jump_stopped_early) {
  const Scene scene("2/8/10/12/12/12/6m5/12/5m6/5M6/12/12/m11/10/8/2 w 0,0 0 1");
  EXPECT_EQ(scene.say("F7 F9"),
            "jump-must-go-on | F9: a jump must go on while it can, here to H11.");
  EXPECT_EQ(scene.say("F7 F9 H11"), "legal");
  EXPECT_EQ(scene.say("F7 H11"), "legal") << "first and last square";
  EXPECT_EQ(
      scene.say("F7 F9 F7"),
      "taken-already | F7: the piece on F8 has already been taken. You can jump it only once.");
}

TEST(Refusal, of_a_canter_after_a_jump) {
  const Scene scene("2/8/10/12/12/12/5M6/12/5m6/5K6/12/12/m11/10/8/2 w 0,0 0 1");
  EXPECT_EQ(scene.say("F7 F9 F11"),
            "no-canter-after-jump | F11: you cannot canter after a jump. Canter first, then jump.");
}

// Section 3, 4: the knight's canter, a property of the route (rule test 19).
TEST(Refusal, of_a_knight_that_canters_past_a_man) {
  const Scene scene("2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w 0,0 0 1");
  const std::string sentence =
      "knight-canter-rule | F8: a knight that canters past a piece it could jump must take one in "
      "this move.";
  EXPECT_EQ(scene.say("D6 F8"), sentence);
  EXPECT_EQ(scene.say("D6 F8 H6"), sentence) << "named where the debt was made";
  EXPECT_EQ(scene.say("D6 F4 H6"), "legal");
  EXPECT_EQ(scene.say("D6 H6"), "legal");
  EXPECT_EQ(scene.say("D6 F8 D10"), "legal");
}

// Section 3, 1: leaving the own castle comes first (rule tests 13 and 15).
TEST(Refusal, of_anything_before_the_own_castle_is_left) {
  const Scene scene("2/8/10/m11/12/12/12/12/5m6/5M6/12/12/12/10/8/M1 w 0,0 0 1");
  EXPECT_EQ(scene.duty(), "Leave your castle first: F1 must move out.");
  EXPECT_EQ(scene.say("F7 F9"), "own-castle-first | Leave your castle first: F1 must move out.");
  EXPECT_EQ(scene.say("F1 G1"),
            "own-castle-closed | G1 is your own castle: only a jump may land there.");
}

TEST(Duty, names_the_jump_out_of_the_castle) {
  // F1 can jump E2 only if the square behind it, D3, is free.
  const Scene jump("2/8/10/12/12/12/12/M11/12/12/12/12/12/10/2m5/M1 w 0,0 0 1");
  EXPECT_EQ(jump.duty(), "Leave your castle first: F1 has a jump, so it must jump.");
  EXPECT_EQ(jump.say("F1 F2"),
            "must-capture | Leave your castle first: F1 has a jump, so it must jump.");
  const Scene both("2/8/10/12/12/12/12/M11/12/12/12/12/12/10/2m2m2/MM w 0,0 0 1");
  EXPECT_EQ(both.duty(), "Leave your castle first, by a capture: F1 or G1.");
  const Scene quiet("2/8/10/m11/12/12/12/M11/12/12/12/12/12/10/8/MM w 0,0 0 1");
  EXPECT_EQ(quiet.duty(), "Leave your castle first, with F1 or G1.");
}

TEST(Duty, mentions_a_charge_that_need_not_be_taken) {
  const Scene scene("2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w 0,0 0 1");
  EXPECT_EQ(duty_of(scene.routes).kind, Duty::Kind::none);
  EXPECT_EQ(scene.duty(), "Your move. You may charge with knight D6, but you do not have to.");
  EXPECT_EQ(charge_text(duty_of(scene.routes), scene.routes),
            "You may charge with knight D6, but you do not have to.");
  EXPECT_EQ(Scene(start).duty(), "");
}

// Section 2: the goal ends a move and keeps its piece (rule tests 21 and 23).
TEST(Refusal, of_leaving_the_goal) {
  const Scene through("2/2MM4/4M5/12/12/12/12/12/12/12/12/12/m10M/10/8/2 w 0,0 0 1");
  EXPECT_EQ(through.say("F14 F16"), "legal");
  EXPECT_EQ(through.say("F14 F16 D14"),
            "goal-ends-move | F16: a move ends when it reaches the enemy castle.");
  const Scene inside("M1/8/10/12/12/12/12/M11/12/12/11m/12/11m/10/8/2 w 0,0 0 1");
  EXPECT_EQ(inside.say("F16 G16"), "legal");
  EXPECT_EQ(inside.say("F16 F15"), "goal-stays | F16: a piece in the enemy castle stays there.");
  const Scene used("M1/8/10/12/12/12/12/M11/12/12/11m/12/11m/10/8/2 w 2,0 0 1");
  EXPECT_EQ(used.say("F16 G16"),
            "castle-moves-used | F16: you have no castle move left in this game.");
  EXPECT_EQ(used.say("F16"), "castle-moves-used | F16: you have no castle move left in this game.");
}

// ownCastleJump=stop of parker1949.
TEST(Refusal, of_a_jump_on_from_the_own_castle_where_it_ends) {
  const std::string fen = "2/8/10/m11/12/12/12/M11/12/12/12/12/7m4/4M5/3mm3/2 w 0,0 0 1";
  const Scene stop(fen, "camelot", "parker1949");
  EXPECT_EQ(stop.say("F3 F1"), "legal");
  EXPECT_EQ(stop.say("F3 F1 H3"),
            "own-castle-ends-jump | F1: under these rules a jump into your own castle ends there.");
  const Scene on(fen);
  EXPECT_EQ(on.say("F3 F1"), "jump-must-go-on | F1: a jump must go on while it can, here to H3.");
}

// Variants from files: men=forward.
TEST(Refusal, of_a_man_that_turns_back) {
  const RuleSet forward{.men = Men::forward};
  const auto refused = [](const std::string& square) {
    return "men-go-forward | " + square + ": in this game a man moves forward only.";
  };
  const std::string beside_and_behind = "2/8/10/12/12/12/12/12/4mM6/6m5/12/12/K11/10/8/2 ";
  const Scene white(beside_and_behind + 'w', "camelot", forward);
  EXPECT_EQ(white.duty(), "");
  for (const std::string to : {"F7", "G8", "D8", "H6", "B5"}) {
    EXPECT_EQ(white.say("F8 " + to), refused(to));
  }
  EXPECT_EQ(white.say("F8 E9"), "legal");
  EXPECT_EQ(white.say("F8 F12"), "not-a-leg | F12: no step, canter or jump leads there from F8.");
  EXPECT_EQ(white.say("A4 B4"), "legal") << "a knight";
  const Scene black(beside_and_behind + 'b', "camelot", forward);
  EXPECT_EQ(black.duty(), "");
  EXPECT_EQ(black.say("E8 E9"), refused("E9"));
  EXPECT_EQ(black.say("E8 E7"), "legal");
  // After the jump to F10 only one back to D8 could follow.
  const Scene chain("2/8/10/12/12/12/12/4mm6/5M6/12/12/12/M11/10/8/2 w", "camelot", forward);
  EXPECT_EQ(chain.duty(), "You must capture: F8.");
  EXPECT_EQ(chain.say("F8 F10"), "legal");
  EXPECT_EQ(chain.say("F8 F10 D8"), refused("D8"));
}

TEST(Refusal, of_a_piece_that_is_shut_in) {
  const Scene scene("2/8/10/12/12/12/12/12/11M/12/m1m9/mm10/Mmm9/m9/m7/2 w");
  EXPECT_EQ(scene.say("A4"), "no-move | A4: this piece has no move now. Pick one that can move.");
}

TEST(VerdictText, names_squares_and_reasons) {
  const auto say = [](std::string_view variant, std::string_view fen, Verdict verdict) {
    const Scene scene(fen, variant);
    return verdict_text(verdict, scene.rules, scene.routes.position());
  };
  const std::uint8_t white = bit_of(Seat::white);
  EXPECT_EQ(say("camelot", "MM/8/10/m11/12/12/12/12/12/12/12/12/12/10/8/2 b 0,0 0 1",
                {Reason::castle, white}),
            "White wins: two pieces in Black's castle, F16 and G16.");
  EXPECT_EQ(
      say("cam", "1/3/5/7/7/7/7/7/7/7/5/3/k w 0,0 0 1", {Reason::castle, bit_of(Seat::black)}),
      "Black wins: a piece in White's castle, D1.");
  EXPECT_EQ(say("camelot", start, {}), "");
  EXPECT_EQ(say("cam", "1/3/5/M6/7/7/7/7/7/7/5/3/1 b", {Reason::elimination, white}),
            "White wins: all of Black's pieces are taken.");
  EXPECT_EQ(say("cam", "1/3/5/M6/7/7/7/7/7/7/5/3/1 b", {Reason::stalemate, white}),
            "White wins: Black has no legal move.");
  EXPECT_EQ(say("cam", "1/3/5/M6/7/7/7/7/7/7/5/3/1 b", {Reason::resignation, white}),
            "White wins: Black resigns.");
  EXPECT_EQ(say("camelot", "2/8/10/m11/12/12/12/M11/12/12/12/12/12/10/8/2 w", {Reason::thin, 0}),
            "Draw: each side has one piece left.");
  EXPECT_EQ(say("camelot", start, {Reason::quiet, 0}),
            "Draw: 50 moves each without a capture or a piece entering the enemy castle.");
  EXPECT_EQ(say("camelot", start, {Reason::agreement, 0}), "Draw by agreement.");
  EXPECT_EQ(say("cam", "1/3/5/M6/7/7/7/7/7/7/5/3/1 b", {Reason::time, white}),
            "White wins: Black's time ran out.");
  EXPECT_EQ(say("camelot", start, {Reason::cancelled, 0}), "The game was called off.");
  EXPECT_EQ(say("camelot", start, {Reason::forfeit, white}), "White wins: Black forfeits.");
  EXPECT_EQ(say("camelot", start, {Reason::neither_came, 0}), "Nobody wins: neither player came.");
  EXPECT_EQ(say("camelot", start, {Reason::director, white}),
            "White wins: the director has given this result.");
  EXPECT_EQ(say("camelot", start, {Reason::director, 0}),
            "Draw: the director has given this result.");
}

TEST(Anchors, are_distinct_words_with_hyphens) {
  std::vector<std::string_view> seen;
  for (int i = 0; i <= static_cast<int>(Broken::not_a_leg); ++i) {
    const std::string_view anchor = anchor_of(static_cast<Broken>(i));
    EXPECT_FALSE(anchor.empty());
    EXPECT_EQ(anchor.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos);
    for (const std::string_view other : seen) EXPECT_NE(anchor, other);
    seen.push_back(anchor);
  }
}

}  // namespace
}  // namespace camlann::camelot
