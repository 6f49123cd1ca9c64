// Notices of what events want of players: to give a display that a director has made for them, to
// confirm the result of a board in the room that the opponent has reported, and to accept or refuse
// applicants.
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/row.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/directors.hpp"
#include "server/model/notice.hpp"
#include "server/store/director_store.hpp"
#include "server/store/event_columns.hpp"  // IWYU pragma: keep
#include "server/store/notice_store.hpp"
#include "tournament/event.hpp"
#include "tournament/words.hpp"

namespace camlann::server {

namespace {

/// The reports of a tournament with boards in the room that have no answer yet.
struct OpenReports {
  struct Report {
    tournament::ResultTold told;
    Millis at = 0;
  };
  using Board = std::pair<std::size_t, std::size_t>;  // the round and the board, from 1

  std::string name;
  std::string variant;
  std::vector<tournament::Round> rounds;
  std::map<Board, Report> all;

  void read(const tournament::Event& event, Millis at) {
    if (const auto* paired = std::get_if<tournament::RoundPaired>(&event)) {
      rounds.push_back(paired->round);
    } else if (const auto* scored = std::get_if<tournament::Scored>(&event)) {
      all.erase({scored->round, scored->board});
    } else if (const auto* told = std::get_if<tournament::ResultTold>(&event)) {
      const Board board(told->round, told->board);
      const auto before = all.find(board);
      const bool answers = before != all.end() && before->second.told.player != told->player;
      if (answers || told->score == tournament::Score::open) {
        all.erase(board);
      } else {
        all[board] = {*told, at};
      }
    }
  }

  /// Returns the other player of a board; empty for an unknown one.
  [[nodiscard]] std::string opponent(const tournament::ResultTold& told) const {
    if (told.round == 0 || told.round > rounds.size()) return {};
    const auto& pairings = rounds[told.round - 1].pairings;
    if (told.board == 0 || told.board > pairings.size()) return {};
    const auto& pairing = pairings[told.board - 1];
    return pairing.white == told.player ? pairing.black : pairing.white;
  }
};

/// An event with applicants that wait: its id, its name, its first director, the number of
/// applicants, and the time of their newest application before a given one.
using Applied = std::tuple<std::string, std::string, std::string, std::int64_t, Millis>;

constexpr std::string_view applied_to_leagues =
    "SELECT id, name, director, waiting, newest FROM (SELECT league AS event, count(*) AS waiting, "
    "max(CASE WHEN at<?1 THEN at ELSE 0 END) AS newest FROM league_applicants WHERE "
    "phase='waiting' GROUP BY league) AS w JOIN leagues ON id=event WHERE newest>?2 AND "
    "phase<>'over' AND deleted IS NULL";
constexpr std::string_view applied_to_tournaments =
    "SELECT id, name, director, waiting, newest FROM (SELECT tournament AS event, count(*) AS "
    "waiting, max(CASE WHEN at<?1 THEN at ELSE 0 END) AS newest FROM applicants WHERE "
    "phase='waiting' GROUP BY tournament) AS w JOIN tournaments ON id=event WHERE newest>?2 AND "
    "phase<>'over' AND deleted IS NULL";

}  // namespace

Result<void> NoticeStore::add_displays(Notices& notices, const Audience& who, Millis now) {
  using Row = std::tuple<std::string, std::string, std::string, Millis, std::string, std::string,
                         tournament::Terms>;
  return database_.each<Row>(
      "SELECT id, name, variant, created, director, director_name, terms FROM tournaments WHERE "
      "phase<>'over' AND deleted IS NULL AND created>?1 AND terms LIKE '%\"giver\":%'",
      [&](Row&& row) {
        auto& [id, name, variant, created, director, director_name, terms] = row;
        if (!terms.simul || terms.simul->giver == director) return;
        Notice notice;
        notice.subject = std::move(id);
        notice.kind = NoticeKind::challenge;
        notice.wish = EventWish::display;
        notice.player = terms.simul->giver;
        notice.due = created;
        notice.variant = std::move(variant);
        notice.others = {{std::move(director_name)}};
        notice.text = std::move(name);
        add(notices, who, std::move(notice));
      },
      now - is_news);
}

Result<void> NoticeStore::add_reports(Notices& notices, const Audience& who, Millis now) {
  std::map<std::string, OpenReports> events;
  using Row = std::tuple<std::string, std::string, std::string, tournament::Event, Millis>;
  TRY_VOID(database_.each<Row>(
      "SELECT id, name, variant, event, at FROM tournaments JOIN tournament_events ON "
      "tournament=id WHERE phase='running' AND deleted IS NULL AND updated>?1 AND terms LIKE "
      "'%\"inRoom\":true%' AND "
      "(event LIKE '%\"event\":\"told\",%' OR event LIKE '%\"event\":\"result\",%' OR event LIKE "
      "'%\"event\":\"paired\",%') ORDER BY id, tournament_events.version",
      [&](Row&& row) {
        auto& [id, name, variant, event, at] = row;
        auto& one = events[id];
        one.name = std::move(name);
        one.variant = std::move(variant);
        one.read(event, at);
      },
      now - is_news));
  for (const auto& [id, event] : events) {
    for (const auto& [board, report] : event.all) {
      if (report.at <= now - is_news) continue;
      Notice notice;
      notice.subject = id + '-' + std::to_string(board.first) + '-' + std::to_string(board.second);
      notice.kind = NoticeKind::result;
      notice.wish = EventWish::reported;
      notice.player = event.opponent(report.told);
      notice.mark = notice.due = report.at;
      notice.variant = event.variant;
      notice.text = event.name;
      notice.score = word_of(report.told.score);
      add(notices, who, std::move(notice));
    }
  }
  return {};
}

Result<void> NoticeStore::add_applications(Notices& notices, const Audience& who, Millis now) {
  constexpr Millis hour = play::one_day / 24;
  const Millis before = (now - pause_of(channel_)) / hour * hour;
  for (const auto kind : {DirectedKind::league, DirectedKind::tournament}) {
    const bool league = kind == DirectedKind::league;
    TRY(const auto events,
        database_.all<Applied>(league ? applied_to_leagues : applied_to_tournaments, before,
                               before - is_news));
    for (const auto& [id, name, first, waiting, newest] : events) {
      Director director;
      director.player = first;
      TRY(const auto directors, read_directors(database_, kind, id, std::move(director)));
      for (const auto& one : directors) {
        Notice notice;
        notice.subject = id + "-applicants";
        notice.kind = NoticeKind::news;
        notice.wish = EventWish::applicants;
        notice.of_league = league;
        notice.player = one.player;
        notice.mark = notice.due = (newest / hour + 1) * hour;
        notice.text = name;
        notice.count = waiting;
        add(notices, who, std::move(notice));
      }
    }
  }
  return {};
}

}  // namespace camlann::server
