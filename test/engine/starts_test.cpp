// Every start that a form offers, searched shortly: no side has a win. bench/starts.py does the
// same with any number of nodes.
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

/// Returns the rule sets of a variant that forms offer, of Camblam with all values of its options.
std::vector<std::string> offered_rules(const VariantInfo& variant) {
  std::vector<std::string> texts;
  for (const RuleSetInfo& rules : variant.rule_sets) {
    if (rules.offered) texts.push_back(rules.id);
  }
  if (variant.family != "camblam") return texts;
  for (const OptionInfo& option : variant.options) {
    std::vector<std::string> longer;
    for (const std::string& text : texts) {
      for (const std::string& value : option.values) {
        longer.push_back(text + ',' + option.name + '=' + value);
      }
    }
    texts = longer;
  }
  return texts;
}

TEST(Starts, HaveNoQuickWin) {
  AnalystSettings settings;
  settings.table_bytes = std::size_t{1} << 20;
  Limits limits;
  limits.nodes = 5'000;
  const std::atomic<bool> stop{false};
  int of_camblam = 0;
  for (const VariantInfo& variant : catalog()) {
    for (const std::string& rules : offered_rules(variant)) {
      const auto game = make_game(variant, rules, {});
      ASSERT_TRUE(game) << to_text(game.error());
      if (game->lost_start() != nullptr) continue;
      const Info info = make_analyst(*game, settings)->analyse(*game, limits, stop);
      ASSERT_FALSE(info.lines.empty());
      EXPECT_FALSE(is_sure(info.lines.front().score)) << variant.id << ' ' << rules;
      of_camblam += variant.family == "camblam" ? 1 : 0;
    }
  }
  EXPECT_EQ(of_camblam % 16, 0) << "the readings with the usual knight";
  EXPECT_GE(of_camblam, 9 * 16) << "of the usual array and the numbered ones";
}

}  // namespace
}  // namespace camlann
