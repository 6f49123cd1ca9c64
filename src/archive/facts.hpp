#pragma once
// The data that an archive stores and indexes of a game, computed from the game alone. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "archive/postings.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::archive {

/// Number of plies in the opening index; longer openings are compared in full.
inline constexpr std::size_t opening_plies = 6;

struct Facts {
  std::string variant;  // its id
  std::string rules;
  std::string start;                 // FEN; empty for the array
  std::vector<std::string> players;  // in turn order, "?" if unknown
  std::vector<int> ratings;          // by seat, 0 if unknown: headers such as WhiteElo
  std::string event;
  std::string date;  // 2009-02-07, 2009-02 or 2009; empty if unknown
  RecordResult result{};
  std::string reason;  // of the end; empty without one
  std::uint32_t plies = 0;
  std::string opening;   // the first moves, each followed by a space
  std::string material;  // the men at the end: canonical_material()
  std::uint32_t captured = 0;
  std::uint32_t castle_entries = 0;  // moves into a goal from outside
  std::string record;                // as text, with its notes and variations
  std::string track;                 // archive/track.hpp
  std::vector<Posting> positions;    // each once; the games are still 0
  std::int64_t fingerprint = 0;      // equal for two records of one game
};

/// Computes the facts of `record`, which must be in full (game/replay.hpp) and must have been
/// replayed to `game` without a fault. Games with different ids have different fingerprints.
[[nodiscard]] Facts facts_of(const Record& record, const Game& game, std::string_view id = {});

/// Joins moves, each followed by a space.
[[nodiscard]] std::string written_out(const std::vector<std::string>& moves);

/// Sorts men by seat and then by strength, the strongest first: "KKMMkm". Unknown letters are left
/// out.
[[nodiscard]] std::string canonical_material(std::string_view letters, const VariantInfo& variant);

/// Converts "2009.02.07" or "2009-2-7" to "2009-02-07"; keeps the valid part: "2009-13" becomes
/// "2009".
[[nodiscard]] std::string canonical_date(std::string_view date);

}  // namespace camlann::archive
