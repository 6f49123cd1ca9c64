#pragma once
// Several servers that have a bus, so that sockets stay where they come to.

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/client.hpp"
#include "server/several_fixture.hpp"
#include "server/test_nats.hpp"

namespace camlann::server::test {

class SeveralOnABus : public SeveralServers {
 protected:
  void start_on_bus(std::size_t count, std::vector<std::string> more = {}) {
    more.insert(more.end(), {"--nats", nats_.url()});
    for (std::size_t i = 0; i < count; ++i) start_server(i, more);
    host_ = std::make_unique<Client>(servers_[0]->port());
    guest_ = std::make_unique<Client>(servers_[count - 1]->port());
    for (std::size_t i = 1; i < count; ++i) await_relays(i);
  }
  void start_server_again(std::size_t number) { start_server(number, {"--nats", nats_.url()}); }

  [[nodiscard]] long figure(std::size_t server, const std::string& name) const {
    const auto text = Client(servers_[server]->port()).get("/metrics").body;
    const auto at = text.find("\ncamlann_" + name + ' ');
    return at == std::string::npos ? -1 : std::stol(text.substr(at + name.size() + 10));
  }
  bool soon_is(std::size_t server, const std::string& name, long value) const {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (figure(server, name) != value) {
      if (std::chrono::steady_clock::now() > until) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
  }
  /// Until a socket that comes there is relayed.
  void await_relays(std::size_t server) {
    const auto before = figure(server, "relayed_sockets");
    const auto until = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < until) {
      Client browser(servers_[server]->port());
      browser.get("/api/games");
      const WebSocket socket(servers_[server]->port(), browser.cookie());
      if (figure(server, "relayed_sockets") > before) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ADD_FAILURE() << "server " << server << " relays nothing";
  }
  WebSocket watch(std::size_t server, const Played& game) {
    WebSocket socket(servers_[server]->port(), host_->cookie());
    socket.say(R"({"type":"watch","version":1,"game":")" + game.id + "\"}");
    EXPECT_EQ(type_of(socket.receive()), "watching");
    return socket;
  }
  static std::string type_of(const ::camlann::server::test::Frame& frame) {
    return frame.opcode == 1 ? text_field(json_of(frame.payload), "type")
                             : "opcode " + std::to_string(frame.opcode);
  }
  /// The versions of the next events.
  static std::vector<std::int64_t> versions(WebSocket& socket, std::size_t count) {
    std::vector<std::int64_t> all;
    while (all.size() < count) {
      const auto frame = socket.receive();
      if (frame.opcode != 1) break;
      const auto message = json_of(frame.payload);
      if (text_field(message, "type") != "event") continue;
      all.push_back(number_field(message, "version"));
    }
    return all;
  }

  TestNats nats_;
};

}  // namespace camlann::server::test
