#pragma once
// All that the server has of an account, for its owner, and what his browser has played as a guest.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/token.hpp"

namespace camlann {

namespace message {

struct MyGame {
  std::string id;
  std::string created;
  std::string record;

  bool operator==(const MyGame&) const = default;
};

struct MyMail {
  std::string address;
  bool proven = false;
  bool reminders = false;

  bool operator==(const MyMail&) const = default;
};

struct MyNotices {
  std::string host;
  std::string since;

  bool operator==(const MyNotices&) const = default;
};

struct MyNoticeWishes {
  std::string no_push;
  std::string no_mail;
  std::optional<int> quiet_from;
  std::optional<int> quiet_until;
  int ahead = 0;

  bool operator==(const MyNoticeWishes&) const = default;
};

struct MyLine {
  std::string game;
  std::string room;
  std::string phrase;
  std::string text;
  std::string at;

  bool operator==(const MyLine&) const = default;
};

struct MyText {
  std::string game;
  std::string text;

  bool operator==(const MyText&) const = default;
};

struct MyReport {
  std::string about;
  std::string subject;
  std::string game;
  std::string text;
  std::string at;

  bool operator==(const MyReport&) const = default;
};

struct MyRating {
  std::string variant;
  std::string speed;
  double rating = 0;
  double deviation = 0;
  int games = 0;
  std::string updated;

  bool operator==(const MyRating&) const = default;
};

struct MyPlace {
  std::string id;
  std::string name;
  bool directs = false;

  bool operator==(const MyPlace&) const = default;
};

struct MyInvitation {
  std::string id;
  std::string variant;
  std::string phase;
  std::string created;

  bool operator==(const MyInvitation&) const = default;
};

struct MyLeave {
  std::int64_t from = 0;
  std::int64_t until = 0;

  bool operator==(const MyLeave&) const = default;
};

struct MyChapter {
  std::string study;
  std::string title;
  std::string name;
  std::string variant;
  std::string rules;
  std::string start;
  std::string text;

  bool operator==(const MyChapter&) const = default;
};

struct MyUploadPart {
  bool json = false;
  std::string text;

  bool operator==(const MyUploadPart&) const = default;
};

struct MyUpload {
  std::string id;
  std::string at;
  std::vector<MyUploadPart> parts;
  bool too_long = false;

  bool operator==(const MyUpload&) const = default;
};

/// What the server has of an account besides sessions, tokens, games and uploads.
struct MyThings {
  std::vector<MyMail> mail;
  std::vector<MyNotices> notices;
  std::vector<MyNoticeWishes> notice_wishes;
  std::vector<std::string> former_names;
  std::vector<std::string> follows;
  std::vector<std::string> blocks;
  std::vector<std::string> mutes;
  std::vector<MyRating> ratings;
  std::vector<MyPlace> clubs;
  std::vector<MyPlace> tournaments;
  std::vector<MyPlace> leagues;
  std::vector<MyInvitation> invitations;
  std::vector<MyLeave> leaves;
  std::vector<MyLine> chat;
  std::vector<MyText> notes;
  std::vector<MyText> plans;
  std::vector<MyReport> reports;
  std::vector<MyChapter> studies;

  bool operator==(const MyThings&) const = default;
};

struct MyData : MyThings {
  Account account;
  std::vector<OpenSession> sessions;
  std::vector<Token> tokens;
  std::vector<MyGame> games;
  std::vector<MyUpload> uploads;

  bool operator==(const MyData&) const = default;
};

/// What a browser's guest has played.
struct GuestGames {
  int games = 0;

  bool operator==(const GuestGames&) const = default;
};

struct GuestWish {
  bool move = false;

  bool operator==(const GuestWish&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::MyGame> {
  static constexpr std::string_view name = "MyGame";
  static constexpr std::string_view text = "A game of mine as a record";
  static constexpr void fields(auto&& field) {
    using message::MyGame;
    field("id", &MyGame::id, {});
    field("created", &MyGame::created, {.format = "date-time"});
    field("record", &MyGame::record, {.text = "As in `/api/games/{id}/record`"});
  }
};

template <>
struct Description<message::MyMail> {
  static constexpr std::string_view name = "MyMail";
  static constexpr std::string_view text = "An address of mine";
  static constexpr void fields(auto&& field) {
    using message::MyMail;
    field("address", &MyMail::address, {});
    field("proven", &MyMail::proven, {.text = "Whether I have confirmed it"});
    field("reminders", &MyMail::reminders, {.text = "Whether I want reminders there"});
  }
};

template <>
struct Description<message::MyNotices> {
  static constexpr std::string_view name = "MyNotices";
  static constexpr std::string_view text = "A browser that takes notices for me";
  static constexpr void fields(auto&& field) {
    using message::MyNotices;
    field("host", &MyNotices::host, {.text = "Of its push service"});
    field("since", &MyNotices::since, {.format = "date-time"});
  }
};

template <>
struct Description<message::MyNoticeWishes> {
  static constexpr std::string_view name = "MyNoticeWishes";
  static constexpr std::string_view text = "What I want to be told of, and my quiet hours";
  static constexpr void fields(auto&& field) {
    using message::MyNoticeWishes;
    field("noPush", &MyNoticeWishes::no_push, {.text = "Kinds that browsers are not told"});
    field("noMail", &MyNoticeWishes::no_mail, {.text = "The same by mail"});
    field("quietFrom", &MyNoticeWishes::quiet_from, {.text = "As a minute of my day"});
    field("quietUntil", &MyNoticeWishes::quiet_until, {});
    field("ahead", &MyNoticeWishes::ahead, {.text = "Minutes that my clock is ahead of UTC"});
  }
};

template <>
struct Description<message::MyLine> {
  static constexpr std::string_view name = "MyLine";
  static constexpr std::string_view text = "What I said at a game";
  static constexpr void fields(auto&& field) {
    using message::MyLine;
    field("game", &MyLine::game, {});
    field("room", &MyLine::room, {.text = "`players` or `watchers`"});
    field("phrase", &MyLine::phrase, {.text = "As in `Phrase`; empty for a text"});
    field("text", &MyLine::text, {});
    field("at", &MyLine::at, {.format = "date-time"});
  }
};

template <>
struct Description<message::MyText> {
  static constexpr std::string_view name = "MyText";
  static constexpr std::string_view text = "What I keep for myself about a game";
  static constexpr void fields(auto&& field) {
    using message::MyText;
    field("game", &MyText::game, {});
    field("text", &MyText::text, {});
  }
};

template <>
struct Description<message::MyReport> {
  static constexpr std::string_view name = "MyReport";
  static constexpr std::string_view text = "What I reported to the host";
  static constexpr void fields(auto&& field) {
    using message::MyReport;
    field("about", &MyReport::about, {.text = "The name of then"});
    field("subject", &MyReport::subject, {.text = "`name`, `chat` or `play`"});
    field("game", &MyReport::game, {.text = "May be empty"});
    field("text", &MyReport::text, {});
    field("at", &MyReport::at, {.format = "date-time"});
  }
};

template <>
struct Description<message::MyRating> {
  static constexpr std::string_view name = "MyRating";
  static constexpr std::string_view text = "A rating of mine";
  static constexpr void fields(auto&& field) {
    using message::MyRating;
    field("variant", &MyRating::variant, {});
    field("speed", &MyRating::speed, {.text = "`fast`, `slow` or `days`"});
    field("rating", &MyRating::rating, {});
    field("deviation", &MyRating::deviation, {});
    field("games", &MyRating::games, {.text = "Rated ones"});
    field("updated", &MyRating::updated, {.format = "date-time"});
  }
};

template <>
struct Description<message::MyPlace> {
  static constexpr std::string_view name = "MyPlace";
  static constexpr std::string_view text = "A club or a tournament that I am in";
  static constexpr void fields(auto&& field) {
    using message::MyPlace;
    field("id", &MyPlace::id, {.text = "Of a club its address"});
    field("name", &MyPlace::name, {});
    field("directs", &MyPlace::directs, {.text = "Whether I made it"});
  }
};

template <>
struct Description<message::MyInvitation> {
  static constexpr std::string_view name = "MyInvitation";
  static constexpr std::string_view text = "An invitation of mine";
  static constexpr void fields(auto&& field) {
    using message::MyInvitation;
    field("id", &MyInvitation::id, {});
    field("variant", &MyInvitation::variant, {});
    field("phase", &MyInvitation::phase, {.text = "As in `Phase`"});
    field("created", &MyInvitation::created, {.format = "date-time"});
  }
};

template <>
struct Description<message::MyLeave> {
  static constexpr std::string_view name = "MyLeave";
  static constexpr std::string_view text =
      "A leave, in milliseconds by the server's clock of timed games";
  static constexpr void fields(auto&& field) {
    using message::MyLeave;
    field("from", &MyLeave::from, {});
    field("until", &MyLeave::until, {});
  }
};

template <>
struct Description<message::MyChapter> {
  static constexpr std::string_view name = "MyChapter";
  static constexpr std::string_view text = "A chapter of a study of mine";
  static constexpr void fields(auto&& field) {
    using message::MyChapter;
    field("study", &MyChapter::study, {.text = "The id of the study"});
    field("title", &MyChapter::title, {.text = "Of the study"});
    field("name", &MyChapter::name, {.text = "Of the chapter"});
    field("variant", &MyChapter::variant, {});
    field("rules", &MyChapter::rules, {});
    field("start", &MyChapter::start, {.text = "FEN; empty for the array"});
    field("text", &MyChapter::text, {.text = "Moves as in a record"});
  }
};

template <>
struct Description<message::MyUploadPart> {
  static constexpr std::string_view name = "MyUploadPart";
  static constexpr std::string_view text = "Some games of a file, as they came";
  static constexpr void fields(auto&& field) {
    using message::MyUploadPart;
    field("json", &MyUploadPart::json, {.text = "A game in each line, not records"});
    field("text", &MyUploadPart::text, {});
  }
};

template <>
struct Description<message::MyUpload> {
  static constexpr std::string_view name = "MyUpload";
  static constexpr std::string_view text = "A file of games that I added to the archive";
  static constexpr void fields(auto&& field) {
    using message::MyUpload;
    field("id", &MyUpload::id, {});
    field("at", &MyUpload::at, {.text = "When its last part came", .format = "date-time"});
    field("parts", &MyUpload::parts, {.text = "Those of which the archive took games"});
    field("tooLong", &MyUpload::too_long,
          {.text = "Whether `parts` is empty because my files are longer than 64 MiB together"});
  }
};

template <>
struct Description<message::MyThings> {
  static constexpr std::string_view name = "MyThings";
  static constexpr std::string_view text =
      "What the server has of an account besides sessions, tokens, games and uploads";
  static constexpr void fields(auto&& field) {
    using message::MyThings;
    field("mail", &MyThings::mail, {.text = "Those that were given; none or one is proven"});
    field("notices", &MyThings::notices, {});
    field("noticeWishes", &MyThings::notice_wishes, {});
    field("formerNames", &MyThings::former_names,
          {.text = "Given up, and kept for a while, in small letters"});
    field("follows", &MyThings::follows, {.text = "The ids of players"});
    field("blocks", &MyThings::blocks, {.text = "The ids of players"});
    field("mutes", &MyThings::mutes, {.text = "The ids of players"});
    field("ratings", &MyThings::ratings, {});
    field("clubs", &MyThings::clubs, {});
    field("tournaments", &MyThings::tournaments, {});
    field("leagues", &MyThings::leagues, {});
    field("invitations", &MyThings::invitations, {.text = "Those that I made"});
    field("leaves", &MyThings::leaves, {});
    field("chat", &MyThings::chat, {.text = "The oldest first"});
    field("notes", &MyThings::notes, {});
    field("plans", &MyThings::plans,
          {.text = "A line for each line of the plan, its moves separated by tabs"});
    field("reports", &MyThings::reports, {});
    field("studies", &MyThings::studies, {.text = "Their chapters"});
  }
};

template <>
struct Description<message::MyData> {
  using Base = message::MyThings;
  static constexpr std::string_view name = "MyData";
  static constexpr std::string_view text = "All that the server has of an account";
  static constexpr void fields(auto&& field) {
    using message::MyData;
    field("account", &MyData::account, {});
    field("sessions", &MyData::sessions, {});
    field("tokens", &MyData::tokens, {.text = "The newest first"});
    field("games", &MyData::games, {.text = "The newest first"});
    field("uploads", &MyData::uploads, {.text = "The newest first"});
  }
};

template <>
struct Description<message::GuestGames> {
  static constexpr std::string_view name = "GuestGames";
  static constexpr std::string_view text = "What this browser has played as a guest";
  static constexpr void fields(auto&& field) {
    using message::GuestGames;
    field("games", &GuestGames::games, {.text = "How many games"});
  }
};

template <>
struct Description<message::GuestWish> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "GuestWish";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::GuestWish;
    field("move", &GuestWish::move,
          {.text = "True: they become the account's. False: they stay behind"});
  }
};

}  // namespace wire
}  // namespace camlann
