// News, ratings and deletion of clubs.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/clubs.hpp"
#include "server/messages/webhooks.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/profile.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

/// The same news again within this time is a repeated request.
constexpr Millis repeated_within = 600'000;

}  // namespace

Result<Payload> Clubs::news(const std::string& address, const ListWish& wish) {
  TRY(const auto club, find(address));
  TRY(const auto part, store_.clubs().posts(club.address, wish));
  return std::make_shared<const std::string>(club_news_json(part, *words_()));
}

Result<Payload> Clubs::ratings(const std::string& address, const RatingKind& kind) {
  TRY(const auto club, find(address));
  TRY(const auto found, store_.people().members(club.address, kind.variant, kind.speed));
  std::vector<LeaderBoard::Row> rows;
  rows.reserve(found.size());
  for (const auto& [player, kept] : found) {
    rows.push_back({player, {}, rating_at(kept, clock_()), kept.games});
  }
  return std::make_shared<const std::string>(club_ratings_json(club, kind, rows, marks_));
}

Result<Payload> Clubs::post(const std::string& player, const std::string& address,
                            const ClubPost& wish) {
  TRY(const auto club, find_own(player, address));
  auto& fresh = step_of(club).posts;
  const auto now = clock_();
  const auto same = [&](const ClubPost& one) {
    return one.player == player && one.text == wish.text && one.letter == wish.letter &&
           one.at > now - repeated_within;
  };
  TRY(const auto newest, store_.clubs().posts(club.address, {0, limits_.club_posts_a_day, {}}));
  const bool repeated = std::any_of(fresh.begin(), fresh.end(), same) ||
                        (!newest.all.empty() && same(newest.all.front()));
  if (repeated) return kept(player, club);
  const auto of_today =
      std::count_if(newest.all.begin(), newest.all.end(),
                    [&](const ClubPost& one) { return one.at > now - play::one_day; });
  if (of_today + std::ssize(fresh) >= limits_.club_posts_a_day) {
    return failure(ErrorCode::too_many, "The club has too much news of today", {},
                   "at most " + std::to_string(limits_.club_posts_a_day) + " a day");
  }
  fresh.push_back({0, player, club.find(player)->name, now, wish.letter, wish.text});
  const auto post = fresh.back();
  club_events_.note(address, WebhookKind::news,
                    [&](Millis /*at*/) { return news_event(address, post); });
  note_act(club, player, DirectorAct::posted);
  return kept(player, club);
}

Result<Payload> Clubs::remove_post(const std::string& player, const std::string& address,
                                   std::int64_t number, bool moderator) {
  TRY(const auto club, moderator ? find(address) : find_own(player, address));
  step_of(club).removed_posts.push_back(number);
  note_act(club, player, DirectorAct::unposted);
  return kept(player, club);
}

Result<Payload> Clubs::remove_club(const std::string& player, const std::string& address,
                                   const std::string& name) {
  TRY(const auto club, find_own(player, address));
  if (club.director != player) {
    return failure(ErrorCode::conflict, "Only the first director can do this");
  }
  if (name != club.name && name != shown(club.name, *words_(), hidden_name)) {
    return failure(ErrorCode::conflict, "This is not the name of the club", "name", club.name);
  }
  TRY(const auto found, store_.clubs().event_under_way(address));
  if (const std::optional<std::string>& event = found) {
    return failure(ErrorCode::conflict, *event + " of this club is not over", "club",
                   "that its tournaments and leagues are ended first");
  }
  step_of(club).deleted = true;
  return std::make_shared<const std::string>(club_deleted_json());
}

}  // namespace camlann::server
