#pragma once
// Large memory: the installed size, and arrays that cost nothing until they are used.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <type_traits>

#include "base/result.hpp"

namespace camlann {

/// Returns the memory of this machine, in bytes.
[[nodiscard]] std::uint64_t installed_memory();

/// Returns an error if the machine has less memory than this; `where` names the requester.
[[nodiscard]] Result<void> fits_memory(std::uint64_t bytes, std::string_view where);

/// Fails like operator new: throws std::bad_alloc, or ends a program that is built without
/// exceptions.
[[noreturn]] void out_of_memory();

/// An array of zero bits, which must be a value of T. Pages are allocated on first access, so that
/// even gigabytes are available at once.
template <class T>
class ZeroedArray {
 public:
  explicit ZeroedArray(std::size_t size) : size_(size) { allocate(); }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] T& operator[](std::size_t i) { return first_[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return first_[i]; }

  /// Resets everything to zero, at once.
  void clear() {
    memory_.reset();
    allocate();
  }

 private:
  static_assert(std::is_trivially_destructible_v<T>);

  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  void allocate() {
    std::size_t bytes = size_ * sizeof(T) + alignof(T);
    memory_.reset(std::calloc(bytes, 1));
    if (!memory_) out_of_memory();
    void* aligned = memory_.get();
    first_ = static_cast<T*>(std::align(alignof(T), size_ * sizeof(T), aligned, bytes));
  }

  std::size_t size_;
  std::unique_ptr<void, Free> memory_;
  T* first_ = nullptr;
};

}  // namespace camlann
