// The public list of live games: its entries, their details, and their duration.
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "play/command.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/seek.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/games/seeks.hpp"

namespace camlann::server::test {
namespace {

class LiveGamesTest : public PeopleFixture {
 protected:
  static NewInvitation live_cam() {
    auto wish = cam();
    wish.game.time = play::TimeControl{600'000, 10'000};
    return wish;
  }
  static NewInvitation open_seat() {
    auto wish = live_cam();
    wish.is_public = true;
    return wish;
  }
  /// Starts a game of Anna and Ben.
  std::string begin(const NewInvitation& wish) {
    const auto invitation = invite(wish);
    EXPECT_TRUE(invitation) << invitation.error().what;
    const auto begun = answer(invitation->id, SitDown{"Ben", {}}, "ben");
    EXPECT_TRUE(begun) << begun.error().what;
    return begun->game;
  }
  ListPart<GameSummary> part(const ListWish& wish, const std::string& player = "a watcher") {
    Awaited<ListPart<GameSummary>> answer;
    games_->ask(QueueKey(player), answer.reply(), &Bonds::live, wish);
    step();
    return answer.get().value();
  }
  std::vector<GameSummary> live(const std::string& player = "a watcher") {
    return part({0, 12, {}}, player).all;
  }
  std::vector<std::string> live_ids(const std::string& player = "a watcher") {
    std::vector<std::string> ids;
    for (const auto& game : live(player)) ids.push_back(game.meta.id);
    return ids;
  }
  Result<Invitation> rematch(const std::string& player, const std::string& game) {
    Awaited<Invitation> answer;
    games_->ask(GameRequest{player, game}, answer.reply(), &Invitations::rematch);
    step();
    return answer.get();
  }
};

using Ids = std::vector<std::string>;

INSTANTIATE_TEST_SUITE_P(Stores, LiveGamesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(LiveGamesTest, AnOpenSeatOrARatedGameIsFoundUntilItIsOver) {
  const auto open = begin(open_seat());
  now_ += 1000;
  auto wish = live_cam();
  wish.game.rated = true;
  const auto rated = begin(wish);
  EXPECT_EQ(live_ids(), (Ids{rated, open})) << "the newest first";
  EXPECT_EQ(live_ids("ben"), Ids{}) << "nobody watches himself";
  restart();
  EXPECT_EQ(live_ids(), (Ids{rated, open}));
  ASSERT_TRUE(act_as("ben", play::Resign{}, open));
  EXPECT_EQ(live_ids(), Ids{rated});
  restart();
  EXPECT_EQ(live_ids(), Ids{rated});
}

TEST_P(LiveGamesTest, CasualGamesByALinkOrAChallengeAreNotListed) {
  (void)begin(live_cam());
  auto challenge = live_cam();
  challenge.to = player_of("ben");
  const auto invitation = invite(challenge);
  ASSERT_TRUE(answer(invitation->id, SitDown{"Ben", {}}, challenge.to));
  EXPECT_EQ(live_ids(), Ids{});
  restart();
  EXPECT_EQ(live_ids(), Ids{});
}

TEST_P(LiveGamesTest, ARematchIsAsPublicAsTheGameBeforeIt) {
  for (const bool open : {true, false}) {
    const auto first = begin(open ? open_seat() : live_cam());
    ASSERT_TRUE(act_as("ben", play::Resign{}, first));
    ASSERT_TRUE(rematch("anna", first));
    EXPECT_EQ(waiting("a watcher"), Ids{}) << "it is for the two of them";
    const auto second = rematch("ben", first);
    ASSERT_TRUE(second);
    const auto found = open ? Ids{second->game} : Ids{};
    EXPECT_EQ(live_ids(), found);
    restart();
    EXPECT_EQ(live_ids(), found);
    ASSERT_TRUE(act_as("ben", play::Resign{}, second->game));
  }
}

TEST_P(LiveGamesTest, GamesWithoutAClockAndOfDaysAreNotLive) {
  auto days = cam();
  days.is_public = true;
  days.game.time = play::TimeControl{0, 0, 0, 3};
  (void)begin(days);
  auto untimed = cam();
  untimed.is_public = true;
  (void)begin(untimed);
  EXPECT_EQ(live_ids(), Ids{});
  restart();
  EXPECT_EQ(live_ids(), Ids{});
}

TEST_P(LiveGamesTest, FollowersSeeGamesByALinkToo) {
  const auto id = begin(live_cam());
  Awaited<Profile> answer;
  games_->ask(QueueKey("a watcher"), answer.reply(), &Bonds::bind, "anna", Bond::follow, true);
  step();
  ASSERT_TRUE(answer.get());
  EXPECT_EQ(live_ids(), Ids{id});
  EXPECT_EQ(live_ids("another"), Ids{});
}

TEST_P(LiveGamesTest, Point49_5PairedGamesAreListedInParts) {
  for (int i = 0; i < 30; ++i) {
    for (const auto& player : {"one" + std::to_string(i), "two" + std::to_string(i)}) {
      SeekWish wish;
      wish.table.game = live_cam().game;
      wish.table.game.nonce = player;
      Awaited<SeekView> answer;
      games_->ask(QueueKey(player), answer.reply(), &Seeks::seek, wish);
      step();
      ASSERT_TRUE(answer.get());
    }
    now_ += 1000;
  }
  EXPECT_EQ(live_ids().size(), 12U);
  EXPECT_EQ(live().front().meta.has("one29"), true) << "the newest";
  Ids found;
  for (std::optional<int> skip = 0; skip;) {
    const auto next = part({*skip, 12, {}}, "two3");
    for (const auto& game : next.all) found.push_back(game.meta.id);
    skip = next.next;
  }
  EXPECT_EQ(found.size(), 29U) << "without the own game";
  EXPECT_EQ(std::set<std::string>(found.begin(), found.end()).size(), 29U);
  EXPECT_EQ(part({18, 12, {}}).next, std::nullopt);
  EXPECT_EQ(part({17, 12, {}}).next, 29);
  EXPECT_TRUE(part({30, 12, {}}).all.empty());
  Awaited<Profile> answer;
  games_->ask(QueueKey("a watcher"), answer.reply(), &Bonds::bind, "one0", Bond::follow, true);
  step();
  EXPECT_EQ(part({0, 12, {}}).all.size(), 13U) << "a followed player's game comes first";
  EXPECT_EQ(part({12, 12, {}}).all.size(), 12U) << "and only in the first part";
}

// The fake keeps no standing for watchers.
class LateLiveGamesTest : public LiveGamesTest {};
INSTANTIATE_TEST_SUITE_P(Stores, LateLiveGamesTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(LateLiveGamesTest, TheListIsDelayedForWatchersToo) {
  auto wish = open_seat();
  wish.game.late = 3;
  const auto id = begin(wish);
  for (const char* player : {"anna", "ben"}) {
    const auto view = get(id, player);
    const auto ply = view->get()->standing.plies;
    ASSERT_TRUE(play(id, ply, any_move(**view), player, player));
  }
  ASSERT_EQ(live().size(), 1U);
  EXPECT_EQ(live().front().standing.plies, 0);
}

// With a disk that fails on command.
class FailingLiveGamesTest : public LiveGamesTest {};
INSTANTIATE_TEST_SUITE_P(Stores, FailingLiveGamesTest, testing::Values("memory"), store_name);

TEST_P(FailingLiveGamesTest, AGameThatCouldNotBeSavedIsNone) {
  const auto invitation = invite(open_seat());
  failing_.fail_next_write = true;
  EXPECT_FALSE(answer(invitation->id, SitDown{"Ben", {}}, "ben"));
  EXPECT_EQ(live_ids(), Ids{});
}

}  // namespace
}  // namespace camlann::server::test
