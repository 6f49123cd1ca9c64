#pragma once
// Leagues as messages of doc/protocol/openapi.yaml and doc/protocol/socket.md, and what is asked
// about them. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/outbox.hpp"
#include "server/model/account.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// What a league's message needs besides: the tournaments of the last season, the highest division
/// first, and what is the reader's.
struct LeagueView {
  const KeptLeague& league;
  const std::vector<const KeptTournament*>& divisions;
  const std::string& player;
  const std::string& game;  // in which it is the reader's turn; empty for none
};

[[nodiscard]] std::string league_json(const LeagueView& view, const IsBot& is_bot,
                                      const WordList& words);
[[nodiscard]] std::string leagues_json(const std::vector<LeagueSummary>& all,
                                       const WordList& words);
[[nodiscard]] Payload league_message(const std::string& id);

[[nodiscard]] Result<NewLeague> read_new_league(std::string_view body);
/// The number of a season, from 1.
[[nodiscard]] Result<std::size_t> read_season(std::string_view body);

/// The league that is wished for, but for id, director and time, with its names and texts as the
/// catalog writes them.
[[nodiscard]] Result<KeptLeague> league_of(const NewLeague& wish, const Catalog& known);
/// A division of the season that comes next, but for id and time; `number` from 1.
[[nodiscard]] TournamentMeta division_of(const KeptLeague& league, std::size_t number);

}  // namespace camlann::server
