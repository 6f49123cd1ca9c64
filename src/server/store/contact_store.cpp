#include "server/store/contact_store.hpp"

#include <cstdint>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/store/wishes_row.hpp"

namespace camlann::server {

Result<ContactStore> ContactStore::open(const database::Address& address) {
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  ContactStore store(std::move(*database));
  auto transaction = database::Transaction::prepare(store.database_);
  if (!transaction) return Failure(transaction.error());
  store.transaction_ = std::move(*transaction);
  const std::pair<database::Statement*, std::string_view> statements[] = {
      {&store.subscribe_,
       "INSERT INTO push_subscriptions (endpoint, player, public_key, secret, created) "
       "VALUES (?1,?2,?3,?4,?5) ON CONFLICT (endpoint) DO UPDATE SET player=?2, public_key=?3, "
       "secret=?4, created=?5"},
      {&store.trim_,
       "DELETE FROM push_subscriptions WHERE player=?1 AND endpoint NOT IN (SELECT endpoint FROM "
       "push_subscriptions WHERE player=?1 ORDER BY created DESC, endpoint LIMIT ?2)"},
      {&store.unsubscribe_, "DELETE FROM push_subscriptions WHERE player=?1 AND endpoint=?2"},
      {&store.count_, "SELECT count(*) FROM push_subscriptions WHERE player=?1"},
      {&store.wishes_,
       "SELECT no_push, no_mail, quiet_from, quiet_until, ahead FROM notice_wishes WHERE "
       "player=?1"},
      {&store.keep_,
       "INSERT INTO notice_wishes (player, no_push, no_mail, quiet_from, quiet_until, ahead) "
       "VALUES (?1,?2,?3,?4,?5,?6) ON CONFLICT (player) DO UPDATE SET no_push=?2, no_mail=?3, "
       "quiet_from=?4, quiet_until=?5, ahead=?6"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = store.database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return store;
}

Result<void> ContactStore::subscribe(std::string_view player, const Subscription& subscription,
                                     Millis now, int most) {
  return transaction_.run(database_, [&] {
    auto done = subscribe_.bind(1, subscription.endpoint)
                    .bind(2, player)
                    .bind(3, to_base64url(subscription.keys.public_key))
                    .bind(4, to_base64url(subscription.keys.secret))
                    .bind(5, now)
                    .run();
    if (done) done = trim_.bind(1, player).bind(2, std::int64_t{most}).run();
    return done;
  });
}

Result<void> ContactStore::unsubscribe(std::string_view player, std::string_view endpoint) {
  return unsubscribe_.bind(1, player).bind(2, endpoint).run();
}

Result<int> ContactStore::subscriptions(std::string_view player) {
  count_.bind(1, player);
  const auto row = count_.step();
  if (!row) return Failure(row.error());
  const int count = *row ? static_cast<int>(count_.number(0)) : 0;
  count_.reset();
  return count;
}

Result<NoticeWishes> ContactStore::wishes(std::string_view player) {
  NoticeWishes wishes;
  const auto row = wishes_.bind(1, player).step();
  if (row && *row) wishes = read_wishes(wishes_, 0);
  wishes_.reset();
  if (!row) return Failure(row.error());
  return wishes;
}

Result<void> ContactStore::keep(std::string_view player, const NoticeWishes& wishes) {
  keep_.bind(1, player).bind(2, to_text(wishes.no_push)).bind(3, to_text(wishes.no_mail));
  keep_.bind(6, std::int64_t{wishes.ahead});
  if (wishes.quiet) {
    keep_.bind(4, std::int64_t{wishes.quiet->from}).bind(5, std::int64_t{wishes.quiet->until});
  } else {
    keep_.bind_null(4).bind_null(5);
  }
  return keep_.run();
}

}  // namespace camlann::server
