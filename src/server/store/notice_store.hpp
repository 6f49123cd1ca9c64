#pragma once
// What waits for players who are to be told of it: found in the games and invitations themselves,
// so that nothing is forgotten, and with each what has been told. A connection of its own, for the
// thread of Notifier.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/transaction.hpp"
#include "server/core/clock.hpp"
#include "server/core/p256.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"

namespace camlann::server {

class NoticeStore {
 public:
  /// The database is there already. `mails`: whether this server sends mail.
  [[nodiscard]] static Result<NoticeStore> open(const database::Address& address, bool mails);

  /// Looks at everything, keeps what is new and drops what waits no more; of what is to be told by
  /// now at most so many, the longest due first.
  [[nodiscard]] Result<std::vector<Notice>> due(Millis now, std::size_t most);
  /// Told, or given up.
  [[nodiscard]] Result<void> done(const Notice& notice);
  /// To be tried once more, then.
  [[nodiscard]] Result<void> postpone(const Notice& notice, Millis due);

  [[nodiscard]] Result<std::vector<Subscription>> subscriptions(std::string_view player);
  [[nodiscard]] Result<void> drop_subscription(std::string_view endpoint);

 private:
  using Key = std::tuple<std::string, NoticeKind, Channel, std::string>;
  using Notices = std::map<Key, Notice>;
  /// Since when a player is told by a channel, for those who are.
  using Listeners = std::map<std::pair<std::string, Channel>, Millis>;
  struct Told {
    std::int64_t mark = 0;
    std::optional<Millis> due;
    int tries = 0;
  };

  explicit NoticeStore(database::Database database) : database_(std::move(database)) {}

  /// Of those who have any.
  using Wishes = std::map<std::string, NoticeWishes, std::less<>>;
  struct Audience {
    Listeners listeners;
    Wishes wishes;
  };

  [[nodiscard]] Result<Audience> audience();
  [[nodiscard]] Result<void> add_turns(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_challenges(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_rounds(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<std::map<Key, Told>> told();
  [[nodiscard]] Result<void> write(const Notices& now, const std::map<Key, Told>& before);
  [[nodiscard]] static Key key_of(const Notice& notice);
  /// By each channel to whose listeners it is news.
  static void add(Notices& notices, const Audience& who, const Notice& notice);

  database::Database database_;  // closed after the statements below
  database::Transaction transaction_;
  database::Statement listeners_, wishes_, shown_, turns_, challenges_, rounds_;
  database::Statement told_, forget_, keep_, settle_;
  database::Statement subscriptions_, drop_;
};

/// The key by which push services know this server: made once, kept in the database.
[[nodiscard]] Result<KeyPair> read_push_key(const database::Address& address);

}  // namespace camlann::server
