#include "engine/networks.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "games/camblam/leaf_judge.hpp"  // IWYU pragma: keep, not in the browser
#include "games/camelot/leaf_judge.hpp"
#include "nn/network.hpp"

namespace camlann {

Result<void> fits(const nn::Network& network, const Game& game) {
  if (const auto board = camelot_board(game)) return camelot::fits(network, *board->rules);
#if !defined(__EMSCRIPTEN__)  // the page has none of Camblam
  if (const auto* const camblam = camblam_rules(game)) return camblam::fits(network, *camblam);
#endif
  return failure(ErrorCode::conflict, "this game has no networks", game.variant().id);
}

Result<std::shared_ptr<const nn::Network>> read_network(std::string_view bytes, const Game& game) {
  TRY(nn::Network network, nn::read_network(bytes));
  TRY_VOID(fits(network, game));
  return std::make_shared<const nn::Network>(std::move(network));
}

}  // namespace camlann
