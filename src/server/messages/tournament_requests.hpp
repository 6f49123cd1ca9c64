#pragma once
// Reads the bodies of requests about tournaments. Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/calendar.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

/// A tournament that comes from a file, without its terms.
struct ComingFile {
  std::vector<tournament::Event> events;
  std::vector<std::string> names;  // by entrant; those of the file, or others for display
  std::vector<int> lines;          // of the file, from 1, by entrant

  bool operator==(const ComingFile&) const = default;
};

/// A director's request for a tournament.
struct NewTournament {
  std::string name;
  std::string club;
  std::vector<std::string> clubs = {};  // NOLINT(readability-redundant-member-init)
  std::string variant;
  std::string rules;
  play::TimeControl time;
  bool rated = false;
  tournament::Terms terms;
  bool is_public = false;
  std::optional<Millis> starts_in;
  std::optional<Millis> pause;
  Calendar calendar = {};  // NOLINT(readability-redundant-member-init)
  Millis lasts = 0;
  int late = 0;                         // as in GameMeta
  std::string about = {};               // NOLINT(readability-redundant-member-init)
  std::string prizes = {};              // NOLINT(readability-redundant-member-init)
  std::string contact = {};             // NOLINT(readability-redundant-member-init)
  EntryTerms entry = {};                // NOLINT(readability-redundant-member-init)
  std::optional<ComingFile> file = {};  // NOLINT(readability-redundant-member-init)
  std::string host;                     // the director's name
  std::string nonce;
};

[[nodiscard]] Result<NewTournament> read_new_tournament(std::string_view body);
/// A player's request to enter a tournament.
struct EntryWish {
  std::string name;
  std::string code;  // empty for none
};

/// Returns the code without spaces at its ends, which people cannot see.
[[nodiscard]] std::string clean_entry_code(const std::string& text);
/// Reads the name of the entering player and the entry code.
[[nodiscard]] Result<EntryWish> read_entry(std::string_view body);
/// Reads a list of at most this many names.
[[nodiscard]] Result<std::vector<ListedName>> read_names(std::string_view body, std::size_t most);
/// Reads the number of a round, from 1.
[[nodiscard]] Result<std::size_t> read_bye(std::string_view body);
[[nodiscard]] Result<std::size_t> read_start(std::string_view body);
[[nodiscard]] Result<tournament::Report> read_result(std::string_view body);
/// Reads the result that a player reports; an open one takes back what was reported.
[[nodiscard]] Result<tournament::Report> read_report(std::string_view body);
/// A request to play a board in the room on one device.
struct BoardWish {
  std::size_t round = 0;  // from 1
  std::size_t board = 0;  // from 1
  std::string code;       // empty for none
  bool here = true;       // false: only the code is wanted
  bool clock = true;      // with the live clock of the tournament, if it has one
};
[[nodiscard]] Result<BoardWish> read_board(std::string_view body);
/// Reads the name of a bot.
[[nodiscard]] Result<std::string> read_bot(std::string_view body);
/// A director's pairing of the next round.
struct GivenRound {
  std::size_t round = 0;  // from 1
  tournament::GivenPairing pairing;
  bool despite = false;  // even if it breaks rules of pairing
};
[[nodiscard]] Result<GivenRound> read_given_round(std::string_view body);
/// An officer's request for the players of a club.
struct LineUpWish {
  std::string club;
  std::vector<std::string> players;
};
[[nodiscard]] Result<LineUpWish> read_line_up(std::string_view body);
/// Reads the address of a club.
[[nodiscard]] Result<std::string> read_removed_team(std::string_view body);
/// Reads the id of a player.
[[nodiscard]] Result<std::string> read_removed(std::string_view body);

/// Returns the requested tournament without id, director and times, with names and texts as in the
/// catalog. Fails if the request is not valid.
[[nodiscard]] Result<TournamentMeta> tournament_of(const NewTournament& wish, const Catalog& known);

}  // namespace camlann::server
