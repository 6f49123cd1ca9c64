#pragma once
// A tournament in the store: its constant data, its events, and its state. The rules are in
// tournament/; here rounds get games, players get names, and events get a version and a time.
// Values; not thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "server/model/calendar.hpp"
#include "server/model/competition.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

enum class TournamentPhase : std::uint8_t { open, running, over };

/// The constant data of a tournament.
struct TournamentMeta : CompetitionMeta {
  std::string league;  // the league that it is a division of; empty for none
  tournament::Terms terms;
  std::optional<Millis> starts;  // nothing: the director starts it
  std::optional<Millis> pause;   // from the last result to the next round; nothing: likewise
  Millis lasts = 0;              // duration of an arena, from its first games
  int late = 0;                  // for all its games, see GameMeta
  EntryTerms entry = {};         // NOLINT(readability-redundant-member-init)
  // Rounds by the calendar, in place of the pause, and repetition.
  Calendar calendar = {};  // NOLINT(readability-redundant-member-init)
  int missed = 0;          // tournaments just before it that nobody played, if it repeats
  // The next one of the series.
  std::string following = {};  // NOLINT(readability-redundant-member-init)

  /// True if rounds after the first start by the clock.
  [[nodiscard]] bool goes_on_alone() const { return pause || calendar.apart; }

  bool operator==(const TournamentMeta&) const = default;
};

/// An event with its version and time. `with` holds what the event of tournament/ lacks: the name
/// of an entrant or a team, of one who came back only if it is new; the game ids of a round by
/// board, empty where no game was made; the game of an opened board, empty if only the code was
/// wanted, with the code; the id of the director that gave a result, ended, reopened or changed the
/// tournament, or nothing.
struct TournamentEntry {
  std::int64_t version = 0;
  tournament::Event event;
  std::vector<std::string> with;
  Millis at = 0;

  bool operator==(const TournamentEntry&) const = default;
};

/// The state for lists; follows from the events.
struct TournamentStanding {
  std::int64_t version = 0;
  TournamentPhase phase{};
  int players = 0;
  int rounds = 0;
  Millis updated = 0;

  bool operator==(const TournamentStanding&) const = default;
};

struct TournamentSummary {
  TournamentMeta meta;
  TournamentStanding standing;
};

/// One step of a tournament: its new events and the state after them.
struct TournamentWrite {
  std::optional<TournamentMeta> created;
  std::string id;
  std::vector<TournamentEntry> entries;
  TournamentStanding standing;
  // Its new data, before its start.
  std::optional<TournamentMeta> changed = {};  // NOLINT(readability-redundant-member-init)
  // Each player once.
  std::vector<ApplicantWrite> applicants = {};  // NOLINT(readability-redundant-member-init)
};

/// A game of a tournament by round and board, both from 0.
struct BoardAt {
  std::size_t round = 0;
  std::size_t board = 0;
};

/// A result that a director has given.
struct GivenResult {
  std::string by;  // the director's id
  Millis at = 0;
  bool corrects = false;  // it replaced another result

  bool operator==(const GivenResult&) const = default;
};

/// A result that one of the two players has reported.
struct ToldResult {
  std::string by;  // the player's id
  tournament::Score score{};
  Millis at = 0;

  bool operator==(const ToldResult&) const = default;
};

class KeptTournament {
 public:
  /// Returns the tournament before its first event. An error if its terms are inconsistent.
  [[nodiscard]] static Result<KeptTournament> create(TournamentMeta meta);

  /// Adds the next event. After an error, for an event that does not fit, the object is unusable.
  Result<void> add(const TournamentEntry& entry);

  /// Replaces the constant data.
  void change(TournamentMeta meta);
  [[nodiscard]] Directors directors() const;
  void set_directors(const Directors& directors);
  [[nodiscard]] bool directs(std::string_view player) const;
  /// True if it has no director and no more rounds that the clock starts: it ends, or is
  /// cancelled, once no game is open.
  [[nodiscard]] bool ends_alone() const;
  /// Changes the player's name here after a change elsewhere.
  void rename(std::string_view player, const std::string& name);

  [[nodiscard]] const TournamentMeta& meta() const { return meta_; }
  [[nodiscard]] const tournament::State& state() const { return state_; }
  [[nodiscard]] std::int64_t version() const { return version_; }
  [[nodiscard]] TournamentStanding standing() const;
  [[nodiscard]] TournamentPhase phase() const;
  /// Returns an entrant's name, by index.
  [[nodiscard]] const std::string& name(std::size_t entrant) const { return names_[entrant]; }
  [[nodiscard]] const std::string& name_of(std::string_view player) const;
  /// Returns a team's name when it entered, by index.
  [[nodiscard]] const std::string& team_name(std::size_t team) const { return team_names_[team]; }
  /// Returns the first round that an entrant can play, from 1.
  [[nodiscard]] int first_round(std::size_t entrant) const { return joined_[entrant]; }
  /// True if another player has a name that looks like this one. Looks of two
  /// accounts do not count.
  [[nodiscard]] bool is_called(std::string_view name, std::string_view player,
                               const HasAccount& has_account) const;
  /// Returns the game's id; empty if none was made.
  [[nodiscard]] const std::string& game(BoardAt at) const { return games_[at.round][at.board]; }
  [[nodiscard]] std::optional<BoardAt> find_game(std::string_view id) const;
  /// Returns the last result of this board if a director gave it; else null.
  [[nodiscard]] const GivenResult* given(BoardAt at) const;
  /// Returns what the players of this board have reported, each at most once, in order. With a
  /// result: the reports that it follows from; none if it follows from something else.
  [[nodiscard]] const std::vector<ToldResult>& told(BoardAt at) const;
  /// Returns what this player has reported of this board; null for nothing.
  [[nodiscard]] const ToldResult* told_by(BoardAt at, std::string_view player) const;
  /// Returns how often this player has reported or taken back something at this board.
  [[nodiscard]] int tellings(BoardAt at, std::string_view player) const;
  [[nodiscard]] Millis started(std::size_t round) const { return started_[round]; }
  /// Returns the end of a running arena.
  [[nodiscard]] std::optional<Millis> ends() const;

  /// Returns the time of the next scheduled action: a round, or the end.
  [[nodiscard]] std::optional<Millis> due() const;
  /// Postpones an action that failed, until something changes.
  void postpone(Millis now);

  /// Returns how often players have come back, all or one of them.
  [[nodiscard]] std::int64_t returns() const { return returns_; }
  [[nodiscard]] std::int64_t returns_of(std::size_t entrant) const { return returned_[entrant]; }

  /// Returns the number of games that were made, with those at boards in the room.
  [[nodiscard]] std::size_t games() const { return boards_.size() + in_room_; }
  /// True if this game is or was played at a board in the room, and not on a device there.
  [[nodiscard]] bool is_in_room(BoardAt at) const;
  /// True if this board is in the room: all are, or one of its players has no device.
  [[nodiscard]] bool is_for_room(BoardAt at) const;
  /// Returns the code with which any client opens this board; empty if none was made.
  [[nodiscard]] std::string board_code(BoardAt at) const;

  std::uint64_t last_use = 0;  // set by the code that keeps it in memory
  /// The whole tournament as a message, made on first use.
  mutable std::shared_ptr<const std::string> json;

 private:
  KeptTournament(TournamentMeta meta, tournament::State state);
  void note_given(const tournament::Scored& scored, const TournamentEntry& entry, bool corrects);
  void note_opened(const tournament::BoardOpened& opened, const TournamentEntry& entry);
  void note_told(const tournament::ResultTold& told, const TournamentEntry& entry);

  TournamentMeta meta_;
  Directors others_;  // after the first director
  tournament::State state_;
  std::int64_t version_ = 0;
  std::vector<std::string> names_;       // by entrant
  std::vector<std::string> team_names_;  // by team
  std::vector<int> joined_;              // by entrant
  std::vector<std::int64_t> returned_;   // by entrant
  std::int64_t returns_ = 0;
  std::vector<std::vector<std::string>> games_;         // by round and board
  std::map<std::string, BoardAt, std::less<>> boards_;  // by game
  std::size_t in_room_ = 0;
  std::map<std::pair<std::size_t, std::size_t>, std::string> codes_;  // by round and board
  std::map<std::pair<std::size_t, std::size_t>, GivenResult> given_;  // likewise
  std::map<std::pair<std::size_t, std::size_t>, std::vector<ToldResult>> told_;  // likewise
  std::map<std::pair<std::size_t, std::size_t>, std::array<int, 2>> tellings_;   // by player, too
  std::vector<Millis> started_;                                                  // by round
  Millis updated_ = 0;
  Millis ready_ = 0;        // time of the last result or the last pairing
  bool postponed_ = false;  // until the next event
  Millis tried_ = 0;        // time of the last postponement
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::TournamentPhase> {
  using enum server::TournamentPhase;
  static constexpr Word<server::TournamentPhase> table[] = {
      {open, "open"}, {running, "running"}, {over, "over"}};
};

}  // namespace camlann
