#pragma once
// Computes due notifications from games and invitations, so that none is lost, and stores which of
// them were sent. Has a separate connection, for the thread of Notifier.

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
  /// Opens an existing database. `mails` is true if this server sends mail.
  [[nodiscard]] static Result<NoticeStore> open(const database::Address& address, bool mails);

  /// Computes all notices, stores new ones and deletes obsolete ones. Returns at most `most`
  /// notices that are due at `now`, oldest first.
  [[nodiscard]] Result<std::vector<Notice>> due(Millis now, std::size_t most);
  /// Marks a notice as sent or given up.
  [[nodiscard]] Result<void> done(const Notice& notice);
  /// Schedules another attempt at `due`.
  [[nodiscard]] Result<void> postpone(const Notice& notice, Millis due);

  [[nodiscard]] Result<std::vector<Subscription>> subscriptions(std::string_view player);
  [[nodiscard]] Result<void> drop_subscription(std::string_view endpoint);

 private:
  using Key = std::tuple<std::string, NoticeKind, Channel, std::string>;
  using Notices = std::map<Key, Notice>;
  /// Start time of each player's channels, for channels that are on.
  using Listeners = std::map<std::pair<std::string, Channel>, Millis>;
  struct Told {
    std::int64_t mark = 0;
    std::optional<Millis> due;
    int tries = 0;
  };

  explicit NoticeStore(database::Database database) : database_(std::move(database)) {}

  /// Settings of the players that have changed them.
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
  /// Adds the notice for each channel that accepts it. Channels turned on after it are skipped
  /// unless it is urgent.
  static void add(Notices& notices, const Audience& who, const Notice& notice);

  database::Database database_;  // closed after the statements below
  database::Transaction transaction_;
  database::Statement listeners_, wishes_, shown_, turns_, challenges_, rounds_;
  database::Statement told_, forget_, keep_, settle_;
  database::Statement subscriptions_, drop_;
};

/// Returns the key that identifies this server to push services. It is made once and kept in the
/// database.
[[nodiscard]] Result<KeyPair> read_push_key(const database::Address& address);

}  // namespace camlann::server
