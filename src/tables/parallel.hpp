#pragma once
// Splits a range among threads, a chunk at a time.

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "base/threads.hpp"

namespace camlann::tables {

/// Calls work(thread, begin, end) until chunks of `chunk` have covered [0, count). Returns when all
/// is done; the caller then sees the writes of all threads.
template <class Work>
void in_parallel(unsigned threads, std::uint64_t count, std::uint64_t chunk, Work&& work) {
  std::atomic<std::uint64_t> next{0};
  const auto run = [&](unsigned thread) {
    for (std::uint64_t begin = next.fetch_add(chunk); begin < count;
         begin = next.fetch_add(chunk)) {
      work(thread, begin, std::min(count, begin + chunk));
    }
  };
  Threads others;
  for (unsigned thread = 1; count > chunk && thread < threads; ++thread) {
    if (!others.start([&run, thread] { run(thread); })) break;
  }
  run(0);
  others.join();
}

}  // namespace camlann::tables
