#pragma once
// Notifications of one channel that are due. They are computed from games and invitations, so that
// none is missed; the table `notices` has those that were sent. With a separate connection, on the
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
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/core/p256.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"

namespace camlann::server {

class NoticeStore {
 public:
  /// Returns the time that the notices of this one's player have taken lately; nothing if it must
  /// wait.
  using Order = std::function<std::optional<Millis>(const Notice&)>;

  /// Opens an existing database.
  [[nodiscard]] static Result<NoticeStore> open(const database::Address& address, Channel channel);

  [[nodiscard]] Channel channel() const { return channel_; }
  /// Computes all notices, keeps new ones and drops those that no longer apply. Returns at most
  /// `most` of those that are due, and few of one player: first those of accounts, because anyone
  /// can be many guests; of each the players with the least time used, and of these
  /// the longest due. All challenges of a player are in one notice, and in mail
  /// all notices of a kind.
  [[nodiscard]] Result<std::vector<Notice>> due(Millis now, std::size_t most, const Order& order);
  /// Marks it as sent, or given up.
  [[nodiscard]] Result<void> done(const Notice& notice);
  /// Schedules another attempt.
  [[nodiscard]] Result<void> postpone(const Notice& notice, Millis due);

  [[nodiscard]] Result<std::vector<Subscription>> subscriptions(std::string_view player);
  [[nodiscard]] Result<void> drop_subscription(std::string_view endpoint);

 private:
  /// A round that began, or a result that was corrected, longer ago is not announced.
  static constexpr Millis is_news = play::one_day;
  /// Returns the delay of notices. Players that move soon need no mail.
  static constexpr Millis pause_of(Channel channel) {
    return channel == Channel::mail ? Millis{30} * 60 * 1000 : 0;
  }
  using Key = std::tuple<std::string, NoticeKind, Channel, std::string>;
  using Notices = std::map<Key, Notice>;
  /// A player with this channel.
  struct Listener {
    Millis since = 0;
    bool account = false;
  };
  using Listeners = std::map<std::string, Listener, std::less<>>;
  struct Told {
    std::int64_t mark = 0;
    std::optional<Millis> due;
    int tries = 0;
  };

  NoticeStore(database::Database database, Channel channel)
      : database_(std::move(database)), channel_(channel) {}

  /// By player.
  using Wishes = std::map<std::string, NoticeWishes, std::less<>>;
  struct Audience {
    Listeners listeners;
    Wishes wishes;
  };

  [[nodiscard]] Result<Audience> audience();
  [[nodiscard]] Result<void> add_turns(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_challenges(Notices& notices, const Audience& who, Millis now);
  /// Challenges of clubs to team matches, for the officers.
  [[nodiscard]] Result<void> add_team_matches(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_rounds(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_corrections(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_news(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<void> add_stopped_webhooks(Notices& notices, const Audience& who,
                                                  Millis now);
  /// Claims on imported players, for the hosts, and what became of them, for the accounts.
  [[nodiscard]] Result<void> add_claims(Notices& notices, const Audience& who, Millis now);
  /// Simultaneous displays, for givers that others have named.
  [[nodiscard]] Result<void> add_displays(Notices& notices, const Audience& who, Millis now);
  /// Results of boards in the room that one player has reported, for the other.
  [[nodiscard]] Result<void> add_reports(Notices& notices, const Audience& who, Millis now);
  /// Applications to leagues and tournaments, for the directors: at most one notice of an event in
  /// an hour.
  [[nodiscard]] Result<void> add_applications(Notices& notices, const Audience& who, Millis now);
  [[nodiscard]] Result<std::map<Key, Told>> told();
  [[nodiscard]] Result<void> write(const Notices& now, const std::map<Key, Told>& before);
  [[nodiscard]] static Key key_of(const Notice& notice);
  /// Adds it if the player uses the channel and it is news there.
  void add(Notices& notices, const Audience& who, Notice notice) const;

  [[nodiscard]] Result<void> settle(const Notice& notice, std::optional<Millis> due);

  database::Database database_;
  Channel channel_;
};

/// Reads the key that identifies this server to push services. It is made once and kept in the
/// database.
[[nodiscard]] Result<KeyPair> read_push_key(const database::Address& address);

}  // namespace camlann::server
