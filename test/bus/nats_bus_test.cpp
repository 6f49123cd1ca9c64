#include "bus/nats_bus.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/result.hpp"
#include "bus/bus.hpp"
#include "bus/conversation.hpp"
#include "server/test_nats.hpp"

namespace camlann::bus {
namespace {

using server::test::TestNats;
using testing::ElementsAre;
using testing::IsEmpty;

/// Received messages, from any thread.
class Heard {
 public:
  Bus::Hear by() {
    return [this](std::string_view bytes) {
      const std::lock_guard lock(mutex_);
      all_.emplace_back(bytes);
    };
  }
  [[nodiscard]] std::vector<std::string> all() const {
    const std::lock_guard lock(mutex_);
    return all_;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> all_;
};

/// Waits until the condition holds; false after a timeout.
bool soon(const std::function<bool()>& so) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!so()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

struct News {
  std::mutex mutex;
  std::vector<bool> connected;

  HearNews by() {
    return [this](const NatsNews& news) {
      const std::lock_guard lock(mutex);
      connected.push_back(news.connected);
    };
  }
  bool last_is(bool one) {
    return soon([&] {
      const std::lock_guard lock(mutex);
      return !connected.empty() && connected.back() == one;
    });
  }
};

TEST(NatsBus, DeliversMessagesToSubscribers) {
  const TestNats nats;
  News news;
  const auto here = open_nats(nats.url(), news.by());
  const auto there = open_nats(nats.url(), news.by());
  ASSERT_TRUE(here && there);
  Heard heard;
  Heard other;
  auto ear = (*here)->listen("games.1", heard.by());
  const auto another = (*here)->listen("games.2", other.by());
  ASSERT_TRUE(ear && another);
  const std::string odd("\0two\r\n\xff", 7);
  ASSERT_TRUE(soon([&] {
    (*there)->publish("games.1", "here?");
    return !heard.all().empty();
  }));
  (*there)->publish("games.1", odd);
  ASSERT_TRUE(soon([&] { return heard.all().back() == odd; }));
  ear->reset();
  const auto before = heard.all();
  (*there)->publish("games.1", "three");
  (*there)->publish("games.2", "three");
  ASSERT_TRUE(soon([&] { return !other.all().empty(); }));
  EXPECT_EQ(heard.all(), before) << "it listens no more";
  EXPECT_THAT(other.all(), ElementsAre("three"));
}

TEST(NatsBus, ComesBackWithTheServer) {
  TestNats nats;
  News news;
  const auto nats_bus = open_nats(nats.url(), news.by());
  ASSERT_TRUE(nats_bus);
  Heard heard;
  const auto ear = (*nats_bus)->listen("talk", heard.by());
  EXPECT_TRUE(news.last_is(true));
  nats.kill();
  EXPECT_TRUE(news.last_is(false));
  nats.start();
  EXPECT_TRUE(news.last_is(true));
  EXPECT_TRUE(soon([&] {
    (*nats_bus)->publish("talk", "heard");
    return !heard.all().empty();
  }));
}

TEST(NatsBus, NeedsNoServerAtFirst) {
  TestNats nats;
  nats.kill();
  News news;
  const auto nats_bus = open_nats(nats.url(), news.by());
  ASSERT_TRUE(nats_bus);
  Heard heard;
  const auto ear = (*nats_bus)->listen("talk", heard.by());
  ASSERT_TRUE(ear) << ear.error().what;
  (*nats_bus)->publish("talk", "lost");
  EXPECT_THAT(heard.all(), IsEmpty());
  nats.start();
  EXPECT_TRUE(soon([&] {
    (*nats_bus)->publish("talk", "heard");
    return !heard.all().empty();
  }));
}

TEST(NatsBus, RejectsAnInvalidAddress) {
  for (const auto* url : {"", "localhost:4222", "http://localhost:4222", "nats://localhost:xyz",
                          "nats://localhost:4222,http://localhost:4222"}) {
    const auto none = open_nats(url, [](const NatsNews&) {});
    ASSERT_FALSE(none) << url;
    EXPECT_EQ(none.error().expected, "nats://HOST:PORT");
  }
}

TEST(NatsBus, SendsNothingWithoutRequiredTls) {
  const TestNats nats;
  News news;
  const auto plain = open_nats(nats.url(), news.by());
  ASSERT_TRUE(plain);
  Heard heard;
  const auto ear = (*plain)->listen("talk", heard.by());
  auto url = nats.url();
  url.replace(0, url.find(':'), "tls");
  News other_news;
  const auto other = open_nats(url, other_news.by());
  ASSERT_TRUE(other);
  for (int i = 0; i < 20; ++i) {
    (*other)->publish("talk", "secret");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  (*plain)->publish("talk", "open");
  EXPECT_TRUE(soon([&] { return !heard.all().empty(); }));
  EXPECT_THAT(heard.all(), ElementsAre("open"));
}

}  // namespace
}  // namespace camlann::bus
