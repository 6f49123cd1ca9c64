#pragma once
// What is written on the wire: the objects of doc/protocol/openapi.yaml and the socket messages of
// doc/protocol/socket.md, as JSON text. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "server/core/outbox.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/model/hint.hpp"
#include "server/model/invitation.hpp"
#include "server/model/own_turns.hpp"
#include "server/model/private_text.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"

namespace camlann::server {

[[nodiscard]] message::TimeControl time_message(const play::TimeControl& time);
[[nodiscard]] message::Summary summary_of(const GameMeta& meta, const Standing& standing);
[[nodiscard]] std::string summary_json(const GameMeta& meta, const Standing& standing);
/// Made once for each view: see GameView::json. With a board, its position and moves are in it,
/// unless these are more than `most_outcomes_sent`, or may take long to count: a game from another
/// position than the array can have as many as somebody likes.
[[nodiscard]] std::string game_json(const GameView& view, const Game* board = nullptr);
inline constexpr std::uint64_t most_outcomes_sent = 400;
[[nodiscard]] std::string turns_json(const OwnTurns& turns);
[[nodiscard]] std::string games_json(const std::vector<GameSummary>& games);
[[nodiscard]] std::string invitation_json(const Invitation& invitation);
[[nodiscard]] std::string invitations_json(const std::vector<Invitation>& invitations);
[[nodiscard]] std::string plan_json(const PlanView& plan);
[[nodiscard]] std::string note_json(const NoteView& note);
[[nodiscard]] std::string hint_json(const HintView& hint);

/// That something happened to a game; the game in it is `view.json`.
[[nodiscard]] Payload event_message(EventKind kind, const GameView& view);
/// The game as it is, in place of all events until then.
[[nodiscard]] Payload state_message(const GameView& view);
/// That the computer thinks for this part of its time, because others wait.
[[nodiscard]] Payload hurried_message(std::string_view game, std::int64_t version, int parts);
/// How an invitation is now.
[[nodiscard]] Payload invitation_message(const Invitation& invitation);
/// Players are named by their seats.
/// `may_write` text, not phrases alone.
[[nodiscard]] std::string chat_json(const ChatPage& page, const play::Players& seats,
                                    bool may_write = false);
[[nodiscard]] Payload chat_message(const ChatLine& line, const play::Players& seats);
[[nodiscard]] Payload pong_message();
[[nodiscard]] Payload watching_message(std::string_view game, std::int64_t version, Millis clock);
/// `game` empty: none was named.
[[nodiscard]] Payload error_message(const Error& error, std::string_view game = {});

}  // namespace camlann::server
