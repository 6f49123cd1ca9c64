#pragma once
// Studies on the server: chapters, each a game with variations and notes, shared by a link.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::message {

/// In bytes; its JSON fits into a request body of the size of an upload part.
inline constexpr std::int64_t longest_chapter = std::int64_t{60} * 1024;

struct StudySummary {
  MESSAGE(StudySummary);
  FIELD(std::string, id, "Its page is /study/ID");
  FIELD(std::string, title);
  FIELD(bool, open, "Whether everybody who has the link may write") = false;
  FIELD(int, chapters, "How many there are") = 0;
  FIELD(std::string, updated, "", .format = "date-time");
};

struct Studies {
  MESSAGE(Studies, "Mine, the one changed last first");
  FIELD(std::vector<StudySummary>, studies);
};

struct StudyChapter {
  MESSAGE(StudyChapter, "A game with variations and notes");
  FIELD(int, number, "Stays, and is given once") = 0;
  FIELD(std::int64_t, version, "That of the study when the chapter was last changed") = 0;
  FIELD(std::string, name);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::optional<std::string>, start, "FEN; null for the array");
  FIELD(std::optional<std::string>, text,
        "Moves as in a record, with variations and comments; null if it is no newer than the "
        "version that was asked for");
};

struct SharedStudy {
  MESSAGE(SharedStudy, "A study that the server keeps");
  FIELD(std::string, id, "Its page is /study/ID");
  FIELD(std::string, title);
  FIELD(bool, open, "Whether everybody who has the link may write") = false;
  FIELD(bool, mine, "Whether I made it") = false;
  FIELD(bool, writes, "Whether I may write") = false;
  FIELD(std::int64_t, version, "Grows with each change") = 0;
  FIELD(std::string, updated, "", .format = "date-time");
  FIELD(std::vector<StudyChapter>, chapters, "In their order");
};

/// Sent on the socket after each change.
struct StudyChanged {
  MESSAGE(StudyChanged, "On the socket: a study has changed, and how it is for me now");
  CONSTANT("type", "study");
  FIELD(std::string, study, "Its id");
  FIELD(std::int64_t, version, "Of the study now") = 0;
  FIELD(std::int64_t, since,
        "The version before: who has an older one asks for what is missing") = 0;
  FIELD(std::optional<SharedStudy>, change,
        "With the texts of the chapters that were written since; null where they are too long to "
        "be told, or nothing was written");
};

/// An earlier version of a chapter.
struct StudyState {
  MESSAGE(StudyState, "How a chapter was, until somebody else went on");
  FIELD(std::int64_t, version, "Of the study when it was written") = 0;
  FIELD(std::optional<std::string>, by, "The name of who wrote it; null for a guest");
  FIELD(bool, mine, "Whether I wrote it") = false;
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(std::optional<std::string>, text, "Null if only the list was asked for");
};

struct StudyStates {
  MESSAGE(StudyStates, "Of a chapter, the newest first");
  FIELD(std::vector<StudyState>, states);
};

struct NewChapter {
  REQUEST(NewChapter);
  FIELD(std::string, name, "A line of text", .required = "a name for the chapter",
        .most = longest_title, .one_line = true);
  FIELD(std::string, variant, "Id or display name", .required = "the id of a variant",
        .most = longest_name);
  FIELD(std::string, rules,
        "A rule set with options behind it; by default the first of the variant",
        .most = longest_name);
  FIELD(std::optional<std::string>, start, "A FEN; left out or null, the array",
        .most = longest_fen);
  FIELD(std::string, text, "Moves as in a record, with variations and comments; may be empty",
        .most = longest_chapter, .in_bytes = true);
};

struct NewStudy {
  REQUEST(NewStudy);
  FIELD(std::string, title, "A line of text", .required = "a title for the study",
        .most = longest_title, .one_line = true);
  FIELD(bool, open, "Whether everybody who has the link may write") = false;
  FIELD(NewChapter, chapter, "The first one", .required = "a chapter");
};

struct ChangeStudy {
  REQUEST(ChangeStudy, "What is left out stays");
  FIELD(std::optional<std::string>, title, "A line of text", .most = longest_title,
        .one_line = true);
  FIELD(std::optional<bool>, open, "Whether everybody who has the link may write");
};

struct ChangeChapter {
  REQUEST(ChangeChapter, "What is left out stays");
  FIELD(std::int64_t, version, "Of the chapter that is changed; 409 if it is another one by now",
        .required = "the version of the chapter", .least = 1) = 0;
  FIELD(std::optional<std::string>, name, "A line of text", .most = longest_title,
        .one_line = true);
  FIELD(std::optional<std::string>, text, "Moves as in a record, with variations and comments",
        .most = longest_chapter, .in_bytes = true);
  FIELD(std::optional<int>, place,
        "From 1, before the others from there on. Alone it is taken with any version", .least = 1);
};

}  // namespace camlann::message
