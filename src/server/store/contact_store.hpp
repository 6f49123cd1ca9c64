#pragma once
// How players can be reached. On the thread of Accounts, by a connection of its own.

#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/transaction.hpp"
#include "server/core/clock.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"

namespace camlann::server {

class ContactStore {
 public:
  /// The database is there already.
  [[nodiscard]] static Result<ContactStore> open(const database::Address& address);

  /// A browser has one player; the oldest beyond `most` of his are dropped.
  [[nodiscard]] Result<void> subscribe(std::string_view player, const Subscription& subscription,
                                       Millis now, int most);
  [[nodiscard]] Result<void> unsubscribe(std::string_view player, std::string_view endpoint);
  /// How many browsers of this player are told.
  [[nodiscard]] Result<int> subscriptions(std::string_view player);
  [[nodiscard]] Result<NoticeWishes> wishes(std::string_view player);
  [[nodiscard]] Result<void> keep(std::string_view player, const NoticeWishes& wishes);

 private:
  explicit ContactStore(database::Database database) : database_(std::move(database)) {}

  database::Database database_;  // closed after the statements below
  database::Transaction transaction_;
  database::Statement subscribe_, trim_, unsubscribe_, count_, wishes_, keep_;
};

}  // namespace camlann::server
