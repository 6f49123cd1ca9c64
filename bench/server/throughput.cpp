// How many moves per second the server acknowledges, each on disk, against a bare loop of commits
// of the same rows with the same settings in the same folder: what the server adds to the disk's
// time. They take turns, so that a disk that is now fast and now slow does no wrong to either.
//
//   camlann_server_throughput [FOLDER [SECONDS]]     a folder on the disk in question; seconds a
//   turn
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/client.hpp"
#include "server/commits.hpp"

namespace {

namespace fs = std::filesystem;
using camlann::bench::check;
using camlann::bench::Commits;
using camlann::bench::copied;
using camlann::bench::field;
using camlann::bench::seconds_since;
using camlann::server::test::Client;
using camlann::server::test::Program;
using std::chrono::steady_clock;

constexpr int turns = 5;
constexpr unsigned most_pairs = 64;

/// Two players whose men go to and fro, each sent by whose turn it is, in game after game.
class Pair {
 public:
  explicit Pair(std::uint16_t port) : host_(port), guest_(port) { begin(); }

  void move() {
    if (ply_ == 1000) begin();
    constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const auto ply = std::to_string(ply_);
    auto& mover = ply_ % 2 == 0 ? host_ : guest_;
    const auto answer =
        mover.post("/api/games/" + game_ + "/moves",
                   R"({"ply":)" + ply + R"(,"move":")" + moves[ply_ % 4] + R"(","nonce":")" + ply +
                       R"(","have":)" + std::to_string(ply_ + 1) + '}');
    check(answer.status == 200, answer.body);
    ++ply_;
  }

 private:
  void begin() {
    const auto offered = host_.post("/api/invitations", R"({"variant":"cam","colour":"w"})");
    check(offered.status == 201, offered.body);
    const auto begun =
        guest_.post("/api/invitations/" + field(offered.body, "id") + "/sit-down", "{}");
    check(begun.status == 200, begun.body);
    game_ = field(begun.body, "game");
    ply_ = 0;
  }

  Client host_;
  Client guest_;
  std::string game_;
  int ply_ = 0;
};

double moves_per_second(std::vector<Pair>& pairs, std::size_t count, double seconds) {
  std::vector<long> moves(count);
  std::vector<std::thread> threads;
  const auto begun = steady_clock::now();
  for (std::size_t i = 0; i < count; ++i) {
    threads.emplace_back([&, i] {
      for (; seconds_since(begun) < seconds; ++moves[i]) pairs[i].move();
    });
  }
  for (auto& thread : threads) thread.join();
  long all = 0;
  for (const long one : moves) all += one;
  return static_cast<double>(all) / seconds_since(begun);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void measure(const fs::path& folder, double seconds) {
  fs::create_directories(folder / "web");
  Program program(folder / "data", folder / "web");
  check(program.ready(), "the server does not start");
  std::vector<Pair> pairs;
  for (unsigned i = 0; i < most_pairs; ++i) pairs.emplace_back(program.port());
  pairs.front().move();
  Commits commits(copied(folder / "data"));
  std::vector<double> bare;
  std::map<std::size_t, std::vector<double>> moves;  // by how many pairs play at a time
  for (int turn = 0; turn < turns; ++turn) {
    bare.push_back(commits.per_second(seconds));
    std::printf("commits %5.0f", bare.back());
    for (const std::size_t count : {1U, 4U, 16U, most_pairs}) {
      moves[count].push_back(moves_per_second(pairs, count, seconds));
      std::printf("   moves of %2zu pairs %5.0f", count, moves[count].back());
    }
    std::printf("\n");
    std::fflush(stdout);
  }
  std::printf("median ratio to bare commits:");
  for (const auto& [count, rates] : moves) {
    std::printf("  %.2f for %zu", median(rates) / median(bare), count);
  }
  std::printf("\n");
}

}  // namespace

int main(int count, char** words) {
  const fs::path folder = (count > 1 ? fs::path(words[1]) : fs::temp_directory_path()) /
                          ("camlann-throughput-" + std::to_string(getpid()));
  int status = 0;
  try {
    measure(folder, count > 2 ? std::atof(words[2]) : 3.0);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  fs::remove_all(folder);
  return status;
}
