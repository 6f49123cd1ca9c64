#pragma once
// Clubs: members, requests and their answers.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/applicant.hpp"
#include "wire/messages/directors.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/player.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_about = 400;
inline constexpr std::int64_t longest_post = 2000;
inline constexpr std::int64_t longest_link_days = 366;

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

struct ClubApplicant {
  MESSAGE(ClubApplicant, "A player that asks to join a club");
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(bool, refused, "Whether an officer has refused; can still be accepted",
        .left_out = true) = false;
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
  FIELD(std::optional<std::string>, code_until,
        "When the code ends; left out if it does not, and for who is no member", .left_out = true,
        .format = "date-time");
  FIELD(bool, approval, "Whether officers accept each player", .left_out = true) = false;
  FIELD(std::optional<ApplicantPhase>, mine, "Left out for a player that has not asked to join",
        .left_out = true);
  FIELD(std::vector<ClubApplicant>, applicants, "Only for officers", .left_out = true);
  FIELD(std::vector<Member>, people, "The members, in the order in which they joined");
};

struct ClubPost {
  MESSAGE(ClubPost, "A piece of news of a club");
  FIELD(std::int64_t, number, "", .least = 1) = 1;
  FIELD(std::string, by, "The id of the officer");
  FIELD(std::string, by_name);
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(bool, letter, "Whether the members got a notice", .left_out = true) = false;
  FIELD(std::string, text, "Plain text; addresses in it are links");
};

struct ClubNews {
  MESSAGE(ClubNews, "The newest first");
  FIELD(std::vector<ClubPost>, posts);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct ClubRatings {
  MESSAGE(ClubRatings, "The ratings of a club's members in a game at a speed");
  FIELD(std::string, variant, "Its id");
  FIELD(Speed, speed) {};
  FIELD(std::vector<Leader>, members, "Those that have one, the best first");
};

struct ClubDeleted {
  MESSAGE(ClubDeleted, "The club is deleted");
  FIELD(bool, deleted) = true;
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
  FIELD(std::optional<std::string>, name, "Left out: stays. The address stays in any case",
        .most = longest_title, .left_out = true, .one_line = true);
  FIELD(std::string, about, "", .most = longest_about, .one_line = true);
  FIELD(bool, open, "Whether anybody may join") = false;
  FIELD(std::optional<bool>, approval, "Whether officers accept each player; left out: stays",
        .left_out = true);
};

struct NewClubLink {
  REQUEST(NewClubLink, "A new code, in place of the one before");
  FIELD(std::optional<int>, days, "How long it is valid; left out: for ever", .least = 1,
        .most = longest_link_days, .left_out = true);
};

struct NewPost {
  REQUEST(NewPost);
  FIELD(std::string, text, "Plain text", .required = "a text", .most = longest_post);
  FIELD(bool, letter,
        "Whether each member gets a notice, by push or mail as they have chosen") = false;
};

struct RemovePost {
  REQUEST(RemovePost);
  FIELD(std::int64_t, number, "", .required = "the number of a piece of news", .least = 1) = 0;
};

struct DeleteClub {
  REQUEST(DeleteClub);
  FIELD(std::string, name, "The club's name, as a confirmation", .required = "the club's name",
        .most = longest_title, .one_line = true);
};

}  // namespace camlann::message
