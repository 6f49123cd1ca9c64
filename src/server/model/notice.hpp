#pragma once
// What a player is told who is not looking: that it is his turn in a game of days, that his time
// there runs low, that somebody challenges him, that a round of a tournament begins. Values.

#include <cstdint>
#include <optional>
#include <string>

#include "base/words.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

enum class NoticeKind : std::uint8_t { turn, low, challenge, round };

/// How he is told.
enum class Channel : std::uint8_t { push, mail };

struct Notice {
  std::string subject;  // a game, or an invitation
  NoticeKind kind = NoticeKind::turn;
  Channel channel = Channel::push;
  std::string player;
  std::int64_t mark = 0;  // moves played: another turn is another notice
  Millis due = 0;
  int tries = 0;

  // To word it
  std::string variant;  // its id
  std::string others;   // names of the other persons, with commas; empty if they have none
  Millis left = 0;      // of the time for this move
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::NoticeKind> {
  using enum server::NoticeKind;
  static constexpr Word<server::NoticeKind> table[] = {
      {turn, "turn"}, {low, "low"}, {challenge, "challenge"}, {round, "round"}};
};

template <>
struct Words<server::Channel> {
  using enum server::Channel;
  static constexpr Word<server::Channel> table[] = {{push, "push"}, {mail, "mail"}};
};

}  // namespace camlann
