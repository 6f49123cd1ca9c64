// Games that draw their array: requests keep it open, and each game has a number.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <utility>

#include "play/command.hpp"
#include "play/invitation.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

constexpr const char* left_to_chance = "default,array=shuffled";

NewGame shuffled_wish(Opponent opponent) {
  NewGame wish = wish_for("camblam", opponent);
  wish.rules = left_to_chance;
  return wish;
}

/// True if these are the rules of a game from a numbered array.
bool has_number(const std::string& rules) {
  constexpr const char* before = "default,array=";
  return rules.rfind(before, 0) == 0 &&
         rules.find_first_not_of("0123456789", std::string(before).size()) == std::string::npos;
}

class ShuffledTest : public PeopleFixture {
 protected:
  Result<SeekView> seek(const std::string& player, const std::string& rules) {
    SeekWish wish;
    wish.table.game = wish_for("camblam", Opponent::person);
    wish.table.game.rules = rules;
    wish.table.game.nonce = "seek";
    wish.table.name = player;
    Awaited<SeekView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Seeks::seek, wish);
    step();
    return answer.get();
  }
};

class ShuffledRematchTest : public ShuffledTest {
 protected:
  /// Returns the game of these rules to which Anna has invited Ben.
  std::string game_of(const std::string& rules) {
    NewInvitation wish;
    wish.game = shuffled_wish(Opponent::person);
    wish.game.rules = rules;
    wish.name = "Anna";
    const auto made = invite(wish, "anna").value();
    return answer(made.id, SitDown{"Ben", {}}, "ben").value().game;
  }
  Invitation rematch(const std::string& player, const std::string& game) {
    Awaited<Invitation> invitation;
    games_->ask(GameRequest{player, game}, invitation.reply(), &Invitations::rematch);
    step();
    return invitation.get().value();
  }
  /// Returns the rules of the rematch that Anna offers after the end of this game.
  std::string offered(const std::string& game) {
    EXPECT_TRUE(act_as("ben", play::Resign{}, game));
    restart();
    return rematch("anna", game).rules;
  }
};

class ShuffledTournamentsTest : public TournamentsFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, ShuffledTest, testing::Values("memory"), store_name);
INSTANTIATE_TEST_SUITE_P(Stores, ShuffledRematchTest,
                         testing::Values("memory", "sqlite", "postgres"), store_name);
INSTANTIATE_TEST_SUITE_P(Stores, ShuffledTournamentsTest, testing::Values("memory"), store_name);

TEST_P(ShuffledTest, EachGameDrawsItsArrayAndKeepsIt) {
  std::set<std::string> drawn;
  for (int i = 0; i < 24; ++i) {
    const auto made = create(shuffled_wish(Opponent::person));
    ASSERT_TRUE(made) << made.error().what;
    const std::string rules = (*made)->meta.rules;
    EXPECT_TRUE(has_number(rules)) << rules;
    EXPECT_EQ(get((*made)->meta.id)->get()->meta.rules, rules);
    drawn.insert(rules);
  }
  EXPECT_GE(drawn.size(), 3U);
}

TEST_P(ShuffledTest, ARepeatedRequestGetsTheSameGame) {
  NewGame wish = shuffled_wish(Opponent::person);
  wish.nonce = "once";
  const auto first = create(wish);
  const auto second = create(wish);
  ASSERT_TRUE(first && second);
  EXPECT_EQ((*first)->meta.id, (*second)->meta.id);
  wish.rules = "default";
  EXPECT_FALSE(create(wish)) << "the nonce has been used for another game";
}

TEST_P(ShuffledTest, AnInvitationDrawsWhenItIsTaken) {
  NewInvitation wish;
  wish.game = shuffled_wish(Opponent::person);
  wish.name = "Ann";
  const auto made = invite(wish);
  ASSERT_TRUE(made) << made.error().what;
  EXPECT_EQ(made->rules, left_to_chance);
  const auto begun = answer(made->id, SitDown{"Ben", {}}, "ben");
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_TRUE(has_number(get(begun->game, "ben")->get()->meta.rules));
}

TEST_P(ShuffledTest, SeekersWhoLeaveItToChanceMeetEachOther) {
  ASSERT_TRUE(seek("anna", left_to_chance));
  const auto other = seek("cleo", "default,array=2");
  ASSERT_TRUE(other);
  EXPECT_TRUE(other->game.empty()) << "a number is another wish";
  const auto met = seek("ben", left_to_chance);
  ASSERT_TRUE(met) << met.error().what;
  ASSERT_FALSE(met->game.empty());
  EXPECT_TRUE(has_number(get(met->game, "ben")->get()->meta.rules));
}

// It kept the array that the first game had drawn.
TEST_P(ShuffledRematchTest, DrawsAnotherArray) {
  std::string game = game_of(left_to_chance);
  std::set<std::string> drawn;
  for (int i = 0; i < 8; ++i) {
    const std::string rules = get(game, "ben")->get()->meta.rules;
    EXPECT_TRUE(has_number(rules)) << rules;
    drawn.insert(rules);
    ASSERT_EQ(offered(game), left_to_chance) << "after " << rules;
    game = rematch("ben", game).game;
  }
  EXPECT_GE(drawn.size(), 2U);
}

TEST_P(ShuffledRematchTest, DrawsForSeekersToo) {
  ASSERT_TRUE(seek("anna", left_to_chance));
  const auto met = seek("ben", left_to_chance);
  ASSERT_TRUE(met);
  EXPECT_EQ(offered(met->game), left_to_chance);
}

TEST_P(ShuffledRematchTest, KeepsANumberThatWasAgreed) {
  EXPECT_EQ(offered(game_of("default,array=2")), "default,array=2");
}

TEST_P(ShuffledRematchTest, KeepsTheOtherRules) {
  const std::string rules = "default,winBy=capture,array=shuffled";
  EXPECT_EQ(offered(game_of(rules)), rules);
}

TEST_P(ShuffledTest, AWrongNumberIsRefusedWithTheValidOnes) {
  NewGame wish = wish_for("camblam");
  for (const char* rules : {"default,array=0", "default,array=999", "default,array=shuffle"}) {
    wish.rules = rules;
    const auto refused = create(wish);
    ASSERT_FALSE(refused) << rules;
    EXPECT_THAT(refused.error().expected, testing::HasSubstr("default, alternating, 1 to "));
  }
}

TEST_P(ShuffledTournamentsTest, EveryGameOfATournamentHasAnArrayOfItsOwn) {
  NewTournament wish = club_evening(tournament::System::round_robin);
  wish.variant = "camblam";
  wish.rules = left_to_chance;
  const auto id = with_players(wish, 6);
  EXPECT_EQ(text_field(shown(id), "rules"), left_to_chance);
  ASSERT_TRUE(start(id, 1));
  std::set<std::string> drawn;
  const auto games = games_of(id, 0);
  ASSERT_EQ(games.size(), 3U);
  for (const auto& game : games) {
    const std::string rules = get(game)->get()->meta.rules;
    EXPECT_TRUE(has_number(rules)) << rules;
    drawn.insert(rules);
  }
  EXPECT_GE(drawn.size(), 1U);
}

TEST_P(ShuffledTournamentsTest, ARematchOfAGameOfATournamentDraws) {
  NewTournament wish = club_evening(tournament::System::round_robin);
  wish.variant = "camblam";
  wish.rules = left_to_chance;
  const auto id = with_players(wish, 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).at(0);
  const auto seats = get(game)->get()->meta.seats;
  resign(game, Seat::white);
  Awaited<Invitation> again;
  games_->ask(GameRequest{seats[1].id, game}, again.reply(), &Invitations::rematch);
  step();
  const auto offered = again.get();
  ASSERT_TRUE(offered) << offered.error().what;
  EXPECT_EQ(offered->rules, left_to_chance);
}

}  // namespace
}  // namespace camlann::server::test
