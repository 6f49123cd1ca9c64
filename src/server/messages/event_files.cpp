#include "server/messages/event_files.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "languages/language.hpp"
#include "play/clock.hpp"
#include "server/core/alphabets.hpp"
#include "server/core/clock.hpp"
#include "server/messages/event_calendar.hpp"
#include "server/messages/event_feed.hpp"
#include "server/messages/event_source.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
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
  const auto own = points_text(first ? match.first_halves : match.second_halves, 2);
  const auto others = points_text(first ? match.second_halves : match.first_halves, 2);
  auto text = std::to_string(rows[first ? match.second : match.first]) + ": " + own + '-' + others;
  if (!match.over) text += '*';
  return match.counts ? text : '(' + text + ')';
}

/// Returns the standing of the teams, then that of the players with their teams.
std::string team_csv(const EventSource& event) {
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
    csv += ',' + std::to_string(line.match_points) + ',' + points_text(line.halves, 2) + ',' +
           std::to_string(line.direct) + ',' + points_text(line.sonneborn_berger, 2) + "\r\n";
  }
  return csv + "\r\n";
}

/// Returns the boards of a display and the score of the giver.
std::string display_csv(const EventSource& event) {
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
           cell(display_score_text(tournament::score_of_giver(state))) + "\r\n";
  }
  return csv;
}

std::string standing_csv(const EventSource& event) {
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
  const auto lines = tournament::shown_standings(state);
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
    csv += ',' + points_text(line.halves, 2);
    for (const int value : line.tie_breaks) csv += ',' + points_text(value, 4);
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

std::string time_in_words(const play::TimeControl& time) {
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

std::string event_report(const EventSource& event) {
  constexpr std::size_t century = 2;
  const auto& kept = event.kept;
  const auto rounds = event.state().rounds.size();
  tournament::ReportHead head;
  head.name = in_ascii(event.title());
  head.begins =
      day(rounds > 0 ? kept.started(0) : kept.meta().starts.value_or(kept.meta().created));
  if (event.state().ended) head.ends = day(kept.standing().updated);
  head.director = in_ascii(kept.meta().director_name);
  head.time = time_in_words(kept.meta().time);
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

std::string write_event_file(const EventFileWish& wish, const KeptTournament& kept,
                             const Marks& marks, const WordList& words) {
  const bool for_people = wish.kind == EventFile::calendar || wish.kind == EventFile::feed;
  const auto language = for_people ? wish.language : languages::Language();
  const EventSource event(kept, wish.site, marks, words, language);
  switch (wish.kind) {
    case EventFile::standing: return standing_csv(event);
    case EventFile::report: return event_report(event);
    case EventFile::calendar: return rounds_calendar(event);
    case EventFile::feed: break;
  }
  return news_feed(event);
}

}  // namespace camlann::server
