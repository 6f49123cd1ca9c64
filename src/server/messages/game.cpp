#include "server/messages/game.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "play/clock.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/outbox.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/model/hint.hpp"
#include "server/model/invitation.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/own_turns.hpp"
#include "server/model/private_text.hpp"
#include "wire/describe.hpp"
#include "wire/messages/chat.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/days.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/invitation.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/words.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

using message::PlayerKind;

std::string letters_of(const GameMeta& meta) {
  std::string letters;
  for (const auto& player : meta.seats) letters += player.letter;
  return letters;
}

message::Player player_of(const Player& player) {
  message::Player made;
  made.seat = static_cast<message::SeatLetter>(player.letter);
  made.player = player.person() ? PlayerKind::person : PlayerKind::computer;
  if (!player.person()) made.level = player.level;
  made.name = player.name;
  if (!player.id.empty()) made.id = player.id;
  if (!player.rating.empty()) made.rating = player.rating;
  made.bot = player.bot;
  made.guest = player.guest && !player.name.empty();
  if (player.display) made.display = player.display->board;
  return made;
}

message::Clocks message_of(const play::ClockFace& face, const std::string& letters) {
  message::Clocks made;
  made.left.assign(face.left.begin(), face.left.begin() + std::ssize(letters));
  if (face.running) made.running = wire::letter_of(*face.running, letters);
  made.since = face.since;
  made.first_move_by = face.first_move_by;
  return made;
}

message::Phase phase_of(play::Phase phase) {
  switch (phase) {
    case play::Phase::waiting: return message::Phase::waiting;
    case play::Phase::withdrawn: return message::Phase::withdrawn;
    case play::Phase::declined: return message::Phase::declined;
    case play::Phase::begun: break;
  }
  return message::Phase::begun;
}

message::Invitation message_of(const Invitation& invitation) {
  const auto& table = invitation.table;
  message::Invitation made;
  made.id = invitation.id;
  made.variant = invitation.variant;
  made.rules = invitation.rules;
  if (!invitation.start.empty()) made.start = invitation.start;
  if (invitation.time) made.time = time_message(*invitation.time);
  for (const auto& player : table.seats) made.seats.push_back(player_of(player));
  made.host = table.host;
  made.is_public = invitation.is_public;
  made.rated = table.rated;
  made.created = to_iso(invitation.created);
  made.expires = to_iso(table.expires);
  made.version = invitation.version;
  made.phase = phase_of(table.phase);
  if (!invitation.game.empty()) made.game = invitation.game;
  if (!invitation.rematch_of.empty()) made.rematch_of = invitation.rematch_of;
  if (!table.invited.empty()) made.to = table.invited;
  if (invitation.late > 0) made.late = static_cast<std::uint32_t>(invitation.late);
  return made;
}

message::Game game_of(const GameView& view) {
  const std::string letters = letters_of(view.meta);
  message::Game made{summary_of(view.meta, view.standing), {}, {}, {}, {}, {}, {}, {}};
  if (view.from > 0) made.from = static_cast<std::uint32_t>(view.from);
  for (const auto& move : view.moves) {
    made.moves.push_back(
        {move.notation, move.by == By::person ? PlayerKind::person : PlayerKind::computer});
  }
  for (const auto seat : view.passed) made.passed.push_back(wire::letter_of(seat, letters));
  if (view.asks_back) made.asks_back = wire::letter_of(*view.asks_back, letters);
  for (unsigned index = 0; index < letters.size(); ++index) {
    const auto seat = static_cast<Seat>(index);
    if (view.giving_up.has(seat)) made.giving_up.push_back(wire::letter_of(seat, letters));
  }
  if (view.clocks) made.clocks = message_of(*view.clocks, letters);
  return made;
}

message::SocketEvent socket_event(EventKind kind) {
  switch (kind) {
    case EventKind::created: return message::SocketEvent::created;
    case EventKind::move: return message::SocketEvent::move;
    case EventKind::take_back: return message::SocketEvent::take_back;
    case EventKind::take_back_asked: return message::SocketEvent::take_back_asked;
    case EventKind::take_back_refused: return message::SocketEvent::take_back_refused;
    case EventKind::resign_asked: return message::SocketEvent::resign_asked;
    case EventKind::resign_refused: return message::SocketEvent::resign_refused;
    case EventKind::draw_offer: return message::SocketEvent::draw_offer;
    case EventKind::draw_refused: return message::SocketEvent::draw_refused;
    case EventKind::rest: return message::SocketEvent::rest;
    case EventKind::result: return message::SocketEvent::result;
  }
  return message::SocketEvent::state;
}

message::GameEvent event_of(message::SocketEvent kind, const GameView& view) {
  return {view.meta.id, view.standing.version, kind, {view.json}};
}

message::ChatLine message_of(const ChatLine& line, const play::Players& seats) {
  message::ChatLine made{line.number, {}, line.said.phrase, line.said.text, to_iso(line.at)};
  for (const auto& seat : seats) {
    if (line.room == ChatRoom::players && seat.person() && seat.id == line.player) {
      made.seat = static_cast<message::SeatLetter>(seat.letter);
      break;
    }
  }
  return made;
}

template <class T>
Payload share(const T& message) {
  return std::make_shared<const std::string>(wire::to_json(message));
}

}  // namespace

message::TimeControl time_message(const play::TimeControl& time) {
  const auto seconds = [](Millis duration) {
    return static_cast<int>(duration / play::one_second);
  };
  return {seconds(time.base), seconds(time.increment), seconds(time.delay), time.days};
}

message::Summary summary_of(const GameMeta& meta, const Standing& standing) {
  const std::string letters = letters_of(meta);
  const bool computer = meta.opponent == Opponent::computer;
  message::Summary made;
  made.id = meta.id;
  made.variant = meta.variant;
  made.rules = meta.rules;
  if (!meta.start.empty()) made.start = meta.start;
  made.opponent = computer ? PlayerKind::computer : PlayerKind::person;
  if (computer) made.level = meta.level;
  made.colour = wire::letter_of(meta.colour, letters);
  for (const auto& player : meta.seats) made.seats.push_back(player_of(player));
  made.may_resign = meta.may_resign;
  if (meta.time) made.time = time_message(*meta.time);
  made.rated = meta.rated;
  made.version = standing.version;
  made.plies = static_cast<std::uint32_t>(standing.plies);
  made.fen = standing.fen;
  made.seat = wire::letter_of(standing.seat, letters);
  made.result = wire::message_of(standing.verdict, letters);
  if (standing.verdict.over()) made.result_text = standing.result_text;
  if (standing.corrected) made.corrected = to_iso(*standing.corrected);
  if (standing.offer) made.offer = wire::letter_of(*standing.offer, letters);
  made.can_claim = standing.can_claim;
  made.thinking = standing.thinking;
  if (!meta.tournament.empty()) made.tournament = meta.tournament;
  if (meta.on_one_device()) made.device = meta.player;
  if (meta.late > 0) made.late = static_cast<std::uint32_t>(meta.late);
  made.created = to_iso(meta.created);
  made.updated = to_iso(standing.updated);
  return made;
}

std::string summary_json(const GameMeta& meta, const Standing& standing) {
  return wire::to_json(summary_of(meta, standing));
}

std::string game_json(const GameView& view, const Game* board) {
  auto game = game_of(view);
  if (board != nullptr && board->starts_from_array() && board->perft(1) <= most_outcomes_sent) {
    game.state = wire::Made<message::State>{share(wire::state_of(*board))};
  }
  return wire::to_json(game);
}

std::string games_json(const std::vector<GameSummary>& games, std::optional<int> next) {
  message::Games made;
  made.next = next;
  for (const auto& game : games) made.games.push_back(summary_of(game.meta, game.standing));
  return wire::to_json(made);
}

std::string turns_json(const OwnTurns& turns) {
  message::Turns made{turns.tag, {}, {}, {}};
  for (const auto& game : turns.games) {
    made.games.push_back(summary_of(game.meta, game.standing));
    const auto& deadline = game.standing.deadline;
    if (deadline) made.games.back().left = std::max<std::int64_t>(0, *deadline - turns.clock);
  }
  for (const auto& game : turns.begun) {
    made.begun.push_back(summary_of(game.meta, game.standing));
  }
  for (const auto& one : turns.invitations) made.invitations.push_back(message_of(one));
  return wire::to_json(made);
}

std::string invitation_json(const Invitation& invitation) {
  return wire::to_json(message_of(invitation));
}

std::string invitations_json(const ListPart<Invitation>& part) {
  message::Invitations made;
  made.next = part.next;
  for (const auto& one : part.all) made.invitations.push_back(message_of(one));
  return wire::to_json(made);
}

std::string plan_json(const PlanView& plan) {
  message::Plan made{plan.game, plan.ply, {}};
  for (const auto& line : plan.lines) made.lines.push_back({line});
  return wire::to_json(made);
}

std::string note_json(const NoteView& note) {
  return wire::to_json(message::Note{note.game, note.text});
}

std::string hint_json(const HintView& hint) {
  return wire::to_json(
      message::Hint{wire::message_of(hint.move, hint.board->variant()), hint.score, hint.depth});
}

Payload event_message(EventKind kind, const GameView& view) {
  return share(event_of(socket_event(kind), view));
}

Payload state_message(const GameView& view) {
  return share(event_of(message::SocketEvent::state, view));
}

Payload watching_message(std::string_view game, std::int64_t version, Millis clock) {
  return share(message::Watching{std::string(game), version, clock});
}

Payload hurried_message(std::string_view game, std::int64_t version, int parts) {
  return share(message::Hurried{std::string(game), version, parts});
}

Payload invitation_message(const Invitation& invitation) {
  return share(message::InvitationChanged{message_of(invitation)});
}

std::string chat_json(const ChatPage& page, const play::Players& seats, bool may_write) {
  message::ChatLines made;
  for (const auto& line : page.lines) made.lines.push_back(message_of(line, seats));
  for (const auto& seat : seats) {
    const bool muted = std::find(page.muted.begin(), page.muted.end(), seat.id) != page.muted.end();
    if (muted) made.muted.push_back(static_cast<message::SeatLetter>(seat.letter));
  }
  made.may_write = may_write;
  return wire::to_json(made);
}

Payload chat_message(const ChatLine& line, const play::Players& seats) {
  return share(message::ChatSaid{line.game, message_of(line, seats)});
}

Payload pong_message() {
  return share(message::Pong{});
}

Payload error_message(const Error& error, std::string_view game) {
  message::SocketError made{{}, wire::message_of(error)};
  if (!game.empty()) made.game = game;
  return share(made);
}

}  // namespace camlann::server
