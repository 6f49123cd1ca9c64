// Sums that are updated along a walk equal those added up from nothing, over whole random games.

#include "nn/sums.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/square_set.hpp"
#include "games/camblam/leaf_judge.hpp"
#include "games/camblam/rules.hpp"
#include "games/camelot/leaf_judge.hpp"
#include "games/camelot/rules.hpp"
#include "nn/random_network.hpp"
#include "rules/move_list.hpp"

namespace camlann::test {
namespace {

using camelot::PortableRules;

std::shared_ptr<const nn::Network> network_for(const camelot::Variant& variant,
                                               std::uint64_t seed) {
  return std::make_shared<const nn::Network>(
      random_network(seed, static_cast<std::size_t>(variant.squares.size()),
                     static_cast<std::size_t>(2 * variant.men_per_seat), 2));
}

nn::Board board_of(const camelot::Variant& variant) {
  return *nn::Board::of(variant.squares, camelot::network_kinds);
}

/// The same value by the definition: every man's row added to the bias, one by one.
template <std::size_t Sets>
int plain_value(const nn::Network& network, const nn::Board& board,
                const std::array<SquareSet, Sets>& placed, std::size_t to_move) {
  std::size_t men = 0;
  for (const SquareSet& set : placed) men += static_cast<std::size_t>(set.size());
  const std::size_t set = nn::output_set(men, network.men);
  std::int64_t total = 0;
  for (std::size_t view = 0; view < 2; ++view) {
    const std::size_t place = view == to_move ? 0 : 1;
    for (std::size_t i = 0; i < network.width(); ++i) {
      const auto number = [&](const std::vector<nn::Lane>& rows, std::size_t row) {
        return rows[row * network.lanes + i / nn::lane_size].n[i % nn::lane_size];
      };
      std::int64_t sum = number(network.bias, 0);
      for (std::size_t kind = 0; kind < placed.size(); ++kind) {
        placed[kind].for_each(
            [&](Square s) { sum += number(network.rows, board.row(view, kind, s)); });
      }
      sum = sum < 0 ? 0 : sum > nn::one ? nn::one : sum;
      total += sum * sum * number(network.output, 2 * set + place);
    }
  }
  const std::int64_t raw = total / nn::one + network.output_bias[set];
  const std::int64_t score = raw * network.scale / (nn::one * nn::output_one);
  return static_cast<int>(score < -nn::most_score  ? -nn::most_score
                          : score > nn::most_score ? nn::most_score
                                                   : score);
}

/// Walks through random games, forth and back, and compares the values now and then.
template <class Rules, std::size_t Kinds>
class Walker {
 public:
  using Position = typename Rules::Position;

  Walker(Rules rules, const nn::Board& board, std::shared_ptr<const nn::Network> network,
         Registers registers, std::uint64_t seed)
      : rules_(std::move(rules)),
        board_(board),
        network_(std::move(network)),
        sums_(network_, board_, 4, registers),
        random_(seed) {}

  void walk(int steps) {
    path_.assign(1, rules_.start());
    sums_.begin();
    for (int i = 0; i < steps; ++i) {
      if (path_.size() > 1 && (random_.below(3) == 0 || over())) {
        path_.pop_back();
        sums_.take_back();
      } else {
        go_on();
      }
      if (random_.below(3) == 0) compare();
    }
    EXPECT_GT(compared_, steps / 6);
  }

 private:
  [[nodiscard]] bool over() const { return rules_.verdict(path_.back()).over(); }

  void go_on() {
    MoveList moves;
    rules_.legal(path_.back(), moves);
    Position next = path_.back();
    rules_.advance(next, moves[random_.below(static_cast<std::uint32_t>(moves.size()))]);
    path_.push_back(next);
    sums_.play();
  }

  void compare() {
    const Position& here = path_.back();
    const nn::Placement<Kinds> placed = placement_of(here);
    nn::Sums<Kinds> fresh(network_, board_, 1, Registers::portable);
    const std::size_t to_move = index_of(here.turn);
    ASSERT_EQ(sums_.value(placed, to_move), fresh.value(placed, to_move));
    ASSERT_EQ(sums_.value(placed, to_move), plain_value(*network_, board_, placed, to_move));
    ++compared_;
  }

  Rules rules_;
  nn::Board board_;
  std::shared_ptr<const nn::Network> network_;
  nn::Sums<Kinds> sums_;
  Random random_;
  std::vector<Position> path_;
  int compared_ = 0;
};

TEST(NetworkSums, UpdatedOnesEqualFreshOnes) {
  for (const camelot::Variant& variant : camelot::two_handed_variants()) {
    SCOPED_TRACE(variant.id);
    for (const Registers registers : {Registers::best, Registers::portable}) {
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Walker<PortableRules, camelot::network_kinds>(PortableRules(variant, {}), board_of(variant),
                                                      network_for(variant, seed), registers, seed)
            .walk(600);
      }
    }
  }
}

TEST(NetworkSums, UpdatedOnesEqualFreshOnesInCamblam) {
  constexpr std::size_t kinds = camblam::network_kinds;
  const nn::Board board = *nn::Board::of(camblam::board_squares(), kinds);
  for (const Registers registers : {Registers::best, Registers::portable}) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto network = std::make_shared<const nn::Network>(
          random_network(seed, board.squares(), camblam::network_men, 2, kinds));
      Walker<camblam::Rules, kinds>(camblam::Rules({}), board, network, registers, seed).walk(600);
    }
  }
}

TEST(NetworkSums, AWalkThatIsNotToldOfMovesIsRightToo) {
  const camelot::Variant& variant = *camelot::find_variant("cam");
  const auto network = network_for(variant, 3);
  const nn::Board board = board_of(variant);
  nn::Sums<2> kept(network, board, 1);
  nn::Placement<2> placed{};
  placed[0].add(make_square(3, 5));
  EXPECT_EQ(kept.value(placed, 0), plain_value(*network, board, placed, 0));
  placed[3].add(make_square(3, 6));
  EXPECT_EQ(kept.value(placed, 1), plain_value(*network, board, placed, 1));
}

TEST(NetworkBoard, BothEndsSeeTheSame) {
  for (const camelot::Variant& variant : camelot::two_handed_variants()) {
    const auto board = nn::Board::of(variant.squares, 2);
    ASSERT_TRUE(board) << variant.id;
    const auto network = network_for(variant, 5);
    // The position turned round, with the colours exchanged, has the same value.
    const PortableRules rules(variant, {});
    const nn::Placement<2> start = camelot::placement_of(rules.start());
    nn::Sums<2> sums(network, *board, 1);
    EXPECT_EQ(sums.value(start, 0), sums.value(start, 1)) << variant.id;
  }
  constexpr std::size_t kinds = camblam::network_kinds;
  const nn::Board board = *nn::Board::of(camblam::board_squares(), kinds);
  nn::Sums<kinds> sums(std::make_shared<const nn::Network>(
                           random_network(7, board.squares(), camblam::network_men, 1, kinds)),
                       board, 1);
  const auto start = camblam::placement_of(camblam::Rules({}).start());
  EXPECT_EQ(sums.value(start, 0), sums.value(start, 1));
  SquareSet odd;
  odd.add(make_square(0, 0));
  odd.add(make_square(1, 1));
  EXPECT_FALSE(nn::Board::of(odd, 2));
  EXPECT_FALSE(nn::Board::of({}, 2));
}

}  // namespace
}  // namespace camlann::test
