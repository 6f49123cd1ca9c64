#pragma once
// Little-endian numbers, for files that are the same on every machine.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::tables {

template <class Number>
void append(std::string& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof(Number); ++i) {
    bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 0xFF);
  }
}

/// Reads numbers from the front of a text; returns 0 after its end.
class Bytes {
 public:
  explicit Bytes(std::string_view rest) : rest_(rest) {}

  template <class Number>
  [[nodiscard]] Number take() {
    if (rest_.size() < sizeof(Number)) return fail(), Number{0};
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      number |= std::uint64_t{static_cast<unsigned char>(rest_[i])} << (8 * i);
    }
    rest_.remove_prefix(sizeof(Number));
    return static_cast<Number>(number);
  }
  [[nodiscard]] std::string take_text(std::size_t size) {
    if (rest_.size() < size) return fail(), std::string();
    std::string text(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return text;
  }

  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] bool at_end() const { return rest_.empty() && !failed_; }

 private:
  void fail() {
    failed_ = true;
    rest_ = {};
  }

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace camlann::tables
