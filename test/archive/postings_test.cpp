#include "archive/postings.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::archive {
namespace {

RC_GTEST_PROP(Postings, ReturnAppendedEntries, ()) {
  const auto count = *rc::gen::inRange(0, 40);
  std::vector<Posting> postings;
  std::string entries;
  GameNumber last = 0;
  for (int i = 0; i < count; ++i) {
    Posting posting;
    posting.hash.bits = *rc::gen::inRange<std::uint64_t>(0, 4);
    posting.game = last + *rc::gen::element<GameNumber>(0, 1, 127, 128, 1'000'000);
    posting.ply = *rc::gen::element<std::uint32_t>(0, 1, 127, 128, 100'000);
    append(entries, last, posting);
    last = posting.game;
    postings.push_back(posting);
  }
  for (std::uint64_t hash = 0; hash < 4; ++hash) {
    std::vector<Occurrence> expected;
    for (const Posting& posting : postings) {
      if (posting.hash.bits == hash) expected.push_back({posting.game, posting.ply});
    }
    std::vector<Occurrence> found;
    RC_ASSERT(find(entries, PositionHash{hash}, found));
    RC_ASSERT(found == expected);
  }
}

TEST(Postings, DetectAnEarlyEnd) {
  std::string entries;
  append(entries, 0, {{0x1234567890}, 70'000, 3});
  for (std::size_t length = 1; length < entries.size(); ++length) {
    std::vector<Occurrence> found;
    EXPECT_FALSE(
        find(std::string_view(entries).substr(0, length), PositionHash{0x1234567890}, found));
  }
}

TEST(Postings, DetectDecreasingGameNumbers) {
  const PositionHash hash{0x1234567890};
  std::string wrapping;
  append(wrapping, 0, {hash, 70'000, 3});
  append(wrapping, 0, {hash, 0xFFFF'FFFF, 3});  // the largest distance
  std::vector<Occurrence> found;
  EXPECT_FALSE(find(wrapping, hash, found));

  std::string row;
  append(row, 0, {hash, 9, 0});
  std::string next;
  append(next, 0, {hash, 8, 0});
  found.clear();
  EXPECT_TRUE(find(row, hash, found));
  EXPECT_FALSE(find(next, hash, found));
}

}  // namespace
}  // namespace camlann::archive
