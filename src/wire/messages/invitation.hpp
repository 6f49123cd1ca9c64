#pragma once
// Invitations to games, what is asked about them and what is told of them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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
  std::string id;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;
  std::optional<TimeControl> time;
  std::vector<Player> seats;
  std::string host;
  bool is_public = false;
  bool rated = false;
  std::string created;
  std::string expires;
  std::int64_t version = 1;
  Phase phase{};
  std::optional<std::string> game;
  std::optional<std::string> rematch_of;
  std::optional<std::string> to;
  std::optional<std::uint32_t> late;

  bool operator==(const Invitation&) const = default;
};

struct Invitations {
  std::vector<Invitation> invitations;

  bool operator==(const Invitations&) const = default;
};

struct Turns {
  std::string tag;
  std::vector<Summary> games;
  std::vector<Summary> begun;
  std::vector<Invitation> invitations;

  bool operator==(const Turns&) const = default;
};

struct InvitationChanged {
  Invitation invitation;

  bool operator==(const InvitationChanged&) const = default;
};

struct NewInvitation : NewGame {
  std::optional<SeatLetter> seat;
  std::string name;
  bool is_public = false;
  bool rated = false;
  int late = 0;
  std::string to;

  bool operator==(const NewInvitation&) const = default;
};

struct SitDown {
  std::string name;
  std::optional<SeatLetter> seat;

  bool operator==(const SitDown&) const = default;
};

struct FillSeats {
  int level = usual_level;

  bool operator==(const FillSeats&) const = default;
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
struct Description<message::Phase> {
  static constexpr std::string_view name = "Phase";
  static constexpr std::string_view text = "How an invitation stands";
};

template <>
struct Description<message::Invitation> {
  static constexpr std::string_view name = "Invitation";
  static constexpr std::string_view text = "A game that waits for its players";
  static constexpr void fields(auto&& field) {
    using message::Invitation;
    field("id", &Invitation::id, {});
    field("variant", &Invitation::variant, {.text = "Its id"});
    field("rules", &Invitation::rules, {});
    field("start", &Invitation::start, {.text = "The FEN it starts from; null for the array"});
    field("time", &Invitation::time,
          {.text = "Left out in games without clocks", .left_out = true});
    field("seats", &Invitation::seats,
          {.text = "In turn order; a person without an `id` is a free seat"});
    field("host", &Invitation::host, {.text = "The id of the player who invites"});
    field("public", &Invitation::is_public,
          {.text = "Whether everybody may find the game; unless it is a rematch, the invitation is "
                   "shown to everybody, too"});
    field("rated", &Invitation::rated, {.text = "Whether the game will move ratings"});
    field("created", &Invitation::created, {.format = "date-time"});
    field("expires", &Invitation::expires,
          {.text = "From then on nobody can accept it", .format = "date-time"});
    field("version", &Invitation::version, {.text = "One higher with each change", .least = 1});
    field("phase", &Invitation::phase, {});
    field("game", &Invitation::game, {.text = "The id of the game, once it has begun"});
    field("rematchOf", &Invitation::rematch_of,
          {.text = "The game whose players are invited to play it again; left out for others",
           .left_out = true});
    field("to", &Invitation::to,
          {.text = "The id of the player who alone is invited; left out where others may come",
           .left_out = true});
    field("late", &Invitation::late,
          {.text = "How many moves late watchers will see the game; left out where they see it at "
                   "once",
           .left_out = true});
  }
};

template <>
struct Description<message::Invitations> {
  static constexpr std::string_view name = "Invitations";
  static constexpr std::string_view text = "The newest first";
  static constexpr void fields(auto&& field) {
    field("invitations", &message::Invitations::invitations, {});
  }
};

template <>
struct Description<message::Turns> {
  static constexpr std::string_view name = "Turns";
  static constexpr std::string_view text = "What waits for a player";
  static constexpr void fields(auto&& field) {
    field("tag", &message::Turns::tag, {.text = "The same as long as the same waits"});
    field("games", &message::Turns::games,
          {.text = "Those between people in which it is his turn, those first whose time runs out "
                   "first"});
    field("begun", &message::Turns::begun,
          {.text = "Live ones in which it is another's turn and his first move is still to come"});
    field("invitations", &message::Turns::invitations,
          {.text = "Those for him alone, the newest first"});
  }
};

template <>
struct Description<message::InvitationChanged> {
  static constexpr std::string_view name = "InvitationChanged";
  static constexpr std::string_view text = "On the socket: how an invitation is now";
  static constexpr void fields(auto&& field) {
    field.constant("type", "invitation");
    field("invitation", &message::InvitationChanged::invitation, {});
  }
};

template <>
struct Description<message::NewInvitation> {
  using Base = message::NewGame;
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewInvitation";
  static constexpr std::string_view text =
      "A game whose other persons are to be found; in games of two `colour` is the host's, and "
      "`opponent` and the names in `seats` mean nothing";
  static constexpr void fields(auto&& field) {
    using message::NewInvitation;
    field("seat", &NewInvitation::seat,
          {.text = "The host's; by default that of `colour`, or the first person's"});
    field("name", &NewInvitation::name,
          {.text = "The host's: a line of text", .most = longest_player_name, .one_line = true});
    field("public", &NewInvitation::is_public,
          {.text = "Whether everybody is shown it, not only those who have its link"});
    field("to", &NewInvitation::to,
          {.text = "A challenge: the id of the player, or the name of his account; for everybody "
                   "by default. Games of two only",
           .most = longest_player_name});
    field(
        "rated", &NewInvitation::rated,
        {.text = "Whether the game moves ratings: with a clock, from the array, for people alone"});
    field("late", &NewInvitation::late, about_late);
  }
};

template <>
struct Description<message::SitDown> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "SitDown";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::SitDown;
    field("name", &SitDown::name,
          {.text = "A line of text", .most = longest_player_name, .one_line = true});
    field("seat", &SitDown::seat, {.text = "By default the first free one"});
  }
};

template <>
struct Description<message::FillSeats> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "FillSeats";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("level", &message::FillSeats::level,
          {.text = "Of the computers", .least = min_level, .most = max_level});
  }
};

}  // namespace wire
}  // namespace camlann
