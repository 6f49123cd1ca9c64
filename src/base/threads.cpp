#include "base/threads.hpp"

#include <latch>

namespace camlann {

int threads_to_be_had(int wanted) {
  std::latch counted(1);  // keeps all threads running at the same time
  Threads threads;
  int count = 1;
  while (count < wanted && threads.start([&counted] { counted.wait(); })) ++count;
  counted.count_down();
  threads.join();
  return count;
}

}  // namespace camlann
