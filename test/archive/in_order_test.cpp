// Jobs on several threads come back in their order, whatever happens to them.

#include "archive/in_order.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace camlann::archive {
namespace {

using namespace std::chrono_literals;

TEST(InOrder, GivesResultsInTheOrderOfTheJobs) {
  InOrder<int> squares(3, [](int& job) {
    if (job % 5 == 0) std::this_thread::sleep_for(1ms);
    job *= job;
  });
  int given = 0;
  for (int taken = 0; taken < 200; ++taken) {
    while (given < 200 && squares.size() < 7) squares.give(given++);
    EXPECT_EQ(squares.take(), taken * taken);
  }
  EXPECT_EQ(squares.size(), 0u);
}

TEST(InOrder, ThrowsWhatTheWorkThrewAtItsPlace) {
  InOrder<int> jobs(2, [](int& job) {
    if (job == 1) throw std::runtime_error("one");
  });
  for (int job = 0; job < 3; ++job) jobs.give(job);
  EXPECT_EQ(jobs.take(), 0);
  EXPECT_THROW(jobs.take(), std::runtime_error);
  EXPECT_EQ(jobs.take(), 2);
}

TEST(InOrder, EndsWithJobsThatWereNotTaken) {
  std::atomic<int> begun = 0;
  {
    InOrder<int> jobs(2, [&](int&) {
      ++begun;
      std::this_thread::sleep_for(1ms);
    });
    for (int job = 0; job < 1000; ++job) jobs.give(job);
  }
  EXPECT_LT(begun, 1000);
}

}  // namespace
}  // namespace camlann::archive
