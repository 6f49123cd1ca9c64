#pragma once
// The data that an archive stores and indexes of a game, computed from the game alone. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "archive/postings.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"

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
  std::string opening;   // opening_of()
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

/// Returns the text of the opening index: start_of() and the first moves, at most `opening_plies`,
/// each followed by a space.
[[nodiscard]] std::string opening_of(const Game& game);
/// Returns the hash of the men on the first board of a track, followed by a space. Equal moves are
/// the same opening only from the same men.
[[nodiscard]] std::string start_of(std::string_view track);
/// Returns start_of() for games from the usual array of a variant.
[[nodiscard]] Result<std::string> usual_start(const VariantInfo& variant);
/// Returns the first move of an opening_of(); empty without one.
[[nodiscard]] std::string_view first_move_of(std::string_view opening);

/// Sorts men by seat and then by strength, the strongest first: "KKMMkm". Unknown letters are left
/// out.
[[nodiscard]] std::string canonical_material(std::string_view letters, const VariantInfo& variant);

/// Converts "2009.02.07" or "2009-2-7" to "2009-02-07"; keeps the valid part: "2009-13" becomes
/// "2009".
[[nodiscard]] std::string canonical_date(std::string_view date);

}  // namespace camlann::archive
