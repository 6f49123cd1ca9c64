// Moves as text, in and out, and why a move is refused, on small positions of the rules page.

#include "games/camblam/text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/camblam/fen.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/typed_move.hpp"

namespace camlann::camblam {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A position under a rule set, with moves read and written as people do.
struct Scene {
  explicit Scene(std::string_view fen, std::string_view options = "")
      : rules(*parse_rule_set(std::string("default") + (options.empty() ? "" : ",") +
                              std::string(options))) {
    const auto parsed = parse_fen(fen, rules.rule_set());
    EXPECT_TRUE(parsed) << to_text(parsed.error());
    if (parsed) pos = parsed->position;
  }

  [[nodiscard]] std::string read(std::string_view text,
                                 Reading reading = Reading::short_forms) const {
    const auto move = read_move(text, rules, pos, reading);
    return move ? to_text(pos, *move) : move.error().where + ": " + move.error().what;
  }
  [[nodiscard]] std::string exact(std::string_view text) const {
    return read(text, Reading::exact);
  }

  [[nodiscard]] std::vector<Square> squares(const std::vector<std::string>& names) const {
    std::vector<Square> list;
    for (const std::string& name : names) list.push_back(*parse_square(name));
    return list;
  }
  /// The sentence that refuses the squares; empty if nothing does.
  [[nodiscard]] std::string why(const std::vector<std::string>& names) const {
    const auto breach = why_not(rules, pos, squares(names));
    return breach ? to_text(*breach, rules, pos) : "";
  }
  [[nodiscard]] std::string anchor(const std::vector<std::string>& names) const {
    const auto breach = why_not(rules, pos, squares(names));
    return breach ? std::string(anchor_of(breach->rule)) : "";
  }

  Rules rules;
  Position pos;
};

// White: king a1, catapult f4, archer f1, pawn c11; Black: king l12, pawns f7 f8 f9, knight d12.
constexpr std::string_view field = "3n7k/2P9/12/5p6/5p6/5p6/12/12/5C6/12/12/K4A6 w";

TEST(SquareText, reads_all_digits) {
  EXPECT_EQ(to_text(make_square(5, 11)), "f12");
  EXPECT_EQ(parse_square("l12"), make_square(11, 11));
  EXPECT_EQ(parse_square("B3"), make_square(1, 2));
  for (const char* text : {"", "a", "a0", "a01", "a13", "m1", "a1 ", "a111"}) {
    EXPECT_FALSE(parse_square(text)) << text;
  }
}

TEST(MoveText, reads_back_the_canonical_forms) {
  const Scene scene(field);
  for (const char* text : {"f4-f6", "f4xf7", "f4xf7+f8", "f4xf7+f8+f9", "f4-g4", "c11xd12=N",
                           "c11-c12=Q", "a1-b2", "f1-f3"}) {
    EXPECT_EQ(scene.exact(text), text);
  }
}

TEST(MoveText, shows_a_shot_with_the_archers_square) {
  const Scene scene("11k/12/12/12/12/5p6/12/12/12/12/12/K4A6 w");
  EXPECT_THAT(scene.exact("f1*f7"), HasSubstr("an archer shoots at most 5 squares"));
  const Scene nearer("11k/12/12/12/12/12/5p6/12/12/12/12/K4A6 w");
  EXPECT_EQ(nearer.exact("f1*f6"), "f1*f6");
  EXPECT_EQ(nearer.read("f1xf6"), "f6: f6: the archer shoots, so it is written with *.");
}

TEST(MoveText, passes_over_check_signs_and_praise) {
  const Scene scene(field);
  EXPECT_EQ(scene.exact("f4xf7+"), "f4xf7");
  EXPECT_EQ(scene.exact("F4XF7+F8#"), "f4xf7+f8");
  EXPECT_EQ(scene.exact(" c11-c12=q+!? "), "c11-c12=Q");
}

TEST(MoveText, takes_short_forms_that_fit_one_move) {
  const Scene scene(field);
  EXPECT_EQ(scene.read("f4xf9"), "f4xf7+f8+f9");
  EXPECT_THAT(scene.exact("f4xf9"), HasSubstr("a run is written with every piece"));
  EXPECT_THAT(scene.read("c11-c12"), HasSubstr("7 moves begin or end like this"));
  const Scene full(field, "runMustBeFull=true");
  EXPECT_EQ(full.read("f4xf7"), "f4xf7+f8+f9");
}

TEST(MoveText, reads_squares_typed_in_haste) {
  const Scene scene(field);
  EXPECT_EQ(scene.read("f4f9", Reading::hasty), "f4xf7+f8+f9");
  EXPECT_EQ(scene.read("A1 b2", Reading::hasty), "a1-b2");
  EXPECT_EQ(scene.read("f4 f7 f8", Reading::hasty), "f4xf7+f8");
  EXPECT_EQ(scene.read("c11 d12 =n", Reading::hasty), "c11xd12=N");
  EXPECT_EQ(scene.read("c11d12=n", Reading::hasty), "c11xd12=N");
  EXPECT_EQ(scene.read("f4f9"), "1:3: this does not join two squares");
}

TEST(MoveText, says_the_column_of_what_it_cannot_read) {
  const Scene scene(field);
  EXPECT_EQ(scene.read(""), "1:1: this is not a square");
  EXPECT_EQ(scene.read("f4"), "1:3: the move ends here");
  EXPECT_EQ(scene.read("f4~f5"), "1:3: this does not join two squares");
  EXPECT_EQ(scene.read("f4-f13"), "1:4: this is not a square");
  EXPECT_EQ(scene.read("c11-c12=K"), "1:9: this is not a piece to promote to");
  EXPECT_EQ(scene.read("f4-f5+f6"), "1:6: something follows the move");
}

TEST(Paths, go_by_the_corner_of_the_shortest_way) {
  const Scene prince("10pk/10pp/12/12/12/12/12/12/12/12/12/K1I9 w");
  const auto move = read_move("c1-f3", prince.rules, prince.pos, Reading::exact);
  ASSERT_TRUE(move);
  EXPECT_THAT(path_of(prince.rules, prince.pos, *move),
              ElementsAre(make_square(2, 0), make_square(3, 0), make_square(5, 2)));
  const auto straight = read_move("c1-c5", prince.rules, prince.pos, Reading::exact);
  ASSERT_TRUE(straight);
  EXPECT_EQ(path_of(prince.rules, prince.pos, *straight).size(), 2u);
}

TEST(Refusals, name_what_stands_in_the_way) {
  const Scene scene("11k/12/5n6/12/12/5p6/5P6/12/12/12/12/K4A6 w");
  EXPECT_EQ(scene.why({"f1", "f10"}),
            "f10: the archer's line to that piece is blocked by the pawn on f6.");
  EXPECT_EQ(scene.anchor({"f1", "f10"}), "shot-blocked");
  EXPECT_EQ(scene.anchor({"f1", "f8"}), "way-blocked");
  EXPECT_EQ(scene.why({"f1", "g3"}), "g3: an archer goes along ranks, files and diagonals.");
  EXPECT_EQ(scene.anchor({"f6", "f7"}), "pawn-straight");
  EXPECT_EQ(scene.anchor({"f6", "g7"}), "pawn-diagonal");
  EXPECT_EQ(scene.anchor({"f6", "f8"}), "way-blocked");
  EXPECT_EQ(scene.anchor({"f6", "f5"}), "not-its-move");
  EXPECT_EQ(scene.anchor({"f1", "f6"}), "square-occupied");
  EXPECT_EQ(scene.anchor({"c3", "c4"}), "no-piece");
  EXPECT_EQ(scene.anchor({"f7"}), "not-your-piece");
}

TEST(Refusals, tell_runs_apart) {
  const Scene gap("11k/12/12/5p6/12/5p6/12/12/5C6/12/12/K11 w");
  EXPECT_EQ(gap.why({"f4", "f9"}),
            "f9: a run takes pieces next to each other; it ends before the empty f8.");
  EXPECT_EQ(gap.anchor({"f4", "f8"}), "run-gap");
  const Scene full(field, "runMustBeFull=true");
  EXPECT_EQ(full.anchor({"f4", "f8"}), "run-must-be-full");
  EXPECT_EQ(full.why({"f4", "f9"}), "");
  const Scene steps("11k/12/12/12/12/12/12/12/5Cp5/12/12/K11 w", "stepCaptures=false");
  EXPECT_EQ(steps.anchor({"f4", "g4"}), "step-captures-off");
}

TEST(Refusals, speak_of_closed_paths) {
  const Scene knight("11k/12/12/12/12/12/12/12/4PPP5/4PNP5/4PPP5/K11 w");
  EXPECT_EQ(knight.anchor({"f3", "g5"}), "knight-path");
  EXPECT_EQ(knight.anchor({"f3", "f6"}), "not-its-move");
  const Scene prince("11k/12/12/12/12/12/12/12/12/PP10/IP10/KP10 w");
  EXPECT_EQ(prince.anchor({"a2", "e5"}), "prince-path");
  EXPECT_EQ(prince.anchor({"a2"}), "no-move");
}

TEST(Refusals, guard_the_king) {
  const Scene pinned("4r6k/12/12/12/12/12/12/12/12/4Q7/12/4K7 w");
  EXPECT_EQ(pinned.why({"e3", "d4"}), "d4: your king would be in check from the rook on e12.");
  EXPECT_EQ(pinned.anchor({"e3", "e2"}), "into-check")
      << "a man next to its king does not shield it";
  EXPECT_EQ(pinned.anchor({"e3", "e5"}), "");
}

TEST(Refusals, tell_of_a_check_that_stays) {
  const Scene checked("4r6k/12/12/12/12/12/12/12/12/12/A11/4K7 w");
  EXPECT_EQ(check_text(checked.rules, checked.pos),
            "Check: your king is attacked by the rook on e12.");
  EXPECT_EQ(checked.why({"a2", "a3"}),
            "a3: your king would still be in check from the rook on e12.");
  EXPECT_EQ(checked.anchor({"a2", "a3"}), "check-not-met");
  EXPECT_EQ(checked.anchor({"e1", "e2"}), "into-check");
  EXPECT_EQ(checked.why({"a2", "e2"}),
            "e2: your king would still be in check from the rook on e12.");
}

}  // namespace
}  // namespace camlann::camblam
