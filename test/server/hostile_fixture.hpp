#pragma once
// Two players with a game, and strangers from any address that send requests which no page would:
// the real program behind a trusted proxy.

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "server/key_cookie.hpp"
#include "server/program_fixture.hpp"

namespace camlann::server::test {

/// A browser, or a program posing as one, at a separate address.
class Stranger {
 public:
  Stranger(std::uint16_t port, std::string address) : port_(port), address_(std::move(address)) {}

  Answer get(const std::string& target) { return ask("GET", target, {}); }
  Answer post(const std::string& target, const std::string& body = "{}") {
    return ask("POST", target, body);
  }
  Answer ask(const std::string& method, const std::string& target, const std::string& body) {
    std::string text = method + ' ' + target + " HTTP/1.1\r\nHost: " + host() +
                       "\r\nX-Forwarded-For: " + address_ + "\r\n";
    if (!token.empty()) text += "Authorization: Bearer " + token + "\r\n";
    if (!cookie.empty()) text += "Cookie: " + cookie + "\r\n";
    text += more;
    text += "Origin: " + (origin.empty() ? "http://" + host() : origin) + "\r\n";
    if (method != "GET") {
      text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
              "\r\n";
    }
    text += "\r\n" + body;
    if (!wire_ || wire_->ended()) wire_ = std::make_unique<Wire>(port_);
    wire_->send(text);
    auto answer = read_answer(*wire_);
    if (answer.status == 0 || answer.header("Connection") == "close") wire_.reset();
    const auto given = key_cookie_in(answer.header("Set-Cookie"));
    if (keeps_cookies && !given.empty()) cookie = given;
    return answer;
  }
  [[nodiscard]] std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
  [[nodiscard]] std::uint16_t port() const { return port_; }

  std::string cookie, token, origin;
  std::string more;  // lines of the head
  bool keeps_cookies = true;

 private:
  std::uint16_t port_;
  std::string address_;
  std::unique_ptr<Wire> wire_;
};

struct Operation {
  std::string method;
  std::string path;  // with {id}
};

class HostileTest : public ProgramTest {
 protected:
  HostileTest() {
    program_.reset();
    start({"--trusted-proxy", "127.0.0.1"});
    for (auto* one : {&anna_, &ben_, &eve_}) *one = at("192.0.2." + std::to_string(++people_));
    for (auto* one : {&anna_, &ben_, &eve_}) (void)(*one)->get("/api/session");
  }
  [[nodiscard]] std::unique_ptr<Stranger> at(const std::string& address) const {
    return std::make_unique<Stranger>(port(), address);
  }
  /// Anna, with White, invites, and Ben sits down; returns the id of their game.
  std::string begin_game(const std::string& more = {}) {
    const auto made = anna_->post(
        "/api/invitations",
        R"({"variant":"cam","opponent":"person","name":"Anna","colour":"w")" + more + '}');
    EXPECT_EQ(made.status, 201) << made.body;
    invitation_ = text_field(json_of(made.body), "id");
    const auto sat =
        ben_->post("/api/invitations/" + invitation_ + "/sit-down", R"({"name":"Ben"})");
    EXPECT_EQ(sat.status, 200) << sat.body;
    return text_field(json_of(sat.body), "game");
  }
  static std::string move(int ply, const std::string& text, const std::string& nonce) {
    return R"({"ply":)" + std::to_string(ply) + R"(,"move":")" + text + R"(","nonce":")" + nonce +
           "\"}";
  }
  Answer play(Stranger& who, const std::string& game, int ply, const std::string& text,
              const std::string& nonce) const {
    return who.post("/api/games/" + game + "/moves", move(ply, text, nonce));
  }
  std::int64_t version(const std::string& game) {
    return number_field(json_of(anna_->get("/api/games/" + game).body), "version");
  }
  static std::string what(const Answer& answer) {
    return text_field(json_of(answer.body), "error.what");
  }
  /// All that changes something.
  std::vector<Operation> unsafe_operations() {
    auto all = operations();
    std::erase_if(all, [](const Operation& one) { return one.method == "GET"; });
    return all;
  }
  /// All that doc/protocol/openapi.yaml lists.
  std::vector<Operation> operations() {
    std::vector<Operation> all;
    std::istringstream document(anna_->get("/api/openapi.yaml").body);
    std::string path;
    for (std::string line; std::getline(document, line);) {
      if (line.rfind("  /", 0) == 0) path = line.substr(2, line.find(':') - 2);
      if (line.rfind("components:", 0) == 0) break;
      if (line == "    get:") all.push_back({"GET", path});
      if (line == "    post:") all.push_back({"POST", path});
      if (line == "    put:") all.push_back({"PUT", path});
      if (line == "    delete:") all.push_back({"DELETE", path});
    }
    return all;
  }
  static std::string filled(std::string path, const std::string& id) {
    for (auto at = path.find('{'); at != std::string::npos; at = path.find('{')) {
      path.replace(at, path.find('}') - at + 1, id);
    }
    return path;
  }
  /// An account of this browser; its id.
  static std::string sign_up(Stranger& browser, const std::string& name) {
    const auto made =
        browser.post("/api/account", R"({"name":")" + name + R"(","password":"a battery staple"})");
    EXPECT_EQ(made.status, 201) << made.body;
    return text_field(json_of(made.body), "id");
  }

  int people_ = 0;
  std::string invitation_;
  std::unique_ptr<Stranger> anna_, ben_, eve_;
};

}  // namespace camlann::server::test
