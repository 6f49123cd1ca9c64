#include "server/services/games/books.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/result.hpp"
#include "book/book.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"
#include "search/score.hpp"
#include "server/core/log.hpp"
#include "wire/messages/book.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

Result<book::Book> read_book_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  if (!stream) return failure(ErrorCode::io, "the file cannot be read");
  return book::read_book(text);
}

}  // namespace

message::BookPosition message_of(const Game& position, std::size_t positions,
                                 const book::BookPosition* found) {
  message::BookPosition answer{position.variant().id, position.rules(), positions, {}};
  if (found == nullptr) return answer;
  for (const book::BookMove& move : found->moves) {
    answer.moves.push_back({move.notation, move.score, plies_to_end(move.score), move.depth,
                            move.nodes > 0 ? move.nodes : found->nodes});
  }
  return answer;
}

Books Books::read(const fs::path& folder, const Log& log) {
  Books books;
  std::error_code error;
  if (folder.empty() || !fs::is_directory(folder, error)) return books;
  for (fs::directory_iterator at(folder, error), end; at != end; at.increment(error)) {
    if (at->path().extension() != ".txt") continue;
    auto book = read_book_file(at->path());
    if (book) {
      books.books_.push_back(std::make_unique<const Shelved>(std::move(*book)));
    } else {
      log(Severity::warning, "book-left-out",
          {{"file", std::string_view(at->path().filename().native())},
           {"what", std::string_view(to_text(book.error()))}});
    }
  }
  return books;
}

Result<std::string> Books::json(std::string_view variant, std::string_view rules,
                                std::string_view fen, const Catalog& known) const {
  const VariantInfo* const wanted = known.find(variant);
  if (wanted == nullptr) {
    return failure(ErrorCode::syntax, "There is no such variant", "variant",
                   "the id of a variant, such as cam");
  }
  const auto position = make_game(*wanted, rules, fen);
  if (!position) return Failure(position.error());
  std::size_t positions = 0;
  for (const auto& shelved : books_) {
    const book::Book& book = shelved->book;
    if (book.variant != wanted->id || book.rules != position->rules()) continue;
    positions = book.positions.size();
    if (const auto found = shelved->index.find(*position)) {
      return wire::to_json(message_of(*position, positions, &*found));
    }
  }
  return wire::to_json(message_of(*position, positions, nullptr));
}

}  // namespace camlann::server
