#include "server/services/tournaments/event_chat.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/event_chat.hpp"
#include "server/model/directors.hpp"
#include "server/model/event_chat.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

namespace {

/// Limit of a page and of an answer.
constexpr std::size_t event_lines_at_once = 100;

}  // namespace

EventChat::EventChat(Store& store, Tournaments& tournaments, Watchers& watchers,
                     Directing& directing, Clock clock, const Limits& limits,
                     const SteadyClock& work_time)
    : store_(store),
      tournaments_(tournaments),
      watchers_(watchers),
      directing_(directing),
      clock_(std::move(clock)),
      talkers_(limits.chat_per_player, work_time) {}

Result<const KeptTournament*> EventChat::find_own(const EventSpeaker& who, const std::string& id) {
  auto event = tournaments_.find_shown(id);
  if (!event || who.moderator || (*event)->directs(who.player)) return event;
  return failure(ErrorCode::conflict, "Only a director of the tournament can do this");
}

Result<bool> EventChat::is_closed(const std::string& id) {
  for (const auto& step : std::ranges::reverse_view(unsaved_)) {
    const std::optional<EventLine>& line = step.line;
    if (!line || line->event != id) continue;
    if (line->kind == EventLineKind::closed) return true;
    if (line->kind == EventLineKind::opened) return false;
  }
  return store_.event_chats().is_closed(id);
}

Result<bool> EventChat::is_here(const KeptTournament& event, const std::string& player) {
  if (event.state().find(player)) return true;
  const auto& id = event.meta().id;
  const bool unsaved = std::any_of(unsaved_.begin(), unsaved_.end(), [&](const auto& one) {
    return one.line && one.line->event == id && one.line->player == player;
  });
  if (unsaved) return true;
  return store_.event_chats().has_lines_of(id, player);
}

Result<EventLine> EventChat::new_line(const EventSpeaker& who, const KeptTournament& event) {
  const auto& id = event.meta().id;
  TRY(auto last, store_.event_chats().last(id));
  for (const auto& one : unsaved_) {
    if (one.line && one.line->event == id) last = one.line->number;
  }
  EventLine line;
  line.event = id;
  line.number = last + 1;
  line.player = who.player;
  line.at = clock_();
  const auto directors = event.directors();
  if (const auto place = event.state().find(who.player)) {
    line.name = event.name(*place);
  } else if (const auto* const director = find_director(directors, who.player)) {
    line.name = director->name;
  } else {
    line.name = who.account;
  }
  return line;
}

Payload EventChat::kept(const EventSpeaker& who, const KeptTournament& event, EventLine line) {
  const auto& id = event.meta().id;
  EventChatPage page;
  page.lines = {line};
  page.closed = is_closed(id).value_or(false);
  if (line.kind == EventLineKind::closed || line.kind == EventLineKind::opened) {
    page.closed = line.kind == EventLineKind::closed;
  }
  unsaved_.push_back({std::move(line), {}, {}});
  watchers_.publish(id, event_chat_message(id, false));
  return std::make_shared<const std::string>(
      event_chat_json(page, who.may_write, marks_, *words_()));
}

Result<Payload> EventChat::read(const EventSpeaker& who, const std::string& id,
                                std::int64_t after) {
  TRY_VOID(tournaments_.find_shown(id));
  TRY(const auto page, store_.event_chats().read(id, who.player, after, event_lines_at_once));
  return std::make_shared<const std::string>(
      event_chat_json(page, who.may_write, marks_, *words_()));
}

Result<Payload> EventChat::say(const EventSpeaker& who, const std::string& id,
                               const EventSay& wish) {
  TRY(const auto* const event, wish.announce ? find_own(who, id) : tournaments_.find_shown(id));
  if (talkers_.take(who.player) > std::chrono::nanoseconds::zero()) {
    return failure(ErrorCode::too_many, "You say too much at once", {}, "a short pause");
  }
  TRY(const auto closed, is_closed(id));
  if (closed && !event->directs(who.player)) {
    return failure(ErrorCode::conflict, "A director has closed this chat");
  }
  TRY(auto line, new_line(who, *event));
  line.said = wish.said;
  if (wish.announce) {
    line.kind = EventLineKind::announced;
    announce(*event, line);
  }
  return kept(who, *event, std::move(line));
}

void EventChat::announce(const KeptTournament& event, const EventLine& line) {
  const auto message = announcement_message(line);
  const auto& rounds = event.state().rounds;
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    const auto& pairings = rounds[round].pairings;
    for (std::size_t board = 0; board < pairings.size(); ++board) {
      const auto& game = event.game({round, board});
      const bool open = pairings[board].score == tournament::Score::open;
      if (!open || game.empty() || !watchers_.anybody_watches(game)) continue;
      watchers_.publish(game, message, [&](const std::string& reader) {
        return reader == pairings[board].white || reader == pairings[board].black;
      });
    }
  }
}

Result<Payload> EventChat::remove_line(const EventSpeaker& who, const std::string& id,
                                       std::int64_t number) {
  TRY(const auto* const event, find_own(who, id));
  TRY(const auto found, store_.event_chats().find(id, number));
  const std::optional<EventLine>& line = found;
  if (!line) return failure(ErrorCode::not_found, "There is no such line", "number");
  EventChatPage page;
  page.lines = {*line};
  page.lines.front().removed = true;
  page.lines.front().said = {};
  TRY(page.closed, is_closed(id));
  const bool spoken = line->kind == EventLineKind::said || line->kind == EventLineKind::announced;
  if (!spoken) return failure(ErrorCode::conflict, "Only what was said can be removed", "number");
  if (!line->removed) {
    unsaved_.push_back({{}, line, {}});
    DirectorLine act;
    act.act = DirectorAct::unsaid;
    act.about = {line->player, line->name};
    const auto directors = event->directors();
    if (const auto* const director = find_director(directors, who.player)) act.by = *director;
    directing_.note({DirectedKind::tournament, id}, std::move(act));
    watchers_.publish(id, event_chat_message(id, true));
  }
  return std::make_shared<const std::string>(
      event_chat_json(page, who.may_write, marks_, *words_()));
}

Result<Payload> EventChat::close(const EventSpeaker& who, const std::string& id, bool closed) {
  TRY(const auto* const event, find_own(who, id));
  TRY(const auto before, is_closed(id));
  if (before == closed) return read(who, id, 0);
  TRY(auto line, new_line(who, *event));
  line.kind = closed ? EventLineKind::closed : EventLineKind::opened;
  return kept(who, *event, std::move(line));
}

Result<Payload> EventChat::mute(const EventSpeaker& who, const std::string& id,
                                const MuteWish& wish) {
  TRY(const auto* const event, tournaments_.find_shown(id));
  if (wish.other == who.player || wish.other.empty()) {
    return failure(ErrorCode::conflict, "You cannot mute yourself", "player", "another player");
  }
  TRY(const bool here, is_here(*event, wish.other));
  if (wish.muted && !here) {
    return failure(ErrorCode::not_found, "This player is not at this tournament", "player",
                   "a player or an author of this chat");
  }
  unsaved_.push_back({{}, {}, MuteWish{who.player, wish.other, wish.muted}});
  EventChatPage page;
  if (wish.muted) page.muted.push_back(wish.other);
  TRY(page.closed, is_closed(id));
  return std::make_shared<const std::string>(
      event_chat_json(page, who.may_write, marks_, *words_()));
}

}  // namespace camlann::server
