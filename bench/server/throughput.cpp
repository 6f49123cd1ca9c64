// Moves per second that the server acknowledges, each on disk, compared with a bare loop that
// commits the same rows with the same settings in the same folder. The difference is the server's
// own cost. The two take turns, so that changes in the disk's speed affect both equally.
//
// camlann_server_throughput [FOLDER [SECONDS [URL]]]     see --help
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "arguments.hpp"
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

/// Returns an address of its own for each game: the server limits new games per address.
std::string next_address() {
  static std::atomic<unsigned> last{0};
  const unsigned number = ++last;
  return "10." + std::to_string(number >> 16U & 255U) + '.' + std::to_string(number >> 8U & 255U) +
         '.' + std::to_string(number & 255U);
}

/// Two players that move their pieces to and fro in turn, in game after game.
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
    const auto address = next_address();
    host_.come_from(address);
    guest_.come_from(address);
    const auto offered = host_.post("/api/invitations", R"({"variant":"cam","colour":"w"})");
    check(offered.status == 201, offered.body);
    const auto begun =
        guest_.post("/api/invitations/" + field(offered.body, "id") + "/sit-down", "{}");
    check(begun.status == 200, begun.body);
    game_ = field(begun.body, "game");
    ply_ = 0;
    host_.come_from({});
    guest_.come_from({});
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

/// A server with its players, and the moves per second that the pairs made in each turn.
class Side {
 public:
  Side(const char* name, const fs::path& folder, const std::vector<std::string>& options)
      : name_(name), program_(folder / name, folder / "web", std::uint16_t{0}, options) {
    if (!program_.ready()) check(false, "the server does not start: " + program_.last_words());
    for (unsigned i = 0; i < most_pairs; ++i) pairs_.emplace_back(program_.port());
    pairs_.front().move();
  }

  void play(double seconds) {
    for (const std::size_t count : {1U, 4U, 16U, most_pairs}) {
      rates_[count].push_back(moves_per_second(pairs_, count, seconds));
      std::printf("   %s: moves of %2zu pairs %5.0f", name_, count, rates_[count].back());
    }
  }
  void report(const char* to_what, const std::function<double(std::size_t)>& base) const {
    std::printf("%s, median ratio to %s:", name_, to_what);
    for (const auto& [count, rates] : rates_) {
      std::printf("  %.2f for %zu", median(rates) / base(count), count);
    }
    std::printf("\n");
  }
  [[nodiscard]] double rate(std::size_t count) const { return median(rates_.at(count)); }

 private:
  const char* const name_;
  Program program_;
  std::vector<Pair> pairs_;
  std::map<std::size_t, std::vector<double>> rates_;  // by how many pairs play at a time
};

void measure(const fs::path& folder, double seconds, const std::string& postgres) {
  fs::create_directories(folder / "web");
  const std::vector<std::string> options{"--trusted-proxy", "127.0.0.1"};
  Side file("data", folder, options);
  std::unique_ptr<Side> server;
  if (!postgres.empty()) {
    auto more = options;
    more.insert(more.end(), {"--database", postgres});
    server = std::make_unique<Side>("postgres", folder, more);
  }
  Commits commits(copied(folder / "data"));
  std::vector<double> bare;
  for (int turn = 0; turn < turns; ++turn) {
    bare.push_back(commits.per_second(seconds));
    std::printf("commits %5.0f", bare.back());
    file.play(seconds);
    if (server) server->play(seconds);
    std::printf("\n");
    std::fflush(stdout);
  }
  file.report("bare commits", [&](std::size_t) { return median(bare); });
  if (server) server->report("SQLite", [&](std::size_t count) { return file.rate(count); });
}

}  // namespace

int main(int count, char** words) {
  CLI::App app("Measures how many moves per second the server acknowledges, against bare commits.");
  fs::path folder = fs::temp_directory_path();
  double seconds = 3;
  std::string postgres;
  app.add_option("FOLDER", folder, "on the disk in question")->capture_default_str();
  app.add_option("SECONDS", seconds, "of each turn")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("URL", postgres, "an empty PostgreSQL database, measured in the same turns");
  if (const auto status = camlann::bench::wrong_or_help(app, count, words)) return *status;
  folder /= "camlann-throughput-" + std::to_string(getpid());
  int status = 0;
  try {
    measure(folder, seconds, postgres);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  fs::remove_all(folder);
  return status;
}
