#pragma once
// Reads and writes the messages of chats at events. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/core/outbox.hpp"
#include "server/model/event_chat.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

[[nodiscard]] std::string event_chat_json(const EventChatPage& page, bool may_write,
                                          const Marks& marks, const WordList& words);
[[nodiscard]] Payload event_chat_message(const std::string& event, bool whole);
[[nodiscard]] Payload announcement_message(const EventLine& line);

[[nodiscard]] Result<EventSay> read_event_say(std::string_view body);
/// Returns the number of a line.
[[nodiscard]] Result<std::int64_t> read_removed_line(std::string_view body);
[[nodiscard]] Result<bool> read_closed_chat(std::string_view body);
/// Returns the player to mute; the caller adds the reader.
[[nodiscard]] Result<MuteWish> read_muted_player(std::string_view body);

}  // namespace camlann::server
