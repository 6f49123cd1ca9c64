// Folders of src/ see only folders to their left (doc/architecture.md). Read from the #include
// lines, so that the edge shows even where the linker would not mind.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace camlann {
namespace {

namespace fs = std::filesystem;

// base < rules < games < notation, tables < search < engine < server | wasm < cli. Folders of one
// level do not see each other.
const std::map<std::string, int> level = {
    {"base", 0},   {"rules", 1},  {"games", 2},  {"notation", 3}, {"tables", 3},
    {"search", 4}, {"engine", 5}, {"server", 6}, {"wasm", 6},     {"cli", 7}};

struct Source {
  std::string path;  // below src/
  std::string folder;
  std::vector<std::string> quoted;  // #include "..."
  std::vector<std::string> angled;  // #include <...>
  std::string code;                 // without comments and includes
};

std::string without_comments(const std::string& text) {
  static const std::regex comment(R"(//[^\n]*|/\*[\s\S]*?\*/)");
  return std::regex_replace(text, comment, "");
}

Source read(const fs::path& file) {
  Source source;
  source.path = fs::relative(file, CAMLANN_SOURCE).generic_string();
  source.folder = source.path.substr(0, source.path.find('/'));
  std::ifstream stream(file);
  std::istringstream lines(without_comments(
      std::string(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>())));
  static const std::regex include(R"re(^\s*#\s*include\s*(["<])([^">]+)[">])re");
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_search(line, match, include)) {
      (match[1] == "\"" ? source.quoted : source.angled).push_back(match[2]);
    } else {
      source.code += line + '\n';
    }
  }
  return source;
}

std::vector<Source> sources() {
  std::vector<Source> all;
  for (const auto& entry : fs::recursive_directory_iterator(CAMLANN_SOURCE)) {
    const auto extension = entry.path().extension();
    if (extension == ".hpp" || extension == ".cpp") all.push_back(read(entry.path()));
  }
  return all;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

TEST(Layering, TheReaderSeesTheSources) {
  const auto all = sources();
  EXPECT_GT(all.size(), 30u);
  const auto catalog = std::find_if(all.begin(), all.end(), [](const Source& source) {
    return source.path == "engine/catalog.cpp";
  });
  ASSERT_NE(catalog, all.end());
  EXPECT_THAT(catalog->quoted, testing::Contains("game/catalog.hpp"));
}

TEST(Layering, EveryFolderHasItsLevel) {
  for (const auto& entry : fs::directory_iterator(CAMLANN_SOURCE)) {
    if (!entry.is_directory()) continue;
    EXPECT_EQ(level.count(entry.path().filename().string()), 1u) << entry.path();
  }
}

TEST(Layering, IncludesNameFilesFromTheRootOfTheSources) {
  for (const Source& source : sources()) {
    for (const std::string& include : source.quoted) {
      EXPECT_TRUE(fs::exists(fs::path(CAMLANN_SOURCE) / include))
          << source.path << " includes \"" << include << '"';
    }
  }
}

TEST(Layering, NoFolderIncludesUpwards) {
  for (const Source& source : sources()) {
    const int own = level.at(source.folder);
    for (const std::string& include : source.quoted) {
      const auto seen = level.find(include.substr(0, include.find('/')));
      if (seen == level.end() || seen->first == source.folder) continue;
      EXPECT_LT(seen->second, own) << source.path << " includes \"" << include << '"';
    }
  }
}

TEST(Layering, BoostIsSeenInServerAndCliOnly) {
  const std::set<std::string> may = {"server", "cli"};
  for (const Source& source : sources()) {
    if (may.count(source.folder) > 0) continue;
    for (const std::string& include : source.angled) {
      EXPECT_NE(include.rfind("boost/", 0), 0u) << source.path << " includes <" << include << '>';
    }
  }
}

TEST(Layering, TheDatabaseIsSeenInTheServerOnly) {
  for (const Source& source : sources()) {
    if (source.folder == "server") continue;
    EXPECT_THAT(source.angled, testing::Not(testing::Contains("sqlite3.h"))) << source.path;
  }
}

// What WebAssembly takes: no streams, no fmt.
TEST(Layering, TheCoreHasNoStreams) {
  const std::set<std::string> free = {"server", "cli"};
  for (const Source& source : sources()) {
    if (free.count(source.folder) > 0) continue;
    for (const char* header : {"iostream", "fstream", "sstream", "fmt/core.h", "fmt/format.h"}) {
      EXPECT_THAT(source.angled, testing::Not(testing::Contains(header))) << source.path;
    }
  }
}

// base and rules serve any game, search any rules: none of them may know a game by name.
TEST(Layering, NoGameIsNamedBelowGamesOrInSearch) {
  const std::regex game(R"(\b(cam|camelot|camette|chivalry|camblam)\b)");
  for (const Source& source : sources()) {
    if (source.folder != "base" && source.folder != "rules" && source.folder != "search") continue;
    std::string text = lower(source.code);
    for (const std::string& include : source.quoted) text += lower(include) + '\n';
    std::smatch match;
    EXPECT_FALSE(std::regex_search(text, match, game)) << source.path << " names " << match.str();
  }
}

TEST(Layering, FilesStayBelow500Lines) {
  for (const auto& entry : fs::recursive_directory_iterator(CAMLANN_SOURCE)) {
    const auto extension = entry.path().extension();
    if (extension != ".hpp" && extension != ".cpp") continue;
    std::ifstream stream(entry.path());
    const auto lines = std::count(std::istreambuf_iterator<char>(stream), {}, '\n');
    EXPECT_LT(lines, 500) << entry.path();
  }
}

}  // namespace
}  // namespace camlann
