#pragma once
// What the host has decided, in memory: who is banned or muted, which addresses are barred, which
// words are not wanted. Every request is looked up here, so nothing in it waits. Filled by
// Moderation; thread-safe.

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/address_ranges.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

class Sanctions {
 public:
  explicit Sanctions(Clock clock) : clock_(std::move(clock)) {}

  /// Why this player may do nothing here: banned, or his account is closed.
  [[nodiscard]] std::optional<Error> ban_of(std::string_view player) const;
  /// Why nobody may come from this address.
  [[nodiscard]] std::optional<Error> ban_of_address(std::string_view address) const;
  /// Why this player may not chat.
  [[nodiscard]] std::optional<Error> mute_of(std::string_view player) const;
  /// Either; those who keep order are never barred.
  [[nodiscard]] std::optional<Error> bar(std::string_view player, bool admin,
                                         std::string_view address) const;
  [[nodiscard]] std::shared_ptr<const WordList> words() const;
  [[nodiscard]] bool guests_write() const;

  void set(const InForce& now);

 private:
  struct State {
    std::unordered_map<std::string, std::vector<Measure>> of_players;
    std::vector<std::pair<Range, Measure>> of_ranges;
    std::shared_ptr<const WordList> words = std::make_shared<const WordList>();
    bool guests_write = false;
  };
  [[nodiscard]] std::shared_ptr<const State> state() const;
  [[nodiscard]] bool is_over(const Measure& measure) const;

  const Clock clock_;
  mutable std::mutex mutex_;
  std::shared_ptr<const State> state_ = std::make_shared<const State>();
};

/// "Your account is banned until 2026-12-01 10:00 UTC: insults", of a measure in force.
[[nodiscard]] Error refusal(const Measure& measure);

}  // namespace camlann::server
