#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/record_forms.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/record.hpp"
#include "wire/record_messages.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using wire::JsonDocument;
using wire::JsonValue;

std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return fmt::format("{}:{}", line, offset - line_start + 1);
}

/// Empty where it is no text.
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
                     "a record cannot have a header " + wire::to_json(std::string(key)), where,
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
    if (auto read = read_tags(record, *tags, where); !read) return Failure(read.error());
  }
  for (const auto& [member, key] :
       {std::pair{"variant", "Variant"}, {"rules", "Rules"}, {"start", "FEN"}}) {
    const std::string text = text_of(game, member);
    if (!text.empty()) record.set(key, text);
  }
  for (std::size_t i = 0; i < moves->size(); ++i) {
    auto text = move_text(moves->item(i), where);
    if (!text) return Failure(text.error());
    record.moves.push_back(RecordMove{std::move(*text), 0, 0, {}, {}});
  }
  if (auto read = read_result(record, game, where); !read) return Failure(read.error());
  return record;
}

}  // namespace

std::string record_to_json(const Record& record, const Game& game) {
  return wire::to_json(message::ConvertedRecord{wire::recorded_game(record, game), game.fen()});
}

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
      auto record = read_record(root.is_list() ? root.item(i) : root, where);
      if (!record) return Failure(record.error());
      records.push_back(std::move(*record));
    }
  }
}

}  // namespace camlann::cli
