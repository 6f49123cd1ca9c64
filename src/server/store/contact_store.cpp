#include "server/store/contact_store.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/row.hpp"
#include "languages/language.hpp"
#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/store/wishes_row.hpp"

namespace camlann::server {

Result<ContactStore> ContactStore::open(const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  return ContactStore(std::move(database));
}

Result<void> ContactStore::subscribe(std::string_view player, const Subscription& subscription,
                                     Millis now, int most) {
  return database_.together([&] {
    auto done = database_.run(
        "INSERT INTO push_subscriptions (endpoint, player, public_key, secret, created) "
        "VALUES (?1,?2,?3,?4,?5) ON CONFLICT (endpoint) DO UPDATE SET player=?2, public_key=?3, "
        "secret=?4, created=?5",
        subscription.endpoint, player, to_base64url(subscription.keys.public_key),
        to_base64url(subscription.keys.secret), now);
    if (!done) return done;
    return database_.run(
        "DELETE FROM push_subscriptions WHERE player=?1 AND endpoint NOT IN (SELECT endpoint FROM "
        "push_subscriptions WHERE player=?1 ORDER BY created DESC, endpoint LIMIT ?2)",
        player, most);
  });
}

Result<void> ContactStore::unsubscribe(std::string_view player, std::string_view endpoint) {
  return database_.run("DELETE FROM push_subscriptions WHERE player=?1 AND endpoint=?2", player,
                       endpoint);
}

Result<int> ContactStore::subscriptions(std::string_view player) {
  return database_.value<int>("SELECT count(*) FROM push_subscriptions WHERE player=?1", player);
}

Result<void> ContactStore::keep_language(std::string_view player, languages::Language language) {
  static const std::string sql = database::insert_into<NoticeWishes>({"player"}) +
                                 "ON CONFLICT (player) DO UPDATE SET language=excluded.language";
  NoticeWishes wishes;
  wishes.language = language.tag();
  return database_.run(sql, wishes, player);
}

Result<NoticeWishes> ContactStore::wishes(std::string_view player) {
  return database_.value<NoticeWishes>(database::select_from<NoticeWishes>() + "WHERE player=?1",
                                       player);
}

Result<void> ContactStore::keep(std::string_view player, const NoticeWishes& wishes) {
  static const std::string sql = database::insert_into<NoticeWishes>({"player"}) +
                                 "ON CONFLICT (player) DO UPDATE SET " +
                                 database::excluded_of<NoticeWishes>();
  return database_.run(sql, wishes, player);
}

}  // namespace camlann::server
