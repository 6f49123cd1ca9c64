#pragma once
// The opening books of the games, read once at the start. Immutable, thread-safe.

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "book/book.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "server/core/log.hpp"
#include "wire/messages/book.hpp"

namespace camlann::server {

/// Returns the entry of a position; `found` is null if the book has none.
[[nodiscard]] message::BookPosition message_of(const Game& position, std::size_t positions,
                                               const book::BookPosition* found);

class Books {
 public:
  Books() = default;

  /// Reads every *.txt of the folder. Logs and skips files that are not books; a missing folder
  /// counts as empty.
  [[nodiscard]] static Books read(const std::filesystem::path& folder, const Log& log);

  /// Returns the BookPosition of a position as JSON, within a fraction of a millisecond.
  [[nodiscard]] Result<std::string> json(std::string_view variant, std::string_view rules,
                                         std::string_view fen, const Catalog& known) const;

 private:
  struct Shelved {
    explicit Shelved(book::Book read) : book(std::move(read)), index(book) {}
    Shelved(const Shelved&) = delete;
    Shelved& operator=(const Shelved&) = delete;

    book::Book book;
    book::BookIndex index;
  };

  std::vector<std::unique_ptr<const Shelved>> books_;
};

}  // namespace camlann::server
