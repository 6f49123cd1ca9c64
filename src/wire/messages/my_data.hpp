#pragma once
// The data export of an account, and the games that its browser has played as a guest.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/progress.hpp"
#include "wire/messages/token.hpp"

namespace camlann::message {

struct MyGame {
  MESSAGE(MyGame, "A game of mine as a record");
  FIELD(std::string, id);
  FIELD(std::string, created, "", .format = "date-time");
  FIELD(std::string, record, "As in `/api/games/{id}/record`");
};

struct MyMail {
  MESSAGE(MyMail, "An address of mine");
  FIELD(std::string, address);
  FIELD(bool, proven, "Whether I have confirmed it") = false;
  FIELD(bool, reminders, "Whether I want reminders there") = false;
};

struct MyNotices {
  MESSAGE(MyNotices, "A browser that takes notices for me");
  FIELD(std::string, host, "Of its push service");
  FIELD(std::string, since, "", .format = "date-time");
};

struct MyNoticeWishes {
  MESSAGE(MyNoticeWishes, "What I want to be told of, and my quiet hours");
  FIELD(std::string, no_push, "Kinds that browsers are not told");
  FIELD(std::string, no_mail, "The same by mail");
  FIELD(std::optional<int>, quiet_from, "As a minute of my day");
  FIELD(std::optional<int>, quiet_until);
  FIELD(int, ahead, "Minutes that my clock is ahead of UTC, where no time zone is known") = 0;
  FIELD(std::string, zone, "My time zone; empty: unknown");
  FIELD(std::string, language, "Of my page; empty: unknown");
};

struct MyLine {
  MESSAGE(MyLine, "What I said at a game");
  FIELD(std::string, game);
  FIELD(std::string, room, "`players` or `watchers`");
  FIELD(std::string, phrase, "As in `Phrase`; empty for a text");
  FIELD(std::string, text);
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyEventLine {
  MESSAGE(MyEventLine, "What I said at a tournament");
  FIELD(std::string, tournament, "Its id");
  FIELD(std::string, phrase, "As in `Phrase`; empty for a text");
  FIELD(std::string, text);
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyText {
  MESSAGE(MyText, "What I keep for myself about a game");
  FIELD(std::string, game);
  FIELD(std::string, text);
};

struct MyReport {
  MESSAGE(MyReport, "What I reported to the host");
  FIELD(std::string, about, "The name of then");
  FIELD(std::string, subject, "`name`, `chat` or `play`");
  FIELD(std::string, game, "May be empty");
  FIELD(std::string, text);
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyRating {
  MESSAGE(MyRating, "A rating of mine");
  FIELD(std::string, variant);
  FIELD(std::string, speed, "`fast`, `slow` or `days`");
  FIELD(double, rating) = 0;
  FIELD(double, deviation) = 0;
  FIELD(int, games, "Rated ones") = 0;
  FIELD(std::string, updated, "", .format = "date-time");
};

struct MyPlace {
  MESSAGE(MyPlace, "A club or a tournament that I am in");
  FIELD(std::string, id, "Of a club its address");
  FIELD(std::string, name);
  FIELD(bool, directs, "Whether I made it") = false;
};

struct MyInvitation {
  MESSAGE(MyInvitation, "An invitation of mine");
  FIELD(std::string, id);
  FIELD(std::string, variant);
  FIELD(std::string, phase, "As in `Phase`");
  FIELD(std::string, created, "", .format = "date-time");
};

struct MyLeave {
  MESSAGE(MyLeave, "A leave, in milliseconds by the server's clock of timed games");
  FIELD(std::int64_t, from) = 0;
  FIELD(std::int64_t, until) = 0;
  FIELD(std::string, zone, "The time zone that its days are counted in; empty: UTC");
};

struct MyChapter {
  MESSAGE(MyChapter, "A chapter of a study of mine");
  FIELD(std::string, study, "The id of the study");
  FIELD(std::string, title, "Of the study");
  FIELD(std::string, name, "Of the chapter");
  FIELD(std::string, variant);
  FIELD(std::string, rules);
  FIELD(std::string, start, "FEN; empty for the array");
  FIELD(std::string, text, "Moves as in a record");
};

struct MyUploadPart {
  MESSAGE(MyUploadPart, "Some games of a file, as they came");
  FIELD(bool, json, "A game in each line, not records") = false;
  FIELD(std::string, text);
};

struct MyUpload {
  MESSAGE(MyUpload, "A file of games that I added to the archive");
  FIELD(std::string, id);
  FIELD(std::string, at, "When its last part came", .format = "date-time");
  FIELD(std::vector<MyUploadPart>, parts, "Those of which the archive took games");
  FIELD(bool, too_long,
        "Whether `parts` is empty because my files are longer than 64 MiB together") = false;
};

/// Data of an account, except sessions, tokens, games and uploads.
struct MyDirecting {
  MESSAGE(MyDirecting, "What I did as a director");
  FIELD(std::string, kind, "As in `DirectedKind`");
  FIELD(std::string, event, "The id, or the address of a club");
  FIELD(std::string, act, "As in `DirectorAct`");
  FIELD(std::string, about, "The name of the player that it was about");
  FIELD(int, round) = 0;
  FIELD(int, board) = 0;
  FIELD(std::string, result);
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyPost {
  MESSAGE(MyPost, "News that I wrote for a club");
  FIELD(std::string, club, "Its address");
  FIELD(std::string, text);
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyClaim {
  MESSAGE(MyClaim, "An imported player that I say to be");
  FIELD(std::string, imported, "Its id");
  FIELD(std::string, name, "Of the imported player");
  FIELD(std::string, text);
  FIELD(std::string, phase);
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyRatingStart {
  MESSAGE(MyRatingStart, "An imported rating with which mine begins");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, speed);
  FIELD(double, rating) = 0;
  FIELD(double, deviation) = 0;
  FIELD(std::string, at, "", .format = "date-time");
};

struct MyRatingOfThen {
  MESSAGE(MyRatingOfThen);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, speed, "`fast`, `slow` or `days`");
  FIELD(double, rating) = 0;
  FIELD(double, deviation) = 0;
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(std::string, game, "After which I had it; empty for one that a federation gave");
};

struct MyApplication {
  MESSAGE(MyApplication);
  FIELD(std::string, kind, "As in `DirectedKind`");
  FIELD(std::string, event, "The id, or the address of a club");
  FIELD(std::string, name, "By which I asked to enter");
  FIELD(std::string, phase, "`waiting`, `refused` or `withdrawn`");
  FIELD(int, tries, "How often I have asked") = 0;
  FIELD(std::string, at, "Of the last change", .format = "date-time");
};

struct MyThings {
  MESSAGE(MyThings,
          "What the server has of an account besides sessions, tokens, games and uploads");
  FIELD(std::vector<MyMail>, mail, "Those that were given; none or one is proven");
  FIELD(std::vector<MyNotices>, notices);
  FIELD(std::vector<MyNoticeWishes>, notice_wishes);
  FIELD(std::vector<std::string>, former_names, "Given up, and kept for a while, in small letters");
  FIELD(std::vector<std::string>, follows, "The ids of players");
  FIELD(std::vector<std::string>, blocks, "The ids of players");
  FIELD(std::vector<std::string>, mutes, "The ids of players");
  FIELD(std::vector<MyRating>, ratings);
  FIELD(std::vector<MyRatingStart>, rating_starts);
  FIELD(std::vector<MyRatingOfThen>, rating_history, "The oldest first");
  FIELD(std::vector<MyRatingOfThen>, imported_ratings,
        "Of the imported player that I am; the oldest first");
  FIELD(std::vector<MyClaim>, claims);
  FIELD(std::vector<MyPlace>, clubs);
  FIELD(std::vector<MyPost>, club_posts, "The oldest first");
  FIELD(std::vector<MyPlace>, tournaments);
  FIELD(std::vector<MyDirecting>, directing, "In clubs, leagues and tournaments");
  FIELD(std::vector<MyPlace>, leagues);
  FIELD(std::vector<MyApplication>, applications, "To enter events and clubs; accepted ones go");
  FIELD(std::vector<MyInvitation>, invitations, "Those that I made");
  FIELD(std::vector<MyLeave>, leaves);
  FIELD(std::vector<MyLine>, chat, "The oldest first");
  FIELD(std::vector<MyEventLine>, event_chat, "At tournaments; the oldest first");
  FIELD(std::vector<MyText>, notes);
  FIELD(std::vector<MyText>, plans,
        "A line for each line of the plan, its moves separated by tabs");
  FIELD(std::vector<MyReport>, reports);
  FIELD(std::vector<ProgressPart>, progress, "What I have done alone");
  FIELD(std::vector<MyChapter>, studies, "Their chapters");
};

struct MyData : MyThings {
  MESSAGE(MyData, "All that the server has of an account");
  using Base = MyThings;
  FIELD(Account, account);
  FIELD(std::vector<OpenSession>, sessions);
  FIELD(std::vector<Token>, tokens, "The newest first");
  FIELD(std::vector<MyGame>, games, "The newest first");
  FIELD(std::vector<MyUpload>, uploads, "The newest first");
};

/// Games played as a guest in this browser.
struct GuestGames {
  MESSAGE(GuestGames, "What this browser has played as a guest");
  FIELD(int, games, "How many games") = 0;
};

struct GuestWish {
  REQUEST(GuestWish);
  FIELD(bool, move, "True: they become the account's. False: they stay behind") = false;
};

}  // namespace camlann::message
