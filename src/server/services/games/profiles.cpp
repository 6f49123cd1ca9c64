#include "server/services/games/profiles.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "rating/levels.hpp"
#include "rules/variant_info.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/imported.hpp"
#include "server/model/late.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/people.hpp"
#include "server/model/profile.hpp"
#include "server/services/games/round.hpp"
#include "server/store/people.hpp"

namespace camlann::server {

namespace {

constexpr int shown_games = 20;
constexpr int shown_opponents = 20;
constexpr int shown_points = 500;

std::optional<int> level_of(std::string_view id) {
  for (int level = min_level; level <= max_level; ++level) {
    if (id == id_of_level(level)) return level;
  }
  return std::nullopt;
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

Result<std::string> Profiles::shown_rating(const std::string& player, const std::string& variant,
                                           const std::optional<play::TimeControl>& time) {
  const auto speed = speed_of(time);
  if (!speed) return std::string();
  const auto kept = round_.store.people().rating(player, variant, *speed);
  if (!kept) return Failure(kept.error());
  const std::optional<KeptRating>& known = *kept;
  return known ? rating::to_text(rating_at(*known, round_.now())) : std::string();
}

Result<bool> Profiles::is_known(const std::string& player) {
  if (round_.has_account && round_.has_account(player)) return true;
  const auto seated = round_.store.people().seated(player);
  if (!seated) return Failure(seated.error());
  return seated->has_value();
}

Result<std::string> Profiles::name_of(const std::string& player) {
  const auto seated = round_.store.people().seated(player);
  if (!seated) return Failure(seated.error());
  const std::optional<Seated>& known = *seated;
  return known ? known->name : std::string();
}

Result<Profile> Profiles::profile(const QueueKey& who, const std::string& id) {
  if (const auto level = level_of(id)) return profile_of_level(*level, round_.known);
  auto& people = round_.store.people();
  const auto seated = people.seated(id);
  if (!seated) return Failure(seated.error());
  const std::optional<Seated>& known = *seated;
  if (!known && id != who.player && !(round_.has_account && round_.has_account(id))) {
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
        {variant, speed, rating_at(kept, round_.now()), kept.games, kept.updated});
  }
  auto scores = people.tallies(id);
  auto met = opponents(id, {0, shown_opponents, {}});
  auto games = people.games(id, shown_games);
  auto imported = people.imported(id);
  if (!scores) return Failure(scores.error());
  if (!met) return Failure(met.error());
  if (!games) return Failure(games.error());
  if (!imported) return Failure(imported.error());
  const auto followed = people.has_bond(who.player, Bond::follow, id);
  const auto blocked = people.has_bond(who.player, Bond::block, id);
  if (!followed) return Failure(followed.error());
  if (!blocked) return Failure(blocked.error());
  profile.followed = *followed;
  profile.blocked = *blocked;
  profile.imported = std::move(*imported);
  profile.scores = std::move(*scores);
  profile.opponents = std::move(met->all);
  for (auto& game : *games) profile.games.push_back(seen_by(std::move(game), who.player));
  return profile;
}

Result<std::vector<RatingPoint>> Profiles::history(const std::string& id, const RatingKind& kind) {
  return round_.store.people().history(id, kind.variant, kind.speed, shown_points);
}

Result<ListPart<MetOpponent>> Profiles::opponents(const std::string& id, const ListWish& wish) {
  TRY(auto tallies, round_.store.people().opponents(id, wish.limit + 1, wish.skip));
  auto part = ListPart<Tally>::from(std::move(tallies), wish);
  ListPart<MetOpponent> met{{}, part.next};
  for (auto& tally : part.all) {
    TRY(auto name, name_of(tally.opponent));
    met.all.push_back({tally.opponent, std::move(name), std::move(tally)});
  }
  return met;
}

Result<ListPart<GameSummary>> Profiles::games(const QueueKey& who, const std::string& id,
                                              const ListWish& wish) {
  TRY(auto games, round_.store.people().games(id, wish.limit + 1, wish.skip));
  auto part = ListPart<GameSummary>::from(std::move(games), wish);
  for (auto& game : part.all) game = seen_by(std::move(game), who.player);
  return part;
}

Result<LeaderBoard> Profiles::leaders(const RatingKind& kind, const ListWish& wish) {
  const auto now = round_.now();
  auto& people = round_.store.people();
  TRY(auto best,
      people.leaders(kind.variant, kind.speed, now, board_deviation, wish, round_.has_account));
  TRY(auto imported, people.imported_leaders(kind.variant, kind.speed, wish));
  const auto places = ListPart<Leader>::from(std::move(best), wish);
  auto known = ListPart<ImportedLeader>::from(std::move(imported), wish);
  LeaderBoard board;
  board.kind = kind;
  board.next = places.next ? places.next : known.next;
  board.imported = std::move(known.all);
  for (const auto& [player, kept] : places.all) {
    auto name = name_of(player);
    if (!name) return Failure(name.error());
    board.places.push_back({player, std::move(*name), rating_at(kept, now), kept.games});
  }
  for (int level = min_level; level <= max_level; ++level) {
    const auto glicko = rating::level_rating(kind.variant, level);
    if (glicko) board.levels.emplace_back(level, static_cast<int>(glicko->rating));
  }
  return board;
}

}  // namespace camlann::server
