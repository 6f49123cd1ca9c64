#pragma once
// Whether a chapter is a game that can be replayed, with all its variations. Thread-safe.

#include <cstddef>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/model/study.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// With the id of its variant and its rules in full. An error for a text that is not one game, for
/// a move that cannot be played, for a comment with one of the words, and for more plies than
/// `most`, each variation counted from the start.
[[nodiscard]] Result<Chapter> check_chapter(Chapter chapter, const Catalog& known,
                                            const WordList& words, std::size_t most);

}  // namespace camlann::server
