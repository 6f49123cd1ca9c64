// Memory that runs out at times, for hunger_test.cpp: preloaded into the server (LD_PRELOAD) it
// refuses one in N allocations. CAMLANN_HUNGER names a file with N, a number of four bytes in this
// machine's order; 0 refuses none. The test changes it while the server runs. Only plain C calls:
// this runs before main() and after it.

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" {
// The C library's own, behind the names that are replaced here.
void* __libc_malloc(size_t size);                 // NOLINT(bugprone-reserved-identifier)
void* __libc_calloc(size_t count, size_t size);   // NOLINT(bugprone-reserved-identifier)
void* __libc_realloc(void* memory, size_t size);  // NOLINT(bugprone-reserved-identifier)
}

namespace {

const std::atomic<std::uint32_t>* open_hunger() {
  const char* const path = std::getenv("CAMLANN_HUNGER");
  if (path == nullptr) return nullptr;
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) std::abort();
  void* const shared = mmap(nullptr, sizeof(std::uint32_t), PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (shared == MAP_FAILED) std::abort();
  return static_cast<const std::atomic<std::uint32_t>*>(shared);
}

std::atomic<const std::atomic<std::uint32_t>*> hunger{nullptr};
std::atomic<std::uint32_t> asked{0};

[[gnu::constructor]] void begin() {
  hunger = open_hunger();
}

/// Which allocations fail must not follow the rhythm in which the server asks.
std::uint32_t mixed(std::uint32_t number) {
  number = (number ^ (number >> 16U)) * 0x7feb352dU;
  number = (number ^ (number >> 15U)) * 0x846ca68bU;
  return number ^ (number >> 16U);
}

bool refused() {
  const auto* const one_of = hunger.load(std::memory_order_relaxed);
  const auto many = one_of == nullptr ? 0 : one_of->load(std::memory_order_relaxed);
  if (many == 0 || mixed(asked.fetch_add(1, std::memory_order_relaxed)) % many != 0) return false;
  errno = ENOMEM;
  return true;
}

}  // namespace

extern "C" {

void* malloc(size_t size) {
  return refused() ? nullptr : __libc_malloc(size);
}

void* calloc(size_t count, size_t size) {
  return refused() ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* memory, size_t size) {
  return refused() ? nullptr : __libc_realloc(memory, size);
}

}  // extern "C"
