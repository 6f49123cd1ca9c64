#pragma once
// zstd frames with checksums. The only file pair that names the library. Any thread; a compressor
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

/// Replaces `out` by the content of the frame; false unless it is intact and holds exactly `size`
/// bytes.
[[nodiscard]] bool decompress(std::string_view frame, std::size_t size,
                              std::vector<std::uint8_t>& out);

/// The size of the content according to the frame; 0 if it cannot be read.
[[nodiscard]] std::uint64_t content_size(std::string_view frame);

}  // namespace camlann::tables
