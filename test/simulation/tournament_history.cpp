#include "simulation/tournament_history.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "database/database.hpp"
#include "database/read_all.hpp"
#include "rules/verdict.hpp"
#include "server/messages/tournaments.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "server/store/tournament_store.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/tournament_event.hpp"  // IWYU pragma: keep, describes the events
#include "wire/read.hpp"

namespace camlann::server::simulation {

namespace {

class TournamentChecker {
 public:
  TournamentChecker(Verdicts& verdicts, const Told& told,
                    const std::map<std::string, KeptGame>& games, const KeptTournament& kept)
      : verdicts_(verdicts), told_(told), games_(games), kept_(kept), id_(kept.meta().id) {}

  void check() {
    const auto& rounds = kept_.state().rounds;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      check_once_a_round(rounds[round]);
      for (std::size_t board = 0; board < rounds[round].pairings.size(); ++board) {
        check_board({round, board});
      }
    }
    if (kept_.state().terms.system == tournament::System::swiss) check_nobody_meets_twice();
    check_end();
  }
  /// Checks that players saw only states that the events explain.
  void check_shown() {
    const auto version = kept_.version() + 1;
    const auto told = told_.tournaments().find(id_);
    if (told == told_.tournaments().end()) return;
    const auto seen = told->second.find(version);
    if (seen == told->second.end() || seen->second.empty()) return;
    auto real = boost::json::parse(tournament_json(kept_, {}, *no_words())).as_object();
    real.erase("next");
    if (seen->second != boost::json::serialize(real)) {
      wrong("version " + std::to_string(version) + " is not what was shown");
    }
  }

 private:
  void wrong(const std::string& what) {
    verdicts_.wrong.push_back("tournament " + id_ + ": " + what);
  }

  void check_once_a_round(const tournament::Round& round) {
    std::set<std::string> seen;
    const auto see = [&](const std::string& player) {
      if (!seen.insert(player).second) wrong(player + " is in a round twice");
    };
    for (const auto& pairing : round.pairings) {
      see(pairing.white);
      see(pairing.black);
    }
    for (const auto& bye : round.byes) see(bye.player);
  }

  void check_nobody_meets_twice() {
    std::set<std::pair<std::string, std::string>> met;
    for (const auto& round : kept_.state().rounds) {
      for (const auto& pairing : round.pairings) {
        if (!tournament::was_played(pairing.score)) continue;
        if (!met.insert(std::minmax(pairing.white, pairing.black)).second) {
          wrong(pairing.white + " and " + pairing.black + " meet twice");
        }
      }
    }
  }

  /// The game of a board, and how it ended.
  void check_board(BoardAt at) {
    const auto& pairing = kept_.state().rounds[at.round].pairings[at.board];
    const auto& name = kept_.game(at);
    if (name.empty()) return;
    const auto found = games_.find(name);
    if (found == games_.end()) return wrong("its game " + name + " is not there");
    const auto& game = found->second;
    if (game.meta.tournament != id_ || game.meta.seats.at(0).id != pairing.white ||
        game.meta.seats.at(1).id != pairing.black) {
      wrong("its game " + name + " is another one's");
    }
    const auto& verdict = game.standing().verdict;
    const bool open = pairing.score == tournament::Score::open;
    if (open && verdict.over() && !kept_.state().ended) {
      wrong("the result of game " + name + " is not there");
    }
    if (!open && !verdict.over()) wrong("its game " + name + " goes on and has a result");
    if (!verdict.over() || !tournament::was_played(pairing.score)) return;
    const int halves = verdict.won_by(Seat::white) ? 2 : verdict.won_by(Seat::black) ? 0 : 1;
    if (tournament::halves_of_white(pairing.score) != halves) {
      wrong("the result of game " + name + " is another one");
    }
  }

  /// Checks that everything timed has come to its end.
  void check_end() {
    if (kept_.phase() == TournamentPhase::running && kept_.meta().pause) wrong("it never ends");
    if (kept_.phase() == TournamentPhase::over) ++verdicts_.tournaments;
  }

  Verdicts& verdicts_;
  const Told& told_;
  const std::map<std::string, KeptGame>& games_;
  const KeptTournament& kept_;
  const std::string id_;
};

/// Reads a row of the table `tournament_events` without the store.
TournamentEntry entry_of(const database::Statement& row) {
  TournamentEntry entry;
  entry.version = row.number(0);
  const auto text = row.text(1);
  const auto document = wire::JsonDocument::read(text).value();
  EXPECT_FALSE(wire::read_value(document.root(), entry.event, {})) << text;
  const auto with = row.text(2);
  const auto list = wire::JsonDocument::read(with).value();
  EXPECT_FALSE(wire::read_value(list.root(), entry.with, {})) << with;
  entry.at = row.number(3);
  return entry;
}

}  // namespace

void check_tournaments(Verdicts& verdicts, const database::Address& address, const Told& told,
                       const std::map<std::string, KeptGame>& games) {
  auto database = database::Database::open(address).value();
  TournamentStore table(database);
  auto select_ids = database.prepare("SELECT id FROM tournaments").value();
  const auto ids = database::read_texts(select_ids).value();
  auto select = database
                    .prepare(
                        "SELECT version, event, with_it, at FROM tournament_events "
                        "WHERE tournament=?1 ORDER BY version")
                    .value();
  std::map<std::string, KeptTournament> all;
  std::set<std::string> on_boards;
  for (const auto& id : ids) {
    const auto stored = table.find_any(id);
    if (!stored) {
      verdicts.wrong.push_back("tournament " + id + ": " + stored.error().what);
      continue;
    }
    const auto& meta = (*stored)->meta();
    auto kept = KeptTournament::create(meta).value();
    TournamentChecker checker(verdicts, told, games, kept);
    checker.check_shown();
    select.bind(1, id);
    while (select.step().value()) {
      ASSERT_TRUE(kept.add(entry_of(select))) << id;
      checker.check_shown();
    }
    select.reset();
    checker.check();
    for (std::size_t round = 0; round < kept.state().rounds.size(); ++round) {
      for (std::size_t board = 0; board < kept.state().rounds[round].pairings.size(); ++board) {
        on_boards.insert(kept.game({round, board}));
      }
    }
    all.emplace(id, std::move(kept));
  }
  const auto wrong = [&](const std::string& id, const std::string& what) {
    verdicts.wrong.push_back("tournament " + id + ": " + what);
  };
  for (const auto& [id, seen] : told.tournaments()) {
    const auto found = all.find(id);
    if (found == all.end()) {
      wrong(id, "it was shown and is not there");
    } else if (seen.rbegin()->first > found->second.version() + 1) {
      wrong(id, "version " + std::to_string(seen.rbegin()->first) + " was told and is not there");
    }
  }
  for (const auto& [id, player] : told.entered()) {
    const auto found = all.find(id);
    if (found != all.end() && !found->second.state().find(player)) {
      wrong(id, player + " has entered and is not there");
    }
  }
  for (const auto& [id, game] : games) {
    if (!game.meta.tournament.empty() && on_boards.count(id) == 0) {
      wrong(game.meta.tournament, "its game " + id + " is at no board");
    }
  }
}

}  // namespace camlann::server::simulation
