// `kill -9` in mid-game: CAMLANN_KILLS times.
#include <gtest/gtest.h>

#include "server/crash_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

using KillTest = CrashTest;

TEST_F(KillTest, NoAcknowledgedMoveIsLostOrDoubled) {
  crash_often(camlann::test::number_from_environment("CAMLANN_KILLS", 20));
}

}  // namespace
}  // namespace camlann::server::test
