#include "server/messages/people.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/messages/game.hpp"
#include "server/model/account.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/people.hpp"
#include "server/model/profile.hpp"
#include "wire/messages/player.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

int rounded(double value) {
  return static_cast<int>(std::lround(value));
}

message::RatingNow message_of(const RatingNow& now) {
  message::RatingNow made;
  made.variant = now.variant;
  made.speed = speed_message(now.speed);
  made.rating = rounded(now.glicko.rating);
  made.deviation = rounded(now.glicko.deviation);
  made.provisional = rating::provisional(now.glicko);
  made.games = now.games;
  if (now.updated) made.updated = to_iso(*now.updated);
  return made;
}

message::OpponentScore message_of(const MetOpponent& met, const Marks& marks) {
  const auto& [variant, opponent, won, drawn, lost] = met.tally;
  return marks.on(message::OpponentScore{met.id, met.name, won, drawn, lost});
}

}  // namespace

message::Speed speed_message(rating::Speed speed) {
  switch (speed) {
    case rating::Speed::fast: return message::Speed::fast;
    case rating::Speed::slow: return message::Speed::slow;
    case rating::Speed::days: break;
  }
  return message::Speed::days;
}

message::Leader leader_message(const LeaderBoard::Row& place) {
  return {place.player, place.name, rounded(place.glicko.rating), rounded(place.glicko.deviation),
          place.games,  place.bot};
}

std::string profile_json(const Profile& profile, const Marks& marks) {
  message::PlayerPage made;
  made.id = profile.id;
  made.name = profile.name;
  if (profile.level != 0) made.level = profile.level;
  if (profile.since) made.since = to_iso(*profile.since);
  for (const auto& now : profile.ratings) made.ratings.push_back(message_of(now));
  for (const auto& [variant, opponent, won, drawn, lost] : profile.scores) {
    made.scores.push_back({variant, won, drawn, lost});
  }
  for (const auto& one : profile.opponents) made.opponents.push_back(message_of(one, marks));
  for (const auto& game : profile.games) made.games.push_back(summary_of(game.meta, game.standing));
  for (const auto& one : profile.imported) made.imported.push_back({one.id, one.name});
  made.followed = profile.followed;
  made.blocked = profile.blocked;
  made.gone = profile.gone;
  return wire::to_json(profile.level == 0 ? marks.on(std::move(made)) : made);
}

std::string opponents_json(const ListPart<MetOpponent>& part, const Marks& marks) {
  message::Opponents made;
  for (const auto& one : part.all) made.opponents.push_back(message_of(one, marks));
  made.next = part.next;
  return wire::to_json(made);
}

std::string circle_json(const Circle& circle, const Marks& marks) {
  const auto named = [&](const std::vector<Circle::Person>& persons) {
    std::vector<message::NamedPlayer> made;
    made.reserve(persons.size());
    for (const auto& [id, name] : persons) made.push_back(marks.on(message::NamedPlayer{id, name}));
    return made;
  };
  message::Circle made{named(circle.follows), named(circle.blocks), named(circle.mutes), {}};
  for (const auto& game : circle.games) made.games.push_back(summary_of(game.meta, game.standing));
  return wire::to_json(made);
}

std::string found_players_json(const std::vector<NamedAccount>& found) {
  message::FoundPlayers made;
  for (const auto& [player, account] : found) {
    made.players.push_back({player, account.name, account.kind == AccountKind::bot, false});
  }
  return wire::to_json(made);
}

std::string history_json(const RatingKind& kind, const std::vector<RatingPoint>& points) {
  message::RatingHistory made;
  made.variant = kind.variant;
  made.speed = speed_message(kind.speed);
  for (const auto& point : points) {
    made.points.push_back({to_iso(point.at),
                           rounded(point.after.rating),
                           rounded(point.after.deviation),
                           !point.game.empty() && rating::provisional(point.after),
                           {}});
    if (!point.game.empty()) made.points.back().game = point.game;
  }
  std::reverse(made.points.begin(), made.points.end());
  return wire::to_json(made);
}

std::string leaders_json(const LeaderBoard& board) {
  message::Leaders made;
  made.variant = board.kind.variant;
  made.speed = speed_message(board.kind.speed);
  made.deviation = rounded(board_deviation);
  made.next = board.next;
  for (const auto& place : board.places) {
    made.leaders.push_back(leader_message(place));
  }
  for (const auto& [id, name, rating, deviation, games] : board.imported) {
    made.imported.push_back({id, name, rating, deviation, games, false});
  }
  for (const auto& [level, rating] : board.levels) made.levels.push_back({level, rating});
  return wire::to_json(made);
}

}  // namespace camlann::server
