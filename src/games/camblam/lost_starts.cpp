#include "games/camblam/lost_starts.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "games/camblam/arrays.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "rules/options.hpp"
#include "rules/variant_info.hpp"

namespace camlann::camblam {

namespace {

/// True if the rule set has all values of the fact.
bool fits(const LostStart& fact, const std::vector<OptionText>& options) {
  return std::all_of(fact.options.begin(), fact.options.end(), [&](const auto& wanted) {
    return std::any_of(options.begin(), options.end(), [&](const OptionText& option) {
      return option.name == wanted.first && option.value == wanted.second;
    });
  });
}

}  // namespace

// Section 9. A test proves the short wins, bench/starts.py the long ones.
const std::vector<LostStart>& lost_starts() {
  static const std::vector<LostStart> facts{
      // The knight checks along the file from afar: no man can take it or stand in its way.
      {{{"array", "default"}, {"knightLegA", "any"}, {"winBy", "checkmate"}},
       2,
       "White mates in two moves, whatever Black plays",
       "c3-c5 a10-a9 b2-f5"},
      {{{"array", "default"}, {"knightLegA", "any"}, {"winBy", "capture"}},
       3,
       "White takes the king in three moves, whatever Black plays",
       "c3-c5 a10-a9 b2-f5 a9-a8 f5xg12"},
      {{{"array", "alternating"}, {"knightLegA", "any"}, {"winBy", "checkmate"}},
       2,
       "White mates in two moves, whatever Black plays",
       "e3-e5 a10-a9 e2-f5"},
      {{{"array", "alternating"}, {"knightLegA", "any"}, {"winBy", "capture"}},
       3,
       "White takes the king in three moves, whatever Black plays",
       "e3-e5 a10-a9 e2-f5 a9-a8 f5xg12"},
      // The same knight threatens mate from f7, where some replies defend.
      {{{"array", "default"}, {"knightLegA", "4"}},
       0,
       "White can threaten mate at once, and the engine puts White more than 20 pawns ahead",
       "c3-c5 a10-a9 b2-f7"},
      {{{"array", "alternating"}, {"knightLegA", "4"}},
       0,
       "White can threaten mate at once, and the engine puts White some 20 pawns ahead",
       "i3-i6 a10-a9 j2-f7"},
      {{{"array", "alternating"},
        {"knightLegA", "1"},
        {"runMustBeFull", "false"},
        {"runThroughShield", "true"},
        {"stepCaptures", "true"},
        {"winBy", "checkmate"}},
       7,
       "White mates in seven moves at most, whatever Black plays",
       "i3-i6"},
      // Every forced mate is a forced capture of the king, too: one move later.
      {{{"array", "alternating"},
        {"knightLegA", "1"},
        {"runMustBeFull", "false"},
        {"runThroughShield", "true"},
        {"stepCaptures", "true"},
        {"winBy", "capture"}},
       8,
       "White takes the king in eight moves at most, whatever Black plays",
       "i3-i6"},
      {{{"array", "alternating"}},
       0,
       "White wins by force from this array under the usual reading, and no other reading of it is "
       "known to be sound",
       "i3-i6"},
      // Every numbered array was found with a knight that leaps from one square.
      {{{"knightLegA", "any"}}, 0, "No array is known to be sound with such a knight", "c3-c5"},
      {{{"knightLegA", "4"}}, 0, "No array is known to be sound with such a knight", "c3-c5"},
  };
  return facts;
}

const LostStart* lost_start(const RuleSet& rules, const Position& start) {
  const int last = static_cast<int>(numbered(array_count));
  for (int array = 0; array <= last; ++array) {
    RuleSet played = rules;
    played.array = static_cast<Array>(array);
    if (!same_for_repetition(Rules(played).start(), start)) continue;
    const std::vector<OptionText> options = options_of(played);
    for (const LostStart& fact : lost_starts()) {
      if (fits(fact, options)) return &fact;
    }
  }
  return nullptr;
}

}  // namespace camlann::camblam
