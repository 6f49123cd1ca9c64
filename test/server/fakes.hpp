#pragma once
// Stand-ins for the server's dependencies: a store in memory that can fail, a thinker that waits
// for commands, a clock that is set by the test, names that count up.

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <deque>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/failing_store.hpp"  // IWYU pragma: export
#include "server/messages/game.hpp"
#include "server/model/player_keys.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/thinkers.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

using camlann::test::TemporaryFolder;

[[nodiscard]] boost::json::value json_of(std::string_view text);
/// A field on the way "a.b.0.c"; null if it is not there.
[[nodiscard]] boost::json::value field(const boost::json::value& value, std::string_view way);
[[nodiscard]] std::string text_field(const boost::json::value& value, std::string_view way);
[[nodiscard]] std::int64_t number_field(const boost::json::value& value, std::string_view way);

class FakeThinker final : public Thinker {
 public:
  std::size_t room = 100;
  std::deque<ThinkJob> jobs;
  bool out_of_memory = false;   // once
  bool holds_pairings = false;  // other pairings are computed immediately
  int pairings = 0;             // found so

  bool has_room(Length length) override;
  void submit(ThinkJob job) override;

  /// Takes the oldest job and answers it: by default the first legal move, no to a draw.
  void think(std::optional<Thought> thought = std::nullopt);
};

class FakeWatcher final : public Watcher {
 public:
  std::vector<boost::json::value> messages;
  std::optional<Millis> way;  // to its reader and back
  void deliver(std::shared_ptr<const std::string> message) override;
  [[nodiscard]] std::optional<Millis> round_trip() const override { return way; }
};

/// Delivers the error of a request that is answered only with one, as sockets do.
[[nodiscard]] inline Reply<void> errors_to(const std::shared_ptr<Watcher>& watcher,
                                           const std::string& game = {}) {
  return [watcher, game](const Result<void>& done) {
    watcher->deliver(error_message(done.error(), game));
  };
}

[[nodiscard]] NewGame wish_for(std::string variant, Opponent opponent = Opponent::computer,
                               Seat colour = Seat::white);

/// Keys of a server with a known secret.
[[nodiscard]] PlayerKeys test_keys(Namer namer);

/// Names that count up, of the right length and characters.
[[nodiscard]] Namer counting_names();
[[nodiscard]] Log silent_log();
/// The flag of a client that waits for its answer.
[[nodiscard]] StopFlag still_there();

/// The program's limits, but a round takes up all that was posted, however slow the machine is.
inline Limits unhurried() {
  Limits limits;
  limits.round = std::chrono::hours(1);
  limits.restart_grace = 0;
  limits.standstill = std::numeric_limits<Millis>::max();
  return limits;
}

}  // namespace camlann::server::test
