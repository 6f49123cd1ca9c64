// The documents and types that follow from the descriptions of the messages.

#include <gtest/gtest.h>

#include <fstream>
#include <ios>
#include <iterator>
#include <regex>
#include <string>

#include "wire/types/openapi.hpp"
#include "wire/types/typescript.hpp"

namespace camlann::wire {
namespace {

/// The tests run in test/.
std::string hand_written() {
  std::ifstream file("../doc/protocol/openapi.yaml", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Types, OpenApiHasWhatItsReferencesName) {
  const auto document = with_schemas(hand_written());
  ASSERT_TRUE(document);
  static const std::regex reference(R"re("#/components/(\w+)/(\w+)")re");
  int references = 0;
  for (std::sregex_iterator at(document->begin(), document->end(), reference), end; at != end;
       ++at) {
    ++references;
    const std::string part = "\n  " + (*at)[1].str() + ":\n";
    const std::size_t begin = document->find(part);
    ASSERT_NE(begin, std::string::npos) << at->str();
    EXPECT_NE(document->find("\n    " + (*at)[2].str() + ":\n", begin), std::string::npos)
        << at->str();
  }
  EXPECT_GT(references, 100);
}

TEST(Types, OpenApiDescribesAMessage) {
  const std::string schemas = openapi_schemas();
  EXPECT_TRUE(contains(schemas, R"(
    Hint:
      description: "A good move"
      type: object
      required: [outcome, score, depth]
      properties:
        outcome: { $ref: "#/components/schemas/Outcome" }
        score: { type: integer, description: "For the seat whose turn it is, in hundredths of a man" }
)"));
  EXPECT_TRUE(contains(schemas, R"(
        base: { type: integer, minimum: 0, maximum: 86400, default: 0, description: )"));
  EXPECT_TRUE(contains(schemas, R"(
    Game:
      description: "A game with its moves"
      allOf:
        - { $ref: "#/components/schemas/Summary" }
)"));
}

TEST(Types, OpenApiNeedsAPlaceForTheSchemas) {
  EXPECT_FALSE(with_schemas("openapi: 3.1.0\n"));
}

TEST(Types, TypeScriptDescribesAMessage) {
  EXPECT_TRUE(contains(typescript_types(), R"(
/** A good move */
export interface Hint {
  outcome: Outcome;
  /** For the seat whose turn it is, in hundredths of a man */
  score: number;
)"));
  EXPECT_TRUE(contains(typescript_types(), "\nexport interface Game extends Summary {\n"));
  EXPECT_TRUE(contains(typescript_types(), R"(
  type: "event";
)"));
}

TEST(Types, SchemasOfAGameAreApartFromTheOthers) {
  EXPECT_TRUE(contains(typescript_game_schemas(), "\nexport const hintSchema = v.object({\n"));
  EXPECT_FALSE(contains(typescript_schemas(), "export const hintSchema"));
  EXPECT_TRUE(contains(typescript_schemas(), "\nexport const clubSchema = v.object({\n"));
}

}  // namespace
}  // namespace camlann::wire
