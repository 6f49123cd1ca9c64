#pragma once
// Tournaments and their events. A part of Store, on the games' thread.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "rules/verdict.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

/// Tournaments of a player that are not over.
struct TournamentCount {
  int made = 0;
  int entered = 0;
};

/// A tournament that a player has entered and that is not over.
struct EnteredTournament {
  std::string id;
  std::string league;  // the league that it is a division of; empty for none
  tournament::Terms terms;
  TournamentPhase phase{};
  int players = 0;
  int rounds = 0;  // paired
};

/// A game of a tournament and its end, if it is over.
struct GameEnd {
  std::string id;
  Reason reason = Reason::running;
};

/// A game of a tournament, by round and board, both from 1.
struct BoardOfGame {
  std::string game;
  std::size_t round = 0;
  std::size_t board = 0;
  // The clubs of a team match, in which boards are counted from 1.
  std::string white_team = {};  // NOLINT(readability-redundant-member-init)
  std::string black_team = {};  // NOLINT(readability-redundant-member-init)
};

/// A club of a tournament of teams.
struct TeamClub {
  std::string club;     // its address
  bool agreed = false;  // it has set a line-up
};

/// A tournament of which only the first events have been read.
struct HalfReadTournament {
  KeptTournament tournament;
  std::int64_t last = 0;  // version in the store

  [[nodiscard]] bool whole() const { return tournament.version() == last; }
};

class TournamentStore {
 public:
  /// The database must outlive this.
  explicit TournamentStore(database::Database& database) : database_(database) {}

  /// Writes the step in a transaction of the caller.
  [[nodiscard]] Result<void> write(const TournamentWrite& step);

  /// Returns a tournament that is not deleted before its first event. This and the next two return
  /// an error with code `syntax` if the stored data is not a valid tournament.
  [[nodiscard]] Result<std::optional<HalfReadTournament>> open(std::string_view id);
  /// Reads at most `most` more events of a tournament that is not whole. After an error it is
  /// unusable.
  [[nodiscard]] Result<void> read_on(HalfReadTournament& half, std::size_t most);
  /// Returns at most `most` events after this version, in order.
  [[nodiscard]] Result<std::vector<TournamentEntry>> entries_after(std::string_view id,
                                                                   std::int64_t version,
                                                                   std::size_t most);
  /// Returns the whole tournament, also a deleted one.
  [[nodiscard]] Result<std::optional<KeptTournament>> find_any(std::string_view id);
  /// Returns the version of a tournament, if it exists.
  [[nodiscard]] Result<std::optional<std::int64_t>> version(std::string_view id);
  /// Returns the tournament that this player created with this nonce.
  [[nodiscard]] Result<std::optional<std::string>> find_made(std::string_view director,
                                                             std::string_view nonce);
  /// Returns public tournaments and those that this player created or entered, newest first. A
  /// search covers the newest public ones (named_like.hpp).
  [[nodiscard]] Result<ListPart<TournamentSummary>> list(std::string_view player,
                                                         const ListWish& wish);
  /// Returns the tournaments of a club and those that its team plays in; without `all` the public
  /// ones, and no invitations.
  [[nodiscard]] Result<ListPart<TournamentSummary>> of_club(std::string_view club, bool all,
                                                            const ListWish& wish);
  /// Returns the players that have asked to enter, in order, those that wait first.
  [[nodiscard]] Result<std::vector<Applicant>> applicants(std::string_view tournament);
  [[nodiscard]] Result<std::optional<Applicant>> applicant(std::string_view tournament,
                                                           std::string_view player);
  [[nodiscard]] Result<TournamentCount> count(std::string_view player);
  /// Returns the tournaments that this player has entered and that are not over. Leaves out those
  /// with damaged terms.
  [[nodiscard]] Result<std::vector<EnteredTournament>> entered(std::string_view player);
  /// Returns the first round of a tournament; nothing before its start. Does not read what follows.
  [[nodiscard]] Result<std::optional<tournament::Round>> first_round(std::string_view id);
  /// Returns the tournaments that are running, or open and start without the director.
  [[nodiscard]] Result<std::vector<std::string>> unfinished();
  /// Tournaments that are not over and have no director; no divisions.
  [[nodiscard]] Result<std::vector<std::string>> abandoned();
  /// Returns for each of its games whether it is over.
  [[nodiscard]] Result<std::vector<GameEnd>> ends(std::string_view tournament);
  [[nodiscard]] Result<std::optional<GameSummary>> game(std::string_view id);
  /// Returns the last state of all games of a display; at most `most` games.
  [[nodiscard]] Result<std::vector<GameSummary>> display_games(std::string_view tournament,
                                                               int most);
  /// Returns the games of a tournament in the order of rounds and boards. Reads only the pairings.
  [[nodiscard]] Result<std::vector<BoardOfGame>> boards(std::string_view tournament);
  /// Returns the name of a tournament, if it exists.
  [[nodiscard]] Result<std::optional<std::string>> name(std::string_view id);
  /// Returns the clubs of a tournament of teams.
  [[nodiscard]] Result<std::vector<TeamClub>> teams(std::string_view tournament);

 private:
  /// Adds the games on one device at boards in the room, in the order of rounds and boards.
  Result<void> add_opened(std::string_view tournament, std::vector<BoardOfGame>& boards);
  /// Numbers the boards of a tournament of teams within each match, and names the teams.
  Result<void> add_matches(std::string_view tournament, std::vector<BoardOfGame>& boards);
  /// Returns a tournament of which this condition is true.
  Result<std::optional<HalfReadTournament>> open_if(std::string_view id, const char* condition);
  Result<void> write_applicant(const std::string& id, const ApplicantWrite& step);
  /// Keeps the clubs of a tournament of teams after this event.
  Result<void> write_team(const std::string& id, const tournament::Event& event);
  Result<void> write_entry(const std::string& id, const TournamentEntry& entry);

  database::Database& database_;
};

}  // namespace camlann::server
