#include "tournament/trf.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/simul.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

// Columns, from 0: names in 14 to 46, points in 80 to 83, places in 85 to 88, and a round in ten
// columns from 91.
constexpr std::size_t number_width = 4;
constexpr std::size_t name_column = 14;
constexpr std::size_t name_width = 33;
constexpr std::size_t rating_column = 48;
constexpr std::size_t points_column = 80;
constexpr std::size_t rank_column = 85;
constexpr std::size_t first_round_column = 91;
constexpr std::size_t round_width = 10;
// A line of a team has the name in 4 to 35, and players in five columns from 36.
constexpr std::size_t team_name_width = 32;
constexpr std::size_t team_players_column = 36;

std::string right_aligned(std::string text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

/// Returns the text on one line, cut after `most` characters.
std::string one_line(std::string_view text, std::size_t most) {
  std::string line;
  std::size_t characters = 0;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    if (begins && ++characters > most) break;
    line += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return line;
}

/// Extends the line to this column, counted in characters.
void fill_to(std::string& line, std::size_t column) {
  const auto length = static_cast<std::size_t>(number_of_characters(line));
  if (length < column) line.append(column - length, ' ');
}

std::string points_text(int halves) {
  return std::to_string(halves / 2) + (halves % 2 == 0 ? ".0" : ".5");
}

std::string_view type_of(System system) {
  switch (system) {
    case System::round_robin: return "Round robin";
    case System::swiss: return "Individual: Swiss-System (Dutch)";
    case System::knockout: return "Knock-out";
    case System::teams: return "Team: Round robin";
    case System::simul: return "Simultaneous display";
    case System::arena: break;
  }
  return "Arena";
}

/// Returns the order of the pairing numbers, as indices of entrants.
std::vector<std::size_t> numbered(const State& state) {
  return state.terms.system == System::round_robin ? by_lot(state) : by_rating(state);
}

/// Returns the eight characters of a round: opponent, colour, result.
std::string outing_text(const Outing& outing, const std::vector<std::size_t>& numbers, bool teams) {
  const auto with_opponent = [&](char result) {
    return right_aligned(std::to_string(numbers[*outing.opponent]), number_width) +
           (outing.white ? " w " : " b ") + result;
  };
  switch (outing.kind) {
    case Outing::Kind::open: return with_opponent(' ');
    case Outing::Kind::played: return with_opponent("0=1"[outing.halves]);
    case Outing::Kind::won_by_forfeit: return with_opponent('+');
    case Outing::Kind::lost_by_forfeit: return with_opponent('-');
    // U is the bye of a pairing; the opponents of a team may lack a player.
    case Outing::Kind::win_bye: return teams ? "0000 - F" : "0000 - U";
    case Outing::Kind::half_bye: return "0000 - H";
    case Outing::Kind::absent:
    case Outing::Kind::rest: break;
  }
  return "0000 - Z";
}

void add_line(std::string& report, std::string_view code, const std::string& text) {
  if (!text.empty()) report += std::string(code) + ' ' + text + '\n';
}

/// Returns the line XXC; empty before player 1 has played.
std::string first_colour(const std::vector<Card>& cards, const std::vector<std::size_t>& order) {
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto& card = cards[order[i]];
    if (card.empty() || !card.front().opponent) continue;
    const bool odd = i % 2 == 0;  // the first pairing number is 1
    return card.front().white == odd ? "white1" : "black1";
  }
  return {};
}

/// Returns the line XXZ: the numbers of players left out of the next pairing.
std::string absent_next(const State& state, const std::vector<std::size_t>& order) {
  std::string text;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto& entrant = state.entrants[order[i]];
    if (entrant.here && entrant.asked_bye != state.rounds.size() + 1) continue;
    text += (text.empty() ? "" : " ") + std::to_string(i + 1);
  }
  return text;
}

/// Returns the line of a team: its name and the numbers of its players.
std::string team_row(const State& state, std::size_t team, const std::string& name,
                     const std::vector<std::size_t>& order) {
  std::string row = "013 " + one_line(name, team_name_width);
  std::size_t column = team_players_column;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (state.entrants[order[i]].team != team) continue;
    fill_to(row, column);
    row += right_aligned(std::to_string(i + 1), number_width);
    column += number_width + 1;
  }
  return row;
}

}  // namespace

std::string write_report(const State& told, const ReportHead& head,
                         const std::function<std::string(std::size_t)>& name_of) {
  constexpr std::size_t longest_text = 120;
  const bool simul = told.terms.system == System::simul;
  const State state = simul ? with_round_for_each_board(told) : told;
  const auto order = numbered(state);
  const auto lines = standings(told);
  const auto all = cards(state);
  std::vector<std::size_t> numbers(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) numbers[order[i]] = i + 1;
  const auto rated = std::count_if(state.entrants.begin(), state.entrants.end(),
                                   [](const Entrant& one) { return one.rating > 0; });

  std::string report;
  add_line(report, "012", one_line(head.name, longest_text));
  add_line(report, "042", head.begins);
  add_line(report, "052", head.ends);
  add_line(report, "062", std::to_string(state.entrants.size()));
  add_line(report, "072", std::to_string(rated));
  add_line(report, "082", std::to_string(head.teams.size()));
  add_line(report, "092", std::string(type_of(told.terms.system)));
  add_line(report, "102", one_line(head.director, longest_text));
  add_line(report, "122", one_line(head.time, longest_text));
  if (!head.rounds.empty()) {
    std::string dates = "132";
    const std::size_t columns = simul ? state.rounds.size() : head.rounds.size();
    for (std::size_t i = 0; i < columns; ++i) {
      fill_to(dates, first_round_column + i * round_width);
      dates += head.rounds[simul ? 0 : i];
    }
    report += dates + '\n';
  }
  add_line(report, "XXR", std::to_string(rounds_in_all(state)));
  if (told.terms.system == System::swiss) {
    add_line(report, "XXC", first_colour(all, order));
    const bool goes_on = std::cmp_less(state.rounds.size(), rounds_in_all(state));
    if (goes_on) add_line(report, "XXZ", absent_next(state, order));
  }

  std::vector<std::size_t> ranks(order.size());
  for (std::size_t i = 0; i < lines.size(); ++i) ranks[state.index_of(lines[i].player)] = i;
  for (const auto entrant : order) {
    const auto& line = lines[ranks[entrant]];
    const int rating = state.entrants[entrant].rating;
    std::string row = "001 " + right_aligned(std::to_string(numbers[entrant]), number_width);
    fill_to(row, name_column);
    row += one_line(name_of(entrant), name_width);
    fill_to(row, rating_column);
    row += right_aligned(rating > 0 ? std::to_string(rating) : std::string(), number_width);
    fill_to(row, points_column);
    row += right_aligned(points_text(line.halves), number_width);
    fill_to(row, rank_column);
    row += right_aligned(std::to_string(ranks[entrant] + 1), number_width);
    for (std::size_t i = 0; i < all[entrant].size(); ++i) {
      fill_to(row, first_round_column + i * round_width);
      row += outing_text(all[entrant][i], numbers, state.terms.system == System::teams);
    }
    report += row + '\n';
  }
  for (std::size_t team = 0; team < head.teams.size(); ++team) {
    report += team_row(state, team, head.teams[team], order) + '\n';
  }
  return report;
}

}  // namespace camlann::tournament
