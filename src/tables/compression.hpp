#pragma once
// zstd frames with checksums. Only compression.cpp uses the library; the browser has unpack.cpp
// instead. Thread-safe, except that a compressor serves one caller at a time.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::tables {

class Compressor {
 public:
  Compressor();
  ~Compressor();
  Compressor(Compressor&&) noexcept;
  Compressor& operator=(Compressor&&) noexcept;

  /// Replaces `out` by one frame that holds `bytes`.
  void compress(std::string_view bytes, std::string& out);

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

/// Replaces `out` by the content of the frame; false if it is damaged or holds more than `most`
/// bytes.
[[nodiscard]] bool decompress(std::string_view frame, std::size_t most,
                              std::vector<std::uint8_t>& out);

}  // namespace camlann::tables
