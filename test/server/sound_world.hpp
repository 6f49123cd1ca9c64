#pragma once
// A database with everything that a server keeps, made by its own services: games of random
// settings and commands, and people, clubs, leagues, tournaments, studies, mail and moderation.
// Used by the tests of `camlann check`.

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "database/database.hpp"
#include "server/people_fixture.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server::test {

class SoundWorld : public PeopleFixture {
 protected:
  SoundWorld();

  /// Makes this number of games, and some of everything else. The server ends with it.
  void make(int games);
  /// Returns the faults that `camlann check` finds; also an error that ends it.
  std::vector<std::string> faults();
  std::vector<std::string> faults_of(const database::Address& database);
  std::vector<std::string> faults_by(GameCheck& check);
  /// Returns a number from the database, for which no server runs.
  std::int64_t count(const std::string& sql);
  void close();

  static constexpr Millis minute_of_world = 60'000;
  static constexpr Millis day_of_world = 24 * 60 * minute_of_world;

 private:
  /// The id of a player, as a key makes it.
  static std::string player(int number);
  std::string some_player() { return player(static_cast<int>(lots_.below(8))); }
  bool one_in(std::uint32_t many) { return lots_.below(many) == 0; }
  template <class Feature>
  std::string id_of(const std::function<Result<Payload>(Feature&)>& what,
                    const std::string& player) {
    const auto made = asked<Feature>(what, player);
    EXPECT_TRUE(made) << made.error().what;
    return made ? text_field(*made, "id") : std::string();
  }
  template <class Answer, class Method, class Who, class... Given>
  Result<Answer> call(const Who& who, Method method, Given... given) {
    Awaited<Answer> answer;
    games_->ask(who, answer.reply(), method, std::move(given)...);
    step();
    return answer.get();
  }

  void make_games(int games);
  NewGame random_wish();
  std::string game_alone(NewGame wish);
  std::string game_apart(const NewGame& wish);
  std::string game_by_seek(const NewGame& wish);
  std::string sit_down(const std::string& table, const std::string& name,
                       const std::string& player);
  void play_on(const std::string& id, int times);
  play::Command random_command();
  void repeat_until_draw();
  void run_out_of_time();
  void plan_and_talk();
  void leave_games();
  void watch_late();
  void every_command();

  void make_invitations();
  void make_tournaments();
  void play_team_match();
  void play_tournament(NewTournament wish, int players, bool ends);
  void correct_result(const std::string& id, const NewTournament& wish);
  void change_and_go_on(const std::string& id, NewTournament wish);
  void make_league();
  void make_accounts();
  void remove_accounts();
  void make_mail();
  void make_studies();
  void moderate();
  void delete_games();

  Random lots_{20260101};
};

}  // namespace camlann::server::test
