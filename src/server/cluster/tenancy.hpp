#pragma once
// Which of several servers on one database has the games (doc/decisions/0028-several-servers.md),
// and whether it is this one. A separate thread sends LeaseKeeper's questions to the table of
// leases. Used by serve() and by the network.

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "base/result.hpp"
#include "database/address.hpp"
#include "server/cluster/lease_keeper.hpp"
#include "server/core/log.hpp"
#include "server/core/vitals.hpp"
#include "server/store/lease_table.hpp"

namespace camlann::server {

/// Thread-safe.
class Tenancy {
 public:
  /// `address` is HOST:PORT for other servers; empty: not reachable. The constructor queries the
  /// table once, so the state is known right away.
  Tenancy(LeaseTable table, std::string address, Vitals& vitals, Log log);
  Tenancy(const Tenancy&) = delete;
  Tenancy& operator=(const Tenancy&) = delete;
  /// Gives back its lease.
  ~Tenancy();

  /// True if this server has the games and, as far as it knows, no other has taken them.
  [[nodiscard]] bool holds() const;
  /// True if this server has the games for certain: its lease is valid by the clock of this
  /// machine. False while it cannot be renewed; the games in memory may then be out of date.
  [[nodiscard]] bool is_certain() const;
  /// This server's current or last lease.
  using Own = LeaseKeeper::Own;
  [[nodiscard]] Own own() const;

  /// Another server that has the games.
  using Holder = LeaseKeeper::Holder;
  [[nodiscard]] std::optional<Holder> holder() const;

  /// Sets the function that the thread calls after possible changes of the above; nothing: none.
  void tell(std::function<void()> listener);

  /// Gives back the lease after the last commit. It is not taken again for a moment, or for
  /// `pause`, so that another server can take it.
  void give_back(std::chrono::milliseconds pause = {});

  /// Reports to the vitals whether the database answers and a server has the games. Call it before
  /// showing the server's state: only the clock reveals a database that hangs. Any thread.
  void note_trouble();

  /// Records a message from a client, direct or through another server. Any thread.
  void heard();
  /// Records that the holder of the games in this epoch was unreachable for a client. Any thread.
  void missed(std::int64_t epoch);

  /// Returns the address for this tenancy's connections: opened while it is certain, closed by the
  /// next server that takes the games.
  [[nodiscard]] database::Address address_for(const database::Address& address) const;

 private:
  void run();
  void round();
  [[nodiscard]] std::optional<LeaseKeeper::Question> begin() const;
  [[nodiscard]] std::optional<LeaseKeeper::Question> hear(
      const LeaseKeeper::Question& question, const Result<LeaseKeeper::Answer>& answer);
  void tell_of(const LeaseKeeper::News& news);

  LeaseTable table_;
  Vitals& vitals_;
  const Log log_;

  std::mutex noting_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::function<void()> listener_;
  LeaseKeeper keeper_;
  bool ends_ = false;
  std::thread thread_;
};

}  // namespace camlann::server
