#pragma once
// Clubs: their members, and what is asked about them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann {

namespace message {

struct ClubSummary {
  std::string address;
  std::string name;
  bool open = false;
  int members = 0;

  bool operator==(const ClubSummary&) const = default;
};

struct Clubs {
  std::vector<ClubSummary> clubs;

  bool operator==(const Clubs&) const = default;
};

struct Member {
  std::string id;
  std::string name;
  std::string since;
  bool bot = false;

  bool operator==(const Member&) const = default;
};

struct Club : ClubSummary {
  std::string about;
  std::string director;
  std::optional<std::string> code;
  std::vector<Member> people;

  bool operator==(const Club&) const = default;
};

struct NewClub {
  std::string name;
  std::string about;
  bool open = false;
  std::string host;

  bool operator==(const NewClub&) const = default;
};

struct JoinClub {
  std::string name;
  std::string code;

  bool operator==(const JoinClub&) const = default;
};

struct ChangeClub {
  std::string about;
  bool open = false;

  bool operator==(const ChangeClub&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr std::int64_t longest_about = 400;  // bytes

template <>
struct Description<message::ClubSummary> {
  static constexpr std::string_view name = "ClubSummary";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ClubSummary;
    field("address", &ClubSummary::address, {.text = "Its page is /club/ADDRESS"});
    field("name", &ClubSummary::name, {});
    field("open", &ClubSummary::open,
          {.text = "Whether anybody may join; else only who has the code"});
    field("members", &ClubSummary::members, {.text = "How many there are"});
  }
};

template <>
struct Description<message::Clubs> {
  static constexpr std::string_view name = "Clubs";
  static constexpr std::string_view text = "The newest first";
  static constexpr void fields(auto&& field) { field("clubs", &message::Clubs::clubs, {}); }
};

template <>
struct Description<message::Member> {
  static constexpr std::string_view name = "Member";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Member;
    field("id", &Member::id, {.text = "Of the player"});
    field("name", &Member::name, {});
    field("since", &Member::since, {.format = "date-time"});
    field("bot", &Member::bot, about_bot);
  }
};

template <>
struct Description<message::Club> {
  using Base = message::ClubSummary;
  static constexpr std::string_view name = "Club";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Club;
    field("about", &Club::about, {});
    field("director", &Club::director, {.text = "The id of the player who made it"});
    field("code", &Club::code, {.text = "With which others join; null for who is no member"});
    field("people", &Club::people, {.text = "The members, in the order in which they joined"});
  }
};

template <>
struct Description<message::NewClub> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewClub";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewClub;
    field("name", &NewClub::name,
          {.text = "A line of text, of which the address is made",
           .required = "a name for the club",
           .most = longest_title,
           .one_line = true});
    field("about", &NewClub::about, {.most = longest_about, .one_line = true});
    field("open", &NewClub::open, {.text = "Whether anybody may join"});
    field("host", &NewClub::host,
          {.text = "My name: a line of text",
           .required = "a name",
           .most = longest_player_name,
           .one_line = true});
  }
};

template <>
struct Description<message::JoinClub> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "JoinClub";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::JoinClub;
    field("name", &JoinClub::name,
          {.text = "A line of text, as no other member is called",
           .required = "a name",
           .most = longest_player_name,
           .one_line = true});
    field("code", &JoinClub::code, {.text = "Of a club that is not open", .most = longest_name});
  }
};

template <>
struct Description<message::ChangeClub> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "ChangeClub";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ChangeClub;
    field("about", &ChangeClub::about, {.most = longest_about, .one_line = true});
    field("open", &ChangeClub::open, {.text = "Whether anybody may join"});
  }
};

}  // namespace wire
}  // namespace camlann
