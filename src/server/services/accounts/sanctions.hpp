#pragma once
// The host's decisions in memory: banned and muted players, banned addresses, unwanted words. Every
// request is checked here, without waiting. Filled by Moderation; thread-safe.

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

  /// Returns the error for a player that is banned or has a closed account.
  [[nodiscard]] std::optional<Error> ban_of(std::string_view player) const;
  /// Returns the error for requests from a banned address.
  [[nodiscard]] std::optional<Error> ban_of_address(std::string_view address) const;
  /// Returns the error for a player that may not chat.
  [[nodiscard]] std::optional<Error> mute_of(std::string_view player) const;
  /// Returns the error for a banned player or address; moderators are never refused.
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

/// Returns the error for a measure in force: "Your account is banned until 2026-12-01 10:00 UTC:
/// insults".
[[nodiscard]] Error refusal(const Measure& measure);

}  // namespace camlann::server
