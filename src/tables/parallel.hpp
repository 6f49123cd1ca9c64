#pragma once
// Splits a range among threads, a chunk at a time.

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace camlann::tables {

/// Calls work(thread, begin, end) until chunks of `chunk` have covered [0, count). Returns when all
/// is done; what one thread wrote the caller then sees.
template <class Work>
void in_parallel(unsigned threads, std::uint64_t count, std::uint64_t chunk, Work&& work) {
  std::atomic<std::uint64_t> next{0};
  const auto run = [&](unsigned thread) {
    for (std::uint64_t begin = next.fetch_add(chunk); begin < count;
         begin = next.fetch_add(chunk)) {
      work(thread, begin, std::min(count, begin + chunk));
    }
  };
  std::vector<std::thread> others;
  if (count > chunk) {
    for (unsigned thread = 1; thread < threads; ++thread) others.emplace_back(run, thread);
  }
  run(0);
  for (std::thread& other : others) other.join();
}

}  // namespace camlann::tables
