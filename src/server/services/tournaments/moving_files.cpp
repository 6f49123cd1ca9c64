// Tournaments that come from files of `camlann tournament`, and leave as such files. In a file
// players are names; here those are players without a device.
#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/competition.hpp"
#include "server/messages/event_files.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"
#include "tournament/replay.hpp"
#include "wire/messages/tournament_texts.hpp"
#include "wire/tournament_file.hpp"

namespace camlann::server {

Result<void> Tournaments::may_come(const NewTournament& wish) const {
  if (wish.terms.system == tournament::System::arena) {
    return failure(ErrorCode::conflict,
                   "An arena pairs those who are free at once, and has no players without a device",
                   "file", "the file of another system");
  }
  if (wish.terms.system == tournament::System::teams) {
    return failure(ErrorCode::conflict, "Clubs play team matches here, and a file has none", "file",
                   "the file of another system");
  }
  if (wish.terms.system == tournament::System::simul) {
    return failure(ErrorCode::conflict, "The giver of a display is at every board here", "file",
                   "the file of another system");
  }
  if (wish.terms.all_at_once &&
      (wish.terms.system != tournament::System::round_robin || wish.time.live())) {
    return failure(ErrorCode::conflict,
                   "Only a round robin by correspondence has all rounds at once", "time",
                   "days for each move");
  }
  const auto& file = *wish.file;
  TRY_VOID(has_room(wish.terms, file.names.size()));
  if (const auto& cap = wish.entry.cap; cap && file.names.size() > static_cast<std::size_t>(*cap)) {
    return failure(ErrorCode::conflict,
                   "More players are in the file: " + std::to_string(file.names.size()), "cap",
                   "at least " + std::to_string(file.names.size()));
  }
  std::size_t games = 0;
  for (const auto& event : file.events) {
    const auto* paired = std::get_if<tournament::RoundPaired>(&event);
    if (paired != nullptr) games += paired->round.pairings.size();
  }
  const auto most = limits_.tournament_events +
                    limits_.tournament_events_per_game * static_cast<std::int64_t>(games);
  if (static_cast<std::int64_t>(file.events.size()) < most) return {};
  return failure(ErrorCode::too_many, "This tournament has been changed too often", "file",
                 "less than " + std::to_string(most) + " lines");
}

Result<void> Tournaments::take_file(KeptTournament& kept, const std::string& player,
                                    const ComingFile& file) {
  std::map<tournament::PlayerId, std::string> ids;
  const auto id_of = [&](const tournament::PlayerId& name) {
    auto& id = ids[name];
    if (id.empty()) id = no_device_mark + namer_(no_device_id_length);
    return id;
  };
  std::size_t entered = 0;
  for (const auto& event : file.events) {
    if (tournament::is_of_server(event)) continue;
    std::vector<std::string> with;
    if (std::holds_alternative<tournament::Entered>(event)) with.push_back(file.names[entered++]);
    if (const auto* paired = std::get_if<tournament::RoundPaired>(&event)) {
      with.resize(paired->round.pairings.size());  // all of them at boards in the room
    }
    TRY_VOID(append_old(kept, tournament::with_players(event, id_of), std::move(with)));
  }
  DirectorLine line;
  line.act = DirectorAct::brought;
  line.round = static_cast<int>(kept.state().rounds.size());
  note_act(kept, player, std::move(line));
  return {};
}

Then Tournaments::send_file(const std::shared_ptr<LeavingFile>& file, const Reply<Payload>& reply) {
  const auto sent = write_on(*file);
  if (sent ? !*sent : reads_on()) return Then::again;
  outbox_.answer<Payload>(
      reply, sent ? Result<Payload>(std::make_shared<const std::string>(std::move(file->text)))
                  : Failure(sent.error()));
  return Then::done;
}

Result<bool> Tournaments::write_on(LeavingFile& file) {
  TRY(const auto kept, find(file.id));
  if (file.text.empty()) {
    TRY(const auto version, store_.tournaments().version(file.id));
    file.last = version.value_or(0);  // that is saved
    file.names = file_names(*kept);
  }
  TRY(const auto entries,
      store_.tournaments().entries_after(file.id, file.version, limits_.tournament_events_at_once));
  const auto name_of = [&](const tournament::PlayerId& player) {
    const auto place = kept->state().find(player);
    return place && *place < file.names.size() ? file.names[*place] : player;
  };
  if (file.text.empty()) {
    message::TournamentTexts texts;
    describe_texts(texts, kept->meta(), *words_());
    file.text =
        wire::tournament_head_line(tournament::with_giver(kept->meta().terms, name_of), texts);
  }
  for (const auto& entry : entries) {
    if (entry.version > file.last) return true;
    if (!tournament::is_of_server(entry.event)) {
      file.text += wire::tournament_event_line(tournament::with_players(entry.event, name_of));
    }
    file.version = entry.version;
  }
  return entries.empty() || file.version >= file.last;
}

}  // namespace camlann::server
