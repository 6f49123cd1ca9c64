#include "cli/bot_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/letters.hpp"
#include "base/words.hpp"
#include "rating/game.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/invitation.hpp"
#include "wire/messages/player.hpp"

namespace camlann::cli {
namespace {

bool names(const std::vector<std::string>& list, const std::string& word) {
  return list.empty() || std::find(list.begin(), list.end(), word) != list.end();
}

bool comes_from(const std::vector<std::string>& list, const message::Player& host) {
  return list.empty() || std::any_of(list.begin(), list.end(), [&](const std::string& one) {
           return one == host.id || same_letters(one, host.name);
         });
}

}  // namespace

std::string speed_word(const std::optional<message::TimeControl>& time) {
  constexpr std::int64_t second = 1000;
  if (!time) return "none";
  if (time->days > 0) return std::string(word_of(rating::Speed::days));
  return std::string(word_of(rating::speed_of(second * time->base, second * time->increment)));
}

message::BotTournaments tournaments_of(const BotRules& rules) {
  message::BotTournaments told{rules.tournaments, rules.games, {}, rules.rated};
  for (const auto& word : rules.speeds) {
    if (const auto speed = value_of<message::Speed>(word)) told.times.push_back(*speed);
  }
  // Every tournament has a time control.
  if (!rules.speeds.empty() && told.times.empty()) told.enter = false;
  return told;
}

std::optional<std::string> why_declined(const BotRules& rules, const message::Invitation& challenge,
                                        std::size_t games) {
  if (!names(rules.games, challenge.variant)) return "another game";
  if (!names(rules.speeds, speed_word(challenge.time))) return "another speed";
  if (challenge.rated && rules.rated == RatedWish::casual) return "rated";
  if (!challenge.rated && rules.rated == RatedWish::rated) return "casual";
  for (const auto& seat : challenge.seats) {
    if (seat.id != challenge.host) continue;
    if (seat.bot && !rules.bots) return "from a bot";
    if (!comes_from(rules.from, seat)) return "from somebody else";
  }
  if (games >= rules.at_most) return "too many games";
  return std::nullopt;
}

}  // namespace camlann::cli
