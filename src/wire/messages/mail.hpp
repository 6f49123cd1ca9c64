#pragma once
// E-mail: an address for reminders and for a forgotten password.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "wire/describe.hpp"
#include "wire/messages/account.hpp"

namespace camlann {

namespace message {

struct MailState {
  bool possible = false;
  std::optional<std::string> address;
  std::optional<std::string> asked;
  bool reminders = false;

  bool operator==(const MailState&) const = default;
};

struct NewMail {
  std::string mail;
  std::string password;

  bool operator==(const NewMail&) const = default;
};

struct MailCode {
  std::string code;

  bool operator==(const MailCode&) const = default;
};

struct MailReminders {
  bool on = false;

  bool operator==(const MailReminders&) const = default;
};

struct ForgottenPassword {
  std::string mail;

  bool operator==(const ForgottenPassword&) const = default;
};

struct RecoverAccount {
  std::string code;
  std::string new_password;

  bool operator==(const RecoverAccount&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr std::int64_t longest_mail_address = 254;

template <>
struct Description<message::MailState> {
  static constexpr std::string_view name = "MailState";
  static constexpr std::string_view text = "How I am reached by e-mail";
  static constexpr void fields(auto&& field) {
    using message::MailState;
    field("possible", &MailState::possible, {.text = "Whether this server sends e-mail"});
    field("address", &MailState::address, {.text = "My address; null: none is confirmed"});
    field("asked", &MailState::asked,
          {.text = "An address to which a link was sent that nobody has followed yet"});
    field("reminders", &MailState::reminders, {.text = "Whether I am reminded by e-mail"});
  }
};

template <>
struct Description<message::NewMail> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewMail";
  static constexpr std::string_view text =
      "A link is sent there; the address counts once it is followed";
  static constexpr void fields(auto&& field) {
    using message::NewMail;
    field("mail", &NewMail::mail,
          {.required = "an e-mail address", .most = longest_mail_address, .one_line = true});
    field("password", &NewMail::password, about_password);
  }
};

template <>
struct Description<message::MailCode> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "MailCode";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("code", &message::MailCode::code,
          {.required = "the code of the link", .most = 100, .one_line = true});
  }
};

template <>
struct Description<message::MailReminders> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "MailReminders";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("on", &message::MailReminders::on, {.required = "true or false"});
  }
};

template <>
struct Description<message::ForgottenPassword> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "ForgottenPassword";
  static constexpr std::string_view text = "A link to a new password is sent to the accounts there";
  static constexpr void fields(auto&& field) {
    field("mail", &message::ForgottenPassword::mail,
          {.required = "an e-mail address", .most = longest_mail_address, .one_line = true});
  }
};

template <>
struct Description<message::RecoverAccount> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "RecoverAccount";
  static constexpr std::string_view text = "Whoever has the link sets a new password";
  static constexpr void fields(auto&& field) {
    using message::RecoverAccount;
    field("code", &RecoverAccount::code,
          {.required = "the code of the link", .most = 100, .one_line = true});
    field("newPassword", &RecoverAccount::new_password, about_new_password);
  }
};

}  // namespace wire
}  // namespace camlann
