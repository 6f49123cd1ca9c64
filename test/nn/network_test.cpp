// The file of a network: what is written is read back, and what does not fit is refused by name.

#include "nn/network.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "base/random.hpp"
#include "nn/random_network.hpp"

namespace camlann::test {
namespace {

constexpr std::size_t sum_bytes = 8;

nn::Network small() {
  return random_network(1, 12, 6, 1);
}

/// The file with another checksum, which fits what stands before it.
std::string with_new_sum(std::string bytes) {
  bytes.resize(bytes.size() - sum_bytes);
  std::uint64_t sum = 0xCBF29CE484222325ULL;
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  for (std::size_t i = 0; i < sum_bytes; ++i) bytes += static_cast<char>(sum >> (8 * i) & 0xFF);
  return bytes;
}

/// Returns the error of a network that is changed in this way and written.
std::string fault_of(const std::function<void(nn::Network&)>& change) {
  nn::Network network = small();
  change(network);
  const auto read = nn::read_network(nn::to_bytes(network));
  return read ? std::string("nothing") : to_text(read.error());
}

TEST(NetworkFile, WhatIsWrittenIsReadBack) {
  for (const std::size_t lanes : {1u, 4u, 16u}) {
    const nn::Network network = random_network(lanes, 80, 14, lanes, 1 + lanes % 9);
    ASSERT_TRUE(nn::check(network)) << to_text(nn::check(network).error());
    const auto read = nn::read_network(nn::to_bytes(network));
    ASSERT_TRUE(read) << to_text(read.error());
    EXPECT_EQ(*read, network);
  }
}

TEST(NetworkFile, EveryCutIsRefused) {
  const std::string bytes = nn::to_bytes(small());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(nn::read_network(bytes.substr(0, size))) << size;
  }
  const auto longer = nn::read_network(bytes + '\0');
  ASSERT_FALSE(longer);
  EXPECT_EQ(longer.error().what, "the file is too long");
}

TEST(NetworkFile, EveryChangedByteIsRefused) {
  const std::string bytes = nn::to_bytes(small());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string changed = bytes;
    changed[i] = static_cast<char>(changed[i] ^ 0x10);
    EXPECT_FALSE(nn::read_network(changed)) << i;
  }
}

TEST(NetworkFile, AnotherFileIsNoNetwork) {
  EXPECT_EQ(nn::read_network("").error().what, "this is not a network");
  EXPECT_EQ(nn::read_network("CAMLANNT and more").error().what, "this is not a network");
}

TEST(NetworkFile, ANewerVersionIsNamed) {
  std::string bytes = nn::to_bytes(small());
  bytes[8] = 3;
  EXPECT_EQ(to_text(nn::read_network(with_new_sum(bytes)).error()),
            "version: the file has version 3 (expected version 2)");
}

TEST(NetworkFile, SizesOutsideTheBoundsAreNamed) {
  EXPECT_EQ(fault_of([](nn::Network& n) { n.squares = 0; }),
            "squares: this size is not possible: 0 (expected 1 to 256)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.squares = 65'535; }),
            "squares: this size is not possible: 65535 (expected 1 to 256)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.kinds = 0; }),
            "kinds: this size is not possible: 0 (expected 1 to 9)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.kinds = 10; }),
            "kinds: this size is not possible: 10 (expected 1 to 9)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.men = 129; }),
            "men: this size is not possible: 129 (expected 1 to 128)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.lanes = 17; }),
            "width: this size is not possible: 544 (expected 1 to 512)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.scale = 0; }),
            "scale: this scale is not possible: 0 (expected 1 to 2000)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.scale = 2'001; }),
            "scale: this scale is not possible: 2001 (expected 1 to 2000)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.card.variant.assign(65, 'x'); }),
            "variant: the text is too long (expected at most 64 bytes)");
  EXPECT_EQ(fault_of([](nn::Network& n) { n.card.description.assign(1'001, 'x'); }),
            "description: the text is too long (expected at most 1000 bytes)");
  std::string odd = nn::to_bytes(small());
  const std::size_t width = 8 + 4 + 4 * 2 + 3 + 3 + 14 + 7 + 6;
  ASSERT_EQ(odd[width], 32);
  odd[width] = 31;
  EXPECT_EQ(to_text(nn::read_network(with_new_sum(odd)).error()),
            "width: this width is not possible: 31 (expected a multiple of 32)");
}

TEST(NetworkFile, OtherSizesThanTheWeightsAreRefused) {
  EXPECT_NE(fault_of([](nn::Network& n) { n.squares = 13; }).find("weights: the network is incomp"),
            std::string::npos);
  EXPECT_NE(fault_of([](nn::Network& n) { n.squares = 11; }).find("weights: the file is too long"),
            std::string::npos);
}

TEST(NetworkFile, WeightsThatCouldOverflowAreRefused) {
  const std::string rows = "rows: the weights of the men are too large";
  const std::string output = "output: the weights of the output are too large";
  EXPECT_EQ(fault_of([](nn::Network& n) { n.rows[3].n[5] = 5'500; }), rows);
  EXPECT_EQ(fault_of([](nn::Network& n) { n.rows[3].n[5] = -32'768; }), rows);
  EXPECT_EQ(fault_of([](nn::Network& n) { n.bias[0].n[0] = -32'768; }), rows);
  EXPECT_EQ(fault_of([](nn::Network& n) { n.output[2].n[31] = 128; }), output);
  EXPECT_EQ(fault_of([](nn::Network& n) { n.output_bias[7] = -2'000'000'000; }), output);
  nn::Network wide = random_network(1, 4, 4, 16);
  for (std::size_t i = 0; i < 2 * wide.lanes; ++i) {
    for (std::int16_t& n : wide.output[i].n) n = 40;  // 1,024 numbers: the sum leaves 32 bits
  }
  EXPECT_FALSE(nn::check(wide));
}

TEST(NetworkOutput, EachEighthOfTheMenHasItsSet) {
  EXPECT_EQ(nn::output_set(0, 14), 0u);
  EXPECT_EQ(nn::output_set(1, 14), 0u);
  EXPECT_EQ(nn::output_set(14, 14), 7u);
  EXPECT_EQ(nn::output_set(15, 14), 7u);
  for (std::size_t men = 2; men <= 28; ++men) {
    EXPECT_GE(nn::output_set(men, 28), nn::output_set(men - 1, 28));
  }
}

}  // namespace
}  // namespace camlann::test
