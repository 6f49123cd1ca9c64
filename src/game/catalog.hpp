#pragma once
// Every variant that the program knows, and the way to a game of it. A catalog is a value: the one
// of the games built in, and those with variants from files, which the program that read them hands
// to whoever needs them. Thread-safe, but for add().

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v0_2 {

/// The games built in and, beside them, variants from files. Its games and their VariantInfo point
/// into it: it can be moved, not copied.
class Catalog {
 public:
  /// The games built in.
  Catalog();
  Catalog(const Catalog&) = delete;
  Catalog& operator=(const Catalog&) = delete;
  Catalog(Catalog&&) = default;             // NOLINT(*-noexcept-move-constructor): as a deque
  Catalog& operator=(Catalog&&) = default;  // NOLINT(*-noexcept-move-constructor)
  ~Catalog() = default;

  /// Adds every variant that a text defines (doc/formats/variant.md), or none. Of an error, `where`
  /// is "file:line:column".
  Result<void> add(std::string_view definitions, std::string_view file);
  /// The texts of add() as one.
  [[nodiscard]] const std::string& definitions() const { return text_; }

  /// In the order in which they are shown. Their addresses stay.
  [[nodiscard]] auto begin() const { return variants_.begin(); }
  [[nodiscard]] auto end() const { return variants_.end(); }           ///< Behind the last.
  [[nodiscard]] std::size_t size() const { return variants_.size(); }  ///< How many.
  [[nodiscard]] const VariantInfo& front() const { return variants_.front(); }  ///< The first.

  /// By id, or by display name in any case with spaces or hyphens; nullptr if there is none.
  [[nodiscard]] const VariantInfo* find(std::string_view name) const;
  /// "cam, camelot, ..": the ids, for those who named none of them.
  [[nodiscard]] std::string ids() const;
  /// The error for a name that find() does not find.
  [[nodiscard]] Error unknown(std::string_view name) const;

  /// `variant` by id or display name; `rules` and `fen` empty for the defaults. Error::about says
  /// which of the three is wrong. `registers` other than the best are for tests and measurements.
  /// The catalog outlives the game.
  [[nodiscard]] Result<Game> make_game(std::string_view variant, std::string_view rules = {},
                                       std::string_view fen = {},
                                       Registers registers = Registers::best) const;

 private:
  std::deque<VariantInfo> variants_;
  std::string text_;
};

/// The games built in, those shipped as files among them. Made once.
[[nodiscard]] const Catalog& catalog();

/// A game of a variant of any catalog, which outlives it; the rest as Catalog::make_game() has it.
[[nodiscard]] Result<Game> make_game(const VariantInfo& variant, std::string_view rules,
                                     std::string_view fen, Registers registers = Registers::best);

/// Catalog::find() among the games built in.
[[nodiscard]] const VariantInfo* find_variant(std::string_view name);

/// Catalog::make_game() of the games built in.
[[nodiscard]] Result<Game> make_game(std::string_view variant, std::string_view rules = {},
                                     std::string_view fen = {},
                                     Registers registers = Registers::best);

/// What can be known of men on squares before anything is played.
struct Judged {
  std::string fen;                 // of the game or, without one, of the setup
  std::vector<SetupFault> faults;  // each that keeps a game from starting there
  std::optional<Game> game;        // where nothing does; it may be over
};

/// The men of a FEN, whether or not a game can start from them. Refused, with the column: a text
/// that is no FEN of this board.
[[nodiscard]] Result<Setup> read_setup(const VariantInfo& variant, std::string_view fen);

/// Squares and letters must be of the variant. Refused: a rule set that is not known.
[[nodiscard]] Result<Judged> judge(const VariantInfo& variant, std::string_view rules,
                                   const Setup& setup);

}  // namespace camlann::inline v0_2
