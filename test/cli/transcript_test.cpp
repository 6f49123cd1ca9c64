// Runs the commands of test/golden/*.txt and compares what they answer with what stands there:
//   # a remark      $ a shell command      < a line of its standard input
//   | a line of its output      ! a line of its standard error      = its exit code
// After a change that is meant, CAMLANN_UPDATE_GOLDEN=1 writes the files anew: read the diff.

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "support/files.hpp"

namespace {

namespace fs = std::filesystem;
using camlann::test::read_bytes;
using camlann::test::TemporaryFolder;
using camlann::test::write_bytes;

std::string with_prefix(const std::string& text, const std::string& prefix) {
  std::string lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    lines += line.empty() ? prefix + "\n" : prefix + " " + line + "\n";
  }
  return lines;
}

/// Runs in test/, with the program first in PATH and $T as a folder for files.
std::string run(const std::string& command, const std::string& input,
                const TemporaryFolder& folder) {
  write_bytes(folder.path() / "in", input);
  write_bytes(folder.path() / "command", command);
  const std::string t = folder.path().string();
  const std::string program = fs::path(CAMLANN_PROGRAM).parent_path().string();
  const std::string shell = "PATH='" + program + "':\"$PATH\" NO_COLOR=1 COLUMNS= T='" + t +
                            "' sh '" + t + "/command' <'" + t + "/in' >'" + t + "/out' 2>'" + t +
                            "/err'";
  const int status = std::system(shell.c_str());
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  std::string answer = with_prefix(read_bytes(folder.path() / "out"), "|");
  answer += with_prefix(read_bytes(folder.path() / "err"), "!");
  // A folder's name differs from run to run.
  for (auto at = answer.find(t); at != std::string::npos; at = answer.find(t)) {
    answer.replace(at, t.size(), "$T");
  }
  return answer + "= " + std::to_string(code) + "\n";
}

/// Runs the commands of the transcript and returns the new one.
std::string replay(const std::string& transcript) {
  const TemporaryFolder folder;
  std::string now;
  std::string command;
  std::string input;
  const auto finish = [&] {
    if (!command.empty()) now += run(command, input, folder);
    command.clear();
    input.clear();
  };
  std::istringstream lines(transcript);
  for (std::string line; std::getline(lines, line);) {
    const std::string rest = line.size() > 2 ? line.substr(2) : "";
    switch (line.empty() ? ' ' : line[0]) {
      case '$':
        finish();
        command = rest;
        break;
      case '<': input += rest + "\n"; break;
      case '|':
      case '!':
      case '=': continue;  // written anew
      default: finish(); break;
    }
    now += line + "\n";
  }
  finish();
  return now;
}

std::vector<std::string> transcripts() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator("golden")) {
    if (entry.path().extension() == ".txt") names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

class Transcript : public testing::TestWithParam<std::string> {};

TEST_P(Transcript, IsStillTrue) {
  const fs::path path = fs::path("golden") / (GetParam() + ".txt");
  const std::string golden = read_bytes(path);
  ASSERT_NE(golden.find("$ "), std::string::npos) << "no command in " << path;
  const std::string now = replay(golden);
  if (std::getenv("CAMLANN_UPDATE_GOLDEN") != nullptr) write_bytes(path, now);
  EXPECT_EQ(golden, now) << "see the head of test/cli/transcript_test.cpp";
}

INSTANTIATE_TEST_SUITE_P(Golden, Transcript, testing::ValuesIn(transcripts()),
                         [](const auto& name) { return name.param; });

}  // namespace
