#pragma once
// Several servers behind HAProxy, each on a separate machine (machines.hpp), with more machines for
// workers. PostgreSQL, NATS, HAProxy and players are on this one.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/client.hpp"
#include "server/machines.hpp"
#include "server/several_fixture.hpp"
#include "server/test_haproxy.hpp"
#include "server/test_nats.hpp"

namespace camlann::server::test {

class SeveralOnMachines : public SeveralServers {
 protected:
  static constexpr std::size_t server_count = 3;
  static constexpr std::size_t worker_count = 2;

  [[nodiscard]] std::string database_for(std::size_t /*server*/) const override {
    return postgres_.url_at_host(address_);
  }
  [[nodiscard]] std::vector<std::string> machine_of(std::size_t server) const override {
    return machines_->at(server);
  }
  [[nodiscard]] Place place_of(std::size_t server) const override {
    return {Machines::address(server, Cable::others), servers_[server]->port()};
  }
  [[nodiscard]] std::uint16_t port() const override { return front_->port(); }

  void SetUp() override {
    machines_.emplace(server_count + worker_count);
    postgres_.listen_at(Machines::here(Cable::database), Machines::network(Cable::database));
    nats_.emplace(Machines::here(Cable::bus));
  }

  /// Copies the logs of a failed run to CAMLANN_KEEP, if set.
  void TearDown() override {
    const char* kept = std::getenv("CAMLANN_KEEP");
    if (!HasFailure() || kept == nullptr) return;
    std::filesystem::copy(folder_.path(), kept, std::filesystem::copy_options::recursive);
  }

  void start_one(std::size_t server) {
    start_server(server,
                 {"--nats", nats_->url(), "--host", Machines::address(server, Cable::others),
                  "--trusted-proxy", Machines::network(Cable::others)});
  }
  void start_servers_and_front() {
    for (std::size_t i = 0; i < server_count; ++i) start_one(i);
    std::vector<Place> places;
    for (std::size_t i = 0; i < server_count; ++i) places.push_back(place_of(i));
    front_.emplace(folder_.path(), places);
    host_ = std::make_unique<Client>(port());
    guest_ = std::make_unique<Client>(port());
  }

  std::optional<Machines> machines_;
  std::optional<TestNats> nats_;
  std::optional<TestHaproxy> front_;
};

}  // namespace camlann::server::test
