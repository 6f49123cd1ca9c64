#include "server/messages/event_files.hpp"

#include <unicode/unistr.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "play/clock.hpp"
#include "server/core/alphabets.hpp"
#include "server/core/clock.hpp"
#include "server/core/icu_text.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "tournament/card.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/simul.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"
#include "tournament/trf.hpp"
#include "tournament/words.hpp"

namespace camlann::server {

namespace {

using tournament::Outing;

/// The input of all files.
struct Event {
  const KeptTournament& kept;
  std::string_view site;
  const Marks& marks;
  const WordList& words;
  std::string title;

  [[nodiscard]] const tournament::State& state() const { return kept.state(); }
  [[nodiscard]] std::string address() const {
    return std::string(site) + "/tournament/" + kept.meta().id;
  }
  [[nodiscard]] std::string name(std::size_t entrant) const {
    const auto& name = kept.name(entrant);
    return marks.is_guest(state().entrants[entrant].id, name) ? name + " (guest)" : name;
  }
  [[nodiscard]] std::string name(const tournament::PlayerId& player) const {
    return name(state().index_of(player));
  }
  [[nodiscard]] std::string team(std::size_t index) const {
    return shown(kept.team_name(index), words, hidden_name);
  }
  [[nodiscard]] std::string team(const tournament::TeamId& id) const {
    return team(state().index_of_team(id));
  }
  [[nodiscard]] std::string director() const {
    const auto& meta = kept.meta();
    return marks.is_guest(meta.director, meta.director_name) ? meta.director_name + " (guest)"
                                                             : meta.director_name;
  }
};

/// Returns a sum of parts, 2 or 4 to a point, as a decimal number: "4.5".
std::string decimal(int parts, int to_a_point) {
  auto text = std::to_string(parts / to_a_point);
  const int hundredths = 100 * (parts % to_a_point) / to_a_point;
  if (hundredths == 0) return text;
  text += '.' + std::to_string(hundredths);
  if (text.back() == '0') text.pop_back();
  return text;
}

// CSV (RFC 4180)

/// Quotes a value where necessary. Programs for tables take text that begins with one of these
/// signs for a formula, so that it gets an apostrophe.
std::string cell(std::string text) {
  constexpr std::string_view formulas = "=+-@\t";
  if (!text.empty() && formulas.find(text.front()) != std::string_view::npos) text.insert(0, "'");
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

std::string_view usual_name(tournament::TieBreak what) {
  switch (what) {
    case tournament::TieBreak::opponents_points: return "Buchholz";
    case tournament::TieBreak::opponents_points_but_one: return "Buchholz cut 1";
    case tournament::TieBreak::beaten_points: return "Sonneborn-Berger";
    case tournament::TieBreak::direct_encounter: return "Direct encounter";
    case tournament::TieBreak::wins: return "Wins";
    case tournament::TieBreak::points_after_each_round: break;
  }
  return "Progressive score";
}

/// Returns a round as crosstables show it: the opponent's row, the colour and the result, "3w1".
/// Rounds without a game have "bye", "half bye" or nothing, forfeits "+" and "-".
std::string outing_text(const Outing& outing, const std::vector<std::size_t>& rows) {
  std::string text;
  if (outing.opponent) text = std::to_string(rows[*outing.opponent]) + (outing.white ? 'w' : 'b');
  switch (outing.kind) {
    case Outing::Kind::absent:
    case Outing::Kind::rest: return {};
    case Outing::Kind::open: return text + '*';
    case Outing::Kind::played: return text + "0=1"[outing.halves];
    case Outing::Kind::won_by_forfeit: return text + '+';
    case Outing::Kind::lost_by_forfeit: return text + '-';
    case Outing::Kind::win_bye: return "bye";
    case Outing::Kind::half_bye: break;
  }
  return "half bye";
}

/// Returns the text of a match of a team: the opponent's row and the board points, "2: 2.5-1.5".
std::string match_text(const tournament::MatchResult& match, std::size_t team,
                       const std::vector<std::size_t>& rows) {
  const bool first = match.first == team;
  const auto own = decimal(first ? match.first_halves : match.second_halves, 2);
  const auto others = decimal(first ? match.second_halves : match.first_halves, 2);
  auto text = std::to_string(rows[first ? match.second : match.first]) + ": " + own + '-' + others;
  if (!match.over) text += '*';
  return match.counts ? text : '(' + text + ')';
}

/// Returns the standing of the teams, then that of the players with their teams.
std::string team_csv(const Event& event) {
  const auto& state = event.state();
  const auto lines = tournament::team_standings(state);
  const auto results = tournament::match_results(state);
  std::vector<std::size_t> rows(state.teams.size());
  for (std::size_t i = 0; i < lines.size(); ++i) rows[lines[i].team] = i + 1;
  std::string csv = "Row,Place,Team";
  for (std::size_t i = 1; i <= results.size(); ++i) csv += ",Round " + std::to_string(i);
  csv += ",Match points,Board points,Direct encounter,Sonneborn-Berger\r\n";
  for (const auto& line : lines) {
    csv += std::to_string(rows[line.team]) + ',' + std::to_string(line.place) + ',' +
           cell(event.team(line.team));
    for (const auto& round : results) {
      const auto match = std::find_if(round.begin(), round.end(), [&](const auto& one) {
        return one.first == line.team || one.second == line.team;
      });
      csv +=
          ',' + (match == round.end() ? std::string() : cell(match_text(*match, line.team, rows)));
    }
    csv += ',' + std::to_string(line.match_points) + ',' + decimal(line.halves, 2) + ',' +
           std::to_string(line.direct) + ',' + decimal(line.sonneborn_berger, 2) + "\r\n";
  }
  return csv + "\r\n";
}

/// "+5 =1 -2"
std::string giver_text(const tournament::SimulScore& score) {
  return '+' + std::to_string(score.won) + " =" + std::to_string(score.drawn) + " -" +
         std::to_string(score.lost);
}

/// Returns the boards of a display and the score of the giver.
std::string display_csv(const Event& event) {
  const auto& state = event.state();
  std::string csv = "Board,White,Black,Result\r\n";
  for (const auto& round : state.rounds) {
    for (std::size_t i = 0; i < round.pairings.size(); ++i) {
      const auto& pairing = round.pairings[i];
      csv += std::to_string(i + 1) + ',' + cell(event.name(pairing.white)) + ',' +
             cell(event.name(pairing.black)) + ',' + std::string(word_of(pairing.score)) + "\r\n";
    }
  }
  const auto giver = state.terms.simul ? state.terms.simul->giver : tournament::PlayerId();
  if (state.find(giver)) {
    csv += "\r\n" + cell(event.name(giver)) + ',' +
           cell(giver_text(tournament::score_of_giver(state))) + "\r\n";
  }
  return csv;
}

std::string standing_csv(const Event& event) {
  constexpr std::string_view utf8 = "\xEF\xBB\xBF";  // without it Excel reads another alphabet
  if (event.state().terms.simul) return std::string(utf8) + display_csv(event);
  const auto& state = event.state();
  const bool arena = state.terms.system == tournament::System::arena;
  const auto rounds = arena ? std::size_t{0} : state.rounds.size();
  const bool teams = state.terms.system == tournament::System::teams;
  std::string csv =
      std::string(utf8) + (teams ? team_csv(event) : std::string()) + "Row,Place,Player,Rating";
  if (teams) csv += ",Team";
  for (std::size_t i = 1; i <= rounds; ++i) csv += ",Round " + std::to_string(i);
  csv += ",Points";
  for (const auto what : state.terms.tie_breaks) csv += ',' + std::string(usual_name(what));
  csv += "\r\n";
  const auto lines = tournament::standings(state);
  const auto cards = tournament::cards(state);
  std::vector<std::size_t> rows(state.entrants.size());
  for (std::size_t i = 0; i < lines.size(); ++i) rows[state.index_of(lines[i].player)] = i + 1;
  for (const auto& line : lines) {
    const auto entrant = state.index_of(line.player);
    const int rating = state.entrants[entrant].rating;
    csv += std::to_string(rows[entrant]) + ',' + std::to_string(line.place) + ',' +
           cell(event.name(entrant)) + ',' + (rating > 0 ? std::to_string(rating) : std::string());
    if (teams) {
      const auto team = state.entrants[entrant].team;
      csv += ',' + (team ? cell(event.team(*team)) : std::string());
    }
    for (std::size_t i = 0; i < rounds; ++i) csv += ',' + outing_text(cards[entrant][i], rows);
    csv += ',' + decimal(line.halves, 2);
    for (const int value : line.tie_breaks) csv += ',' + decimal(value, 4);
    csv += "\r\n";
  }
  return csv;
}

// TRF16

/// Returns a time as "2026/11/29".
std::string day(Millis time) {
  auto text = to_iso(time).substr(0, 10);
  std::replace(text.begin(), text.end(), '-', '/');
  return text;
}

std::string time_text(const play::TimeControl& time) {
  if (!time.live()) return std::to_string(time.days) + " days a move";
  auto text = std::to_string(time.base / play::one_second) + " s";
  if (time.increment > 0) {
    text += " + " + std::to_string(time.increment / play::one_second) + " s a move";
  }
  if (time.delay > 0) {
    text += ", delay " + std::to_string(time.delay / play::one_second) + " s";
  }
  return text;
}

std::string event_report(const Event& event) {
  constexpr std::size_t century = 2;
  const auto& kept = event.kept;
  const auto rounds = event.state().rounds.size();
  tournament::ReportHead head;
  head.name = in_ascii(event.title);
  head.begins =
      day(rounds > 0 ? kept.started(0) : kept.meta().starts.value_or(kept.meta().created));
  if (event.state().ended) head.ends = day(kept.standing().updated);
  head.director = in_ascii(kept.meta().director_name);
  head.time = time_text(kept.meta().time);
  for (std::size_t i = 0; i < event.state().teams.size(); ++i) {
    const auto name = in_ascii(event.team(i));
    head.teams.push_back(name.empty() ? "Team " + std::to_string(i + 1) : name);
  }
  for (std::size_t i = 0; i < rounds; ++i)
    head.rounds.push_back(day(kept.started(i)).substr(century));
  return tournament::write_report(event.state(), head, [&](std::size_t entrant) {
    const auto name = in_ascii(kept.name(entrant));
    return name.empty() ? "Player " + std::to_string(entrant + 1) : name;
  });
}

// iCalendar (RFC 5545)

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

std::string rounds_calendar(const Event& event) {
  const auto& meta = event.kept.meta();
  const bool arena = event.state().terms.system == tournament::System::arena;
  std::string calendar;
  add_line(calendar, "BEGIN:VCALENDAR");
  add_line(calendar, "VERSION:2.0");
  add_line(calendar, "PRODID:-//Camlann//Tournaments//EN");
  add_line(calendar, "X-WR-CALNAME:" + calendar_text(event.title));
  add_line(calendar, "REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  for (const auto& [round, begins, ends] : appointments(event.kept)) {
    add_line(calendar, "BEGIN:VEVENT");
    add_line(calendar, "UID:" + meta.id + '-' + std::to_string(round) + "@camlann");
    add_line(calendar, "SEQUENCE:" + std::to_string(event.kept.version()));
    add_line(calendar, "DTSTAMP:" + stamp(event.kept.standing().updated));
    add_line(calendar, "DTSTART:" + stamp(begins));
    if (ends) add_line(calendar, "DTEND:" + stamp(*ends));
    const auto part = arena ? std::string() : ": round " + std::to_string(round);
    add_line(calendar, "SUMMARY:" + calendar_text(event.title + part));
    add_line(calendar, "URL:" + event.address());
    add_line(calendar, "END:VEVENT");
  }
  add_line(calendar, "END:VCALENDAR");
  return calendar;
}

// Atom (RFC 4287)

/// Escapes text, and leaves out what XML does not have: bytes that are not UTF-8, U+FFFE and
/// U+FFFF.
std::string xml(std::string_view text) {
  auto letters = from_utf8(text);
  letters.findAndReplace(icu::UnicodeString(u'\uFFFE'), {});
  letters.findAndReplace(icu::UnicodeString(u'\uFFFF'), {});
  std::string escaped;
  for (const char c : to_utf8(letters)) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      default: escaped += c;
    }
  }
  return escaped;
}

std::string element(std::string_view name, std::string_view text) {
  return '<' + std::string(name) + '>' + xml(text) + "</" + std::string(name) + ">\n";
}

struct NewsEntry {
  std::string id;
  std::string title;
  Millis updated = 0;
  std::string text;
};

std::string entry_element(const NewsEntry& entry, const std::string& address) {
  return "<entry>\n" + element("id", entry.id) + element("title", entry.title) +
         element("updated", to_iso(entry.updated)) + "<link href=\"" + xml(address) + "\"/>\n" +
         element("content", entry.text) + "</entry>\n";
}

NewsEntry of_round(const Event& event, std::size_t index) {
  const auto& round = event.state().rounds[index];
  const auto number = std::to_string(index + 1);
  NewsEntry entry{event.address() + "#round-" + number,
                  "Round " + number + " is paired",
                  event.kept.started(index),
                  {}};
  for (const auto& [first, second] : round.matches) {
    if (second.empty()) continue;
    if (!entry.text.empty()) entry.text += "; ";
    entry.text += event.team(first) + " against " + event.team(second);
  }
  if (!round.matches.empty()) return entry;
  for (const auto& pairing : round.pairings) {
    if (!entry.text.empty()) entry.text += "; ";
    entry.text += event.name(pairing.white) + " against " + event.name(pairing.black);
  }
  return entry;
}

NewsEntry of_end(const Event& event) {
  constexpr std::size_t most_named = 10;
  const bool cancelled = event.state().rounds.empty();
  NewsEntry entry{event.address() + "#end",
                  cancelled ? "The tournament is cancelled" : "The tournament is over",
                  event.kept.standing().updated,
                  {}};
  if (cancelled) return entry;
  if (event.state().terms.system == tournament::System::teams) {
    for (const auto& line : tournament::team_standings(event.state())) {
      if (!entry.text.empty()) entry.text += "; ";
      entry.text += std::to_string(line.place) + ". " + event.team(line.team) + ", " +
                    std::to_string(line.match_points) + " (" + decimal(line.halves, 2) + ')';
    }
    return entry;
  }
  if (const auto& simul = event.state().terms.simul) {
    entry.text =
        event.name(simul->giver) + ' ' + giver_text(tournament::score_of_giver(event.state()));
    return entry;
  }
  const auto lines = tournament::standings(event.state());
  for (std::size_t i = 0; i < std::min(lines.size(), most_named); ++i) {
    if (i > 0) entry.text += "; ";
    entry.text += std::to_string(lines[i].place) + ". " + event.name(lines[i].player) + ", " +
                  decimal(lines[i].halves, 2);
  }
  return entry;
}

std::string news_feed(const Event& event) {
  constexpr std::size_t most_rounds = 50;
  const auto& kept = event.kept;
  const auto address = event.address();
  const auto own = std::string(event.site) + "/api/tournaments/" + kept.meta().id + "/feed.atom";
  std::string feed = R"(<?xml version="1.0" encoding="utf-8"?>)"
                     "\n"
                     R"(<feed xmlns="http://www.w3.org/2005/Atom">)"
                     "\n";
  feed += element("id", address) + element("title", event.title) +
          element("updated", to_iso(kept.standing().updated));
  feed += "<link href=\"" + xml(address) + "\"/>\n<link rel=\"self\" href=\"" + xml(own) + "\"/>\n";
  const auto director = event.director();
  feed += "<author>" + element("name", director.empty() ? "Guest" : director) + "</author>\n";
  if (event.state().ended) feed += entry_element(of_end(event), address);
  const auto rounds = event.state().rounds.size();
  for (std::size_t i = 0; i < std::min(rounds, most_rounds); ++i) {
    feed += entry_element(of_round(event, rounds - 1 - i), address);
  }
  return feed + "</feed>\n";
}

}  // namespace

std::vector<std::string> file_names(const KeptTournament& kept) {
  std::vector<std::string> names;
  std::set<std::string> seen;
  const auto cut = [](const std::string& name, std::size_t most) {
    auto end = std::min(name.size(), most);
    while (end > 0 && end < name.size() &&
           (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) {
      --end;
    }
    return name.substr(0, end);
  };
  for (std::size_t place = 0; place < kept.state().entrants.size(); ++place) {
    std::string name = kept.name(place);
    if (has_no_device(kept.state().entrants[place].id) && name.ends_with(no_account_mark)) {
      name.resize(name.size() - no_account_mark.size());
    }
    if (name.empty()) name = "Player";
    auto own = cut(name, tournament::longest_id);
    for (int again = 2; !seen.insert(own).second; ++again) {
      const auto ending = ' ' + std::to_string(again);
      own = cut(name, tournament::longest_id - ending.size()) + ending;
    }
    names.push_back(std::move(own));
  }
  return names;
}

std::string write_event_file(EventFile kind, const KeptTournament& kept, std::string_view site,
                             const Marks& marks, const WordList& words) {
  const Event event{kept, site, marks, words, shown(kept.meta().name, words, hidden_name)};
  switch (kind) {
    case EventFile::standing: return standing_csv(event);
    case EventFile::report: return event_report(event);
    case EventFile::calendar: return rounds_calendar(event);
    case EventFile::feed: break;
  }
  return news_feed(event);
}

}  // namespace camlann::server
