#include <algorithm>

#include "server/fakes.hpp"

namespace camlann::server::test {

namespace {

Tally tally_of(const Tally& tally, std::string variant, std::string opponent) {
  return {std::move(variant), std::move(opponent), tally.won, tally.drawn, tally.lost};
}

template <class T>
void keep_first(std::vector<T>& all, std::size_t most) {
  if (all.size() > most) all.resize(most);
}

}  // namespace

void FakePeople::keep(const GameMeta& meta, const Standing& standing) {
  std::erase_if(games_, [&](const GameSummary& game) { return game.meta.id == meta.id; });
  games_.push_back({meta, standing});
  std::stable_sort(games_.begin(), games_.end(),
                   [](const auto& a, const auto& b) { return a.meta.created > b.meta.created; });
}

void FakePeople::record(const FinishedGame& game) {
  const auto count = [&](const std::string& player, const std::string& opponent, GameScore score) {
    auto& tally = tallies_[{player, opponent, game.variant}];
    ++(score == GameScore::won ? tally.won : score == GameScore::lost ? tally.lost : tally.drawn);
  };
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    if (game.seats[i].player.empty()) continue;
    count(game.seats[i].player, "", score_of(game, i));
    for (std::size_t j = 0; j < game.seats.size(); ++j) {
      const auto score = score_against(game, i, j);
      if (score && !game.seats[j].player.empty()) {
        count(game.seats[i].player, game.seats[j].player, *score);
      }
    }
  }
  if (!game.speed) return;
  std::vector<KeptRating> before;
  for (const auto& seat : game.seats)
    before.push_back(ratings_[{seat.player, game.variant, *game.speed}]);
  const auto after = rated(game, before);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const Kind kind{game.seats[i].player, game.variant, *game.speed};
    ratings_[kind] = after[i];
    points_[kind].insert(points_[kind].begin(),
                         {game.variant, *game.speed, game.id, game.at, after[i].glicko});
  }
}

Result<std::optional<KeptRating>> FakePeople::rating(std::string_view player,
                                                     std::string_view variant,
                                                     rating::Speed speed) {
  const auto found = ratings_.find({std::string(player), std::string(variant), speed});
  return found == ratings_.end() ? std::optional<KeptRating>() : std::optional(found->second);
}

Result<std::vector<PlayerRating>> FakePeople::ratings(std::string_view player) {
  std::vector<PlayerRating> all;
  for (const auto& [kind, kept] : ratings_) {
    const auto& [who, variant, speed] = kind;
    if (who == player) all.push_back({variant, speed, kept});
  }
  return all;
}

Result<std::vector<RatingPoint>> FakePeople::history(std::string_view player,
                                                     std::string_view variant, rating::Speed speed,
                                                     int most) {
  auto points = points_[{std::string(player), std::string(variant), speed}];
  keep_first(points, static_cast<std::size_t>(most));
  return points;
}

Result<std::vector<Tally>> FakePeople::tallies(std::string_view player) {
  std::vector<Tally> all;
  for (const auto& [pair, tally] : tallies_) {
    const auto& [who, opponent, variant] = pair;
    if (who == player && opponent.empty()) all.push_back(tally_of(tally, variant, ""));
  }
  return all;
}

Result<std::vector<Tally>> FakePeople::opponents(std::string_view player, int most) {
  std::map<std::string, Tally> sums;
  for (const auto& [pair, tally] : tallies_) {
    const auto& [who, opponent, variant] = pair;
    if (who != player || opponent.empty()) continue;
    auto& sum = sums[opponent];
    sum = {"", opponent, sum.won + tally.won, sum.drawn + tally.drawn, sum.lost + tally.lost};
  }
  std::vector<Tally> all;
  for (const auto& [opponent, sum] : sums) all.push_back(sum);
  std::stable_sort(all.begin(), all.end(), [](const Tally& a, const Tally& b) {
    return a.won + a.drawn + a.lost > b.won + b.drawn + b.lost;
  });
  keep_first(all, static_cast<std::size_t>(most));
  return all;
}

Result<std::optional<Seated>> FakePeople::seated(std::string_view player) {
  std::optional<Seated> seated;
  for (const auto& game : games_) {
    for (const auto& seat : game.meta.seats) {
      if (seat.id != player) continue;
      if (!seated) seated = Seated{seat.name, 0};
      seated->since = game.meta.created;
    }
  }
  return seated;
}

Result<std::vector<GameSummary>> FakePeople::games(std::string_view player, int most) {
  std::vector<GameSummary> all;
  for (const auto& game : games_) {
    if (game.meta.has(player)) all.push_back(game);
  }
  keep_first(all, static_cast<std::size_t>(most));
  return all;
}

Result<std::vector<std::string>> FakePeople::bonds(std::string_view player, Bond bond) {
  std::vector<std::string> others;
  for (const auto& [who, kind, other] : bonds_) {
    if (who == player && kind == bond) others.push_back(other);
  }
  return others;
}

Result<bool> FakePeople::has_bond(std::string_view player, Bond bond, std::string_view other) {
  const std::tuple wanted{std::string(player), bond, std::string(other)};
  return std::find(bonds_.begin(), bonds_.end(), wanted) != bonds_.end();
}

Result<void> FakePeople::set_bond(std::string_view player, Bond bond, std::string_view other,
                                  bool on, Millis /*now*/) {
  const std::tuple wanted{std::string(player), bond, std::string(other)};
  std::erase(bonds_, wanted);
  if (on) bonds_.push_back(wanted);
  return {};
}

Result<std::vector<GameSummary>> FakePeople::running(std::string_view player, int most) {
  auto all = games(player, 1000).value();
  std::erase_if(all, [](const GameSummary& game) { return game.standing.verdict.over(); });
  keep_first(all, static_cast<std::size_t>(most));
  return all;
}

Result<std::vector<GameSummary>> FakePeople::live() {
  auto all = games_;
  std::erase_if(all, [&](const GameSummary& game) {
    const auto& [meta, standing, seen] = game;
    const bool found = is_open(meta.id).value();
    return standing.verdict.over() || (!standing.deadline && !standing.thinking) || !found;
  });
  return all;
}

Result<bool> FakePeople::is_open(std::string_view id) {
  const auto found = game(id).value();
  if (!found) return false;
  const auto& meta = found->meta;
  return meta.rated || !meta.tournament.empty() || private_.count(meta.id) == 0;
}

Result<std::optional<GameSummary>> FakePeople::game(std::string_view id) {
  const auto found = std::find_if(games_.begin(), games_.end(),
                                  [&](const GameSummary& one) { return one.meta.id == id; });
  return found == games_.end() ? std::nullopt : std::optional(*found);
}

Result<std::vector<Leader>> FakePeople::leaders(std::string_view variant, rating::Speed speed,
                                                Millis now, double deviation, std::size_t most) {
  std::vector<Leader> all;
  for (const auto& [kind, kept] : ratings_) {
    const auto& [who, its_variant, its_speed] = kind;
    const bool sure = rating_at(kept, now).deviation <= deviation;
    if (its_variant == variant && its_speed == speed && sure) all.push_back({who, kept});
  }
  std::stable_sort(all.begin(), all.end(), [](const Leader& a, const Leader& b) {
    return a.kept.glicko.rating > b.kept.glicko.rating;
  });
  keep_first(all, most);
  return all;
}

}  // namespace camlann::server::test
