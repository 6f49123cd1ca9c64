#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/record_forms.hpp"
#include "engine/json_text.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::cli {
namespace {

namespace json = boost::json;

std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return fmt::format("{}:{}", line, offset - line_start + 1);
}

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_string()) return {};
  return std::string(value->get_string());
}

Result<std::string> move_text(const json::value& move, const std::string& where) {
  if (const json::string* text = move.if_string()) return std::string(*text);
  if (const json::object* outcome = move.if_object()) {
    std::string notation = text_of(*outcome, "notation");
    if (!notation.empty()) return notation;
  }
  return failure(ErrorCode::syntax, "a move is neither text nor an outcome", where,
                 R"("D6-F8" or {"notation":"D6-F8"})");
}

Result<bool> read_result(Record& record, const json::object& object, const std::string& where) {
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

Result<bool> read_tags(Record& record, const json::object& tags, const std::string& where) {
  for (const auto& [key, tag] : tags) {
    if (!is_key(key)) {
      return failure(ErrorCode::syntax, "a record cannot have a header " + json_string(key), where,
                     "letters, digits and underscores");
    }
    if (tag.is_string()) record.set(key, tag.get_string());
  }
  return true;
}

Result<Record> read_record(const json::value& value, const std::string& where) {
  const json::object* object = value.if_object();
  const json::value* moves = object == nullptr ? nullptr : object->if_contains("moves");
  if (moves == nullptr || !moves->is_array()) {
    return failure(ErrorCode::syntax, "this is not a game", where,
                   R"({"variant":"cam","moves":["B5-B6",...]})");
  }
  Record record;
  if (const json::value* tags = object->if_contains("tags"); tags != nullptr && tags->is_object()) {
    if (auto read = read_tags(record, tags->get_object(), where); !read) {
      return Failure(read.error());
    }
  }
  for (const auto& [member, key] :
       {std::pair{"variant", "Variant"}, {"rules", "Rules"}, {"start", "FEN"}}) {
    const std::string text = text_of(*object, member);
    if (!text.empty()) record.set(key, text);
  }
  for (const json::value& move : moves->get_array()) {
    auto text = move_text(move, where);
    if (!text) return Failure(text.error());
    record.moves.push_back(RecordMove{std::move(*text), 0, 0});
  }
  if (auto read = read_result(record, *object, where); !read) return Failure(read.error());
  return record;
}

}  // namespace

std::string record_to_json(const Record& record, const Game& game) {
  std::string tags;
  for (const Tag& tag : record.tags) {
    if (!tags.empty()) tags += ',';
    tags += json_string(tag.key) + ':' + json_string(tag.value);
  }
  std::vector<std::string> moves;
  for (const WrittenMove& outcome : game.played()) moves.push_back(outcome.notation);
  return fmt::format(
      R"({{"tags":{{{}}},"variant":{},"rules":{},"start":{},"moves":{},"result":{},"fen":{}}})",
      tags, json_string(game.variant().id), json_string(game.rules()),
      game.starts_from_array() ? "null" : json_string(game.start_fen()), json_strings(moves),
      json_string(to_text(record.result)), json_string(game.fen()));
}

Result<std::vector<Record>> records_from_json(std::string_view text) {
  std::vector<Record> records;
  std::size_t offset = 0;
  while (true) {
    offset = std::min(text.find_first_not_of(" \t\r\n", offset), text.size());
    if (offset == text.size()) return records;
    const std::string where = place(text, offset);
    json::stream_parser parser;
    json::error_code code;
    const std::size_t read = parser.write_some(text.data() + offset, text.size() - offset, code);
    if (!code && offset + read == text.size()) parser.finish(code);
    if (code) {
      return failure(ErrorCode::syntax, "this is not JSON: " + code.message(),
                     place(text, offset + read), "a game as a JSON object");
    }
    offset += read;
    json::value value = parser.release();
    if (!value.is_array()) value = json::array{std::move(value)};
    for (const json::value& game : value.get_array()) {
      auto record = read_record(game, where);
      if (!record) return Failure(record.error());
      records.push_back(std::move(*record));
    }
  }
}

}  // namespace camlann::cli
