#pragma once
// Moderation: takes reports, performs the actions of hosts, and keeps Sanctions equal to the
// database, which it checks twice per second because `camlann admin` changes it, too. All work is
// done on one thread (run()) with a separate connection. Requests may be made on any thread; each
// is answered once, on this thread, and the reply must not block.

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/model/directors.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/measure.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/site/site_keeper.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

class Moderation {
 public:
  /// Called on this thread; must not block.
  struct Listeners {
    /// The measures in force have changed; more players may be banned.
    std::function<void()> changed = [] {};
    /// This account has changed in the database: its name, its rights or its sessions.
    std::function<void(const std::string& player)> account = [](const std::string&) {};
    std::function<void(const std::string& player, const std::string& name)> renamed =
        [](const std::string&, const std::string&) {};
    /// The directors or the visibility of this event have changed.
    std::function<void(const DirectedEvent& event)> event = [](const DirectedEvent&) {};
  };

  /// All must outlive this. Without a site its settings are kept, but do nothing.
  Moderation(HostTables& tables, Directory& directory, Clock clock, const Limits& limits, Log log,
             SiteKeeper* site = nullptr, const Catalog& known = catalog());

  /// Fills Sanctions.
  [[nodiscard]] Result<void> start();
  /// Call before run().
  void listen(Listeners listeners) { listeners_ = std::move(listeners); }
  /// Works until close(); requests that still wait then are refused.
  void run();
  /// One round of run(): waits for work for at most `patience`, and checks the database.
  void run_once(std::chrono::milliseconds patience);
  void close() { actor_.close(); }

  void report(const QueueKey& who, const std::string& name, const message::NewReport& wish,
              const Reply<bool>& reply);

  // Imported players
  /// Replies with a part of those that have the search in their names, by name.
  void imported_named(const QueueKey& who, const ListWish& wish,
                      const Reply<message::ImportedNames>& reply);
  void imported(const QueueKey& who, const std::string& id,
                const Reply<message::ImportedPlayer>& reply);
  /// For accounts of people. Replies with the page.
  void claim(const Identity& who, const std::string& id, const std::string& text,
             const Reply<message::ImportedPlayer>& reply);
  void withdraw_claim(const Identity& who, const std::string& id,
                      const Reply<message::ImportedPlayer>& reply);

  // For moderators, according to the directory at the time of the work.
  void look(const Identity& who, const Reply<message::HostDesk>& reply);
  void act(const Identity& who, const message::Deed& deed, const Reply<message::HostDesk>& reply);
  void import_list(const Identity& who, const message::ImportPlayers& wish,
                   const Reply<message::ListReport>& reply);
  /// The entries before this number.
  void log(const Identity& who, std::int64_t before, const Reply<message::HostLog>& reply);

 private:
  [[nodiscard]] Result<void> check(const Identity& who) const;
  /// An error for a setting of the site that is an option of the server.
  [[nodiscard]] Result<void> check_free(const message::Deed& deed) const;
  [[nodiscard]] Result<message::HostDesk> moderation();
  /// Reads the names that accounts and guests must not take.
  [[nodiscard]] Result<void> refresh_imported();
  /// Reloads Sanctions if the database has changed.
  [[nodiscard]] Result<void> refresh();

  HostTables& tables_;
  Directory& directory_;
  const Clock clock_;
  const Limits limits_;
  const Log log_;
  SiteKeeper* const site_;
  const Catalog& known_;
  Actor actor_;
  Listeners listeners_;
  std::int64_t version_ = -1;  // of the data in Sanctions
  std::int64_t told_ = 0;      // the last log entry that the listeners were notified of
};

}  // namespace camlann::server
