#include "server/messages/tournament_requests.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/local_time.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/messages/competition.hpp"
#include "server/messages/name_lists.hpp"
#include "server/messages/requests.hpp"
#include "server/model/calendar.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/new_game.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "wire/graphemes.hpp"
#include "wire/messages/tournament.hpp"
#include "wire/messages/tournament_pairing.hpp"
#include "wire/read.hpp"
#include "wire/tournament_file.hpp"

namespace camlann::server {

namespace {

using tournament::System;
using tournament::TieBreak;

constexpr int deepest_request = 8;
constexpr Millis one_minute = 60 * play::one_second;

/// Returns the default tie-breaks of a system.
std::vector<TieBreak> usual_tie_breaks(System system) {
  if (system == System::swiss) {
    return {TieBreak::opponents_points_but_one, TieBreak::opponents_points};
  }
  if (system == System::round_robin) return {TieBreak::beaten_points, TieBreak::wins};
  return {};
}

Result<void> check_entry(const EntryTerms& entry) {
  if (entry.lowest && entry.highest && *entry.lowest > *entry.highest) {
    return failure(ErrorCode::syntax, "The lowest rating is above the highest one", "lowestRating",
                   "at most " + std::to_string(*entry.highest));
  }
  if (!entry.code.empty() && !wire::has_at_least(entry.code, shortest_entry_code)) {
    return failure(ErrorCode::syntax, "An entry code has at least 4 characters", "code",
                   "a longer code");
  }
  return {};
}

/// Only teams have clubs, and their players do not enter by themselves.
Result<void> check_clubs(const NewTournament& wish) {
  if (wish.terms.system != System::teams) {
    if (wish.clubs.empty()) return {};
    return failure(ErrorCode::syntax, "Only a team match has clubs to play against", "clubs",
                   "the system teams");
  }
  if (wish.club.empty()) {
    return failure(ErrorCode::syntax, "A team match is made by a club", "club",
                   "the address of your club");
  }
  if (wish.entry != EntryTerms{}) {
    return failure(ErrorCode::syntax,
                   "Officers enter the players of a team match, without limits on entries",
                   "system", "no code, cap, ratings or approval");
  }
  for (auto club = wish.clubs.begin(); club != wish.clubs.end(); ++club) {
    if (*club != wish.club && std::find(wish.clubs.begin(), club, *club) == club) continue;
    return failure(ErrorCode::syntax, "This club is named twice", "clubs",
                   "other clubs than " + *club);
  }
  return {};
}

/// Returns an error for rounds or repetitions that no calendar can have.
Result<void> check_calendar(const NewTournament& wish) {
  const auto& [apart, repeats, zone] = wish.calendar;
  if (!zone.empty() && !play::is_zone(zone)) {
    return failure(ErrorCode::syntax, "This server does not know this time zone", "calendar",
                   "a name such as Europe/Berlin");
  }
  if (apart == Period::month) {
    return failure(ErrorCode::syntax, "Rounds are a day or a week apart", "calendar",
                   "day or week");
  }
  if (apart && wish.pause) {
    return failure(ErrorCode::syntax, "Rounds follow by the calendar or after a pause", "pause",
                   "one of the two");
  }
  if (!repeats) return {};
  if (*repeats == Period::day) {
    return failure(ErrorCode::syntax, "A tournament repeats each week or month", "calendar",
                   "week or month");
  }
  if (!wish.starts_in) {
    return failure(ErrorCode::syntax, "A tournament that repeats needs a time at which it starts",
                   "startsIn", "a number of seconds");
  }
  const System system = wish.terms.system;
  if (system == System::teams || system == System::simul || wish.file) {
    return failure(ErrorCode::syntax,
                   "A team match, a display and a tournament from a file do not repeat", "calendar",
                   "no repetition");
  }
  return {};
}

/// One player against many says nothing about the rating of either, and a result that is reported
/// has no game.
Result<void> check_rated(const NewTournament& wish) {
  if (wish.terms.in_room && wish.rated) {
    return failure(ErrorCode::syntax, "Games at boards in the room move no ratings", "rated",
                   "false");
  }
  if (wish.terms.system != System::simul || !wish.rated) return {};
  return failure(ErrorCode::syntax, "Games of a simultaneous display move no ratings", "rated",
                 "false");
}

NewTournament wish_of(message::NewTournament&& read) {
  NewTournament wish;
  wish.name = without_direction_marks(read.name);
  wish.club = std::move(read.club);
  wish.clubs = std::move(read.clubs);
  wish.variant = std::move(read.variant);
  wish.rules = std::move(read.rules);
  wish.time = time_of(read.time);
  wish.rated = read.rated;
  auto& terms = wish.terms;
  terms.system = read.system;
  terms.rounds = read.rounds;
  terms.cycles = read.cycles;
  terms.third_place = read.third_place;
  terms.in_room = read.in_room;
  if (read.system == System::teams) terms.boards = read.boards;
  if (read.system == System::simul) {
    terms.simul = tournament::Simul{std::move(read.giver), read.giver_colour,
                                    wish.time.live() ? read.extra_minutes : 0};
  }
  terms.tie_breaks = read.tie_breaks ? std::move(*read.tie_breaks) : usual_tie_breaks(read.system);
  terms.all_at_once = terms.system == System::round_robin && !wish.time.live();
  wish.is_public = read.is_public;
  if (read.starts_in) wish.starts_in = Millis{*read.starts_in} * play::one_second;
  if (read.pause) wish.pause = Millis{*read.pause} * play::one_second;
  wish.calendar = read.calendar.value_or(Calendar{});
  if (terms.system == System::arena) wish.lasts = read.minutes * one_minute;
  wish.late = read.late;
  read_texts(wish, read);
  wish.entry = {read.cap, read.lowest_rating, read.highest_rating,
                read.code ? clean_entry_code(*read.code) : std::string(), read.approval};
  wish.host = without_direction_marks(read.host);
  wish.nonce = std::move(read.nonce);
  return wish;
}

/// Reads the file of a tournament; an error names its line.
Result<wire::TournamentFile> read_coming_file(std::string_view text) {
  auto file = wire::read_tournament(text, wire::FileOrigin::foreign);
  if (file) return file;
  Error error = file.error();
  error.what = "This file cannot become a tournament. Line " + error.where + ": " + error.what;
  error.where = "file";
  if (error.code != ErrorCode::too_many) error.code = ErrorCode::syntax;
  return Failure(std::move(error));
}

ComingFile file_of(wire::TournamentFile&& read) {
  ComingFile file;
  int line = 1;  // the terms
  for (const auto& event : read.events) {
    ++line;
    const auto* entered = std::get_if<tournament::Entered>(&event);
    if (entered == nullptr) continue;
    file.names.push_back(entered->player);
    file.lines.push_back(line);
  }
  file.events = std::move(read.events);
  return file;
}

}  // namespace

std::string clean_entry_code(const std::string& text) {
  return std::string(trimmed(without_direction_marks(text)));
}

Result<NewTournament> read_new_tournament(std::string_view body) {
  TRY(auto read, wire::read<message::NewTournament>(body, deepest_request));
  const auto text = std::exchange(read.file, std::nullopt);
  auto wish = wish_of(std::move(read));
  if (!text) return wish;
  TRY(auto file, read_coming_file(*text));
  const bool in_room = wish.terms.in_room;
  for (auto& event : file.events) {
    auto* const changed = std::get_if<tournament::Changed>(&event);
    if (changed != nullptr) changed->terms.in_room = in_room;
  }
  wish.terms = file.state.terms;  // those after its changes
  wish.terms.in_room = in_room;
  // Texts of the request replace those of the file.
  for (const auto& [given, of_file] :
       {std::pair(&wish.about, &file.texts.about), std::pair(&wish.prizes, &file.texts.prizes),
        std::pair(&wish.contact, &file.texts.contact)}) {
    if (given->empty()) *given = without_direction_marks(*of_file);
  }
  wish.file = file_of(std::move(file));
  return wish;
}

Result<EntryWish> read_entry(std::string_view body) {
  return wire::read<message::Enter>(body, deepest_request).map([](message::Enter&& read) {
    return EntryWish{without_direction_marks(read.name), clean_entry_code(read.code)};
  });
}

Result<std::vector<ListedName>> read_names(std::string_view body, std::size_t most) {
  TRY(const auto read, wire::read<message::EnterNames>(body, deepest_request));
  return read_name_list(read.text, read.form, most);
}

Result<std::size_t> read_bye(std::string_view body) {
  return wire::read<message::AskBye>(body, deepest_request).map([](message::AskBye&& read) {
    return static_cast<std::size_t>(read.round);
  });
}

Result<std::size_t> read_start(std::string_view body) {
  return wire::read<message::StartRound>(body, deepest_request).map([](message::StartRound&& read) {
    return static_cast<std::size_t>(read.round);
  });
}

Result<tournament::Report> read_result(std::string_view body) {
  return wire::read<message::GiveResult>(body, deepest_request).map([](message::GiveResult&& read) {
    return tournament::Report{static_cast<std::size_t>(read.round),
                              static_cast<std::size_t>(read.board), read.result};
  });
}

Result<tournament::Report> read_report(std::string_view body) {
  return wire::read<message::ReportResult>(body, deepest_request)
      .map([](message::ReportResult&& read) {
        return tournament::Report{static_cast<std::size_t>(read.round),
                                  static_cast<std::size_t>(read.board), read.result};
      });
}

Result<BoardWish> read_board(std::string_view body) {
  return wire::read<message::OpenBoard>(body, deepest_request).map([](message::OpenBoard&& read) {
    return BoardWish{static_cast<std::size_t>(read.round), static_cast<std::size_t>(read.board),
                     std::move(read.code), read.here, read.clock};
  });
}

Result<std::string> read_bot(std::string_view body) {
  return wire::read<message::EnterBot>(body, deepest_request).map([](message::EnterBot&& read) {
    return std::move(read.name);
  });
}

Result<GivenRound> read_given_round(std::string_view body) {
  return wire::read<message::GivePairing>(body, deepest_request)
      .map([](message::GivePairing&& read) {
        GivenRound given;
        given.round = static_cast<std::size_t>(read.round);
        for (auto& [white, black] : read.boards) {
          given.pairing.boards.push_back({std::move(white), std::move(black)});
        }
        for (auto& [player, kind] : read.byes) {
          given.pairing.byes.push_back({std::move(player), kind, 0});
        }
        given.despite = read.despite;
        return given;
      });
}

Result<LineUpWish> read_line_up(std::string_view body) {
  return wire::read<message::LineUp>(body, deepest_request).map([](message::LineUp&& read) {
    return LineUpWish{std::move(read.club), std::move(read.players)};
  });
}

Result<std::string> read_removed_team(std::string_view body) {
  return wire::read<message::RemoveTeam>(body, deepest_request).map([](message::RemoveTeam&& read) {
    return std::move(read.club);
  });
}

Result<std::string> read_removed(std::string_view body) {
  return wire::read<message::RemovePlayer>(body, deepest_request)
      .map([](message::RemovePlayer&& read) { return std::move(read.player); });
}

Result<TournamentMeta> tournament_of(const NewTournament& wish, const Catalog& known) {
  NewGame game;
  game.variant = wish.variant;
  game.rules = wish.rules;
  game.opponent = Opponent::person;
  game.time = wish.time;
  TRY(auto of_games, new_game_meta(game, Seat::white, known));
  if (of_games.seats.size() != 2) {
    return failure(ErrorCode::syntax, "Tournaments are for games of two", "variant",
                   "a game of two");
  }
  TRY_VOID(tournament::new_tournament(wish.terms));
  TRY_VOID(tournament::check_tie_breaks(wish.terms));
  TRY_VOID(check_entry(wish.entry));
  TRY_VOID(check_clubs(wish));
  TRY_VOID(check_calendar(wish));
  TRY_VOID(check_rated(wish));
  TournamentMeta meta;
  meta.name = wish.name;
  meta.director_name = wish.host;
  meta.club = wish.club;
  meta.is_public = wish.is_public;
  meta.variant = std::move(of_games.variant);
  meta.rules = std::move(of_games.rules);
  meta.time = wish.time;
  meta.rated = wish.rated;
  meta.terms = wish.terms;
  meta.pause = wish.pause;
  meta.calendar = wish.calendar;
  meta.lasts = wish.lasts;
  meta.late = wish.late;
  meta.about = wish.about;
  meta.prizes = wish.prizes;
  meta.contact = wish.contact;
  meta.entry = wish.entry;
  meta.nonce = wish.nonce;
  return meta;
}

}  // namespace camlann::server
