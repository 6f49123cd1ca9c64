#include "wire/types/openapi.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/expected.hpp"
#include "wire/messages/all.hpp"
#include "wire/types/model.hpp"
#include "wire/write.hpp"

namespace camlann::wire {
namespace {

std::string quoted(std::string_view text) {
  return to_json(std::string(text));  // JSON text is YAML, too
}

/// Returns the text without quotation marks if every YAML parser reads it as text.
std::string word(std::string_view text) {
  const bool plain = text.size() > 1 && std::all_of(text.begin(), text.end(), [](char c) {
                       return (c >= 'a' && c <= 'z') || c == '-';
                     });
  const bool special = text == "no" || text == "on" || text == "off" || text == "yes" ||
                       text == "true" || text == "false" || text == "null";
  return plain && !special ? std::string(text) : quoted(text);
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += ", ";
    text += part;
  }
  return text;
}

std::string reference(std::string_view name) {
  return "$ref: " + quoted("#/components/schemas/" + std::string(name));
}

std::string name_of(Type::Kind kind) {
  switch (kind) {
    case Type::Kind::whole: return "integer";
    case Type::Kind::fraction: return "number";
    case Type::Kind::truth: return "boolean";
    case Type::Kind::list: return "array";
    case Type::Kind::members: return "object";
    default: return "string";
  }
}

std::vector<std::string> parts_of(const Type& type);

std::string braced(const std::vector<std::string>& parts) {
  return "{ " + joined(parts) + " }";
}

/// Returns the members of a schema that describe the type.
std::vector<std::string> parts_of(const Type& type) {
  if (type.kind == Type::Kind::named) {
    if (!type.nullable) return {reference(type.name)};
    return {"oneOf: [{ " + reference(type.name) + " }, { type: \"null\" }]"};
  }
  std::vector<std::string> names;
  if (type.kind == Type::Kind::choice) {
    for (const Type& part : type.parts) names.push_back(name_of(part.kind));
  } else {
    names.push_back(name_of(type.kind));
  }
  if (type.nullable) names.emplace_back("\"null\"");
  std::vector<std::string> parts{"type: " +
                                 (names.size() == 1 ? names.front() : "[" + joined(names) + "]")};
  if (type.kind == Type::Kind::list) parts.push_back("items: " + braced(parts_of(type.parts[0])));
  if (type.kind == Type::Kind::members) {
    parts.push_back("additionalProperties: " + braced(parts_of(type.parts[0])));
  }
  return parts;
}

void add_range(std::vector<std::string>& parts, const ListedField& field, const Range& range) {
  const bool list = field.type.kind == Type::Kind::list;
  const bool text = field.type.kind == Type::Kind::text;
  const std::string least = list ? "minItems: " : text ? "minLength: " : "minimum: ";
  const std::string most = list ? "maxItems: " : text ? "maxLength: " : "maximum: ";
  if (field.about.least != About{}.least)
    parts.push_back(least + std::to_string(field.about.least));
  if (!range.to_end) parts.push_back(most + std::to_string(field.about.most));
}

std::string schema_of(const ListedField& field) {
  if (!field.constant.empty()) return "{ type: string, const: " + word(field.constant) + " }";
  std::vector<std::string> parts = parts_of(field.type);
  if (field.range) add_range(parts, field, *field.range);
  if (*field.about.format != '\0') parts.push_back("format: " + std::string(field.about.format));
  if (!field.missing.empty()) parts.push_back("default: " + field.missing);
  if (*field.about.text != '\0') parts.push_back("description: " + quoted(field.about.text));
  return braced(parts);
}

std::string object_schema(const Shape& shape, const std::string& indent) {
  std::string text = indent + "type: object\n";
  std::vector<std::string> required;
  for (const ListedField& field : shape.fields) {
    if (!field.optional) required.push_back(field.name);
  }
  if (!required.empty()) text += indent + "required: [" + joined(required) + "]\n";
  text += indent + "properties:\n";
  for (const ListedField& field : shape.fields) {
    text += indent + "  " + field.name + ": " + schema_of(field) + '\n';
  }
  return text;
}

std::string schema_of(const Shape& shape) {
  std::string text = "    " + shape.name + ":\n";
  const std::string indent(6, ' ');
  if (!shape.text.empty()) text += indent + "description: " + quoted(shape.text) + '\n';
  if (!shape.words.empty()) {
    std::vector<std::string> words;
    words.reserve(shape.words.size());
    for (const std::string& one : shape.words) words.push_back(word(one));
    return text + indent + "type: string\n" + indent + "enum: [" + joined(words) + "]\n";
  }
  if (shape.base.empty()) return text + object_schema(shape, indent);
  text += indent + "allOf:\n" + indent + "  - { " + reference(shape.base) + " }\n";
  std::string own = object_schema(shape, indent + "    ");
  own.replace(indent.size() + 2, 1, "-");
  return text + own;
}

}  // namespace

std::string openapi_schemas() {
  Model model(message::ServerRequests{});
  model.add_all(message::ServerAnswers{});
  std::string text;
  for (const Shape& shape : model.shapes()) text += schema_of(shape);
  return text;
}

std::optional<std::string> with_schemas(std::string_view hand_written) {
  if (!hand_written.ends_with("\n  schemas:\n")) return std::nullopt;
  return std::string(hand_written) + openapi_schemas();
}

std::string openapi_source(std::string_view document) {
  // Compilers need not accept more than 65,536 characters in one text; ours do.
  return R"(#include "wire/openapi_text.hpp"

#pragma GCC diagnostic ignored "-Woverlength-strings"

std::string_view camlann::wire::openapi_text() {
  return R"openapi()" +
         std::string(document) + ")openapi\";\n}\n";
}

}  // namespace camlann::wire
