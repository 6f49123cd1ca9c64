#pragma once
// Clubs: members, requests and their answers.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/directors.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_about = 400;

struct ClubSummary {
  MESSAGE(ClubSummary);
  FIELD(std::string, address, "Its page is /club/ADDRESS");
  FIELD(std::string, name);
  FIELD(bool, open, "Whether anybody may join; else only who has the code") = false;
  FIELD(int, members, "How many there are") = 0;
};

struct Clubs {
  MESSAGE(Clubs, "The newest first");
  FIELD(std::vector<ClubSummary>, clubs);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct Member {
  MESSAGE(Member);
  FIELD(std::string, id, "Of the player");
  FIELD(std::string, name);
  FIELD(std::string, since, "", .format = "date-time");
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
};

struct Club : ClubSummary {
  MESSAGE(Club);
  using Base = ClubSummary;
  FIELD(std::string, about);
  FIELD(std::string, director, "The id of its first director; empty if nobody directs it any more");
  FIELD_LIKE(std::vector<Director>, directors, about_directors);
  FIELD(std::optional<std::string>, code, "With which others join; null for who is no member");
  FIELD(std::vector<Member>, people, "The members, in the order in which they joined");
};

struct NewClub {
  REQUEST(NewClub);
  FIELD(std::string, name, "A line of text, of which the address is made",
        .required = "a name for the club", .most = longest_title, .one_line = true);
  FIELD(std::string, about, "", .most = longest_about, .one_line = true);
  FIELD(bool, open, "Whether anybody may join") = false;
  FIELD(std::string, host, "My name: a line of text", .required = "a name",
        .most = longest_player_name, .one_line = true);
};

struct JoinClub {
  REQUEST(JoinClub);
  FIELD(std::string, name, "A line of text, as no other member is called", .required = "a name",
        .most = longest_player_name, .one_line = true);
  FIELD(std::string, code, "Of a club that is not open", .most = longest_name);
};

struct ChangeClub {
  REQUEST(ChangeClub);
  FIELD(std::string, about, "", .most = longest_about, .one_line = true);
  FIELD(bool, open, "Whether anybody may join") = false;
};

}  // namespace camlann::message
