// Games with a delay for watchers: every way of reading one is delayed for watchers, and current
// for players. The real store, because lists are read from it.
#include "server/model/late.hpp"
#include "play/command.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "server/messages/game.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server::test {
namespace {

class LateTest : public PeopleFixture {
 protected:
  /// Starts a game of Anna and Ben; watchers see it one move of each player late.
  std::string begin_late(int moves = 1, std::optional<play::TimeControl> time = std::nullopt) {
    auto wish = cam();
    wish.game.late = moves;
    wish.game.time = time;
    const auto invitation = invite(wish);
    EXPECT_TRUE(invitation) << invitation.error().what;
    return answer(invitation->id, SitDown{"Ben", {}}, "ben")->game;
  }
  const std::string& mover(const std::string& id) {
    return get(id)->get()->standing.seat == Seat::white ? anna_ : ben_;
  }
  void play_on(const std::string& id, int plies) {
    for (int ply = 0; ply < plies; ++ply) {
      const auto view = get(id).value();
      const auto played = play(id, view->standing.plies, any_move(*view),
                               "nonce " + std::to_string(++nonces_), mover(id));
      ASSERT_TRUE(played) << played.error().what;
    }
  }
  View seen(const std::string& id, const std::string& player = "eve") {
    return get(id, player).value();
  }
  View opened(const std::string& id, const std::string& player) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::open);
    step();
    return answer.get().value();
  }
  std::string record(const std::string& id, const std::string& player) {
    Awaited<std::string> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::record, std::string());
    step();
    return answer.get().value();
  }
  std::shared_ptr<FakeWatcher> watch(const std::string& id, const std::string& player,
                                     const WatchWish& wish = {}) {
    auto page = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{player, id}, errors_to(page), &Watching::watch, wish, page);
    step();
    return page;
  }
  /// Versions that this page received, in order.
  static std::vector<std::int64_t> versions(const std::shared_ptr<FakeWatcher>& page) {
    std::vector<std::int64_t> all;
    for (const auto& message : page->messages) {
      const auto type = text_field(message, "type");
      if (type == "event" || type == "watching") all.push_back(number_field(message, "version"));
    }
    return all;
  }
  Result<View> answer_take_back(const std::string& id, const std::string& player) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::change, Action{},
                GameChange(play::AnswerTakeBack{true}));
    step();
    return answer.get();
  }
  Profile profile(const std::string& of, const std::string& game_request) {
    Awaited<Profile> answer;
    games_->ask(QueueKey(game_request), answer.reply(), &Profiles::profile, of);
    step();
    return answer.get().value();
  }

  std::string ben_ = "ben";
};

INSTANTIATE_TEST_SUITE_P(Stores, LateTest, testing::Values("sqlite", "postgres"), store_name);

using Versions = std::vector<std::int64_t>;

TEST_P(LateTest, AWatcherGetsTheGameWithoutItsLastMoves) {
  const auto id = begin_late();
  EXPECT_EQ(seen(id)->standing.plies, 0);
  play_on(id, 2);
  EXPECT_EQ(seen(id)->standing.plies, 0);
  EXPECT_EQ(seen(id)->standing.version, 1);
  play_on(id, 1);
  EXPECT_EQ(seen(id)->standing.plies, 1);
  EXPECT_EQ(seen(id)->moves.size(), 1U);
  for (const auto& player : {anna_, ben_}) EXPECT_EQ(seen(id, player)->standing.plies, 3);
  EXPECT_EQ(number_field(json_of(*seen(id)->json), "late"), 1);
}

TEST_P(LateTest, NothingMoreIsSeenAfterARestart) {
  const auto id = begin_late();
  play_on(id, 5);
  const auto before = *seen(id)->json;
  restart();
  EXPECT_EQ(*seen(id)->json, before);
  EXPECT_EQ(seen(id, ben_)->standing.plies, 5);
}

TEST_P(LateTest, AnOpenedGameHasThePositionThatIsSeen) {
  const auto id = begin_late();
  play_on(id, 3);
  const auto late = opened(id, "eve");
  EXPECT_EQ(text_field(json_of(*late->json), "state.fen"), late->standing.fen);
  EXPECT_EQ(late->standing.plies, 1);
  EXPECT_FALSE(late->gzipped->empty());
  EXPECT_EQ(opened(id, anna_)->standing.plies, 3);
}

TEST_P(LateTest, TheRecordForWatchersEndsWhereTheyAre) {
  const auto id = begin_late();
  play_on(id, 3);
  const auto last = seen(id, anna_)->moves.back().notation;
  EXPECT_NE(record(id, anna_).find("2. " + last), std::string::npos) << record(id, anna_);
  EXPECT_EQ(record(id, "eve").find("2. "), std::string::npos) << record(id, "eve");
  EXPECT_NE(record(id, "eve").find("1. "), std::string::npos);
}

TEST_P(LateTest, ASocketReceivesAnEventAfterTheDelay) {
  const auto id = begin_late();
  for (const bool deltas : {false, true}) {
    const auto eve = watch(id, "eve", {0, deltas});
    const auto ben = watch(id, ben_, {0, deltas});
    const auto first = seen(id)->standing.version;
    play_on(id, 3);
    const auto last = seen(id, ben_)->standing.version;
    EXPECT_EQ(versions(eve).back(), last - 2);
    EXPECT_EQ(versions(eve).front(), first);
    EXPECT_EQ(versions(ben).back(), last);
    for (const auto& message : eve->messages) {
      EXPECT_LE(number_field(message, "game_state.plies"), last - 3);
    }
  }
}

TEST_P(LateTest, AReconnectingSocketGetsItsMissingVisibleEvents) {
  const auto id = begin_late();
  play_on(id, 6);  // version 7, of which watchers see 5
  EXPECT_EQ(versions(watch(id, "eve", {3, true})), (Versions{5, 4, 5}));
  EXPECT_EQ(versions(watch(id, "eve", {5, true})), Versions{5});
  // A signed-out player that had received events as a player.
  EXPECT_EQ(versions(watch(id, "eve", {7, true})), (Versions{5, 5}));
  EXPECT_EQ(versions(watch(id, ben_, {5, true})), (Versions{7, 6, 7}));
}

TEST_P(LateTest, ClocksStandAsInThePositionThatIsSeen) {
  const auto id = begin_late(1, play::TimeControl{600'000, 0});
  play_on(id, 2);
  std::vector<std::array<Millis, most_seats>> left;  // after each ply
  for (int ply = 0; ply < 4; ++ply) {
    now_ += 10'000;
    play_on(id, 1);
    left.push_back(get(id)->get()->clocks->left);
  }
  const auto late = seen(id);
  const auto& face = late->clocks.value();
  EXPECT_EQ(late->standing.plies, 4);
  EXPECT_FALSE(face.running);
  EXPECT_FALSE(face.first_move_by);
  EXPECT_EQ(face.left, left[1]);
  EXPECT_NE(face.left, left[3]);
  EXPECT_EQ(seen(id, anna_)->clocks->left, left[3]);
  EXPECT_TRUE(seen(id, anna_)->clocks->running);
}

TEST_P(LateTest, OffersAreSeenWithTheirMove) {
  const auto id = begin_late();
  play_on(id, 2);
  const auto eve = watch(id, "eve");
  ASSERT_TRUE(act_as("anna", play::OfferDraw{}, id));
  EXPECT_FALSE(seen(id)->standing.offer);
  EXPECT_EQ(versions(eve), (Versions{1, 1}));
  play_on(id, 2);
  EXPECT_TRUE(seen(id)->standing.offer) << "of the position with two moves";
}

TEST_P(LateTest, ATakeBackShowsNoMoreThanWasSeen) {
  const auto id = begin_late();
  play_on(id, 4);  // two are seen
  const auto before = seen(id)->standing.version;
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(act_as("ben", play::TakeBack{}, id));
    ASSERT_TRUE(answer_take_back(id, "anna"));
    EXPECT_EQ(seen(id)->standing.version, before);
    play_on(id, 1);
    EXPECT_EQ(seen(id)->standing.version, before) << "there are no more moves than there were";
  }
  play_on(id, 1);
  EXPECT_EQ(seen(id)->standing.plies, 3);
  const auto late = *seen(id)->json;
  restart();
  EXPECT_EQ(*seen(id)->json, late);
}

TEST_P(LateTest, EverythingIsSeenWhenTheGameIsOver) {
  const auto id = begin_late(20);
  const auto eve = watch(id, "eve", {0, true});
  play_on(id, 5);
  EXPECT_EQ(versions(eve), (Versions{1, 1}));
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  EXPECT_EQ(versions(eve), (Versions{1, 1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(seen(id)->standing.plies, 5);
  EXPECT_TRUE(seen(id)->standing.verdict.over());
  EXPECT_EQ(profile("ben", "eve").games.at(0).standing.plies, 5);
  EXPECT_EQ(record(id, "eve"), record(id, anna_));
}

TEST_P(LateTest, PlayersPagesAndFollowersSeeTheGameLate) {
  const auto id = begin_late();
  play_on(id, 3);
  Awaited<Profile> followed;
  games_->ask(QueueKey("eve"), followed.reply(), &Bonds::bind, "anna", Bond::follow, true);
  step();
  Awaited<Circle> circle;
  games_->ask(QueueKey("eve"), circle.reply(), &Bonds::circle);
  step();
  for (const auto& game : {followed.get()->games.at(0), profile("ben", "eve").games.at(0),
                           circle.get()->games.at(0)}) {
    EXPECT_EQ(game.standing.fen, seen(id)->standing.fen);
    EXPECT_EQ(game.standing.plies, 1);
    EXPECT_EQ(game.standing.version, 2);
    EXPECT_EQ(game.standing.updated, seen(id)->standing.updated);
    EXPECT_FALSE(game.seen);
  }
  EXPECT_EQ(profile("ben", "anna").games.at(0).standing.plies, 3);
  EXPECT_EQ(list("ben")->at(0).standing.plies, 3);
  EXPECT_TRUE(list("eve")->empty());
}

TEST_P(LateTest, TurnsAreTheirPlayersOwn) {
  const auto id = begin_late();
  play_on(id, 3);
  for (const char* player : {"ben", "eve"}) {
    Awaited<OwnTurns> answer;
    games_->ask(QueueKey(player), answer.reply(), &TurnPolls::poll, "", std::chrono::seconds(0),
                Ended{});
    step();
    const auto& games = answer.get()->games;
    ASSERT_EQ(games.size(), player == ben_ ? 1U : 0U);
    for (const auto& game : games) EXPECT_EQ(game.standing.plies, 3);
  }
}

TEST_P(LateTest, PlayersChatPlansAndNotesAreNotForWatchers) {
  const auto id = begin_late();
  const auto eve = watch(id, "eve");
  Awaited<ChatView> said;
  games_->ask(GameRequest{"anna", id}, said.reply(), &Chat::say,
              Said{{}, "Look at the fifth rank"});
  step();
  ASSERT_TRUE(said.get());
  Awaited<ChatView> read;
  games_->ask(GameRequest{"eve", id}, read.reply(), &Chat::read, 0);
  step();
  EXPECT_TRUE(read.get()->page.lines.empty());
  for (const auto& message : eve->messages) EXPECT_NE(text_field(message, "type"), "chat");
  Awaited<PlanView> plan;
  games_->ask(GameRequest{"eve", id}, plan.reply(), &PrivateTexts::plan);
  Awaited<NoteView> note;
  games_->ask(GameRequest{"eve", id}, note.reply(), &PrivateTexts::note);
  step();
  EXPECT_EQ(plan.get().error().what, "You have no seat in this game");
  EXPECT_EQ(note.get().error().what, "You have no seat in this game");
}

TEST_P(LateTest, ARefusedMoveOfAWatcherRevealsNothing) {
  const auto id = begin_late();
  play_on(id, 3);
  for (const int ply : {1, 3, 7}) {
    const auto refused = play(id, ply, "A1-A2", "nonce w" + std::to_string(ply), "eve");
    EXPECT_EQ(to_text(refused.error()), to_text(play(id, 0, "A1-A2", "nonce z", "eve").error()));
  }
}

TEST_P(LateTest, TheInvitationShowsItAndTheRematchKeepsIt) {
  auto wish = cam();
  wish.game.late = 3;
  const auto invitation = invite(wish).value();
  EXPECT_EQ(number_field(json_of(invitation_json(invitation)), "late"), 3);
  restart();
  const auto id = answer(invitation.id, SitDown{"Ben", {}}, "ben")->game;
  EXPECT_EQ(seen(id)->meta.late, 3);
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  Awaited<Invitation> again;
  games_->ask(GameRequest{"anna", id}, again.reply(), &Invitations::rematch);
  step();
  EXPECT_EQ(again.get()->late, 3);
}

TEST_P(LateTest, WithoutADelayWatchersSeeEverythingAtOnce) {
  const auto id = begin_game();
  const auto eve = watch(id, "eve");
  play_on(id, 2);
  EXPECT_EQ(seen(id)->standing.plies, 2);
  EXPECT_EQ(versions(eve), (Versions{1, 1, 2, 3}));
  EXPECT_TRUE(field(json_of(*seen(id)->json), "late").is_null());
}

TEST(Lateness, CountsARoundOfTurnsAsOneMove) {
  GameMeta meta;
  meta.late = 3;
  meta.seats = {{'w', 0, "", "anna"}, {'b', 0, "", "ben"}};
  EXPECT_EQ(hidden_plies(meta), 6);
  meta.seats.push_back({'r', 0, "", "carl"});
  EXPECT_EQ(hidden_plies(meta), 9);
}

TEST_P(LateTest, GamesOfATournamentHaveTheDirectorsDelay) {
  NewTournament wish;
  wish.name = "Club evening";
  wish.variant = "cam";
  wish.time = {300'000, 5'000};
  wish.terms.system = tournament::System::round_robin;
  wish.late = 3;
  const auto ask = [this](const std::function<Result<Payload>(Tournaments&)>& what) {
    Awaited<Payload> answer;
    games_->ask(QueueKey(anna_), answer.reply(), what);
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return json_of(**answer.get());
  };
  const auto id = text_field(ask([&](Tournaments& all) { return all.make(anna_, wish); }), "id");
  for (const auto& player : {anna_, ben_}) {
    ask([&](Tournaments& all) { return all.enter(player, id, player); });
  }
  restart();
  Awaited<Payload> started;
  games_->ask(QueueKey(anna_), started.reply(), &Tournaments::start_round, anna_, id, 1);
  step();
  const auto shown = json_of(*started.get().value());
  EXPECT_EQ(number_field(shown, "late"), 3);
  const auto game = text_field(shown, "rounds.0.games.0.game");
  EXPECT_EQ(seen(game)->meta.late, 3);
  EXPECT_EQ(number_field(json_of(*seen(game)->json), "late"), 3);
}

}  // namespace
}  // namespace camlann::server::test
