#include "server/fakes.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <stdexcept>

namespace camlann::server::test {

boost::json::value json_of(std::string_view text) {
  return boost::json::parse({text.data(), text.size()});
}

boost::json::value field(const boost::json::value& value, std::string_view way) {
  const auto* at = &value;
  while (!way.empty()) {
    const auto dot = way.find('.');
    const auto step = way.substr(0, dot);
    way = dot == std::string_view::npos ? std::string_view{} : way.substr(dot + 1);
    if (const auto* object = at->if_object()) {
      at = object->if_contains({step.data(), step.size()});
    } else if (const auto* array = at->if_array()) {
      at = array->if_contains(std::stoul(std::string(step)));
    } else {
      return {};
    }
    if (at == nullptr) return {};
  }
  return *at;
}

std::string text_field(const boost::json::value& value, std::string_view way) {
  const auto found = field(value, way);
  const auto* text = found.if_string();
  return text == nullptr ? "(no text)" : std::string(text->data(), text->size());
}

std::int64_t number_field(const boost::json::value& value, std::string_view way) {
  const auto found = field(value, way);
  return found.is_int64() ? found.get_int64() : -1;
}

bool FakeThinker::has_room(Length /*length*/) {
  return jobs.size() < room;
}

void FakeThinker::submit(ThinkJob job) {
  if (std::exchange(out_of_memory, false)) throw std::bad_alloc();
  if (job.kind == ThinkJob::Kind::pairing && !holds_pairings) {
    ++pairings;
    return job.done(server::think(job));
  }
  jobs.push_back(std::move(job));
}

void FakeThinker::think(std::optional<Thought> thought) {
  if (jobs.empty()) throw std::logic_error("nothing to think about");
  const auto job = std::move(jobs.front());
  jobs.pop_front();
  if (job.kind == ThinkJob::Kind::pairing) {
    return job.done(thought ? *thought : server::think(job));
  }
  auto answer = thought.value_or(Thought{});
  const auto moves = job.board.written();
  if (job.kind == ThinkJob::Kind::analysis && !thought) {
    for (std::size_t i = 0; i < moves.size() && i < static_cast<std::size_t>(job.lines); ++i) {
      answer.lines.push_back({100 - static_cast<Score>(i), 3, {moves[i].notation}});
    }
  }
  if (!answer.move && !moves.empty()) answer.move = moves.front();
  job.done(answer);
}

void FakeWatcher::deliver(std::shared_ptr<const std::string> message) {
  messages.push_back(json_of(*message));
}

NewGame wish_for(std::string variant, Opponent opponent, Seat colour) {
  NewGame wish;
  wish.variant = std::move(variant);
  wish.opponent = opponent;
  wish.colour = colour;
  return wish;
}

PlayerKeys test_keys(Namer namer) {
  return {"a secret", {player_of(std::string(player_key_length, '0'))}, std::move(namer)};
}

Namer counting_names() {
  auto count = std::make_shared<int>(0);
  return [count](std::size_t length) {
    auto name = std::to_string(++*count);
    return std::string(length - name.size(), '0') + name;
  };
}

StopFlag still_there() {
  return std::make_shared<std::atomic<bool>>(false);
}

Log silent_log() {
  return [](Severity, std::string_view, LogFields) {};
}

}  // namespace camlann::server::test
