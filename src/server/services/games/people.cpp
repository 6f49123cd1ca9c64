// What Games tells of players: ratings, scores, leader boards.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "rating/levels.hpp"
#include "rules/variant_info.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/chat.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/late.hpp"
#include "server/model/profile.hpp"
#include "server/services/games/games.hpp"
#include "server/store/chat_book.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/people.hpp"

namespace camlann::server {

namespace {

constexpr int shown_games = 20;
constexpr int shown_running = 3;        // of each player who is followed
constexpr std::size_t shown_live = 12;  // to watch
constexpr std::size_t read_live = 24;   // some of them may be his own
constexpr int shown_opponents = 20;
constexpr int shown_points = 500;
constexpr std::size_t places_on_board = 500;

std::optional<int> level_of(std::string_view id) {
  for (int level = min_level; level <= max_level; ++level) {
    if (id == id_of_level(level)) return level;
  }
  return std::nullopt;
}

/// The last one given; empty for none.
Result<std::string> name_of(People& people, const std::string& player) {
  const auto seated = people.seated(player);
  if (!seated) return Failure(seated.error());
  const std::optional<Seated>& known = *seated;
  return known ? known->name : std::string();
}

/// Of somebody whose games and account are gone, and who may still be in a list of others.
Profile without_games(const std::string& id) {
  Profile profile;
  profile.id = id;
  return profile;
}

/// Ratings of a level are published, and the same at all speeds.
Profile profile_of_level(int level, const Catalog& known) {
  Profile profile;
  profile.id = id_of_level(level);
  profile.level = level;
  for (const auto& variant : known) {
    const auto glicko = rating::level_rating(variant.id, level);
    if (!glicko) continue;
    for (const auto speed : {rating::Speed::fast, rating::Speed::slow, rating::Speed::days}) {
      profile.ratings.push_back({variant.id, speed, *glicko, 0, {}});
    }
  }
  return profile;
}

}  // namespace

std::string id_of_level(int level) {
  return "level-" + std::to_string(level);
}

Result<std::string> Games::shown_rating(const std::string& player, const std::string& variant,
                                        const std::optional<play::TimeControl>& time) {
  const auto speed = speed_of(time);
  if (!speed) return std::string();
  const auto kept = store_.people().rating(player, variant, *speed);
  if (!kept) return Failure(kept.error());
  const std::optional<KeptRating>& known = *kept;
  return known ? rating::to_text(rating_at(*known, journal_.now())) : std::string();
}

Result<bool> Games::is_known(const std::string& player) {
  if (has_account_ && has_account_(player)) return true;
  const auto seated = store_.people().seated(player);
  if (!seated) return Failure(seated.error());
  return seated->has_value();
}

Result<Profile> Games::profile_now(const std::string& id, const std::string& game_request) {
  if (const auto level = level_of(id)) return profile_of_level(*level, known_);
  auto& people = store_.people();
  const auto seated = people.seated(id);
  if (!seated) return Failure(seated.error());
  const std::optional<Seated>& known = *seated;
  if (!known && id != game_request && !(has_account_ && has_account_(id))) {
    return failure(ErrorCode::not_found, "There is no such player", id, {});
  }
  Profile profile;
  profile.id = id;
  if (known) {
    profile.name = known->name;
    profile.since = known->since;
    profile.gone = known->name == deleted_name;
  }
  const auto ratings = people.ratings(id);
  if (!ratings) return Failure(ratings.error());
  for (const auto& [variant, speed, kept] : *ratings) {
    profile.ratings.push_back(
        {variant, speed, rating_at(kept, journal_.now()), kept.games, kept.updated});
  }
  auto scores = people.tallies(id);
  auto opponents = people.opponents(id, shown_opponents);
  auto games = people.games(id, shown_games);
  if (!scores) return Failure(scores.error());
  if (!opponents) return Failure(opponents.error());
  if (!games) return Failure(games.error());
  for (const auto& tally : *opponents) {
    auto name = name_of(people, tally.opponent);
    if (!name) return Failure(name.error());
    profile.opponent_names.push_back(std::move(*name));
  }
  const auto followed = people.has_bond(game_request, Bond::follow, id);
  const auto blocked = people.has_bond(game_request, Bond::block, id);
  if (!followed) return Failure(followed.error());
  if (!blocked) return Failure(blocked.error());
  profile.followed = *followed;
  profile.blocked = *blocked;
  profile.scores = std::move(*scores);
  profile.opponents = std::move(*opponents);
  for (auto& game : *games) profile.games.push_back(seen_by(std::move(game), game_request));
  return profile;
}

void Games::profile(const QueueKey& who, const std::string& id, const Reply<Profile>& reply) {
  post(who, reply, [this, who, id, reply] {
    outbox_.answer(reply, profile_now(id, who.player));
    return Then::done;
  });
}

void Games::rating_history(const QueueKey& who, const std::string& id, const RatingKind& kind,
                           const Reply<std::vector<RatingPoint>>& reply) {
  post(who, reply, [this, id, kind, reply] {
    outbox_.answer(reply, store_.people().history(id, kind.variant, kind.speed, shown_points));
    return Then::done;
  });
}

Result<Profile> Games::bind_now(const std::string& player, const std::string& other, Bond bond,
                                bool on) {
  auto& people = store_.people();
  const auto known = is_known(other);
  if (!known) return Failure(known.error());
  if (on && !*known) {
    return failure(ErrorCode::not_found, "There is no such player", other, {});
  }
  if (player == other) return failure(ErrorCode::conflict, "This is yourself", other, {});
  const auto before = people.bonds(player, bond);
  if (!before) return Failure(before.error());
  if (on && before->size() >= limits_.bonds_per_player) {
    return failure(ErrorCode::too_many, "You have decided this about too many players", {},
                   "some of them left out");
  }
  const auto now = journal_.now();
  if (auto done = people.set_bond(player, bond, other, on, now); !done) {
    return Failure(done.error());
  }
  // Nobody is followed and blocked.
  const auto contrary = bond == Bond::follow ? Bond::block : Bond::follow;
  if (on) {
    auto done = people.set_bond(player, contrary, other, false, now);
    if (!done) return Failure(done.error());
  }
  return *known ? profile_now(other, player) : without_games(other);
}

Result<Profile> Games::mute_player_now(const std::string& player, const std::string& other,
                                       bool muted) {
  const auto known = is_known(other);
  if (!known) return Failure(known.error());
  if (muted && !*known) {
    return failure(ErrorCode::not_found, "There is no such player", other, {});
  }
  if (player == other) return failure(ErrorCode::conflict, "This is yourself", other, {});
  const auto before = store_.chat().muted(player);
  if (!before) return Failure(before.error());
  if (muted && before->size() >= limits_.bonds_per_player) {
    return failure(ErrorCode::too_many, "You have muted too many players", {},
                   "some of them left out");
  }
  journal_.keep(MuteWish{player, other, muted});
  return *known ? profile_now(other, player) : without_games(other);
}

void Games::mute_player(const QueueKey& who, const std::string& other, bool muted,
                        const Reply<Profile>& reply) {
  post(who, reply, [this, player = who.player, other, muted, reply] {
    outbox_.answer(reply, mute_player_now(player, other, muted));
    return Then::done;
  });
}

void Games::bind(const QueueKey& who, const std::string& other, Bond bond, bool on,
                 const Reply<Profile>& reply) {
  post(who, reply, [this, player = who.player, other, bond, on, reply] {
    outbox_.answer(reply, bind_now(player, other, bond, on));
    return Then::done;
  });
}

Result<Circle> Games::circle_now(const std::string& player) {
  auto& people = store_.people();
  const auto named =
      [&](const Result<std::vector<std::string>>& ids) -> Result<std::vector<Circle::Person>> {
    if (!ids) return Failure(ids.error());
    std::vector<Circle::Person> persons;
    for (const auto& id : *ids) {
      auto name = name_of(people, id);
      if (!name) return Failure(name.error());
      persons.push_back({id, std::move(*name)});
    }
    return persons;
  };
  auto follows = named(people.bonds(player, Bond::follow));
  if (!follows) return Failure(follows.error());
  auto blocks = named(people.bonds(player, Bond::block));
  if (!blocks) return Failure(blocks.error());
  auto mutes = named(store_.chat().muted(player));
  if (!mutes) return Failure(mutes.error());
  Circle circle{std::move(*follows), std::move(*blocks), std::move(*mutes), {}};
  for (const auto& [id, name, bot] : circle.follows) {
    auto games = people.running(id, shown_running);
    if (!games) return Failure(games.error());
    for (auto& game : *games) {
      const bool there =
          std::any_of(circle.games.begin(), circle.games.end(),
                      [&](const GameSummary& other) { return other.meta.id == game.meta.id; });
      if (!there && !game.meta.has(player)) {
        circle.games.push_back(seen_by(std::move(game), player));
      }
    }
    if (circle.games.size() >= shown_games) break;
  }
  return circle;
}

Result<std::vector<GameSummary>> Games::live_now(const std::string& player) {
  auto circle = circle_now(player);
  if (!circle) return Failure(circle.error());
  std::vector<GameSummary> games = std::move(circle->games);
  for (const auto& id : live_games_.newest(read_live)) {
    const bool there = std::any_of(games.begin(), games.end(),
                                   [&](const GameSummary& other) { return other.meta.id == id; });
    if (there) continue;
    if (games.size() >= shown_live) break;
    auto found = store_.people().game(id);
    if (!found) return Failure(found.error());
    auto& game = *found;
    if (!game || game->standing.verdict.over() || game->meta.has(player)) continue;
    games.push_back(seen_by(std::move(*game), player));
  }
  return games;
}

void Games::live(const QueueKey& who, const Reply<std::vector<GameSummary>>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    outbox_.answer(reply, live_now(player));
    return Then::done;
  });
}

void Games::circle(const QueueKey& who, const Reply<Circle>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    outbox_.answer(reply, circle_now(player));
    return Then::done;
  });
}

Result<LeaderBoard> Games::leaders_now(const RatingKind& kind) {
  auto& people = store_.people();
  const auto best =
      people.leaders(kind.variant, kind.speed, journal_.now(), board_deviation, places_on_board);
  if (!best) return Failure(best.error());
  LeaderBoard board;
  board.kind = kind;
  for (const auto& [player, kept] : *best) {
    auto name = name_of(people, player);
    if (!name) return Failure(name.error());
    board.places.push_back({player, std::move(*name), rating_at(kept, journal_.now()), kept.games});
  }
  for (int level = min_level; level <= max_level; ++level) {
    const auto glicko = rating::level_rating(kind.variant, level);
    if (glicko) board.levels.emplace_back(level, static_cast<int>(glicko->rating));
  }
  return board;
}

void Games::leaders(const QueueKey& who, const RatingKind& kind, const Reply<LeaderBoard>& reply) {
  post(who, reply, [this, kind, reply] {
    outbox_.answer(reply, leaders_now(kind));
    return Then::done;
  });
}

}  // namespace camlann::server
