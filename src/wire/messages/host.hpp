#pragma once
// How the host keeps order: reports of players about players, what was decided, its log, and the
// words that nobody may use.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

inline constexpr std::int64_t longest_report = 500;
inline constexpr std::int64_t longest_reason = 200;
inline constexpr std::int64_t longest_measure_hours = 87'840;  // ten years
inline constexpr std::int64_t most_words = 2000;

enum class ReportSubject : std::uint8_t { name, chat, play };
enum class MeasureKind : std::uint8_t { mute, ban, close, ban_range };
enum class DeedKind : std::uint8_t {
  mute,
  ban,
  close,
  ban_range,
  rename,
  lift,
  dismiss,
  words,
  guests_write,
  make_admin,
  unmake_admin,
};

struct NewReport {
  std::string player;
  ReportSubject subject{};
  std::string game;
  std::string text;

  bool operator==(const NewReport&) const = default;
};

struct Deed {
  DeedKind deed{};
  std::string target;
  std::string name;
  std::optional<std::int64_t> hours;
  std::string reason;
  std::int64_t report = 0;
  std::vector<std::string> words;
  bool on = false;

  bool operator==(const Deed&) const = default;
};

struct ReportTaken {
  bool taken = true;

  bool operator==(const ReportTaken&) const = default;
};

struct ReportedLine {
  std::string player;
  std::string name;
  std::string text;
  std::string at;

  bool operator==(const ReportedLine&) const = default;
};

struct OpenReport {
  std::int64_t number = 1;
  std::string player;
  std::string name;
  std::string by;
  std::string by_name;
  ReportSubject subject{};
  std::string game;
  std::string text;
  std::string at;
  std::vector<ReportedLine> chat;

  bool operator==(const OpenReport&) const = default;
};

struct Measure {
  MeasureKind kind{};
  std::string target;
  std::string name;
  std::string reason;
  std::string since;
  std::optional<std::string> until;

  bool operator==(const Measure&) const = default;
};

struct LogEntry {
  std::int64_t number = 1;
  std::string at;
  std::string by;
  DeedKind deed{};
  std::string target;
  std::string name;
  std::string reason;
  std::optional<std::string> until;

  bool operator==(const LogEntry&) const = default;
};

struct HostLog {
  std::vector<LogEntry> entries;

  bool operator==(const HostLog&) const = default;
};

struct HostDesk {
  std::vector<OpenReport> reports;
  std::vector<Measure> measures;
  std::vector<LogEntry> log;
  std::vector<std::string> words;
  bool guests_write = false;

  bool operator==(const HostDesk&) const = default;
};

/// Of `camlann admin list --json`.
struct Admin {
  std::string id;
  std::string name;

  bool operator==(const Admin&) const = default;
};

}  // namespace message

template <>
struct Words<message::ReportSubject> {
  using enum message::ReportSubject;
  static constexpr Word<message::ReportSubject> table[] = {
      {name, "name"}, {chat, "chat"}, {play, "play"}};
};

template <>
struct Words<message::MeasureKind> {
  using enum message::MeasureKind;
  static constexpr Word<message::MeasureKind> table[] = {
      {mute, "mute"}, {ban, "ban"}, {close, "close"}, {ban_range, "ban-range"}};
};

template <>
struct Words<message::DeedKind> {
  using enum message::DeedKind;
  static constexpr Word<message::DeedKind> table[] = {
      {mute, "mute"},
      {ban, "ban"},
      {close, "close"},
      {ban_range, "ban-range"},
      {rename, "rename"},
      {lift, "lift"},
      {dismiss, "dismiss"},
      {words, "words"},
      {guests_write, "guests-write"},
      {make_admin, "make-admin"},
      {unmake_admin, "unmake-admin"},
  };
};

namespace wire {

template <>
struct Description<message::ReportSubject> {
  static constexpr std::string_view name = "ReportSubject";
  static constexpr std::string_view text = "What a report is about";
};

template <>
struct Description<message::MeasureKind> {
  static constexpr std::string_view name = "MeasureKind";
  static constexpr std::string_view text = "What a host has decided about a player, or a range";
};

template <>
struct Description<message::DeedKind> {
  static constexpr std::string_view name = "DeedKind";
  static constexpr std::string_view text = "What a host has done";
};

template <>
struct Description<message::NewReport> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewReport";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewReport;
    field("player", &NewReport::player,
          {.text = "The id of who is reported", .required = "the id of a player", .most = 100});
    field("subject", &NewReport::subject, {.required = "name, chat or play"});
    field("game", &NewReport::game, {.text = "The id of the game in question", .most = 20});
    field("text", &NewReport::text,
          {.text = "What happened, in a line", .most = message::longest_report, .one_line = true});
  }
};

template <>
struct Description<message::Deed> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "Deed";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::Deed;
    field("deed", &Deed::deed, {.required = "what to do"});
    field("target", &Deed::target,
          {.text = "The id of a player, the name of an account, or a range of addresses",
           .most = 100,
           .one_line = true});
    field("name", &Deed::name, {.text = "To rename: the new name", .most = 100, .one_line = true});
    field("hours", &Deed::hours,
          {.text = "For how long; null: until it is lifted",
           .least = 1,
           .most = message::longest_measure_hours});
    field("reason", &Deed::reason,
          {.text = "A line for the log, which the player reads too",
           .most = message::longest_reason,
           .one_line = true});
    field("report", &Deed::report, {.text = "To dismiss: the number of the report", .least = 0});
    field("words", &Deed::words,
          {.text = "The whole list of words, in place of the one before",
           .most = message::most_words});
    field("on", &Deed::on, {.text = "Whether guests may write in chat"});
  }
};

template <>
struct Description<message::ReportTaken> {
  static constexpr std::string_view name = "ReportTaken";
  static constexpr std::string_view text = "The host will read the report";
  static constexpr void fields(auto&& field) { field("taken", &message::ReportTaken::taken, {}); }
};

template <>
struct Description<message::ReportedLine> {
  static constexpr std::string_view name = "ReportedLine";
  static constexpr std::string_view text = "Something that was said at a reported game";
  static constexpr void fields(auto&& field) {
    using message::ReportedLine;
    field("player", &ReportedLine::player, {.text = "The id of who said it"});
    field("name", &ReportedLine::name, {.text = "Empty for somebody who watches as a guest"});
    field("text", &ReportedLine::text, {.text = "What was written, or the word of a phrase"});
    field("at", &ReportedLine::at, {.format = "date-time"});
  }
};

template <>
struct Description<message::OpenReport> {
  static constexpr std::string_view name = "OpenReport";
  static constexpr std::string_view text = "A report on which nothing was decided yet";
  static constexpr void fields(auto&& field) {
    using message::OpenReport;
    field("number", &OpenReport::number, {.least = 1});
    field("player", &OpenReport::player, {.text = "The id of who is reported"});
    field("name", &OpenReport::name, {});
    field("by", &OpenReport::by, {.text = "The id of who reports"});
    field("byName", &OpenReport::by_name, {});
    field("subject", &OpenReport::subject, {});
    field("game", &OpenReport::game, {.text = "Its id; empty for none"});
    field("text", &OpenReport::text, {});
    field("at", &OpenReport::at, {.format = "date-time"});
    field("chat", &OpenReport::chat, {.text = "The last lines of the game's chat, oldest first"});
  }
};

template <>
struct Description<message::Measure> {
  static constexpr std::string_view name = "Measure";
  static constexpr std::string_view text = "A decision of the host that is in force";
  static constexpr void fields(auto&& field) {
    using message::Measure;
    field("kind", &Measure::kind, {});
    field("target", &Measure::target, {.text = "The id of a player, or a range of addresses"});
    field("name", &Measure::name, {.text = "Of the player; empty for a range"});
    field("reason", &Measure::reason, {});
    field("since", &Measure::since, {.format = "date-time"});
    field("until", &Measure::until, {.text = "Null: until it is lifted", .format = "date-time"});
  }
};

template <>
struct Description<message::LogEntry> {
  static constexpr std::string_view name = "LogEntry";
  static constexpr std::string_view text = "What a host has done, in the log that only grows";
  static constexpr void fields(auto&& field) {
    using message::LogEntry;
    field("number", &LogEntry::number, {.least = 1});
    field("at", &LogEntry::at, {.format = "date-time"});
    field("by", &LogEntry::by, {.text = "The name of the host; empty for the command line"});
    field("deed", &LogEntry::deed, {});
    field("target", &LogEntry::target, {});
    field("name", &LogEntry::name, {.text = "The player's name at that time"});
    field("reason", &LogEntry::reason, {});
    field("until", &LogEntry::until, {.format = "date-time"});
  }
};

template <>
struct Description<message::HostLog> {
  static constexpr std::string_view name = "HostLog";
  static constexpr std::string_view text = "Newest first";
  static constexpr void fields(auto&& field) { field("entries", &message::HostLog::entries, {}); }
};

template <>
struct Description<message::HostDesk> {
  static constexpr std::string_view name = "HostDesk";
  static constexpr std::string_view text = "All that a host looks at";
  static constexpr void fields(auto&& field) {
    using message::HostDesk;
    field("reports", &HostDesk::reports, {.text = "The oldest first"});
    field("measures", &HostDesk::measures, {.text = "Those in force, the newest first"});
    field("log", &HostDesk::log, {.text = "The newest entries, newest first"});
    field("words", &HostDesk::words, {.text = "That names and chat must not have"});
    field("guestsWrite", &HostDesk::guests_write,
          {.text = "Whether guests may write in chat, too"});
  }
};

template <>
struct Description<message::Admin> {
  static constexpr std::string_view name = "Admin";
  static constexpr std::string_view text = "An account that keeps order";
  static constexpr void fields(auto&& field) {
    field("id", &message::Admin::id, {});
    field("name", &message::Admin::name, {});
  }
};

}  // namespace wire
}  // namespace camlann
