#include "server/services/tournaments/tournaments.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/event_files.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/messages/tournaments.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/new_game.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/given_ends.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/store/store.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

namespace {

Failure no_such_tournament(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such tournament", id, {});
}

/// The limit for all requests together, because partly read tournaments take memory.
constexpr std::size_t most_partly_read = 16;

/// Names in a link preview.
constexpr std::size_t most_previewed = 3;

/// A damaged tournament is like one on a damaged disk. `busy` is for one that is being read.
Failure as_of_disk(Error error) {
  if (error.code == ErrorCode::syntax || error.code == ErrorCode::busy) error.code = ErrorCode::io;
  return Failure(std::move(error));
}

/// True if this request created this tournament.
bool made(const TournamentMeta& meta, const NewTournament& wish, const Catalog& known) {
  const auto again = tournament_of(wish, known);
  return again && again->name == meta.name && again->variant == meta.variant &&
         again->rules == meta.rules && again->time == meta.time && again->pause == meta.pause &&
         again->calendar == meta.calendar && again->terms.system == meta.terms.system;
}

/// True for events that a director may have caused.
bool has_author(const tournament::Event& event) {
  return std::holds_alternative<tournament::Scored>(event) ||
         std::holds_alternative<tournament::Ended>(event) ||
         std::holds_alternative<tournament::Reopened>(event) ||
         std::holds_alternative<tournament::Changed>(event);
}

}  // namespace

Tournaments::Tournaments(Store& store, Watchers& watchers, Outbox& outbox, Clock clock, Namer namer,
                         const Limits& limits, const Catalog& known, Log log, RoomForGames& room,
                         Directing& directing, ClubEvents& club_events, GameHand games)
    : store_(store),
      watchers_(watchers),
      outbox_(outbox),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      limits_(limits),
      known_(known),
      log_(std::move(log)),
      room_(room),
      directing_(directing),
      club_events_(club_events),
      games_(std::move(games)) {}

Result<KeptTournament*> Tournaments::find(const std::string& id) {
  return find(id, limits_.tournament_events_at_once);
}

Result<KeptTournament*> Tournaments::find(const std::string& id, std::size_t events) {
  if (const auto found = kept_.find(id); found != kept_.end()) {
    found->second.last_use = ++uses_;
    return &found->second;
  }
  if (!is_name(id, tournament_id_length)) return no_such_tournament(id);
  const auto later = [this]() -> Result<KeptTournament*> {
    reads_on_ = true;
    return failure(ErrorCode::busy, "This tournament is being read", {},
                   "another attempt in a moment");
  };
  auto place = half_read_.find(id);
  const bool at_once = events > limits_.tournament_events_at_once;
  if (place == half_read_.end() && (at_once || half_read_.size() < most_partly_read)) {
    auto opened = store_.tournaments().open(id);
    if (!opened) return as_of_disk(opened.error());
    std::optional<HalfReadTournament> fresh = std::move(*opened);
    if (!fresh) return no_such_tournament(id);
    place = half_read_.emplace(id, std::move(*fresh)).first;
  }
  // If all places are taken, another one is read on instead, so that each request makes progress.
  if (place == half_read_.end()) place = half_read_.begin();
  const bool asked = place->first == id;
  auto half = half_read_.extract(place);  // freed if memory runs out in between
  auto& tournament = half.mapped();
  if (!tournament.whole()) {
    const auto read = store_.tournaments().read_on(tournament, events);
    if (!read && asked) return as_of_disk(read.error());
    if (!read) return later();  // the requests for that one get the error
  }
  if (tournament.whole()) {
    auto& kept = kept_.emplace(half.key(), std::move(tournament.tournament)).first->second;
    kept.last_use = ++uses_;
    if (asked) return &kept;
  } else {
    half_read_.insert(std::move(half));
  }
  return later();
}

Result<KeptTournament*> Tournaments::find_own(const std::string& player, const std::string& id) {
  auto kept = find(id);
  if (!kept || (*kept)->directs(player)) return kept;
  return failure(ErrorCode::conflict, "Only a director of the tournament can do this");
}

Payload Tournaments::message_of(const KeptTournament& kept) {
  if (auto words = words_(); words != shown_by_) {
    for (const auto& [id, other] : kept_) other.json.reset();
    shown_by_ = std::move(words);
  }
  if (!kept.json) {
    kept.json = std::make_shared<const std::string>(tournament_json(kept, marks_, *shown_by_));
  }
  return kept.json;
}

void Tournaments::rename(const std::string& player, const std::string& name) {
  for (auto& [id, kept] : kept_) kept.rename(player, name);
  for (auto& [id, half] : half_read_) half.tournament.rename(player, name);
}

Result<void> Tournaments::may_make(const std::string& player) {
  TRY(const auto count, store_.tournaments().count(player));
  TRY(const auto received, directing_.received(DirectedKind::tournament, player));
  const auto unsaved =
      std::count_if(unsaved_.begin(), unsaved_.end(), [&](const TournamentWrite& step) {
        const auto& made = step.created;
        return made.has_value() && made->league.empty() && made->director == player;
      });
  if (count.made - received + static_cast<int>(unsaved) < limits_.tournaments_per_player) return {};
  return failure(ErrorCode::too_many, "You have too many tournaments that are not over", {},
                 "one of them ended");
}

Result<void> Tournaments::may_change(const KeptTournament& kept) const {
  const auto games = static_cast<std::int64_t>(kept.games());
  const auto most = limits_.tournament_events + limits_.tournament_events_per_game * games;
  if (kept.version() < most) return {};
  return failure(ErrorCode::too_many, "This tournament has been changed too often", {},
                 "a new tournament");
}

Result<void> Tournaments::has_room(const tournament::Terms& terms, std::size_t players) const {
  const auto pairs = players < 2 ? 0 : players * (players - 1) / 2;
  const bool all_meet = terms.system == tournament::System::round_robin;
  const bool many_games =
      all_meet && pairs * static_cast<std::size_t>(terms.cycles) > limits_.round_robin_games;
  if (players <= limits_.tournament_players && !many_games) return {};
  return failure(ErrorCode::too_many, "The tournament is full");
}

Result<std::string> Tournaments::made_before(const std::string& player, const std::string& nonce) {
  if (nonce.empty()) return std::string();
  for (const auto& step : unsaved_) {
    const auto& meta = step.created;
    if (meta && meta->director == player && meta->nonce == nonce) return meta->id;
  }
  TRY(auto stored, store_.tournaments().find_made(player, nonce));
  return stored.value_or(std::string());
}

Result<Payload> Tournaments::make(const std::string& player, const NewTournament& asked) {
  const auto wish = with_giver_named(player, asked);
  TRY(auto before, made_before(player, wish.nonce));
  if (!before.empty()) {
    TRY(const auto kept, find(before));
    if (made(kept->meta(), wish, known_)) return message_of(*kept);
    return failure(ErrorCode::conflict, "This nonce has been used for another tournament", "nonce",
                   "a new one");
  }
  TRY_VOID(may_make(player));
  if (!wish.club.empty() && !store_.clubs().is_member(player, wish.club)) {
    return failure(ErrorCode::conflict, "Only members of a club make its tournaments", "club");
  }
  TRY(auto meta, tournament_of(wish, known_));
  TRY_VOID(may_be_offered(meta.variant, meta.rules, {}, known_));
  if (wish.file) {
    TRY_VOID(may_come(wish));
  }
  if (meta.terms.system == tournament::System::teams) {
    TRY_VOID(may_make_match(player, wish));
  }
  TRY(const auto giver, name_of_giver(player, wish));
  meta.director = player;
  if (wish.starts_in) meta.starts = clock_() + *wish.starts_in;
  TRY(const auto kept, begin(std::move(meta), wish.file.has_value()));
  TRY_VOID(set_clubs(*kept, wish, player));
  if (wish.terms.simul) {
    TRY_VOID(let_in(*kept, wish.terms.simul->giver, giver));
  }
  if (wish.file) {
    TRY_VOID(take_file(*kept, player, *wish.file));
  }
  log_(Severity::info, "tournament-made", {{"variant", kept->meta().variant}});
  return message_of(*kept);
}

Result<KeptTournament*> Tournaments::begin(TournamentMeta meta, bool from_file) {
  meta.id = namer_(tournament_id_length);
  meta.created = clock_();
  if (!from_file) meta.terms.seed = 0;
  for (std::size_t i = 0; !from_file && i < meta.id.size(); ++i) {
    meta.terms.seed = meta.terms.seed * 37 + static_cast<std::uint64_t>(meta.id[i]);
  }
  TRY(auto kept, KeptTournament::create(std::move(meta)));
  const auto& id = kept.meta().id;
  auto& there = kept_.emplace(id, std::move(kept)).first->second;
  there.last_use = ++uses_;
  step_of(there).created = there.meta();
  note_due(there);
  return &there;
}

Result<Payload> Tournaments::show(const std::string& id) {
  TRY(const auto kept, find(id));
  return message_of(*kept);
}

Result<const KeptTournament*> Tournaments::find_shown(const std::string& id) {
  TRY(const auto* const kept, find(id));
  return kept;
}

Result<PreviewedTournament> Tournaments::preview(const std::string& id) {
  TRY(const auto kept, find(id));
  const auto& meta = kept->meta();
  PreviewedTournament made{meta.is_public,
                           shown(meta.name, *words_(), hidden_name),
                           meta.variant,
                           kept->standing().players,
                           kept->phase(),
                           {},
                           {}};
  const auto& state = kept->state();
  for (const auto& player : tournament::ranking(state)) {
    if (made.first.size() == most_previewed) break;
    made.first.push_back(kept->name_of(player));
  }
  if (!state.rounds.empty() && !state.rounds.back().pairings.empty()) {
    made.game = kept->game({state.rounds.size() - 1, 0});
  }
  return made;
}

Result<Payload> Tournaments::file(const std::string& id, const EventFileWish& wish) {
  TRY(const auto kept, find(id));
  return std::make_shared<const std::string>(write_event_file(wish, *kept, marks_, *words_()));
}

Result<Payload> Tournaments::list(const std::string& player, const ListWish& wish) {
  TRY(const auto part, store_.tournaments().list(player, wish));
  return std::make_shared<const std::string>(tournaments_json(part, *words_()));
}

Result<Payload> Tournaments::list_of_club(const std::string& player, const std::string& club,
                                          const ListWish& wish) {
  const bool member = store_.clubs().is_member(player, club);
  TRY(const auto part, store_.tournaments().of_club(club, member, wish));
  return std::make_shared<const std::string>(tournaments_json(part, *words_()));
}

Result<Payload> Tournaments::leave(const std::string& player, const std::string& id) {
  TRY(const auto kept, find(id));
  TRY(const auto asked, stop_asking(*kept, player));
  if (asked) return message_of(*kept);
  return withdraw(player, id, {});
}

Result<Payload> Tournaments::withdraw(const std::string& player, const std::string& id,
                                      const std::string& director) {
  TRY(const auto kept, find(id));
  const auto place = kept->state().find(player);
  if (place && !kept->state().entrants[*place].here) return message_of(*kept);
  // Directors that play and remove themselves have left.
  TRY_VOID(carry_out(*kept, tournament::Withdraw{player},
                     director == player ? std::string() : director));
  return message_of(*kept);
}

Result<Payload> Tournaments::ask_bye(const std::string& player, const std::string& id,
                                     std::size_t round) {
  TRY(const auto kept, find(id));
  const auto place = kept->state().find(player);
  if (place && kept->state().entrants[*place].asked_bye == round) return message_of(*kept);
  TRY_VOID(carry_out(*kept, tournament::AskBye{player, round}));
  return message_of(*kept);
}

Then Tournaments::give_result(const std::string& player, const std::string& id,
                              const tournament::Report& result, const Reply<Payload>& reply) {
  auto given = try_to_give(player, id, result);
  if (given ? *given == nullptr : reads_on()) return Then::again;
  outbox_.answer<Payload>(reply, std::move(given));
  return Then::done;
}

Result<Payload> Tournaments::try_to_give(const std::string& player, const std::string& id,
                                         const tournament::Report& result) {
  TRY(const auto found, find_own(player, id));
  auto& kept = *found;
  const auto& rounds = kept.state().rounds;
  const bool there = result.round >= 1 && result.round <= rounds.size() && result.board >= 1 &&
                     result.board <= rounds[result.round - 1].pairings.size();
  if (!there) return failure(ErrorCode::not_found, "There is no such game in this tournament");
  if (result.score == tournament::Score::open) {
    return failure(ErrorCode::syntax, "A result is needed", "result", "1-0");
  }
  const BoardAt at{result.round - 1, result.board - 1};
  const tournament::Score before = rounds[at.round].pairings[at.board].score;
  if (before == result.score) return message_of(kept);
  const bool is_open = before == tournament::Score::open;
  if (!is_open) {
    TRY_VOID(may_change(kept));
  }
  const auto& game = kept.game(at);
  const auto read = game.empty() ? Result<bool>(true) : games_.read(game, player);
  if (read && !*read) return Payload();
  // A game that cannot be read now gets its first result later.
  const bool gets_it = read || (is_open && read.error().code != ErrorCode::too_many);
  if (!gets_it) return Failure(read.error());
  TRY_VOID(is_open ? carry_out(kept, result, player)
                   : carry_out(kept, tournament::Correct{result.round, result.board, result.score},
                               player));
  return message_of(kept);
}

Result<Payload> Tournaments::remove(const std::string& player, const std::string& id,
                                    const std::string& removed) {
  TRY_VOID(find_own(player, id));
  return withdraw(removed, id, player);
}

Result<Payload> Tournaments::news(const std::string& id) {
  const auto kept = kept_.find(id);
  if (kept != kept_.end()) return tournament_message(id, kept->second.version());
  TRY(const auto version, store_.tournaments().version(id));
  if (!version) return no_such_tournament(id);
  return tournament_message(id, *version);
}

Result<void> Tournaments::carry_out(KeptTournament& kept, const tournament::Command& command,
                                    const std::string& told) {
  TRY(const auto events, tournament::decide(kept.state(), command));
  for (const auto& event : events) {
    std::vector<std::string> with;
    if (std::holds_alternative<tournament::Entered>(event)) with.push_back(told);
    if (std::holds_alternative<tournament::TeamEntered>(event)) with.push_back(told);
    const bool returns = std::holds_alternative<tournament::CameBack>(event);
    if ((has_author(event) || returns) && !told.empty()) with.push_back(told);
    if (const auto* paired = std::get_if<tournament::RoundPaired>(&event)) {
      TRY(auto ids, make_games(kept, paired->round));
      with = std::move(ids);
    }
    TRY_VOID(append(kept, event, std::move(with)));
    // A game ends with its result, even if it was not played out.
    if (const auto* scored = std::get_if<tournament::Scored>(&event)) {
      end_game(kept, {scored->round - 1, scored->board - 1}, command, told);
    }
  }
  note_command(kept, command, told);
  return {};
}

void Tournaments::end_game(const KeptTournament& kept, BoardAt at,
                           const tournament::Command& command, const std::string& director) {
  const auto& game = kept.game(at);
  if (game.empty()) return;
  const auto* withdrawn = std::get_if<tournament::Withdraw>(&command);
  const auto* team = std::get_if<tournament::WithdrawTeam>(&command);
  if (withdrawn == nullptr && team == nullptr) {
    return games_.give(game, end_of(kept, at), director);
  }
  const bool left = director.empty();
  const auto& state = kept.state();
  const auto leaver = [&]() -> const tournament::PlayerId& {
    if (withdrawn != nullptr) return withdrawn->player;
    const auto& pairing = state.rounds[at.round].pairings[at.board];
    return state.entrants[state.index_of(pairing.white)].team == state.find_team(team->team)
               ? pairing.white
               : pairing.black;
  };
  games_.end(game, end_of(kept, at), left, left ? leaver() : director);
}

Result<void> Tournaments::pair(KeptTournament& kept) {
  if (kept.state().ended) return carry_out(kept, tournament::PairRound{});
  const auto here = std::count_if(kept.state().entrants.begin(), kept.state().entrants.end(),
                                  [](const tournament::Entrant& one) { return one.here; });
  const bool teams = kept.state().terms.system == tournament::System::teams;
  if (!teams && kept.state().rounds.empty() && here < 2) {
    return failure(ErrorCode::conflict, "A tournament needs two players");
  }
  return carry_out(kept, tournament::PairRound{});
}

Result<std::vector<std::string>> Tournaments::make_games(const KeptTournament& kept,
                                                         const tournament::Round& round) {
  std::vector<std::string> ids;
  TRY(auto game, game_of(kept.meta(), known_));
  for (const auto& pairing : round.pairings) {
    ids.emplace_back();
    if (pairing.score != tournament::Score::open || kept.meta().terms.in_room) continue;
    if (has_no_device(pairing.white) || has_no_device(pairing.black)) continue;
    game.id = ids.back() = namer_(game_id_length);
    for (const auto& [seat, id] :
         {std::pair(Seat::white, &pairing.white), std::pair(Seat::black, &pairing.black)}) {
      auto& player = game.seats[index_of(seat)];
      player.id = *id;
      player.name = kept.name_of(*id);
      player.display = display_at(kept.meta().terms, *id, static_cast<int>(ids.size()));
    }
    TRY_VOID(games_.begin(game));
    ++games_begun_;
  }
  return ids;
}

Result<void> Tournaments::append(KeptTournament& kept, const tournament::Event& event,
                                 std::vector<std::string> with) {
  TRY_VOID(append_old(kept, event, std::move(with)));
  note_for_club(kept, event);
  repeat_after(kept, event);
  return {};
}

Result<void> Tournaments::append_old(KeptTournament& kept, const tournament::Event& event,
                                     std::vector<std::string> with) {
  // First, so that the tournament is known to be touched if memory runs out below.
  auto& step = step_of(kept);
  TournamentEntry entry{kept.version() + 1, event, std::move(with), clock_()};
  step.entries.push_back(entry);
  TRY_VOID(kept.add(entry));
  step.standing = kept.standing();
  note_due(kept);
  watchers_.publish(kept.meta().id, tournament_message(kept.meta().id, kept.version()));
  return {};
}

TournamentWrite& Tournaments::step_of(const KeptTournament& kept) {
  const auto& id = kept.meta().id;
  const auto found = std::find_if(unsaved_.begin(), unsaved_.end(),
                                  [&](const TournamentWrite& step) { return step.id == id; });
  if (found != unsaved_.end()) return *found;
  unsaved_.push_back({{}, id, {}, kept.standing()});
  return unsaved_.back();
}

}  // namespace camlann::server
