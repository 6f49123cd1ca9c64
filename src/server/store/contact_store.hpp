#pragma once
// Push subscriptions and notification settings of players. On the thread of Accounts, with a
// separate connection.

#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "languages/language.hpp"
#include "server/core/clock.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"

namespace camlann::server {

class ContactStore {
 public:
  /// Opens a database that exists already.
  [[nodiscard]] static Result<ContactStore> open(const database::Address& address);

  /// Adds a browser, which belongs to one player. Drops the player's oldest beyond `most`.
  [[nodiscard]] Result<void> subscribe(std::string_view player, const Subscription& subscription,
                                       Millis now, int most);
  [[nodiscard]] Result<void> unsubscribe(std::string_view player, std::string_view endpoint);
  /// Counts the browsers of this player that receive notifications.
  [[nodiscard]] Result<int> subscriptions(std::string_view player);
  [[nodiscard]] Result<NoticeWishes> wishes(std::string_view player);
  [[nodiscard]] Result<void> keep(std::string_view player, const NoticeWishes& wishes);
  /// Changes the language of these settings alone.
  [[nodiscard]] Result<void> keep_language(std::string_view player, languages::Language language);

 private:
  explicit ContactStore(database::Database database) : database_(std::move(database)) {}

  database::Database database_;
};

}  // namespace camlann::server
