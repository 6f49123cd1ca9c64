#pragma once
// Shared by the fuzz targets. A target reads its input, writes the value and reads it again, with
// the same result; a broken promise aborts, so that libFuzzer keeps the input.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace camlann::fuzz {

/// Aborts with the place unless `promise` holds.
inline void check(bool promise, const char* what) {
  if (promise) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

/// The input as text, behind the bytes that were taken from its front.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size)
      : text_(reinterpret_cast<const char*>(data), size) {}

  /// A number below `bound` from the first byte, a letter in the corpus: A is 0.
  [[nodiscard]] std::size_t choice(std::size_t bound) {
    if (text_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(text_.front() - 'A');
    text_.remove_prefix(1);
    return byte % bound;
  }
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

}  // namespace camlann::fuzz
