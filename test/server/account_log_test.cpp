// Sign-ins and changes of accounts are in the log without names and addresses, and a flood of them
// gives few lines.
#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/limited_log.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/model/account.hpp"
#include "server/router_fixture.hpp"
#include "server/services/accounts/accounts.hpp"
#include "wire/messages/account.hpp"

namespace camlann::server::test {
namespace {

class AccountLogTest : public RouterTest {
 protected:
  template <class T, class Ask>
  Result<T> answer(Ask ask) {
    std::optional<Result<T>> got;
    ask(Reply<T>([&](const Result<T>& result) { got = result; }));
    logged_.run_once(std::chrono::milliseconds(0));
    EXPECT_TRUE(got);
    return got.value_or(failure(ErrorCode::io, "no answer"));
  }
  Result<SignedIn> sign_in(const std::string& password) {
    return answer<SignedIn>([&](const Reply<SignedIn>& reply) {
      logged_.sign_in({{"guest", {}, {}}, "192.0.2.1", "Firefox"}, {"Marta", password}, reply);
    });
  }

  std::vector<std::string> events_;
  std::string text_;  // all lines
  Log log_ = [this](Severity severity, std::string_view event, LogFields fields) {
    events_.emplace_back(event);
    text_ += log_line(time_, severity, event, fields) + '\n';
  };
  Accounts logged_{account_store_, directory_, [this] { return time_; }, names_, limits_, log_};
};

TEST_F(AccountLogTest, SignInsAndChangesAreLoggedWithoutNames) {
  ASSERT_TRUE(logged_.start());
  ASSERT_TRUE(answer<SignedIn>([&](const Reply<SignedIn>& reply) {
    logged_.make({{"marta-id", {}, {}}, "192.0.2.1", "Firefox"}, {"Marta", "correct horse"}, reply);
  }));
  EXPECT_FALSE(sign_in("wrong horse"));
  const auto in = sign_in("correct horse");
  ASSERT_TRUE(in);
  const Caller marta{in->visitor.who, "192.0.2.1", "Firefox", {}};
  const auto token = answer<NewToken>([&](const Reply<NewToken>& reply) {
    logged_.make_token(marta, "laptop", Scopes::all(), {}, reply);
  });
  ASSERT_TRUE(token);
  EXPECT_TRUE(answer<std::vector<Token>>([&](const Reply<std::vector<Token>>& reply) {
    logged_.end_token(marta, token->token.id, reply);
  }));
  message::Rename name;
  name.name = "Martha";
  EXPECT_TRUE(
      answer<Account>([&](const Reply<Account>& reply) { logged_.rename(marta, name, reply); }));
  message::NewPassword change;
  change.password = "wrong horse";
  change.new_password = "a better horse";
  const auto change_password = [&] {
    return answer<SignedIn>(
        [&](const Reply<SignedIn>& reply) { logged_.change_password(marta, change, reply); });
  };
  EXPECT_FALSE(change_password());
  change.password = "correct horse";
  const auto changed = change_password();
  ASSERT_TRUE(changed);
  EXPECT_TRUE(answer<Visitor>([&](const Reply<Visitor>& reply) {
    logged_.remove({changed->visitor.who, "192.0.2.1", "Firefox"}, {"a better horse"}, reply,
                   visitors_.new_guest());
  }));
  EXPECT_EQ(events_, (std::vector<std::string>{
                         "account-made", "sign-in-failed", "signed-in", "token-made", "token-ended",
                         "name-changed", "password-wrong", "password-changed", "account-deleted"}));
  EXPECT_NE(text_.find(R"("event":"sign-in-failed","way":"password","count":1})"),
            std::string::npos)
      << text_;
  for (const std::string& secret :
       {std::string("Mart"), std::string("mart"), std::string("horse"), std::string("192.0.2"),
        std::string("Firefox"), std::string("laptop"), token->token.id, token->text,
        in->visitor.key.text, in->visitor.who.session}) {
    EXPECT_EQ(text_.find(secret), std::string::npos) << secret;
  }
}

TEST_F(AccountLogTest, AFloodGivesFewLinesAndIsCounted) {
  LimitedLog some(log_, [this] { return time_; }, "way", 60);
  for (int i = 0; i < 200; ++i) some.note(Severity::info, "sign-in-failed", "password");
  EXPECT_EQ(events_.size(), 60U);
  some.note(Severity::info, "signed-in", "password");
  EXPECT_EQ(events_.back(), "signed-in") << "others are not held back";
  some.note(Severity::info, "sign-in-failed", "ban");
  EXPECT_NE(text_.find(R"("way":"ban","count":1})"), std::string::npos) << text_;
  time_ += 60'000;
  some.note(Severity::info, "sign-in-failed", "password");
  EXPECT_EQ(events_.size(), 63U);
  EXPECT_NE(text_.find(R"("count":141})"), std::string::npos) << text_;
  time_ -= 3'600'000;
  some.note(Severity::info, "sign-in-failed", "password");
  EXPECT_EQ(events_.size(), 64U) << "after the clock has been put right";
}

}  // namespace
}  // namespace camlann::server::test
