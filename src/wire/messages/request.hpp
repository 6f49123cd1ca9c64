#pragma once
// Requests to the server about games, and messages that a client sends on the socket.

#include <cstdint>
#include <optional>
#include <string>
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

// Lengths in characters.
inline constexpr std::int64_t longest_nonce = 64;
inline constexpr std::int64_t longest_name = 200;  // a rule set with all its options
inline constexpr std::int64_t longest_fen = 400;
inline constexpr std::int64_t longest_move = 1000;
inline constexpr std::int64_t longest_player_name = 80;
inline constexpr wire::About about_nonce{
    .text = "Chosen by the client, at random, new for each new request", .most = longest_nonce};
/// Greatest delay for watchers, in moves; with more, watching would be pointless.
inline constexpr int most_late = 20;
inline constexpr wire::About about_late{.text =
                                            "How many moves late those who only watch see the "
                                            "game, a move being a turn of everybody; 0: at once",
                                        .least = 0,
                                        .most = most_late};
inline constexpr wire::About about_have{
    .text =
        "The last version that the client has: the answer leaves out moves that it knows, see "
        "`from` in `Game`; 0 for the whole game",
    .least = 0};

struct WishedSeat {
  REQUEST(WishedSeat, "Who is to sit at a seat");
  FIELD(PlayerKind, player) = PlayerKind::person;
  FIELD(int, level, "Of the computer", .least = min_level, .most = max_level) = usual_level;
  FIELD(std::string, name, "Of a person: a line of text", .most = longest_player_name,
        .one_line = true);
};

struct NewGame {
  REQUEST(NewGame);
  FIELD(std::string, variant, "Id or display name", .required = "the id of a variant",
        .most = longest_name);
  FIELD(std::string, rules,
        "A rule set with options behind it; by default the first of the variant: `wcf`, `default`",
        .most = longest_name);
  FIELD(std::optional<std::string>, fen, "Start from here instead of the array",
        .most = longest_fen);
  FIELD(PlayerKind, opponent,
        "`person`: the people share this browser. With more than two seats `computer` is all but "
        "the first") = PlayerKind::computer;
  FIELD(int, level, "Of the computer", .least = min_level, .most = max_level) = usual_level;
  FIELD(Colour, colour,
        "The person's colour against the computer, in games of two") = Colour::white;
  FIELD(std::optional<std::vector<WishedSeat>>, seats,
        "Who sits at each place, in turn order; takes the place of opponent, level and colour. At "
        "least one of them is a person",
        .least = 1, .most = most_seats);
  FIELD(bool, may_resign, "Whether the computer may resign") = false;
  FIELD(std::optional<TimeWish>, time, "Null for a game without clocks");
  FIELD_LIKE(std::string, nonce, about_nonce);
};

struct PlayMove {
  REQUEST(PlayMove);
  FIELD(int, ply, "Moves played before this one", .required = "how many moves were played before",
        .least = 0) = 0;
  FIELD(std::string, move, "Notation, short forms too: `D6-F8`",
        .required = "a move, such as D6-D7", .most = longest_move);
  FIELD(std::string, nonce, about_nonce.text, .required = "a random text, new for each move",
        .most = about_nonce.most);
  FIELD_LIKE(std::int64_t, have, about_have) = 0;
};

struct Action {
  REQUEST(Action);
  FIELD(std::optional<std::int64_t>, version,
        "If given: 409 unless the game still has this version", .least = 1);
  FIELD_LIKE(std::string, nonce, about_nonce);
  FIELD_LIKE(std::int64_t, have, about_have) = 0;
};

struct OfferAnswer : Action {
  REQUEST(OfferAnswer);
  using Base = Action;
  FIELD(bool, accept, "", .required = "true or false") = false;
};

enum class SocketWish : std::uint8_t { watch, watch_study, unwatch, await, here, away, ping };

struct SocketRequest {
  REQUEST(SocketRequest, "What a client sends on the socket");
  FIELD(SocketWish, type, "", .required = "watch, watch-study, unwatch, await, here, away or ping",
        .unknown = "Unknown type of message") {};
  FIELD(std::string, game,
        "The id of a game; of an invitation for `await`, of a study for `watch-study`",
        .most = longest_name);
  FIELD(std::int64_t, version, "The last one that the client has; 0 for nothing yet",
        .least = 0) = 0;
  FIELD(bool, deltas, "Events carry only the moves that they changed: `from` in `Game`") = false;
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

template <>
inline constexpr Title title<message::Colour>{"Colour", "A seat in games of two"};

template <>
inline constexpr Title title<message::SocketWish>{"SocketWish", "What a socket asks for"};

}  // namespace wire
}  // namespace camlann
