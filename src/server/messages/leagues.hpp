#pragma once
// Writes leagues as messages of doc/protocol/openapi.yaml and doc/protocol/socket.md, and reads
// requests about them. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/outbox.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// The data of a league's message: the tournaments of the last season, highest division first, and
/// the reader's own data.
struct LeagueView {
  const KeptLeague& league;
  const std::vector<const KeptTournament*>& divisions;
  const std::string& player;
  const std::string& game;  // a game with the reader to move; empty for none
};

[[nodiscard]] std::string league_json(const LeagueView& view, const Marks& marks,
                                      const WordList& words);
[[nodiscard]] std::string leagues_json(const ListPart<LeagueSummary>& part, const WordList& words);
[[nodiscard]] Payload league_message(const std::string& id);

[[nodiscard]] Result<NewLeague> read_new_league(std::string_view body);
/// Reads the number of a season, from 1.
[[nodiscard]] Result<std::size_t> read_season(std::string_view body);

/// Returns the requested league without id, director and time, with names and texts as in the
/// catalog. Fails if the request is not valid.
[[nodiscard]] Result<KeptLeague> league_of(const NewLeague& wish, const Catalog& known);
/// Returns a division of the league's current season, without id and time; `number` from 1.
[[nodiscard]] TournamentMeta division_of(const KeptLeague& league, std::size_t number);

}  // namespace camlann::server
