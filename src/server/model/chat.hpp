#pragma once
// What is said at a game: values. Players read what players say, those who watch what others who
// watch say. Thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/chat.hpp"

namespace camlann::server {

enum class ChatRoom : std::uint8_t { players, watchers };

/// A phrase, or text of one's own.
struct Said {
  std::optional<message::Phrase> phrase;
  std::string text;

  bool operator==(const Said&) const = default;
};

struct ChatLine {
  std::string game;
  std::int64_t number = 1;  // of the game's lines, in both rooms
  ChatRoom room = ChatRoom::players;
  std::string player;  // who said it
  Said said;
  Millis at = 0;

  bool operator==(const ChatLine&) const = default;
};

/// What somebody reads.
struct ChatPage {
  std::vector<ChatLine> lines;     // the oldest first
  std::vector<std::string> muted;  // players whom the reader has muted
};

/// A player who wants to read another one no more, or again.
struct MuteWish {
  std::string player;
  std::string other;
  bool muted = false;
};

/// Lines of chat, and who sits at their game.
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
