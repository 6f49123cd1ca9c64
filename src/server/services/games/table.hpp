#pragma once
// Games as players see and change them: reading, moves, offers, resigning, hints. A move is read
// here, once; from here to the disk it is a value. A feature of the games' thread (games.hpp).

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/action.hpp"
#include "server/model/game_record.hpp"
#include "server/model/game_state.hpp"
#include "server/model/hint.hpp"
#include "server/model/pictured_game.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/thought.hpp"
#include "server/services/round/game_request.hpp"
#include "server/store/tournament_store.hpp"

namespace camlann::server {

class Clocks;
struct Round;

/// A change of a game: a move, still as text, or another command.
using GameChange = std::variant<MoveRequest, play::Command>;

/// Records of games as one text.
struct EventRecordsPart {
  std::string text;
  std::optional<std::size_t> next = {};  // NOLINT(readability-redundant-member-init)
};

/// A request for the records of a tournament, and what has been read for it.
struct EventRecords {
  std::string tournament;
  std::string site;
  std::size_t skip = 0;  // games, in the order of rounds and boards

  std::optional<std::vector<BoardOfGame>> boards = {};  // NOLINT(readability-redundant-member-init)
  std::size_t at = 0;
  EventRecordsPart made = {};  // NOLINT(readability-redundant-member-init)
};

class Table {
 public:
  Table(Round& round, Clocks& clocks) : round_(round), clocks_(clocks) {}

  /// Sets the function that returns the host's current list of unwanted words. Call before all
  /// else.
  void know_words(UnwantedWords words) { words_ = std::move(words); }

  [[nodiscard]] Result<View> get(const ShownGame& shown);
  /// Returns the game with its position and moves.
  [[nodiscard]] Result<View> open(const ShownGame& shown);
  /// Returns the record of the game as text. `site` is the address of this server, here and below.
  [[nodiscard]] Result<std::string> record(const ShownGame& shown, const std::string& site);
  /// Returns the record of a game that is over, in the JSON of published records.
  [[nodiscard]] Result<std::string> published_record(const EndedGame& ended,
                                                     const std::string& site);
  /// Returns the game to draw, with the names of its players.
  [[nodiscard]] Result<PicturedGame> pictured(const ShownGame& shown);
  [[nodiscard]] Result<PicturedGame> pictured_record(const EndedGame& ended);
  /// Replies with the records of a tournament's games that are over, one a turn.
  Then event_records(const std::shared_ptr<EventRecords>& wanted,
                     const Reply<EventRecordsPart>& reply);
  /// Returns the player's games, the newest first, after the first `skip`.
  [[nodiscard]] Result<std::vector<GameSummary>> list(const QueueKey& who, int limit, int skip);
  /// Checks that the store can be read and written.
  [[nodiscard]] Result<bool> check();

  /// Plays a move or gives another command. An offer of a draw to the computer is answered together
  /// with the computer's answer.
  void change(const OwnGame& own, const Action& action, const GameChange& change,
              const ViewReply& reply);
  void play(const OwnGame& own, const MoveRequest& move, const ViewReply& reply);
  /// Answers with the computer's advice. Is given up if `gone` is set, because the client left.
  void hint(const OwnGame& own, const StopFlag& gone, const Reply<HintView>& reply);

 private:
  /// Refuses a move or offer that a computer at the table would answer, if the board is near that
  /// of a rated game of one of the players.
  [[nodiscard]] Result<void> may_be_helped(const LiveGame& game,
                                           const play::Command& command) const;
  [[nodiscard]] Result<void> carry_out(const OwnGame& own, const Action& action,
                                       const GameChange& change);
  /// Answers a request that was carried out before; false if this is a new one.
  bool answer_repeat(LiveGame& game, const Action& action, const GameChange& change,
                     const ViewReply& reply);

  /// Returns the name of a game's tournament, as the host lets it be shown.
  [[nodiscard]] Result<std::string> event_of(const std::string& tournament);
  /// Adds the names of the teams to those facts, as the host lets them be shown.
  void add_teams(const BoardOfGame& board, Occasion& occasion) const;
  [[nodiscard]] Result<Occasion> occasion_of(const GameMeta& meta, const std::string& site);
  /// Reads on for a request. True if it is done.
  [[nodiscard]] Result<bool> read_on(EventRecords& wanted);

  Round& round_;
  Clocks& clocks_;
  UnwantedWords words_ = no_words;
};

}  // namespace camlann::server
