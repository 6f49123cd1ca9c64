#pragma once
// Studies that the server keeps: chapters, each a game with variations and notes, for everybody who
// has the link, and what is asked about them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann {

namespace message {

struct StudySummary {
  std::string id;
  std::string title;
  bool open = false;
  int chapters = 0;
  std::string updated;

  bool operator==(const StudySummary&) const = default;
};

struct Studies {
  std::vector<StudySummary> studies;

  bool operator==(const Studies&) const = default;
};

struct StudyChapter {
  int number = 0;
  std::int64_t version = 0;
  std::string name;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;
  std::optional<std::string> text;

  bool operator==(const StudyChapter&) const = default;
};

struct SharedStudy {
  std::string id;
  std::string title;
  bool open = false;
  bool mine = false;
  bool writes = false;
  std::int64_t version = 0;
  std::string updated;
  std::vector<StudyChapter> chapters;

  bool operator==(const SharedStudy&) const = default;
};

/// On the socket, after each change.
struct StudyChanged {
  std::string study;
  std::int64_t version = 0;
  std::int64_t since = 0;
  std::optional<SharedStudy> change;

  bool operator==(const StudyChanged&) const = default;
};

/// How a chapter was once.
struct StudyState {
  std::int64_t version = 0;
  std::optional<std::string> by;
  bool mine = false;
  std::string at;
  std::optional<std::string> text;

  bool operator==(const StudyState&) const = default;
};

struct StudyStates {
  std::vector<StudyState> states;

  bool operator==(const StudyStates&) const = default;
};

struct NewChapter {
  std::string name;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;
  std::string text;

  bool operator==(const NewChapter&) const = default;
};

struct NewStudy {
  std::string title;
  bool open = false;
  NewChapter chapter;

  bool operator==(const NewStudy&) const = default;
};

struct ChangeStudy {
  std::optional<std::string> title;
  std::optional<bool> open;

  bool operator==(const ChangeStudy&) const = default;
};

struct ChangeChapter {
  std::int64_t version = 0;
  std::optional<std::string> name;
  std::optional<std::string> text;
  std::optional<int> place;

  bool operator==(const ChangeChapter&) const = default;
};

}  // namespace message

namespace wire {

/// In bytes; its JSON fits into a body with a part of a file.
inline constexpr std::int64_t longest_chapter = std::int64_t{60} * 1024;

template <>
struct Description<message::StudySummary> {
  static constexpr std::string_view name = "StudySummary";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::StudySummary;
    field("id", &StudySummary::id, {.text = "Its page is /study/ID"});
    field("title", &StudySummary::title, {});
    field("open", &StudySummary::open, {.text = "Whether everybody who has the link may write"});
    field("chapters", &StudySummary::chapters, {.text = "How many there are"});
    field("updated", &StudySummary::updated, {.format = "date-time"});
  }
};

template <>
struct Description<message::Studies> {
  static constexpr std::string_view name = "Studies";
  static constexpr std::string_view text = "Mine, the one changed last first";
  static constexpr void fields(auto&& field) { field("studies", &message::Studies::studies, {}); }
};

template <>
struct Description<message::StudyChapter> {
  static constexpr std::string_view name = "StudyChapter";
  static constexpr std::string_view text = "A game with variations and notes";
  static constexpr void fields(auto&& field) {
    using message::StudyChapter;
    field("number", &StudyChapter::number, {.text = "Stays, and is given once"});
    field("version", &StudyChapter::version,
          {.text = "That of the study when the chapter was last changed"});
    field("name", &StudyChapter::name, {});
    field("variant", &StudyChapter::variant, {.text = "Its id"});
    field("rules", &StudyChapter::rules, {});
    field("start", &StudyChapter::start, {.text = "FEN; null for the array"});
    field("text", &StudyChapter::text,
          {.text = "Moves as in a record, with variations and comments; null if it is no newer "
                   "than the version that was asked for"});
  }
};

template <>
struct Description<message::SharedStudy> {
  static constexpr std::string_view name = "SharedStudy";
  static constexpr std::string_view text = "A study that the server keeps";
  static constexpr void fields(auto&& field) {
    using message::SharedStudy;
    field("id", &SharedStudy::id, {.text = "Its page is /study/ID"});
    field("title", &SharedStudy::title, {});
    field("open", &SharedStudy::open, {.text = "Whether everybody who has the link may write"});
    field("mine", &SharedStudy::mine, {.text = "Whether I made it"});
    field("writes", &SharedStudy::writes, {.text = "Whether I may write"});
    field("version", &SharedStudy::version, {.text = "Grows with each change"});
    field("updated", &SharedStudy::updated, {.format = "date-time"});
    field("chapters", &SharedStudy::chapters, {.text = "In their order"});
  }
};

template <>
struct Description<message::StudyChanged> {
  static constexpr std::string_view name = "StudyChanged";
  static constexpr std::string_view text =
      "On the socket: a study has changed, and how it is for me now";
  static constexpr void fields(auto&& field) {
    using message::StudyChanged;
    field.constant("type", "study");
    field("study", &StudyChanged::study, {.text = "Its id"});
    field("version", &StudyChanged::version, {.text = "Of the study now"});
    field("since", &StudyChanged::since,
          {.text = "The version before: who has an older one asks for what is missing"});
    field("change", &StudyChanged::change,
          {.text = "With the texts of the chapters that were written since; null where they are "
                   "too long to be told, or nothing was written"});
  }
};

template <>
struct Description<message::StudyState> {
  static constexpr std::string_view name = "StudyState";
  static constexpr std::string_view text = "How a chapter was, until somebody else went on";
  static constexpr void fields(auto&& field) {
    using message::StudyState;
    field("version", &StudyState::version, {.text = "Of the study when it was written"});
    field("by", &StudyState::by, {.text = "The name of who wrote it; null for a guest"});
    field("mine", &StudyState::mine, {.text = "Whether I wrote it"});
    field("at", &StudyState::at, {.format = "date-time"});
    field("text", &StudyState::text, {.text = "Null if only the list was asked for"});
  }
};

template <>
struct Description<message::StudyStates> {
  static constexpr std::string_view name = "StudyStates";
  static constexpr std::string_view text = "Of a chapter, the newest first";
  static constexpr void fields(auto&& field) { field("states", &message::StudyStates::states, {}); }
};

template <>
struct Description<message::NewChapter> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewChapter";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewChapter;
    field("name", &NewChapter::name,
          {.text = "A line of text",
           .required = "a name for the chapter",
           .most = longest_title,
           .one_line = true});
    field("variant", &NewChapter::variant,
          {.text = "Id or display name", .required = "the id of a variant", .most = longest_name});
    field("rules", &NewChapter::rules,
          {.text = "A rule set with options behind it; by default the first of the variant",
           .most = longest_name});
    field("start", &NewChapter::start,
          {.text = "A FEN; left out or null, the array", .most = longest_fen});
    field("text", &NewChapter::text,
          {.text = "Moves as in a record, with variations and comments; may be empty",
           .most = longest_chapter});
  }
};

template <>
struct Description<message::NewStudy> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewStudy";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewStudy;
    field("title", &NewStudy::title,
          {.text = "A line of text",
           .required = "a title for the study",
           .most = longest_title,
           .one_line = true});
    field("open", &NewStudy::open, {.text = "Whether everybody who has the link may write"});
    field("chapter", &NewStudy::chapter, {.text = "The first one", .required = "a chapter"});
  }
};

template <>
struct Description<message::ChangeStudy> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "ChangeStudy";
  static constexpr std::string_view text = "What is left out stays";
  static constexpr void fields(auto&& field) {
    using message::ChangeStudy;
    field("title", &ChangeStudy::title,
          {.text = "A line of text", .most = longest_title, .one_line = true});
    field("open", &ChangeStudy::open, {.text = "Whether everybody who has the link may write"});
  }
};

template <>
struct Description<message::ChangeChapter> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "ChangeChapter";
  static constexpr std::string_view text = "What is left out stays";
  static constexpr void fields(auto&& field) {
    using message::ChangeChapter;
    field("version", &ChangeChapter::version,
          {.text = "Of the chapter that is changed; 409 if it is another one by now",
           .required = "the version of the chapter",
           .least = 1});
    field("name", &ChangeChapter::name,
          {.text = "A line of text", .most = longest_title, .one_line = true});
    field("text", &ChangeChapter::text,
          {.text = "Moves as in a record, with variations and comments", .most = longest_chapter});
    field("place", &ChangeChapter::place,
          {.text = "From 1, before the others from there on. Alone it is taken with any version",
           .least = 1});
  }
};

}  // namespace wire
}  // namespace camlann
