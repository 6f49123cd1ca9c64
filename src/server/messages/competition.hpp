#pragma once
// What messages about leagues and about tournaments have in common. Thread-safe.

#include "server/core/clock.hpp"
#include "server/messages/game.hpp"
#include "server/model/competition.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// `Summary` is LeagueSummary or TournamentSummary of the messages.
template <class Summary>
void describe(Summary& made, const CompetitionMeta& meta, const WordList& words) {
  made.id = meta.id;
  made.name = shown(meta.name, words, hidden_name);
  made.variant = meta.variant;
  made.rules = meta.rules;
  made.time = time_message(meta.time);
  made.rated = meta.rated;
  made.is_public = meta.is_public;
  made.director = meta.director;
  made.director_name = meta.director_name;
  if (!meta.club.empty()) made.club = meta.club;
  made.created = to_iso(meta.created);
}

}  // namespace camlann::server
