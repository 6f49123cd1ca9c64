// Nothing is read from outside that the fuzz target of messages does not know: it goes over the
// lists of wire/messages/all.hpp, and every request that is described or read is in one of them.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "wire/describe.hpp"
#include "wire/messages/all.hpp"
#include "wire/types/model.hpp"

namespace camlann::wire {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

template <class... M>
std::set<std::string> names(message::List<M...>) {
  return {title<M>.name...};
}

std::set<std::string> listed() {
  auto all = names(message::ServerRequests{});
  all.merge(names(message::SocketRequests{}));
  all.merge(names(message::WorkerMessages{}));
  all.merge(names(message::ProgramRequests{}));
  return all;
}

std::set<std::string> found(const fs::path& folder, const std::regex& pattern) {
  std::set<std::string> all;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    const auto text = text_of(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
      all.insert((*at)[1]);
    }
  }
  return all;
}

TEST(Requests, EachThatIsDescribedIsListedOrInsideOneThatIs) {
  Model model(message::ServerRequests{});
  model.add_all(message::SocketRequests{});
  model.add_all(message::ProgramRequests{});
  const std::regex described(R"(REQUEST\((\w+))");
  const auto all = found(fs::path(CAMLANN_SOURCE) / "src/wire/messages", described);
  EXPECT_GT(all.size(), 40U);
  for (const auto& name : all) EXPECT_TRUE(model.has(name)) << name << " is in no list of requests";
}

TEST(Requests, EachThatTheServerReadsIsListed) {
  const std::regex reads(R"((?:read|body_of|mail_body)<message::(\w+)>)");
  const auto all = found(fs::path(CAMLANN_SOURCE) / "src/server", reads);
  EXPECT_GT(all.size(), 35U);
  const auto known = listed();
  for (const auto& name : all) {
    EXPECT_TRUE(known.count(name)) << name << " is read, but in no list of requests";
  }
  for (const auto& name : names(message::ServerRequests{})) {
    EXPECT_TRUE(all.count(name)) << name << " is listed, but nobody reads it";
  }
}

TEST(Requests, EachHasASeedForTheFuzzer) {
  for (const auto& name : listed()) {
    const auto seed = text_of(fs::path(CAMLANN_SOURCE) / "test/fuzz/corpus/messages" / name);
    EXPECT_EQ(seed.substr(0, seed.find('\n')), name) << "test/fuzz/corpus/messages/" << name;
  }
}

}  // namespace
}  // namespace camlann::wire
