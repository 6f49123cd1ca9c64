#pragma once
// What players were told and what they did, as they would swear to it. At the end it is held
// against what the database has (history.hpp).

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/clock.hpp"
#include "server/game_state.hpp"

namespace camlann::server::simulation {

/// A move that somebody has sent, with the answer that he took for the last word.
struct SentMove {
  std::string player;
  std::string game;
  std::string nonce;
  std::string notation;
  int ply = 0;
  bool refused = false;
  bool accepted = false;
};

struct Shown {
  int plies = 0;
  std::string fen;  // empty where it was not shown
  bool operator==(const Shown&) const = default;
};

/// A time in which the clock of games may run, and what had run before it.
struct Uptime {
  Millis from = 0;
  Millis before = 0;
  bool up = false;
};

class Told {
 public:
  void move(SentMove sent) { moves_.push_back(std::move(sent)); }
  void see(const std::string& game, std::int64_t version, Shown shown);
  void see(const GameView& view) {
    const auto& now = view.standing;
    see(view.meta.id, now.version, {now.plies, now.fen});
  }
  void wrong(std::string what) { wrong_.push_back(std::move(what)); }
  void up(Millis now, bool up);

  [[nodiscard]] const std::vector<SentMove>& moves() const { return moves_; }
  [[nodiscard]] const std::map<std::string, std::map<std::int64_t, Shown>>& shown() const {
    return shown_;
  }
  [[nodiscard]] const std::vector<std::string>& all_wrong() const { return wrong_; }
  /// How long servers have run until then.
  [[nodiscard]] Millis ran(Millis until) const;

 private:
  std::vector<SentMove> moves_;
  std::map<std::string, std::map<std::int64_t, Shown>> shown_;  // by game and version
  std::vector<std::string> wrong_;
  std::vector<Uptime> uptimes_;
};

}  // namespace camlann::server::simulation
