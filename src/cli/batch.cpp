#include "cli/batch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"
#include "wire/describe.hpp"
#include "wire/expected.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages_of.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

/// Returns the location of an error in a JSON line; each request is one line.
std::string place(std::size_t line, std::size_t column) {
  return fmt::format("line {}, column {}", line, column);
}

/// Every key of the object is a field of the request: a wrong key would be answered as if it were
/// left out.
Result<void> check_keys(wire::JsonValue object) {
  std::vector<std::string_view> fields;
  wire::each_field<message::PositionRequest>([&]<class At>(At) { fields.emplace_back(At::name); });
  for (std::size_t i = 0; i < object.size(); ++i) {
    const auto key = object.key(i);
    if (std::find(fields.begin(), fields.end(), key) != fields.end()) continue;
    return failure(ErrorCode::unknown_name, fmt::format("there is no key \"{}\"", key),
                   std::string(key), fmt::format("one of {}", fmt::join(fields, ", ")));
  }
  return {};
}

constexpr std::string_view example = R"({"variant":"cam","rules":"wcf","fen":"..."})";

}  // namespace

Result<message::PositionRequest> read_request(std::string_view text, std::size_t number) {
  const auto document = wire::JsonDocument::read_front(text);
  if (!document || document->length() != text.size()) {
    const std::string problem = document ? "text after the object" : document.error().what;
    const std::size_t read = document ? document->length() : document.error().offset;
    return failure(ErrorCode::syntax, "this line is not JSON: " + problem, place(number, read + 1),
                   std::string(example));
  }
  if (!document->root().is_object()) {
    return failure(ErrorCode::syntax, "this line is not a JSON object", place(number, 1),
                   std::string(example));
  }
  TRY_VOID(check_keys(document->root()));
  message::PositionRequest request;
  if (const auto fault = wire::read_fields(document->root(), request)) {
    return failure(ErrorCode::syntax, fmt::format("\"{}\" is not text", fault->field), fault->field,
                   "a string");
  }
  return request;
}

Result<std::string> answer_batch_line(std::string_view line, std::size_t number,
                                      const Catalog& known) {
  TRY(const auto request, read_request(line, number));
  TRY(const auto game, known.make_game(request.variant, request.rules, request.fen));
  const VariantInfo& variant = game.variant();
  return wire::to_json(message::Moves{wire::messages_of(game.written(), variant),
                                      wire::message_of(game.verdict(), variant.seat_letters())});
}

}  // namespace camlann::cli
