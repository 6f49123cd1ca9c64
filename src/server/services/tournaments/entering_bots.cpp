// Bots that directors enter. The owner of a bot says into which tournaments; a bot that leaves
// again has refused, and is not entered a second time.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "rating/game.hpp"
#include "server/core/outbox.hpp"
#include "server/model/account.hpp"
#include "server/model/directors.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/player.hpp"

namespace camlann::server {

namespace {

template <class T>
bool allows(const std::vector<T>& list, const T& one) {
  return list.empty() || std::find(list.begin(), list.end(), one) != list.end();
}

Failure declined(std::string what, std::string expected) {
  return failure(ErrorCode::conflict, std::move(what), "name", std::move(expected));
}

/// Returns an error unless the owner of a bot lets directors enter it into such a tournament.
Result<void> permits(const message::BotTournaments& bot, const TournamentMeta& meta) {
  if (!bot.enter) {
    return declined("The owner of this bot does not let directors enter it", "another bot");
  }
  if (!allows(bot.games, meta.variant)) {
    return declined("This bot does not play this game in tournaments", "another bot");
  }
  const auto speed = speed_of(meta.time);
  const auto kind = speed ? value_of<message::Speed>(word_of(*speed)) : std::nullopt;
  if (!kind || !allows(bot.times, *kind)) {
    return declined("This bot does not play at this speed in tournaments", "another bot");
  }
  if (meta.rated && bot.rated == message::RatedWish::casual) {
    return declined("This bot does not play rated tournaments", "a casual tournament");
  }
  if (!meta.rated && bot.rated == message::RatedWish::rated) {
    return declined("This bot plays only rated tournaments", "a rated tournament");
  }
  return {};
}

}  // namespace

Result<Payload> Tournaments::enter_bot(const std::string& player, const std::string& id,
                                       const NamedAccount& bot) {
  TRY(const auto found, find_own(player, id));
  auto& kept = *found;
  const auto& meta = kept.meta();
  if (!meta.league.empty()) {
    return failure(ErrorCode::conflict, "The players of a division enter its league", "league",
                   meta.league);
  }
  if (kept.state().terms.system == tournament::System::teams) {
    return failure(ErrorCode::conflict, "Only members of its clubs play in a team match", "system",
                   "another system");
  }
  if (meta.terms.in_room) {
    return failure(ErrorCode::conflict, "A bot cannot come to the boards in the room", "name",
                   "a tournament whose games are played here");
  }
  if (const auto place = kept.state().find(bot.player)) {
    if (kept.state().entrants[*place].here) return message_of(kept);
    return declined("This bot has left the tournament", "another bot");
  }
  if (!kept.state().rounds.empty()) {
    return failure(ErrorCode::conflict, "The tournament has begun", "name",
                   "a bot before the first round");
  }
  TRY_VOID(permits(bot.account.tournaments, meta));
  TRY_VOID(has_place(kept));
  TRY_VOID(has_room(kept.state().terms, kept.state().entrants.size() + 1));
  if (const auto may = may_enter(bot.player, kept); !may) {
    if (may.error().code != ErrorCode::too_many) return Failure(may.error());
    return failure(ErrorCode::too_many, "This bot plays in too many tournaments or games", "name",
                   "another bot");
  }
  TRY_VOID(let_in(kept, bot.player, bot.account.name));
  DirectorLine line;
  line.act = DirectorAct::entered;
  line.about = {bot.player, bot.account.name};
  note_act(kept, player, std::move(line));
  return message_of(kept);
}

}  // namespace camlann::server
