#pragma once
// A check before work by a library that ends the program if memory runs out.

#include <cstddef>
#include <new>

namespace camlann::server {

/// Throws std::bad_alloc if `bytes` cannot be allocated now. Calls the function, since compilers
/// may leave out a new-expression.
inline void require_memory(std::size_t bytes) {
  void* volatile memory = ::operator new(bytes);
  ::operator delete(memory);
}

}  // namespace camlann::server
