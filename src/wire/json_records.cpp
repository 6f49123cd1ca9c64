#include "wire/json_records.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "notation/record.hpp"
#include "wire/json_reader.hpp"
#include "wire/write.hpp"

namespace camlann::wire {
namespace {

std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return to_text(Spot{static_cast<int>(line), static_cast<int>(offset - line_start + 1)});
}

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
                 R"("D6-F8" or {"notation":"D6-F8"})");
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

Result<std::vector<Record>> records_from_json(std::string_view text) {
  std::vector<Record> records;
  std::size_t offset = 0;
  while (true) {
    offset = std::min(text.find_first_not_of(" \t\r\n", offset), text.size());
    if (offset == text.size()) return records;
    const std::string where = place(text, offset);
    const auto document = JsonDocument::read_front(text.substr(offset));
    if (!document) {
      return failure(ErrorCode::syntax, "this is not JSON: " + document.error().what,
                     place(text, offset + document.error().offset), "a game as a JSON object");
    }
    offset += document->length();
    const JsonValue root = document->root();
    if (root.member("licence") && !root.member("moves")) continue;  // the head of an archive
    for (std::size_t i = 0; i < (root.is_list() ? root.size() : 1); ++i) {
      TRY(auto record, read_record(root.is_list() ? root.item(i) : root, where));
      records.push_back(std::move(record));
    }
  }
}

JsonRecords::JsonRecords(std::string_view text)
    : rest_(text), line_end_(text[text.find_first_not_of(" \t\r\n")] == '[' ? '\0' : '\n') {}

std::optional<Result<Record>> JsonRecords::next() {
  while (games_.empty() && !rest_.empty()) {
    const std::size_t end = std::min(rest_.find(line_end_), rest_.size());
    const std::string_view text = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++line_;
    auto records = records_from_json(text);
    if (!records) return Failure(in_line(records.error()));
    for (Record& record : *records) {
      record.line = line_;
      games_.push_back(std::move(record));
    }
  }
  if (games_.empty()) return std::nullopt;
  Record game = std::move(games_.front());
  games_.pop_front();
  return game;
}

Error JsonRecords::in_line(Error error) const {
  if (line_end_ != '\n') return error;
  const std::size_t colon = error.where.find(':');  // "1:7"
  error.where = std::to_string(line_) +
                (colon == std::string::npos ? std::string() : error.where.substr(colon));
  return error;
}

}  // namespace camlann::wire
