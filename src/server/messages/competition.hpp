#pragma once
// The common fields of messages about leagues and tournaments. Thread-safe.

#include "server/core/clock.hpp"
#include "server/messages/game.hpp"
#include "server/model/competition.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// Fills the common fields; `Summary` is message::LeagueSummary or message::TournamentSummary.
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
