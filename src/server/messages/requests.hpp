#pragma once
// Reads the bodies of requests and the messages of sockets into the server's own types. An error
// names the invalid field. Thread-safe.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "play/plan.hpp"
#include "server/model/action.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/seek.hpp"
#include "wire/messages/chat.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/request.hpp"

namespace camlann::server {

struct OfferAnswer {
  bool accept = false;
  Action action;
};

[[nodiscard]] Result<NewGame> read_new_game(std::string_view body);
[[nodiscard]] Result<MoveRequest> read_move_request(std::string_view body);
[[nodiscard]] Result<Action> read_action(std::string_view body);
[[nodiscard]] Result<OfferAnswer> read_offer_answer(std::string_view body);
/// A plan of conditional moves; `ply` is the number of moves played when it was made.
struct PlanWish {
  int ply = 0;
  std::vector<play::PlanLine> lines;
};
[[nodiscard]] Result<PlanWish> read_plan_wish(std::string_view body);
[[nodiscard]] Result<std::string> read_note(std::string_view body);
[[nodiscard]] Result<NewInvitation> read_new_invitation(std::string_view body);
[[nodiscard]] Result<SeekWish> read_seek(std::string_view body);
/// Without the id, which is in the path.
[[nodiscard]] Result<TakenSeek> read_taken_seek(std::string_view body);
[[nodiscard]] Result<SitDown> read_sit_down(std::string_view body);
[[nodiscard]] Result<FillSeats> read_fill_seats(std::string_view body);
[[nodiscard]] Result<Said> read_say(std::string_view body);
[[nodiscard]] Result<message::Mute> read_mute(std::string_view body);
[[nodiscard]] Result<message::SocketRequest> read_socket_request(std::string_view text);

/// Returns the name without Unicode marks that change the direction of writing, because they would
/// also reverse the text next to the name.
[[nodiscard]] std::string without_direction_marks(std::string_view name);
[[nodiscard]] play::TimeControl time_of(const message::TimeWish& time);

}  // namespace camlann::server
