#include "wire/json_records.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "notation/record.hpp"
#include "wire/json_reader.hpp"
#include "wire/write.hpp"

namespace camlann::wire {
namespace {

/// Returns an empty text for other values.
std::string text_of(JsonValue object, std::string_view key) {
  const auto value = object.member(key);
  return std::string(value ? value->text().value_or("") : "");
}

Result<std::string> move_text(JsonValue move, const std::string& where) {
  if (const auto text = move.text()) return std::string(*text);
  std::string notation = text_of(move, "notation");
  if (!notation.empty()) return notation;
  return failure(ErrorCode::syntax, "a move is neither text nor an outcome", where,
                 R"({"notation":"D6-F8"})");
}

Result<bool> read_result(Record& record, JsonValue object, const std::string& where) {
  std::string text = text_of(object, "result");
  if (text.empty()) text = record.value("Result");
  const auto result = parse_record_result(text);
  if (!result) {
    return failure(ErrorCode::syntax, '"' + text + "\" is not a result", where,
                   "1-0, 0-1, 1/2-1/2 or *");
  }
  record.result = *result;
  return true;
}

Result<bool> read_tags(Record& record, JsonValue tags, const std::string& where) {
  for (std::size_t i = 0; i < tags.size(); ++i) {
    const std::string_view key = tags.key(i);
    if (!is_key(key)) {
      return failure(ErrorCode::syntax,
                     "a record cannot have a header " + to_json(std::string(key)), where,
                     "letters, digits and underscores");
    }
    if (const auto tag = tags.item(i).text()) record.set(key, *tag);
  }
  return true;
}

Result<Record> read_record(JsonValue game, const std::string& where) {
  const auto moves = game.member("moves");
  if (!moves || !moves->is_list()) {
    return failure(ErrorCode::syntax, "this is not a game", where,
                   R"({"variant":"cam","moves":["B5-B6",...]})");
  }
  Record record;
  if (const auto tags = game.member("tags"); tags && tags->is_object()) {
    TRY_VOID(read_tags(record, *tags, where));
  }
  for (const auto& [member, key] :
       {std::pair{"variant", "Variant"}, {"rules", "Rules"}, {"start", "FEN"}}) {
    const std::string text = text_of(game, member);
    if (!text.empty()) record.set(key, text);
  }
  for (std::size_t i = 0; i < moves->size(); ++i) {
    TRY(auto text, move_text(moves->item(i), where));
    record.moves.push_back(RecordMove{std::move(text), 0, 0, {}, {}});
  }
  TRY_VOID(read_result(record, game, where));
  return record;
}

}  // namespace

bool is_json(std::string_view text) {
  constexpr std::string_view space = " \t\r\n";
  const std::size_t begin = std::min(text.find_first_not_of(space), text.size());
  const std::size_t inside = text.find_first_not_of(space, begin + 1);
  if (inside == std::string_view::npos) return false;
  return (text[begin] == '{' && text[inside] == '"') || (text[begin] == '[' && text[inside] == '{');
}

std::optional<Result<Record>> JsonRecords::next() {
  while (games_.empty()) {
    offset_ = std::min(text_.find_first_not_of(" \t\r\n", offset_), text_.size());
    if (offset_ == text_.size()) return std::nullopt;
    const std::string_view before = text_.substr(counted_, offset_ - counted_);
    line_ += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    counted_ = offset_;
    read_value();
  }
  Result<Record> game = std::move(games_.front());
  games_.pop_front();
  return game;
}

// A value can have several lines. If it is not complete, only its first line is left out.
void JsonRecords::read_value() {
  const std::string_view rest = text_.substr(offset_);
  const std::size_t line_end = std::min(rest.find('\n'), rest.size());
  auto document = JsonDocument::read_front(rest.substr(0, line_end));
  if (!document && document.error().offset >= line_end) document = JsonDocument::read_front(rest);
  if (!document) {
    games_.emplace_back(failure(ErrorCode::syntax, "this is not JSON: " + document.error().what,
                                place_of(document.error().offset), "a game as a JSON object"));
    offset_ += line_end;
    return;
  }
  const std::string where = place_of(0);
  offset_ += document->length();
  const JsonValue root = document->root();
  if (root.member("licence") && !root.member("moves")) return;  // the head of an archive
  for (std::size_t i = 0; i < (root.is_list() ? root.size() : 1); ++i) {
    auto record = read_record(root.is_list() ? root.item(i) : root, where);
    if (record) record->line = line_;
    games_.push_back(std::move(record));
  }
}

std::string JsonRecords::place_of(std::size_t offset) const {
  const std::string_view before = text_.substr(0, offset_ + offset);
  const std::string_view inside = before.substr(offset_);
  const auto lines = static_cast<int>(std::count(inside.begin(), inside.end(), '\n'));
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return to_text(Spot{line_ + lines, static_cast<int>(before.size() - line_start + 1)});
}

}  // namespace camlann::wire
