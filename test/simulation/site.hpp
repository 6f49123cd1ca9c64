#pragma once
// An installation of servers with one database, with or without a bus, and its faults.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "database/address.hpp"
#include "database/database.hpp"
#include "simulation/contest.hpp"
#include "simulation/machine.hpp"
#include "simulation/tenure.hpp"
#include "simulation/told.hpp"
#include "simulation/wild_bus.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class Site {
 public:
  Site(World& world, database::Address address, Told& told, bool has_bus);
  ~Site();
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;

  /// The games that a connection reaches which is made now, at any server; null if none.
  [[nodiscard]] std::shared_ptr<Tenure> reach();
  /// A socket at any server.
  void open_line(const std::string& player, const std::shared_ptr<Watcher>& watcher,
                 std::function<void()> on_closed, const Opened& opened);

  /// Begins what goes wrong, again and again; until heal().
  void harm();
  void heal();
  /// All servers end.
  void close();
  /// Harm, by kind, and what servers said.
  [[nodiscard]] const std::map<std::string, int>& done() const { return done_; }

 private:
  using Kept = std::shared_ptr<Machine>;

  void start(std::size_t place);
  void start_in(std::size_t place, Millis wait);
  [[nodiscard]] Kept any();
  [[nodiscard]] Kept with_games() const;
  [[nodiscard]] Kept at(const std::string& address) const;
  void opened(std::int64_t epoch);
  void ended(const Tenure& tenure);

  void harm_once();
  /// Undone by heal() too.
  void undo_in(Millis wait, std::function<void()> undo);
  void kill();
  void kill_in_commit();
  void stop();
  void stand_still();
  void stand_still_with_request();
  void stand_still(const Kept& machine);
  void cut_off();
  void lose_lease_answers();
  void send_away_database();
  void slow_database_down();
  void break_disk();
  void break_reading();
  void lose_answer();
  void send_away_bus();
  void cut_off_bus();
  /// The one with the games, as a rule.
  [[nodiscard]] Kept victim();

  World& world_;
  const database::Address address_;
  Told& told_;
  const Namer namer_;
  std::optional<database::Database> owner_;  // where the epoch is
  std::optional<database::Statement> set_epoch_;
  std::unique_ptr<Contest> contest_;
  std::shared_ptr<WildBus> bus_;
  std::vector<Kept> machines_;
  const bool servers_last_;  // nothing happens to them, so what one forgets is forgotten
  std::function<void(const Kept&)> on_reached_;  // once, by a request
  bool harming_ = false;
  bool closing_ = false;
  std::map<std::string, int> done_;
  std::int64_t latest_ = 0;            // epoch that had games
  std::optional<Millis> still_since_;  // the server of that one
};

}  // namespace camlann::server::simulation
