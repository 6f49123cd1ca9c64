// Keeps the progress of accounts for all their browsers.
#include <cstdint>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/outbox.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/store/account_store.hpp"
#include "wire/messages/progress.hpp"

namespace camlann::server {

void Accounts::progress(const Caller& caller, const Reply<message::Progress>& reply) {
  post(caller, reply, [this, caller]() -> Result<message::Progress> {
    TRY_VOID(own(caller));
    TRY(auto parts, store_.progress(caller.who.player));
    return message::Progress{std::move(parts)};
  });
}

void Accounts::keep_progress(const Caller& caller, const message::KeepProgress& wish,
                             const Reply<message::KeptProgress>& reply) {
  post(caller, reply, [this, caller, wish]() -> Result<message::KeptProgress> {
    TRY_VOID(own(caller));
    return store_.keep_progress(caller.who.player, wish,
                                static_cast<std::int64_t>(limits_.progress_parts));
  });
}

}  // namespace camlann::server
