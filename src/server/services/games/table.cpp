#include "server/services/games/table.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record_writer.hpp"
#include "play/absence.hpp"
#include "play/command.hpp"
#include "play/decide.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/action.hpp"
#include "server/model/game_record.hpp"
#include "server/model/game_state.hpp"
#include "server/model/hint.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/pictured_game.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/games/clocks.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/tournament_store.hpp"
#include "wire/record_messages.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

Failure conflict(std::string what, std::string where = {}, std::string expected = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where), std::move(expected));
}

/// Games against the computer that begin with the array may repeat the opening of a correspondence
/// game for this many plies, as a book may be used there.
constexpr std::size_t opening_plies = 10;

/// Games in one answer with the records of a tournament.
constexpr std::size_t most_records = 250;  // about 1 MB

bool is_opening(const Game& board) {
  return board.starts_from_array() && board.plies() <= opening_plies;
}

/// True if this entry is a draw offer to the computer.
bool waits_for_computer(const LiveGame& game, const Entry& entry) {
  const auto* offered = std::get_if<play::DrawOffered>(&entry.event);
  return offered != nullptr && game.state.play().computers_answer(offered->seat);
}

/// Reads the command of a request in the state that it is for.
struct ReadChange {
  const play::State& state;
  play::Who who;

  Result<play::Command> operator()(const play::Command& command) const { return command; }
  Result<play::Command> operator()(const MoveRequest& request) const {
    const auto may = play::may_move(state, request.ply, who);
    if (!may) return Failure(may.error());
    auto move = state.board.read(request.move);
    if (!move) return Failure(move.error());
    return play::PlayMove{request.ply, std::move(*move)};
  }
};

/// True if this text is the move that the entry played. Short forms are read in the position that
/// they were for; without it only the full form is recognised.
bool is_move(const KeptGame& game, const Entry& entry, const WrittenMove& move,
             const std::string& text) {
  if (text == move.notation) return true;
  const Snapshot* before = game.at(entry.version - 1);
  if (before == nullptr) return false;
  const auto board = make_game(game.state.board().variant(), game.meta.rules, before->standing.fen);
  const auto read = board ? board->read(text) : Failure(board.error());
  return read && *read == move;
}

/// True if the entry came from an earlier copy of this request.
bool is_repeat(const KeptGame& game, const Entry& entry, const GameChange& change) {
  if (!entry.stamp || !entry.stamp->command) return false;
  const play::Command& command = *entry.stamp->command;
  const auto* request = std::get_if<MoveRequest>(&change);
  if (request == nullptr) return std::get<play::Command>(change) == command;
  const auto* played = std::get_if<play::PlayMove>(&command);
  return played != nullptr && played->ply == request->ply &&
         is_move(game, entry, played->move, request->move);
}

/// Marks the nonce as the player's own: two players may use the same one.
Action with_own_nonce(Action action, const GameMeta& meta, const std::string& player) {
  if (action.nonce.empty() || !meta.shared()) return action;
  action.nonce += '@' + std::to_string(meta.seats_for(player).seats);
  return action;
}

PicturedGame pictured_game(const KeptGame& game) {
  std::string players;
  for (const Player& player : game.meta.seats) {
    players += (players.empty() ? "" : " – ") + record_name(game.meta, player);
  }
  return {game.state.board(), std::move(players), game.meta.shared()};
}

}  // namespace

Result<View> Table::get(const ShownGame& shown) {
  return shown.game.seen_by(shown.player()).whole();
}

Result<View> Table::open(const ShownGame& shown) {
  return shown.game.seen_by(shown.player()).opened();
}

Result<std::string> Table::event_of(const std::string& tournament) {
  TRY(const auto name, round_.store.tournaments().name(tournament));
  return name ? server::shown(*name, *words_(), hidden_name) : std::string();
}

void Table::add_teams(const BoardOfGame& board, Occasion& occasion) const {
  const auto words = words_();
  const auto name = [&](const std::string& team) {
    return team.empty() ? team : server::shown(team, *words, hidden_name);
  };
  occasion.white_team = name(board.white_team);
  occasion.black_team = name(board.black_team);
}

Result<Occasion> Table::occasion_of(const GameMeta& meta, const std::string& site) {
  Occasion occasion;
  if (!site.empty()) occasion.site = site + "/game/" + meta.id;
  if (meta.tournament.empty()) return occasion;
  TRY(occasion.event, event_of(meta.tournament));
  TRY(const auto boards, round_.store.tournaments().boards(meta.tournament));
  const auto found = std::find_if(boards.begin(), boards.end(),
                                  [&](const BoardOfGame& one) { return one.game == meta.id; });
  if (found == boards.end()) return occasion;
  occasion.round = found->round;
  occasion.board = found->board;
  add_teams(*found, occasion);
  return occasion;
}

Result<std::string> Table::record(const ShownGame& shown, const std::string& site) {
  const auto& seen = shown.game.seen_by(shown.player()).game();
  TRY(const auto occasion, occasion_of(seen.meta, site));
  return write_record(record_of(seen.meta, seen.state, occasion));
}

Result<std::string> Table::published_record(const EndedGame& ended, const std::string& site) {
  const auto& game = ended.game;
  TRY(const auto occasion, occasion_of(game.meta, site));
  const auto record = record_of(game.meta, game.state, occasion);
  return wire::to_json(
      wire::published_record(game.meta.id, write_record(record), record, game.state.board()));
}

Result<PicturedGame> Table::pictured(const ShownGame& shown) {
  return pictured_game(shown.game.seen_by(shown.player()).game());
}

Result<PicturedGame> Table::pictured_record(const EndedGame& ended) {
  return pictured_game(ended.game);
}

Then Table::event_records(const std::shared_ptr<EventRecords>& wanted,
                          const Reply<EventRecordsPart>& reply) {
  const auto done = read_on(*wanted);
  if (done && !*done) return Then::again;
  round_.outbox.answer<EventRecordsPart>(
      reply, done ? Result<EventRecordsPart>(std::move(wanted->made)) : Failure(done.error()));
  return Then::done;
}

Result<bool> Table::read_on(EventRecords& wanted) {
  if (!wanted.boards) {
    TRY(const auto version, round_.store.tournaments().version(wanted.tournament));
    if (!version)
      return failure(ErrorCode::not_found, "There is no such tournament", wanted.tournament);
    TRY(wanted.boards, round_.store.tournaments().boards(wanted.tournament));
    wanted.at = wanted.skip;
  }
  if (wanted.at >= wanted.boards->size()) return true;
  if (wanted.at - wanted.skip >= most_records) {
    wanted.made.next = wanted.at;
    return true;
  }
  const auto& at = (*wanted.boards)[wanted.at];
  const auto& id = at.game;
  const auto found = round_.games.find(id);
  if (found && *found == nullptr) return false;
  // A damaged game does not take the others along.
  const auto code = found ? ErrorCode::not_found : found.error().code;
  if (code == ErrorCode::io || code == ErrorCode::busy) return Failure(found.error());
  ++wanted.at;
  if (!found || !(*found)->standing().verdict.over()) return false;
  TRY(const auto event, event_of(wanted.tournament));
  const LiveGame& game = **found;
  Occasion occasion{wanted.site + "/game/" + id, event, at.round, at.board};
  add_teams(at, occasion);
  if (!wanted.made.text.empty()) wanted.made.text += '\n';
  wanted.made.text += write_record(record_of(game.meta, game.state, occasion));
  return false;
}

Result<std::vector<GameSummary>> Table::list(const QueueKey& who, int limit, int skip) {
  return round_.store.games().list(who.player, limit, skip);
}

Result<bool> Table::check() {
  const auto checked = round_.store.check();
  if (!checked) return Failure(checked.error());
  return true;
}

void Table::play(const OwnGame& own, const MoveRequest& move, const ViewReply& reply) {
  change(own, {std::nullopt, move.nonce, move.have}, move, reply);
}

void Table::change(const OwnGame& own, const Action& action, const GameChange& change,
                   const ViewReply& reply) {
  auto& game = own.game;
  const auto marked = with_own_nonce(action, game.meta, own.player());
  if (answer_repeat(game, marked, change, reply)) return;
  if (auto done = carry_out(own, marked, change); !done) {
    return round_.outbox.answer<View>(reply, Failure(done.error()));
  }
  if (game.state.play().owed() == play::Owed::draw_answer) {
    return game.awaiting_answer.push_back({reply, action.have});
  }
  round_.outbox.answer<View>(reply, game.since(action.have));
}

Result<void> Table::carry_out(const OwnGame& own, const Action& action, const GameChange& change) {
  auto& game = own.game;
  const auto& id = game.meta.id;
  (void)clocks_.end_if_overdue(game);
  const auto& state = game.state.play();
  const auto absence = round_.attendance.absence(id);
  auto who = game.meta.seats_for(own.player());
  if (action.version && *action.version != game.version()) {
    return conflict("The game has moved on", "version", std::to_string(game.version()));
  }
  const auto* plain = std::get_if<play::Command>(&change);
  if (plain == nullptr) who = play::standing_in(state, who, absence);
  const bool resigns = plain != nullptr && std::holds_alternative<play::Resign>(*plain);
  const auto& limits = round_.limits;
  const bool full =
      game.entries.size() >= limits.events_per_game || game.bytes >= limits.bytes_per_game;
  if (full && !resigns) {
    return failure(ErrorCode::too_many, "This game has become too long", {}, "your resignation");
  }
  const auto command = std::visit(ReadChange{state, who}, change);
  if (!command) return Failure(command.error());
  if (const auto fair = may_be_helped(game, *command); !fair) return fair;
  // The opponent's move was on its way from its decision on, and was sent only once it was saved.
  const auto lag = game.saving + round_.watchers.round_trip(id, own.player()).value_or(limits.lag);
  return round_.journal.carry_out(game, *command, {By::person, who, action.nonce, lag, absence});
}

bool Table::answer_repeat(LiveGame& game, const Action& action, const GameChange& change,
                          const ViewReply& reply) {
  if (action.nonce.empty()) return false;
  const auto& entries = game.entries;
  const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
    return entry.stamp && entry.stamp->nonce == action.nonce;
  });
  if (found == entries.rend()) return false;
  const Entry& entry = *found;
  const bool waits = waits_for_computer(game, entry);
  auto& outbox = round_.outbox;
  if (!is_repeat(game, entry, change)) {
    outbox.answer<View>(
        reply, conflict("This nonce has been used for another request", "nonce", "a new one"));
  } else if (waits && entry.version == game.version()) {
    game.awaiting_answer.push_back({reply, action.have});
  } else if (const auto version = entry.version + (waits ? 1 : 0);
             action.have == 0 && game.at(version) != nullptr) {
    outbox.answer<View>(reply, view_of(game, version));
  } else {
    outbox.answer<View>(reply, game.since(action.have));
  }
  return true;
}

Result<void> Table::may_be_helped(const LiveGame& game, const play::Command& command) const {
  const auto& state = game.state.play();
  const auto* const move = std::get_if<play::PlayMove>(&command);
  const bool offer = std::holds_alternative<play::OfferDraw>(command);
  if ((move == nullptr && !offer) || play::computers(state.terms.players).seats == 0) return {};
  const auto players = players_of(game.meta);
  const auto& rated = round_.rated_boards;
  if (std::none_of(players.begin(), players.end(),
                   [&](const std::string& one) { return rated.plays(one); })) {
    return {};
  }
  auto board = state.board;
  if (move != nullptr) board.play(move->move);
  if (move != nullptr && play::player_at(state.terms.players, board.seat()).person()) return {};
  const auto help = is_opening(board) ? Help::book : Help::engine;
  for (const auto& player : players) {
    if (auto fair = rated.may_ask(player, board, help); !fair) return fair;
  }
  return {};
}

void Table::hint(const OwnGame& own, const StopFlag& gone, const Reply<HintView>& reply) {
  const auto& game = own.game;
  if (game.meta.shared()) {
    return round_.outbox.answer<HintView>(reply,
                                          conflict("There are no hints in a game between people"));
  }
  const auto& board = game.state.board();
  if (auto fair = round_.rated_boards.may_ask(own.player(), board, Help::engine); !fair) {
    return round_.outbox.answer<HintView>(reply, Failure(fair.error()));
  }
  round_.computers.hint(game, gone, reply);
}

}  // namespace camlann::server
