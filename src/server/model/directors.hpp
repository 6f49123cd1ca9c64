#pragma once
// The directors of a tournament, league or club, and the lines of their log. The rules are pure
// functions: the first director appoints the others. Values; thread-safe.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/directors.hpp"

namespace camlann::server {

using message::DirectedKind;
using message::DirectorAct;

struct Director {
  std::string player;
  std::string name;

  bool operator==(const Director&) const = default;
};

/// The first one has all rights. May be empty.
using Directors = std::vector<Director>;

/// Most directors of one event.
inline constexpr std::size_t most_directors = 8;

/// Returns the director; null if the player is none.
[[nodiscard]] const Director* find_director(const Directors& directors, std::string_view player);

/// Adds a director; unchanged if the player is one already. An error unless `by` is the first.
[[nodiscard]] Result<Directors> appoint(Directors directors, std::string_view by,
                                        const Director& another);
/// Removes a director; unchanged if the player is none. Each may step down but the first one; that
/// one hands over before.
[[nodiscard]] Result<Directors> dismiss(Directors directors, std::string_view by,
                                        std::string_view player);
/// Makes this director the first one. An error unless `by` is the first.
[[nodiscard]] Result<Directors> hand_over(Directors directors, std::string_view by,
                                          std::string_view player);

/// A change of the directors that one of them asks for.
struct DirectorWish {
  DirectorAct act = DirectorAct::appointed;  // or dismissed, or handed_over
  Director who;                              // the id; its name is found by the event
  Director account;  // the account of that name, if it is no id; may be empty
};

/// Returns the directors after this change by `by`.
[[nodiscard]] Result<Directors> changed(Directors directors, std::string_view by,
                                        const DirectorWish& wish);

/// A line of the log. The names are those at the time of reading.
struct DirectorLine {
  std::int64_t number = 0;
  Millis at = 0;
  DirectorAct act{};
  Director by;     // empty for the host and the server
  Director about;  // empty for none
  int round = 0;   // or season; 0 for none
  int board = 0;
  std::string result = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const DirectorLine&) const = default;
};

/// Returns a new line, without number and time.
[[nodiscard]] DirectorLine line_of(DirectorAct act, Director about = {});

/// An event with directors: a tournament or league by its id, a club by its address.
struct DirectedEvent {
  DirectedKind kind{};
  std::string id;
};

/// Reads the address of the page of an event: "tournament/ID", also with the server's before it.
[[nodiscard]] std::optional<DirectedEvent> read_event_path(std::string_view path);

/// Changes of an event to save: its directors, and new lines of its log.
struct DirectorWrite {
  DirectedKind kind{};
  std::string event;  // id of a tournament or league, address of a club
  std::optional<Directors> directors;
  std::vector<DirectorLine> lines;
};

}  // namespace camlann::server
