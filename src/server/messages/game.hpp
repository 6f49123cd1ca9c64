#pragma once
// Writes games, invitations and chat as JSON: the objects of doc/protocol/openapi.yaml and the
// socket messages of doc/protocol/socket.md. Thread-safe.

#include <cstdint>
#include <optional>
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
#include "server/model/list_wish.hpp"
#include "server/model/own_turns.hpp"
#include "server/model/private_text.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"

namespace camlann::server {

[[nodiscard]] message::TimeControl time_message(const play::TimeControl& time);
[[nodiscard]] message::Summary summary_of(const GameMeta& meta, const Standing& standing);
[[nodiscard]] std::string summary_json(const GameMeta& meta, const Standing& standing);
/// Called once per view, for GameView::json. With a board, the JSON includes its position and
/// legal moves, unless there are more than `most_outcomes_sent`. A game that does not start from
/// the array is sent without them, because a prepared position can make them slow to count.
[[nodiscard]] std::string game_json(const GameView& view, const Game* board = nullptr);
inline constexpr std::uint64_t most_outcomes_sent = 400;
[[nodiscard]] std::string turns_json(const OwnTurns& turns);
[[nodiscard]] std::string games_json(const std::vector<GameSummary>& games,
                                     std::optional<int> next = {});
[[nodiscard]] std::string invitation_json(const Invitation& invitation);
[[nodiscard]] std::string invitations_json(const ListPart<Invitation>& part);
[[nodiscard]] std::string plan_json(const PlanView& plan);
[[nodiscard]] std::string note_json(const NoteView& note);
[[nodiscard]] std::string hint_json(const HintView& hint);

/// Returns the message about an event of a game; it contains `view.json`.
[[nodiscard]] Payload event_message(EventKind kind, const GameView& view);
/// Returns the message with the current game, which replaces all earlier events.
[[nodiscard]] Payload state_message(const GameView& view);
/// Returns the message that the computer thinks `parts` times shorter, because other games wait.
[[nodiscard]] Payload hurried_message(std::string_view game, std::int64_t version, int parts);
/// Returns the message with the current state of an invitation.
[[nodiscard]] Payload invitation_message(const Invitation& invitation);
/// Returns chat lines; the authors are given as seats. `may_write`: the reader may send free text,
/// not only phrases.
[[nodiscard]] std::string chat_json(const ChatPage& page, const play::Players& seats,
                                    bool may_write = false);
[[nodiscard]] Payload chat_message(const ChatLine& line, const play::Players& seats);
[[nodiscard]] Payload pong_message();
[[nodiscard]] Payload watching_message(std::string_view game, std::int64_t version, Millis clock);
/// `game` is empty if the request named none.
[[nodiscard]] Payload error_message(const Error& error, std::string_view game = {});

}  // namespace camlann::server
