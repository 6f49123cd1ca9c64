// The contract of a Game, for every variant in the catalog and each of its rule sets: checked along
// random games without knowing a rule.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/replay.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "support/told.hpp"

namespace camlann {
namespace {

// Sort key of a square's name: file, then rank as a number.
std::pair<char, int> order_of(const std::string& square) {
  return {square.at(0), std::stoi(square.substr(1))};
}

std::vector<std::pair<char, int>> order_of(const std::vector<std::string>& squares) {
  std::vector<std::pair<char, int>> order;
  for (const std::string& square : squares) order.push_back(order_of(square));
  return order;
}

// Each family lists its outcomes in its own order.
bool listed_before(const VariantInfo& variant, const WrittenMove& a, const WrittenMove& b,
                   bool by_notation) {
  if (by_notation) return a.notation < b.notation;
  const auto key = [&variant](const WrittenMove& o) {
    return std::tuple(order_of(variant.name_of(o.move().from)),
                      order_of(variant.name_of(o.move().to)),
                      order_of(variant.names_of(o.captures)));
  };
  return key(a) < key(b);
}

std::vector<std::string> texts_of(const Game& game) {
  const VariantInfo& variant = game.variant();
  std::vector<std::string> texts;
  for (const WrittenMove& o : game.written()) {
    std::string text = variant.name_of(o.move().from) + ">" + variant.name_of(o.move().to);
    for (const Square square : o.captures) text += "," + variant.name_of(square);
    texts.push_back(text + " " + o.notation + " " + std::string(variant.word_of(o.move().kind)));
  }
  return texts;
}

// Everything an onlooker can see of a game.
struct Sight {
  explicit Sight(const Game& game)
      : fen(game.fen()),
        outcomes(texts_of(game)),
        verdict(game.verdict()),
        verdict_text(game.verdict_text()),
        obligation(game.obligation().text),
        can_claim(game.can_claim_draw()),
        plies(game.played().size()) {}
  bool operator==(const Sight&) const = default;

  std::string fen;
  std::vector<std::string> outcomes;
  Verdict verdict;
  std::string verdict_text;
  std::string obligation;
  bool can_claim;
  std::size_t plies;
};

bool is_camblam(const Game& game) {
  return game.variant().id == "camblam";
}

void check_outcome(const Game& game, const WrittenMove& outcome) {
  SCOPED_TRACE(outcome.notation);
  ASSERT_GE(outcome.path.size(), outcome.move().kind == MoveKind::plant ? 1u : 2u);
  EXPECT_EQ(outcome.path.front(), outcome.move().from);
  EXPECT_EQ(outcome.path.back(), outcome.move().to);
  if (is_camblam(game)) {
    EXPECT_TRUE(outcome.captures.empty() || outcome.captures.back() == outcome.move().to);
  } else {
    const auto captures = order_of(game.variant().names_of(outcome.captures));
    EXPECT_TRUE(std::is_sorted(captures.begin(), captures.end()));
  }
  EXPECT_EQ(outcome.captures.empty(), outcome.notation.find_first_of("x*") == std::string::npos);

  const auto exact = game.read(outcome.notation, Reading::exact);
  ASSERT_TRUE(exact) << to_text(exact.error());
  EXPECT_EQ(exact->move(), outcome.move());
  const auto read = game.read(outcome.notation);
  ASSERT_TRUE(read) << to_text(read.error());
  EXPECT_EQ(read->move(), outcome.move());
  EXPECT_FALSE(game.why_not(outcome.path));

  for (std::size_t i = 1; i < outcome.path.size(); ++i) {
    const std::span squares(outcome.path.data(), i);
    const Legs legs = game.legs(squares);
    EXPECT_TRUE(std::any_of(legs.next.begin(), legs.next.end(), [&](const NextLeg& leg) {
      return leg.square == outcome.path[i];
    })) << game.variant().name_of(outcome.path[i]);
    EXPECT_EQ(legs.stop, legs.outcome.has_value());
  }
  const Legs end = game.legs(outcome.path);
  ASSERT_TRUE(end.stop);
  EXPECT_EQ(end.outcome->move().from, outcome.move().from);
  EXPECT_EQ(end.outcome->move().to, outcome.move().to);
  EXPECT_EQ(end.outcome->captures, outcome.captures);
}

void check_position(const Game& game) {
  const auto outcomes = game.written();
  EXPECT_EQ(game.over(), outcomes.empty());
  EXPECT_EQ(game.over(), !game.verdict_text().empty());
  const bool by_notation = is_camblam(game);
  EXPECT_EQ(std::adjacent_find(outcomes.begin(), outcomes.end(),
                               [&](const WrittenMove& a, const WrittenMove& b) {
                                 return !listed_before(game.variant(), a, b, by_notation);
                               }),
            outcomes.end())
      << "an outcome is listed twice or out of order";
  std::set<std::string> notations;
  for (const WrittenMove& outcome : outcomes) notations.insert(outcome.notation);
  EXPECT_EQ(notations.size(), outcomes.size()) << "two outcomes are written alike";

  const auto legal = game.legal();
  ASSERT_EQ(legal.size(), outcomes.size());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    EXPECT_EQ(legal[i], outcomes[i].outcome) << outcomes[i].notation;
    EXPECT_EQ(game.write(legal[i].move).notation, outcomes[i].notation);
    EXPECT_TRUE(game.is_legal(outcomes[i])) << outcomes[i].notation;
    EXPECT_TRUE(game.is_legal(legal[i].move)) << outcomes[i].notation;
  }
}

// A move of the last position is legal now only if it still does the same.
void check_stale(const Game& game, const std::vector<WrittenMove>& stale) {
  const auto legal = game.legal();
  for (const WrittenMove& move : stale) {
    const bool does_the_same = std::any_of(legal.begin(), legal.end(), [&](const Outcome& outcome) {
      return outcome.move.from == move.move().from && outcome.move.to == move.move().to &&
             outcome.captures == move.outcome.captures;
    });
    EXPECT_LE(game.is_legal(move), does_the_same) << move.notation;
    const bool listed = std::any_of(legal.begin(), legal.end(), [&](const Outcome& outcome) {
      return outcome.move == move.move();
    });
    EXPECT_EQ(game.is_legal(move.move()), listed) << move.notation;
  }
}

// A move with another outcome than its path has is no move.
void check_forged(const Game& game, const WrittenMove& legal) {
  WrittenMove forged = legal;
  forged.outcome.captures ^= SquareSet::of(legal.move().to);
  EXPECT_FALSE(game.is_legal(forged)) << legal.notation;
  forged = legal;
  forged.outcome.move.taken ^= 1U << 31U;
  EXPECT_FALSE(game.is_legal(forged)) << legal.notation;
  EXPECT_FALSE(game.is_legal(WrittenMove{}));
  EXPECT_FALSE(game.is_legal(forged.move())) << legal.notation;
  EXPECT_FALSE(game.is_legal(Move{}));
}

// The game from its FEN is equal except for the history.
void check_fen(const Game& game) {
  const auto again = make_game(game.variant().id, game.rules(), game.fen());
  ASSERT_TRUE(again) << to_text(again.error());
  EXPECT_EQ(again->fen(), game.fen());
  EXPECT_EQ(again->rules(), game.rules());
  EXPECT_EQ(again->pieces(), game.pieces());
  if (game.verdict().reason != Reason::repetition) {
    EXPECT_EQ(texts_of(*again), texts_of(game));
    EXPECT_EQ(again->verdict(), game.verdict());
  }
}

// The same position without history, for each seat to move: equal to its FEN with another letter.
void check_fresh(const Game& game) {
  const std::string letters = game.variant().seat_letters();
  for (unsigned i = 0; i < letters.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    std::string fen = game.fen();
    fen[fen.find(' ') + 1] = letters[i];
    const auto read = make_game(game.variant().id, game.rules(), fen);
    if (!read) continue;  // no position for that seat to move in
    const Game fresh = game.fresh(seat);
    EXPECT_EQ(Sight(fresh), Sight(*read)) << fen;
    EXPECT_EQ(fresh.seat(), read->seat()) << fen;
    EXPECT_TRUE(fresh.played().empty());
  }
}

// Written as a record, read and replayed: the same moves to the same end.
void check_record(const Game& game) {
  const auto records = read_records(write_record(to_record(game)));
  ASSERT_TRUE(records) << to_text(records.error());
  ASSERT_EQ(records->size(), 1u);
  const Replay again = replay(records->front());
  ASSERT_FALSE(again.fault) << to_text(again.fault->error);
  EXPECT_EQ(Sight(*again.game), Sight(game));
  EXPECT_EQ(again.game->start_fen(), game.start_fen());
}

using Entry = std::tuple<std::string, std::string>;  // variant, rule set

std::vector<Entry> entries() {
  std::vector<Entry> all;
  for (const VariantInfo& variant : catalog()) {
    for (const RuleSetInfo& rules : variant.rule_sets) all.emplace_back(variant.id, rules.id);
  }
  return all;
}

class Contract : public testing::TestWithParam<Entry> {
 protected:
  [[nodiscard]] Game game() const {
    const auto& [variant, rules] = GetParam();
    auto made = make_game(variant, rules);
    EXPECT_TRUE(made);
    return std::move(made).value();
  }
};

TEST_P(Contract, HoldsAlongRandomGames) {
  constexpr int games = 6;
  constexpr std::size_t most_plies = 160;
  Random random(static_cast<std::uint64_t>(std::get<0>(GetParam()).size()) * 131 +
                std::get<1>(GetParam()).size());
  for (int n = 0; n < games; ++n) {
    Game played = game();
    std::vector<Sight> seen{Sight(played)};
    while (!played.over() && played.played().size() < most_plies) {
      ASSERT_NO_FATAL_FAILURE(check_position(played)) << played.fen();
      const auto outcomes = played.written();
      const WrittenMove& chosen =
          outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
      ASSERT_NO_FATAL_FAILURE(check_outcome(played, chosen)) << played.fen();
      check_forged(played, chosen);
      if (random.below(2) == 0) {
        ASSERT_TRUE(played.play(chosen.notation));
      } else {
        played.play(chosen.move());
      }
      ASSERT_EQ(played.played().back().notation, chosen.notation);
      seen.emplace_back(played);
      ASSERT_NO_FATAL_FAILURE(check_fen(played)) << played.fen();
      check_stale(played, outcomes);
      if (played.played().size() % 4 == 0) check_fresh(played);
    }
    ASSERT_NO_FATAL_FAILURE(check_position(played));
    ASSERT_NO_FATAL_FAILURE(check_record(played));

    Game copy = played;
    while (seen.size() > 1) {
      seen.pop_back();
      ASSERT_TRUE(played.take_back());
      ASSERT_EQ(Sight(played), seen.back());
    }
    EXPECT_FALSE(played.take_back());
    EXPECT_TRUE(played.starts_from_array());
    EXPECT_GT(copy.played().size(), 0u);
  }
}

TEST_P(Contract, AFinishedGameHasNoMoves) {
  Game finished = game();
  const std::string first = finished.written().front().notation;
  const std::vector<Square> start{finished.written().front().path.front()};
  finished.finish(Reason::resignation, Seat::black);
  EXPECT_TRUE(finished.verdict().won_by(Seat::black));
  EXPECT_TRUE(finished.written().empty());
  EXPECT_FALSE(finished.read(first));
  EXPECT_FALSE(finished.is_legal(game().written().front()));
  EXPECT_FALSE(finished.play(first));
  const auto over = finished.try_play(game().legal().front().move);
  ASSERT_FALSE(over);
  EXPECT_EQ(over.error().code, ErrorCode::game_over);
  EXPECT_TRUE(finished.legs(start).next.empty());
  const auto refusal = finished.why_not(start);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->rule, "game-over");
  EXPECT_EQ(finished.obligation().kind, Obligation::Kind::none);
}

TEST_P(Contract, AnIllegalMoveChangesNothing) {
  Game here = game();
  const Sight before(here);
  for (const char* text :
       {"", "A", "A0-A1", "Z9-Z8", "D1-D1", "C2xC4xC6", "  ", "C3-", "-", "1-0"}) {
    const auto refused = here.play(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_FALSE(refused.error().what.empty()) << text;
    EXPECT_FALSE(refused.error().expected.empty()) << text;
    EXPECT_EQ(Sight(here), before) << text;
  }
}

std::string name_of(const testing::TestParamInfo<Entry>& info) {
  std::string name = std::get<0>(info.param) + "_" + std::get<1>(info.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Catalog, Contract, testing::ValuesIn(entries()), name_of);

}  // namespace
}  // namespace camlann
