#pragma once
// Chat lines at games: values. Players and watchers have separate rooms. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/chat.hpp"

namespace camlann::server {

enum class ChatRoom : std::uint8_t { players, watchers };

/// A phrase or free text.
struct Said {
  std::optional<message::Phrase> phrase;
  std::string text;

  bool operator==(const Said&) const = default;
};

struct ChatLine {
  std::string game;
  std::int64_t number = 1;  // counts the game's lines in both rooms
  ChatRoom room = ChatRoom::players;
  std::string player;  // the author
  Said said;
  Millis at = 0;

  bool operator==(const ChatLine&) const = default;
};

/// The lines for one reader.
struct ChatPage {
  std::vector<ChatLine> lines;     // the oldest first
  std::vector<std::string> muted;  // players muted by the reader
};

/// A request to mute a player, or to end that.
struct MuteWish {
  std::string player;
  std::string other;
  bool muted = false;
};

/// Lines of chat and the seats of their game.
struct ChatView {
  play::Players seats;
  ChatPage page;
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::ChatRoom> {
  static constexpr Word<server::ChatRoom> table[] = {{server::ChatRoom::players, "players"},
                                                     {server::ChatRoom::watchers, "watchers"}};
};

}  // namespace camlann
