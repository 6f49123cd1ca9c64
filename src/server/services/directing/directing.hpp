#pragma once
// The directors of tournaments, leagues and clubs, and their log: what these three have in common.
// Changes are written with the games of the transaction. Only on the games' thread, as a part of
// Games.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/model/directors.hpp"
#include "server/model/marks.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// The error about a player that is to direct and is not known.
[[nodiscard]] Failure nobody_to_appoint();

class Directing {
 public:
  /// All must outlive this.
  Directing(Store& store, Clock clock, const Limits& limits);

  /// Adds a line to the log; sets its time.
  void note(const DirectedEvent& event, DirectorLine line);
  /// Returns the directors after a change by one of them, and keeps them with a line of the log.
  /// The caller sets the name in it. An error if a player would get too many events.
  [[nodiscard]] Result<Directors> change(const DirectedEvent& event, const Directors& before,
                                         const std::string& player, const DirectorWish& wish);
  /// Keeps directors that have changed for another reason.
  void keep(const DirectedEvent& event, const Directors& directors, const DirectorLine& line);
  /// Keeps the directors of a new event.
  void keep(const DirectedEvent& event, const Directors& directors);
  /// Returns a part of the log as a message: the newest lines before this number.
  [[nodiscard]] Result<Payload> log(const DirectedEvent& event, std::int64_t before);
  /// Counts the events that a player directs after another one; they do not count as made.
  [[nodiscard]] Result<int> received(DirectedKind kind, const std::string& player);

  /// Returns the changes to write with the games of this transaction.
  [[nodiscard]] std::span<const DirectorWrite> unsaved() const { return unsaved_; }
  void next_round() { unsaved_.clear(); }

 private:
  [[nodiscard]] Result<void> may_receive(DirectedKind kind, const std::string& player);
  DirectorWrite& step_of(const DirectedEvent& event);

  Store& store_;
  const Clock clock_;
  const Limits& limits_;
  std::vector<DirectorWrite> unsaved_;  // each event once
};

}  // namespace camlann::server
