#include "server/messages/game_views.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/game.hpp"
#include "play/command.hpp"
#include "server/core/gzip.hpp"
#include "server/messages/game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"

namespace camlann::server {

namespace {

/// The moves after the first `from`.
struct Tail {
  std::size_t from = 0;
  std::vector<PlayedMove> moves;
};

/// Applies entries to a game with `plies` moves; returns the moves that changed.
Tail tail_of(std::span<const Entry> entries, std::size_t plies) {
  Tail tail{plies, {}};
  for (const auto& entry : entries) {
    if (const auto* played = std::get_if<play::MovePlayed>(&entry.event)) {
      tail.moves.push_back({played->move.notation, entry.by});
    } else if (const auto* taken = std::get_if<play::TakenBack>(&entry.event)) {
      for (int ply = 0; ply < taken->plies; ++ply) {
        if (tail.moves.empty()) {
          --tail.from;
        } else {
          tail.moves.pop_back();
        }
      }
    }
  }
  return tail;
}

/// Returns the view without JSON.
GameView make_view(const KeptGame& game, std::int64_t version, std::int64_t since, int plies) {
  const auto entries = std::span(game.entries)
                           .first(static_cast<std::size_t>(version))
                           .subspan(static_cast<std::size_t>(since));
  const Snapshot& moment = *game.at(version);
  auto tail = tail_of(entries, static_cast<std::size_t>(plies));
  return {game.meta,
          moment.standing,
          static_cast<int>(tail.from),
          std::move(tail.moves),
          moment.passed,
          moment.clocks,
          moment.asks_back,
          moment.giving_up,
          {},
          {}};
}

View finished(GameView view, const Game* board = nullptr) {
  view.json = std::make_shared<const std::string>(game_json(view, board));
  if (board != nullptr) view.gzipped = std::make_shared<const std::string>(gzip(*view.json));
  return std::make_shared<const GameView>(std::move(view));
}

}  // namespace

View view_of(const KeptGame& game, std::int64_t version) {
  return finished(make_view(game, version, 0, 0));
}

View opened_view_of(const KeptGame& game) {
  return finished(make_view(game, game.version(), 0, 0), &game.state.board());
}

View view_of(const KeptGame& game, std::int64_t version, std::int64_t since) {
  return finished(make_view(game, version, since, game.at(since)->standing.plies));
}

}  // namespace camlann::server
