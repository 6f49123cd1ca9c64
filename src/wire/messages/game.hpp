#pragma once
// Games that the server keeps, and what it tells of them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct Health {
  bool operator==(const Health&) const = default;
};

struct ServerHealth {
  bool holds_games = false;

  bool operator==(const ServerHealth&) const = default;
};

struct Version {
  std::string version;

  bool operator==(const Version&) const = default;
};

struct Player {
  SeatLetter seat{};
  PlayerKind player{};
  std::optional<int> level;
  std::string name;
  std::optional<std::string> id;
  std::optional<std::string> rating;
  bool bot = false;

  bool operator==(const Player&) const = default;
};

struct Summary {
  std::string id;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;
  PlayerKind opponent{};
  std::optional<int> level;
  SeatLetter colour{};
  std::vector<Player> seats;
  bool may_resign = false;
  std::optional<TimeControl> time;
  bool rated = false;
  std::int64_t version = 1;
  std::uint32_t plies = 0;
  std::string fen;
  SeatLetter seat{};
  std::optional<Result> result;
  std::optional<std::string> result_text;
  std::optional<SeatLetter> offer;
  bool can_claim = false;
  bool thinking = false;
  std::optional<std::string> tournament;
  std::optional<std::uint32_t> late;
  std::optional<std::int64_t> left;
  std::string created;
  std::string updated;

  bool operator==(const Summary&) const = default;
};

struct PlayedMove {
  std::string notation;
  PlayerKind by{};

  bool operator==(const PlayedMove&) const = default;
};

struct Game : Summary {
  std::optional<std::uint32_t> from;
  std::vector<PlayedMove> moves;
  std::vector<SeatLetter> passed;
  std::optional<Clocks> clocks;
  std::optional<SeatLetter> asks_back;
  std::vector<SeatLetter> giving_up;
  std::optional<wire::Made<State>> state;

  bool operator==(const Game&) const = default;
};

struct Games {
  std::vector<Summary> games;

  bool operator==(const Games&) const = default;
};

struct Hint {
  Outcome outcome;
  int score = 0;
  int depth = 0;

  bool operator==(const Hint&) const = default;
};

// What the socket sends.

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

struct Event {
  std::string game;
  std::int64_t version = 1;
  SocketEvent kind{};
  wire::Made<Game> game_state;

  bool operator==(const Event&) const = default;
};

struct Watching {
  std::string game;
  std::int64_t version = 1;
  std::int64_t clock = 0;

  bool operator==(const Watching&) const = default;
};

struct Hurried {
  std::string game;
  std::int64_t version = 1;
  int parts = 1;

  bool operator==(const Hurried&) const = default;
};

struct Pong {
  bool operator==(const Pong&) const = default;
};

struct SocketError {
  std::optional<std::string> game;
  Error error;

  bool operator==(const SocketError&) const = default;
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

inline constexpr About about_bot{
    .text = "True where a program plays for an account; left out for others", .left_out = true};

template <>
struct Description<message::Health> {
  static constexpr std::string_view name = "Health";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) { field.constant("status", "ok"); }
};

template <>
struct Description<message::ServerHealth> {
  static constexpr std::string_view name = "ServerHealth";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field.constant("status", "ok");
    field("holdsGames", &message::ServerHealth::holds_games,
          {.text = "Whether this server has the games; another one passes requests on to it"});
  }
};

template <>
struct Description<message::Version> {
  static constexpr std::string_view name = "Version";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("version", &message::Version::version, {.text = "Of the program: `0.2.0`"});
  }
};

template <>
struct Description<message::Player> {
  static constexpr std::string_view name = "Player";
  static constexpr std::string_view text =
      "Who sits at a seat. People without an `id` share one screen";
  static constexpr void fields(auto&& field) {
    using message::Player;
    field("seat", &Player::seat, {});
    field("player", &Player::player, {});
    field("level", &Player::level, {.text = "Of the computer; null for a person"});
    field("name", &Player::name, {.text = "Of a person; may be empty"});
    field("id", &Player::id,
          {.text = "Of a person who has a screen of his own, as in the cookie `camlann_id`; left "
                   "out for others",
           .left_out = true});
    field("rating", &Player::rating,
          {.text = "Of a person when he sat down, `1571?` while it is provisional; left out where "
                   "none is known",
           .left_out = true});
    field("bot", &Player::bot, about_bot);
  }
};

template <>
struct Description<message::Summary> {
  static constexpr std::string_view name = "Summary";
  static constexpr std::string_view text = "A game without its moves";
  static constexpr void fields(auto&& field) {
    using message::Summary;
    field("id", &Summary::id, {});
    field("variant", &Summary::variant, {.text = "Its id"});
    field("rules", &Summary::rules, {});
    field("start", &Summary::start, {.text = "The FEN it started from; null for the array"});
    field("opponent", &Summary::opponent, {.text = "`person`: no seat is the computer's"});
    field("level", &Summary::level,
          {.text = "Of the computer, of several the first in turn order; null where people play "
                   "alone"});
    field("colour", &Summary::colour,
          {.text = "The person's seat; of several the first in turn order"});
    field("seats", &Summary::seats, {.text = "In turn order"});
    field("mayResign", &Summary::may_resign, {.text = "Whether the computer may resign"});
    field("time", &Summary::time, {.text = "Left out in games without clocks", .left_out = true});
    field("rated", &Summary::rated, {.text = "Its end moves the ratings of its players"});
    field("version", &Summary::version, {.text = "The number of its last event", .least = 1});
    field("plies", &Summary::plies, {.text = "Moves played", .least = 0});
    field("fen", &Summary::fen, {.text = "The position now"});
    field("seat", &Summary::seat, {.text = "Whose turn it is"});
    field("result", &Summary::result, {.text = "Null while the game goes on"});
    field("resultText", &Summary::result_text, {.text = "A sentence"});
    field("offer", &Summary::offer, {.text = "Whose draw offer is open"});
    field("canClaim", &Summary::can_claim,
          {.text = "Whether the seat whose turn it is may claim a draw"});
    field("thinking", &Summary::thinking,
          {.text = "It is the computer's turn: its move will come, even after a restart"});
    field("tournament", &Summary::tournament,
          {.text = "The id of the tournament that it is part of; left out for others",
           .left_out = true});
    field("late", &Summary::late,
          {.text = "Those who only watch see the game so many moves late, a move being a turn of "
                   "everybody; left out where they see it at once",
           .left_out = true});
    field("left", &Summary::left,
          {.text = "Milliseconds until the time of the player to move is up; only in what waits "
                   "for a player",
           .least = 0,
           .left_out = true});
    field("created", &Summary::created, {.format = "date-time"});
    field("updated", &Summary::updated, {.text = "Time of the last event", .format = "date-time"});
  }
};

template <>
struct Description<message::PlayedMove> {
  static constexpr std::string_view name = "PlayedMove";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::PlayedMove;
    field("notation", &PlayedMove::notation, {.text = "The full form"});
    field("by", &PlayedMove::by, {});
  }
};

template <>
struct Description<message::Game> {
  using Base = message::Summary;
  static constexpr std::string_view name = "Game";
  static constexpr std::string_view text = "A game with its moves";
  static constexpr void fields(auto&& field) {
    using message::Game;
    field("from", &Game::from,
          {.text = "Left out for 0: the moves before this ply are those that the client has",
           .left_out = true});
    field("moves", &Game::moves, {.text = "From ply `from` on"});
    field("passed", &Game::passed,
          {.text = "Seats that the last move passed over, because they cannot move"});
    field("clocks", &Game::clocks, {.text = "Left out in games without any", .left_out = true});
    field("asksBack", &Game::asks_back,
          {.text = "The seat that asks the others for a take-back; left out if none does",
           .left_out = true});
    field("givingUp", &Game::giving_up,
          {.text = "The seats that ask their partners whether to resign; left out if none does",
           .left_out = true});
    field("state", &Game::state,
          {.text = "The position now with its moves, if `state=1` asked for it, the game began at "
                   "the array, and they are not more than 400",
           .left_out = true});
  }
};

template <>
struct Description<message::Games> {
  static constexpr std::string_view name = "Games";
  static constexpr std::string_view text = "The newest first";
  static constexpr void fields(auto&& field) { field("games", &message::Games::games, {}); }
};

template <>
struct Description<message::Hint> {
  static constexpr std::string_view name = "Hint";
  static constexpr std::string_view text = "A good move";
  static constexpr void fields(auto&& field) {
    using message::Hint;
    field("outcome", &Hint::outcome, {});
    field("score", &Hint::score, {.text = "For the seat whose turn it is, in hundredths of a man"});
    field("depth", &Hint::depth, {.text = "How many plies were searched"});
  }
};

template <>
struct Description<message::SocketEvent> {
  static constexpr std::string_view name = "SocketEvent";
  static constexpr std::string_view text =
      "What happened; `state` is no single event: everything up to `version`";
};

template <>
struct Description<message::Event> {
  static constexpr std::string_view name = "GameEvent";
  static constexpr std::string_view text = "On the socket: something happened to a game";
  static constexpr void fields(auto&& field) {
    using message::Event;
    field.constant("type", "event");
    field("game", &Event::game, {.text = "Its id"});
    field("version", &Event::version, {.text = "That of the event", .least = 1});
    field("kind", &Event::kind, {});
    field("game_state", &Event::game_state, {.text = "The game right after the event"});
  }
};

template <>
struct Description<message::Watching> {
  static constexpr std::string_view name = "Watching";
  static constexpr std::string_view text = "On the socket: the answer to `watch`";
  static constexpr void fields(auto&& field) {
    using message::Watching;
    field.constant("type", "watching");
    field("game", &Watching::game, {.text = "Its id"});
    field("version", &Watching::version, {.text = "The game's version now", .least = 0});
    field("clock", &Watching::clock,
          {.text = "What the server's clock of timed games shows, in milliseconds", .least = 0});
  }
};

template <>
struct Description<message::Hurried> {
  static constexpr std::string_view name = "Hurried";
  static constexpr std::string_view text =
      "On the socket: the computer thinks for a shorter time than usual, because others wait";
  static constexpr void fields(auto&& field) {
    using message::Hurried;
    field.constant("type", "hurried");
    field("game", &Hurried::game, {.text = "Its id"});
    field("version", &Hurried::version, {.text = "That it thinks about", .least = 1});
    field("parts", &Hurried::parts, {.text = "How many times shorter", .least = 1});
  }
};

template <>
struct Description<message::Pong> {
  static constexpr std::string_view name = "Pong";
  static constexpr std::string_view text = "On the socket: the answer to `ping`";
  static constexpr void fields(auto&& field) { field.constant("type", "pong"); }
};

template <>
struct Description<message::SocketError> {
  static constexpr std::string_view name = "SocketError";
  static constexpr std::string_view text = "On the socket: a message that could not be served";
  static constexpr void fields(auto&& field) {
    using message::SocketError;
    field.constant("type", "error");
    field("game", &SocketError::game,
          {.text = "The game that the message named", .left_out = true});
    field("error", &SocketError::error, {});
  }
};

}  // namespace wire
}  // namespace camlann
