#pragma once
// A bus in memory for tests that loses, duplicates and reorders a tenth each of its messages.
// deliver() advances the time. One thread.

#include <cstddef>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "bus/bus.hpp"

namespace camlann::test {

class LossyBus final : public bus::Bus {
 public:
  /// `trouble`: how much of a hundred is lost, how much doubled, and how much comes late.
  explicit LossyBus(unsigned seed, unsigned trouble = 10) : random_(seed), trouble_(trouble) {}

  Result<std::unique_ptr<Ear>> listen(const std::string& subject, Hear hear) override {
    const auto heard = std::make_shared<Hear>(std::move(hear));
    ears_[subject].push_back(heard);
    return std::make_unique<LossyEar>(heard);
  }

  void publish(const std::string& subject, std::string_view bytes) override {
    ++published_;
    if (away_ || strikes()) return;
    for (int times = strikes() ? 2 : 1; times > 0; --times) {
      auto& queue = strikes() ? late_ : waiting_;
      queue.emplace_back(subject, std::string(bytes));
      if (tamper_) tamper_(queue.back().second);
    }
  }

  /// Everything is lost.
  void go_away(bool away) { away_ = away; }

  /// Changes all later messages on the way.
  void tamper(std::function<void(std::string&)> how) { tamper_ = std::move(how); }

  /// Brings what was published before, and what was late then.
  void deliver() {
    auto now = std::exchange(waiting_, std::exchange(late_, {}));
    for (const auto& [subject, bytes] : now) {
      for (const auto& ear : ears_[subject]) {
        if (const auto hear = ear.lock()) (*hear)(bytes);
      }
    }
  }

  [[nodiscard]] std::size_t published() const { return published_; }

 private:
  class LossyEar final : public Ear {
   public:
    explicit LossyEar(std::shared_ptr<Hear> hear) : hear_(std::move(hear)) {}

   private:
    std::shared_ptr<Hear> hear_;
  };
  using Published = std::pair<std::string, std::string>;

  bool strikes() { return random_() % 100 < trouble_; }

  std::mt19937 random_;
  const unsigned trouble_;
  bool away_ = false;
  std::function<void(std::string&)> tamper_;
  std::size_t published_ = 0;
  std::unordered_map<std::string, std::vector<std::weak_ptr<Hear>>> ears_;
  std::vector<Published> waiting_;
  std::vector<Published> late_;
};

}  // namespace camlann::test
