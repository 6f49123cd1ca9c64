#pragma once
// HAProxy for tests: a load balancer in front of servers, on a free port that stays the same.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "server/client.hpp"
#include "server/free_port.hpp"

namespace camlann::server::test {

class TestHaproxy {
 public:
  TestHaproxy(const std::filesystem::path& folder, const std::vector<Place>& servers)
      : folder_(folder), port_(free_port()) {
    if (!std::filesystem::exists(program)) {
      throw std::runtime_error("HAProxy is not installed: script/setup --test installs it");
    }
    std::ofstream settings(folder_ / "haproxy.cfg");
    settings
        << "defaults\n mode tcp\n timeout connect 2s\n timeout client 2m\n timeout server 2m\n"
        << " option redispatch\n retries 2\nfrontend players\n bind 127.0.0.1:" << port_
        << "\n default_backend servers\nbackend servers\n balance roundrobin\n"
        << " option httpchk GET /healthz\n default-server send-proxy check inter 1s fall 3 rise "
        << "1 on-marked-down shutdown-sessions\n";
    for (std::size_t i = 0; i < servers.size(); ++i) {
      settings << " server s" << i << ' ' << servers[i].host << ':' << servers[i].port << "\n";
    }
    settings.close();
    start();
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }
  void signal(int number) const { child_->signal(number); }
  void kill() {
    child_.reset();
    start();
  }

 private:
  static constexpr const char* program = "/usr/sbin/haproxy";

  /// It listens afterwards.
  void start() {
    child_ = std::make_unique<Child>(
        std::vector<std::string>{program, "-db", "-f", (folder_ / "haproxy.cfg").string()},
        std::vector<std::string>{}, folder_ / "haproxy.log");
    const auto until = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < until) {
      if (Client(port_).get("/healthz").status == 200) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    throw std::runtime_error("HAProxy does not listen: " + child_->output());
  }

  const std::filesystem::path folder_;
  const std::uint16_t port_;
  std::unique_ptr<Child> child_;
};

}  // namespace camlann::server::test
