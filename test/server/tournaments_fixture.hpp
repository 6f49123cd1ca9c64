#pragma once
// Tournaments over any store: rounds and results by requests, games that are resigned.

#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/services/games/table.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {

inline NewTournament club_evening(tournament::System system) {
  NewTournament wish;
  wish.name = "Club evening";
  wish.host = "Ann";
  wish.variant = "cam";
  wish.time = {300'000, 5'000};
  wish.terms.system = system;
  wish.terms.rounds = 3;
  wish.terms.tie_breaks = {system == tournament::System::round_robin
                               ? tournament::TieBreak::beaten_points
                               : tournament::TieBreak::opponents_points};
  return wish;
}

/// A round robin with three days for each move; its rounds do not wait for each other.
inline NewTournament by_correspondence(int cycles) {
  auto wish = club_evening(tournament::System::round_robin);
  wish.time = {0, 0, 0, 3};
  wish.terms.all_at_once = true;
  wish.terms.cycles = cycles;
  return wish;
}

class TournamentsFixture : public GamesFixture {
 protected:
  Result<boost::json::value> ask(const std::function<Result<Payload>(Tournaments&)>& what,
                                 const std::string& player = "anna") {
    return asked(what, player);
  }
  std::string make(const NewTournament& wish) {
    const auto made = ask([&](Tournaments& all) { return all.make("anna", wish); });
    EXPECT_TRUE(made) << made.error().what;
    return text_field(*made, "id");
  }
  Result<boost::json::value> enter(const std::string& id, const std::string& player,
                                   const std::string& name) {
    return ask([&](Tournaments& all) { return all.enter(player, id, name); });
  }
  /// The answer may not be there yet.
  Awaited<Payload> begin(const std::string& id, std::size_t round,
                         const std::string& player = "anna") {
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(), &Tournaments::start_round, player, id, round);
    step();
    return answer;
  }
  Result<boost::json::value> start(const std::string& id, std::size_t round,
                                   const std::string& player = "anna") {
    return content_of(begin(id, round, player));
  }
  Result<boost::json::value> give_result(const std::string& id, const tournament::Report& result,
                                         const std::string& player = "anna") {
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(), &Tournaments::give_result, player, id, result);
    step();
    return content_of(answer);
  }
  static Result<boost::json::value> content_of(const Awaited<Payload>& answer) {
    const auto& result = answer.get();
    if (!result) return Failure(result.error());
    return json_of(**result);
  }
  boost::json::value shown(const std::string& id) {
    return *ask([&](Tournaments& all) { return all.show(id); });
  }
  Result<boost::json::value> finish(const std::string& id) {
    return ask([&](Tournaments& all) { return all.finish("anna", id); });
  }
  /// A tournament with players p0, p1, ...
  std::string with_players(const NewTournament& wish, int players) {
    const auto id = make(wish);
    for (int i = 0; i < players; ++i) {
      const auto name = "p" + std::to_string(i);
      EXPECT_TRUE(enter(id, name, name)) << i;
    }
    return id;
  }
  /// The ids of the games of a round, from 0, by board.
  std::vector<std::string> games_of(const std::string& id, std::size_t round) {
    std::vector<std::string> games;
    const auto there = field(shown(id), "rounds." + std::to_string(round) + ".games");
    for (const auto& game : there.as_array()) {
      games.push_back(field(game, "game").is_null() ? "" : text_field(game, "game"));
    }
    return games;
  }
  std::string player_at(const std::string& game, Seat seat) {
    const auto view = get(game);
    EXPECT_TRUE(view) << game << " " << view.error().what;
    if (!view) return {};
    return view->get()->meta.seats[index_of(seat)].id;
  }
  void resign(const std::string& game, Seat seat) {
    Awaited<View> answer;
    games_->ask(GameRequest{player_at(game, seat), game}, answer.reply(), &Table::change, Action{},
                GameChange(play::Resign{}));
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
  }
  /// Each resigns or wins as this says.
  void play_round(const std::string& id, std::size_t round, Random& lots) {
    for (const auto& game : games_of(id, round)) {
      resign(game, lots.below(2) == 0 ? Seat::white : Seat::black);
    }
  }
};

}  // namespace camlann::server::test
