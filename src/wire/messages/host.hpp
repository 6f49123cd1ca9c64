#pragma once
// Moderation: reports by players, decisions, their log, and forbidden words.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/site.hpp"

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
  hand_over,
  hide_event,
  show_event,
  end_event,
  delete_event,
  site,
  import_players,
  confirm_claim,
  refuse_claim,
  undo_claim,
};

struct NewReport {
  REQUEST(NewReport);
  FIELD(std::string, player, "The id of who is reported", .required = "the id of a player",
        .most = 100);
  FIELD(ReportSubject, subject, "", .required = "name, chat or play") {};
  FIELD(std::string, game, "The id of the game in question", .most = 20);
  FIELD(std::string, text, "What happened, in a line", .most = longest_report, .one_line = true);
};

struct Deed {
  REQUEST(Deed);
  FIELD(DeedKind, deed, "", .required = "what to do") {};
  FIELD(std::string, target,
        "The id of a player, the name of an account, a range of addresses, or the address of the "
        "page of a tournament, league or club: `tournament/ID`; a setting of the site: `name`; the "
        "id of an imported player",
        .most = 100, .one_line = true);
  FIELD(std::string, name,
        "To rename: the new name; to hand over: the account that directs from now on; of a claim: "
        "the account that is, or is not, the imported player",
        .most = 100, .one_line = true);
  FIELD(std::optional<std::int64_t>, hours, "For how long; null: until it is lifted", .least = 1,
        .most = longest_measure_hours);
  FIELD(std::string, reason, "A line for the log, which the player reads too",
        .most = longest_reason, .one_line = true);
  FIELD(std::int64_t, report, "To dismiss: the number of the report", .least = 0) = 0;
  FIELD(std::vector<std::string>, words, "The whole list of words, in place of the one before",
        .most = most_words);
  FIELD(bool, on, "Whether guests may write in chat") = false;
  FIELD(std::string, text,
        "Of the setting of the site; a logo in URL-safe Base64. Empty: as without it",
        .most = longest_setting, .in_bytes = true);
};

struct ReportTaken {
  MESSAGE(ReportTaken, "The host will read the report");
  FIELD(bool, taken) = true;
};

struct ReportedLine {
  MESSAGE(ReportedLine, "Something that was said at a reported game");
  FIELD(std::string, player, "The id of who said it");
  FIELD(std::string, name, "Empty for somebody who watches as a guest");
  FIELD(std::string, text, "What was written, or the word of a phrase");
  FIELD(std::string, at, "", .format = "date-time");
};

struct OpenReport {
  MESSAGE(OpenReport, "A report on which nothing was decided yet");
  FIELD(std::int64_t, number, "", .least = 1) = 1;
  FIELD(std::string, player, "The id of who is reported");
  FIELD(std::string, name);
  FIELD(std::string, by, "The id of who reports");
  FIELD(std::string, by_name);
  FIELD(ReportSubject, subject) {};
  FIELD(std::string, game, "Its id; empty for none");
  FIELD(std::string, text);
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(std::vector<ReportedLine>, chat, "The last lines of the game's chat, oldest first");
};

struct Measure {
  MESSAGE(Measure, "A decision of the host that is in force");
  FIELD(MeasureKind, kind) {};
  FIELD(std::string, target, "The id of a player, or a range of addresses");
  FIELD(std::string, name, "Of the player; empty for a range");
  FIELD(std::string, reason);
  FIELD(std::string, since, "", .format = "date-time");
  FIELD(std::optional<std::string>, until, "Null: until it is lifted", .format = "date-time");
};

struct LogEntry {
  MESSAGE(LogEntry, "What a host has done, in the log that only grows");
  FIELD(std::int64_t, number, "", .least = 1) = 1;
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(std::string, by, "The name of the host; empty for the command line");
  FIELD(DeedKind, deed) {};
  FIELD(std::string, target);
  FIELD(std::string, name, "The player's name at that time");
  FIELD(std::string, reason);
  FIELD(std::optional<std::string>, until, "", .format = "date-time");
};

struct HostLog {
  MESSAGE(HostLog, "Newest first");
  FIELD(std::vector<LogEntry>, entries);
};

struct HostDesk {
  MESSAGE(HostDesk, "All that a host looks at");
  FIELD(std::vector<OpenReport>, reports, "The oldest first");
  FIELD(std::vector<Measure>, measures, "Those in force, the newest first");
  FIELD(std::vector<LogEntry>, log, "The newest entries, newest first");
  FIELD(std::vector<std::string>, words, "That names and chat must not have");
  FIELD(bool, guests_write, "Whether guests may write in chat, too") = false;
  FIELD(std::vector<Claim>, claims, "Those that wait, the oldest first; then the newest others");
  FIELD(Site, site);
  FIELD(std::vector<SiteSetting>, fixed, "What only the server's own options set");
};

/// Line of `camlann admin list --json`.
struct Admin {
  MESSAGE(Admin, "An account that keeps order");
  FIELD(std::string, id);
  FIELD(std::string, name);
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
      {hand_over, "hand-over"},
      {hide_event, "hide-event"},
      {show_event, "show-event"},
      {end_event, "end-event"},
      {delete_event, "delete-event"},
      {site, "site"},
      {import_players, "import-players"},
      {confirm_claim, "confirm-claim"},
      {refuse_claim, "refuse-claim"},
      {undo_claim, "undo-claim"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::ReportSubject>{"ReportSubject", "What a report is about"};

template <>
inline constexpr Title title<message::MeasureKind>{
    "MeasureKind", "What a host has decided about a player, or a range"};

template <>
inline constexpr Title title<message::DeedKind>{"DeedKind", "What a host has done"};

}  // namespace wire
}  // namespace camlann
