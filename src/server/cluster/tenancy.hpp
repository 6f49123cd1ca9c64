#pragma once
// Which of several servers of one database has the games (doc/decisions/0028-several-servers.md),
// and whether it is this one: a thread of its own asks the table of leases what LeaseKeeper
// decides to ask. Used by serve() and by the network.

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
  /// `address` is where other servers reach this one, HOST:PORT; empty: nowhere. It looks once at
  /// once: whether the games are free is known when this is made.
  Tenancy(LeaseTable table, std::string address, Vitals& vitals, Log log);
  Tenancy(const Tenancy&) = delete;
  Tenancy& operator=(const Tenancy&) = delete;
  /// What it holds is given back.
  ~Tenancy();

  /// Whether this server has the games and nobody has taken them from it, as far as it knows.
  [[nodiscard]] bool holds() const;
  /// Whether it has them for certain: the lease goes on, by the clock of this machine. Not while it
  /// cannot be renewed. Whatever is in memory may be out of date then.
  [[nodiscard]] bool is_certain() const;
  /// The lease that this server has now, or had last.
  using Own = LeaseKeeper::Own;
  [[nodiscard]] Own own() const;

  /// Another server that has the games.
  using Holder = LeaseKeeper::Holder;
  [[nodiscard]] std::optional<Holder> holder() const;

  /// Called on the thread of this, whenever what is above may have changed. Nothing: nobody is.
  void tell(std::function<void()> listener);

  /// Behind the last commit. It is not taken again for a moment, so that another server can; with
  /// `pause` not before that has passed.
  void give_back(std::chrono::milliseconds pause = {});

  /// Tells the vitals whether the database answers and somebody has the games. Before somebody asks
  /// how this server is: a database that only stands still is noticed by the clock alone. Any
  /// thread.
  void note_trouble();

  /// A client, or a server that passes one on, is heard here. Any thread.
  void heard();
  /// The server that has the games in this epoch could not be reached for a client. Any thread.
  void missed(std::int64_t epoch);

  /// The address, with connections that are this tenancy's: made while it is certain, and ended by
  /// whoever takes the games over.
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
