// Events that may be frequent have few lines in the log.
#include "server/net/notices.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/log.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {
namespace {

TEST(FrequentEventTest, AHundredAreOneLineAndTheNextLineHasTheirNumber) {
  SteadyTime now{};
  std::vector<std::string> lines;
  FrequentEvent failed(
      "request-failed",
      [&](Severity severity, std::string_view event, LogFields fields) {
        lines.push_back(log_line(0, severity, event, fields));
      },
      [&] { return now; });
  for (int i = 0; i < 100; ++i) failed.note("503");
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_NE(lines[0].find("\"count\":1"), std::string::npos) << lines[0];
  now += std::chrono::milliseconds(9999);
  failed.note("503");
  ASSERT_EQ(lines.size(), 1U);
  now += std::chrono::milliseconds(1);
  failed.note("500");
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_NE(lines[1].find("\"count\":101"), std::string::npos) << lines[1];
}

}  // namespace
}  // namespace camlann::server
