#include "wire/types/typescript.hpp"

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "wire/messages/all.hpp"
#include "wire/types/model.hpp"
#include "wire/write.hpp"

namespace camlann::wire {
namespace {

std::string string_literal(std::string_view text) {
  return to_json(std::string(text));
}

/// Returns "reason" for "Reason".
std::string small(std::string name) {
  name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
  return name;
}

std::string words_name(const Shape& shape) {
  return small(shape.name) + "Words";
}

std::string schema_name(std::string_view name) {
  return small(std::string(name)) + "Schema";
}

std::string comment(const std::string& indent, std::string_view text) {
  return text.empty() ? "" : indent + "/** " + std::string(text) + " */\n";
}

std::string type_text(const Type& type);

std::string plain_type(const Type& type) {
  switch (type.kind) {
    case Type::Kind::text: return "string";
    case Type::Kind::whole:
    case Type::Kind::fraction: return "number";
    case Type::Kind::truth: return "boolean";
    case Type::Kind::named: return type.name;
    case Type::Kind::members: return "Record<string, " + type_text(type.parts[0]) + ">";
    case Type::Kind::list: {
      const std::string part = type_text(type.parts[0]);
      return "readonly " + (part.find(' ') == std::string::npos ? part : "(" + part + ")") + "[]";
    }
    case Type::Kind::choice: break;
  }
  std::string text;
  for (const Type& part : type.parts) text += (text.empty() ? "" : " | ") + type_text(part);
  return text;
}

std::string type_text(const Type& type) {
  return plain_type(type) + (type.nullable ? " | null" : "");
}

std::string interface_of(const Shape& shape) {
  std::string text = comment("", shape.text) + "export interface " + shape.name;
  if (!shape.base.empty()) text += " extends " + shape.base;
  text += " {\n";
  for (const ListedField& field : shape.fields) {
    text += comment("  ", field.about.text) + "  " + field.name + (field.optional ? "?: " : ": ");
    text +=
        (field.constant.empty() ? type_text(field.type) : string_literal(field.constant)) + ";\n";
  }
  return text + "}\n";
}

std::string enumeration_of(const Shape& shape) {
  std::string text = "export const " + words_name(shape) + " = [\n";
  for (const std::string& word : shape.words) text += "  " + string_literal(word) + ",\n";
  return text + "] as const;\n" + comment("", shape.text) + "export type " + shape.name +
         " = (typeof " + words_name(shape) + ")[number];\n";
}

std::string parser_of(const Type& type);

std::string plain_parser(const Type& type) {
  switch (type.kind) {
    case Type::Kind::text: return "v.string()";
    case Type::Kind::whole:
    case Type::Kind::fraction: return "v.number()";
    case Type::Kind::truth: return "v.boolean()";
    case Type::Kind::named: return schema_name(type.name);
    case Type::Kind::members: return "v.record(v.string(), " + parser_of(type.parts[0]) + ")";
    case Type::Kind::list: return "v.array(" + parser_of(type.parts[0]) + ")";
    case Type::Kind::choice: break;
  }
  std::string text;
  for (const Type& part : type.parts) text += (text.empty() ? "" : ", ") + parser_of(part);
  return "v.union([" + text + "])";
}

std::string parser_of(const Type& type) {
  const std::string plain = plain_parser(type);
  return type.nullable ? "v.nullable(" + plain + ")" : plain;
}

std::string parser_of(const ListedField& field) {
  if (!field.constant.empty()) return "v.literal(" + string_literal(field.constant) + ")";
  const std::string always = parser_of(field.type);
  return field.optional ? "v.exactOptional(" + always + ")" : always;
}

std::string valibot_schema(const Shape& shape) {
  std::string text = "export const " + schema_name(shape.name) + " = ";
  if (!shape.words.empty()) return text + "v.picklist(" + words_name(shape) + ");\n";
  text += "v.object({\n";
  if (!shape.base.empty()) text += "  ..." + schema_name(shape.base) + ".entries,\n";
  for (const ListedField& field : shape.fields) {
    text += "  " + field.name + ": " + parser_of(field) + ",\n";
  }
  return text + "}) satisfies v.GenericSchema<unknown, " + shape.name + ">;\n";
}

/// Returns the imports that the schemas need.
std::string imports_of(const std::vector<Shape>& shapes) {
  std::string text = "import {\n";
  for (const Shape& shape : shapes) {
    text += "  " + (shape.words.empty() ? "type " + shape.name : words_name(shape)) + ",\n";
  }
  return text + "} from \"@camlann/core/wire\";\nimport * as v from \"valibot\";\n";
}

}  // namespace

std::string typescript_types() {
  Model all(message::PageAnswers{});
  all.add_all(message::ServerAnswers{});
  all.add_all(message::SocketAnswers{});
  all.add_all(message::CoreAnswers{});
  all.add_all(message::ServerRequests{});
  all.add_all(message::SocketRequests{});

  std::string text =
      "// Written by script/wire from src/wire/messages; not in git.\n"
      "//\n"
      "// What the server, its socket and the rules core say and take.\n";
  for (const Shape& shape : all.shapes()) {
    text += '\n' + (shape.words.empty() ? interface_of(shape) : enumeration_of(shape));
  }
  return text;
}

std::string typescript_game_schemas() {
  const Model game(message::GameAnswers{});
  std::string text =
      "// Written by script/wire from src/wire/messages; not in git.\n"
      "//\n"
      "// What a game needs from its first picture on: what it gets from the server has a schema "
      "each, which checks it when it\n"
      "// arrives; what the core answers is of our own build and has types alone.\n";
  text += imports_of(game.shapes()) + "\nexport * from \"@camlann/core/wire\";\n\n";
  for (const Shape& shape : game.shapes()) text += valibot_schema(shape);
  return text;
}

std::string typescript_schemas() {
  const Model all(message::PageAnswers{});
  const Model game(message::GameAnswers{});
  std::vector<Shape> others;
  std::string schemas;
  for (const Shape& shape : all.shapes()) {
    if (game.has(shape.name)) continue;
    others.push_back(shape);
    schemas += valibot_schema(shape);
  }
  std::string text =
      "// Written by script/wire from src/wire/messages; not in git.\n"
      "//\n"
      "// What the server, its socket and the rules core say and take. What comes from the server "
      "has a schema each, which\n"
      "// checks it when it arrives; those that a game needs are in a file of their own.\n" +
      imports_of(others) + "import {\n";
  for (const Shape& shape : game.shapes()) {
    const std::string name = schema_name(shape.name);
    if (schemas.find(name) != std::string::npos) text += "  " + name + ",\n";
  }
  return text + "} from \"./wire_game.ts\";\n\nexport * from \"./wire_game.ts\";\n\n" + schemas;
}

}  // namespace camlann::wire
