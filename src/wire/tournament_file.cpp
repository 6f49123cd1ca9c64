#include "wire/tournament_file.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/replay.hpp"
#include "tournament/state.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/tournament_event.hpp"
#include "wire/messages/tournament_texts.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::wire {
namespace {

Failure at_line(int number, Error error) {
  error.where = std::to_string(number) + (error.where.empty() ? "" : ", " + error.where);
  return Failure(std::move(error));
}

Result<TournamentFile> begun(std::string_view line) {
  auto head = read<message::TournamentHead>(line);
  if (!head) {
    return failure(ErrorCode::syntax, "this is not the file of a tournament", {},
                   "a file written by tournament new");
  }
  TRY(auto state, tournament::new_tournament(head->terms));
  return TournamentFile{head->terms,
                        {},
                        std::move(state),
                        std::move(head->texts).value_or(message::TournamentTexts{})};
}

Result<tournament::Event> event_of(std::string_view line) {
  const auto document = JsonDocument::read(line);
  if (!document) return failure(ErrorCode::syntax, "this is not JSON: " + document.error().what);
  tournament::Event event;
  if (read_value(document->root(), event, {})) {
    return failure(ErrorCode::syntax, "this is no event of a tournament");
  }
  return event;
}

}  // namespace

Result<TournamentFile> read_tournament(std::string_view text, FileOrigin origin) {
  Result<TournamentFile> kept = failure(ErrorCode::syntax, "this file is empty");
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() == text.size() ? line.size() : line.size() + 1);
    if (number == 1) {
      kept = begun(line);
      if (!kept) return at_line(number, kept.error());
      continue;
    }
    auto event = event_of(line);
    if (!event) return at_line(number, event.error());
    auto next = origin == FileOrigin::own ? tournament::try_apply(std::move(kept->state), *event)
                                          : tournament::replay(std::move(kept->state), *event);
    if (!next) return at_line(number, next.error());
    kept->state = *std::move(next);
    kept->events.push_back(*std::move(event));
  }
  return kept;
}

std::string tournament_head_line(const tournament::Terms& terms,
                                 const message::TournamentTexts& texts) {
  message::TournamentHead head{1, terms, {}};
  if (texts != message::TournamentTexts{}) head.texts = texts;
  return to_json(head) + '\n';
}

std::string tournament_event_line(const tournament::Event& event) {
  return to_json(event) + '\n';
}

std::string tournament_text(const TournamentFile& file) {
  std::string text = tournament_head_line(file.terms, file.texts);
  for (const tournament::Event& event : file.events) text += tournament_event_line(event);
  return text;
}

}  // namespace camlann::wire
