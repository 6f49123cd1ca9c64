#include "server/messages/event_calendar.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/clock.hpp"
#include "server/messages/event_source.hpp"
#include "server/model/kept_tournament.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

namespace {

/// Returns a time as "20260130T190000Z".
std::string stamp(Millis time) {
  auto text = to_iso(time);
  std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
  return text;
}

/// Adds a line, folded at 75 bytes, between characters of UTF-8.
void add_line(std::string& calendar, std::string_view line) {
  constexpr std::size_t most = 74;
  while (line.size() > most) {
    auto end = most;
    while (end > 1 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U) --end;
    calendar += std::string(line.substr(0, end)) + "\r\n ";
    line.remove_prefix(end);
  }
  calendar += std::string(line) + "\r\n";
}

std::string calendar_text(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\' || c == ';' || c == ',') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

struct Appointment {
  std::size_t round = 1;
  Millis begins = 0;
  std::optional<Millis> ends;
};

/// Returns the rounds that have begun, and the next one if its time is known. An arena is one.
std::vector<Appointment> appointments(const KeptTournament& kept) {
  const auto& state = kept.state();
  const auto& meta = kept.meta();
  std::vector<Appointment> all;
  if (state.terms.system == tournament::System::arena) {
    const bool begun = !state.rounds.empty();
    const auto begins = begun ? std::optional(kept.started(0)) : meta.starts;
    if (begins && (begun || !state.ended)) all.push_back({1, *begins, *begins + meta.lasts});
    return all;
  }
  for (std::size_t i = 0; i < state.rounds.size(); ++i) {
    all.push_back({i + 1, kept.started(i), {}});
  }
  const auto next = kept.due();
  const bool more = state.rounds.size() < tournament::rounds_in_all(state);
  if (next && more && !state.ended) all.push_back({state.rounds.size() + 1, *next, {}});
  return all;
}

std::string title_of(const EventSource& event, std::size_t round) {
  return event.said("event.round",
                    {{"tournament", event.title()}, {"round", static_cast<std::int64_t>(round)}});
}

}  // namespace

std::string rounds_calendar(const EventSource& event) {
  const auto& meta = event.kept.meta();
  const bool arena = event.state().terms.system == tournament::System::arena;
  std::string calendar;
  add_line(calendar, "BEGIN:VCALENDAR");
  add_line(calendar, "VERSION:2.0");
  add_line(calendar, "PRODID:-//Camlann//Tournaments//EN");
  add_line(calendar, "X-WR-CALNAME:" + calendar_text(event.title()));
  const auto machine = event.said("machine");
  if (!machine.empty()) add_line(calendar, "X-WR-CALDESC:" + calendar_text(machine));
  add_line(calendar, "REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  for (const auto& [round, begins, ends] : appointments(event.kept)) {
    add_line(calendar, "BEGIN:VEVENT");
    add_line(calendar, "UID:" + meta.id + '-' + std::to_string(round) + "@camlann");
    add_line(calendar, "SEQUENCE:" + std::to_string(event.kept.version()));
    add_line(calendar, "DTSTAMP:" + stamp(event.kept.standing().updated));
    add_line(calendar, "DTSTART:" + stamp(begins));
    if (ends) add_line(calendar, "DTEND:" + stamp(*ends));
    add_line(calendar, "SUMMARY:" + calendar_text(arena ? event.title() : title_of(event, round)));
    add_line(calendar, "URL:" + event.address());
    add_line(calendar, "END:VEVENT");
  }
  add_line(calendar, "END:VCALENDAR");
  return calendar;
}

}  // namespace camlann::server
