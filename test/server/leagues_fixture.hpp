#pragma once
// Leagues over any store: seasons by requests, games that are resigned.

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/services/games/table.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server::test {

inline NewLeague club_league() {
  NewLeague wish;
  wish.name = "Winter league";
  wish.host = "Ann";
  wish.variant = "cam";
  wish.time.days = 3;
  wish.terms = {3, 1};
  wish.is_public = true;
  return wish;
}

class LeaguesFixture : public GamesFixture {
 protected:
  using Names = std::vector<std::vector<std::string>>;

  Result<boost::json::value> ask(const std::function<Result<Payload>(Leagues&)>& what,
                                 const std::string& player = "anna") {
    return asked(what, player);
  }
  std::string make(const NewLeague& wish = club_league()) {
    const auto made = ask([&](Leagues& all) { return all.make("anna", wish); });
    EXPECT_TRUE(made) << made.error().what;
    return text_field(*made, "id");
  }
  Result<boost::json::value> enter(const std::string& id, const std::string& player,
                                   const std::string& code = {}) {
    return ask([&](Leagues& all) { return all.enter(player, id, player, code); });
  }
  Result<boost::json::value> leave(const std::string& id, const std::string& player) {
    return ask([&](Leagues& all) { return all.leave(player, id); });
  }
  Result<boost::json::value> start(const std::string& id, std::size_t season,
                                   const std::string& player = "anna") {
    return ask([&](Leagues& all) { return all.start_season(player, id, season); });
  }
  boost::json::value shown(const std::string& id, const std::string& player = "anna") {
    const auto there = ask([&](Leagues& all) { return all.show(player, id); });
    EXPECT_TRUE(there) << there.error().what;
    return *there;
  }
  std::string phase(const std::string& id) { return text_field(shown(id), "phase"); }
  std::string with_players(int players) {
    const auto id = make();
    for (int i = 0; i < players; ++i) EXPECT_TRUE(enter(id, "p" + std::to_string(i)));
    return id;
  }
  static boost::json::array items(const boost::json::value& value, const std::string& path) {
    return field(value, path).as_array();
  }
  boost::json::value tournament(const std::string& id) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(),
                std::function<Result<Payload>(Tournaments&)>(
                    [&](Tournaments& all) { return all.show(id); }));
    step();
    return json_of(**answer.get());
  }
  std::vector<std::string> divisions(const std::string& id) {
    std::vector<std::string> ids;
    for (const auto& one : items(shown(id), "divisions")) {
      ids.push_back(text_field(one, "tournament"));
    }
    return ids;
  }
  /// The ids of the players, by division, the best first.
  Names standings(const std::string& id) {
    Names all;
    for (const auto& division : items(shown(id), "divisions")) {
      auto& players = all.emplace_back();
      for (const auto& line : items(division, "standing")) {
        players.push_back(text_field(line, "id"));
      }
    }
    return all;
  }
  std::vector<std::string> moves(const std::string& id, std::size_t division) {
    std::vector<std::string> all;
    const auto path = "divisions." + std::to_string(division) + ".standing";
    for (const auto& line : items(shown(id), path)) {
      all.push_back(text_field(line, "move"));
    }
    return all;
  }
  std::vector<std::string> open_games(const std::string& division) {
    std::vector<std::string> ids;
    for (const auto& round : items(tournament(division), "rounds")) {
      for (const auto& game : items(round, "games")) {
        if (text_field(game, "result") == "*") ids.push_back(text_field(game, "game"));
      }
    }
    return ids;
  }
  /// The player with the alphabetically first name wins.
  void end_game(const std::string& id) {
    const auto meta = get(id)->get()->meta;
    const auto& white = meta.seats[0].id;
    const auto& black = meta.seats[1].id;
    Awaited<View> answer;
    games_->ask(GameRequest{std::max(white, black), id}, answer.reply(), &Table::change, Action{},
                GameChange(play::Resign{}));
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
  }
  void play_division(const std::string& division) {
    for (const auto& game : open_games(division)) end_game(game);
    step();  // the clock ends it
  }
};

}  // namespace camlann::server::test
