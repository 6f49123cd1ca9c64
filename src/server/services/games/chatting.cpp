// Chat at games between people: the requests of Games about it. What is said is on disk before
// anybody reads it. Those who have muted a player neither hear nor find what he says.
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
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/game.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/watchers.hpp"

namespace camlann::server {

namespace {

/// What a page shows at most, and an answer has.
constexpr std::size_t lines_at_once = 100;

ChatRoom room_of(const GameMeta& meta, const std::string& player) {
  return meta.has(player) ? ChatRoom::players : ChatRoom::watchers;
}

Failure nobody_to_talk_to(const GameMeta& meta) {
  return failure(ErrorCode::conflict, "Only games between people at screens of their own have chat",
                 meta.id);
}

}  // namespace

void Games::say(const GameRequest& game_request, const Said& said, const Reply<ChatView>& reply) {
  post_for(&GameCache::find_shown, game_request, reply,
           [this, player = game_request.player, said, reply](LiveGame& game) {
             outbox_.answer(reply, say_now(game, player, said));
           });
}

void Games::chat(const GameRequest& game_request, std::int64_t after,
                 const Reply<ChatView>& reply) {
  post_for(&GameCache::find_shown, game_request, reply,
           [this, player = game_request.player, after, reply](LiveGame& game) {
             auto page = game.meta.shared()
                             ? store_.chat().read(game.meta.id, room_of(game.meta, player), player,
                                                  after, lines_at_once)
                             : Result<ChatPage>(nobody_to_talk_to(game.meta));
             if (!page) return outbox_.answer<ChatView>(reply, Failure(page.error()));
             outbox_.answer<ChatView>(reply, ChatView{game.meta.seats, std::move(*page)});
           });
}

void Games::mute(const GameRequest& game_request, char seat, bool muted,
                 const Reply<ChatView>& reply) {
  post_for(&GameCache::find_shown, game_request, reply,
           [this, player = game_request.player, seat, muted, reply](LiveGame& game) {
             outbox_.answer(reply, mute_now(game, player, seat, muted));
           });
}

Result<ChatView> Games::say_now(LiveGame& game, const std::string& player, const Said& said) {
  const auto& meta = game.meta;
  if (!meta.shared()) return nobody_to_talk_to(meta);
  if (talkers_.take(player) > std::chrono::nanoseconds::zero()) {
    return failure(ErrorCode::too_many, "You say too much at once", {}, "a short pause");
  }
  const auto stored = store_.chat().last(meta.id);
  if (!stored) return Failure(stored.error());
  const auto last = std::max(*stored, journal_.last_chat(meta.id));
  if (last >= limits_.chat_lines_per_game) {
    return failure(ErrorCode::too_many, "Enough has been said at this game", meta.id);
  }
  const auto muting = store_.chat().muting(player);
  if (!muting) return Failure(muting.error());
  const ChatLine line{meta.id, last + 1, room_of(meta, player), player, said, journal_.now()};
  journal_.keep(line);
  publish(line, meta, *muting);
  return ChatView{meta.seats, {{line}, {}}};
}

void Games::publish(const ChatLine& line, const GameMeta& meta,
                    const std::vector<std::string>& muting) {
  watchers_.publish(meta.id, chat_message(line, meta.seats), [&](const std::string& reader) {
    return room_of(meta, reader) == line.room &&
           std::find(muting.begin(), muting.end(), reader) == muting.end();
  });
}

Result<void> Games::tell_missed_chat(const LiveGame& game) {
  const auto unsure = unsure_chat_.find(game.meta.id);
  if (unsure == unsure_chat_.end()) return {};
  auto& lines = unsure->second;
  for (; !lines.empty(); lines.erase(lines.begin())) {
    const ChatLine& line = lines.front();
    const auto saved =
        store_.chat().read(line.game, line.room, line.player, line.number - 1, lines_at_once);
    if (!saved) return Failure(saved.error());
    const auto muting = store_.chat().muting(line.player);
    if (!muting) return Failure(muting.error());
    const bool there =
        std::find(saved->lines.begin(), saved->lines.end(), line) != saved->lines.end();
    if (there) publish(line, game.meta, *muting);
  }
  unsure_chat_.erase(unsure);
  return {};
}

Result<ChatView> Games::mute_now(LiveGame& game, const std::string& player, char seat, bool muted) {
  const auto& meta = game.meta;
  const auto other = meta.player_at(play::seat_with(meta.seats, seat)).id;
  if (!meta.shared() || other.empty() || other == player) {
    return failure(ErrorCode::conflict, "Nobody sits there whom you could mute", "seat",
                   "another person's seat");
  }
  journal_.keep(MuteWish{player, other, muted});
  return ChatView{meta.seats, {{}, muted ? std::vector{other} : std::vector<std::string>{}}};
}

}  // namespace camlann::server
