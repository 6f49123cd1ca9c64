#pragma once
// Games on the server, and the messages about them on the socket.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

inline constexpr wire::About about_bot{
    .text = "True where a program plays for an account; left out for others", .left_out = true};

inline constexpr wire::About about_guest{
    .text = "True for a name of a player without an account; left out for others",
    .left_out = true};

struct Health {
  MESSAGE(Health);
  CONSTANT("status", "ok");
};

struct ServerHealth {
  MESSAGE(ServerHealth);
  CONSTANT("status", "ok");
  FIELD(bool, holds_games,
        "Whether this server has the games; another one passes requests on to it") = false;
};

struct Version {
  MESSAGE(Version);
  FIELD(std::string, version, "Of the program, such as `1.0.0`");
};

struct Player {
  MESSAGE(Player, "Who sits at a seat. People without an `id` share one screen");
  FIELD(SeatLetter, seat) {};
  FIELD(PlayerKind, player) {};
  FIELD(std::optional<int>, level, "Of the computer; null for a person");
  FIELD(std::string, name, "Of a person; may be empty");
  FIELD(
      std::optional<std::string>, id,
      "Of a person who has a screen of his own, as in the cookie `camlann_id`; left out for others",
      .left_out = true);
  FIELD(
      std::optional<std::string>, rating,
      "Of a person when he sat down, `1571?` while it is provisional; left out where none is known",
      .left_out = true);
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
  FIELD(std::optional<int>, display,
        "Of the giver of a simultaneous display: the number of this board; left out for others",
        .left_out = true);
};

struct Summary {
  MESSAGE(Summary, "A game without its moves");
  FIELD(std::string, id);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<std::string>, start, "The FEN it started from; null for the array");
  FIELD(PlayerKind, opponent, "`person`: no seat is the computer's") {};
  FIELD(std::optional<int>, level,
        "Of the computer, of several the first in turn order; null where people play alone");
  FIELD(SeatLetter, colour, "The person's seat; of several the first in turn order") {};
  FIELD(std::vector<Player>, seats, "In turn order");
  FIELD(bool, may_resign, "Whether the computer may resign") = false;
  FIELD(std::optional<TimeControl>, time, "Left out in games without clocks", .left_out = true);
  FIELD(bool, rated, "Its end moves the ratings of its players") = false;
  FIELD(std::int64_t, version, "The number of its last event", .least = 1) = 1;
  FIELD(std::uint32_t, plies, "Moves played", .least = 0) = 0;
  FIELD(std::string, fen, "The position now");
  FIELD(SeatLetter, seat, "Whose turn it is") {};
  FIELD(std::optional<Result>, result, "Null while the game goes on");
  FIELD(std::optional<std::string>, result_text, "A sentence");
  FIELD(std::optional<std::string>, corrected,
        "When the director of the tournament gave it this result in place of another one; left out "
        "if that did not happen",
        .left_out = true, .format = "date-time");
  FIELD(std::optional<SeatLetter>, offer, "Whose draw offer is open");
  FIELD(bool, can_claim, "Whether the seat whose turn it is may claim a draw") = false;
  FIELD(bool, thinking,
        "It is the computer's turn: its move will come, even after a restart") = false;
  FIELD(std::optional<std::string>, tournament,
        "The id of the tournament that it is part of; left out for others", .left_out = true);
  FIELD(
      std::optional<std::string>, device,
      "The id of the player on whose device both play, at a board in the room; left out for others",
      .left_out = true);
  FIELD(std::optional<std::uint32_t>, late,
        "Those who only watch see the game so many moves late, a move being a turn of everybody; "
        "left out where they see it at once",
        .left_out = true);
  FIELD(std::optional<std::int64_t>, left,
        "Milliseconds until the time of the player to move is up; only in what waits for a player",
        .least = 0, .left_out = true);
  FIELD(std::string, created, "", .format = "date-time");
  FIELD(std::string, updated, "Time of the last event", .format = "date-time");
};

struct PlayedMove {
  MESSAGE(PlayedMove);
  FIELD(std::string, notation, "The full form");
  FIELD(PlayerKind, by) {};
};

struct Game : Summary {
  MESSAGE(Game, "A game with its moves");
  using Base = Summary;
  FIELD(std::optional<std::uint32_t>, from,
        "Left out for 0: the moves before this ply are those that the client has",
        .left_out = true);
  FIELD(std::vector<PlayedMove>, moves, "From ply `from` on");
  FIELD(std::vector<SeatLetter>, passed,
        "Seats that the last move passed over, because they cannot move");
  FIELD(std::optional<Clocks>, clocks, "Left out in games without any", .left_out = true);
  FIELD(std::optional<SeatLetter>, asks_back,
        "The seat that asks the others for a take-back; left out if none does", .left_out = true);
  FIELD(std::vector<SeatLetter>, giving_up,
        "The seats that ask their partners whether to resign; left out if none does",
        .left_out = true);
  FIELD(std::optional<wire::Made<State>>, state,
        "The position now with its moves, if `state=1` asked for it, the game began at the array, "
        "and they are not more than 400",
        .left_out = true);
};

struct Games {
  MESSAGE(Games, "The newest first");
  FIELD(std::vector<Summary>, games);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct Hint {
  MESSAGE(Hint, "A good move");
  FIELD(Outcome, outcome);
  FIELD(int, score, "For the seat whose turn it is, in hundredths of a man") = 0;
  FIELD(int, depth, "How many plies were searched") = 0;
};

// Messages on the socket.

enum class SocketEvent : std::uint8_t {
  created,
  move,
  take_back,
  take_back_asked,
  take_back_refused,
  resign_asked,
  resign_refused,
  draw_offer,
  draw_refused,
  rest,
  result,
  state,
};

struct GameEvent {
  MESSAGE(GameEvent, "On the socket: something happened to a game");
  CONSTANT("type", "event");
  FIELD(std::string, game, "Its id");
  FIELD(std::int64_t, version, "That of the event", .least = 1) = 1;
  FIELD(SocketEvent, kind) {};
  FIELD(wire::Made<Game>, game_state, "The game right after the event", .name = "game_state");
};

struct Watching {
  MESSAGE(Watching, "On the socket: the answer to `watch`");
  CONSTANT("type", "watching");
  FIELD(std::string, game, "Its id");
  FIELD(std::int64_t, version, "The game's version now", .least = 0) = 1;
  FIELD(std::int64_t, clock, "What the server's clock of timed games shows, in milliseconds",
        .least = 0) = 0;
};

struct Hurried {
  MESSAGE(Hurried,
          "On the socket: the computer thinks for a shorter time than usual, because others wait");
  CONSTANT("type", "hurried");
  FIELD(std::string, game, "Its id");
  FIELD(std::int64_t, version, "That it thinks about", .least = 1) = 1;
  FIELD(int, parts, "How many times shorter", .least = 1) = 1;
};

struct Pong {
  MESSAGE(Pong, "On the socket: the answer to `ping`");
  CONSTANT("type", "pong");
};

struct SocketError {
  MESSAGE(SocketError, "On the socket: a message that could not be served");
  CONSTANT("type", "error");
  FIELD(std::optional<std::string>, game, "The game that the message named", .left_out = true);
  FIELD(Problem, error);
};

}  // namespace message

template <>
struct Words<message::SocketEvent> {
  using Kind = message::SocketEvent;
  static constexpr Word<Kind> table[] = {
      {Kind::created, "created"},
      {Kind::move, "move"},
      {Kind::take_back, "take-back"},
      {Kind::take_back_asked, "take-back-asked"},
      {Kind::take_back_refused, "take-back-refused"},
      {Kind::resign_asked, "resign-asked"},
      {Kind::resign_refused, "resign-refused"},
      {Kind::draw_offer, "draw-offer"},
      {Kind::draw_refused, "draw-refused"},
      {Kind::rest, "rest"},
      {Kind::result, "result"},
      {Kind::state, "state"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::SocketEvent>{
    "SocketEvent", "What happened; `state` is no single event: everything up to `version`"};

}  // namespace wire
}  // namespace camlann
