#include "cli/batch.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "engine/json_text.hpp"
#include "game/catalog.hpp"

namespace camlann::cli {
namespace {

/// The column of an error in a JSON line; positions are one line each.
std::string place(std::size_t line, std::size_t column) {
  return fmt::format("line {}, column {}", line, column);
}

/// A member that is a string, absent or null (empty); an error for anything else.
Result<std::string> text_member(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  if (value == nullptr || value->is_null()) return std::string();
  if (const boost::json::string* text = value->if_string()) return std::string(*text);
  return failure(ErrorCode::syntax, fmt::format("\"{}\" is not text", key), std::string(key),
                 "a string");
}

}  // namespace

Result<PositionRequest> read_request(std::string_view text, std::size_t number) {
  boost::json::error_code code;
  boost::json::stream_parser parser;
  const std::size_t read = parser.write_some(text.data(), text.size(), code);
  if (!code && read == text.size()) parser.finish(code);
  if (code || read != text.size()) {
    const std::string problem = code ? code.message() : "text after the object";
    return failure(ErrorCode::syntax, "this line is not JSON: " + problem, place(number, read + 1),
                   R"({"variant":"cam","rules":"wcf","fen":"..."})");
  }
  const boost::json::value value = parser.release();
  const boost::json::object* object = value.if_object();
  if (object == nullptr) {
    return failure(ErrorCode::syntax, "this line is not a JSON object", place(number, 1),
                   R"({"variant":"cam","rules":"wcf","fen":"..."})");
  }
  PositionRequest request;
  for (const auto& [key, target] :
       {std::pair{"variant", &request.variant}, {"rules", &request.rules}, {"fen", &request.fen}}) {
    auto member = text_member(*object, key);
    if (!member) return Failure(member.error());
    *target = std::move(*member);
  }
  return request;
}

Result<std::string> answer_batch_line(std::string_view line, std::size_t number) {
  const auto request = read_request(line, number);
  if (!request) return Failure(request.error());
  const auto game = make_game(request->variant, request->rules, request->fen);
  if (!game) return Failure(game.error());
  return fmt::format(R"({{"outcomes":{},"result":{}}})", to_json(game->written(), game->variant()),
                     to_json(game->verdict(), game->variant().seat_letters()));
}

}  // namespace camlann::cli
