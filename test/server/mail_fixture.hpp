#pragma once
// Accounts with e-mail over the interface; the mail server is a real one on a port of this machine.

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "database/database.hpp"
#include "server/account_fakes.hpp"
#include "server/api/router.hpp"
#include "server/api/services.hpp"
#include "server/api/table_reader.hpp"
#include "server/core/mail_address.hpp"
#include "server/core/p256.hpp"
#include "server/core/vitals.hpp"
#include "server/games_fixture.hpp"
#include "server/key_cookie.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/mail/addresses.hpp"
#include "server/services/mail/carrier.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/services/moderation/moderation.hpp"
#include "server/smtp_server.hpp"
#include "server/spans.hpp"
#include "server/store/account_store.hpp"
#include "server/store/host_tables.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server::test {

class MailFixture : public GamesFixture {
 protected:
  MailFixture() {
    EXPECT_TRUE(accounts_.start());
    router_.emplace(Services{*games_, records_, tables_, vitals_, visitors_, accounts_, moderation_,
                             nullptr, &addresses_},
                    files_, limits_, [this] { return time_; });
  }
  [[nodiscard]] const database::Address& file() const { return database_; }
  [[nodiscard]] MailOptions options() const {
    return {smtp_.url(), "", "", "Club of Čamlann <club@example.org>", "https://camlann.example"};
  }
  Response send(const std::string& method, const std::string& target, const std::string& body) {
    Request request;
    request.method = method;
    request.target = target;
    request.host = "camlann.example";
    request.origin = "http://camlann.example";
    request.content_type = "application/json";
    request.cookie = cookie_;
    request.accept_language = accept_language_;
    if (!token_.empty()) request.authorization = "Bearer " + token_;
    request.body = body;
    std::optional<Response> answer;
    router_->handle(request, [&](Response response) { answer = std::move(response); });
    for (int turn = 0; turn < 2 && !answer; ++turn) {
      games_->run_once(std::chrono::milliseconds(0));
      accounts_.run_once(std::chrono::milliseconds(0));
    }
    EXPECT_TRUE(answer) << target;
    auto response = answer.value_or(Response{});
    for (const auto& [name, value] : response.headers) {
      const auto key = name == "Set-Cookie" ? key_cookie_in(value) : std::string();
      if (!key.empty()) cookie_ = key;
    }
    return response;
  }
  Response post(const std::string& target, const std::string& body) {
    return send("POST", target, body);
  }
  boost::json::value state() { return json_of(*send("GET", "/api/mail", "").body); }
  /// A new account of a new browser.
  void sign_up(const std::string& name) {
    cookie_.clear();
    (void)send("GET", "/api/session", "");
    ASSERT_EQ(
        post("/api/account", R"({"name":")" + name + R"(","password":"eight or more"})").status,
        201);
  }
  Response give(const std::string& mail, const std::string& password = "eight or more") {
    return post("/api/mail", R"({"mail":")" + mail + R"(","password":")" + password + R"("})");
  }
  /// The code in the last letter with a link for this. Letters of one round arrive in any order.
  std::string code(const std::string& purpose) {
    const auto letters = smtp_.letters();
    for (auto letter = letters.rbegin(); letter != letters.rend(); ++letter) {
      const auto at = letter->text.find("https://camlann.example/mail#" + purpose + "=");
      if (at == std::string::npos) continue;
      const auto start = at + 30 + purpose.size();
      return letter->text.substr(start, letter->text.find('\n', start) - start);
    }
    return "none";
  }
  Response use(const std::string& target, const std::string& code) {
    return post(target, R"({"code":")" + code + R"("})");
  }
  /// Signs up with a confirmed address.
  void sign_up_with(const std::string& name, const std::string& mail) {
    sign_up(name);
    ASSERT_EQ(give(mail).status, 200);
    carrier_->deliver();
    ASSERT_EQ(use("/api/mail/prove", code("prove")).status, 200);
  }
  Response recover(const std::string& code, const std::string& password) {
    return post("/api/recovery/use",
                R"({"code":")" + code + R"(","newPassword":")" + password + R"("})");
  }
  [[nodiscard]] Delivery send_with(Mailer& mailer, const Mail& mail) const {
    auto delivery = Delivery::later;
    std::vector<OutgoingMail> letters;
    letters.push_back({mail, {}, [&](Delivery ended, Millis) { delivery = ended; }});
    mailer.send(std::move(letters), now_);
    return delivery;
  }
  Response sign_in(const std::string& name, const std::string& password) {
    return post("/api/session", R"({"name":")" + name + R"(","password":")" + password + R"("})");
  }
  [[nodiscard]] std::unique_ptr<Carrier> new_carrier() {
    return std::make_unique<Carrier>(
        MailStore::open(file()).value(), options(), [this] { return now_; }, random_name,
        silent_log());
  }

  SmtpServer smtp_;
  std::string cookie_;
  std::string token_;                // of a program, instead
  std::string accept_language_;      // of the browser
  std::vector<std::string> events_;  // of the log of accounts
  SteadyTime time_{};
  PlayerKeys keys_ = test_keys(random_name);
  Directory directory_{[this] { return now_; }};
  std::unique_ptr<AccountStore> account_store_ = open_database_account_store(file()).value();
  Limits cheap_ = cheap_limits();
  Accounts accounts_{
      *account_store_,
      directory_,
      [this] { return now_; },
      random_name,
      cheap_,
      [this](Severity, std::string_view event, LogFields) { events_.emplace_back(event); }};
  std::unique_ptr<HostTables> host_tables_ = HostTables::open(file()).value();
  Moderation moderation_{*host_tables_, directory_, [this] { return now_; }, cheap_, silent_log()};
  Visitors visitors_{keys_, directory_};
  MailStore mail_store_ = MailStore::open(file()).value();
  MailAddresses addresses_{accounts_, *account_store_,         mail_store_,
                           "secret",  [this] { return now_; }, cheap_};
  std::unique_ptr<Carrier> carrier_ = new_carrier();
  StaticFiles files_;
  PublishedRecords records_;
  Vitals vitals_{"1.2.3", [] { return Millis{5000}; }};
  TableReader tables_{folder_.path() / "no-tables", 1, silent_log()};
  std::optional<Router> router_;
};

}  // namespace camlann::server::test
