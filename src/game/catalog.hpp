#pragma once
// Every variant that the program knows, and the creation of their games. A catalog is a value: one
// has the built-in games; others also have variants from files and are passed on by the program
// that read them. Thread-safe, except for add().

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {

/// The built-in games and additional variants from files. Its games and their VariantInfo point
/// into it: it can be moved, but not copied.
class Catalog {
 public:
  /// Creates a catalog of the built-in games.
  Catalog();
  Catalog(const Catalog&) = delete;
  Catalog& operator=(const Catalog&) = delete;
  Catalog(Catalog&&) = default;             // NOLINT(*-noexcept-move-constructor): like a deque
  Catalog& operator=(Catalog&&) = default;  // NOLINT(*-noexcept-move-constructor)
  ~Catalog() = default;

  /// Adds every variant that a text defines (doc/formats/variant.md), or none. The `where` of an
  /// error is "file:line:column", or the file if the limits of all texts together are exceeded.
  [[nodiscard]] Result<void> add(std::string_view definitions, std::string_view file);
  /// Returns the texts of all add() calls.
  [[nodiscard]] const std::string& definitions() const { return text_; }

  /// In display order. The addresses are stable.
  [[nodiscard]] auto begin() const { return variants_.begin(); }
  [[nodiscard]] auto end() const { return variants_.end(); }           ///< Past the end.
  [[nodiscard]] std::size_t size() const { return variants_.size(); }  ///< The number of variants.
  [[nodiscard]] const VariantInfo& front() const { return variants_.front(); }  ///< The first.

  /// Finds a variant by id, or by display name in any case with spaces or hyphens; nullptr if
  /// unknown.
  [[nodiscard]] const VariantInfo* find(std::string_view name) const;
  /// Returns "cam, camelot, ..": the ids, for error messages.
  [[nodiscard]] std::string ids() const;
  /// Returns the error for a name that find() does not find.
  [[nodiscard]] Error unknown(std::string_view name) const;

  /// Creates a game. `variant` is an id or display name; `rules` and `fen` are empty for the
  /// defaults. Error::about names the invalid one of the three. Games of two also take the option
  /// `swap`, `false` or `true`, behind the name of the rule set (default: VariantInfo::swaps). The
  /// catalog must outlive the game.
  [[nodiscard]] Result<Game> make_game(std::string_view variant, std::string_view rules = {},
                                       std::string_view fen = {}) const;

 private:
  std::deque<VariantInfo> variants_;
  std::string text_;
  std::size_t added_ = 0;  // variants from files of the program's user
};

/// Returns the built-in games, including those shipped as files. Created once.
[[nodiscard]] const Catalog& catalog();

/// Creates a game of a variant of any catalog, which must outlive it; otherwise like
/// Catalog::make_game().
[[nodiscard]] Result<Game> make_game(const VariantInfo& variant, std::string_view rules = {},
                                     std::string_view fen = {});

/// Catalog::find() among the built-in games.
[[nodiscard]] const VariantInfo* find_variant(std::string_view name);

/// Catalog::make_game() for the built-in games.
[[nodiscard]] Result<Game> make_game(std::string_view variant, std::string_view rules = {},
                                     std::string_view fen = {});

/// The check of a setup.
struct Judged {
  std::string fen;                 // of the game or, without one, of the setup
  std::vector<SetupFault> faults;  // everything that prevents a game from starting there
  std::optional<Game> game;        // if the setup has no faults; it may be over
};

/// Reads the men of a FEN, which need not be a valid position. Returns an error with the column for
/// a text that is not a FEN of this board.
[[nodiscard]] Result<Setup> read_setup(const VariantInfo& variant, std::string_view fen);

/// Checks a setup; its squares and letters must be of the variant. Returns an error for an unknown
/// rule set.
[[nodiscard]] Result<Judged> judge(const VariantInfo& variant, std::string_view rules,
                                   const Setup& setup);

}  // namespace camlann::inline v1
