#pragma once
// Accounts: what is asked about them, and what their owners are told.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"

namespace camlann {

namespace message {

/// Who asks.
struct Me {
  std::string id;
  std::optional<std::string> name;
  bool admin = false;

  bool operator==(const Me&) const = default;
};

struct Account {
  std::string id;
  std::string name;
  std::string created;
  bool admin = false;
  bool bot = false;

  bool operator==(const Account&) const = default;
};

struct NewAccount {
  std::string name;
  std::string password;

  bool operator==(const NewAccount&) const = default;
};

struct SignIn {
  std::string name;
  std::string password;

  bool operator==(const SignIn&) const = default;
};

struct Rename {
  std::string name;

  bool operator==(const Rename&) const = default;
};

struct NewPassword {
  std::string password;
  std::string new_password;

  bool operator==(const NewPassword&) const = default;
};

struct OpenSession {
  std::string id;
  std::string browser;
  std::string made;
  std::string used;
  bool current = false;

  bool operator==(const OpenSession&) const = default;
};

struct OpenSessions {
  std::vector<OpenSession> sessions;

  bool operator==(const OpenSessions&) const = default;
};

struct EndSessions {
  std::optional<std::string> id;

  bool operator==(const EndSessions&) const = default;
};

struct DeleteAccount {
  std::string password;

  bool operator==(const DeleteAccount&) const = default;
};

}  // namespace message

namespace wire {

// Lengths in bytes.
inline constexpr std::int64_t longest_account_name = 20;
inline constexpr std::int64_t shortest_password = 8;
inline constexpr std::int64_t longest_password = 256;

inline constexpr About about_account_name{
    .text = "3 to 20 letters (a to z), digits, `-` and `_`, a letter first",
    .required = "a name",
    .most = longest_account_name,
    .one_line = true};
inline constexpr About about_password{.required = "a password", .most = longest_password};
inline constexpr About about_new_password{
    .required = "a password", .least = shortest_password, .most = longest_password};

template <>
struct Description<message::Me> {
  static constexpr std::string_view name = "Me";
  static constexpr std::string_view text = "Who sent the request";
  static constexpr void fields(auto&& field) {
    using message::Me;
    field("id", &Me::id, {.text = "The `id` of `Player`"});
    field("name", &Me::name, {.text = "The account's; null for a guest"});
    field("admin", &Me::admin, {.text = "Whether this account runs the server"});
  }
};

template <>
struct Description<message::Account> {
  static constexpr std::string_view name = "Account";
  static constexpr std::string_view text = "What its owner is told of an account";
  static constexpr void fields(auto&& field) {
    using message::Account;
    field("id", &Account::id, {.text = "The `id` of `Player`"});
    field("name", &Account::name, {});
    field("created", &Account::created, {.format = "date-time"});
    field("admin", &Account::admin, {.text = "Whether this account runs the server"});
    field("bot", &Account::bot, {.text = "Whether a program plays for this account"});
  }
};

template <>
struct Description<message::NewAccount> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewAccount";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewAccount;
    field("name", &NewAccount::name, about_account_name);
    field("password", &NewAccount::password, about_new_password);
  }
};

template <>
struct Description<message::SignIn> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "SignIn";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::SignIn;
    field("name", &SignIn::name, about_account_name);
    field("password", &SignIn::password, about_password);
  }
};

template <>
struct Description<message::Rename> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "Rename";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("name", &message::Rename::name, about_account_name);
  }
};

template <>
struct Description<message::NewPassword> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewPassword";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::NewPassword;
    field("password", &NewPassword::password, about_password);
    field("newPassword", &NewPassword::new_password, about_new_password);
  }
};

template <>
struct Description<message::OpenSession> {
  static constexpr std::string_view name = "OpenSession";
  static constexpr std::string_view text = "A browser in which the account is signed in";
  static constexpr void fields(auto&& field) {
    using message::OpenSession;
    field("id", &OpenSession::id, {});
    field("browser", &OpenSession::browser, {.text = "Such as `Firefox on Linux`"});
    field("made", &OpenSession::made, {.format = "date-time"});
    field("used", &OpenSession::used, {.text = "The last time", .format = "date-time"});
    field("current", &OpenSession::current, {.text = "Whether it is the one that asks"});
  }
};

template <>
struct Description<message::OpenSessions> {
  static constexpr std::string_view name = "OpenSessions";
  static constexpr std::string_view text = "The last used first";
  static constexpr void fields(auto&& field) {
    field("sessions", &message::OpenSessions::sessions, {});
  }
};

template <>
struct Description<message::EndSessions> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "EndSessions";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("id", &message::EndSessions::id,
          {.text = "Of the session to end; by default all but the one that asks", .most = 64});
  }
};

template <>
struct Description<message::DeleteAccount> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "DeleteAccount";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("password", &message::DeleteAccount::password, about_password);
  }
};

}  // namespace wire
}  // namespace camlann
