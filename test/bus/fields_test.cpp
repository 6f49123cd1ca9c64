#include "bus/fields.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::bus {
namespace {

using testing::ElementsAre;

TEST(Fields, RoundTrip) {
  const std::string odd("\0\xff\n", 3);
  const std::string big(70'000, 'b');
  const auto bytes = pack({"one", "", odd, big});
  const auto fields = unpack(bytes);
  ASSERT_TRUE(fields);
  EXPECT_THAT(*fields, ElementsAre("one", "", odd, big));
  EXPECT_TRUE(unpack("")->empty());
}

TEST(Fields, AreAbsentInTruncatedData) {
  const auto bytes = pack({"one", "two"});
  for (std::size_t size = 1; size < bytes.size(); ++size) {
    const auto fields = unpack(std::string_view(bytes).substr(0, size));
    if (size == 7) {
      EXPECT_THAT(*fields, ElementsAre("one"));
    } else {
      EXPECT_FALSE(fields) << size;
    }
  }
  EXPECT_FALSE(unpack("\xff\xff\xff\xff"));
}

TEST(Fields, HaveNumbers) {
  EXPECT_EQ(read_number<std::int64_t>("-12"), -12);
  EXPECT_EQ(read_number<std::uint64_t>("18446744073709551615"), 18446744073709551615U);
  for (const std::string_view text : {"", "-1", "1x", " 1", "18446744073709551616"}) {
    EXPECT_FALSE(read_number<std::uint64_t>(text)) << text;
  }
}

}  // namespace
}  // namespace camlann::bus
