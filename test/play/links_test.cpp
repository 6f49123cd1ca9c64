// Simulates clocks over slow links: the time charged for a move against the player's real time,
// from the position's arrival to the move's departure. A link delays packets with jitter, and loses
// some, which arrive later and hold up the packets after them. The lag is the server's measurement:
// the time from the event to the answer. The same over real sockets: bench/server/lag.cpp
// (doc/measurements/two-players.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

constexpr double fair_within = 20;  // milliseconds, on the mean of a move
constexpr int games = 60;
constexpr int moves_of_each = 40;

/// There and back, in milliseconds.
struct Quality {
  int round_trip = 0;
  int jitter = 0;
  double lost = 0;
};

/// One direction of a link: keeps the order.
class Lane {
 public:
  Lane(const Quality& quality, Random& random) : quality_(quality), random_(random) {}

  /// When what leaves then arrives.
  Millis carry(Millis leaves) {
    Millis way = quality_.round_trip / 2;
    if (quality_.jitter > 0) {
      const Millis late = random_.below(static_cast<std::uint32_t>(quality_.jitter));
      way += late - quality_.jitter / 2;
    }
    if (random_.below(10'000) < quality_.lost * 10'000) {
      way += std::max(200, quality_.round_trip + 2 * quality_.jitter);
    }
    last_ = std::max(last_, leaves + way);
    return last_;
  }

 private:
  const Quality& quality_;
  Random& random_;
  Millis last_ = 0;
};

struct Errors {
  double sum = 0;
  int count = 0;

  void add(Millis error) {
    sum += static_cast<double>(error);
    ++count;
  }
  [[nodiscard]] double mean() const { return sum / count; }
};

/// White is behind the link, Black is next to the server; returns the errors of each.
std::array<Errors, 2> play_over(const Quality& quality, const TimeControl& time, Random& random) {
  std::array<Errors, 2> errors;
  for (int game = 0; game < games; ++game) {
    Terms terms;
    terms.time = time;
    Sitting sitting{state_of("cam", {0, 0}, {}, terms)};
    put_apart(sitting.state);
    Lane to_white(quality, random);
    Lane to_server(quality, random);
    constexpr const char* way[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    for (int ply = 0; ply < 2 * moves_of_each; ++ply) {
      const bool far = ply % 2 == 0;
      const Seat seat = sitting.state.board.seat();
      const Millis told = sitting.now;
      const Millis arrived = far ? to_white.carry(told) : told;
      const Millis answered = far ? to_server.carry(arrived) : told;
      const Millis had = 150 + random.below(1350);
      const Millis before = sitting.state.clocks.left(seat, told).value();
      sitting.now = far ? to_server.carry(arrived + had) : arrived + had;
      sitting.lag = answered - told;
      sitting.play(way[ply % 4]);
      if (ply < 2) continue;  // no clock runs before
      const Millis charged =
          before + time.increment - sitting.state.clocks.left(seat, sitting.now).value();
      errors[far ? 0 : 1].add(charged - std::max<Millis>(0, had - time.delay));
    }
  }
  return errors;
}

TEST(Links, ClocksAreFairWithin20MsOnSlowLinksWithJitterAndLoss) {
  constexpr Quality qualities[] = {{0, 0, 0},       {50, 0, 0},  {50, 20, 0.01},  {150, 0, 0},
                                   {150, 60, 0.01}, {400, 0, 0}, {400, 100, 0.01}};
  constexpr TimeControl times[] = {{3'600'000, 0, 0}, {3'600'000, 2'000, 0}, {3'600'000, 0, 100}};
  Random random(21);
  for (const auto& quality : qualities) {
    for (const auto& time : times) {
      const auto [far, near] = play_over(quality, time, random);
      const auto which = std::to_string(quality.round_trip) + " ms, jitter " +
                         std::to_string(quality.jitter) + ", +" + std::to_string(time.increment) +
                         ", delay " + std::to_string(time.delay);
      EXPECT_LE(std::abs(far.mean()), fair_within) << which;
      EXPECT_EQ(near.mean(), 0) << which << ": nobody pays for another's link";
      EXPECT_GT(far.count, 1000);
    }
  }
}

// The compensation is limited, so that a player cannot win time by slowing the link.
TEST(Links, CompensationIsLimitedByTheQuotaOnAnyLink) {
  Random random(22);
  const auto [far, near] = play_over({4000, 0, 0}, {3'600'000, 0, 0}, random);
  const double on_the_way = 4000;
  EXPECT_GE(far.mean(), on_the_way - static_cast<double>(lag_per_move));
  EXPECT_EQ(near.mean(), 0);
}

}  // namespace
}  // namespace camlann::play::test
