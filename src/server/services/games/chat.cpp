#include "server/services/games/chat.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/seating.hpp"
#include "server/core/limits.hpp"
#include "server/messages/game.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

namespace {

/// Limit of a page and of an answer.
constexpr std::size_t lines_at_once = 100;
/// Maximum number of possibly saved lines kept per game.
constexpr std::size_t most_doubted_lines = 8;

ChatRoom room_of(const GameMeta& meta, const std::string& player) {
  return meta.has(player) ? ChatRoom::players : ChatRoom::watchers;
}

Failure nobody_to_talk_to(const GameMeta& meta) {
  return failure(ErrorCode::conflict, "Only games between people at screens of their own have chat",
                 meta.id);
}

}  // namespace

Chat::Chat(Round& round) : round_(round), talkers_(round.limits.chat_per_player, round.work_time) {}

Result<ChatView> Chat::say(const ShownGame& at, const Said& said) {
  const auto& meta = at.game.meta;
  const auto& player = at.player();
  if (!meta.shared()) return nobody_to_talk_to(meta);
  if (talkers_.take(player) > std::chrono::nanoseconds::zero()) {
    return failure(ErrorCode::too_many, "You say too much at once", {}, "a short pause");
  }
  auto& book = round_.store.chat();
  const auto stored = book.last(meta.id);
  if (!stored) return Failure(stored.error());
  const auto last = std::max(*stored, round_.journal.last_chat(meta.id));
  if (last >= round_.limits.chat_lines_per_game) {
    return failure(ErrorCode::too_many, "Enough has been said at this game", meta.id);
  }
  const auto muting = book.muting(player);
  if (!muting) return Failure(muting.error());
  const ChatLine line{meta.id, last + 1, room_of(meta, player), player, said, round_.now()};
  round_.journal.keep(line);
  publish(line, meta, *muting);
  return ChatView{meta.seats, {{line}, {}}};
}

Result<ChatView> Chat::read(const ShownGame& at, std::int64_t after) {
  const auto& meta = at.game.meta;
  if (!meta.shared()) return nobody_to_talk_to(meta);
  auto page = round_.store.chat().read(meta.id, room_of(meta, at.player()), at.player(), after,
                                       lines_at_once);
  if (!page) return Failure(page.error());
  return ChatView{meta.seats, std::move(*page)};
}

Result<ChatView> Chat::mute(const ShownGame& at, char seat, bool muted) {
  const auto& meta = at.game.meta;
  const auto other = meta.player_at(play::seat_with(meta.seats, seat)).id;
  if (!meta.shared() || other.empty() || other == at.player()) {
    return failure(ErrorCode::conflict, "Nobody sits there whom you could mute", "seat",
                   "another person's seat");
  }
  round_.journal.keep(MuteWish{at.player(), other, muted});
  return ChatView{meta.seats, {{}, muted ? std::vector{other} : std::vector<std::string>{}}};
}

void Chat::publish(const ChatLine& line, const GameMeta& meta,
                   const std::vector<std::string>& muting) {
  round_.watchers.publish(meta.id, chat_message(line, meta.seats), [&](const std::string& reader) {
    return room_of(meta, reader) == line.room &&
           std::find(muting.begin(), muting.end(), reader) == muting.end();
  });
}

void Chat::doubt(const std::vector<ChatLine>& lines) {
  for (const auto& line : lines) {
    auto& doubted = doubted_[line.game];
    if (doubted.size() < most_doubted_lines) doubted.push_back(line);
  }
}

Result<void> Chat::publish_doubted(const LiveGame& game) {
  const auto doubted = doubted_.find(game.meta.id);
  if (doubted == doubted_.end()) return {};
  auto& book = round_.store.chat();
  auto& lines = doubted->second;
  for (; !lines.empty(); lines.erase(lines.begin())) {
    const ChatLine& line = lines.front();
    const auto saved = book.read(line.game, line.room, line.player, line.number - 1, lines_at_once);
    if (!saved) return Failure(saved.error());
    const auto muting = book.muting(line.player);
    if (!muting) return Failure(muting.error());
    const bool there =
        std::find(saved->lines.begin(), saved->lines.end(), line) != saved->lines.end();
    if (there) publish(line, game.meta, *muting);
  }
  doubted_.erase(doubted);
  return {};
}

}  // namespace camlann::server
