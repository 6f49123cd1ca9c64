#pragma once
// Bots in tournaments of directors.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/player.hpp"

namespace camlann {

namespace message {

/// The kinds of games that a bot accepts.
enum class RatedWish : std::uint8_t { casual, rated, any };

struct BotTournaments {
  REQUEST(BotTournaments, "Tournaments into which directors may enter a bot");
  FIELD(bool, enter, "False: no director may. The bot still enters tournaments by itself") = false;
  FIELD(std::vector<std::string>, games, "Ids of variants; none for all", .least = 0, .most = 32);
  FIELD(std::vector<Speed>, times, "Kinds of time; none for all", .least = 0, .most = 3);
  FIELD(RatedWish, rated) = RatedWish::casual;
};

struct BecomeBot {
  REQUEST(BecomeBot);
  FIELD(std::optional<BotTournaments>, tournaments, "Left out: stays as it is", .left_out = true);
};

/// A director enters a bot.
struct EnterBot {
  REQUEST(EnterBot);
  FIELD(std::string, name, "Of the bot's account", .required = "the name of a bot", .most = 64,
        .one_line = true);
};

}  // namespace message

template <>
struct Words<message::RatedWish> {
  using enum message::RatedWish;
  static constexpr Word<message::RatedWish> table[] = {
      {casual, "casual"}, {rated, "rated"}, {any, "any"}};
};

namespace wire {

template <>
inline constexpr Title title<message::RatedWish>{"RatedWish",
                                                 "The games that a bot accepts: only `casual` or "
                                                 "only `rated` ones, or `any`"};

}  // namespace wire
}  // namespace camlann
