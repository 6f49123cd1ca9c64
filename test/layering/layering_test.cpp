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

using Folders = std::set<std::string>;

// Folders that each folder may include (doc/architecture.md). Any other folder is invisible to it:
// the two games do not see each other, and neither do play, lab and wire.
const std::map<std::string, Folders>& visible() {
  static const std::map<std::string, Folders> folders = [] {
    const Folders core = {"base", "rules"};
    const auto with = [](Folders some, const Folders& more) {
      some.insert(more.begin(), more.end());
      return some;
    };
    const Folders played = with(core, {"notation", "game"});
    const Folders thought = with(played, {"search", "tables", "engine"});
    const Folders values = with(thought, {"server/core", "server/model", "rating", "tournament",
                                          "play", "wire", "languages"});
    const Folders kept = with(values, {"server/store", "server/messages"});
    const Folders served = with(
        kept, {"server/services/round", "server/services/push", "server/services/accounts",
               "server/services/webhooks", "server/services/directing", "server/services/clubs",
               "server/services/studies", "server/services/archive", "server/services/site",
               "server/services/moderation", "server/services/mail", "server/services/reminders",
               "server/services/tournaments", "server/services/leagues", "server/services/games"});
    return std::map<std::string, Folders>{
        {"base", {}},
        {"nn", {"base"}},
        {"rules", {"base"}},
        {"games/camelot", with(core, {"nn"})},
        {"games/camblam", with(core, {"nn"})},
        {"notation", core},
        {"game", with(core, {"notation", "games/camelot", "games/camblam"})},
        {"languages", {"base"}},
        {"picture", with(core, {"game"})},
        {"print", with(core, {"notation", "game", "picture", "languages"})},
        {"tables", with(core, {"games/camelot"})},
        {"search", core},
        {"engine", with(played, {"nn", "search", "tables", "games/camelot", "games/camblam"})},
        {"book", played},
        {"database", {"base"}},
        {"bus", {"base"}},
        {"archive", with(played, {"database"})},
        {"rating", {"base"}},
        {"tournament", {"base"}},
        {"play", played},
        {"lab", with(thought, {"book"})},
        {"wire", with(thought, {"tournament"})},
        {"server/core", {"base", "bus", "database", "wire"}},
        {"server/model",
         with(thought, {"server/core", "rating", "tournament", "play", "wire", "languages"})},
        {"server/store", with(values, {"database"})},
        {"server/messages", values},
        {"server/services/round", kept},
        {"server/services/push", kept},
        {"server/services/webhooks", with(kept, {"server/services/push"})},
        {"server/services/accounts", kept},
        {"server/services/directing", kept},
        {"server/services/clubs",
         with(kept, {"server/services/directing", "server/services/webhooks"})},
        {"server/services/studies", kept},
        {"server/services/archive",
         with(kept, {"server/services/accounts", "archive", "book", "database"})},
        {"server/services/site", kept},
        {"server/services/moderation",
         with(kept, {"server/services/accounts", "server/services/site"})},
        {"server/services/mail", with(kept, {"server/services/accounts"})},
        {"server/services/reminders",
         with(kept, {"server/services/accounts", "server/services/push", "server/services/mail"})},
        {"server/services/tournaments",
         with(kept,
              {"server/services/round", "server/services/directing", "server/services/webhooks"})},
        {"server/services/leagues",
         with(kept, {"server/services/round", "server/services/directing",
                     "server/services/webhooks", "server/services/tournaments"})},
        {"server/services/games",
         with(kept, {"server/services/round", "server/services/directing",
                     "server/services/webhooks", "server/services/tournaments",
                     "server/services/leagues", "server/services/clubs", "book"})},
        {"server/api", with(served, {"archive", "picture", "print"})},
        {"server/cluster", with(served, {"server/api", "bus", "database"})},
        {"server/net", with(served, {"server/api", "server/cluster", "bus"})},
        {"server", with(served, {"server/api", "server/cluster", "server/net", "bus", "database"})},
        {"wasm", with(thought, {"wire", "print"})},
        {"python", {}},  // the public headers alone, <camlann/...>
        {"cli", with(served, {"games/camelot", "picture", "print", "archive", "book", "database",
                              "lab", "server", "server/api", "server/cluster"})},
    };
  }();
  return folders;
}

/// Returns the folder of a file by its path below src/. Each game, each room of the server and each
/// of its services is a folder; a file of the server outside the rooms belongs to "server".
std::string folder_of(const std::string& path) {
  const auto end_of = [&](int names) {
    auto end = path.find('/');
    while (--names > 0 && end != std::string::npos) end = path.find('/', end + 1);
    return end;
  };
  const auto folder = [&](int names) {
    const auto end = end_of(names);
    return path.substr(0, end == std::string::npos ? path.rfind('/') : end);
  };
  if (path.rfind("games/", 0) == 0) return folder(2);
  if (path.rfind("server/services/", 0) == 0) return folder(3);
  if (path.rfind("server/", 0) == 0) return folder(2);
  return folder(1);
}

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
  source.folder = folder_of(source.path);
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
    return source.path == "game/catalog.cpp";
  });
  ASSERT_NE(catalog, all.end());
  EXPECT_THAT(catalog->quoted, testing::Contains("game/catalog.hpp"));
}

TEST(Layering, EveryFolderHasItsPlace) {
  for (const Source& source : sources())
    EXPECT_EQ(visible().count(source.folder), 1u) << source.path;
}

TEST(Layering, VisibleFoldersFormNoCycle) {
  for (const auto& [folder, sees] : visible()) {
    EXPECT_EQ(sees.count(folder), 0u) << folder;
    for (const std::string& seen : sees) {
      for (const std::string& further : visible().at(seen)) {
        EXPECT_NE(further, folder) << folder << " sees " << seen;
      }
    }
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

TEST(Layering, FoldersIncludeOnlyPermittedFolders) {
  for (const Source& source : sources()) {
    const Folders& sees = visible().at(source.folder);
    for (const std::string& include : source.quoted) {
      const std::string folder = folder_of(include);
      if (folder == source.folder || visible().count(folder) == 0) continue;
      EXPECT_EQ(sees.count(folder), 1u) << source.path << " includes \"" << include << '"';
    }
  }
}

TEST(Layering, BoostIsSeenInServerOnlyAndItsJsonInWire) {
  const std::set<std::string> may = {"server/core", "server/api", "server/net"};
  for (const Source& source : sources()) {
    for (const std::string& include : source.angled) {
      const bool boost = include.rfind("boost/", 0) == 0;
      const bool json = include.rfind("boost/json", 0) == 0;
      const bool fits = json ? source.folder == "wire" : !boost || may.count(source.folder) > 0;
      EXPECT_TRUE(fits) << source.path << " includes <" << include << '>';
    }
  }
}

// The program for Windows is made of these folders (doc/windows.md): what systems do differently is
// behind the headers of base/system. Names of files in UTF-8 are for its open_file(), not for
// std::fopen().
TEST(Layering, OnlyBaseSystemSeesTheOperatingSystem) {
  const Folders elsewhere = {"tables", "database", "bus", "archive", "wasm", "python"};
  const std::set<std::string> not_for_windows = {"cli/backup.cpp"};
  const std::regex header(
      R"(sys/.*|net/.*|netinet/.*|arpa/.*|(unistd|fcntl|poll|signal|spawn|dlfcn|termios|pthread)\.h|)"
      R"((windows|shellapi|io|direct|process|winsock2)\.h)");
  const std::regex call(R"(\b(fopen|localtime_r|gmtime_r|getpid|isatty|fileno)\s*\()");
  std::size_t seen = 0;
  for (const Source& source : sources()) {
    const bool left_out = elsewhere.contains(source.folder) ||
                          source.folder.starts_with("server") ||
                          not_for_windows.contains(source.path);
    const bool system = source.path.starts_with("base/system/");
    for (const std::string& include : source.angled) {
      if (left_out || !std::regex_match(include, header)) continue;
      EXPECT_TRUE(system) << source.path << " includes <" << include << '>';
      ++seen;
    }
    std::smatch match;
    if (left_out || system || source.path.starts_with("wire/types/")) continue;
    EXPECT_FALSE(std::regex_search(source.code, match, call)) << source.path << ": " << match.str();
  }
  EXPECT_GT(seen, 10u);
}

// JSON text is made by wire/ alone: elsewhere there is no comma but for the first, no `{"key":` in
// a text, no placeholder behind a key.
TEST(Layering, JsonIsPutTogetherInWireAlone) {
  const std::regex by_hand(R"re(back\(\) != '[\[{]'|\{\\"\w+\\":|"\w+":"?\{\}|\{\{"\w+":)re");
  for (const Source& source : sources()) {
    if (source.folder == "wire") continue;
    std::smatch match;
    EXPECT_FALSE(std::regex_search(source.code, match, by_hand))
        << source.path << ": " << match.str();
  }
}

TEST(Layering, TheDatabaseIsSeenThroughItsSkinOnly) {
  for (const Source& source : sources()) {
    if (source.folder == "database") continue;
    for (const char* engine : {"sqlite3.h", "libpq-fe.h"}) {
      EXPECT_THAT(source.angled, testing::Not(testing::Contains(engine))) << source.path;
    }
  }
}

// WebAssembly builds allow no streams and no fmt.
TEST(Layering, TheCoreHasNoStreams) {
  for (const Source& source : sources()) {
    if (source.folder.rfind("server", 0) == 0 || source.folder == "cli" ||
        source.path.rfind("wire/types/", 0) == 0)
      continue;
    for (const char* header : {"iostream", "fstream", "sstream", "fmt/core.h", "fmt/format.h"}) {
      EXPECT_THAT(source.angled, testing::Not(testing::Contains(header))) << source.path;
    }
  }
}

// It is a stranger to the rest: its tests would not notice what is missing from the public headers.
TEST(Layering, PythonSeesThePublicHeadersAlone) {
  std::size_t seen = 0;
  for (const Source& source : sources()) {
    if (source.folder != "python") continue;
    for (const std::string& include : source.quoted) {
      EXPECT_THAT(include, testing::StartsWith("python/")) << source.path;
    }
    for (const std::string& include : source.angled) seen += include.rfind("camlann/", 0) == 0;
  }
  EXPECT_GT(seen, 5u);
}

// These serve any game: none of them may know one by name.
TEST(Layering, NoGameIsNamedOutsideItsFamily) {
  const std::regex game(R"(\b(cam|camelot|camette|chivalry|camblam)\b)");
  const Folders nameless = {"base", "rules", "notation", "search", "play"};
  for (const Source& source : sources()) {
    if (nameless.count(source.folder) == 0) continue;
    std::string text = lower(source.code);
    for (const std::string& include : source.quoted) text += lower(include) + '\n';
    std::smatch match;
    EXPECT_FALSE(std::regex_search(text, match, game)) << source.path << " names " << match.str();
  }
}

// The page and the library link no matches or books.
TEST(Layering, OnlyTheCommandLineSeesTheLab) {
  for (const auto& [folder, sees] : visible()) {
    EXPECT_EQ(sees.count("lab"), folder == "cli" ? 1u : 0u) << folder;
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
