#include <memory>

#include "engine/analyst.hpp"
#include "engine/analyst_of.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "games/camblam/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camblam/family.hpp"

namespace camlann {

std::unique_ptr<Analyst> make_camblam_analyst(const Game& game, const AnalystSettings& settings) {
  return make_analyst_of<camblam::Family>(game, settings);
}

}  // namespace camlann
