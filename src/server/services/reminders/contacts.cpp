#include "server/services/reminders/contacts.hpp"

#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "languages/language.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/store/contact_store.hpp"

namespace camlann::server {

Contacts::Contacts(Accounts& accounts, ContactStore& store, PushOptions push, Clock clock,
                   const Limits& limits)
    : accounts_(accounts),
      store_(store),
      push_(std::move(push)),
      clock_(std::move(clock)),
      limits_(limits) {}

void Contacts::find(const Caller& caller, const Reply<int>& reply) {
  accounts_.post(caller, reply,
                 [this, player = caller.who.player] { return store_.subscriptions(player); });
}

void Contacts::subscribe(const Caller& caller, const Subscription& subscription,
                         languages::Language language, const Reply<int>& reply) {
  accounts_.post(
      caller, reply, [this, player = caller.who.player, subscription, language]() -> Result<int> {
        TRY_VOID(
            store_.subscribe(player, subscription, clock_(), limits_.subscriptions_per_player));
        TRY_VOID(store_.keep_language(player, language));
        return store_.subscriptions(player);
      });
}

void Contacts::unsubscribe(const Caller& caller, const std::string& endpoint,
                           const Reply<int>& reply) {
  accounts_.post(caller, reply, [this, player = caller.who.player, endpoint]() -> Result<int> {
    TRY_VOID(store_.unsubscribe(player, endpoint));
    return store_.subscriptions(player);
  });
}

void Contacts::wishes(const Caller& caller, const Reply<NoticeWishes>& reply) {
  accounts_.post(caller, reply,
                 [this, player = caller.who.player] { return store_.wishes(player); });
}

void Contacts::keep(const Caller& caller, const NoticeWishes& wishes,
                    const Reply<NoticeWishes>& reply) {
  accounts_.post(caller, reply,
                 [this, player = caller.who.player, wishes]() -> Result<NoticeWishes> {
                   TRY_VOID(store_.keep(player, wishes));
                   return wishes;
                 });
}

}  // namespace camlann::server
