#include "wire/json_reader.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse_options.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace camlann::wire {
namespace {

namespace json = boost::json;

const json::value& of(const void* value) {
  return *static_cast<const json::value*>(value);
}

template <class T>
std::optional<T> exact(const json::value& value) {
  if (!value.is_number()) return std::nullopt;
  json::error_code not_exact;
  const T number = value.to_number<T>(not_exact);
  if (not_exact) return std::nullopt;
  return number;
}

}  // namespace

bool JsonValue::is_null() const {
  return of(value_).is_null();
}

bool JsonValue::is_object() const {
  return of(value_).is_object();
}

bool JsonValue::is_list() const {
  return of(value_).is_array();
}

std::optional<std::string_view> JsonValue::text() const {
  const json::string* text = of(value_).if_string();
  if (text == nullptr) return std::nullopt;
  return std::string_view(text->data(), text->size());
}

std::optional<bool> JsonValue::truth() const {
  const bool* truth = of(value_).if_bool();
  if (truth == nullptr) return std::nullopt;
  return *truth;
}

std::optional<double> JsonValue::number() const {
  return exact<double>(of(value_));
}

std::optional<std::int64_t> JsonValue::whole() const {
  return exact<std::int64_t>(of(value_));
}

std::optional<std::uint64_t> JsonValue::natural() const {
  return exact<std::uint64_t>(of(value_));
}

std::size_t JsonValue::size() const {
  if (const json::array* list = of(value_).if_array()) return list->size();
  if (const json::object* object = of(value_).if_object()) return object->size();
  return 0;
}

JsonValue JsonValue::item(std::size_t index) const {
  if (const json::array* list = of(value_).if_array()) return JsonValue(&(*list)[index]);
  return JsonValue(&of(value_).get_object().begin()[index].value());
}

std::string_view JsonValue::key(std::size_t index) const {
  return of(value_).get_object().begin()[index].key();
}

std::optional<JsonValue> JsonValue::member(std::string_view key) const {
  const json::object* object = of(value_).if_object();
  const json::value* found = object == nullptr ? nullptr : object->if_contains(key);
  if (found == nullptr) return std::nullopt;
  return JsonValue(found);
}

std::string JsonValue::to_text() const {
  return json::serialize(of(value_));
}

bool JsonValue::equals(JsonValue other) const {
  return of(value_) == of(other.value_);
}

tl::expected<JsonDocument, JsonFault> JsonDocument::read_front(std::string_view text, int depth) {
  json::parse_options options;
  options.max_depth = static_cast<std::size_t>(depth);
  json::stream_parser parser({}, options);
  json::error_code error;
  const std::size_t length = parser.write_some(text.data(), text.size(), error);
  if (!error && length == text.size()) parser.finish(error);
  if (error) return tl::unexpected(JsonFault{error.message(), length});
  return JsonDocument(std::make_shared<const json::value>(parser.release()), length);
}

tl::expected<JsonDocument, JsonFault> JsonDocument::read(std::string_view text, int depth) {
  auto document = read_front(text, depth);
  if (!document) return document;
  const std::size_t rest = text.find_first_not_of(" \t\r\n", document->length());
  if (rest != std::string_view::npos) {
    return tl::unexpected(JsonFault{"extra data", rest});
  }
  return document;
}

}  // namespace camlann::wire
