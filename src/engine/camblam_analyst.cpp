#include <memory>

#include "engine/analyst.hpp"
#include "engine/analyst_of.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "games/camblam/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camblam/family.hpp"
#include "games/camblam/leaf_judge.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"

namespace camlann {

#if !defined(__EMSCRIPTEN__)  // the page has no network of this game
[[nodiscard]] camblam::LeafJudge leaf_judge_of(const camblam::Rules&,
                                               const AnalystSettings& settings) {
  return camblam::leaf_judge(settings.network);
}
#endif

std::unique_ptr<Analyst> make_camblam_analyst(const Game& game, const AnalystSettings& settings) {
  return make_analyst_of<camblam::Family>(game, settings);
}

const camblam::RuleSet* camblam_rules(const Game& game) {
  const auto* const history = history_of<camblam::Family>(game);
  return history == nullptr ? nullptr : &history->rules().rule_set();
}

}  // namespace camlann
