#pragma once
// What an archive keeps of a game and finds it by, computed from the game alone. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "archive/postings.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::archive {

/// As many plies of a game are its opening in the index; longer ones are compared as a whole.
inline constexpr std::size_t opening_plies = 6;

struct Facts {
  std::string variant;  // its id
  std::string rules;
  std::string start;                 // FEN; empty for the array
  std::vector<std::string> players;  // in turn order, "?" where unknown
  std::vector<int> ratings;          // by seat, 0 where not known: headers such as WhiteElo
  std::string event;
  std::string date;  // 2009-02-07, 2009-02 or 2009; empty where it is not known
  RecordResult result{};
  std::string reason;  // of the end; empty where there is none
  std::uint32_t plies = 0;
  std::string opening;   // the first moves, each with a space behind it
  std::string material;  // the men at the end: canonical_material()
  std::uint32_t captured = 0;
  std::uint32_t castle_entries = 0;  // moves into a goal from outside
  std::string record;                // as text, with its notes and variations
  std::string track;                 // archive/track.hpp
  std::vector<Posting> positions;    // each once; the games are still 0
  std::int64_t fingerprint = 0;      // equal for two records of one game
};

/// `record` is in full (game/replay.hpp) and was replayed to `game`, without a fault. Games with
/// different ids have different fingerprints.
[[nodiscard]] Facts facts_of(const Record& record, const Game& game, std::string_view id = {});

/// Each move with a space behind it.
[[nodiscard]] std::string written_out(const std::vector<std::string>& moves);

/// The same men in the order of seats and, of each, the strongest first: "KKMMkm". Letters of
/// nobody are left out.
[[nodiscard]] std::string canonical_material(std::string_view letters, const VariantInfo& variant);

/// "2009.02.07" or "2009-2-7" as "2009-02-07"; as far as it is one: "2009-13" is "2009".
[[nodiscard]] std::string canonical_date(std::string_view date);

}  // namespace camlann::archive
