// In the browser, the page's own library unpacks zstd frames (the module's `unpack`); it does not
// verify checksums, so this file does.

#include <emscripten.h>
#include <xxhash.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tables/bytes.hpp"
#include "tables/compression.hpp"

// Returns the content in the second call; -1 for a frame that cannot be read.
// clang-format off
EM_JS(double, camlann_unpack, (const char* frame, size_t bytes, double most), {
  const content = Module["unpack"](HEAPU8.slice(frame, frame + bytes));
  Module["unpacked"] = content;
  return content && content.length <= most ? content.length : -1;
})
EM_JS(void, camlann_unpacked, (uint8_t* out), { HEAPU8.set(Module["unpacked"], out); })
// clang-format on

namespace camlann::tables {

namespace {

// In our frames: the flag of a checksum, the low half of the content's XXH64.
constexpr std::size_t descriptor_at = 4;
constexpr unsigned checksum_flag = 4;
constexpr std::size_t checksum_bytes = 4;

}  // namespace

bool decompress(std::string_view frame, std::size_t most, std::vector<std::uint8_t>& out) {
  if (frame.size() <= descriptor_at + checksum_bytes) return false;
  if ((static_cast<unsigned char>(frame[descriptor_at]) & checksum_flag) == 0) return false;
  const double bytes = camlann_unpack(frame.data(), frame.size(), static_cast<double>(most));
  if (bytes < 0) return false;
  out.resize(static_cast<std::size_t>(bytes));
  camlann_unpacked(out.data());
  std::uint32_t kept = 0;
  for (std::size_t i = 0; i < checksum_bytes; ++i) {
    const auto byte = static_cast<unsigned char>(frame[frame.size() - checksum_bytes + i]);
    kept |= static_cast<std::uint32_t>(byte) << (8 * i);
  }
  return static_cast<std::uint32_t>(XXH64(out.data(), out.size(), 0)) == kept;
}

}  // namespace camlann::tables
