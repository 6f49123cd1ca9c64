#pragma once
// The common fields of messages about leagues and tournaments. Thread-safe.

#include "server/core/clock.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
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

/// Fills the texts of the directors; `Event` is message::League or message::Tournament.
template <class Event>
void describe_texts(Event& made, const CompetitionMeta& meta, const WordList& words) {
  made.about = shown(meta.about, words, hidden_text);
  made.prizes = shown(meta.prizes, words, hidden_text);
  made.contact = shown(meta.contact, words, hidden_text);
}

/// Reads the texts of the directors from a request.
template <class Wish, class Request>
void read_texts(Wish& wish, const Request& read) {
  wish.about = without_direction_marks(read.about);
  wish.prizes = without_direction_marks(read.prizes);
  wish.contact = without_direction_marks(read.contact);
}

}  // namespace camlann::server
