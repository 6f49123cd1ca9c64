// Pairing of seeks, and blocked opponents, over both stores.
#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/ipv6.hpp"
#include "server/messages/game.hpp"
#include "server/messages/seeks.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

constexpr Millis a_second = 1000;
const play::TimeControl ten_ten{600 * a_second, 10 * a_second};

class Seeking : public GamesFixture {
 protected:
  static SeekWish wish(const std::string& nonce, const std::string& variant = "cam") {
    SeekWish wish;
    wish.table.game = wish_for(variant, Opponent::person);
    wish.table.game.time = ten_ten;
    wish.table.game.nonce = nonce;
    wish.table.name = nonce;
    return wish;
  }
  Result<SeekView> seek(const std::string& player, const SeekWish& wanted) {
    Awaited<SeekView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Seeks::seek, wanted);
    step();
    return answer.get();
  }
  Result<SeekView> seek(const std::string& player) { return seek(player, wish(player)); }
  Result<SeekView> take(const std::string& player, const std::string& id, int time = 0,
                        const std::string& nonce = "take") {
    Awaited<SeekView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Seeks::take, TakenSeek{id, player, nonce, time});
    step();
    return answer.get();
  }
  void stop(const std::string& player) {
    Awaited<bool> answer;
    games_->ask(QueueKey(player), answer.reply(), &Seeks::stop);
    step();
  }
  Seekers seekers(const std::string& player, const ListWish& wish = {}) {
    Awaited<Seekers> answer;
    games_->ask(QueueKey(player), answer.reply(), &Seeks::list, wish);
    step();
    return answer.get().value();
  }
  /// Asks again as a page that waits does.
  void wait(const std::string& player, Millis time) {
    for (; time > 0; time -= 5 * a_second) {
      now_ += 5 * a_second;
      (void)seek(player);
    }
  }
  Result<Invitation> invite(bool is_rated = false, const std::string& to = {}) {
    NewInvitation wanted;
    wanted.game = wish("", "cam").table.game;
    wanted.game.rated = is_rated;
    wanted.name = "Host";
    wanted.is_public = true;
    wanted.to = to;
    Awaited<Invitation> answer;
    games_->ask(QueueKey("host"), answer.reply(), &Invitations::invite, wanted);
    step();
    return answer.get();
  }
  Result<Profile> bind(const std::string& player, const std::string& other, Bond bond, bool on) {
    Awaited<Profile> answer;
    games_->ask(QueueKey(player), answer.reply(), &Bonds::bind, other, bond, on);
    step();
    return answer.get();
  }
  Result<Profile> mute(const std::string& player, const std::string& other, bool on) {
    Awaited<Profile> answer;
    games_->ask(QueueKey(player), answer.reply(), &Bonds::mute, other, on);
    step();
    return answer.get();
  }
  Circle circle(const std::string& player) {
    Awaited<Circle> answer;
    games_->ask(QueueKey(player), answer.reply(), &Bonds::circle);
    step();
    return answer.get().value();
  }
  Result<View> resign(const std::string& player, const std::string& id) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::change, Action{},
                GameChange(play::Resign{}));
    step();
    return answer.get();
  }
  /// So that the server knows both.
  std::string play_once(const std::string& one, const std::string& other) {
    EXPECT_TRUE(seek(one));
    const auto id = seek(other)->game;
    EXPECT_TRUE(resign(one, id));
    stop(one);
    stop(other);
    return id;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, Seeking, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(Seeking, EqualSeeksArePaired) {
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", std::string(own_seek)}, errors_to(watcher), &Watching::await,
              watcher);
  EXPECT_EQ(seek("anna")->game, "");
  EXPECT_EQ(seekers("ben").others.size(), 1U);
  EXPECT_FALSE(seekers("anna").own->game.size());
  const auto paired = seek("ben");
  ASSERT_TRUE(paired) << paired.error().what;
  ASSERT_NE(paired->game, "");
  ASSERT_EQ(watcher->messages.size(), 1U);
  EXPECT_EQ(text_field(watcher->messages[0], "type"), "seek");
  EXPECT_EQ(text_field(watcher->messages[0], "seek.game"), paired->game);
  EXPECT_EQ(seek("anna")->game, paired->game) << "asked again";
  const auto meta = get(paired->game, "anna")->get()->meta;
  EXPECT_TRUE(meta.has("anna") && meta.has("ben") && meta.shared());
  EXPECT_EQ(meta.time, ten_ten);
  EXPECT_TRUE(seekers("anna").others.empty());
  restart();
  EXPECT_TRUE(get(paired->game, "ben"));
}

TEST(Pool, TheLastPlacesAreForNetworksWithoutASearchAndThenForTheSignedIn) {
  Pool pool;
  int guests = 0;
  const auto fill = [&](const std::string& address) {
    int entered = 0;
    for (; pool.has_room(QueueKey("", address), 64); ++entered) {
      Seek seek;
      seek.seeker.id = "guest " + std::to_string(++guests);
      seek.address = address;
      pool.put(std::move(seek));
    }
    return entered;
  };
  EXPECT_EQ(fill(ipv6(1, 0, 0)), 48);
  EXPECT_EQ(fill(ipv6(1, 7, 7)), 0) << "the same /48";
  EXPECT_EQ(fill("192.0.2.7"), 1);
  int site = 2;
  for (int entered = 1; entered > 0; ++site) entered = fill(ipv6(site, 0, 0));
  EXPECT_EQ(guests, 56);
  EXPECT_TRUE(pool.has_room(QueueKey("anna", "192.0.2.8", true), 64));
}

TEST_P(Seeking, DifferentSeeksAreNotPaired) {
  EXPECT_TRUE(seek("anna")->game.empty());
  EXPECT_TRUE(seek("ben", wish("ben", "camelot"))->game.empty());
  auto rated = wish("carla");
  rated.table.game.rated = true;
  EXPECT_TRUE(seek("carla", rated)->game.empty());
  auto slower = wish("dora");
  slower.table.game.time = play::TimeControl{1200 * a_second, 15 * a_second};
  EXPECT_TRUE(seek("dora", slower)->game.empty());
  EXPECT_EQ(seekers("emil").others.size(), 4U);
  EXPECT_EQ(seek("emil", wish("emil", "grand-cam")).error().where, "variant");
}

TEST_P(Seeking, DisconnectedPlayersAreNotPaired) {
  EXPECT_TRUE(seek("anna"));
  now_ += 21 * a_second;
  EXPECT_EQ(seek("ben")->game, "") << "Anna was not heard of for 21 seconds";
  stop("ben");
  EXPECT_EQ(seek("carla")->game, "") << "Ben has stopped";
  restart();
  EXPECT_TRUE(seekers("dora").others.empty()) << "their pages ask again";
  EXPECT_TRUE(seek("carla"));
  EXPECT_NE(seek("dora")->game, "");
}

TEST_P(Seeking, AHiddenPageWaitsAsLongAsItsSocketIsOpen) {
  EXPECT_TRUE(seek("anna"));
  const auto socket = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", std::string(own_seek)}, errors_to(socket), &Watching::await,
              socket);
  const auto pass_a_minute = [this] {
    for (int second = 0; second < 60; ++second) {
      now_ += a_second;
      step();
    }
  };
  pass_a_minute();
  EXPECT_EQ(seekers("ben").others.size(), 1U);
  games_->tell(QueueKey("anna"), &Watching::unwatch, GameRequest{"anna", std::string(own_seek)},
               socket);
  pass_a_minute();
  EXPECT_TRUE(seekers("ben").others.empty());
}

TEST_P(Seeking, ARepeatedSeekKeepsItsPlace) {
  EXPECT_TRUE(seek("anna"));
  wait("anna", 30 * a_second);
  EXPECT_EQ(seek("anna")->waited, 30 * a_second);
  EXPECT_EQ(seek("anna", wish("another search"))->waited, 0);
  EXPECT_EQ(seekers("ben").others.at(0).count, 1) << "in place of the first";
}

TEST_P(Seeking, AnOpenSeatThatFitsIsTakenFirst) {
  const auto open = invite().value();
  const auto anna = seek("anna").value();
  ASSERT_NE(anna.game, "");
  EXPECT_TRUE(get(anna.game, "anna")->get()->meta.has("host"));
  EXPECT_EQ(seek("ben")->game, "") << "it is taken";
  EXPECT_TRUE(invite(true)) << "and this one is rated";
  EXPECT_EQ(seek("carla", wish("carla", "camelot"))->game, "");
}

TEST_P(Seeking, TheFartherAwayTheLongerTheWait) {
  for (int i = 0; i < 4; ++i) {
    auto strong = wish("a" + std::to_string(i));
    auto weak = wish("b" + std::to_string(i));
    strong.table.game.rated = weak.table.game.rated = true;
    EXPECT_TRUE(seek("anna", strong));
    now_ += 60 * a_second;
    EXPECT_TRUE(seek("anna", strong));
    const auto id = seek("ben", weak)->game;
    if (id.empty()) break;
    play_opening(id);
    EXPECT_TRUE(resign("ben", id));
  }
  now_ += 60 * a_second;
  step();
  auto anna = wish("anna");
  auto ben = wish("ben");
  anna.table.game.rated = ben.table.game.rated = true;
  EXPECT_EQ(seek("anna", anna)->game, "");
  EXPECT_EQ(seek("ben", ben)->game, "") << "hundreds of points away";
  for (int i = 0; i < 10; ++i) {
    now_ += 10 * a_second;
    EXPECT_TRUE(seek("anna", anna));
    EXPECT_TRUE(seek("ben", ben));
  }
  EXPECT_NE(seek("ben", ben)->game, "");
  ben.table.game.nonce = anna.table.game.nonce = "near";
  anna.range = 50;
  EXPECT_TRUE(seek("anna", anna));
  EXPECT_TRUE(seek("ben", ben));
  now_ += 15 * a_second;
  EXPECT_TRUE(seek("ben", ben));
  EXPECT_EQ(seek("anna", anna)->game, "") << "she wants somebody near";
}

TEST_P(Seeking, ColoursAlternate) {
  const auto first = play_once("anna", "ben");
  const bool anna_white = get(first, "anna")->get()->meta.seats[0].id == "anna";
  const auto second_game = play_once("anna", "ben");
  EXPECT_NE(get(second_game, "anna")->get()->meta.seats[0].id == "anna", anna_white);
}

TEST_P(Seeking, BlockedPlayersAreNotPaired) {
  (void)play_once("anna", "ben");
  EXPECT_TRUE(bind("anna", "ben", Bond::block, true)->blocked);
  restart();
  EXPECT_EQ(circle("anna").blocks.at(0).id, "ben");
  EXPECT_TRUE(circle("ben").blocks.empty()) << "he is not told";
  EXPECT_TRUE(seek("anna"));
  EXPECT_EQ(seek("ben")->game, "");
  stop("anna");
  stop("ben");
  (void)play_once("host", "ben");
  ASSERT_TRUE(bind("host", "ben", Bond::block, true));
  const auto open = invite().value();
  EXPECT_EQ(seek("ben")->game, "") << "nor by an open seat";
  Awaited<Invitation> answer;
  games_->ask(QueueKey("ben"), answer.reply(), &Invitations::answer, open.id, SitDown{"Ben", {}});
  step();
  EXPECT_EQ(answer.get().error().what, "You cannot take a seat at this table");
  EXPECT_FALSE(bind("anna", "ben", Bond::block, false)->blocked);
  EXPECT_TRUE(seek("anna"));
}

TEST_P(Seeking, BlockedPlayersCannotChallenge) {
  const std::string ben(player_key_length, 'b');
  (void)play_once("host", ben);
  ASSERT_TRUE(bind(ben, "host", Bond::block, true));
  EXPECT_EQ(invite(false, ben).error().what, "You cannot challenge this player");
  ASSERT_TRUE(bind(ben, "host", Bond::block, false));
  EXPECT_TRUE(invite(false, ben));
}

TEST_P(Seeking, GamesOfFollowedPlayersAreListed) {
  (void)play_once("anna", "ben");
  EXPECT_TRUE(bind("carla", "anna", Bond::follow, true)->followed);
  EXPECT_TRUE(circle("carla").games.empty()) << "it is over";
  EXPECT_TRUE(seek("anna", wish("again")));
  const auto id = seek("ben", wish("again too"))->game;
  ASSERT_EQ(circle("carla").games.size(), 1U);
  EXPECT_EQ(circle("carla").games[0].meta.id, id);
  EXPECT_TRUE(bind("carla", "anna", Bond::block, true)->blocked);
  EXPECT_TRUE(circle("carla").follows.empty()) << "not both";
  EXPECT_EQ(bind("carla", "a stranger", Bond::follow, true).error().code, ErrorCode::not_found);
  EXPECT_EQ(bind("anna", "anna", Bond::follow, true).error().code, ErrorCode::conflict);
}

TEST_P(Seeking, MutedPlayersAreListedUntilUnmuted) {
  (void)play_once("anna", "ben");
  ASSERT_TRUE(mute("anna", "ben", true));
  restart();
  ASSERT_EQ(circle("anna").mutes.size(), 1U);
  EXPECT_EQ(circle("anna").mutes[0].id, "ben");
  EXPECT_EQ(circle("anna").mutes[0].name, (*bind("anna", "ben", Bond::follow, true)).name);
  EXPECT_TRUE(circle("ben").mutes.empty()) << "he is not told";
  EXPECT_EQ(mute("anna", "a stranger", true).error().code, ErrorCode::not_found);
  EXPECT_EQ(mute("anna", "anna", true).error().code, ErrorCode::conflict);
  ASSERT_TRUE(mute("anna", "ben", false));
  EXPECT_TRUE(circle("anna").mutes.empty());
}

TEST_P(Seeking, DeletedPlayersCanBeUnfollowedAndUnmuted) {
  EXPECT_EQ(bind("anna", "gone", Bond::follow, false)->id, "gone");
  EXPECT_EQ(mute("anna", "gone", false)->id, "gone");
}

TEST_P(Seeking, AFloodOfSearchesIsOneSearch) {
  for (int i = 0; i < 300; ++i) {
    EXPECT_TRUE(seek("anna", wish("search " + std::to_string(i))));
  }
  EXPECT_EQ(seekers("ben").others.at(0).count, 1);
  EXPECT_NE(seek("ben")->game, "");
  Awaited<std::vector<GameSummary>> list;
  games_->ask(QueueKey("anna"), list.reply(), &Table::list, 10, 0);
  step();
  EXPECT_EQ(list.get()->size(), 1U);
}

TEST_P(Seeking, ASeekForSeveralGamesMeetsAnyOfThem) {
  auto anna = wish("anna");
  anna.also = {play::TimeControl{300 * a_second, 3 * a_second}};
  anna.either = true;
  EXPECT_EQ(seek("anna", anna)->game, "");
  EXPECT_EQ(seekers("ben").others.size(), 4U) << "two times, rated and casual";
  auto ben = wish("ben");
  ben.table.game.time = anna.also[0];
  ben.table.game.rated = true;
  const auto paired = seek("ben", ben).value();
  ASSERT_NE(paired.game, "");
  EXPECT_EQ(paired.others, 0);
  EXPECT_TRUE(paired.terms.rated);
  const auto meta = get(paired.game, "anna")->get()->meta;
  EXPECT_EQ(meta.time, anna.also[0]);
  EXPECT_TRUE(meta.rated);
  EXPECT_EQ(seek("anna", anna)->game, paired.game) << "one game, and no second";
  EXPECT_TRUE(seekers("carla").others.empty());
}

TEST_P(Seeking, TwoWhoOverlapOnSeveralGamesBeginOne) {
  auto anna = wish("anna");
  anna.also = {play::TimeControl{300 * a_second, 3 * a_second}};
  auto ben = anna;
  ben.table.name = ben.table.game.nonce = "ben";
  EXPECT_TRUE(seek("anna", anna));
  const auto id = seek("ben", ben)->game;
  ASSERT_NE(id, "");
  EXPECT_EQ(get(id, "ben")->get()->meta.time, ten_ten) << "the first of hers";
  Awaited<std::vector<GameSummary>> list;
  games_->ask(QueueKey("anna"), list.reply(), &Table::list, 10, 0);
  step();
  EXPECT_EQ(list.get()->size(), 1U);
}

// Point 5 of issue 49.
TEST_P(Seeking, OpenSeeksComeInParts) {
  for (const char* who : {"anna", "ben", "carla"}) {
    auto wanted = wish(who);
    wanted.range = 50;
    wanted.table.game.time = play::TimeControl{(300 + who[0]) * a_second, 0};
    ASSERT_TRUE(seek(who, wanted));
  }
  std::vector<std::string> names;
  std::optional<int> next = 0;
  while (next) {
    const auto part = seekers("eve", {*next, 1, {}});
    ASSERT_EQ(part.open.size(), 1U);
    EXPECT_EQ(part.others.size(), 3U) << "the numbers are of all";
    names.push_back(part.open[0].name);
    next = part.next;
  }
  EXPECT_EQ(names, (std::vector<std::string>{"anna", "ben", "carla"}));
  EXPECT_TRUE(seekers("eve", {3, 1, {}}).open.empty());
}

TEST_P(Seeking, AnOpenSeekIsTakenOnItsTermsByWhoSeesIt) {
  auto wanted = wish("anna");
  wanted.table.game.rated = true;
  wanted.also = {play::TimeControl{300 * a_second, 3 * a_second}};
  ASSERT_TRUE(seek("anna", wanted));
  EXPECT_TRUE(seekers("anna").open.empty()) << "her own";
  const auto open = seekers("ben").open;
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0].name, "anna");
  EXPECT_EQ(open[0].times, (std::vector{ten_ten, wanted.also[0]}));
  EXPECT_TRUE(open[0].terms.rated);
  const auto socket = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", std::string(own_seek)}, errors_to(socket), &Watching::await,
              socket);
  EXPECT_TRUE(seek("ben", wish("ben", "camelot"))) << "he looks for another game meanwhile";
  EXPECT_EQ(take("ben", open[0].id, 2).error().where, "time");
  const auto begun = take("ben", open[0].id, 1);
  ASSERT_TRUE(begun) << to_text(begun.error());
  const auto meta = get(begun->game, "anna")->get()->meta;
  EXPECT_TRUE(meta.has("ben") && meta.rated);
  EXPECT_EQ(meta.time, wanted.also[0]);
  EXPECT_EQ(text_field(socket->messages.back(), "seek.game"), begun->game);
  EXPECT_EQ(take("ben", open[0].id, 1)->game, begun->game) << "asked again";
  EXPECT_EQ(take("carla", open[0].id).error().code, ErrorCode::not_found) << "too late";
  EXPECT_FALSE(seekers("ben").own) << "his own search has ended";
  EXPECT_TRUE(seekers("carla").open.empty());
}

TEST_P(Seeking, NobodyTakesASeekOfABlockedPlayerAStrangerOrOneself) {
  (void)play_once("anna", "ben");
  ASSERT_TRUE(bind("anna", "ben", Bond::block, true));
  ASSERT_TRUE(seek("anna", wish("again")));
  const auto id = seekers("carla").open.at(0).id;
  EXPECT_TRUE(seekers("ben").open.empty());
  EXPECT_EQ(take("ben", id).error().code, ErrorCode::not_found);
  EXPECT_EQ(take("anna", id).error().code, ErrorCode::not_found);
  EXPECT_EQ(take("carla", "no-such-1").error().code, ErrorCode::not_found);
  stop("anna");
  ASSERT_TRUE(seek("ben", wish("his")));
  EXPECT_TRUE(seekers("anna").open.empty()) << "nor the other way round";
  stop("ben");
  auto near = wish("near");
  near.range = 50;
  ASSERT_TRUE(seek("anna", near));
  EXPECT_EQ(seekers("carla").open.size(), 1U) << "both are newcomers";
  games_->tell(std::nullopt, &Seeks::end_of,
               Seeks::Whose([](const auto& player, const auto&) { return player == "anna"; }));
  step();
  EXPECT_TRUE(seekers("carla").open.empty()) << "banned players wait no longer";
}

class SeekingInACrowd : public Seeking {
 protected:
  SeekingInACrowd() {
    limits_.seekers = 3;
    games_.reset();
    open();
  }
};
INSTANTIATE_TEST_SUITE_P(Stores, SeekingInACrowd, testing::Values("memory"), store_name);

TEST_P(SeekingInACrowd, LimitsSimultaneousSeeks) {
  for (const char* variant : {"cam", "camelot", "camette"}) {
    EXPECT_TRUE(seek(variant, wish(variant, variant)));
  }
  EXPECT_EQ(seek("anna").error().code, ErrorCode::busy);
  EXPECT_TRUE(seek("cam", wish("cam"))) << "who waits already is not turned away";
}

class SeekingOnABadDisk : public Seeking {};
INSTANTIATE_TEST_SUITE_P(Stores, SeekingOnABadDisk, testing::Values("memory"), store_name);

TEST_P(SeekingOnABadDisk, APairWithAnUnsavedGameKeepsWaiting) {
  EXPECT_TRUE(seek("anna"));
  failing_.fail_next_write = true;
  EXPECT_FALSE(seek("ben"));
  now_ += a_second;
  step();
  const auto id = seek("anna")->game;
  ASSERT_NE(id, "");
  EXPECT_TRUE(get(id, "anna"));
}

}  // namespace
}  // namespace camlann::server::test
