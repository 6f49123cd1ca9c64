#include "server/model/kept_game.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "play/command.hpp"
#include "server/model/game_state.hpp"
#include "server/model/late.hpp"

namespace camlann::server {

namespace {

/// Size of a row without its texts.
constexpr std::size_t row_bytes = 40;

std::size_t bytes_of(const Entry& entry) {
  std::size_t bytes = row_bytes;
  if (const auto* played = std::get_if<play::MovePlayed>(&entry.event)) {
    bytes += played->move.notation.size() * (entry.stamp ? 2 : 1);
  }
  if (entry.stamp) bytes += entry.stamp->nonce.size();
  return bytes;
}

/// A running clock, or its deadline, would reveal whether it has stopped.
void hide_running_clock(Snapshot& seen) {
  seen.standing.deadline.reset();
  if (!seen.clocks) return;
  seen.clocks->running.reset();
  seen.clocks->first_move_by.reset();
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
  if (snapshots.size() == kept_snapshots) snapshots.pop_front();
  const auto& play = state.play();
  snapshots.push_back(
      {state.standing(), play.board.passed(), play.clocks.face(), play.asks_back, play.giving_up});
  if (kind == Kind::late) hide_running_clock(snapshots.back());
}

void KeptGame::show_watchers() {
  const auto seen =
      state.board().over() ? version() : seen_version(entries, hidden_plies(meta), late->version());
  while (late->version() < seen) {
    late->add(entries[static_cast<std::size_t>(late->version())]);
  }
}

const Snapshot* KeptGame::at(std::int64_t version) const {
  const auto back = state.version() - version;
  if (back < 0 || back >= static_cast<std::int64_t>(snapshots.size())) return nullptr;
  return &snapshots[snapshots.size() - 1 - static_cast<std::size_t>(back)];
}

}  // namespace camlann::server
