// Opens the maximum number of WebSockets that the limits of both processes allow, each watching a
// game, from many loopback addresses. Prints the server's memory per socket, and the time that a
// move takes meanwhile.
//
// camlann_server_sockets [COUNT]     see --help
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "server/client.hpp"
#include "server/commits.hpp"

namespace {

namespace fs = std::filesystem;
using camlann::bench::check;
using camlann::bench::field;
using camlann::server::test::Client;
using camlann::server::test::handshake_text;
using camlann::server::test::Program;
using std::chrono::steady_clock;

constexpr int per_address = 400;

/// Kilobytes of RAM that a process has.
long resident_kb(pid_t process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.compare(0, 6, "VmRSS:") == 0) return std::atol(line.c_str() + 6);
  }
  return 0;
}

/// Returns the file limit of this process, less the server's other files.
int most_files() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  return static_cast<int>(std::min<rlim_t>(files.rlim_cur, 1'000'000)) - 320;
}

std::string receive_until(int descriptor, const std::string& end) {
  std::string text;
  char bytes[4096];
  while (text.find(end) == std::string::npos) {
    const auto got = recv(descriptor, bytes, sizeof bytes, 0);
    check(got > 0, "a socket was closed: " + text);
    text.append(bytes, static_cast<std::size_t>(got));
  }
  return text;
}

/// A socket that watches a game, from the address 127.0.1.0 + `number` / per_address.
int open_socket(std::uint16_t port, int number, const std::string& cookie,
                const std::string& game) {
  const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  check(descriptor >= 0, "no more files can be opened here");
  sockaddr_in from{};
  from.sin_family = AF_INET;
  from.sin_addr.s_addr = htonl(0x7F000100U + static_cast<std::uint32_t>(number / per_address));
  check(bind(descriptor, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0, "bind");
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  check(connect(descriptor, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0, "connect");
  const auto hello = handshake_text("Cookie: " + cookie + "\r\n");
  check(send(descriptor, hello.data(), hello.size(), MSG_NOSIGNAL) > 0, "send");
  const auto answer = receive_until(descriptor, "\r\n\r\n");
  check(answer.compare(9, 3, "101") == 0, answer);
  const std::string watch = R"({"type":"watch","game":")" + game + R"(","version":1})";
  std::string frame{'\x81', static_cast<char>(0x80U | watch.size()), '\0', '\0', '\0', '\0'};
  frame += watch;  // masked with nothing
  check(send(descriptor, frame.data(), frame.size(), MSG_NOSIGNAL) > 0, "send");
  (void)receive_until(descriptor, "watching");
  return descriptor;
}

/// Plays a separate game and returns the 99th percentile of its move times, in milliseconds.
double percentile_99(Client& client) {
  constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
  const auto game =
      field(client.post("/api/games", R"({"variant":"cam","opponent":"person"})").body, "id");
  std::vector<double> times;
  for (int ply = 0; ply < 300; ++ply) {
    const auto number = std::to_string(ply);
    const auto begun = steady_clock::now();
    const auto answer = client.post("/api/games/" + game + "/moves",
                                    R"({"ply":)" + number + R"(,"move":")" + moves[ply % 4] +
                                        R"(","nonce":")" + number + "\"}");
    check(answer.status == 200, answer.body);
    times.push_back(std::chrono::duration<double, std::milli>(steady_clock::now() - begun).count());
  }
  std::sort(times.begin(), times.end());
  return times[times.size() * 99 / 100];
}

void measure(const fs::path& folder, int wanted) {
  const int count = std::min(wanted, most_files());
  fs::create_directories(folder / "web");
  Program program(folder / "data", folder / "web", 0,
                  {"--max-new-connections-per-address", "1000"});
  check(program.ready(), "the server does not start");
  Client client(program.port());
  const auto game =
      field(client.post("/api/games", R"({"variant":"cam","opponent":"person"})").body, "id");
  const double alone = percentile_99(client);
  const long before = resident_kb(program.process());
  std::vector<int> sockets;
  const auto begun = steady_clock::now();
  std::string why;
  try {
    for (int i = 0; i < count; ++i) {
      sockets.push_back(open_socket(program.port(), i, client.cookie(), game));
    }
  } catch (const std::exception& error) {
    why = error.what();
  }
  const double seconds = std::chrono::duration<double>(steady_clock::now() - begun).count();
  const long after = resident_kb(program.process());
  const double beside = percentile_99(client);
  std::printf("%zu sockets in %.1f s, %.1f kB each (%.0f MB in all)\n", sockets.size(), seconds,
              1.024 * static_cast<double>(after - before) / static_cast<double>(sockets.size()),
              1.024e-3 * static_cast<double>(after));
  std::printf("99th percentile of a move: %.2f ms alone, %.2f ms beside them\n", alone, beside);
  if (!why.empty()) std::printf("the next was refused: %s\n", why.c_str());
  for (const int descriptor : sockets) close(descriptor);
}

}  // namespace

int main(int count, char** words) {
  CLI::App app("Measures what each watching WebSocket costs the server.");
  int sockets = 20'000;
  app.add_option("COUNT", sockets, "of sockets")->capture_default_str()->check(CLI::PositiveNumber);
  if (const auto status = camlann::bench::wrong_or_help(app, count, words)) return *status;
  const fs::path folder =
      fs::temp_directory_path() / ("camlann-sockets-" + std::to_string(getpid()));
  int status = 0;
  try {
    measure(folder, sockets);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  fs::remove_all(folder);
  return status;
}
