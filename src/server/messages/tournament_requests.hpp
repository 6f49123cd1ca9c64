#pragma once
// What is asked about tournaments: bodies of requests as values. Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/kept_tournament.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

/// What a director wishes for.
struct NewTournament {
  std::string name;
  std::string club;
  std::string variant;
  std::string rules;
  play::TimeControl time;
  bool rated = false;
  tournament::Terms terms;
  bool is_public = false;
  std::optional<Millis> starts_in;
  std::optional<Millis> pause;
  Millis lasts = 0;
  int late = 0;      // as in GameMeta
  std::string host;  // the director's name
  std::string nonce;
};

[[nodiscard]] Result<NewTournament> read_new_tournament(std::string_view body);
/// The name of the player who enters; for leagues, too.
[[nodiscard]] Result<std::string> read_entry(std::string_view body);
/// The number of a round, from 1.
[[nodiscard]] Result<std::size_t> read_bye(std::string_view body);
[[nodiscard]] Result<std::size_t> read_start(std::string_view body);
[[nodiscard]] Result<tournament::Report> read_result(std::string_view body);
/// The id of a player.
[[nodiscard]] Result<std::string> read_removed(std::string_view body);

/// The tournament that is wished for, but for id, director and times, with its names and texts as
/// the catalog writes them.
[[nodiscard]] Result<TournamentMeta> tournament_of(const NewTournament& wish, const Catalog& known);

}  // namespace camlann::server
