#pragma once
// Settings for reaching a player that is away: subscribed browsers, and which reminders to send
// when. The work is done on the thread of Accounts, in the caller's turn. Requests may be made on
// any thread; each is answered there once its change is on disk.

#include <string>

#include "languages/language.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/store/contact_store.hpp"

namespace camlann::server {

class Contacts {
 public:
  /// The first two must outlive this.
  Contacts(Accounts& accounts, ContactStore& store, PushOptions push, Clock clock,
           const Limits& limits);

  [[nodiscard]] const PushOptions& push() const { return push_; }

  /// Each replies with the number of the player's subscribed browsers afterwards.
  void find(const Caller& caller, const Reply<int>& reply);
  /// A guest is notified in `language`.
  void subscribe(const Caller& caller, const Subscription& subscription,
                 languages::Language language, const Reply<int>& reply);
  void unsubscribe(const Caller& caller, const std::string& endpoint, const Reply<int>& reply);

  void wishes(const Caller& caller, const Reply<NoticeWishes>& reply);
  /// Replies with the saved settings.
  void keep(const Caller& caller, const NoticeWishes& wishes, const Reply<NoticeWishes>& reply);

 private:
  Accounts& accounts_;
  ContactStore& store_;
  const PushOptions push_;
  const Clock clock_;
  const Limits limits_;
};

}  // namespace camlann::server
