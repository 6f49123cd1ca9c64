#pragma once
// What the server is asked for: the bodies of requests, and what a socket sends.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "engine/computer.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

inline constexpr int usual_level = 3;

enum class Colour : std::uint8_t { white, black, random };

struct WishedSeat {
  PlayerKind player = PlayerKind::person;
  int level = usual_level;
  std::string name;

  bool operator==(const WishedSeat&) const = default;
};

struct NewGame {
  std::string variant;
  std::string rules;
  std::optional<std::string> fen;
  PlayerKind opponent = PlayerKind::computer;
  int level = usual_level;
  Colour colour = Colour::white;
  std::optional<std::vector<WishedSeat>> seats;
  bool may_resign = false;
  std::optional<TimeWish> time;
  std::string nonce;

  bool operator==(const NewGame&) const = default;
};

struct PlayMove {
  int ply = 0;
  std::string move;
  std::string nonce;
  std::int64_t have = 0;

  bool operator==(const PlayMove&) const = default;
};

struct Action {
  std::optional<std::int64_t> version;
  std::string nonce;
  std::int64_t have = 0;

  bool operator==(const Action&) const = default;
};

struct OfferAnswer : Action {
  bool accept = false;

  bool operator==(const OfferAnswer&) const = default;
};

enum class SocketWish : std::uint8_t { watch, watch_study, unwatch, await, here, away, ping };

struct SocketRequest {
  SocketWish type{};
  std::string game;
  std::int64_t version = 0;
  bool deltas = false;

  bool operator==(const SocketRequest&) const = default;
};

}  // namespace message

template <>
struct Words<message::Colour> {
  static constexpr Word<message::Colour> table[] = {
      {message::Colour::white, "w"},
      {message::Colour::black, "b"},
      {message::Colour::random, "random"},
  };
};

template <>
struct Words<message::SocketWish> {
  static constexpr Word<message::SocketWish> table[] = {
      {message::SocketWish::watch, "watch"},     {message::SocketWish::watch_study, "watch-study"},
      {message::SocketWish::unwatch, "unwatch"}, {message::SocketWish::await, "await"},
      {message::SocketWish::here, "here"},       {message::SocketWish::away, "away"},
      {message::SocketWish::ping, "ping"},
  };
};

namespace wire {

// Lengths in bytes.
inline constexpr std::int64_t longest_nonce = 64;
inline constexpr std::int64_t longest_name = 200;  // a rule set with all its options
inline constexpr std::int64_t longest_fen = 400;
inline constexpr std::int64_t longest_move = 1000;
inline constexpr std::int64_t longest_player_name = 80;

inline constexpr About about_nonce{
    .text = "Chosen by the client, at random, new for each new request", .most = longest_nonce};

/// More would be a game that nobody watches.
inline constexpr int most_late = 20;
inline constexpr About about_late{
    .text =
        "How many moves late those who only watch see the game, a move being a turn of "
        "everybody; 0: at once",
    .least = 0,
    .most = most_late};

inline constexpr About about_have{
    .text =
        "The last version that the client has: the answer leaves out moves that it knows, see "
        "`from` in `Game`; 0 for the whole game",
    .least = 0};

template <>
struct Description<message::Colour> {
  static constexpr std::string_view name = "Colour";
  static constexpr std::string_view text = "A seat in games of two";
};

template <>
struct Description<message::WishedSeat> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "WishedSeat";
  static constexpr std::string_view text = "Who is to sit at a seat";
  static constexpr void fields(auto&& field) {
    using message::WishedSeat;
    field("player", &WishedSeat::player, {});
    field("level", &WishedSeat::level,
          {.text = "Of the computer", .least = min_level, .most = max_level});
    field("name", &WishedSeat::name,
          {.text = "Of a person: a line of text", .most = longest_player_name, .one_line = true});
  }
};

template <>
struct Description<message::NewGame> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewGame";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewGame;
    field("variant", &NewGame::variant,
          {.text = "Id or display name", .required = "the id of a variant", .most = longest_name});
    field("rules", &NewGame::rules,
          {.text = "A rule set with options behind it; by default the first of the variant: `wcf`, "
                   "`default`",
           .most = longest_name});
    field("fen", &NewGame::fen,
          {.text = "Start from here instead of the array", .most = longest_fen});
    field(
        "opponent", &NewGame::opponent,
        {.text = "`person`: the people share this browser. With more than two seats `computer` is "
                 "all but the first"});
    field("level", &NewGame::level,
          {.text = "Of the computer", .least = min_level, .most = max_level});
    field("colour", &NewGame::colour,
          {.text = "The person's colour against the computer, in games of two"});
    field("seats", &NewGame::seats,
          {.text = "Who sits at each place, in turn order; takes the place of opponent, level and "
                   "colour. At least one of them is a person",
           .least = 1,
           .most = most_seats});
    field("mayResign", &NewGame::may_resign, {.text = "Whether the computer may resign"});
    field("time", &NewGame::time, {.text = "Null for a game without clocks"});
    field("nonce", &NewGame::nonce, about_nonce);
  }
};

template <>
struct Description<message::PlayMove> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "PlayMove";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::PlayMove;
    field("ply", &PlayMove::ply,
          {.text = "Moves played before this one",
           .required = "how many moves were played before",
           .least = 0});
    field("move", &PlayMove::move,
          {.text = "Notation, short forms too: `D6-F8`",
           .required = "a move, such as D6-D7",
           .most = longest_move});
    field("nonce", &PlayMove::nonce,
          {.text = about_nonce.text,
           .required = "a random text, new for each move",
           .most = about_nonce.most});
    field("have", &PlayMove::have, about_have);
  }
};

template <>
struct Description<message::Action> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "Action";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Action;
    field("version", &Action::version,
          {.text = "If given: 409 unless the game still has this version", .least = 1});
    field("nonce", &Action::nonce, about_nonce);
    field("have", &Action::have, about_have);
  }
};

template <>
struct Description<message::OfferAnswer> {
  using Base = message::Action;
  static constexpr bool request = true;
  static constexpr std::string_view name = "OfferAnswer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("accept", &message::OfferAnswer::accept, {.required = "true or false"});
  }
};

template <>
struct Description<message::SocketWish> {
  static constexpr std::string_view name = "SocketWish";
  static constexpr std::string_view text = "What a socket asks for";
};

template <>
struct Description<message::SocketRequest> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "SocketRequest";
  static constexpr std::string_view text = "What a client sends on the socket";
  static constexpr void fields(auto&& field) {
    using message::SocketRequest;
    field("type", &SocketRequest::type,
          {.required = "watch, watch-study, unwatch, await, here, away or ping",
           .unknown = "Unknown type of message"});
    field("game", &SocketRequest::game,
          {.text = "The id of a game; of an invitation for `await`, of a study for `watch-study`",
           .most = longest_name});
    field("version", &SocketRequest::version,
          {.text = "The last one that the client has; 0 for nothing yet", .least = 0});
    field("deltas", &SocketRequest::deltas,
          {.text = "Events carry only the moves that they changed: `from` in `Game`"});
  }
};

}  // namespace wire
}  // namespace camlann
