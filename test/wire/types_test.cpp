// The documents and types in the sources are those that follow from the descriptions.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <ios>
#include <iterator>
#include <regex>
#include <string>

#include "wire/types/openapi.hpp"
#include "wire/types/typescript.hpp"

namespace camlann::wire {
namespace {

// The tests run in test/.
std::string file_text(const std::string& path) {
  std::ifstream file("../" + path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Texts of a thousand lines: the first that differs says enough.
void expect_same_lines(const std::string& there, const std::string& made) {
  const auto [end, other] = std::mismatch(there.begin(), there.end(), made.begin(), made.end());
  if (end == there.end() && other == made.end()) return;
  const auto at = static_cast<std::size_t>(end - there.begin());
  const auto line_at = [&](const std::string& text) {
    const std::size_t begin = text.rfind('\n', at == 0 ? 0 : at - 1) + 1;  // npos + 1 is 0
    return text.substr(begin, text.find('\n', begin) - begin);
  };
  ADD_FAILURE() << "run script/wire; the first line that differs:\n"
                << "there: " << line_at(there) << "\nmade:  " << line_at(made);
}

TEST(Types, OfTheServersDocumentAreThoseOfTheMessages) {
  const std::string document = file_text("doc/protocol/openapi.yaml");
  const auto made = with_schemas(document);
  ASSERT_TRUE(made);
  expect_same_lines(document, *made);
}

TEST(Types, OfThePageAreThoseOfTheMessages) {
  expect_same_lines(file_text("web/core/src/wire.ts"), typescript_types());
  expect_same_lines(file_text("web/src/lib/wire_game.ts"), typescript_game_schemas());
  expect_same_lines(file_text("web/src/lib/wire.ts"), typescript_schemas());
}

TEST(Types, ThatTheServersDocumentNamesAreInIt) {
  const std::string document = file_text("doc/protocol/openapi.yaml");
  static const std::regex reference(R"re("#/components/(\w+)/(\w+)")re");
  int references = 0;
  for (std::sregex_iterator at(document.begin(), document.end(), reference), end; at != end; ++at) {
    ++references;
    const std::string part = "\n  " + (*at)[1].str() + ":\n";
    const std::size_t begin = document.find(part);
    ASSERT_NE(begin, std::string::npos) << at->str();
    EXPECT_NE(document.find("\n    " + (*at)[2].str() + ":\n", begin), std::string::npos)
        << at->str();
  }
  EXPECT_GT(references, 100);
}

TEST(Types, ADocumentWithoutSchemasIsLeftAlone) {
  EXPECT_FALSE(with_schemas("openapi: 3.1.0\n"));
}

}  // namespace
}  // namespace camlann::wire
