#include "server/slow_relay.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::server::test {

namespace {

constexpr const char* socket_name = ".s.PGSQL.5432";
constexpr int longest_sleep_ms = 20;

sockaddr_un address_of(const std::filesystem::path& folder) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const auto path = (folder / socket_name).string();
  if (path.size() >= sizeof(address.sun_path)) throw std::runtime_error("the path is too long");
  path.copy(address.sun_path, path.size());
  return address;
}

const sockaddr* plain(const sockaddr_un& address) {
  return reinterpret_cast<const sockaddr*>(&address);
}

bool write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Empty: nothing more comes.
std::string read_some(int socket) {
  std::array<char, 65536> bytes;
  const auto count = ::recv(socket, bytes.data(), bytes.size(), 0);
  return count <= 0 ? std::string() : std::string(bytes.data(), static_cast<std::size_t>(count));
}

}  // namespace

SlowRelay::SlowRelay(std::filesystem::path server)
    : server_(std::move(server)), listener_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const auto address = address_of(folder_.path());
  if (listener_ < 0 || ::bind(listener_, plain(address), sizeof(address)) != 0 ||
      ::listen(listener_, 64) != 0) {
    throw std::runtime_error("no socket for the relay");
  }
  thread_ = std::thread([this] { run(); });
}

SlowRelay::~SlowRelay() {
  over_ = true;
  thread_.join();
  ::close(listener_);
}

void SlowRelay::run() {
  while (!over_) {
    if (cut_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(longest_sleep_ms));
      continue;
    }
    std::vector<pollfd> sockets{{listener_, POLLIN, 0}};
    for (const auto& line : lines_) {
      sockets.push_back({line.client, POLLIN, 0});
      sockets.push_back({line.server, POLLIN, 0});
    }
    ::poll(sockets.data(), sockets.size(), next_due());
    std::size_t next = 1;
    for (auto& line : lines_) {
      if (sockets[next++].revents != 0) hear_client(line);
      if (sockets[next++].revents != 0) hear_server(line);
      deliver(line);
    }
    if (sockets[0].revents != 0) accept_one();
    lines_.remove_if([](Line& line) {
      if (!line.over) return false;
      ::close(line.client);
      if (line.server >= 0) ::close(line.server);
      return true;
    });
  }
  for (const auto& line : lines_) {
    ::close(line.client);
    if (line.server >= 0) ::close(line.server);
  }
}

void SlowRelay::accept_one() {
  Line line;
  line.client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  if (line.client < 0) return;
  line.server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const auto address = address_of(server_);
  line.over = ::connect(line.server, plain(address), sizeof(address)) != 0;
  lines_.push_back(std::move(line));
}

void SlowRelay::hear_client(Line& line) {
  const auto bytes = read_some(line.client);
  if (bytes.empty() || !write_all(line.server, bytes)) line.over = true;
}

void SlowRelay::hear_server(Line& line) const {
  auto bytes = read_some(line.server);
  if (bytes.empty()) {
    ::close(std::exchange(line.server, -1));  // poll passes over it
  }
  line.late.push_back(
      {std::chrono::steady_clock::now() + std::chrono::milliseconds(delay_), std::move(bytes)});
}

void SlowRelay::deliver(Line& line) {
  const auto now = std::chrono::steady_clock::now();
  while (!line.over && !line.late.empty() && line.late.front().due <= now) {
    const auto& bytes = line.late.front().bytes;
    if (bytes.empty() || !write_all(line.client, bytes)) line.over = true;
    line.late.pop_front();
  }
}

int SlowRelay::next_due() const {
  auto sleep = std::chrono::milliseconds(longest_sleep_ms);
  for (const auto& line : lines_) {
    if (line.late.empty()) continue;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(
        line.late.front().due - std::chrono::steady_clock::now());
    sleep = std::clamp(left, std::chrono::milliseconds(0), sleep);
  }
  return static_cast<int>(sleep.count());
}

}  // namespace camlann::server::test
