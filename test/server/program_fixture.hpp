#pragma once
// The real program with a small page, started afresh for each test.

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/client.hpp"
#include "server/fakes.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

inline std::string log_of(const TemporaryFolder& folder) {
  return camlann::test::read_bytes(folder.path() / "server.log");
}

class ProgramTest : public testing::Test {
 protected:
  ProgramTest() {
    folder_.write("web/index.html", "<!doctype html><title>Camlann</title>");
    folder_.write("web/core.wasm", std::string(3000, 'w'));
    start();
  }
  void start(const std::vector<std::string>& more = {}) {
    program_ = std::make_unique<Program>(data(), web(), std::uint16_t{0}, more);
  }
  [[nodiscard]] std::filesystem::path data() const { return folder_.path() / "data"; }
  [[nodiscard]] std::filesystem::path web() const { return folder_.path() / "web"; }
  [[nodiscard]] std::uint16_t port() const { return program_->port(); }

  static std::string create(Client& client, const std::string& body) {
    const auto made = client.post("/api/games", body);
    EXPECT_EQ(made.status, 201) << made.body;
    return text_field(json_of(made.body), "id");
  }
  static std::string watch(const std::string& game, std::int64_t version) {
    return R"({"type":"watch","game":")" + game + R"(","version":)" + std::to_string(version) + '}';
  }
  static boost::json::value next(WebSocket& socket) {
    const auto frame = socket.receive();
    EXPECT_EQ(frame.opcode, 1) << frame.payload;
    return frame.opcode == 1 ? json_of(frame.payload) : boost::json::value{};
  }
  void expect_alive() const {
    Client client(port());
    EXPECT_EQ(client.get("/healthz").status, 200);
  }

  TemporaryFolder folder_;
  std::unique_ptr<Program> program_;
};

}  // namespace camlann::server::test
