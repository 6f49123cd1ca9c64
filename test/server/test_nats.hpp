#pragma once
// A NATS server for tests, on a free port that stays the same, on this machine by default. The
// destructor ends it.

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
#include <utility>
#include <vector>

#include "server/child.hpp"
#include "server/free_port.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

class TestNats {
 public:
  explicit TestNats(std::string host = "127.0.0.1") : host_(std::move(host)) { start(); }

  [[nodiscard]] std::string url() const { return "nats://" + host_ + ':' + std::to_string(port_); }

  void start() {
    server_ = std::make_unique<Child>(
        std::vector<std::string>{"nats-server", "--addr", host_, "--port", std::to_string(port_)},
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
  [[nodiscard]] bool accepts() const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const auto address = address_of(host_, port_);
    const bool connected =
        ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
    ::close(socket);
    return connected;
  }

  camlann::test::TemporaryFolder folder_;
  const std::string host_;
  const std::uint16_t port_ = free_port(host_);
  std::unique_ptr<Child> server_;
};

}  // namespace camlann::server::test
