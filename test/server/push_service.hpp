#pragma once
// A push service on a port of this machine.

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <deque>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace camlann::server::test {

/// A push service that answers each request with the next of its statuses, then 201. With 0 it says
/// nothing until the client goes. It talks with several clients at once.
class PushService {
 public:
  PushService() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(bind(socket_, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(listen(socket_, 128), 0);
    EXPECT_EQ(getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size), 0);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { serve(); });
  }
  PushService(const PushService&) = delete;
  PushService& operator=(const PushService&) = delete;
  ~PushService() {
    shutdown(socket_, SHUT_RDWR);
    thread_.join();
    close(socket_);
  }

  [[nodiscard]] std::string endpoint(const std::string& browser) const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/push/" + browser;
  }
  /// The next are answered so.
  void answer_with(std::deque<int> statuses) {
    const std::lock_guard lock(mutex_);
    statuses_ = std::move(statuses);
  }
  /// Answers come after this time.
  void answer_after(std::chrono::milliseconds time) { delay_ = time; }
  [[nodiscard]] int port() const { return port_; }
  /// Returns the number of clients that are connected now.
  [[nodiscard]] int waiting() const { return waiting_; }
  /// Heads and bodies.
  [[nodiscard]] std::vector<std::string> requests() {
    const std::lock_guard lock(mutex_);
    return requests_;
  }

 private:
  void serve() {
    std::list<std::jthread> talks;
    for (;;) {
      const int client = accept(socket_, nullptr, nullptr);
      if (client < 0) return;
      talks.emplace_back([this, client] {
        ++waiting_;
        talk(client);
        --waiting_;
        close(client);
      });
    }
  }
  void talk(int client) {
    std::string request;
    std::array<char, 8192> some{};
    std::optional<std::size_t> whole;
    while (!whole || request.size() < *whole) {
      const auto got = recv(client, some.data(), some.size(), 0);
      if (got <= 0) break;
      request.append(some.data(), static_cast<std::size_t>(got));
      const auto head = request.find("\r\n\r\n");
      const auto length = request.find("Content-Length: ");
      if (head != std::string::npos && length != std::string::npos) {
        whole = head + 4 + std::stoul(request.substr(length + 16));
      }
    }
    const int status = take(request);
    if (status == 0) {
      while (recv(client, some.data(), some.size(), 0) > 0) continue;
      return;
    }
    std::this_thread::sleep_for(delay_.load());
    const auto answer = "HTTP/1.1 " + std::to_string(status) +
                        " Said\r\nContent-Length: 0\r\nConnection: close\r\nLocation: "
                        "http://127.0.0.1:1/elsewhere\r\n\r\n";
    (void)send(client, answer.data(), answer.size(), MSG_NOSIGNAL);
  }

  int take(const std::string& request) {
    const std::lock_guard lock(mutex_);
    requests_.push_back(request);
    if (statuses_.empty()) return 201;
    const int status = statuses_.front();
    statuses_.pop_front();
    return status;
  }

  std::mutex mutex_;
  std::deque<int> statuses_;
  std::vector<std::string> requests_;
  int socket_;
  int port_ = 0;
  std::atomic<int> waiting_{0};
  std::atomic<std::chrono::milliseconds> delay_{std::chrono::milliseconds(0)};
  std::thread thread_;
};

inline std::string header_of(const std::string& request, const std::string& name) {
  const auto at = request.find("\r\n" + name + ": ");
  if (at == std::string::npos) return {};
  const auto start = at + name.size() + 4;
  return request.substr(start, request.find("\r\n", start) - start);
}

}  // namespace camlann::server::test
