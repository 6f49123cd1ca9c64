// Sockets held by other servers, over a bus that loses, duplicates and reorders a tenth of all
// messages: their clients receive the same as local clients.
#include "server/cluster/relay.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bus/conversation.hpp"
#include "bus/fields.hpp"
#include "game/catalog.hpp"
#include "server/api/socket_client.hpp"
#include "server/cluster/far_sockets.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/cluster/socket_words.hpp"
#include "server/fakes.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "support/lossy_bus.hpp"

namespace camlann::server::test {
namespace {

using camlann::test::LossyBus;
using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::IsEmpty;

/// A socket that another server holds.
struct HeldSocket {
  Relay::Number number = 0;
  std::shared_ptr<FakeWatcher> watcher = std::make_shared<FakeWatcher>();
  std::unique_ptr<SocketTaker> taker;
  std::optional<Relay::Refusal> refusal;
  std::optional<Relay::End> ended;
  bool answered = false;
};

class RelayTest : public testing::Test {
 protected:
  explicit RelayTest(unsigned trouble = 10, unsigned seed = 1)
      : bus_(std::make_shared<LossyBus>(seed, trouble)) {
    games_.ask(
        QueueKey(player_),
        [this](const Result<std::shared_ptr<const GameView>>& view) { id_ = (*view)->meta.id; },
        &NewGames::create, wish_for("cam", Opponent::person));
    games_.run_once(milliseconds(0));
    take_games();
  }

  void take_games() {
    ++epoch_;
    far_ = std::make_unique<FarSockets>(
        sealed_, epoch_,
        FarSockets::Context{[this](const Request& request) { return admit(request); },
                            [this] { return certain_; }, games_, nullptr, limits_, census_, vitals_,
                            [this] { return now_; }});
  }
  Result<Identity> admit(const Request& request) {
    if (request.cookie != player_) {
      return failure(ErrorCode::conflict, "This browser is not known yet", "Cookie", "a cookie");
    }
    Identity who;
    who.player = player_;
    return who;
  }

  /// A hundredth of a second.
  void step() {
    now_ += milliseconds(10);
    bus_->deliver();
    while (!posted_.empty()) {
      const auto work = std::move(posted_.front());
      posted_.pop_front();
      work();
    }
    games_.run_once(milliseconds(0));
    if (++steps_ % 5 != 0) return;
    if (far_) far_->tick();
    for (auto& relay : relays_) relay->tick();
  }
  void step_for(milliseconds time) {
    for (milliseconds gone{}; gone < time; gone += milliseconds(10)) step();
  }

  Relay& new_server() {
    relays_.push_back(std::make_unique<Relay>(sealed_, limits_, vitals_, [this] { return now_; }));
    relays_.back()->follow(epoch_);
    step_for(milliseconds(1000));
    EXPECT_TRUE(relays_.back()->ready());
    return *relays_.back();
  }

  std::shared_ptr<HeldSocket> ask(Relay& relay, std::string address = "192.0.2.1",
                                  std::string cookie = std::string(32, 'a')) {
    auto socket = std::make_shared<HeldSocket>();
    Request request;
    request.address = std::move(address);
    request.cookie = std::move(cookie);
    socket->number = relay.open(request, [one = socket](std::optional<Relay::Refusal> no) {
      one->answered = true;
      one->refusal = std::move(no);
    });
    step_for(milliseconds(1500));
    return socket;
  }
  std::shared_ptr<HeldSocket> open(Relay& relay, const std::string& address = "192.0.2.1") {
    auto socket = ask(relay, address);
    EXPECT_TRUE(socket->answered && !socket->refusal);
    socket->taker = relay.take_on(socket->number, socket->watcher,
                                  [one = socket](Relay::End how) { one->ended = how; });
    return socket;
  }
  void say(HeldSocket& socket, const std::string& text) {
    EXPECT_EQ(socket.taker->on_message(text), SocketTaker::Then::go_on);
  }
  [[nodiscard]] std::string watch() const {
    return R"({"type":"watch","game":")" + id_ + R"(","version":1})";
  }
  void play(int ply, const char* move) {
    bool played = false;
    games_.ask(
        GameRequest{player_, id_}, [&](const auto& view) { played = view.has_value(); },
        &Table::play, MoveRequest{ply, move, std::to_string(ply)});
    games_.run_once(milliseconds(0));
    EXPECT_TRUE(played) << move;
  }
  /// Men go to and fro.
  void play_some(int plies) {
    constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    for (int i = 0; i < plies; ++i) {
      play(plies_, moves[plies_ % 4]);
      ++plies_;
      step();
    }
  }

  const std::string player_ = std::string(32, 'a');
  FailingStore store_;
  FakeThinker thinker_;
  Limits limits_ = unhurried();
  Millis clock_ = 0;
  Games games_{store_,       thinker_,  [this] { return clock_; }, counting_names(), limits_,
               silent_log(), catalog(), [this] { return clock_; }};
  std::string id_;
  Vitals vitals_{"1"};
  AddressCounter census_{2};
  bool certain_ = true;
  SteadyTime now_{};
  std::deque<std::function<void()>> posted_;
  std::shared_ptr<LossyBus> bus_;
  SealedBus sealed_{bus_, "secret",
                    [this](std::function<void()> work) { posted_.push_back(std::move(work)); }};
  std::int64_t epoch_ = 0;
  std::unique_ptr<FarSockets> far_;
  std::vector<std::unique_ptr<Relay>> relays_;
  int steps_ = 0;
  int plies_ = 0;
};

TEST_F(RelayTest, DeliversTheSameAsToLocalClients) {
  const auto here = std::make_shared<FakeWatcher>();
  SocketClient client(games_, limits_, QueueKey(player_), here, [this] { return now_; });
  std::vector<std::shared_ptr<HeldSocket>> held;
  for (int server = 0; server < 2; ++server) {
    auto& relay = new_server();
    for (int i = 0; i < 3; ++i) {
      held.push_back(open(relay, "192.0.2." + std::to_string(server * 3 + i)));
    }
  }
  EXPECT_EQ(far_->count(), 6U);
  (void)client.on_message(watch());
  for (auto& socket : held) say(*socket, watch());
  step_for(milliseconds(1500));
  play_some(40);
  step_for(milliseconds(2000));
  ASSERT_GE(here->messages.size(), 41U);
  for (const auto& socket : held) {
    EXPECT_EQ(socket->watcher->messages, here->messages);
    EXPECT_FALSE(socket->ended);
  }
  held.front()->taker->forget();
  step_for(milliseconds(1500));
  EXPECT_EQ(far_->count(), 5U);
  for (const auto& socket : held) socket->taker->forget();
  client.forget();
}

/// Where nothing is lost.
class QuietRelayTest : public RelayTest {
 protected:
  QuietRelayTest() : RelayTest(0) {}
};

TEST_F(QuietRelayTest, SharedEventsCrossTheBusOncePerServer) {
  auto& relay = new_server();
  std::vector<std::shared_ptr<HeldSocket>> held;
  held.reserve(20);
  for (int i = 0; i < 20; ++i) held.push_back(open(relay, "192.0.2." + std::to_string(i)));
  for (auto& socket : held) say(*socket, watch());
  step_for(milliseconds(100));
  const auto before = bus_->published();
  play_some(10);
  step_for(milliseconds(100));
  EXPECT_LE(bus_->published() - before, 20U) << "ten moves, and signs of life";
  for (const auto& socket : held) EXPECT_EQ(socket->watcher->messages.size(), 11U);
}

TEST_F(QuietRelayTest, RefusalsEqualLocalOnes) {
  auto& relay = new_server();
  const auto stranger = ask(relay, "192.0.2.1", "who?");
  ASSERT_TRUE(stranger->refusal);
  EXPECT_EQ(stranger->refusal->error.what, "This browser is not known yet");
  EXPECT_EQ(stranger->refusal->error.where, "Cookie");
  EXPECT_EQ(stranger->refusal->status, 403);
  const auto one = open(relay);
  const auto two = open(new_server());
  const auto three = ask(relay);
  ASSERT_TRUE(three->refusal) << "two sockets of an address at most, at whatever servers";
  EXPECT_EQ(three->refusal->status, 429);
  two->taker->forget();
  step_for(milliseconds(100));
  EXPECT_FALSE(ask(relay)->refusal);
  certain_ = false;
  const auto four = ask(relay, "192.0.2.4");
  ASSERT_TRUE(four->refusal);
  EXPECT_EQ(four->refusal->status, 503);
}

// During an upgrade the two servers have different versions.
TEST_F(QuietRelayTest, AServerWithSocketsMaySayMoreThanTheActiveOneKnows) {
  namespace words = socket_words;
  std::vector<std::string> heard;
  bus::Conversation newer(
      "newer-1",
      [this](std::string_view frame) { sealed_.publish(words::games_subject(epoch_), frame); },
      [&](std::string_view said) { heard.emplace_back(said); }, [this] { return now_; });
  const auto ear = sealed_.listen(words::server_subject("newer-1"), [&](std::string_view bytes) {
    newer.hear(bus::Conversation::read(bytes));
  });
  newer.say(bus::pack({"unheard-of", "1", "words"}));
  newer.say(bus::pack({words::open, "1", "192.0.2.1", "0", "", "", player_, "", "", "more"}));
  newer.say(bus::pack({words::way, "1", "30", "more"}));
  newer.say(bus::pack({words::text, "1", R"({"type":"ping","more":1})", "more"}));
  step_for(milliseconds(200));
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(heard[0], bus::pack({words::opened, "1"}));
  EXPECT_THAT(heard[1], testing::HasSubstr("pong"));
}

TEST_F(QuietRelayTest, TheActiveServerMaySayMoreThanOneWithSocketsKnows) {
  namespace words = socket_words;
  far_.reset();
  std::optional<bus::Conversation> newer;
  const auto ear = sealed_.listen(words::games_subject(epoch_), [&](std::string_view bytes) {
    const auto frame = bus::Conversation::read(bytes);
    if (!newer) {
      const auto subject = words::server_subject(frame.name);
      newer.emplace(
          std::string(frame.name),
          [this, subject](std::string_view sent) { sealed_.publish(subject, sent); },
          [](std::string_view) {}, [this] { return now_; });
    }
    newer->hear(frame);
    newer->tick();
  });
  auto& relay = new_server();
  const auto socket = ask(relay);
  newer->say(bus::pack({"unheard-of", std::to_string(socket->number), "words"}));
  newer->say(bus::pack({words::refused, std::to_string(socket->number), "451", "a-new-code", "No",
                        "here", "there", "more"}));
  step_for(milliseconds(200));
  ASSERT_TRUE(socket->refusal);
  EXPECT_EQ(socket->refusal->status, 451);
  EXPECT_EQ(socket->refusal->error.what, "No");
  EXPECT_EQ(socket->refusal->error.code, ErrorCode::busy) << "for want of a better one";
}

TEST_F(QuietRelayTest, TheActiveServerCanCloseSockets) {
  auto& relay = new_server();
  const auto one = open(relay, "192.0.2.1");
  const auto two = open(relay, "192.0.2.2");
  far_->sign_out([](const Identity& who, const std::string& address) {
    return who.player == std::string(32, 'a') && address == "192.0.2.2";
  });
  step_for(milliseconds(100));
  EXPECT_FALSE(one->ended);
  EXPECT_EQ(two->ended, Relay::End::for_good);
  auto then = SocketTaker::Then::go_on;
  int messages = 0;
  for (; messages < 100 && then == SocketTaker::Then::go_on; ++messages) {
    then = one->taker->on_message(R"({"type":"ping"})");
  }
  EXPECT_EQ(then, SocketTaker::Then::close_for_good);
  EXPECT_EQ(messages, 61) << "as many as here, and one too many";
  one->taker->forget();
  const auto three = open(relay, "192.0.2.3");
  certain_ = false;
  say(*three, watch());
  step_for(milliseconds(100));
  EXPECT_EQ(three->ended, Relay::End::come_again);
  EXPECT_THAT(three->watcher->messages, IsEmpty());
  EXPECT_EQ(far_->count(), 0U);
}

TEST_F(QuietRelayTest, SocketsReconnectAfterATakeover) {
  auto& relay = new_server();
  const auto one = open(relay);
  far_.reset();
  take_games();
  relay.follow(epoch_);
  EXPECT_EQ(one->ended, Relay::End::come_again);
  EXPECT_TRUE(relay.starting());
  step_for(milliseconds(100));
  EXPECT_TRUE(relay.ready());
  const auto again = open(relay);
  say(*again, watch());
  step_for(milliseconds(100));
  EXPECT_EQ(again->watcher->messages.size(), 1U);
  relay.follow_nobody();
  EXPECT_EQ(again->ended, Relay::End::come_again);
  EXPECT_EQ(again->taker->on_message(watch()), SocketTaker::Then::close_for_now);
}

TEST_F(QuietRelayTest, AReconnectIsNotCountedTwice) {
  auto& relay = new_server();
  const auto one = open(relay);
  const auto two = open(relay);
  bus_->go_away(true);
  step_for(milliseconds(2100));
  EXPECT_EQ(one->ended, Relay::End::come_again);
  bus_->go_away(false);
  step_for(milliseconds(500));
  ASSERT_TRUE(relay.ready());
  EXPECT_FALSE(ask(relay)->refusal) << "the places of before are free";
  EXPECT_EQ(far_->count(), 1U);
}

TEST_F(QuietRelayTest, SocketsReconnectAfterALongOutageOfTheBus) {
  auto& relay = new_server();
  const auto one = open(relay);
  say(*one, watch());
  step_for(milliseconds(100));
  bus_->go_away(true);
  play_some(2);
  step_for(milliseconds(500));
  bus_->go_away(false);
  step_for(milliseconds(500));
  EXPECT_FALSE(one->ended) << "half a second is made up for";
  EXPECT_EQ(one->watcher->messages.size(), 3U);
  bus_->go_away(true);
  step_for(milliseconds(1200));
  EXPECT_FALSE(relay.ready()) << "who comes now is served another way";
  step_for(milliseconds(1000));
  EXPECT_EQ(one->ended, Relay::End::come_again);
  const auto refused = ask(relay);
  step_for(milliseconds(4000));
  ASSERT_TRUE(refused->refusal);
  EXPECT_EQ(refused->refusal->status, 503);
  EXPECT_EQ(far_->count(), 0U) << "the games know that nobody is there";
  bus_->go_away(false);
  step_for(milliseconds(500));
  EXPECT_TRUE(relay.ready());
  const auto again = open(relay);
  say(*again, R"({"type":"ping"})");
  step_for(milliseconds(100));
  EXPECT_EQ(again->watcher->messages.size(), 1U);
}

TEST_F(QuietRelayTest, TheWayToAClientElsewhereIsNotChargedToItsClock) {
  auto& relay = new_server();
  const auto socket = open(relay);
  auto wish = wish_for("cam", Opponent::person);
  wish.time = {600'000, 10'000};
  games_.ask(
      QueueKey(player_), [this](const auto& view) { id_ = view.value()->meta.id; },
      &NewGames::create, std::move(wish));
  games_.run_once(milliseconds(0));
  say(*socket, watch());
  step_for(milliseconds(100));
  play(0, "B5-A5");
  play(1, "B9-A9");
  socket->taker->on_round_trip(limits_.lag + 130);
  step_for(milliseconds(100));
  clock_ += 60'000;
  play(2, "A5-B5");
  std::optional<Millis> left;
  games_.ask(
      GameRequest{player_, id_}, [&](const auto& view) { left = view.value()->clocks->left[0]; },
      &Table::get);
  games_.run_once(milliseconds(0));
  EXPECT_EQ(left, 600'000 - 60'000 + 10'000 + limits_.lag + 130);
}

TEST_F(QuietRelayTest, ForgedMessagesAreIgnored) {
  std::vector<std::string> heard;
  const auto ear = sealed_.listen("talk", [&](std::string_view text) { heard.emplace_back(text); });
  bus_->tamper([](std::string& bytes) { bytes.replace(0, 32, std::string(32, 'x')); });
  sealed_.publish("talk", "a seal that somebody made up");
  step();
  bus_->tamper(nullptr);
  SealedBus other(bus_, "another secret",
                  [this](std::function<void()> work) { posted_.push_back(std::move(work)); });
  other.publish("talk", "of another installation");
  step();
  std::string subject;
  bus_->tamper([&](std::string& bytes) { subject = bytes; });
  sealed_.publish("other", "hello");
  step();
  bus_->tamper([&](std::string& bytes) { bytes = subject; });
  sealed_.publish("talk", "what was said of something else");
  step();
  EXPECT_THAT(heard, IsEmpty());
  bus_->tamper(nullptr);
  sealed_.publish("talk", "hello");
  step();
  EXPECT_THAT(heard, ElementsAre("hello"));
}

TEST_F(QuietRelayTest, ChangedMessagesAreIgnored) {
  std::vector<std::string> heard;
  const auto ear = sealed_.listen("talk", [&](std::string_view text) { heard.emplace_back(text); });
  bus_->tamper([](std::string& bytes) { bytes.back() = '!'; });
  sealed_.publish("talk", "hello");
  step();
  bus_->tamper([](std::string& bytes) { bytes.resize(10); });
  sealed_.publish("talk", "hello");
  step();
  EXPECT_THAT(heard, IsEmpty());
}

}  // namespace
}  // namespace camlann::server::test
