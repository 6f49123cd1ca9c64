// Game against the plain rules of test/naive: routes, legs, refusals, duties, kinds and
// notation, on random positions and random walks, legal and not (CAMLANN_COUNT / 20 positions a
// run); verdicts and counters along whole games.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "game/catalog.hpp"
#include "games/camelot/random_positions.hpp"
#include "naive/naive.hpp"
#include "support/data.hpp"
#include "support/told.hpp"
#include "support/volume.hpp"

namespace camlann {
namespace {

using camelot::test::random_switches;
using camelot::test::RandomPositions;
using camlann::test::number_from_environment;
using camlann::test::unless_sanitized;

constexpr auto all_positions = unless_sanitized<std::uint64_t>(200'000, 5'000);

std::vector<std::string> texts_of(const std::vector<naive::Square>& squares) {
  std::vector<std::string> texts;
  for (naive::Square square : squares) texts.push_back(naive::to_text(square));
  return texts;
}

naive::Square plain_square(const Game& game, Square square) {
  return naive::to_square(game.variant().name_of(square));
}

naive::Outcome plain_outcome(const Game& game, const WrittenMove& outcome) {
  const Move move = outcome.move();
  naive::Outcome plain{plain_square(game, move.from), plain_square(game, move.to), {}};
  for (const Square square : outcome.captures) plain.captures.insert(plain_square(game, square));
  return plain;
}

class PlainRules : public testing::TestWithParam<std::string> {};

struct Scene {
  const naive::Rules& plain;
  const naive::Position& pos;
  const Game& game;
  const std::set<naive::Outcome>& outcomes;
};

void check_outcomes(const Scene& scene) {
  std::set<naive::Outcome> found;
  for (const WrittenMove& outcome : scene.game.written()) {
    found.insert(plain_outcome(scene.game, outcome));
  }
  EXPECT_EQ(found, scene.outcomes);
}

// Route, kind and notation of one outcome.
void check_route(const Scene& scene, const WrittenMove& outcome) {
  const VariantInfo& variant = scene.game.variant();
  const auto route = scene.plain.shortest_route(scene.pos, plain_outcome(scene.game, outcome));
  EXPECT_EQ(variant.names_of(outcome.path), texts_of(route)) << outcome.notation;
  EXPECT_EQ(variant.word_of(outcome.move().kind), scene.plain.kind(scene.pos, route))
      << outcome.notation;
  EXPECT_EQ(outcome.notation, scene.plain.notation(scene.pos, route));
}

void check_duty(const Scene& scene) {
  const auto& own = scene.plain.board().castle.at(scene.pos.turn);
  const bool leave =
      scene.plain.switches().own_castle_exit != "off" &&
      std::any_of(own.begin(), own.end(), [&](naive::Square s) {
        const auto found = scene.pos.pieces.find(s);
        return found != scene.pos.pieces.end() && found->second.colour == scene.pos.turn;
      });
  bool direct = false;
  std::set<std::string> able;
  for (const auto& outcome : scene.outcomes) able.insert(naive::to_text(outcome.from));
  for (const Outcome& outcome : scene.game.legal()) {
    direct = direct || outcome.move.kind == MoveKind::jump;
  }
  if (leave && scene.plain.switches().own_castle_exit == "any") direct = false;
  if (scene.plain.switches().capture == "optional") direct = false;

  const Obligation duty = scene.game.obligation();
  using Kind = Obligation::Kind;
  const Kind expected = scene.plain.planting(scene.pos) ? Kind::plant
                        : leave  ? (direct ? Kind::leave_by_jump : Kind::leave)
                        : direct ? Kind::capture
                                 : Kind::none;
  EXPECT_EQ(duty.kind, expected);
  if (expected != Kind::none) {
    const auto squares = scene.game.variant().names_of(duty.squares);
    EXPECT_EQ(std::set<std::string>(squares.begin(), squares.end()), able);
    EXPECT_FALSE(duty.text.empty());
  }
}

// A walk and what may follow it. `squares` begins with any square of the board.
void check_walk(const Scene& scene, const std::vector<naive::Square>& squares) {
  const auto route = camlann::test::squares_of(scene.game, texts_of(squares));
  const auto legal = scene.plain.walk(scene.pos, squares);
  const Legs legs = scene.game.legs(route);
  EXPECT_EQ(legs.stop, legal.has_value());
  ASSERT_EQ(legs.outcome.has_value(), legal.has_value());
  if (legal) {
    EXPECT_EQ(plain_outcome(scene.game, *legs.outcome), *legal);
  }

  std::set<naive::Square> next;
  for (const NextLeg& leg : legs.next) next.insert(plain_square(scene.game, leg.square));
  EXPECT_EQ(next.size(), legs.next.size());
  EXPECT_EQ(next, scene.plain.next_squares(scene.pos, squares));

  const auto refusal = scene.game.why_not(route);
  if (squares.size() > 2) {
    EXPECT_EQ(!refusal, legal.has_value());
  } else {  // a piece, or the first and last square of a move
    const bool fits = std::any_of(scene.outcomes.begin(), scene.outcomes.end(),
                                  [&](const naive::Outcome& outcome) {
                                    return outcome.from == squares.front() &&
                                           (squares.size() == 1 || outcome.to == squares.back());
                                  });
    EXPECT_EQ(!refusal, fits);
  }
  if (refusal) {
    EXPECT_FALSE(refusal->rule.empty());
    EXPECT_FALSE(refusal->text.empty());
  }
  if (squares.size() >= 2 && legal) {
    const auto read = scene.game.read(scene.plain.notation(scene.pos, squares), Reading::exact);
    ASSERT_TRUE(read) << to_text(read.error());
    EXPECT_EQ(plain_outcome(scene.game, *read), *legal);
  }
}

// A walk from anywhere, mostly from an own knight, mostly along what is possible, by hops more
// often than by steps, and back to its start when it comes near: there the rules are subtle.
class RandomWalk {
 public:
  RandomWalk(const Scene& scene, Random& random) : scene_(scene), random_(random) {}

  std::vector<naive::Square> operator()() {
    std::vector<naive::Square> walk{start()};
    const auto legs = random_.below(7);
    for (std::uint32_t i = 0; i < legs; ++i) {
      std::set<naive::Square> next = scene_.plain.next_squares(scene_.pos, walk);
      std::set<naive::Square> hops = next;
      std::erase_if(hops, [&](naive::Square s) { return distance(s, walk.back()) == 1; });
      if (!hops.empty() && !one_in(4)) next = hops;
      if (distance(walk.front(), walk.back()) == 2 && one_in(3)) next = {walk.front()};
      if (!next.empty() && !one_in(5)) {
        walk.push_back(any_of(next));
      } else if (const auto to = neighbour(walk.back())) {
        walk.push_back(*to);
      }
    }
    return walk;
  }

 private:
  [[nodiscard]] bool one_in(std::uint32_t n) { return random_.below(n) == 0; }
  [[nodiscard]] naive::Square any_of(const std::set<naive::Square>& set) {
    return *std::next(set.begin(), random_.below(static_cast<std::uint32_t>(set.size())));
  }
  static int distance(naive::Square a, naive::Square b) {
    return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank));
  }
  // A square one or two on in some direction, mostly two.
  [[nodiscard]] std::optional<naive::Square> neighbour(naive::Square from) {
    const int reach = one_in(4) ? 1 : 2;
    const auto step = [&] { return reach * (static_cast<int>(random_.below(3)) - 1); };
    const naive::Square to{from.file + step(), from.rank + step()};
    if (scene_.plain.board().squares.count(to) == 0) return {};
    return to;
  }
  [[nodiscard]] naive::Square start() {
    std::set<naive::Square> own;
    std::set<naive::Square> knights;
    for (const auto& [square, piece] : scene_.pos.pieces) {
      if (piece.colour != scene_.pos.turn) continue;
      own.insert(square);
      if (piece.knight) knights.insert(square);
    }
    const auto& trees = scene_.plain.board().tree_squares.at(scene_.pos.turn);
    if (!trees.empty() && one_in(4)) return any_of(trees);
    if (!knights.empty() && one_in(2)) return any_of(knights);
    if (!own.empty() && !one_in(5)) return any_of(own);
    return any_of(scene_.plain.board().squares);
  }

  const Scene& scene_;
  Random& random_;
};

// The games built in, those shipped as files and one of the tests' own.
const Catalog& known() {
  static const Catalog all = [] {
    Catalog made;
    EXPECT_TRUE(made.add(camlann::test::read_data("variants/crossroads.variant"), "crossroads"));
    return made;
  }();
  return all;
}

// Only variants from files may have optional capture, or men that only go forward.
naive::Switches switches_of(const std::string& variant, Random& random) {
  naive::Switches switches = random_switches(random);
  if (known().find(variant)->definition == nullptr) {
    switches.capture = "must";
    switches.men = "any";
  }
  return switches;
}

// A variant from a file has one rule set, "default".
std::string rules_text(const naive::Rules& plain) {
  const naive::Switches& switches = plain.switches();
  std::string text = to_text(switches);
  if (!plain.board().tree_squares.at(naive::Colour::white).empty()) {
    text += ",trees=" + std::to_string(switches.trees) +
            ",treeLeap=" + (switches.over_trees ? "canter" : "none");
  }
  if (known().find(plain.board().id)->definition == nullptr) return text;
  return "default" + text.substr(text.find(',')) + ",capture=" + switches.capture +
         ",men=" + switches.men;
}

void check_position(const naive::Rules& plain, const naive::Position& pos, Random& random) {
  const std::string rules = rules_text(plain);
  const std::string fen = plain.write_fen(pos);
  SCOPED_TRACE(plain.board().id + " " + rules + "\n" + fen);
  const auto game = known().make_game(plain.board().id, rules, fen);
  ASSERT_TRUE(game) << to_text(game.error());
  ASSERT_EQ(game->fen(), fen);
  const auto outcomes = plain.outcomes(pos);
  const Scene scene{plain, pos, *game, outcomes};
  if (game->over()) {
    EXPECT_TRUE(game->written().empty());
    EXPECT_NE(plain.verdict(pos), "");
    return;
  }
  check_outcomes(scene);
  check_duty(scene);
  auto given = game->written();
  std::stable_sort(given.begin(), given.end(), [](const WrittenMove& a, const WrittenMove& b) {
    return a.path.size() > b.path.size();
  });
  for (std::uint32_t i = 0; i < 4 && i < given.size(); ++i) {  // two long routes, two any
    const auto any = random.below(static_cast<std::uint32_t>(given.size()));
    check_route(scene, given[i < 2 ? i : any]);
  }
  for (int i = 0; i < 3; ++i) {
    const auto walk = RandomWalk(scene, random)();
    SCOPED_TRACE(testing::PrintToString(texts_of(walk)));
    ASSERT_NO_FATAL_FAILURE(check_walk(scene, walk));
  }
}

TEST_P(PlainRules, AgreeOnRoutesLegsRefusalsAndDuties) {
  const std::uint64_t total = number_from_environment("CAMLANN_COUNT", all_positions) / 20;
  const auto& built_in = naive::board_ids();
  const bool from_file = std::find(built_in.begin(), built_in.end(), GetParam()) == built_in.end();
  const std::uint64_t count = total / built_in.size() / (from_file ? 5 : 1) + 1;
  const std::uint64_t seed = number_from_environment("CAMLANN_SEED", 1);
  std::cout << "CAMLANN_SEED=" << seed << ": " << count << " positions\n";
  Random random(seed + GetParam().size());
  constexpr std::uint64_t positions_a_rule_set = 20;
  for (std::uint64_t done = 0; done < count; done += positions_a_rule_set) {
    const auto& named = naive::rule_sets();
    const auto pick = random.below(static_cast<std::uint32_t>(named.size()) + 3);
    const naive::Switches switches = pick < named.size() ? std::next(named.begin(), pick)->second
                                                         : switches_of(GetParam(), random);
    const naive::Rules plain(naive::board(GetParam()), switches);
    RandomPositions positions(plain, random());
    for (std::uint64_t i = 0; i < positions_a_rule_set; ++i) {
      const naive::Position pos = positions.next();
      check_position(plain, pos, random);
      if (HasFailure()) return;
      positions.go_on(pos, plain.outcomes(pos));
    }
  }
}

// Game state beyond the board: repetitions of the position.
class PlainGame {
 public:
  PlainGame(const naive::Rules& rules, naive::Position start)
      : rules_(rules), pos_(std::move(start)) {
    count();
  }

  [[nodiscard]] const naive::Position& position() const { return pos_; }
  void play(const naive::Outcome& outcome) {
    pos_ = rules_.play(pos_, outcome);
    count();
  }
  // Section 4: repetition is checked after quiet plies, before "no legal move".
  [[nodiscard]] naive::Verdict verdict() const {
    if (const auto decided = rules_.board_verdict(pos_); !decided.empty()) return decided;
    const int draw_at = rules_.switches().repetition;
    if (draw_at > 0 && times_ >= draw_at) return "draw repetition";
    return rules_.verdict(pos_);
  }
  [[nodiscard]] bool can_claim() const {
    return verdict().empty() && rules_.switches().repetition == 0 && times_ >= 3;
  }

 private:
  void count() {
    naive::Position key = pos_;  // same side to move, same castle-move counts
    key.quiet = key.number = 0;
    times_ = 0;
    seen_.push_back(key);
    for (const auto& earlier : seen_) times_ += earlier == key;
  }

  const naive::Rules& rules_;
  naive::Position pos_;
  std::vector<naive::Position> seen_;
  int times_ = 0;
};

std::string text_of(const Verdict& verdict) {
  if (!verdict.over()) return "";
  const char* winner = verdict.drawn() ? "draw" : verdict.won_by(Seat::white) ? "w" : "b";
  return winner + (" " + std::string(to_text(verdict.reason)));
}

// Few pieces that step to and fro meet every kind of draw.
TEST_P(PlainRules, AgreeOnWholeGames) {
  const std::uint64_t games = number_from_environment("CAMLANN_COUNT", all_positions) / 2000;
  const std::uint64_t seed = number_from_environment("CAMLANN_SEED", 1);
  std::cout << "CAMLANN_SEED=" << seed << ": " << games << " games\n";
  Random random(seed + 77 * GetParam().size());
  std::map<std::string, int> met;
  for (std::uint64_t n = 0; n < games; ++n) {
    const naive::Switches switches = switches_of(GetParam(), random);
    const naive::Rules plain(naive::board(GetParam()), switches);
    RandomPositions positions(plain, random());
    PlainGame expected(plain, positions.next());
    const std::string start = plain.write_fen(expected.position());
    SCOPED_TRACE(GetParam() + " " + to_text(switches) + "\n" + start);
    auto game = known().make_game(GetParam(), rules_text(plain), start);
    ASSERT_TRUE(game) << to_text(game.error());
    std::string moves;
    for (int ply = 0; ply < 120; ++ply) {
      SCOPED_TRACE(moves);
      ASSERT_EQ(game->fen(), plain.write_fen(expected.position()));
      ASSERT_EQ(text_of(game->verdict()), expected.verdict());
      ASSERT_EQ(game->can_claim_draw(), expected.can_claim());
      const auto outcomes = game->written();
      ASSERT_EQ(outcomes.empty(), game->over());
      ++met[outcomes.empty() ? text_of(game->verdict()) : expected.can_claim() ? "claim" : ""];
      if (outcomes.empty()) break;
      // Back where it came from, if it can be, half the time.
      std::size_t pick = random.below(static_cast<std::uint32_t>(outcomes.size()));
      const auto played = game->played();
      if (played.size() >= 2 && random.below(2) == 0) {
        const Move last = played[played.size() - 2].move();
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
          const Move move = outcomes[i].move();
          if (move.from == last.to && move.to == last.from) pick = i;
        }
      }
      const WrittenMove& chosen = outcomes[pick];
      moves += chosen.notation + " ";
      game->play(chosen.move());
      expected.play(plain_outcome(*game, chosen));
    }
  }
  const bool small = naive::board(GetParam()).small;
  if (small) {
    EXPECT_EQ(met["draw repetition"] + met["draw quiet"] + met["draw thin"], 0);
  }
  if (games < 50) return;  // too few to meet everything
  if (small) {
    EXPECT_GT(met["claim"], 0);
  } else {
    EXPECT_GT(met["draw repetition"], 0);
    EXPECT_GT(met["draw quiet"], 0);
  }
}

std::string name_of(const testing::TestParamInfo<std::string>& variant) {
  std::string name = variant.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, PlainRules, testing::ValuesIn(naive::board_ids()), name_of);
INSTANTIATE_TEST_SUITE_P(FromFiles, PlainRules, testing::ValuesIn(naive::defined_ids()), name_of);

}  // namespace
}  // namespace camlann
