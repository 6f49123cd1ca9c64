#pragma once
// Decides which challenges a bot accepts (camlann bot). Pure, thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "wire/messages/bot.hpp"
#include "wire/messages/invitation.hpp"

namespace camlann::cli {

using message::RatedWish;

/// An empty list allows everything.
struct BotRules {
  std::vector<std::string> games;   // ids of variants
  std::vector<std::string> speeds;  // fast, slow, days, none
  RatedWish rated = RatedWish::casual;
  std::vector<std::string> from;  // names of accounts, or ids of players
  bool bots = true;               // accepts those of other bots
  std::size_t at_most = 4;        // limit of simultaneous games
  bool tournaments = false;       // directors may enter it
};

/// Returns the tournaments that directors may enter it into, by games, speeds and `rated`.
[[nodiscard]] message::BotTournaments tournaments_of(const BotRules& rules);

/// Returns the speed of a game with this time control.
[[nodiscard]] std::string speed_word(const std::optional<message::TimeControl>& time);

/// Returns the reason why a bot with this number of games declines the challenge; nothing if it
/// accepts.
[[nodiscard]] std::optional<std::string> why_declined(const BotRules& rules,
                                                      const message::Invitation& challenge,
                                                      std::size_t games);

}  // namespace camlann::cli
