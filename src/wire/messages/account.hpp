#pragma once
// Accounts: requests about them and their answers.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/bot.hpp"

namespace camlann::message {

// Lengths in characters.
inline constexpr std::int64_t longest_account_name = 20;
inline constexpr std::int64_t shortest_password = 8;
inline constexpr std::int64_t longest_password = 256;
inline constexpr wire::About about_account_name{
    .text = "3 to 20 letters (a to z), digits, `-` and `_`, a letter first",
    .required = "a name",
    .most = longest_account_name,
    .one_line = true};
inline constexpr wire::About about_password{.required = "a password", .most = longest_password};
inline constexpr wire::About about_new_password{
    .required = "a password", .least = shortest_password, .most = longest_password};
inline constexpr wire::About about_confirming_password{
    .text = "Mine; not needed within 15 minutes after I have signed in", .most = longest_password};

/// The player of this request.
struct Me {
  MESSAGE(Me, "Who sent the request");
  FIELD(std::string, id, "The `id` of `Player`");
  FIELD(std::optional<std::string>, name, "The account's; null for a guest");
  FIELD(bool, admin, "Whether this account runs the server") = false;
};

struct Account {
  MESSAGE(Account, "What its owner is told of an account");
  FIELD(std::string, id, "The `id` of `Player`");
  FIELD(std::string, name);
  FIELD(std::string, created, "", .format = "date-time");
  FIELD(bool, admin, "Whether this account runs the server") = false;
  FIELD(bool, bot, "Whether a program plays for this account") = false;
  FIELD(bool, guests, "Whether players without an account may challenge this one") = false;
  FIELD(std::optional<BotTournaments>, tournaments, "Of a bot; left out for others",
        .left_out = true);
};

struct NewAccount {
  REQUEST(NewAccount);
  FIELD_LIKE(std::string, name, about_account_name);
  FIELD_LIKE(std::string, password, about_new_password);
};

struct SignIn {
  REQUEST(SignIn);
  FIELD_LIKE(std::string, name, about_account_name);
  FIELD_LIKE(std::string, password, about_password);
};

struct Rename {
  REQUEST(Rename);
  FIELD_LIKE(std::string, name, about_account_name);
  FIELD_LIKE(std::optional<std::string>, password, about_confirming_password);
};

struct NewPassword {
  REQUEST(NewPassword);
  FIELD_LIKE(std::string, password, about_password);
  FIELD_LIKE(std::string, new_password, about_new_password);
  FIELD(bool, end_tokens, "Ends all tokens, too; by default they stay valid") = false;
};

struct Challenges {
  REQUEST(Challenges);
  FIELD(bool, guests, "Whether players without an account may challenge this one",
        .required = "true or false");
};

struct OpenSession {
  MESSAGE(OpenSession, "A browser in which the account is signed in");
  FIELD(std::string, id);
  FIELD(std::string, browser, "Such as `Firefox on Linux`");
  FIELD(std::string, made, "", .format = "date-time");
  FIELD(std::string, used, "The last time", .format = "date-time");
  FIELD(bool, current, "Whether it is the one that asks") = false;
};

struct OpenSessions {
  MESSAGE(OpenSessions, "The last used first");
  FIELD(std::vector<OpenSession>, sessions);
};

struct EndSessions {
  REQUEST(EndSessions);
  FIELD(std::optional<std::string>, id,
        "Of the session to end; by default all but the one that asks", .most = 64);
  FIELD_LIKE(std::optional<std::string>, password, about_confirming_password);
};

struct DeleteAccount {
  REQUEST(DeleteAccount);
  FIELD_LIKE(std::string, password, about_password);
};

}  // namespace camlann::message
