#include "server/kept_game.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "game/game.hpp"
#include "play/command.hpp"
#include "server/game_state.hpp"
#include "server/gzip.hpp"
#include "server/late.hpp"
#include "server/messages.hpp"

namespace camlann::server {

namespace {

/// What a row takes besides its texts.
constexpr std::size_t row_bytes = 40;

std::size_t bytes_of(const Entry& entry) {
  std::size_t bytes = row_bytes;
  if (const auto* played = std::get_if<play::MovePlayed>(&entry.event)) {
    bytes += played->move.notation.size() * (entry.stamp ? 2 : 1);
  }
  if (entry.stamp) bytes += entry.stamp->nonce.size();
  return bytes;
}

/// The moves behind the first `from`.
struct Tail {
  std::size_t from = 0;
  std::vector<PlayedMove> moves;
};

/// What these entries have made of the moves of a game that had `plies` before them.
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

/// Without its message.
GameView make_view(const KeptGame& game, std::int64_t version, std::int64_t since, int plies) {
  const auto entries = std::span(game.entries)
                           .first(static_cast<std::size_t>(version))
                           .subspan(static_cast<std::size_t>(since));
  const Moment& moment = *game.at(version);
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

KeptGame::KeptGame(GameMeta its_meta, GameState before, Kind its_kind)
    : kind(its_kind), meta(std::move(its_meta)), state(std::move(before)) {
  if (kind == Kind::late || hidden_plies(meta) == 0) return;
  late = std::make_unique<KeptGame>(meta, state, Kind::late);
}

void KeptGame::add(Entry entry, bool with_moment) {
  state.apply(entry);
  bytes += bytes_of(entry);
  entries.push_back(std::move(entry));
  if (late) show_watchers();
  if (!with_moment) return;
  if (moments.size() == kept_moments) moments.pop_front();
  const auto& play = state.play();
  moments.push_back(
      {state.standing(), play.board.passed(), play.clocks.face(), play.asks_back, play.giving_up});
  auto& face = moments.back().clocks;
  if (kind == Kind::late && face) {
    face->running.reset();  // it has stopped since, or has not: that would be told
    face->first_move_by.reset();
  }
}

void KeptGame::show_watchers() {
  const auto seen =
      state.board().over() ? version() : seen_version(entries, hidden_plies(meta), late->version());
  while (late->version() < seen) {
    late->add(entries[static_cast<std::size_t>(late->version())]);
  }
}

const Moment* KeptGame::at(std::int64_t version) const {
  const auto back = state.version() - version;
  if (back < 0 || back >= static_cast<std::int64_t>(moments.size())) return nullptr;
  return &moments[moments.size() - 1 - static_cast<std::size_t>(back)];
}

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
