#pragma once
// Boards made for tests: small enough to solve whole, and yet with two goal squares, so that castle
// moves, thin draws and goal entries that do not win all happen on them.

#include <filesystem>
#include <string>

#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "naive/naive.hpp"
#include "support/files.hpp"

namespace camlann::tables::test {

using camlann::test::TemporaryFolder;

/// One board in both languages.
struct TestBoard {
  camelot::Variant fast;
  naive::Board plain;
};

/// 16 squares: ranks B-C, A-D three times, B-C; two pieces a side, a man and a knight.
[[nodiscard]] const TestBoard& two_goals();
[[nodiscard]] const TestBoard& cam();
[[nodiscard]] const TestBoard& camette();

/// Builds without a word; throws if it fails.
void build(const camelot::RulesBase& rules, const std::filesystem::path& folder, int pieces,
           unsigned threads = 2);

}  // namespace camlann::tables::test
