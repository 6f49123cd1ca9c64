#pragma once
// The host's desk: takes reports, does what hosts ask, and keeps Sanctions as the database has it,
// also when `camlann admin` has changed it: it looks twice a second. One thread (run()) does it
// all, on a connection of its own. The requests may be called from any thread; the answer comes on
// the desk's thread, once, and must not block.

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/model/measure.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"

namespace camlann::server {

class Moderation {
 public:
  /// Told on the desk's thread; must not block.
  struct Listeners {
    /// Something else is in force: somebody may be barred.
    std::function<void()> changed = [] {};
    /// This account is another one in the database: its name, its rights or its sessions.
    std::function<void(const std::string& player)> account = [](const std::string&) {};
    std::function<void(const std::string& player, const std::string& name)> renamed =
        [](const std::string&, const std::string&) {};
  };

  /// All must outlive this.
  Moderation(HostTables& tables, Directory& directory, Clock clock, const Limits& limits, Log log);

  /// Fills Sanctions.
  [[nodiscard]] Result<void> start();
  /// Before run().
  void listen(Listeners listeners) { listeners_ = std::move(listeners); }
  /// Works until close(); what waits then is refused.
  void run();
  /// One round of run(): waits for work for at most `patience`, and looks at the database.
  void run_once(std::chrono::milliseconds patience);
  void close() { actor_.close(); }

  void report(const QueueKey& who, const std::string& name, const message::NewReport& wish,
              const Reply<bool>& reply);

  // For those who keep order, as the directory says when their turn has come.
  void look(const Identity& who, const Reply<message::HostDesk>& reply);
  void act(const Identity& who, const message::Deed& deed, const Reply<message::HostDesk>& reply);
  /// What was done before the entry of this number.
  void log(const Identity& who, std::int64_t before, const Reply<message::HostLog>& reply);

 private:
  [[nodiscard]] Result<void> check(const Identity& who) const;
  [[nodiscard]] Result<message::HostDesk> moderation();
  /// If the database is no longer what Sanctions was made of.
  [[nodiscard]] Result<void> refresh();

  HostTables& tables_;
  Directory& directory_;
  const Clock clock_;
  const Limits limits_;
  const Log log_;
  Actor actor_;
  Listeners listeners_;
  std::int64_t version_ = -1;  // of what Sanctions has
  std::int64_t told_ = 0;      // the last entry of the log that the listeners know of
};

}  // namespace camlann::server
