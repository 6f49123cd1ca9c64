// Two servers connected by a bus that loses, duplicates and reorders messages as the input says:
// each receives all messages of the other, once and in order. Forged frames do no harm.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "bus/conversation.hpp"
#include "bus/fields.hpp"
#include "fuzz/fuzz.hpp"

namespace camlann::bus {
namespace {

/// One end, with what is on its way to it.
struct End {
  End(std::deque<std::string>& to_other, const Conversation::Clock& clock)
      : conversation(
            "link", [&to_other](std::string_view frame) { to_other.emplace_back(frame); },
            [this](std::string_view text) { heard.emplace_back(text); }, clock) {}

  void say(std::size_t length) {
    said.push_back(std::to_string(said.size()) + std::string(length, '.'));
    conversation.say(said.back());
  }
  void hear(const std::string& bytes) {
    const auto frame = Conversation::read(bytes);
    fuzz::check(frame.name == "link", "what one end has written the other can read");
    conversation.hear(frame);
  }

  std::vector<std::string> said;
  std::vector<std::string> heard;
  Conversation conversation;
};

struct Bus {
  Conversation::Time now;
  std::deque<std::string> ways[2];  // to the first end and to the second
  const Conversation::Clock clock = [this] { return now; };
  End ends[2] = {{ways[1], clock}, {ways[0], clock}};

  void pass(std::chrono::milliseconds time) {
    now += time;
    for (auto& end : ends) end.conversation.tick();
  }
  void deliver(std::size_t to, bool newest) {
    auto& way = ways[to];
    if (way.empty()) return;
    const auto frame = newest ? way.back() : way.front();
    newest ? way.pop_back() : way.pop_front();
    ends[to].hear(frame);
  }
  void deliver_all() {
    for (std::size_t to = 0; to < 2; ++to) {
      while (!ways[to].empty()) deliver(to, false);
    }
  }
  [[nodiscard]] bool quiet() const {
    return ends[0].heard.size() == ends[1].said.size() &&
           ends[1].heard.size() == ends[0].said.size();
  }
};

void talk(fuzz::Input& input) {
  Bus bus;
  int large = 0;  // each costs more than all else
  while (!input.text().empty()) {
    const auto what = input.choice(14);
    const auto end = what % 2;
    auto& way = bus.ways[end];
    switch (what / 2) {
      case 0: bus.ends[end].say(input.choice(26)); break;
      case 1: bus.deliver(end, false); break;
      case 2: bus.deliver(end, true); break;
      case 3:
        if (!way.empty()) way.pop_front();
        break;
      case 4:
        if (!way.empty()) way.push_back(way.front());
        break;
      case 5:
        if (large++ < 2) bus.ends[end].say(Conversation::most_piece_bytes);
        break;
      default: bus.pass(std::chrono::milliseconds(10 * input.choice(26)));
    }
  }
  // Sixty-four lost pieces are said again in a turn.
  for (std::size_t turn = 0; turn < 20 + bus.ends[0].said.size() + bus.ends[1].said.size();
       ++turn) {
    bus.deliver_all();
    if (bus.quiet()) break;
    bus.pass(std::chrono::milliseconds(200));
  }
  fuzz::check(bus.ends[0].heard == bus.ends[1].said, "the first hears what the second says");
  fuzz::check(bus.ends[1].heard == bus.ends[0].said, "the second hears what the first says");
}

/// Forged frames, one after another.
void hear_nonsense(std::string_view bytes) {
  Conversation::Time now;
  Conversation conversation(
      "link", [](std::string_view) {}, [](std::string_view) {}, [&now] { return now; });
  conversation.say("something");
  const auto fields = unpack(bytes);
  if (!fields) return;
  std::string again;
  for (const auto field : *fields) add_field(again, field);
  fuzz::check(again == bytes, "fields are written as they were read");
  for (const auto field : *fields) {
    conversation.hear(Conversation::read(field));
    now += std::chrono::milliseconds(20);
    conversation.tick();
  }
}

}  // namespace
}  // namespace camlann::bus

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 4096) return 0;
  camlann::fuzz::Input input(data, size);
  if (input.choice(2) == 0) {
    camlann::bus::talk(input);
  } else {
    camlann::bus::hear_nonsense(input.text());
  }
  return 0;
}
