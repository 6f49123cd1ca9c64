#include "server/services/games/bonds.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/model/late.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/people.hpp"
#include "server/model/profile.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/round.hpp"

namespace camlann::server {

namespace {

constexpr int shown_running = 3;  // of each followed player
constexpr std::size_t most_in_circle = 20;
constexpr int most_live = 50;  // in a part: each is read by itself

/// The page of a player without games and account, who can still be in the lists of others.
Profile without_games(const std::string& id) {
  Profile profile;
  profile.id = id;
  return profile;
}

bool has_game(const std::vector<GameSummary>& games, const std::string& id) {
  return std::any_of(games.begin(), games.end(),
                     [&](const GameSummary& one) { return one.meta.id == id; });
}

}  // namespace

Result<bool> Bonds::may_decide(const std::string& player, const std::string& other, bool on) {
  auto known = profiles_.is_known(other);
  if (!known) return known;
  if (on && !*known) return failure(ErrorCode::not_found, "There is no such player", other, {});
  if (player == other) return failure(ErrorCode::conflict, "This is yourself", other, {});
  return known;
}

Result<Profile> Bonds::bind(const QueueKey& who, const std::string& other, Bond bond, bool on) {
  auto& people = round_.store.people();
  const auto known = may_decide(who.player, other, on);
  if (!known) return Failure(known.error());
  const auto before = people.bonds(who.player, bond);
  if (!before) return Failure(before.error());
  if (on && before->size() >= round_.limits.bonds_per_player) {
    return failure(ErrorCode::too_many, "You have decided this about too many players", {},
                   "some of them left out");
  }
  const auto now = round_.now();
  auto done = people.set_bond(who.player, bond, other, on, now);
  // No player is followed and blocked at once.
  const auto contrary = bond == Bond::follow ? Bond::block : Bond::follow;
  if (done && on) done = people.set_bond(who.player, contrary, other, false, now);
  if (!done) return Failure(done.error());
  return *known ? profiles_.profile(who, other) : without_games(other);
}

Result<Profile> Bonds::mute(const QueueKey& who, const std::string& other, bool muted) {
  const auto known = may_decide(who.player, other, muted);
  if (!known) return Failure(known.error());
  const auto before = round_.store.chat().muted(who.player);
  if (!before) return Failure(before.error());
  if (muted && before->size() >= round_.limits.bonds_per_player) {
    return failure(ErrorCode::too_many, "You have muted too many players", {},
                   "some of them left out");
  }
  round_.journal.keep(MuteWish{who.player, other, muted});
  return *known ? profiles_.profile(who, other) : without_games(other);
}

Result<std::vector<Circle::Person>> Bonds::named(const Result<std::vector<std::string>>& ids) {
  if (!ids) return Failure(ids.error());
  std::vector<Circle::Person> persons;
  for (const auto& id : *ids) {
    auto name = profiles_.name_of(id);
    if (!name) return Failure(name.error());
    persons.push_back({id, std::move(*name)});
  }
  return persons;
}

Result<Circle> Bonds::circle(const QueueKey& who) {
  auto& people = round_.store.people();
  auto follows = named(people.bonds(who.player, Bond::follow));
  if (!follows) return Failure(follows.error());
  auto blocks = named(people.bonds(who.player, Bond::block));
  if (!blocks) return Failure(blocks.error());
  auto mutes = named(round_.store.chat().muted(who.player));
  if (!mutes) return Failure(mutes.error());
  Circle circle{std::move(*follows), std::move(*blocks), std::move(*mutes), {}};
  for (const auto& [id, name] : circle.follows) {
    auto games = people.running(id, shown_running);
    if (!games) return Failure(games.error());
    for (auto& game : *games) {
      if (!has_game(circle.games, game.meta.id) && !game.meta.has(who.player)) {
        circle.games.push_back(seen_by(std::move(game), who.player));
      }
    }
    if (circle.games.size() >= most_in_circle) break;
  }
  return circle;
}

Result<ListPart<GameSummary>> Bonds::live(const QueueKey& who, ListWish wish) {
  wish.limit = std::min(wish.limit, most_live);
  std::vector<GameSummary> games;
  if (wish.skip == 0) {
    auto own = circle(who);
    if (!own) return Failure(own.error());
    games = std::move(own->games);
  }
  auto ids =
      ListPart<std::string>::from(round_.live_games.newest(static_cast<std::size_t>(wish.limit) + 1,
                                                           static_cast<std::size_t>(wish.skip)),
                                  wish);
  for (const auto& id : ids.all) {
    if (has_game(games, id)) continue;
    auto found = round_.store.people().game(id);
    if (!found) return Failure(found.error());
    auto& game = *found;
    if (!game || game->standing.verdict.over() || game->meta.has(who.player)) continue;
    games.push_back(seen_by(std::move(*game), who.player));
  }
  return ListPart<GameSummary>{std::move(games), ids.next};
}

}  // namespace camlann::server
