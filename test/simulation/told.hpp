#pragma once
// The players' record of answers and actions. At the end it is compared with the database
// (history.hpp).

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server::simulation {

/// A move that a player sent, with its final answer.
struct SentMove {
  std::string player;
  std::string game;
  std::string nonce;
  std::string notation;
  int ply = 0;
  bool accepted = false;
  std::string refusal{};
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

  // Tournaments
  /// Records a tournament at a version, without the parts that depend on the clock.
  void see_tournament(const std::string& id, std::int64_t version, const std::string& all);
  void hear_of_tournament(const std::string& id, std::int64_t version) {
    tournaments_[id].try_emplace(version);
  }
  void made_tournament(const std::string& director, const std::string& nonce,
                       const std::string& id);
  void entered(const std::string& tournament, const std::string& player) {
    entered_.emplace(tournament, player);
  }

  [[nodiscard]] const std::vector<SentMove>& moves() const { return moves_; }
  [[nodiscard]] const std::map<std::string, std::map<std::int64_t, Shown>>& shown() const {
    return shown_;
  }
  [[nodiscard]] const std::vector<std::string>& all_wrong() const { return wrong_; }
  /// By tournament and version; empty if only the version is known.
  [[nodiscard]] const std::map<std::string, std::map<std::int64_t, std::string>>& tournaments()
      const {
    return tournaments_;
  }
  [[nodiscard]] const std::set<std::pair<std::string, std::string>>& entered() const {
    return entered_;
  }
  /// Returns the time that servers have run until then.
  [[nodiscard]] Millis ran(Millis until) const;

 private:
  std::vector<SentMove> moves_;
  std::map<std::string, std::map<std::int64_t, Shown>> shown_;  // by game and version
  std::map<std::string, std::map<std::int64_t, std::string>> tournaments_;
  std::map<std::pair<std::string, std::string>, std::string> made_;  // by director and nonce
  std::set<std::pair<std::string, std::string>> entered_;            // tournament and player
  std::vector<std::string> wrong_;
  std::vector<Uptime> uptimes_;
};

}  // namespace camlann::server::simulation
