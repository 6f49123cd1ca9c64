#pragma once
// Servers that compete for the lease of the games, with the decisions of the program (LeaseKeeper),
// over links to a database that fail on command. Invariants are checked at every event. After a
// long time without faults the servers rest: rounds that would change nothing are computed only
// when a server's state is read.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/cluster/lease_keeper.hpp"
#include "simulation/lease_row.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class Contest;

/// The lease's part of one run of a server.
class Contender : public std::enable_shared_from_this<Contender> {
 public:
  using Hear = std::function<void(const LeaseKeeper::News&)>;
  Contender(World& world, Contest& contest, std::string address, const Namer& namer);
  Contender(const Contender&) = delete;
  Contender& operator=(const Contender&) = delete;

  /// Before begin().
  void tell(Hear hear) { hear_ = std::move(hear); }
  void begin() { begin_in(1); }

  bool cut_off = false;     // from the database
  int answers_to_lose = 0;  // of the database

  void die() { dead_ = true; }
  void stand_still() { stands_still_ = true; }
  void go_on();
  void give_back(Millis pause);
  [[nodiscard]] bool dead() const { return dead_; }
  [[nodiscard]] bool there() const { return !dead_ && !stands_still_; }
  [[nodiscard]] bool linked() const;

  [[nodiscard]] bool holds() const { return keeper_.holds(); }
  [[nodiscard]] bool is_certain() const { return keeper_.is_certain(clock()); }
  [[nodiscard]] const LeaseKeeper& keeper() const { return keeper_; }

 private:
  friend class Contest;
  struct Arrived {
    LeaseKeeper::Question question;
    Result<LeaseKeeper::Answer> answer;
  };

  [[nodiscard]] LeaseKeeper::Time clock() const;
  void begin_in(Millis wait);
  void round();
  void send(const LeaseKeeper::Question& question);
  void arrive_in(Millis wait, const LeaseKeeper::Question& question,
                 const Result<LeaseKeeper::Answer>& answer);
  void arrive(const LeaseKeeper::Question& question, const Result<LeaseKeeper::Answer>& answer);
  [[nodiscard]] std::optional<LeaseKeeper::Question> hear(
      const LeaseKeeper::Question& question, const Result<LeaseKeeper::Answer>& answer);
  /// A round that takes no time, where it rests.
  void round_now();
  void wake();

  World& world_;
  Contest& contest_;
  LeaseKeeper keeper_;
  Hear hear_;
  const double rate_;
  const Millis began_;
  bool dead_ = false;
  bool stands_still_ = false;
  bool rests_ = false;
  bool owes_round_ = false;         // while it stood still
  std::optional<Arrived> arrived_;  // the same
};

class Contest {
 public:
  /// They rest only where `may_rest`.
  Contest(World& world, Told& told, std::function<bool(std::int64_t)> set_epoch, bool may_rest);

  [[nodiscard]] std::shared_ptr<Contender> add(const std::string& address, const Namer& namer);
  /// Wakes resting servers; to be called before a change that affects any server.
  void stir();
  /// Brings a resting server's state up to the present.
  void look(Contender& one);
  /// Faults that affect all servers at once.
  bool database_away = false;
  bool database_slow = false;

  [[nodiscard]] std::int64_t epoch() const { return row_.epoch(); }
  /// Questions that were answered, and how often the lease was taken.
  [[nodiscard]] std::int64_t rounds() const { return rounds_; }
  [[nodiscard]] std::int64_t taken() const { return row_.epoch(); }
  Told& told() { return told_; }

 private:
  friend class Contender;
  [[nodiscard]] bool may_rest(const Contender& one) const;
  void check_after(const Contender& one);
  void check_nobody_is_certain();
  void check_somebody_has_games(std::int64_t stirred);

  World& world_;
  Told& told_;
  LeaseRow row_;
  const bool may_rest_;
  bool resting_ = false;
  Millis quiet_from_ = 0;
  std::int64_t stirred_ = 0;
  std::int64_t rounds_ = 0;
  std::vector<std::weak_ptr<Contender>> all_;
};

}  // namespace camlann::server::simulation
