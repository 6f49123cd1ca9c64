// `camlann serve --config`: an option is taken from the line, else from the environment, else from
// the file; errors in the file are reported with their place.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "server/client.hpp"
#include "server/commands.hpp"
#include "server/fakes.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

class SettingsTest : public testing::Test {
 protected:
  SettingsTest() { folder_.write("web/index.html", "x"); }

  [[nodiscard]] std::string at(const std::string& name) const {
    return (folder_.path() / name).string();
  }
  /// In which of these folders a server keeps its games that is started so.
  [[nodiscard]] std::string data_of(const std::vector<std::string>& words,
                                    const std::vector<std::string>& environment) {
    std::vector<std::string> line{CAMLANN_PROGRAM, "serve", "--config", at("camlann.toml")};
    line.insert(line.end(), words.begin(), words.end());
    Child server(line, environment, at("out"));
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (server.output().find("Camlann is ready") == std::string::npos) {
      if (std::chrono::steady_clock::now() > deadline) return "not ready: " + server.output();
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    server.signal(SIGTERM);
    EXPECT_EQ(server.wait(patience), 0);
    fs::remove(at("out"));
    std::string found;
    for (const char* name : {"by-file", "by-environment", "by-line"}) {
      if (fs::remove_all(at(name)) > 0) found += name;
    }
    return found;
  }
  [[nodiscard]] Said refused(const std::string& text) {
    folder_.write("camlann.toml", text);
    return run_camlann(
        "serve --port 0 --data '" + at("data") + "' --config '" + at("camlann.toml") + "'",
        folder_.path());
  }

  TemporaryFolder folder_;
};

TEST_F(SettingsTest, TheLineComesBeforeTheEnvironmentAndThatBeforeTheFile) {
  folder_.write("camlann.toml", "# a remark\nport = 0\nhost = '127.0.0.1'\ndata = \"" +
                                    at("by-file") + "\"\nweb = \"" + at("web") +
                                    "\"\ntrusted-proxy = ['127.0.0.1', '::1']\n");
  const std::vector<std::string> line{"--data", at("by-line")};
  const std::vector<std::string> environment{"CAMLANN_DATA=" + at("by-environment"),
                                             "CAMLANN_TRUSTED_PROXY=127.0.0.1,10.0.0.0/8"};
  EXPECT_EQ(data_of({}, {}), "by-file");
  EXPECT_EQ(data_of({}, environment), "by-environment");
  EXPECT_EQ(data_of(line, environment), "by-line");
  EXPECT_EQ(data_of(line, {}), "by-line");
}

TEST_F(SettingsTest, TheFileOfThePackageIsTaken) {
  folder_.write("camlann.toml",
                camlann::test::read_bytes(fs::path(CAMLANN_SOURCE) / "packaging/camlann.toml"));
  EXPECT_EQ(data_of({"--port", "0", "--data", at("by-line"), "--web", at("web")}, {}), "by-line");
}

TEST_F(SettingsTest, ErrorsAreReportedWithTheirPlace) {
  const struct {
    const char* text;
    const char* place;
    const char* what;
  } wrong[] = {
      {"port = 0\n\nprot = 1\n", ":3:1", "there is no option prot"},
      {"port = 0\nmax-unread = 0\n", ":2:1", "--max-unread"},
      {"uploads = 'everybody'\n", ":1:1", "--uploads"},
      {"max-unread = [1, 2]\n", ":1:1", "one value too many"},
      {"max-unread = 1.5\n", ":1:1", "no value of an option"},
      {"[mail]\nserver = 'x'\n", ":1:2", "no value of an option"},
      {"[site]\ncolour = 'x'\n", ":2:1", "there is no option site-colour"},
      {"[site]\nname = ['a', 'b']\n", ":2:1", "one value too many"},
      {"[site.name]\nx = 1\n", ":1:7", "no value of an option"},
      {"config = 'other.toml'\n", ":1:1", "there is no option config"},
      {"without-log = true\n", ":1:1", "there is no option without-log"},
      {"uploads = 'admins'\nport = \n", ":2:", ""},
      {"port = 0\nport = 0\n", ":2:", ""},
  };
  for (const auto& [text, place, what] : wrong) {
    SCOPED_TRACE(text);
    const auto said = refused(text);
    EXPECT_EQ(said.status, 2);
    EXPECT_NE(said.text.find("camlann.toml" + std::string(place)), std::string::npos) << said.text;
    EXPECT_NE(said.text.find(what), std::string::npos) << said.text;
    EXPECT_EQ(said.text.find("Try:"), std::string::npos) << said.text;
  }
  const auto unreadable = refused("[site]\nname = 'Club'\naccent = '#ffff00'\n");
  EXPECT_EQ(unreadable.status, 2);
  EXPECT_NE(unreadable.text.find("--site-accent: Text in this colour"), std::string::npos)
      << unreadable.text;
  EXPECT_FALSE(fs::exists(at("data")));
  const auto none = run_camlann("serve --config '" + at("nothing") + "'", folder_.path());
  EXPECT_EQ(none.status, 2);
  EXPECT_NE(none.text.find("nothing"), std::string::npos) << none.text;
}

}  // namespace
}  // namespace camlann::server::test
