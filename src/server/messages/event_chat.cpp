#include "server/messages/event_chat.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/requests.hpp"
#include "server/model/event_chat.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "wire/messages/event_chat.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int event_chat_depth = 4;

message::EventLineKind kind_message(EventLineKind kind) {
  switch (kind) {
    case EventLineKind::said: return message::EventLineKind::said;
    case EventLineKind::announced: return message::EventLineKind::announced;
    case EventLineKind::closed: return message::EventLineKind::closed;
    case EventLineKind::opened: break;
  }
  return message::EventLineKind::opened;
}

}  // namespace

std::string event_chat_json(const EventChatPage& page, bool may_write, const Marks& marks,
                            const WordList& words) {
  message::EventChat made;
  for (const auto& line : page.lines) {
    message::EventChatLine told;
    told.number = line.number;
    told.kind = kind_message(line.kind);
    told.id = line.player;
    told.name = line.name;
    told.phrase = line.said.phrase;
    told.text = shown(line.said.text, words, hidden_text);
    told.at = to_iso(line.at);
    told.removed = line.removed;
    made.lines.push_back(marks.on(std::move(told)));
  }
  made.muted = page.muted;
  made.closed = page.closed;
  made.may_write = may_write;
  return wire::to_json(made);
}

Payload event_chat_message(const std::string& event, bool whole) {
  return std::make_shared<const std::string>(
      wire::to_json(message::EventChatChanged{event, whole}));
}

Payload announcement_message(const EventLine& line) {
  return std::make_shared<const std::string>(
      wire::to_json(message::EventAnnounced{line.event, line.name, line.said.text}));
}

Result<EventSay> read_event_say(std::string_view body) {
  TRY(auto read, wire::read<message::SayAtEvent>(body, event_chat_depth));
  EventSay wish{{read.phrase, std::string(trimmed(without_direction_marks(read.text)))},
                read.announce};
  const auto& [phrase, text] = wish.said;
  const bool fits = phrase.has_value() == text.empty() && !(wish.announce && text.empty());
  if (fits) return wish;
  return failure(ErrorCode::syntax, "A line has a phrase or a text", "text",
                 wish.announce ? "a text" : "a phrase, or a text");
}

Result<std::int64_t> read_removed_line(std::string_view body) {
  return wire::read<message::RemoveLine>(body, event_chat_depth)
      .map([](const message::RemoveLine& read) { return read.number; });
}

Result<bool> read_closed_chat(std::string_view body) {
  return wire::read<message::CloseChat>(body, event_chat_depth)
      .map([](const message::CloseChat& read) { return read.closed; });
}

Result<MuteWish> read_muted_player(std::string_view body) {
  return wire::read<message::MutePlayer>(body, event_chat_depth)
      .map([](message::MutePlayer&& read) {
        return MuteWish{{}, std::move(read.player), read.muted};
      });
}

}  // namespace camlann::server
