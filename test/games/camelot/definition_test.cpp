// Variants as texts (doc/formats/variant.md): what is read, and what each error says.
#include "games/camelot/definition.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/variant_name.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

std::optional<std::string> is_cam(std::string_view name) {
  if (!look_alike(name, "Cam")) return std::nullopt;
  return name == "cam" || name == "Cam" ? std::string(name) : "Cam";
}

Result<Definitions> read(std::string_view text, const Definitions& known = {}) {
  return read_definitions(text, known, is_cam);
}

Variant variant_of(const Definitions& definitions) {
  return definitions.front()->variant;
}

std::string error_of(std::string_view text) {
  const auto definitions = read(text);
  return definitions ? "no error" : to_text(definitions.error());
}

constexpr std::string_view small_board =
    "board =\n"
    "  - b -\n"
    "  k m .\n"
    "  . ~ .\n"
    "  . M K\n"
    "  - w -\n";

std::string small_game(std::string_view keys = {}) {
  return "[tiny]\ncastlePieces = 1\n" + std::string(keys) + std::string(small_board);
}

TEST(Definition, IsABoardWithItsArrayAndCastles) {
  const auto read_tiny = read(small_game("name = Tiny Game\nnote = For tests.\nnote = Only.\n"));
  ASSERT_TRUE(read_tiny) << to_text(read_tiny.error());
  const Variant tiny = variant_of(*read_tiny);
  EXPECT_EQ(tiny.id, "tiny");
  EXPECT_EQ(tiny.name, "Tiny Game");
  EXPECT_EQ(tiny.array, "1/km1/2/1MK/1");
  EXPECT_EQ(tiny.squares.size(), 10);
  EXPECT_EQ(tiny.files, 3);
  EXPECT_EQ(tiny.ranks, 5);
  EXPECT_EQ(tiny.castles[0], SquareSet::of(make_square(1, 0)));
  EXPECT_EQ(tiny.goals[0], SquareSet::of(make_square(1, 4)));
  EXPECT_EQ(tiny.men_per_seat, 2);
  EXPECT_TRUE(tiny.knights);
  ASSERT_EQ(tiny.notes.size(), 2U);
  EXPECT_EQ(tiny.notes[1], "Only.");
}

TEST(Definition, HasTheRulesOfItsBase) {
  const auto of_camelot = read("[a]\n");
  const auto of_cam = read("[a]\nbase = cam\n");
  const auto of_mini = read("[a]\nbase = mini-camelot\n");
  ASSERT_TRUE(of_camelot && of_cam && of_mini);
  EXPECT_EQ(of_camelot->front()->rules.rules, RuleSet{});
  EXPECT_EQ(variant_of(*of_camelot).castle_pieces_to_win, 2);
  const RuleSet& cam = of_cam->front()->rules.rules;
  EXPECT_EQ(cam.elimination_needs, 1);
  EXPECT_EQ(cam.repetition, 0);
  EXPECT_FALSE(cam.thin_draw);
  EXPECT_EQ(variant_of(*of_cam).array, find_variant("cam")->array);
  EXPECT_TRUE(variant_of(*of_mini).one_leg);
  EXPECT_EQ(of_mini->front()->rules.rules.own_castle_entry, OwnCastleEntry::free);
}

TEST(Definition, ChangesTheRulesByKeys) {
  const auto changed = read(small_game(
      "aim = lose\noneLeg = true\nquietPlies = 40\nknightCanterRule = false\nnoMove = loss\n"));
  ASSERT_TRUE(changed) << to_text(changed.error());
  EXPECT_TRUE(variant_of(*changed).reversed);
  EXPECT_TRUE(variant_of(*changed).one_leg);
  const RuleSet& rules = changed->front()->rules.rules;
  EXPECT_EQ(rules.quiet_plies, 40);
  EXPECT_FALSE(rules.knight_canter_rule);
  EXPECT_EQ(rules.no_move, NoMove::loss);
  EXPECT_EQ(rules.repetition, 3);
  // Its rule set has a separate name, and is the only one.
  const Variant variant = variant_of(*changed);
  EXPECT_EQ(*parse_rule_set("", &variant), rules);
  EXPECT_EQ(to_text(rules, &variant), "default");
  EXPECT_EQ(parse_rule_set("default,quietPlies=9", &variant)->quiet_plies, 9);
  EXPECT_FALSE(parse_rule_set("wcf", &variant));
}

TEST(Definition, MayBeTheBaseOfAnother) {
  const auto two = read(small_game() + "[tiny-2]\nbase = tiny\naim = lose\n");
  ASSERT_TRUE(two) << to_text(two.error());
  ASSERT_EQ(two->size(), 2U);
  EXPECT_EQ((*two)[1]->variant.array, variant_of(*two).array);
  EXPECT_EQ((*two)[1]->variant.name, "Tiny 2");
  EXPECT_TRUE((*two)[1]->variant.reversed);
  EXPECT_EQ((*two)[1]->weights, reversed_weights);
  const auto third = read("[third]\nbase = tiny-2\naim = win\n", *two);
  ASSERT_TRUE(third);
  EXPECT_FALSE(variant_of(*third).reversed);
  EXPECT_EQ(third->front()->weights, two->front()->weights);
}

TEST(Definition, IsReadWithCommentsTabsAndOtherLineEnds) {
  EXPECT_TRUE(
      read("# one\r\n\r\n[ tiny ]\r\n; two\r\n\r\ncastlePieces=1\r\nboard=\r\n"
           "\t-b-\r\n\r\n# between ranks\r\n km.\r\n . ~ .\t\r\n\t.MK\r\n  -w-\r\n"));
  EXPECT_TRUE(read("[tiny]\ncastlePieces=1\nboard=\n -b-\n km.\n .~.\n .MK\n -w-"));
}

TEST(Definition, ReportsFaultsWithTheirPlace) {
  EXPECT_EQ(error_of(""),
            "1:1: the text defines no variant (expected a line such as [my-game], "
            "and its keys below it)");
  EXPECT_EQ(error_of("\n[my game]\n"),
            "2:4: ' ' cannot be here (expected up to 32 small letters, "
            "digits and hyphens, a letter first)");
  EXPECT_EQ(error_of("[2nd]"),
            "1:2: an id begins with a letter (expected up to 32 small letters, "
            "digits and hyphens, a letter first)");
  EXPECT_EQ(error_of("[game"), "1:1: the section is not closed (expected [my-game])");
  EXPECT_EQ(error_of("[game] x"),
            "1:8: there is something after the section (expected the end of the line)");
  EXPECT_EQ(error_of("[cam]"), "1:2: there is already a variant \"cam\" (expected another name)");
  EXPECT_EQ(error_of("[a]\n[b]\n[a]"),
            "3:2: there is already a variant \"a\" (expected another name)");
  EXPECT_EQ(error_of("[a]\nname = Cam"),
            "2:8: there is already a variant \"Cam\" (expected another name)");
  EXPECT_EQ(error_of("[a]\nname = \"A\""),
            "2:8: '\"' cannot be here (expected up to 40 letters, digits, spaces, hyphens and "
            "apostrophes)");
  EXPECT_EQ(error_of("name = A"),
            "1:1: this belongs to no variant (expected a line such as [my-game] before it)");
  EXPECT_EQ(error_of("[a]\nname A"),
            "2:1: \"name A\" is not a key with a value (expected key = value)");
  EXPECT_EQ(error_of("[a]\nname = A\nname = B"),
            "3:1: \"name\" is given twice (expected each key once)");
  EXPECT_EQ(error_of("[a]\naim = draw"), "2:7: unknown value \"draw\" (expected win or lose)");
  EXPECT_EQ(error_of("[a]\nnoMove = draw"),
            "2:10: unknown value \"draw\" (expected loss, lossIfTwo)");
  EXPECT_EQ(error_of("[a]\nrepetition = often"),
            "2:14: unknown value \"often\" (expected 0 to 99)");
  EXPECT_EQ(error_of("[a]\nrepetition = 1"),
            "2:14: every game would end as it begins (expected 0, or 2 and more)");
  EXPECT_EQ(error_of("[a]\nbase = chess"),
            "2:8: there is no game for two called \"chess\" (expected one of cam, camelot, "
            "camette, chivalry, mini-camelot)");
  EXPECT_EQ(error_of("[a]\naim = win\nbase = cam"),
            "3:1: \"base\" comes too late (expected it as the first key, as it sets all others)");
  EXPECT_EQ(
      error_of("[a]\nspeed = 2"),
      "2:1: there is no key \"speed\" (expected name, base, note, rules, lesson, lesson.position, "
      "lesson.task, lesson.find, lesson.hint, board, board.NAME, castlePieces, oneLeg, aim, swap, "
      "trees, treeLeap, capture, men, ownCastleJump, ownCastleExit, ownCastleEntry, "
      "knightCanterRule, "
      "eliminationNeeds, noMove, thinDraw, repetition, quietPlies, castleMoves)");
}

TEST(Definition, ReportsFaultsOfABoard) {
  EXPECT_EQ(error_of("[a]\n  ..\n"),
            "2:3: an indented line goes on with a board or a text, and none is begun (expected "
            "\"board =\" or \"rules =\" before it, or a key at the start of the line)");
  EXPECT_EQ(error_of("[a]\nboard =\n"),
            "2:1: the board has no ranks (expected indented lines below it, the last rank first)");
  EXPECT_EQ(error_of("[a]\nboard = b\n"),
            "2:9: the board begins on the next line (expected "
            "nothing here, and indented ranks below)");
  EXPECT_EQ(
      error_of("[a]\nboard =\n  - b -\n  . x .\n"),
      "4:5: 'x' is not a square (expected K M k m for pieces, . for an empty square, w and b "
      "for the castles of White and Black, T and t for their tree squares, - or ~ for no square)");
  EXPECT_EQ(error_of("[a]\nboard =\n  - b -\n  . .\n"),
            "4:3: the rank has 2 squares (expected 3 as in the first rank drawn)");
  EXPECT_EQ(error_of("[a]\nboard =\n  -b-\n  ---\n"),
            "4:3: the rank has no square (expected at least one)");
  EXPECT_EQ(error_of("[a]\nboard =\n  .................\n"),
            "3:19: the rank is too long (expected at most 16 squares)");
  std::string tall = "[a]\nboard =\n";
  for (int rank = 0; rank < 17; ++rank) tall += " .\n";
  EXPECT_EQ(error_of(tall), "19:2: the board has too many ranks (expected at most 16)");
  EXPECT_EQ(error_of("[a]\nboard =\n  . . k\n  b . K\n"),
            "2:1: White has no castle (expected a w on the board)");
  EXPECT_EQ(error_of("[a]\nboard =\n  . w k\n  b . m\n"),
            "2:1: White has 0 pieces (expected 1 to 20)");
  EXPECT_EQ(error_of("[a]\n\nboard =\n w b k\n ....K\n"),
            "5:2: the rank has 5 squares (expected 3 as in the first rank drawn)");
}

TEST(Definition, ReportsUnplayableDefinitions) {
  const std::string two_to_win = "[tiny]\n" + std::string(small_board);
  EXPECT_EQ(error_of(two_to_win),
            "1:2: a castle of 1 square cannot hold 2 pieces (expected "
            "castlePieces up to 1)");
  EXPECT_EQ(error_of("[tiny]\ncastlePieces = 3\n" + std::string(small_board)),
            "2:16: a castle of 1 square cannot hold 3 pieces (expected castlePieces up to 1)");
  EXPECT_EQ(error_of("[tiny]\ncastlePieces = 1\nboard =\n M-k\n w-b\n").substr(0, 4), "3:1:");
  EXPECT_EQ(error_of("[tiny]\nbase = cam\nboard =\n ~~b\n M~k\n ~~w\n"),
            "3:1: the game would be over before the first move (expected an array from which White "
            "can move)");
}

constexpr std::string_view wood =
    "board =\n"
    "  . b .\n"
    "  k t m\n"
    "  . . .\n"
    "  T M K\n"
    "  T w T\n";

TEST(Definition, MayHaveTrees) {
  const auto made = read("[wood]\ncastlePieces = 1\ntrees = 1\n" + std::string(wood));
  ASSERT_TRUE(made) << to_text(made.error());
  const Variant grown = variant_of(*made);
  EXPECT_EQ(grown.tree_squares[0].size(), 3);
  EXPECT_EQ(grown.tree_squares[1], SquareSet::of(make_square(1, 3)));
  EXPECT_EQ(grown.squares.size(), 15);
  EXPECT_EQ(grown.array, "3/k1m/3/1MK/3");
  const auto again = read("[copse]\nbase = wood\ntreeLeap = canter\n", *made);
  ASSERT_TRUE(again) << to_text(again.error());
  EXPECT_EQ(variant_of(*again).tree_squares, grown.tree_squares);
  EXPECT_EQ(variant_of(*again).own_rules->rules.trees, 1);
}

TEST(Definition, EachArrayLeavesRoomForTheTrees) {
  const std::string full =
      "board.full =\n  . b .\n  k t m\n  . . .\n  M . K\n  T w T\n"
      "board.fuller =\n  . b .\n  k t m\n  . . .\n  M . K\n  M w T\n";
  EXPECT_TRUE(read("[wood]\ncastlePieces = 1\ntrees = 1\n" + std::string(wood) + full));
  const std::string bare = std::string(wood).replace(wood.find("k t m"), 5, "k t t");
  EXPECT_EQ(error_of("[wood]\ncastlePieces = 1\ntrees = 2\n" + bare +
                     "board.full =\n  . b .\n  k m t\n  . . .\n  T M K\n  T w T\n"),
            "10:7: the pieces of an array leave Black too few squares for trees (expected 2 free "
            "ones)");
}

TEST(Definition, ReportsMisplacedTrees) {
  EXPECT_EQ(error_of("[a]\ncastlePieces = 1\ntrees = 2\n" + std::string(wood)),
            "3:9: Black has 1 square for trees (expected 2 or more of 't' on the board, as trees = "
            "2 says)");
  EXPECT_EQ(error_of("[a]\ntrees = 3\n"),
            "2:9: White has 0 squares for trees (expected 3 or more of 'T' on the board, as trees "
            "= 3 says)");
  EXPECT_EQ(error_of("[a]\ntrees = 10\n"), "2:9: unknown value \"10\" (expected 0 to 9)");
  EXPECT_EQ(error_of("[a]\ntreeLeap = jump\n"),
            "2:12: unknown value \"jump\" (expected none, canter)");
}

std::string name_in(std::string_view name) {
  const auto made = read("[a]\nname = " + std::string(name) + "\n");
  return made ? made->front()->name : to_text(made.error());
}

TEST(Definition, HasANameInAnyLetters) {
  for (const std::string_view name : {"Schloßgarten", "L'île d'Été", "Zamek Łódź", "Сад", "Κήπος",
                                      "גן", "حديقة", "バラ園", "आंगन", "庭 2", "Sân-vườn"}) {
    EXPECT_EQ(name_in(name), name);
  }
  // Forty characters, each of two or three bytes.
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += i % 2 == 0 ? "ж" : "庭";
  EXPECT_EQ(name_in(forty), forty);
  EXPECT_EQ(name_in(forty + "ж"),
            "2:108: too long (expected up to 40 letters, digits, spaces, hyphens and apostrophes)");
  const auto made = read("[garden]\nname = Сад\n");
  ASSERT_TRUE(made);
  EXPECT_EQ(variant_of(*made).id, "garden");
}

TEST(Definition, RefusesCharactersThatAreNoLetters) {
  const std::string expected =
      " cannot be here (expected up to 40 letters, digits, spaces, hyphens and apostrophes)";
  EXPECT_EQ(name_in("Rose→Garden"), "2:12: '→'" + expected);
  EXPECT_EQ(name_in("Rose\u200BGarden"), "2:12: '\u200B'" + expected) << "invisible";
  EXPECT_EQ(name_in("\u202EGarden"), "2:8: '\u202E'" + expected) << "right to left";
  EXPECT_EQ(name_in("Rose\u00A0Garden"), "2:12: '\u00A0'" + expected) << "no-break space";
  EXPECT_EQ(name_in("Ｇarden"), "2:8: 'Ｇ'" + expected) << "full width";
  EXPECT_EQ(name_in("𝐆arden"), "2:8: '𝐆'" + expected) << "mathematical bold";
  EXPECT_EQ(name_in("Garden ½"), "2:15: '½'" + expected);
  EXPECT_EQ(name_in("Gar\xE4ten"), "2:11: this is not UTF-8 (expected a text in UTF-8)");
  EXPECT_EQ(name_in("Gar\xC0\xAEten"), "2:11: this is not UTF-8 (expected a text in UTF-8)");
  EXPECT_EQ(name_in("Gar\xED\xA0\x80ten"), "2:11: this is not UTF-8 (expected a text in UTF-8)");
}

TEST(Definition, RefusesNamesThatLookLikeAnother) {
  const auto looks = [](const std::string& name) {
    return "2:8: \"" + name + "\" looks like the variant \"Cam\" (expected another name)";
  };
  for (const std::string name : {"Сam", "САМ", "Саm", "Ϲam", "C-a-m"}) {
    EXPECT_EQ(name_in(name), looks(name));
  }
  EXPECT_EQ(name_in("Ca\u0301m"), looks("Ca\u0301m")) << "a mark on a letter";
  EXPECT_EQ(name_in("Cám"), "Cám") << "another letter, which people see";
  EXPECT_EQ(name_in("Çam"), "Çam");
  EXPECT_EQ(error_of("[a]\nname = Minimal\n[b]\nname = MinimaI\n"),
            "4:8: \"MinimaI\" looks like the variant \"Minimal\" (expected another name)");
  EXPECT_EQ(error_of("[pool]\n[p001]\n"),
            "2:2: \"p001\" looks like the variant \"Pool\" (expected another name)");
}

TEST(Definition, HasTheSwapRuleWhereTheBoardTurnsOver) {
  EXPECT_FALSE(variant_of(*read(small_game())).swaps);
  const auto fair = read(small_game("swap = true\n") + "[again]\nbase = tiny\n");
  ASSERT_TRUE(fair) << to_text(fair.error());
  EXPECT_TRUE((*fair)[0]->variant.swaps);
  EXPECT_TRUE((*fair)[1]->variant.swaps) << "as in the base";
  EXPECT_EQ(error_of("[a]\nswap = maybe\n"),
            "2:8: unknown value \"maybe\" (expected false or true)");
  // Only the lower half has water.
  const std::string uneven = "board =\n - b -\n k m .\n . . .\n ~ M K\n - w -\n";
  EXPECT_EQ(error_of("[a]\ncastlePieces = 1\nswap = true\n" + uneven),
            "3:8: the board is not the same from both sides, so that no first move can be taken "
            "over (expected swap = false, or squares, castles and tree squares that a mirror or "
            "half a turn gives to the other side)");
}

TEST(Definition, MayMakeCaptureOptional) {
  const auto made = read("[a]\ncapture = optional\n");
  ASSERT_TRUE(made) << to_text(made.error());
  const Variant free = variant_of(*made);
  EXPECT_EQ(made->front()->rules.rules.capture, Capture::optional);
  const RuleSet rules = effective(made->front()->rules.rules, free);
  EXPECT_FALSE(rules.knight_canter_rule);
  EXPECT_EQ(rules.own_castle_exit, OwnCastleExit::any);
  EXPECT_EQ(parse_rule_set("default,capture=must", &free)->capture, Capture::must);
  EXPECT_EQ(to_text(*parse_rule_set("default,capture=must", &free), &free), "default,capture=must");
  EXPECT_FALSE(parse_rule_set("wcf,capture=optional")) << "an option of variants from files";
  EXPECT_EQ(error_of("[a]\ncapture = may\n"),
            "2:11: unknown value \"may\" (expected must, optional)");
}

TEST(Definition, MayLetMenOnlyGoForward) {
  const auto made = read("[a]\nmen = forward\n[b]\nbase = a\n[c]\nbase = a\nmen = any\n");
  ASSERT_TRUE(made) << to_text(made.error());
  const Variant a = variant_of(*made);
  EXPECT_EQ((*made)[0]->rules.rules.men, Men::forward);
  EXPECT_EQ((*made)[1]->rules.rules.men, Men::forward);
  EXPECT_EQ((*made)[2]->rules.rules.men, Men::any);
  EXPECT_EQ(effective(a.own_rules->rules, a).men, Men::forward);
  EXPECT_EQ(parse_rule_set("default,men=any", &a)->men, Men::any);
  EXPECT_EQ(to_text(*parse_rule_set("default,men=any", &a), &a), "default,men=any");
  EXPECT_FALSE(parse_rule_set("wcf,men=forward")) << "an option of variants from files";
  EXPECT_EQ(error_of("[a]\nmen = backward\n"),
            "2:7: unknown value \"backward\" (expected any, forward)");
  // White's only piece has the enemy's castle behind it.
  EXPECT_EQ(error_of("[a]\ncastlePieces = 1\nmen = forward\nboard =\n  M . w\n  . b m\n"),
            "4:1: the game would be over before the first move (expected an array from which White "
            "can move)");
}

constexpr std::string_view two_arrays =
    "board =\n  - b -\n  k m .\n  . ~ .\n  . M K\n  - w -\n"
    "board.wide =\n  - b -\n  k . m\n  . ~ .\n  M . K\n  - w -\n";

TEST(Definition, MayHaveSeveralArrays) {
  const auto made = read("[tiny]\ncastlePieces = 1\n" + std::string(two_arrays) +
                         "board.full =\n - m -\n kkm\n .~.\n M.K\n - w -\n");
  ASSERT_TRUE(made) << to_text(made.error());
  const Variant tiny = variant_of(*made);
  EXPECT_EQ(tiny.array, "1/km1/2/1MK/1");
  const auto start = [&](std::string_view rules) {
    const auto read_rules = parse_rule_set(rules, &tiny);
    if (!read_rules) return to_text(read_rules.error());
    const PortableRules of_tiny(tiny, *read_rules);
    return to_fen({of_tiny.start(), 1}, tiny);
  };
  EXPECT_EQ(start(""), "1/km1/2/1MK/1 w 0,0 0 1");
  EXPECT_EQ(start("default,array=default"), "1/km1/2/1MK/1 w 0,0 0 1");
  EXPECT_EQ(start("default,array=wide"), "1/k1m/2/M1K/1 w 0,0 0 1");
  EXPECT_EQ(start("default,array=full"), "m/kkm/2/M1K/1 w 0,0 0 1") << "a piece in its castle";
  EXPECT_EQ(start("default,array=narrow"),
            "array=narrow: unknown value for a rule option (expected array = default, wide, full)");
  const auto wide = parse_rule_set("default,array=wide", &tiny);
  EXPECT_EQ(to_text(*wide, &tiny), "default,array=wide");
  EXPECT_EQ(tiny.men_per_seat, 4) << "of the largest array";
  // Inherited with the board, and dropped with it.
  const auto more = read(
      "[more]\nbase = tiny\nboard.low =\n -b-\n k.m\n .~.\n M.M\n -w-\n"
      "[other]\nbase = tiny\nboard =\n - b -\n k m .\n M K .\n - w -\n",
      *made);
  ASSERT_TRUE(more) << to_text(more.error());
  EXPECT_EQ((*more)[0]->variant.array_names.size(), 4U);
  EXPECT_EQ((*more)[0]->variant.array_names.back(), "low");
  EXPECT_EQ((*more)[0]->variant.other_arrays.back(), "1/k1m/2/M1M/1");
  EXPECT_TRUE((*more)[1]->variant.array_names.empty());
  EXPECT_FALSE(parse_rule_set("default,array=wide", &(*more)[1]->variant));
}

TEST(Definition, ReportsFaultsOfArrays) {
  const std::string tiny = "[a]\ncastlePieces = 1\n" + std::string(two_arrays);
  EXPECT_EQ(error_of(tiny + "board.wide =\n"),
            "15:1: \"board.wide\" is given twice (expected each key once)");
  EXPECT_EQ(error_of(tiny + "board.default =\n"),
            "15:7: this is the name of the usual array (expected \"board =\", or another name)");
  EXPECT_EQ(error_of(tiny + "board.Two =\n"),
            "15:7: 'T' cannot be here (expected up to 32 small letters, digits and hyphens, a "
            "letter first)");
  EXPECT_EQ(error_of(tiny + "board. =\n"),
            "15:7: there is nothing here (expected up to 32 small letters, digits and hyphens, a "
            "letter first)");
  EXPECT_EQ(error_of(tiny + "board.none =\nboard.some =\n"),
            "15:7: the board has no ranks (expected indented lines below it, the last rank first)");
  EXPECT_EQ(error_of(tiny + "board.none =\n"),
            "15:7: the board has no ranks (expected indented lines below it, the last rank first)");
  const std::string other =
      "15:7: the board of \"other\" is another one (expected the same squares, castles and tree "
      "squares: arrays differ only in their pieces)";
  EXPECT_EQ(error_of(tiny + "board.other =\n -b-\n k.m\n ...\n M.K\n -w-\n"), other);
  EXPECT_EQ(error_of(tiny + "board.other =\n -b-\n kbm\n .~.\n M.K\n -w-\n"), other);
  EXPECT_EQ(error_of(tiny + "board.other =\n -.-\n k.m\n .~.\n M.K\n -w-\n"), other);
  EXPECT_EQ(error_of(tiny + "board.empty =\n -b-\n k.m\n .~.\n ...\n -w-\n"),
            "15:7: White has 0 pieces (expected 1 to 20)");
  EXPECT_EQ(error_of(tiny + "board.over =\n -M-\n k.m\n .~.\n M.K\n -w-\n"),
            "15:7: the game would be over before the first move (expected an array from which "
            "White can move)");
  std::string many = tiny;
  for (int i = 2; i < 9; ++i) {
    many += "board.a" + std::to_string(i) + " =\n -b-\n k.m\n .~.\n M.K\n -w-\n";
  }
  EXPECT_EQ(error_of(many), "51:7: there are too many arrays (expected 8 at most)");
}

TEST(Definition, HasLimits) {
  std::string many;
  for (std::size_t i = 0; i <= most_defined_variants; ++i) {
    many += "[a" + std::to_string(i) + "]\n";
  }
  EXPECT_EQ(error_of(many), "65:2: there are too many variants (expected 64 at most)");
  EXPECT_EQ(error_of(std::string(most_definition_bytes + 1, '\n')),
            "1:1: the text is too long (expected 262144 bytes at most)");
  EXPECT_EQ(error_of("[" + std::string(33, 'a') + "]"),
            "1:34: too long (expected up to 32 small letters, digits and hyphens, a letter first)");
  EXPECT_EQ(error_of("[a]\nnote = " + std::string(401, 'x')),
            "2:408: too long (expected up to 400 characters)");
}

Verdict verdict_of(const Variant& variant, std::string_view fen) {
  const PortableRules rules(variant, variant.own_rules->rules);
  const auto position = parse_fen(fen, variant, variant.own_rules->rules);
  return position ? rules.verdict(position->position) : Verdict{};
}

// Section 8: a player with a piece in the enemy castle has lost; a player with no legal move, or no
// piece left, has won.
TEST(Definition, OfTheReversedAimLosesByWinning) {
  const auto lose = read(small_game("aim = lose\neliminationNeeds = 1\nnoMove = loss\n"));
  ASSERT_TRUE(lose);
  const Variant& tiny = lose->front()->variant;
  EXPECT_EQ(verdict_of(tiny, "M/k2/2/2K/1 b"), (Verdict{Reason::castle, 2}));
  EXPECT_EQ(verdict_of(tiny, "1/3/2/1MK/1 b"), (Verdict{Reason::elimination, 2}));
  EXPECT_EQ(verdict_of(tiny, "1/k2/2/3/1 w"), (Verdict{Reason::elimination, 1}));
  EXPECT_EQ(verdict_of(tiny, "1/km1/2/1MK/1 w"), Verdict{});
}

}  // namespace
}  // namespace camlann::camelot
