#pragma once
// zstd frames with checksums. compression.cpp alone names the library; the
// browser has unpack.cpp in its place. Any thread; a compressor
// serves one at a time.

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

/// Replaces `out` by the content of the frame; false unless it is intact and holds at most so many
/// bytes.
[[nodiscard]] bool decompress(std::string_view frame, std::size_t most,
                              std::vector<std::uint8_t>& out);

}  // namespace camlann::tables
