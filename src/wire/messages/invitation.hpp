#pragma once
// Invitations to games: requests and their answers.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "engine/computer.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

enum class Phase : std::uint8_t { waiting, withdrawn, declined, begun };

struct Invitation {
  MESSAGE(Invitation, "A game that waits for its players");
  FIELD(std::string, id);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<std::string>, start, "The FEN it starts from; null for the array");
  FIELD(std::optional<TimeControl>, time, "Left out in games without clocks", .left_out = true);
  FIELD(std::vector<Player>, seats, "In turn order; a person without an `id` is a free seat");
  FIELD(std::string, host, "The id of the player who invites");
  FIELD(bool, is_public,
        "Whether everybody may find the game; unless it is a rematch, the invitation is shown to "
        "everybody, too",
        .name = "public") = false;
  FIELD(bool, rated, "Whether the game will move ratings") = false;
  FIELD(std::string, created, "", .format = "date-time");
  FIELD(std::string, expires, "From then on nobody can accept it", .format = "date-time");
  FIELD(std::int64_t, version, "One higher with each change", .least = 1) = 1;
  FIELD(Phase, phase) {};
  FIELD(std::optional<std::string>, game, "The id of the game, once it has begun");
  FIELD(std::optional<std::string>, rematch_of,
        "The game whose players are invited to play it again; left out for others",
        .left_out = true);
  FIELD(std::optional<std::string>, to,
        "The id of the player who alone is invited; left out where others may come",
        .left_out = true);
  FIELD(std::optional<std::uint32_t>, late,
        "How many moves late watchers will see the game; left out where they see it at once",
        .left_out = true);
};

struct Invitations {
  MESSAGE(Invitations, "The newest first");
  FIELD(std::vector<Invitation>, invitations);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct Turns {
  MESSAGE(Turns, "What waits for a player");
  FIELD(std::string, tag, "The same as long as the same waits");
  FIELD(std::vector<Summary>, games,
        "Those between people in which it is his turn, those first whose time runs out first");
  FIELD(std::vector<Summary>, begun,
        "Live ones in which it is another's turn and his first move is still to come");
  FIELD(std::vector<Invitation>, invitations, "Those for him alone, the newest first");
};

struct InvitationChanged {
  MESSAGE(InvitationChanged, "On the socket: how an invitation is now");
  CONSTANT("type", "invitation");
  FIELD(Invitation, invitation);
};

struct NewInvitation : NewGame {
  REQUEST(NewInvitation,
          "A game whose other persons are to be found; in games of two `colour` is the host's, and "
          "`opponent` and the names in `seats` mean nothing");
  using Base = NewGame;
  FIELD(std::optional<SeatLetter>, seat,
        "The host's; by default that of `colour`, or the first person's");
  FIELD(std::string, name, "The host's: a line of text", .most = longest_player_name,
        .one_line = true);
  FIELD(bool, is_public, "Whether everybody is shown it, not only those who have its link",
        .name = "public") = false;
  FIELD(std::string, to,
        "A challenge: the id of the player, or the name of his account; for everybody by default. "
        "Games of two only",
        .most = longest_player_name);
  FIELD(bool, rated,
        "Whether the game moves ratings: with a clock, from the array, for people alone") = false;
  FIELD_LIKE(int, late, about_late) = 0;
};

struct SitDown {
  REQUEST(SitDown);
  FIELD(std::string, name, "A line of text", .most = longest_player_name, .one_line = true);
  FIELD(std::optional<SeatLetter>, seat, "By default the first free one");
};

struct FillSeats {
  REQUEST(FillSeats);
  FIELD(int, level, "Of the computers", .least = min_level, .most = max_level) = usual_level;
};

}  // namespace message

template <>
struct Words<message::Phase> {
  using enum message::Phase;
  static constexpr Word<message::Phase> table[] = {
      {waiting, "waiting"}, {withdrawn, "withdrawn"}, {declined, "declined"}, {begun, "begun"}};
};

namespace wire {

template <>
inline constexpr Title title<message::Phase>{"Phase", "How an invitation stands"};

}  // namespace wire
}  // namespace camlann
