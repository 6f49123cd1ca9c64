#include "simulation/told.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace camlann::server::simulation {

void Told::see(const std::string& game, std::int64_t version, Shown shown) {
  auto& kept = shown_[game].try_emplace(version, shown).first->second;
  if (kept.fen.empty()) kept.fen = shown.fen;
  if (shown.fen.empty()) shown.fen = kept.fen;
  if (kept == shown) return;
  wrong("game " + game + " was shown in two ways after version " + std::to_string(version));
}

void Told::see_tournament(const std::string& id, std::int64_t version, const std::string& all) {
  auto& kept = tournaments_[id].try_emplace(version).first->second;
  if (kept.empty()) kept = all;
  if (kept == all) return;
  wrong("tournament " + id + " was shown in two ways after version " + std::to_string(version) +
        ": " + kept + " and " + all);
}

void Told::made_tournament(const std::string& director, const std::string& nonce,
                           const std::string& id) {
  const auto& made = made_.try_emplace({director, nonce}, id).first->second;
  if (made != id) wrong("one wish made the tournaments " + made + " and " + id);
}

void Told::up(Millis now, bool up) {
  uptimes_.push_back({now, ran(now), up});
}

Millis Told::ran(Millis until) const {
  const auto after =
      std::upper_bound(uptimes_.begin(), uptimes_.end(), until,
                       [](Millis moment, const Uptime& one) { return moment < one.from; });
  if (after == uptimes_.begin()) return 0;
  const auto& last = *(after - 1);
  return last.before + (last.up ? until - last.from : 0);
}

}  // namespace camlann::server::simulation
