#pragma once
// Games from texts into an archive, with an account of what became of each. Not thread-safe.

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/archive.hpp"
#include "archive/postings.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"

namespace camlann::archive {

/// A game that was not taken, or a part of one.
struct Refused {
  std::string source;
  Error error;   // with its line and column, where they are known
  int line = 0;  // of the error, else of the game
};

/// A game that was there already.
struct Repeated {
  int line = 0;  // on which its record begins
  GameNumber first = 0;
};

struct Report {
  std::size_t added = 0;
  std::size_t duplicates = 0;  // there already, or twice among what was imported
  std::vector<Refused> refused;
  std::vector<Refused> passed_over;  // ends of variations, in games that were taken
  std::vector<Repeated> repeated;    // the first of the duplicates, up to `most_repeated`
};

inline constexpr std::size_t most_repeated = 1000;

/// The next game or what is wrong with it; nothing at the end.
using Records = std::function<std::optional<Result<Record>>()>;

struct Import {
  ReplayDefaults defaults;
  const Catalog* known = &catalog();
  std::function<bool()> go_on;  // asked before each game; what was added so far is kept
  /// A game with more is refused, each variation counted from the start, as it is played.
  std::size_t most_plies = std::numeric_limits<std::size_t>::max();
};

class Writer;

/// Each game that is right is added; the others are in the report. Fails only where the archive
/// does.
[[nodiscard]] Result<void> import(Writer& writer, const Records& next, std::string_view source,
                                  const Import& how, Report& report);

}  // namespace camlann::archive
