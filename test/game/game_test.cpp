#include "game/game.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/portable_game.hpp"
#include "game/text.hpp"
#include "support/data.hpp"
#include "support/told.hpp"

namespace camlann {
namespace {

Game game_of(std::string_view variant, std::string_view fen = {}, std::string_view rules = {}) {
  auto game = make_game(variant, rules, fen);
  EXPECT_TRUE(game) << to_text(game.error());
  return std::move(game).value();
}

std::vector<std::string> split(const std::string& text) {
  return test::words_of(text);
}

TEST(Game, starts_with_the_published_number_of_outcomes) {
  EXPECT_EQ(game_of("cam").written().size(), 54u);
  EXPECT_EQ(game_of("camelot").written().size(), 100u);
  EXPECT_EQ(game_of("camette").written().size(), 22u);
  EXPECT_EQ(game_of("chivalry").written().size(), 132u);
  EXPECT_EQ(game_of("cam").perft(2), 2916u);
}

TEST(Game, plays_every_published_game) {
  for (const test::PublishedGame& published : test::published_games()) {
    Game game = game_of(published.variant, published.fen);
    for (const std::string& move : published.moves) {
      const auto outcome = game.play(move);
      ASSERT_TRUE(outcome) << published.file << ' ' << to_text(outcome.error());
    }
    EXPECT_EQ(game.played().size(), static_cast<std::size_t>(published.plies)) << published.file;
  }
}

TEST(Game, agrees_with_the_rule_tests) {
  for (const test::RuleTest& rule : test::rule_tests()) {
    const Game game = game_of(rule.variant, rule.fen);
    for (const std::string& move : rule.legal) {
      const auto outcome = game.read(move, Reading::exact);
      EXPECT_TRUE(outcome) << rule.title << ": " << move << ' ' << to_text(outcome.error());
    }
    for (const std::string& move : rule.illegal) {
      EXPECT_FALSE(game.read(move, Reading::exact)) << rule.title << ": " << move;
    }
    for (const auto& [move, result] : rule.after) {
      Game after = game;
      ASSERT_TRUE(after.play(move)) << rule.title;
      const Verdict verdict = after.verdict();
      const std::string winner = verdict.drawn() ? "draw" : verdict.won_by(Seat::white) ? "w" : "b";
      EXPECT_EQ(winner + " " + std::string(to_text(verdict.reason)), result) << rule.title;
      EXPECT_TRUE(after.written().empty()) << rule.title;
    }
  }
}

// Outside of records, only the plainest signs were read.
TEST(Game, reads_moves_as_people_and_pages_write_them) {
  const Game game = game_of("cam");
  for (const char* text : {"D5–D6", "1. D5−D6,", "d5\u2060—d6.", "1…D5-D6"}) {
    for (const Reading reading : {Reading::short_forms, Reading::hasty, Reading::recorded}) {
      const auto move = game.read(text, reading);
      ASSERT_TRUE(move) << text << ' ' << to_text(move.error());
      EXPECT_EQ(move->notation, "D5-D6");
    }
    EXPECT_FALSE(game.read(text, Reading::exact)) << text;
  }
  EXPECT_EQ(game.read("1. D5–Q").error().where, "1:7");
  const Game river = game_of("river-camelot");
  const std::string tree = river.written().front().notation;
  ASSERT_EQ(tree.front(), '@');
  EXPECT_EQ(river.read("tree " + tree.substr(1)).value().notation, tree);
}

TEST(Game, takes_back_to_the_start) {
  Game game = game_of("camelot");
  for (const char* move : {"D6-F8", "H11-F9", "C6-E8-G8"}) ASSERT_TRUE(game.play(move)) << move;
  EXPECT_NE(game.fen(), game.start_fen());
  EXPECT_TRUE(game.take_back());
  EXPECT_TRUE(game.take_back());
  EXPECT_TRUE(game.take_back());
  EXPECT_FALSE(game.take_back());
  EXPECT_EQ(game.fen(), game.start_fen());
  EXPECT_TRUE(game.played().empty());
}

// The text of moves played by value is written on demand; existing texts are kept.
TEST(Game, has_the_same_moves_however_they_were_played) {
  for (const VariantInfo& variant : catalog()) {
    Random random(7);
    Game at_once = game_of(variant.id);
    Game later = at_once;
    Game mixed = at_once;
    for (int ply = 0; ply < 40 && !at_once.over(); ++ply) {
      const auto written = at_once.written();
      const WrittenMove& move = written[random.below(static_cast<std::uint32_t>(written.size()))];
      at_once.play(move);
      later.play(move.move());
      if (random.below(2) == 0) {
        mixed.play(move.move());
      } else {
        mixed.play(move);
      }
      if (random.below(8) == 0) {
        for (Game* game : {&at_once, &later, &mixed}) game->take_back();
      }
      ASSERT_EQ(later.plies(), at_once.plies());
    }
    const Game copy = later;
    const std::vector<WrittenMove> played(at_once.played().begin(), at_once.played().end());
    for (const Game* game : std::initializer_list<const Game*>{&later, &mixed, &copy}) {
      const auto same = game->played();
      EXPECT_EQ(std::vector<WrittenMove>(same.begin(), same.end()), played) << variant.id;
    }
  }
}

TEST(Game, is_read_by_many_threads) {
  Game game = game_of("camelot");
  Random random(3);
  for (int ply = 0; ply < 30 && !game.over(); ++ply) {
    const auto legal = game.legal();
    game.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].move);
  }
  const Game& one = game;
  std::vector<std::size_t> seen(4);
  {
    std::vector<std::thread> readers;
    readers.reserve(seen.size());
    for (std::size_t& count : seen) {
      readers.emplace_back([&one, &count] {
        for (const WrittenMove& move : one.played()) {
          if (!move.notation.empty()) ++count;
        }
        count += Game(one).played().size();
      });
    }
    for (std::thread& reader : readers) reader.join();
  }
  for (const std::size_t count : seen) EXPECT_EQ(count, 2 * game.plies());
}

TEST(Game, numbers_moves_from_the_number_of_its_fen) {
  Game game = game_of("cam", "1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 b 0,0 7 12");
  EXPECT_FALSE(game.starts_from_array());
  ASSERT_TRUE(game.play("D9-D8"));
  EXPECT_EQ(game.fen(), "1/3/5/2k1k2/1mm1mm1/3m3/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 8 13");
}

TEST(Game, walks_a_published_charge_leg_by_leg) {
  Game game = game_of("camelot");
  for (const char* move : {"E6-E8", "H11-F9", "H6-F8", "F11-H9", "G6-G8", "D11-D9", "E8xC10xC12",
                           "D10-C11", "C12xC10", "E10-E12", "G8xE10"}) {
    ASSERT_TRUE(game.play(move)) << move;
  }
  const auto route = test::squares_of(game, split("I10 G8 G6 E6 E8 G8 E6 C8"));
  for (std::size_t legs = 1; legs < route.size(); ++legs) {
    const Legs here = game.legs(std::span(route).first(legs));
    bool found = false;
    for (const NextLeg& next : here.next) found = found || next.square == route[legs];
    EXPECT_TRUE(found) << game.variant().name_of(route[legs]);
    EXPECT_FALSE(here.stop);
  }
  const Legs end = game.legs(route);
  EXPECT_TRUE(end.stop);
  ASSERT_TRUE(end.outcome);
  EXPECT_EQ(game.variant().word_of(end.outcome->move().kind), "charge");
  // The outcome shown in cli.md, with its shortest and smallest route.
  EXPECT_EQ(end.outcome->notation, "I10-G8xE6xE8xG8xG6xE6xC8");
  EXPECT_EQ(game.variant().names_of(end.outcome->captures), split("D7 E7 F6 F7 F8 G7"));
}

TEST(Game, ends_by_repetition_where_the_rules_say_so) {
  Game game = game_of("camelot");
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(game.over());
    for (const char* move : {"D6-D5", "D11-D12", "D5-D6", "D12-D11"}) {
      ASSERT_TRUE(game.play(move)) << move;
    }
  }
  EXPECT_EQ(game.verdict(), (Verdict{Reason::repetition, 0}));
  EXPECT_EQ(game.verdict_text(), "Draw: the same position for the third time.");
  EXPECT_FALSE(game.can_claim_draw());
  EXPECT_FALSE(game.play("D6-D5"));
}

TEST(Game, counts_the_tree_whatever_the_history_says) {
  const std::string drawn_by_quiet_plies =
      "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2 w 0,0 100 60";
  const auto running = make_game("camelot");
  const auto repeated = make_game("camelot", "wcf,repetition=1");
  const auto quiet = make_game("camelot", "wcf", drawn_by_quiet_plies);
  auto agreed = make_game("camelot");
  agreed->finish(Reason::agreement, std::nullopt);
  const auto first = running->perft_moves();
  ASSERT_EQ(first.size(), running->written().size());
  for (const Result<Game>* drawn : {&repeated, &quiet, &std::as_const(agreed)}) {
    const Game& game = drawn->value();
    ASSERT_TRUE(game.verdict().drawn());
    const auto moves = game.perft_moves();
    ASSERT_EQ(moves.size(), first.size());
    for (int depth : {1, 2}) {
      std::uint64_t leaves = 0;
      for (const WrittenMove& move : moves) leaves += game.perft_behind(move.move(), depth);
      EXPECT_EQ(leaves, game.perft(depth));
      EXPECT_EQ(leaves, running->perft(depth));
    }
  }
  const auto won = make_game("cam", "", "M/3/5/7/7/7/7/7/7/3m3/5/3/1 b");
  ASSERT_TRUE(won->over());
  EXPECT_TRUE(won->perft_moves().empty());
  EXPECT_EQ(won->perft(1), 0U);
}

TEST(Game, writes_a_fen_that_it_reads_however_long_the_game_was) {
  for (const char* counters : {"65534 999999", "65535 1000000"}) {
    auto game = make_game(
        "cam", "", std::string("1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 ") + counters);
    ASSERT_TRUE(game);
    for (const char* move : {"B5-A5", "B9-A9", "A5-B5", "A9-B9"}) {
      ASSERT_TRUE(game->play(move)) << move;
      const auto again = make_game("cam", "", game->fen());
      ASSERT_TRUE(again) << game->fen() << ": " << to_text(again.error());
      EXPECT_EQ(again->fen(), game->fen());
      EXPECT_EQ(again->start_fen(), game->fen());
    }
  }
}

TEST(Game, says_at_which_repetition_the_game_ended) {
  const std::pair<int, const char*> cases[] = {{1, "first"}, {2, "second"}, {5, "fifth"},
                                               {6, "6th"},   {11, "11th"},  {12, "12th"},
                                               {21, "21st"}, {22, "22nd"},  {33, "33rd"}};
  const char* moves[] = {"D6-D5", "D11-D12", "D5-D6", "D12-D11"};
  for (const auto& [occurrence, word] : cases) {
    auto game = make_game("camelot", "wcf,quietPlies=0,repetition=" + std::to_string(occurrence));
    ASSERT_TRUE(game);
    int played = 0;
    while (!game->over()) ASSERT_TRUE(game->play(moves[played++ % 4]));
    EXPECT_EQ(played, 4 * (occurrence - 1));
    EXPECT_EQ(game->verdict_text(),
              std::string("Draw: the same position for the ") + word + " time.");
  }
}

TEST(Game, lets_a_draw_be_claimed_where_repetition_does_not_end_the_game) {
  Game game = game_of("cam");
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(game.can_claim_draw());
    for (const char* move : {"B5-A5", "B9-A9", "A5-B5", "A9-B9"}) {
      ASSERT_TRUE(game.play(move)) << move;
    }
  }
  EXPECT_FALSE(game.over());
  EXPECT_TRUE(game.can_claim_draw());
  game.finish(Reason::repetition, std::nullopt);
  EXPECT_TRUE(game.verdict().drawn());
  EXPECT_EQ(game.verdict_text(),
            "Draw: the same position for the third time, claimed by a player.");
  EXPECT_TRUE(game.take_back());
  EXPECT_FALSE(game.over());
}

TEST(Game, checks_a_move_before_it_is_played) {
  Game game = game_of("cam", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w");
  const Game before = game;
  const Move best = game.read("G8xC4").value().move();
  Move taking_others = best;
  taking_others.taken ^= 4;
  Move aside = best;
  aside.to = Square{255};
  for (const Move wrong : {Move{}, taking_others, aside, Move{.from = best.from, .to = best.from},
                           Move{.from = best.from, .to = best.to, .kind = MoveKind::swap}}) {
    EXPECT_FALSE(game.is_legal(wrong));
    const auto refused = game.try_play(wrong);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::illegal_move);
    EXPECT_FALSE(refused.error().what.empty());
    EXPECT_EQ(refused.error().about, Subject::move);
  }
  EXPECT_FALSE(game.try_play(WrittenMove{}));
  EXPECT_EQ(game.fen(), before.fen());
  EXPECT_EQ(game.plies(), 0u);

  EXPECT_TRUE(game.is_legal(best));
  ASSERT_TRUE(game.try_play(best));
  Game again = before;
  ASSERT_TRUE(again.try_play(before.write(best)));
  EXPECT_EQ(game.fen(), again.fen());
  EXPECT_EQ(game.played().back(), again.played().back());
}

TEST(Game, names_the_rule_that_forbids_a_move) {
  Game game = game_of("camelot");
  const VariantInfo& variant = game.variant();
  const auto refused =
      game.try_play(Move{.from = *variant.find_square("E6"), .to = *variant.find_square("E9")});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().what, "E9: no step, canter or jump leads there from E6.");
}

TEST(Game, checks_that_the_first_move_is_taken_over) {
  Game game = make_game("anti-camelot", "default,swap=true").value();
  const Move first = game.legal().front().move;
  const Move swap{.from = first.to, .to = first.to, .kind = MoveKind::swap};
  EXPECT_FALSE(game.is_legal(swap));
  ASSERT_TRUE(game.try_play(first));
  EXPECT_TRUE(game.is_legal(swap));
  EXPECT_FALSE(game.is_legal(Move{.from = first.from, .to = first.from, .kind = MoveKind::swap}));
  EXPECT_TRUE(game.try_play(swap));
}

TEST(Game, knows_the_piece_on_a_square) {
  const Game game = game_of("cam", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w");
  const VariantInfo& variant = game.variant();
  EXPECT_EQ(game.piece_on(*variant.find_square("G8")), 'K');
  EXPECT_EQ(game.piece_on(*variant.find_square("B7")), 'm');
  EXPECT_EQ(game.piece_on(*variant.find_square("D1")), std::nullopt);
  EXPECT_EQ(game.piece_on(Square{255}), std::nullopt);
}

TEST(Game, does_not_end_by_a_winner_without_a_seat) {
  Game game = game_of("cam");
  game.finish(Reason::resignation, Seat::fourth);
  EXPECT_FALSE(game.over());
}

TEST(Game, is_text_for_a_stream) {
  const Game game = game_of("camette", "1/3/2m2/5/2M2/1M1/1 w");
  std::ostringstream out;
  out << game;
  EXPECT_EQ(out.str(),
            "    .\n"
            "  . . .\n"
            ". . m . .\n"
            ". . . . .\n"
            ". . M . .\n"
            "  . M .\n"
            "    .");
  const WrittenMove move = game.written().front();
  out.str("");
  out << move << ' ' << move.move() << ' ' << move.path.front() << ' ' << move.move().kind << ' '
      << Reason::bare_kings << ' ' << make_game("cam", {}, "1/3/5 w").error();
  EXPECT_EQ(out.str(),
            "C2-B2 C2-B2 C2 plain bare-kings 1:6: the FEN has 3 ranks (expected 13 ranks)");
}

TEST(Game, gives_the_same_outcomes_from_either_generator) {
  for (const VariantInfo& info : catalog()) {
    const auto best = make_game(info.id);
    const auto portable = make_portable_game(info);
    ASSERT_TRUE(best && portable);
    EXPECT_EQ(best->perft(2), portable->perft(2)) << info.id;
  }
}

TEST(Catalog, knows_variants_by_name_and_lists_them_when_asked_for_another) {
  EXPECT_EQ(game_of("Camelot").variant().id, "camelot");
  const auto unknown = make_game("chess");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, ErrorCode::unknown_name);
  EXPECT_EQ(unknown.error().expected,
            "one of cam, camelot, camette, chivalry, mini-camelot, grand-cam, grand-camelot, "
            "tri-camelot, camblam, anti-camelot, river-camelot");
  for (const VariantInfo& info : catalog()) {
    EXPECT_EQ(game_of(info.id).start_fen(), info.array);
    EXPECT_EQ(game_of(info.id, info.array).starts_from_array(), true);
  }
}

}  // namespace
}  // namespace camlann
