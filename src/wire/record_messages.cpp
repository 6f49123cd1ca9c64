#include "wire/record_messages.hpp"

#include <string>
#include <utility>

#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "wire/messages/record.hpp"

namespace camlann::wire {

message::RecordedGame recorded_game(const Record& record, const Game& game) {
  message::RecordedGame made;
  for (const Tag& tag : record.tags) made.tags.emplace_back(tag.key, tag.value);
  made.variant = game.variant().id;
  made.rules = game.rules();
  if (!game.starts_from_array()) made.start = game.start_fen();
  for (const WrittenMove& move : game.played()) made.moves.push_back(move.notation);
  made.result = record.result;
  return made;
}

message::PublishedRecord published_record(std::string id, std::string text, const Record& record,
                                          const Game& game) {
  message::PublishedRecord published;
  static_cast<message::RecordedGame&>(published) = recorded_game(record, game);
  published.id = std::move(id);
  published.text = std::move(text);
  return published;
}

}  // namespace camlann::wire
