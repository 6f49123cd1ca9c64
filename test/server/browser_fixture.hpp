#pragma once
// Browsers of guests and of accounts, over the HTTP interface without a network.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "server/router_fixture.hpp"

namespace camlann::server::test {

/// The body that creates Marta's account and signs her in.
inline const std::string marta = R"({"name":"Marta","password":"correct horse"})";

/// A browser that keeps its cookies.
class Browser {
 public:
  std::string cookies() const {
    std::string all;
    for (const auto& [name, value] : kept_) all += (all.empty() ? "" : "; ") + name + '=' + value;
    return all;
  }
  void keep(const Response& response) {
    for (const auto& [field, value] : response.headers) {
      if (field != "Set-Cookie") continue;
      const auto name = value.substr(0, value.find('='));
      const auto text = value.substr(name.size() + 1, value.find(';') - name.size() - 1);
      kept_.erase(name);
      if (value.find("Max-Age=0;") == std::string::npos) kept_[name] = text;
    }
  }
  std::string operator[](const std::string& name) const {
    const auto found = kept_.find(name);
    return found == kept_.end() ? std::string() : found->second;
  }
  void forge(const std::string& name, const std::string& value) { kept_[name] = value; }

 private:
  std::map<std::string, std::string> kept_;
};

class BrowserTest : public RouterTest {
 protected:
  Response ask(Browser& browser, const std::string& target, const std::string& body = {},
               const std::string& address = "192.0.2.1") {
    auto request = post_request(target, body);
    if (body.empty()) request.method = "GET";
    request.cookie = browser.cookies();
    request.address = address;
    request.user_agent = "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Firefox/120.0";
    auto answer = send(request);
    browser.keep(answer);
    return answer;
  }
  std::string id(Browser& browser) { return text_field(body(ask(browser, "/api/session")), "id"); }
  std::string name(Browser& browser) {
    const auto me = body(ask(browser, "/api/session"));
    return field(me, "name").is_null() ? "" : text_field(me, "name");
  }
  /// A browser signed in to an account with this name and the usual password.
  Browser member(const std::string& its_name) {
    Browser browser;
    ask(browser, "/api/games");
    const auto made = ask(browser, "/api/account",
                          R"({"name":")" + its_name + R"(","password":"correct horse"})");
    EXPECT_EQ(made.status, 201) << *made.body;
    return browser;
  }
};

}  // namespace camlann::server::test
