#include "server/model/study_check.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree_player.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "server/model/study.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

namespace {

/// Adds the field of the request to the error's place: "text", or the field that names the game.
Failure wrong(Error error, std::string_view field) {
  error.where = error.where.empty() ? std::string(field) : std::string(field) + ' ' + error.where;
  return Failure(std::move(error));
}

std::string_view field_of(Subject about) {
  if (about == Subject::rules) return "rules";
  return about == Subject::fen ? "start" : "variant";
}

std::size_t plies_of(const Record& record) {
  std::size_t plies = record.moves.size();
  for (const auto& variation : record.variations) plies += variation.moves.size();
  return plies;
}

std::string comments_of(const Record& record) {
  std::string all = record.comment;
  const auto add = [&all](const std::vector<RecordMove>& moves) {
    for (const auto& move : moves) {
      if (!move.comment.empty()) all += '\n' + move.comment;
    }
  };
  add(record.moves);
  for (const auto& variation : record.variations) add(variation.moves);
  for (const auto& tag : record.tags) all += '\n' + tag.value;
  return all;
}

/// Returns the only game of a text; an empty game if there is none.
Result<Record> read_only(std::string_view text) {
  RecordReader reader(text, Unreadable::passed_over);
  auto first = reader.next();
  if (!first) return Record{};
  if (!*first) return wrong(first->error(), "text");
  if (reader.next()) {
    return failure(ErrorCode::syntax, "A chapter is one game", "text", "a chapter for each game");
  }
  return std::move(**first);
}

}  // namespace

Result<ChapterCheck> ChapterCheck::begin(Chapter chapter, const Catalog& known,
                                         const WordList& words, std::size_t most) {
  const auto start =
      known.make_game(chapter.variant, chapter.rules, chapter.start.value_or(std::string()));
  if (!start) return wrong(start.error(), field_of(start.error().about));
  chapter.variant = start->variant().id;
  chapter.rules = start->rules();
  TRY(auto record, read_only(chapter.text.value_or(std::string())));
  if (plies_of(record) > most) {
    return failure(ErrorCode::syntax, "This chapter has too many moves", "text",
                   "its variations in several chapters");
  }
  if (!words.passes(comments_of(record))) {
    return failure(ErrorCode::syntax, "The host of this server does not want a word in a comment",
                   "text", "other words");
  }
  return ChapterCheck(std::move(chapter), TreePlayer(std::move(record), *start));
}

bool ChapterCheck::go_on(const std::function<bool()>& enough) {
  const auto is_faulty = [this] { return player_.first_fault() != nullptr; };
  return player_.play_on([&] { return is_faulty() || enough(); }) && !is_faulty();
}

Result<Chapter> ChapterCheck::done() && {
  if (const RecordFault* fault = player_.first_fault()) return wrong(fault->error, "text");
  return std::move(chapter_);
}

Result<Chapter> check_chapter(Chapter chapter, const Catalog& known, const WordList& words,
                              std::size_t most) {
  TRY(auto check, ChapterCheck::begin(std::move(chapter), known, words, most));
  (void)check.go_on([] { return false; });
  return std::move(check).done();
}

}  // namespace camlann::server
