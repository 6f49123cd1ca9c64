// Starts that are lost for one side: no request makes new games with them; old games continue.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>

#include "play/command.hpp"
#include "play/invitation.hpp"
#include "server/core/secret.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

constexpr const char* leaping_knights = "default,knightLegA=any";

NewGame lost_for_black() {
  NewGame wish = wish_for("camblam", Opponent::person);
  wish.rules = leaping_knights;
  return wish;
}

NewInvitation lost_invitation() {
  NewInvitation wish;
  wish.game = lost_for_black();
  wish.name = "Ann";
  return wish;
}

NewTournament lost_tournament() {
  NewTournament wish = club_evening(tournament::System::round_robin);
  wish.variant = "camblam";
  wish.rules = leaping_knights;
  return wish;
}

template <class T>
void expect_lost(const Result<T>& answer) {
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, ErrorCode::bad_position);
  EXPECT_EQ(answer.error().where, "rules");
  EXPECT_THAT(answer.error().what, testing::HasSubstr("This start is not offered: White "));
}

class LostStartsTest : public PeopleFixture {
 protected:
  Result<SeekView> seek(const NewGame& game) {
    SeekWish wish;
    wish.table.game = game;
    wish.table.game.nonce = "seek";
    wish.table.name = "Ann";
    Awaited<SeekView> answer;
    games_->ask(QueueKey("anna"), answer.reply(), &Seeks::seek, wish);
    step();
    return answer.get();
  }
  Result<Invitation> play_again(const std::string& game) {
    Awaited<Invitation> answer;
    games_->ask(GameRequest{"anna", game}, answer.reply(), &Invitations::rematch);
    step();
    return answer.get();
  }
  /// An invitation of Anna from before such starts were refused.
  Invitation old_invitation() {
    auto made = invitation_of(lost_invitation(), "anna", Seat::white, catalog()).value();
    made.id = std::string(invitation_id_length, '9');
    made.created = now_;
    made.table.expires = now_ + 1'000'000;
    return made;
  }
  /// A game of Anna, with White, and Ben from that time.
  std::string old_game() {
    auto invitation = old_invitation();
    invitation.table = play::sit_down(invitation.table, {"ben", "Ben"}, {}, now_).value();
    GameWrite made;
    made.created = Creation{game_of(invitation), {}};
    made.created->meta.id = made.id = std::string(game_id_length, '9');
    made.entries.push_back(Entry{1, By::person, play::Created{}, {}, now_, now_});
    made.standing.version = 1;
    EXPECT_TRUE(failing_.write({{&made, 1}, {}}));
    return made.id;
  }
};

class LostTournamentsTest : public TournamentsFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, LostStartsTest, testing::Values("memory"), store_name);
INSTANTIATE_TEST_SUITE_P(Stores, LostTournamentsTest, testing::Values("memory"), store_name);

TEST_P(LostStartsTest, AreRefusedForGamesInvitationsAndSearches) {
  expect_lost(create(lost_for_black()));
  expect_lost(invite(lost_invitation()));
  expect_lost(seek(lost_for_black()));
  EXPECT_TRUE(list("anna")->empty());
  EXPECT_TRUE(waiting("anna").empty());
}

TEST_P(LostTournamentsTest, AreRefusedForTournamentsAndLeagues) {
  expect_lost(ask([](Tournaments& all) { return all.make("anna", lost_tournament()); }));
  NewLeague league;
  league.name = "Leaping knights";
  league.host = "Ann";
  league.variant = "camblam";
  league.rules = leaping_knights;
  league.time.days = 3;
  league.terms = {3, 1};
  const std::function<Result<Payload>(Leagues&)> make = [&](Leagues& all) {
    return all.make("anna", league);
  };
  expect_lost(asked(make, "anna"));
}

TEST_P(LostTournamentsTest, NoTournamentIsChangedToOne) {
  const auto id = make(club_evening(tournament::System::round_robin));
  expect_lost(ask([&](Tournaments& all) { return all.change("anna", id, lost_tournament()); }));
  EXPECT_EQ(text_field(shown(id), "variant"), "cam");
}

TEST_P(LostStartsTest, AnArrayIsRefusedAsAPositionToo) {
  NewGame wish = wish_for("camblam", Opponent::computer);
  wish.fen =
      "aarbiqkibraa/ncncnccncncn/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/NCNCNCCNCNCN/"
      "AARBIQKIBRAA w";
  expect_lost(create(wish));
  wish.fen.back() = 'b';
  EXPECT_TRUE(create(wish)) << "any other position can be played";
  EXPECT_TRUE(create(wish_for("camblam")));
}

TEST_P(LostStartsTest, AnOldInvitationBeginsNoGame) {
  const auto made = old_invitation();
  ASSERT_TRUE(failing_.write({{}, {&made, 1}}));
  expect_lost(answer(made.id, SitDown{"Ben", {}}, "ben"));
  EXPECT_EQ(waiting("anna").size(), 1U) << "it can still be withdrawn";
  EXPECT_TRUE(answer(made.id, Withdraw{}, "anna"));
}

TEST_P(LostStartsTest, AnOldGameContinuesAndIsNotPlayedAgain) {
  const auto id = old_game();
  const auto moved = play(id, 0, "c3-c5", "n1", "anna");
  ASSERT_TRUE(moved) << moved.error().what;
  EXPECT_EQ((*moved)->meta.rules, leaping_knights);
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  expect_lost(play_again(id));
}

TEST_P(LostTournamentsTest, AnOldOneContinues) {
  TournamentWrite made;
  made.created = tournament_of(lost_tournament(), catalog()).value();
  made.created->id = made.id = std::string(tournament_id_length, '9');
  made.created->director = "anna";
  made.standing = KeptTournament::create(*made.created).value().standing();
  RoundWrite round{{}, {}};
  round.tournaments = {&made, 1};
  ASSERT_TRUE(failing_.write(round));
  auto renamed = lost_tournament();
  renamed.name = "Spring cup";
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.change("anna", made.id, renamed); }));
  for (const char* player : {"p0", "p1", "p2", "p3"}) {
    ASSERT_TRUE(enter(made.id, player, player));
  }
  const auto started = start(made.id, 1);
  ASSERT_TRUE(started) << started.error().what;
  const auto games = games_of(made.id, 0);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(get(games.front())->get()->meta.rules, leaping_knights);
}

}  // namespace
}  // namespace camlann::server::test
