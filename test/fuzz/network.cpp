// Networks. A checksum would reject a fuzzer's changes, so the input is one of two: A a whole file;
// B a file without its checksum, which is added.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/fuzz.hpp"
#include "nn/network.hpp"

using namespace camlann;

namespace {

std::string with_sum(std::string bytes) {
  std::uint64_t sum = 0xCBF29CE484222325ULL;
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  for (std::size_t i = 0; i < sizeof(sum); ++i) bytes += static_cast<char>(sum >> (8 * i) & 0xFF);
  return bytes;
}

void read(const std::string& bytes) {
  const auto network = nn::read_network(bytes);
  if (!network) {
    fuzz::check(!network.error().what.empty() && !network.error().where.empty(),
                "an error says what and where");
    return;
  }
  fuzz::check(nn::check(*network).has_value(), "what is read is within the bounds");
  fuzz::check(nn::to_bytes(*network) == bytes, "a network is written as it was read");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const bool whole = input.choice(2) == 0;
  const std::string bytes(input.text());
  read(whole ? bytes : with_sum(bytes));
  return 0;
}
