#pragma once
// A NATS server for tests, on a free port that stays the same. It ends with this.

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

class TestNats {
 public:
  TestNats() { start(); }

  [[nodiscard]] std::string url() const { return "nats://127.0.0.1:" + std::to_string(port_); }

  void start() {
    server_ = std::make_unique<Child>(
        std::vector<std::string>{"nats-server", "--addr", "127.0.0.1", "--port",
                                 std::to_string(port_)},
        std::vector<std::string>{"PATH=/usr/bin:/bin:/usr/sbin:/sbin"}, folder_.path() / "log");
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!accepts()) {
      if (std::chrono::steady_clock::now() > until) {
        ADD_FAILURE() << "no NATS server (script/setup --test installs it): " << server_->output();
        return;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
  void kill() { server_.reset(); }
  void signal(int number) const { server_->signal(number); }

 private:
  static sockaddr_in local(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
  }
  static std::uint16_t free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    auto address = local(0);
    socklen_t size = sizeof(address);
    (void)::bind(socket, reinterpret_cast<sockaddr*>(&address), size);
    (void)::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(socket);
    return ntohs(address.sin_port);
  }
  [[nodiscard]] bool accepts() const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const auto address = local(port_);
    const bool connected =
        ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
    ::close(socket);
    return connected;
  }

  camlann::test::TemporaryFolder folder_;
  std::uint16_t port_ = free_port();
  std::unique_ptr<Child> server_;
};

}  // namespace camlann::server::test
