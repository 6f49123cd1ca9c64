// A queue that runs out of memory: an element that could not be added is absent, and the others are
// kept in order. A separate program, as it has its own operator new.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <random>
#include <string>

#include "server/core/fair_queue.hpp"
#include "server/ipv6.hpp"

namespace {

/// Number of allocations that still succeed before one fails; negative: all do.
int allocations_left = -1;

}  // namespace

// Not inlined: a compiler that sees malloc() behind new takes the delete of others for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (allocations_left == 0) {
    allocations_left = -1;
    throw std::bad_alloc();
  }
  if (allocations_left > 0) --allocations_left;
  if (void* const memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}

[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace camlann::server {
namespace {

using Queue = FairQueue<int>;

/// Too long to be kept without an allocation.
std::string long_name(const std::string& kind, std::uint_fast32_t number) {
  return kind + " whose name takes memory, number " + std::to_string(number);
}

/// Pushes, unless an allocation fails on the way, of which there are fewer than `least`.
bool push(Queue& queue, const QueueKey& queue_key, Cost estimate, int work, bool first, int least) {
  allocations_left = least;
  try {
    if (first) {
      queue.push_first(queue_key, estimate, work);
    } else {
      queue.push(queue_key, estimate, work);
    }
    allocations_left = -1;
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

TEST(ScarceMemory, AFailedAdditionLosesNoOtherElements) {
  std::mt19937 random(7);
  int failed = 0;
  for (int game = 0; game < 200; ++game) {
    Queue rich;
    Queue poor;
    for (int step = 0; step < 200; ++step) {
      const auto address = random() % 8 < 4
                               ? long_name("address", random() % 4)
                               : test::ipv6(1, static_cast<int>(random() % 2), random() % 2 == 0);
      const QueueKey queue_key(long_name("player", random() % 5), address);
      const auto cost = static_cast<Cost>(random() % 50);
      if (random() % 5 < 3) {
        const bool first = random() % 4 == 0;
        const int work = step;
        rich.push(queue_key, cost, work);
        for (int least = 0; !push(poor, queue_key, cost, work, false, least); ++least) ++failed;
        if (first) {
          rich.push_first(queue_key, cost, -work);
          for (int least = 0; !push(poor, queue_key, cost, -work, true, least); ++least) ++failed;
        }
      } else if (!rich.empty()) {
        const auto expected = rich.pop();
        rich.charge(expected.queue_key, cost);
        allocations_left = 0;  // to take out needs none
        const auto piece = poor.pop();
        allocations_left = -1;
        poor.charge(piece.queue_key, cost);
        ASSERT_EQ(piece.work, expected.work);
        ASSERT_EQ(piece.queue_key.player, expected.queue_key.player);
      }
      ASSERT_EQ(poor.size(), rich.size());
      ASSERT_EQ(poor.shares(queue_key), rich.shares(queue_key));
    }
  }
  EXPECT_GT(failed, 100'000);
}

}  // namespace
}  // namespace camlann::server
