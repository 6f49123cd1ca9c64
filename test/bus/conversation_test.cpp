#include "bus/conversation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "bus/bus.hpp"
#include "bus/fields.hpp"
#include "support/lossy_bus.hpp"

namespace camlann::bus {
namespace {

using std::chrono::milliseconds;
using test::LossyBus;
using testing::ElementsAre;
using testing::Lt;

/// Two ends on one bus, each with a clock that advances in steps.
class Talk {
 public:
  Talk(unsigned seed, unsigned trouble) : bus(seed, trouble) {
    ears_.push_back(*bus.listen("to.first", hear_by(first)));
    ears_.push_back(*bus.listen("to.second", hear_by(second)));
  }

  void step() {
    now += milliseconds(10);
    bus.deliver();
    if (++steps_ % 5 != 0) return;
    first.tick();
    second.tick();
  }
  void step_for(milliseconds time) {
    for (milliseconds gone{}; gone < time; gone += milliseconds(10)) step();
  }

  LossyBus bus;
  Conversation::Time now;
  std::vector<std::string> by_first;
  std::vector<std::string> by_second;
  Conversation first = end_with("to.second", by_first);
  Conversation second = end_with("to.first", by_second);

 private:
  /// Collects the messages of the other end.
  Conversation end_with(const std::string& to, std::vector<std::string>& heard) {
    return {"talk", [this, to](std::string_view frame) { bus.publish(to, frame); },
            [&heard](std::string_view said) { heard.emplace_back(said); }, [this] { return now; }};
  }
  static Bus::Hear hear_by(Conversation& end) {
    return [&end](std::string_view bytes) { end.hear(Conversation::read(bytes)); };
  }

  std::vector<std::unique_ptr<Bus::Ear>> ears_;
  int steps_ = 0;
};

TEST(Conversation, DeliversInOrder) {
  Talk talk(1, 0);
  for (const auto* text : {"one", "", "three"}) talk.first.say(text);
  talk.step();
  EXPECT_THAT(talk.by_second, ElementsAre("one", "", "three"));
  EXPECT_EQ(talk.first.waiting_bytes(), 8U);
  talk.step_for(milliseconds(50));
  EXPECT_EQ(talk.first.waiting_bytes(), 0U) << "the other end has said how much it heard";
  EXPECT_EQ(talk.first.resent(), 0);
}

TEST(Conversation, IsCompleteOverALossyBus) {
  for (unsigned seed = 1; seed <= 200; ++seed) {
    Talk talk(seed, 10);
    std::mt19937 random(seed);
    std::vector<std::string> first_said;
    std::vector<std::string> second_said;
    for (int i = 0; i < 300; ++i) {
      auto& said = random() % 3 == 0 ? second_said : first_said;
      auto& end = &said == &first_said ? talk.first : talk.second;
      said.push_back(std::to_string(i) + std::string(random() % 40, 'x'));
      end.say(said.back());
      if (random() % 2 == 0) talk.step();
    }
    talk.step_for(milliseconds(4000));
    ASSERT_EQ(talk.by_second, first_said) << "seed " << seed;
    ASSERT_EQ(talk.by_first, second_said) << "seed " << seed;
    ASSERT_EQ(talk.first.waiting_bytes() + talk.second.waiting_bytes(), 0U) << "seed " << seed;
    ASSERT_GT(talk.first.resent(), 0) << "seed " << seed;
  }
}

TEST(Conversation, SplitsLongMessages) {
  Talk talk(3, 10);
  const std::string book(3 * Conversation::most_piece_bytes + 17, 'b');
  talk.first.say("before");
  talk.first.say(book);
  talk.first.say("after");
  talk.step_for(milliseconds(2000));
  EXPECT_THAT(talk.by_second, ElementsAre("before", book, "after"));
}

TEST(Conversation, ResumesAfterAnOutageOfTheBus) {
  Talk talk(4, 0);
  talk.first.say("one");
  talk.step();
  talk.bus.go_away(true);
  talk.first.say("two");
  talk.second.say("zwei");
  talk.step_for(milliseconds(2000));
  EXPECT_GE(talk.second.silence(), milliseconds(1900));
  EXPECT_THAT(talk.by_second, ElementsAre("one"));
  talk.bus.go_away(false);
  talk.step_for(milliseconds(300));
  EXPECT_THAT(talk.by_second, ElementsAre("one", "two"));
  EXPECT_THAT(talk.by_first, ElementsAre("zwei"));
  EXPECT_THAT(talk.second.silence(), Lt(milliseconds(300)));
}

TEST(Conversation, SendsHeartbeats) {
  Talk talk(5, 0);
  EXPECT_FALSE(talk.first.answered());
  talk.step_for(milliseconds(10'000));
  EXPECT_TRUE(talk.first.answered());
  EXPECT_THAT(talk.first.silence(), Lt(milliseconds(400)));
  EXPECT_THAT(talk.bus.published(), Lt(100U)) << "four times a second each is enough";
}

TEST(Conversation, RepeatsLittleWithoutLoss) {
  Talk talk(6, 0);
  for (int i = 0; i < 1000; ++i) {
    talk.first.say("text");
    talk.step();
  }
  EXPECT_EQ(talk.first.resent(), 0);
  EXPECT_EQ(talk.by_second.size(), 1000U);
}

TEST(Conversation, IgnoresUnreadableMessages) {
  for (const std::string_view text : {"", "x", "\x05\0\0\0abc", "nonsense, and more of it"}) {
    EXPECT_EQ(Conversation::read(text).name, "");
  }
  const auto frame = pack({"talk", "x", "1", "0", "0", "hello"});
  EXPECT_EQ(Conversation::read(frame).name, "");
  EXPECT_EQ(Conversation::read(pack({"talk", "2", "1", "0"})).name, "");
}

}  // namespace
}  // namespace camlann::bus
